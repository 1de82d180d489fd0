import { describe, expect, test } from "vitest";
import { INTERNAL_ERROR, METHOD_NOT_FOUND, PARSE_ERROR } from "../../src/errors.js";
import { error, errorWithData, JSONRPC_VERSION, notification, request, success } from "../../src/jsonrpc.js";

describe("success", () => {
  test("echoes the id and carries the result", () => {
    expect(JSON.stringify(success(1, { ok: true }))).toBe('{"jsonrpc":"2.0","id":1,"result":{"ok":true}}');
  });

  test("never drops the result", () => {
    expect(JSON.stringify(success("a"))).toBe('{"jsonrpc":"2.0","id":"a","result":{}}');
    expect(JSON.stringify(success("a", undefined))).toBe('{"jsonrpc":"2.0","id":"a","result":{}}');
  });

  test.each([
    [0, '{"jsonrpc":"2.0","id":0,"result":{}}'],
    ["", '{"jsonrpc":"2.0","id":"","result":{}}'],
    ["1", '{"jsonrpc":"2.0","id":"1","result":{}}'],
    [-7, '{"jsonrpc":"2.0","id":-7,"result":{}}'],
  ])("echoes the id %j as it came", (id, text) => {
    expect(JSON.stringify(success(id))).toBe(text);
  });

  test("gives every response a result of its own", () => {
    expect(success(1).result).not.toBe(success(2).result);
  });
});

describe("error", () => {
  test("carries code and message and no result", () => {
    expect(JSON.stringify(error(1, PARSE_ERROR, "bad json"))).toBe(
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32700,"message":"bad json"}}',
    );
  });

  test("writes a null id as null", () => {
    expect(JSON.stringify(error(null, METHOD_NOT_FOUND, "no such method"))).toBe(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"no such method"}}',
    );
  });

  test("leaves an undefined id and the data out, not even as undefined", () => {
    expect(Object.keys(error(undefined, PARSE_ERROR, "bad"))).toEqual(["jsonrpc", "error"]);
    expect(Object.keys(error(1, PARSE_ERROR, "bad").error)).toEqual(["code", "message"]);
  });
});

describe("errorWithData", () => {
  test("carries the data", () => {
    expect(JSON.stringify(errorWithData(1, INTERNAL_ERROR, "boom", { detail: "stack trace" }))).toBe(
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"boom","data":{"detail":"stack trace"}}}',
    );
  });

  test.each([
    [0, '"data":0}'],
    [false, '"data":false}'],
    ["", '"data":""}'],
    [null, '"data":null}'],
  ])("keeps %j", (data, end) => {
    expect(JSON.stringify(errorWithData(1, 1, "m", data))).toContain(end);
  });

  test("leaves undefined out", () => {
    expect(Object.keys(errorWithData(null, 1, "m", undefined).error)).toEqual(["code", "message"]);
  });
});

describe("request and notification", () => {
  test("carry params where there are some", () => {
    expect(JSON.stringify(request(0, "tools/call", { name: "add" }))).toBe(
      '{"jsonrpc":"2.0","id":0,"method":"tools/call","params":{"name":"add"}}',
    );
    expect(JSON.stringify(notification("notifications/progress", { progressToken: 0, progress: 1 }))).toBe(
      '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":0,"progress":1}}',
    );
  });

  test("leave params out where there are none, not even as undefined", () => {
    expect(Object.keys(request(1, "ping"))).toEqual(["jsonrpc", "id", "method"]);
    expect(Object.keys(request(1, "ping", undefined))).toEqual(["jsonrpc", "id", "method"]);
    expect(Object.keys(notification("notifications/initialized"))).toEqual(["jsonrpc", "method"]);
  });
});

test("the version of JSON-RPC", () => {
  expect(JSONRPC_VERSION).toBe("2.0");
  expect(success(1).jsonrpc).toBe("2.0");
});
