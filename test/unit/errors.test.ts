import { describe, expect, test } from "vitest";
import {
  HEADER_MISMATCH,
  headerMismatch,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  internalError,
  invalidParams,
  invalidRequest,
  isMcpError,
  McpError,
  METHOD_NOT_FOUND,
  MISSING_REQUIRED_CLIENT_CAPABILITY,
  methodNotFound,
  missingClientCapability,
  PARSE_ERROR,
  parseError,
  RESOURCE_NOT_FOUND,
  resourceNotFound,
  UNSUPPORTED_PROTOCOL_VERSION,
  URL_ELICITATION_REQUIRED,
  unsupportedProtocolVersion,
  urlElicitationRequired,
} from "../../src/errors.js";

const BRAND = Symbol.for("mcp-protocol-types.McpError");

test("the codes", () => {
  expect({
    PARSE_ERROR,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    INVALID_PARAMS,
    INTERNAL_ERROR,
    RESOURCE_NOT_FOUND,
    URL_ELICITATION_REQUIRED,
    HEADER_MISMATCH,
    MISSING_REQUIRED_CLIENT_CAPABILITY,
    UNSUPPORTED_PROTOCOL_VERSION,
  }).toStrictEqual({
    PARSE_ERROR: -32700,
    INVALID_REQUEST: -32600,
    METHOD_NOT_FOUND: -32601,
    INVALID_PARAMS: -32602,
    INTERNAL_ERROR: -32603,
    RESOURCE_NOT_FOUND: -32002,
    URL_ELICITATION_REQUIRED: -32042,
    HEADER_MISMATCH: -32020,
    MISSING_REQUIRED_CLIENT_CAPABILITY: -32021,
    UNSUPPORTED_PROTOCOL_VERSION: -32022,
  });
});

describe("McpError", () => {
  test("has code, message, data, name and a stack, and is an Error", () => {
    const thrown = new McpError(-32602, "Unknown tool: subtract", { tool: "subtract" });
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).toBeInstanceOf(McpError);
    expect(thrown.code).toBe(-32602);
    expect(thrown.message).toBe("Unknown tool: subtract");
    expect(thrown.data).toStrictEqual({ tool: "subtract" });
    expect(thrown.name).toBe("McpError");
    expect(thrown.stack).toContain("errors.test.ts");
    expect(String(thrown)).toBe("McpError: Unknown tool: subtract");
  });

  test("carries its brand where nobody enumerates it", () => {
    const thrown = new McpError(1, "m");
    expect(Object.getOwnPropertyDescriptor(thrown, BRAND)).toStrictEqual({
      value: true,
      writable: false,
      enumerable: false,
      configurable: false,
    });
  });

  test("can be extended", () => {
    class Refused extends McpError<{ why: string }> {
      constructor(why: string) {
        super(-32000, "refused", { why });
      }
    }
    const thrown = new Refused("late");
    expect(thrown).toBeInstanceOf(Refused);
    expect(isMcpError(thrown)).toBe(true);
    expect(thrown.toResponse(1)).toStrictEqual({
      jsonrpc: "2.0",
      id: 1,
      error: { code: -32000, message: "refused", data: { why: "late" } },
    });
  });

  test.each([[0], [""], [-7], ["a"], [null]])("toResponse writes the id %j", (id) => {
    expect(new McpError(-32601, "no").toResponse(id)).toStrictEqual({
      jsonrpc: "2.0",
      id,
      error: { code: -32601, message: "no" },
    });
  });

  test("toResponse leaves an undefined id out", () => {
    const response = new McpError(-32700, "bad").toResponse(undefined);
    expect(response).toStrictEqual({ jsonrpc: "2.0", error: { code: -32700, message: "bad" } });
    expect(Object.keys(response)).toEqual(["jsonrpc", "error"]);
  });

  test.each([[0], [false], [""], [null], [[]], [{}], [{ a: undefined }]])("toResponse keeps the data %j", (data) => {
    const thrown = new McpError(1, "", data);
    expect(thrown.data).toBe(data);
    expect(thrown.toResponse(1)).toStrictEqual({ jsonrpc: "2.0", id: 1, error: { code: 1, message: "", data } });
  });

  test("toResponse leaves undefined data out", () => {
    expect(Object.keys(new McpError(1, "m", undefined).toResponse(1).error)).toEqual(["code", "message"]);
    expect(Object.keys(new McpError(1, "m").toResponse(1).error)).toEqual(["code", "message"]);
  });

  test("from makes the error out of a response, and back", () => {
    const failure = { jsonrpc: "2.0", id: 4, error: { code: -32002, message: "gone", data: { uri: "a:b" } } } as const;
    const thrown = McpError.from(failure);
    expect(thrown).toBeInstanceOf(McpError);
    expect([thrown.code, thrown.message, thrown.data]).toStrictEqual([-32002, "gone", { uri: "a:b" }]);
    expect(thrown.toResponse(4)).toStrictEqual(failure);
  });

  test.each([[0], [false], [""], [null]])("from keeps the data %j", (data) => {
    expect(McpError.from({ jsonrpc: "2.0", id: null, error: { code: 1, message: "m", data } }).data).toBe(data);
  });

  test("from takes a response without an id and without data", () => {
    const thrown = McpError.from({ jsonrpc: "2.0", error: { code: -32700, message: "" } });
    expect([thrown.code, thrown.message, thrown.data]).toStrictEqual([-32700, "", undefined]);
    expect(isMcpError(thrown)).toBe(true);
  });
});

describe("isMcpError", () => {
  test.each<[string, unknown]>([
    ["one that was made here", new McpError(1, "m")],
    ["one without a message", new McpError(0, "")],
    ["one that a factory made", methodNotFound("a")],
    ["one that was frozen", Object.freeze(new McpError(1, "m"))],
  ])("is true for %s", (_name, value) => {
    expect(isMcpError(value)).toBe(true);
  });

  const throwing = () => {
    throw new Error("trap");
  };
  const revoked = (target: object) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };
  const members = { name: "McpError", code: -32602, message: "m", data: undefined, toResponse: () => ({}) };

  // In functions, since a test's runner looks into the values of a table.
  test.each<[string, () => unknown]>([
    ["undefined", () => undefined],
    ["null", () => null],
    ["a string", () => "McpError"],
    ["a number", () => -32602],
    ["a bigint", () => 1n],
    ["a symbol", () => BRAND],
    ["a function", () => McpError],
    ["an array", () => [new McpError(1, "m")]],
    ["an Error", () => new Error("m")],
    ["an Error with a code", () => Object.assign(new Error("m"), { code: -32602 })],
    ["an Error with a string code", () => Object.assign(new Error("m"), { code: "ENOENT" })],
    ["an Error with the members and no brand", () => Object.assign(new Error("m"), members)],
    ["an Error with the brand alone", () => Object.assign(new Error("m"), { [BRAND]: true })],
    ["an Error with another brand", () => Object.assign(new Error("m"), members, { [BRAND]: 1 })],
    ["an object with the brand", () => ({ [BRAND]: true })],
    ["an object with the members", () => ({ ...members })],
    ["an object with both", () => ({ ...members, [BRAND]: true })],
    ["a copy of one", () => structuredClone(new McpError(1, "m"))],
    ["one that went through JSON", () => JSON.parse(JSON.stringify(new McpError(1, "m")))],
    ["one with a fractional code", () => new McpError(1.5, "m")],
    ["one with the code NaN", () => new McpError(Number.NaN, "m")],
    ["one with a string code", () => new McpError("1" as unknown as number, "m")],
    ["one that has lost toResponse", () => Object.assign(new McpError(1, "m"), { toResponse: undefined })],
    ["its prototype", () => McpError.prototype],
    ["a proxy that throws", () => new Proxy(new McpError(1, "m"), { get: throwing })],
    ["a proxy without a prototype to tell", () => new Proxy(new McpError(1, "m"), { getPrototypeOf: throwing })],
    ["a revoked proxy", () => revoked({})],
    ["a revoked proxy of one", () => revoked(new McpError(1, "m"))],
    ["a revoked proxy of an array", () => revoked([])],
    ["one whose code throws", () => Object.defineProperty(new McpError(1, "m"), "code", { get: throwing })],
    ["one whose message throws", () => Object.defineProperty(new McpError(1, "m"), "message", { get: throwing })],
    ["an Error whose brand throws", () => Object.defineProperty(new Error("m"), BRAND, { get: throwing })],
  ])("is false for %s", (_name, make) => {
    expect(isMcpError(make())).toBe(false);
  });

  test("is true for what another copy of the package made", () => {
    class Other extends Error {
      code = -32602;
      data = undefined;
      constructor() {
        super("m");
        Object.defineProperty(this, BRAND, { value: true });
      }
      toResponse() {}
    }
    expect(isMcpError(new Other())).toBe(true);
  });
});

describe("a factory gives the code, the message and the data", () => {
  const elicitation = { mode: "url", message: "Sign in", url: "https://a.example", elicitationId: "e1" } as const;

  test.each<[string, McpError, number, string, unknown]>([
    ["parseError", parseError(), -32700, "Parse error", undefined],
    ["parseError, message", parseError("m"), -32700, "m", undefined],
    ["parseError, empty message", parseError(""), -32700, "", undefined],
    ["invalidRequest", invalidRequest(), -32600, "Invalid Request", undefined],
    ["invalidRequest, message", invalidRequest("m"), -32600, "m", undefined],
    ["invalidRequest, data", invalidRequest(undefined, 0), -32600, "Invalid Request", 0],
    ["methodNotFound", methodNotFound("a/b"), -32601, "Method not found: a/b", undefined],
    ["methodNotFound, empty", methodNotFound(""), -32601, "Method not found: ", undefined],
    ["invalidParams", invalidParams("m"), -32602, "m", undefined],
    ["invalidParams, data", invalidParams("m", false), -32602, "m", false],
    ["invalidParams, null", invalidParams("m", null), -32602, "m", null],
    ["internalError", internalError(), -32603, "Internal error", undefined],
    ["internalError, message", internalError("m", ""), -32603, "m", ""],
    ["resourceNotFound", resourceNotFound("file:///a"), -32002, "Resource not found", { uri: "file:///a" }],
    [
      "urlElicitationRequired",
      urlElicitationRequired([elicitation]),
      -32042,
      "URL elicitation required",
      { elicitations: [{ mode: "url", message: "Sign in", url: "https://a.example", elicitationId: "e1" }] },
    ],
    ["urlElicitationRequired, message", urlElicitationRequired([], "m"), -32042, "m", { elicitations: [] }],
    ["headerMismatch", headerMismatch("mcp-name is missing"), -32020, "mcp-name is missing", undefined],
    [
      "missingClientCapability",
      missingClientCapability({ elicitation: { url: {} } }),
      -32021,
      "Missing required client capability: elicitation",
      { requiredCapabilities: { elicitation: { url: {} } } },
    ],
    [
      "missingClientCapability, two",
      missingClientCapability({ roots: {}, sampling: { tools: {} } }),
      -32021,
      "Missing required client capability: roots, sampling",
      { requiredCapabilities: { roots: {}, sampling: { tools: {} } } },
    ],
    [
      "unsupportedProtocolVersion",
      unsupportedProtocolVersion("1999-01-01", ["2025-11-25", "2026-07-28"]),
      -32022,
      "Unsupported protocol version: 1999-01-01",
      { requested: "1999-01-01", supported: ["2025-11-25", "2026-07-28"] },
    ],
  ])("%s", (_name, made, code, message, data) => {
    expect(isMcpError(made)).toBe(true);
    expect([made.code, made.message, made.data]).toStrictEqual([code, message, data]);
    expect(made.toResponse(1)).toStrictEqual({
      jsonrpc: "2.0",
      id: 1,
      error: data === undefined ? { code, message } : { code, message, data },
    });
  });

  test("unsupportedProtocolVersion copies the list", () => {
    const supported = ["2025-11-25"];
    const made = unsupportedProtocolVersion("a", supported);
    supported.push("b");
    expect(made.data.supported).toEqual(["2025-11-25"]);
  });

  test.each<[string | undefined, number]>([
    [undefined, -32002],
    ["2024-11-05", -32002],
    ["2025-03-26", -32002],
    ["2025-06-18", -32002],
    ["2025-11-25", -32002],
    ["2026-07-28", -32602],
    ["2026-07-29", -32602],
    ["2027-01-01", -32602],
    ["2099-12-31", -32602],
  ])("resourceNotFound, revision %s: %i", (protocolVersion, code) => {
    const made = resourceNotFound("file:///a", protocolVersion);
    expect(made.toResponse("r")).toStrictEqual({
      jsonrpc: "2.0",
      id: "r",
      error: { code, message: "Resource not found", data: { uri: "file:///a" } },
    });
  });
});
