import { describe, expect, test } from "vitest";
import * as meta from "../../src/meta.js";
import { hasRequestMeta, requestMeta } from "../../src/meta.js";
import { readRequestMeta } from "../../src/params.js";

const VERSION = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
const INFO = "io.modelcontextprotocol/clientInfo";
const LEVEL = "io.modelcontextprotocol/logLevel";

test("the keys and headers", () => {
  const constants = Object.fromEntries(Object.entries(meta).filter(([, value]) => typeof value === "string"));
  expect(constants).toStrictEqual({
    META_PROTOCOL_VERSION: "io.modelcontextprotocol/protocolVersion",
    META_CLIENT_INFO: "io.modelcontextprotocol/clientInfo",
    META_CLIENT_CAPABILITIES: "io.modelcontextprotocol/clientCapabilities",
    META_SERVER_INFO: "io.modelcontextprotocol/serverInfo",
    META_LOG_LEVEL: "io.modelcontextprotocol/logLevel",
    META_SUBSCRIPTION_ID: "io.modelcontextprotocol/subscriptionId",
    META_RELATED_TASK: "io.modelcontextprotocol/related-task",
    META_TRACEPARENT: "traceparent",
    META_TRACESTATE: "tracestate",
    META_BAGGAGE: "baggage",
    HEADER_PROTOCOL_VERSION: "mcp-protocol-version",
    HEADER_SESSION_ID: "mcp-session-id",
    HEADER_METHOD: "mcp-method",
    HEADER_NAME: "mcp-name",
    HEADER_LAST_EVENT_ID: "last-event-id",
    HEADER_PARAM_PREFIX: "mcp-param-",
  });
});

describe("requestMeta", () => {
  test("writes the two required members alone", () => {
    const made = requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {} });
    expect(made).toStrictEqual({
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    });
  });

  test("writes all", () => {
    expect(
      requestMeta({
        protocolVersion: "2026-07-28",
        clientCapabilities: { elicitation: { url: {} } },
        clientInfo: { name: "c", version: "1" },
        progressToken: "t",
        logLevel: "warning",
      }),
    ).toStrictEqual({
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": { elicitation: { url: {} } },
      "io.modelcontextprotocol/clientInfo": { name: "c", version: "1" },
      "io.modelcontextprotocol/logLevel": "warning",
      progressToken: "t",
    });
  });

  test.each([[0], [""], [-1]])("keeps the progress token %j", (progressToken) => {
    expect(requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {}, progressToken })).toStrictEqual({
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
      progressToken,
    });
  });

  test("leaves no key behind for undefined", () => {
    const made = requestMeta({
      protocolVersion: "2026-07-28",
      clientCapabilities: {},
      clientInfo: undefined,
      progressToken: undefined,
      logLevel: undefined,
    });
    expect(Object.keys(made)).toEqual([VERSION, CAPABILITIES]);
  });
});

describe("hasRequestMeta", () => {
  test.each<[string, unknown]>([
    ["the envelope", { _meta: { [VERSION]: "2026-07-28", [CAPABILITIES]: {} } }],
    ["the version alone", { _meta: { [VERSION]: "2026-07-28" } }],
    ["the capabilities alone", { _meta: { [CAPABILITIES]: {} } }],
    ["a version of the wrong type, which a reader refuses", { _meta: { [VERSION]: 5 } }],
    ["null for a version, which is present", { _meta: { [VERSION]: null } }],
    ["what requestMeta makes", { _meta: requestMeta({ protocolVersion: "x", clientCapabilities: {} }) }],
  ])("is true for %s", (_name, params) => {
    expect(hasRequestMeta(params)).toBe(true);
  });

  const throwing = () => {
    throw new Error("trap");
  };
  const revoked = (target: object) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };

  test.each<[string, () => unknown]>([
    ["no params", () => undefined],
    ["null", () => null],
    ["a number", () => 5],
    ["a string", () => "_meta"],
    ["a symbol", () => Symbol("s")],
    ["a bigint", () => 1n],
    ["a function", () => () => {}],
    ["an empty object", () => ({})],
    ["an array", () => []],
    ["no _meta to read", () => ({ _meta: undefined })],
    ["_meta null", () => ({ _meta: null })],
    ["_meta a string", () => ({ _meta: VERSION })],
    ["_meta a number", () => ({ _meta: 5 })],
    ["_meta an array", () => ({ _meta: [VERSION] })],
    ["_meta of the era before", () => ({ _meta: { progressToken: 1 } })],
    ["the client's name alone", () => ({ _meta: { [INFO]: { name: "c", version: "1" }, [LEVEL]: "info" } })],
    ["undefined members", () => ({ _meta: { [VERSION]: undefined, [CAPABILITIES]: undefined } })],
    ["the members outside of _meta", () => ({ [VERSION]: "2026-07-28", [CAPABILITIES]: {} })],
    ["the members under __proto__", () => JSON.parse(`{"_meta":{"__proto__":{"${VERSION}":"2026-07-28"}}}`)],
    ["no prototype", () => Object.create(null)],
    ["a getter that throws", () => Object.defineProperty({}, "_meta", { get: throwing })],
    ["a getter that throws within", () => ({ _meta: Object.defineProperty({}, VERSION, { get: throwing }) })],
    ["a proxy that throws", () => new Proxy({}, { get: throwing })],
    ["a proxy that throws within", () => ({ _meta: new Proxy({}, { get: throwing }) })],
    ["a revoked proxy", () => revoked({})],
    ["a revoked proxy of an array", () => revoked([])],
    ["a revoked proxy within", () => ({ _meta: revoked({}) })],
  ])("is false for %s", (_name, make) => {
    expect(hasRequestMeta(make())).toBe(false);
  });
});

describe("readRequestMeta", () => {
  const required = { [VERSION]: "2026-07-28", [CAPABILITIES]: {} };

  test("gives what requestMeta takes", () => {
    const envelope = {
      protocolVersion: "2026-07-28",
      clientCapabilities: { roots: {}, extensions: { "a/b": { c: 1 } } },
      clientInfo: { name: "c", version: "1", icons: [{ src: "data:," }] },
      progressToken: 0,
      logLevel: "emergency",
    } as const;
    const { icons, ...info } = envelope.clientInfo;
    const clientInfo = { ...info, icons: [...icons] };
    expect(readRequestMeta({ _meta: requestMeta({ ...envelope, clientInfo }) })).toStrictEqual(envelope);
  });

  test("leaves out what is absent, undefined, or not of the protocol", () => {
    const read = readRequestMeta({
      _meta: { ...required, [INFO]: undefined, "x/y": 1, traceparent: "t" },
      name: "add",
    });
    expect(read).toStrictEqual({ protocolVersion: "2026-07-28", clientCapabilities: {} });
  });

  test("takes any version, for the server to choose", () => {
    expect(readRequestMeta({ _meta: { ...required, [VERSION]: "2099-01-01" } }).protocolVersion).toBe("2099-01-01");
    expect(readRequestMeta({ _meta: { ...required, [VERSION]: "" } }).protocolVersion).toBe("");
  });

  test("does not change what it reads", () => {
    const params = Object.freeze({ _meta: Object.freeze({ ...required, progressToken: "t" }) });
    expect(readRequestMeta(params)).toStrictEqual({
      protocolVersion: "2026-07-28",
      clientCapabilities: {},
      progressToken: "t",
    });
  });

  const at = (key: string) => `params._meta["${key}"]`;
  const info = { name: "c", version: "1" };

  test.each<[unknown, string]>([
    [undefined, "params._meta must be an object"],
    [null, "params must be an object"],
    [[], "params must be an object"],
    ["x", "params must be an object"],
    [{}, "params._meta must be an object"],
    [{ _meta: null }, "params._meta must be an object"],
    [{ _meta: [] }, "params._meta must be an object"],
    [{ _meta: "x" }, "params._meta must be an object"],
    [{ _meta: {} }, `${at(VERSION)} must be a string`],
    [{ _meta: { [CAPABILITIES]: {} } }, `${at(VERSION)} must be a string`],
    [{ _meta: { ...required, [VERSION]: null } }, `${at(VERSION)} must be a string`],
    [{ _meta: { ...required, [VERSION]: 20260728 } }, `${at(VERSION)} must be a string`],
    [{ _meta: { ...required, [VERSION]: ["2026-07-28"] } }, `${at(VERSION)} must be a string`],
    [{ _meta: { [VERSION]: "2026-07-28" } }, `${at(CAPABILITIES)} must be an object`],
    [{ _meta: { ...required, [CAPABILITIES]: null } }, `${at(CAPABILITIES)} must be an object`],
    [{ _meta: { ...required, [CAPABILITIES]: [] } }, `${at(CAPABILITIES)} must be an object`],
    [{ _meta: { ...required, [CAPABILITIES]: true } }, `${at(CAPABILITIES)} must be an object`],
    [{ _meta: { ...required, [CAPABILITIES]: { roots: true } } }, `${at(CAPABILITIES)}.roots must be an object`],
    [
      { _meta: { ...required, [CAPABILITIES]: { roots: { listChanged: 1 } } } },
      `${at(CAPABILITIES)}.roots.listChanged must be a boolean`,
    ],
    [
      { _meta: { ...required, [CAPABILITIES]: { elicitation: { url: true } } } },
      `${at(CAPABILITIES)}.elicitation.url must be an object`,
    ],
    [
      { _meta: { ...required, [CAPABILITIES]: { extensions: { "a/b": null } } } },
      `${at(CAPABILITIES)}.extensions["a/b"] must be an object`,
    ],
    [{ _meta: { ...required, [INFO]: null } }, `${at(INFO)} must be an object`],
    [{ _meta: { ...required, [INFO]: "c" } }, `${at(INFO)} must be an object`],
    [{ _meta: { ...required, [INFO]: [] } }, `${at(INFO)} must be an object`],
    [{ _meta: { ...required, [INFO]: {} } }, `${at(INFO)}.name must be a string`],
    [{ _meta: { ...required, [INFO]: { name: "c" } } }, `${at(INFO)}.version must be a string`],
    [{ _meta: { ...required, [INFO]: { ...info, title: null } } }, `${at(INFO)}.title must be a string`],
    [{ _meta: { ...required, [INFO]: { ...info, icons: {} } } }, `${at(INFO)}.icons must be an array`],
    [{ _meta: { ...required, [INFO]: { ...info, icons: [{}] } } }, `${at(INFO)}.icons[0].src must be a string`],
    [{ _meta: { ...required, progressToken: null } }, "params._meta.progressToken must be a string or a safe integer"],
    [{ _meta: { ...required, progressToken: 1.5 } }, "params._meta.progressToken must be a string or a safe integer"],
    [
      { _meta: { ...required, progressToken: 2 ** 53 } },
      "params._meta.progressToken must be a string or a safe integer",
    ],
    [{ _meta: { ...required, progressToken: {} } }, "params._meta.progressToken must be a string or a safe integer"],
    [
      { _meta: { ...required, [LEVEL]: "warn" } },
      `${at(LEVEL)} must be "debug" or "info" or "notice" or "warning" or "error" or "critical" or "alert" or "emergency"`,
    ],
  ])("%j: %s", (params, message) => {
    expect(() => readRequestMeta(params)).toThrow(expect.objectContaining({ name: "McpError", code: -32602, message }));
  });

  test.each([[null], [3], [[]], [{}], ["WARNING"], ["constructor"]])("refuses the level %j", (level) => {
    expect(() => readRequestMeta({ _meta: { ...required, [LEVEL]: level } })).toThrow(
      expect.objectContaining({ code: -32602, message: expect.stringContaining(at(LEVEL)) }),
    );
  });

  test("a getter or a proxy that throws gives an McpError too", () => {
    const throwing = () => {
      throw new RangeError("secret");
    };
    for (const params of [
      new Proxy({}, { get: throwing }),
      Object.defineProperty({}, "_meta", { get: throwing }),
      { _meta: Object.defineProperty({}, VERSION, { get: throwing }) },
    ]) {
      let thrown: unknown;
      try {
        readRequestMeta(params);
      } catch (caught) {
        thrown = caught;
      }
      expect(thrown).toMatchObject({ name: "McpError", code: -32602 });
      expect((thrown as Error).message).not.toContain("secret");
    }
  });
});
