// What the example HTTP server does with the requests of 2026-07-28, put straight to its handler.

import * as mcp from "mcp-protocol-types";
import { afterEach, expect, test, vi } from "vitest";
import { conformanceServer } from "../../examples/conformance/offer.ts";
import type { Offer } from "../../examples/offer.ts";
import { exampleServer } from "../../examples/server.ts";
import {
  _meta,
  ask,
  call,
  closeAll,
  type Headers,
  handlerOf,
  json,
  messagesOf,
  POST,
  put,
  type Sent,
  serve,
  takeLogged,
  waitingServer,
} from "./http-kit.ts";

afterEach(async () => {
  vi.useRealTimers();
  await closeAll();
});

const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "add" };
const body = json(mcp.request(5, mcp.METHOD_TOOLS_CALL, call("add", { a: 1, b: 1 }, { _meta })));
const without = (name: keyof typeof headers): { [name: string]: string } =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
const version = (protocolVersion: string) => ({ ..._meta, [mcp.META_PROTOCOL_VERSION]: protocolVersion });

test("a good one", async () => {
  const answer = await ask(handlerOf(), { headers, body });
  expect([answer.status, answer.body]).toMatchObject([200, { id: 5, result: { structuredContent: { sum: 2 } } }]);
  expect(answer.headers.has("mcp-session-id")).toBe(false);
  const encoded = { ...headers, "mcp-name": "=?base64?YWRk?=", "mcp-session-id": "is ignored" };
  expect((await ask(handlerOf(), { headers: encoded, body })).status).toBe(200);
});

test.each<[what: string, sent: Sent, status: number, error: object]>([
  [
    "without its revision in the header",
    { headers: without("mcp-protocol-version"), body },
    400,
    { code: -32020, message: "The mcp-protocol-version header is missing" },
  ],
  [
    "without its method",
    { headers: without("mcp-method"), body },
    400,
    { code: -32020, message: "The mcp-method header is missing" },
  ],
  [
    "with another method",
    { headers: { ...headers, "mcp-method": "Tools/call" }, body },
    400,
    { code: -32020, message: "The mcp-method header does not match the body" },
  ],
  [
    "without its tool",
    { headers: without("mcp-name"), body },
    400,
    { code: -32020, message: "The mcp-name header is missing" },
  ],
  [
    "with another tool",
    { headers: { ...headers, "mcp-name": "subtract" }, body },
    400,
    { code: -32020, message: "The mcp-name header does not match the body" },
  ],
  [
    "with two tools",
    { headers: { ...headers, "mcp-name": "add, add" }, body },
    400,
    { code: -32020, message: "The mcp-name header does not match the body" },
  ],
  [
    "with base64 that is none",
    { headers: { ...headers, "mcp-name": "=?base64?YWR?=" }, body },
    400,
    { code: -32020, message: "The mcp-name header cannot be read" },
  ],
  [
    "of another revision in the header",
    { headers: { ...headers, "mcp-protocol-version": "2025-11-25" }, body },
    400,
    { code: -32020, message: "The mcp-protocol-version header does not match the body" },
  ],
  [
    "of a revision that nobody knows",
    {
      headers: { ...headers, "mcp-protocol-version": "2030-01-01" },
      body: json(mcp.request(5, mcp.METHOD_TOOLS_CALL, call("add", {}, { _meta: version("2030-01-01") }))),
    },
    400,
    { code: -32022, data: { supported: ["2026-07-28"], requested: "2030-01-01" } },
  ],
  [
    "of a revision that nobody knows, without any header of this one",
    {
      headers: {},
      body: json(mcp.request(5, mcp.METHOD_TOOLS_CALL, call("add", {}, { _meta: version("2030-01-01") }))),
    },
    400,
    { code: -32022, data: { supported: ["2026-07-28"], requested: "2030-01-01" } },
  ],
  [
    "of a revision that nobody knows, with another in the header",
    { headers, body: json(mcp.request(5, mcp.METHOD_TOOLS_CALL, call("add", {}, { _meta: version("2030-01-01") }))) },
    400,
    { code: -32020, message: "The mcp-protocol-version header does not match the body" },
  ],
  [
    "of a revision that begins with `initialize`",
    { headers: {}, body: json(mcp.request(5, mcp.METHOD_TOOLS_LIST, { _meta: version("2025-11-25") })) },
    400,
    { code: -32022, data: { supported: ["2026-07-28"], requested: "2025-11-25" } },
  ],
  [
    "without `_meta`",
    { headers, body: json(mcp.request(5, mcp.METHOD_TOOLS_CALL, call("add"))) },
    400,
    { code: -32602, message: "params._meta must be an object" },
  ],
  [
    "with a method that was removed",
    { headers: { ...headers, "mcp-method": "ping" }, body: json(mcp.request(5, mcp.METHOD_PING, { _meta })) },
    404,
    { code: -32601 },
  ],
  [
    "with a method that nobody knows",
    { headers: { ...headers, "mcp-method": "tools/x" }, body: json(mcp.request(5, "tools/x", { _meta })) },
    404,
    { code: -32601 },
  ],
  [
    "for a tool that nobody knows, which is a valid answer to a valid request",
    {
      headers: { ...headers, "mcp-name": "subtract" },
      body: json(mcp.request(5, mcp.METHOD_TOOLS_CALL, call("subtract", {}, { _meta }))),
    },
    200,
    { code: -32602, message: "Unknown tool: subtract" },
  ],
])("one %s", async (_what, sent, status, error) => {
  const answer = await ask(handlerOf(), sent);
  expect([answer.status, answer.body]).toMatchObject([status, { jsonrpc: "2.0", id: 5, error }]);
});

test("a capability that the client lacks", async () => {
  const request = mcp.request(5, mcp.METHOD_TOOLS_CALL, call("test_missing_capability", {}, { _meta }));
  const sent = { headers: { ...headers, "mcp-name": "test_missing_capability" }, body: json(request) };
  const answer = await ask(handlerOf(conformanceServer), sent);
  const error = { code: -32021, data: { requiredCapabilities: { sampling: {} } } };
  expect([answer.status, answer.body]).toMatchObject([400, { id: 5, error }]);
});

test("a notification is accepted", async () => {
  for (const sent of [
    { headers: { "mcp-protocol-version": "2026-07-28" }, body: json(mcp.notification("notifications/x")) },
    { body: json(mcp.notification("notifications/x", { _meta })) },
  ]) {
    const answer = await ask(handlerOf(), sent);
    expect([answer.status, answer.body]).toEqual([202, undefined]);
  }
});

test("a client whose messages are large and not read", async () => {
  const handler = handlerOf({
    ...exampleServer,
    handlers: {
      "tools/call": (_params, { context: { channel } }) => {
        // As much as may wait, and one that is larger; the third is too much.
        for (const size of [1_000_000, 5_000_000, 1]) channel.send(mcp.progress("x".repeat(size), 1));
        return mcp.toolResult([]);
      },
    },
  });
  const response = await put(handler, { headers, body });
  await expect(response.text()).rejects.toThrow("The client does not read");
});

test("a sign of life is no reason to give up a client that still reads", async () => {
  vi.useFakeTimers();
  const { offer } = waitingServer();
  const name = "x".repeat(2_000_000);
  const request = mcp.request(5, mcp.METHOD_TOOLS_CALL, call(name, {}, { _meta }));
  const response = await put(handlerOf(offer), { headers: { ...headers, "mcp-name": name }, body: json(request) });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await messagesOf(response, 1)).toEqual([mcp.progress(name, 1)]);
});

test("a client that leaves in the middle of a stream cancels its request", async () => {
  let isCancelled = false;
  const { origin } = await serve({
    ...exampleServer,
    handlers: {
      "tools/call": (_params, { context: { channel, signal } }) => {
        channel.send(mcp.progress(0, 1));
        signal.addEventListener("abort", () => {
          isCancelled = true;
        });
        return new Promise<never>(() => {});
      },
    },
  });
  const leaving = new AbortController();
  const response = await fetch(`${origin}/mcp`, {
    ...POST,
    headers: { ...POST.headers, ...headers },
    body,
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  leaving.abort();
  await vi.waitFor(() => expect(isCancelled).toBe(true));
});

/** The answer to a request with some headers, beside those that it must have. */
const askWith = (more: Headers, method: string, params: object, offer?: Offer) =>
  ask(handlerOf(offer), {
    headers: { "mcp-protocol-version": "2026-07-28", "mcp-method": method, ...more },
    body: json(mcp.request(5, method, { ...params, _meta })),
  });

const mismatch = (message: string) => [400, { jsonrpc: "2.0", id: 5, error: { code: -32020, message } }];

test.each([
  mcp.METHOD_TOOLS_LIST,
  mcp.METHOD_PROMPTS_LIST,
  mcp.METHOD_RESOURCES_LIST,
  mcp.METHOD_RESOURCES_TEMPLATES_LIST,
  mcp.METHOD_SERVER_DISCOVER,
])("a name in the headers of %s, which has none", async (method) => {
  expect((await askWith({}, method, {})).status).toBe(200);
  const { status, body } = await askWith({ "mcp-name": "add" }, method, {});
  expect([status, body]).toEqual(mismatch("The mcp-name header does not match the body"));
});

test.each([
  [mcp.METHOD_TOOLS_CALL, {}],
  [mcp.METHOD_TOOLS_CALL, { name: 5 }],
  [mcp.METHOD_TOOLS_CALL, { uri: "5" }],
  [mcp.METHOD_PROMPTS_GET, { name: null }],
  [mcp.METHOD_RESOURCES_READ, { name: "5" }],
  [mcp.METHOD_COMPLETION_COMPLETE, { ref: { type: "ref/prompt", name: "5" }, argument: { name: "a", value: "" } }],
  [mcp.METHOD_SUBSCRIPTIONS_LISTEN, { notifications: {} }],
])("a name in the headers of %s that is not in its params: %j", async (method, params) => {
  const { status, body } = await askWith({ "mcp-name": "5" }, method, params);
  expect([status, body]).toEqual(mismatch("The mcp-name header does not match the body"));
});

test("a name that is missing in both is the fault of the body", async () => {
  const { status, body } = await askWith({}, mcp.METHOD_TOOLS_CALL, {});
  const error = { code: -32602, message: "params.name must be a string" };
  expect([status, body]).toEqual([200, { jsonrpc: "2.0", id: 5, error }]);
});

test("the name of an extension's method is the extension's", async () => {
  const { status, body } = await askWith({ "mcp-name": "task-1" }, "tasks/get", { taskId: "task-1" });
  expect([status, body]).toMatchObject([404, { id: 5, error: { code: -32601 } }]);
});

test.each([
  "=?base64?YWR=?=",
  "=?base64?YWRk",
  "=?base64?Y WRk?=",
  "=?base64?YWRl?=",
  "=?BASE64?YWRk?=",
  "ADD",
  "a\xe4",
])("a name that says something else: %j", async (name) => {
  const { status, body } = await askWith({ "mcp-name": name }, mcp.METHOD_TOOLS_CALL, call("add", { a: 1, b: 1 }));
  expect([status, body]).toMatchObject([400, { id: 5, error: { code: -32020 } }]);
});

test.each(["mcp-protocol-version", "mcp-method", "mcp-name"])("%s twice", async (header) => {
  const value = { ...headers }[header];
  const { status, body: answer } = await ask(handlerOf(), {
    headers: { ...headers, [header]: `${value}, ${value}` },
    body,
  });
  expect([status, answer]).toEqual(mismatch(`The ${header} header does not match the body`));
});

/** A server with a tool whose arguments stand in headers. */
const mirroring: Offer = {
  ...exampleServer,
  inputSchemaOf: () => ({
    type: "object",
    properties: {
      text: { type: "string", "x-mcp-header": "Text" },
      count: { type: "integer", "x-mcp-header": "Count" },
      isOn: { type: "boolean", "x-mcp-header": "On" },
      inner: { properties: { text: { type: "string", "x-mcp-header": "Inner" } } },
    },
  }),
  handlers: { "tools/call": () => mcp.toolResult([]) },
};

const statusWith = async (more: Headers, args: object) =>
  (await askWith({ "mcp-name": "x", ...more }, mcp.METHOD_TOOLS_CALL, call("x", args), mirroring)).status;

test.each<[headers: Headers, args: object]>([
  [{}, {}],
  [{}, { text: null, count: null, inner: null }],
  [{ "mcp-param-text": "a" }, { text: "a" }],
  [{ "mcp-param-text": "" }, { text: "" }],
  [{ "mcp-param-text": "=?base64?w6Q=?=" }, { text: "\u00e4" }],
  [{ "mcp-param-count": "42.0" }, { count: 42 }],
  [{ "mcp-param-count": "-7" }, { count: -7 }],
  [{ "mcp-param-count": "9007199254740991" }, { count: 9007199254740991 }],
  [{ "mcp-param-on": "false" }, { isOn: false }],
  [{ "mcp-param-inner": "a" }, { inner: { text: "a" } }],
  [{ "mcp-param-other": "is none of the tool's" }, {}],
])("arguments in headers that match: %j %j", async (headers, args) => {
  expect(await statusWith(headers, args)).toBe(200);
});

test.each<[headers: Headers, args: object]>([
  // Missing.
  [{}, { text: "" }],
  [{}, { count: 0 }],
  [{}, { isOn: false }],
  [{}, { inner: { text: "a" } }],
  // There, though the body has nothing of it.
  [{ "mcp-param-text": "a" }, {}],
  [{ "mcp-param-text": "" }, {}],
  [{ "mcp-param-text": "undefined" }, {}],
  [{ "mcp-param-text": "null" }, { text: null }],
  [{ "mcp-param-inner": "a" }, { inner: "a" }],
  // Of another value.
  [{ "mcp-param-text": "A" }, { text: "a" }],
  [{ "mcp-param-text": "a, a" }, { text: "a" }],
  [{ "mcp-param-text": "=?base64?YQ?=" }, { text: "a" }],
  [{ "mcp-param-count": "" }, { count: 0 }],
  [{ "mcp-param-count": "0x10" }, { count: 16 }],
  [{ "mcp-param-count": "1e1" }, { count: 10 }],
  [{ "mcp-param-count": "42.00000000000000000001" }, { count: 42 }],
  [{ "mcp-param-count": "9007199254740993" }, { count: 9007199254740992 }],
  [{ "mcp-param-count": "1" }, { count: true }],
  [{ "mcp-param-on": "1" }, { isOn: true }],
  [{ "mcp-param-on": "TRUE" }, { isOn: true }],
])("arguments in headers that do not match: %j %j", async (headers, args) => {
  expect(await statusWith(headers, args)).toBe(400);
});

test("requests of one id stand for themselves", async () => {
  const { offer } = waitingServer();
  const handler = handlerOf(offer);
  const responses = await Promise.all([1, 2].map(() => put(handler, { headers, body })));
  for (const response of responses) expect(await messagesOf(response, 1)).toEqual([mcp.progress("add", 1)]);
});

test("a result that is no JSON, alone and on a stream", async () => {
  for (const streams of [false, true]) {
    const handler = handlerOf({
      ...exampleServer,
      handlers: {
        "tools/call": (_params, { context: { channel } }) => {
          if (streams) channel.send(mcp.progress(1, 1));
          return mcp.toolResult([], { structuredContent: { a: 1n } });
        },
      },
    });
    const response = await put(handler, { headers, body });
    const failed = { jsonrpc: "2.0", id: 5, error: { code: -32603, message: "Internal error" } };
    if (streams) expect(await messagesOf(response)).toEqual([mcp.progress(1, 1), failed]);
    else expect([response.status, await response.json()]).toEqual([200, failed]);
    expect(takeLogged()).toEqual([expect.stringContaining("cannot answer: TypeError")]);
  }
});

test("a client that has left before its request is read", async () => {
  let isCancelled: boolean | undefined;
  const handler = handlerOf({
    ...exampleServer,
    handlers: {
      "tools/call": (_params, { context: { signal } }) => {
        isCancelled = signal.aborted;
        return mcp.toolResult([]);
      },
    },
  });
  const init = { ...POST, headers: { ...POST.headers, ...headers }, body, signal: AbortSignal.abort() };
  await handler(new Request("http://localhost/mcp", init));
  expect(isCancelled).toBe(true);
});
