import { describe, expect, test } from "vitest";
import { textContent } from "../../src/content.js";
import {
  completeResult,
  inputRequiredResult,
  isComplete,
  isInputRequired,
  toHandshakeResult,
} from "../../src/multi-round-trip.js";
import { structuredResult, toolResult } from "../../src/tools.js";

describe("completeResult", () => {
  test("adds resultType", () => {
    expect(completeResult({})).toStrictEqual({ resultType: "complete" });
    expect(completeResult(toolResult([textContent("4")]))).toStrictEqual({
      content: [{ type: "text", text: "4" }],
      resultType: "complete",
    });
  });

  test("adds the cache hints where they are given, 0 too", () => {
    expect(completeResult({ tools: [] }, { ttlMs: 60_000, cacheScope: "public" })).toStrictEqual({
      tools: [],
      resultType: "complete",
      ttlMs: 60_000,
      cacheScope: "public",
    });
    expect(completeResult({ tools: [] }, { ttlMs: 0, cacheScope: "private" })).toStrictEqual({
      tools: [],
      resultType: "complete",
      ttlMs: 0,
      cacheScope: "private",
    });
  });

  test("does not change the result, nor share it", () => {
    const result = Object.freeze({ tools: Object.freeze([]) });
    const made = completeResult(result, { ttlMs: 1, cacheScope: "private" });
    expect(made).not.toBe(result);
    expect(result).toStrictEqual({ tools: [] });
  });

  test("the envelope it writes wins over one that is there", () => {
    const before = { tools: [], resultType: "complete" as string, ttlMs: 1, cacheScope: "private" as string };
    expect(completeResult(before, { ttlMs: 2, cacheScope: "public" })).toStrictEqual({
      tools: [],
      resultType: "complete",
      ttlMs: 2,
      cacheScope: "public",
    });
  });
});

describe("inputRequiredResult", () => {
  test("writes what is given", () => {
    const inputRequests = { roots: { method: "roots/list" } } as const;
    expect(inputRequiredResult({ inputRequests })).toStrictEqual({
      resultType: "input_required",
      inputRequests: { roots: { method: "roots/list" } },
    });
    expect(inputRequiredResult({ requestState: "s" })).toStrictEqual({
      resultType: "input_required",
      requestState: "s",
    });
    expect(inputRequiredResult({ inputRequests, requestState: "" })).toStrictEqual({
      resultType: "input_required",
      inputRequests: { roots: { method: "roots/list" } },
      requestState: "",
    });
  });

  test("an empty state is a state, and empty requests are requests", () => {
    expect(inputRequiredResult({ requestState: "" })).toStrictEqual({ resultType: "input_required", requestState: "" });
    expect(inputRequiredResult({ inputRequests: {} })).toStrictEqual({
      resultType: "input_required",
      inputRequests: {},
    });
  });

  test("throws a TypeError where both are missing", () => {
    expect(() => inputRequiredResult({})).toThrow(TypeError);
    expect(() => inputRequiredResult({ inputRequests: undefined, requestState: undefined })).toThrow(TypeError);
  });
});

describe("isInputRequired", () => {
  const form = {
    method: "elicitation/create",
    params: { message: "?", requestedSchema: { type: "object", properties: { n: { type: "number" } } } },
  };
  const sampling = {
    method: "sampling/createMessage",
    params: { messages: [{ role: "user", content: { type: "text", text: "a" } }], maxTokens: 1 },
  };

  test.each<[string, unknown]>([
    ["a state", { resultType: "input_required", requestState: "" }],
    ["roots", { resultType: "input_required", inputRequests: { a: { method: "roots/list" } } }],
    ["roots with params", { resultType: "input_required", inputRequests: { a: { method: "roots/list", params: {} } } }],
    ["a form", { resultType: "input_required", inputRequests: { a: form } }],
    ["sampling", { resultType: "input_required", inputRequests: { a: sampling, b: form }, requestState: "s" }],
    [
      "a key named __proto__",
      JSON.parse('{"resultType":"input_required","inputRequests":{"__proto__":{"method":"roots/list"}}}'),
    ],
    ["unknown members", { resultType: "input_required", requestState: "s", more: 1, _meta: {} }],
    ["what the builder makes", inputRequiredResult({ inputRequests: { a: { method: "roots/list" } } })],
  ])("is true for %s", (_name, result) => {
    expect(isInputRequired(result)).toBe(true);
  });

  const throwing = () => {
    throw new Error("trap");
  };
  const revoked = (target: object) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };
  const withRequest = (request: unknown) => () => ({ resultType: "input_required", inputRequests: { a: request } });

  test.each<[string, () => unknown]>([
    ["undefined", () => undefined],
    ["null", () => null],
    ["a string", () => "input_required"],
    ["a number", () => 1],
    ["a symbol", () => Symbol("s")],
    ["an array", () => []],
    ["a function", () => Object.assign(() => {}, { resultType: "input_required", requestState: "s" })],
    ["an empty object", () => ({})],
    ["a complete result", () => ({ resultType: "complete", requestState: "s" })],
    ["a result of the handshake era", () => ({ content: [] })],
    ["a result with content too", () => ({ resultType: "input_required", requestState: "s", content: [] })],
    ["a result with contents too", () => ({ resultType: "input_required", requestState: "s", contents: [] })],
    ["a result with messages too", () => ({ resultType: "input_required", requestState: "s", messages: [] })],
    ["another result type", () => ({ resultType: "task", requestState: "s" })],
    ["a boxed result type", () => ({ resultType: Object("input_required"), requestState: "s" })],
    ["a state that is no string", () => ({ resultType: "input_required", requestState: 1 })],
    ["a null state", () => ({ resultType: "input_required", requestState: null })],
    ["null requests", () => ({ resultType: "input_required", inputRequests: null })],
    ["an array of requests", () => ({ resultType: "input_required", inputRequests: [form] })],
    ["null _meta", () => ({ resultType: "input_required", requestState: "s", _meta: null })],
    ["a null request", withRequest(null)],
    ["a string for a request", withRequest("roots/list")],
    ["a request without a method", withRequest({ params: {} })],
    ["a request of another method", withRequest({ method: "tools/call", params: { name: "a" } })],
    ["a request whose method everything has", withRequest({ method: "constructor" })],
    ["a form without params", withRequest({ method: "elicitation/create" })],
    ["a form without a schema", withRequest({ method: "elicitation/create", params: { message: "?" } })],
    ["sampling without a limit", withRequest({ method: "sampling/createMessage", params: { messages: [] } })],
    ["roots with null params", withRequest({ method: "roots/list", params: null })],
    ["a getter that throws", () => Object.defineProperty({}, "resultType", { get: throwing })],
    ["a proxy that throws", () => new Proxy({}, { get: throwing })],
    ["a revoked proxy", () => revoked({})],
    ["a revoked proxy of an array", () => revoked([])],
    ["a revoked proxy within", () => ({ resultType: "input_required", inputRequests: revoked({}) })],
  ])("is false for %s", (_name, make) => {
    expect(isInputRequired(make())).toBe(false);
  });

  test("takes a cycle", () => {
    const result: { [key: string]: unknown } = { resultType: "input_required", requestState: "s" };
    result["self"] = result;
    expect(isInputRequired(result)).toBe(true);
    result["inputRequests"] = result;
    expect(isInputRequired(result)).toBe(false);
  });
});

describe("isComplete", () => {
  test.each<[string, object, boolean]>([
    ["no result type", { content: [] }, true],
    ["an undefined one", { content: [], resultType: undefined }, true],
    ["complete", { content: [], resultType: "complete" }, true],
    ["input_required", { resultType: "input_required", requestState: "s" }, false],
    ["input_required, broken", { resultType: "input_required", requestState: 1 }, false],
    ["another one", { content: [], resultType: "task" }, false],
    ["null", { content: [], resultType: null }, false],
    ["the empty string", { content: [], resultType: "" }, false],
  ])("%s", (_name, result, expected) => {
    expect(isComplete(result)).toBe(expected);
  });
});

describe("toHandshakeResult", () => {
  test("takes the members of 2026-07-28 away", () => {
    const result = {
      tools: [],
      nextCursor: "n",
      resultType: "complete",
      ttlMs: 0,
      cacheScope: "public",
      _meta: { a: 1 },
    };
    expect(toHandshakeResult(result)).toStrictEqual({ tools: [], nextCursor: "n", _meta: { a: 1 } });
    expect(toHandshakeResult({ resultType: "complete" })).toStrictEqual({});
  });

  test("keeps structured content that is an object", () => {
    expect(toHandshakeResult(completeResult(structuredResult({ a: 1 })))).toStrictEqual({
      content: [{ type: "text", text: '{"a":1}' }],
      structuredContent: { a: 1 },
    });
    expect(toHandshakeResult({ structuredContent: {} })).toStrictEqual({ structuredContent: {} });
  });

  test.each([[[]], [[1]], [null], ["a"], [0], [false], [""], [undefined]])(
    "takes structured content %j away, which is no object",
    (structuredContent) => {
      const made = toHandshakeResult({ content: [], structuredContent });
      expect(Object.keys(made)).toEqual(["content"]);
    },
  );

  test("undoes completeResult", () => {
    const result = { tools: [], nextCursor: "n" };
    expect(toHandshakeResult(completeResult(result, { ttlMs: 1, cacheScope: "public" }))).toStrictEqual({
      tools: [],
      nextCursor: "n",
    });
    expect(toHandshakeResult(completeResult(toolResult([], { isError: true })))).toStrictEqual({
      content: [],
      isError: true,
    });
  });

  test("does not change the result", () => {
    const result = Object.freeze({ content: [], resultType: "complete", structuredContent: [1] });
    toHandshakeResult(result);
    expect(result).toStrictEqual({ content: [], resultType: "complete", structuredContent: [1] });
  });

  test("throws on a result that asks for input, well-formed or not", () => {
    expect(() => toHandshakeResult(inputRequiredResult({ requestState: "s" }))).toThrow(TypeError);
    expect(() => toHandshakeResult({ resultType: "input_required", requestState: 1 })).toThrow(TypeError);
  });
});

describe("what asks for input", () => {
  test("is never marked as complete, whoever wraps it", () => {
    const asks: object = inputRequiredResult({ requestState: "s" });
    expect(() => completeResult(asks)).toThrow(TypeError);
    expect(() => completeResult(asks, { ttlMs: 0, cacheScope: "private" })).toThrow(TypeError);
  });
});

describe("isComplete of what is no result", () => {
  test.each([
    null,
    undefined,
    "complete",
    [],
    Object.defineProperty({}, "resultType", {
      get: () => {
        throw new Error();
      },
    }),
  ])("never throws, and is false: %#", (value) => {
    expect(isComplete(value as object)).toBe(false);
  });
});
