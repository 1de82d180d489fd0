// The example HTTP server: with the example client, and against input that no client should send.

import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test, vi } from "vitest";
import { conformanceServer } from "../../examples/conformance/offer.ts";
import { HttpTransport, type HttpTransportOptions } from "../../examples/http-client.ts";
import { createHttpHandler, type HttpHandlerOptions } from "../../examples/http-handler.ts";
import { type NodeServer, serveOnNode } from "../../examples/http-node.ts";
import { readEvents } from "../../examples/http-sse.ts";
import { exampleServer } from "../../examples/server.ts";
import type { Offer } from "../../examples/session.ts";
import { McpTransportError } from "../../examples/transport.ts";

const clientInfo = { name: "interop", version: "1.0.0" };
const hello = (protocolVersion: string, capabilities: object = {}) =>
  mcp.request("hello", mcp.METHOD_INITIALIZE, { protocolVersion, capabilities, clientInfo });
const _meta = mcp.requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: { elicitation: {} }, clientInfo });

const closers: (() => Promise<void>)[] = [];
const logged: string[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  expect(logged.splice(0).filter((line) => line !== "the client is ready")).toEqual([]);
});

async function serve(offer: Offer = exampleServer, options: HttpHandlerOptions = {}): Promise<NodeServer> {
  const server = await serveOnNode(createHttpHandler(offer, { log: (text) => logged.push(text), ...options }));
  closers.push(server.close);
  return server;
}

async function open(options: HttpTransportOptions): Promise<HttpTransport> {
  const transport = new HttpTransport(options);
  await transport.initialize();
  closers.push(() => transport.shutdown());
  return transport;
}

/** A client of a server in this process, with all that the server has said by itself. */
async function start(offer?: Offer, options: Partial<HttpTransportOptions> = {}) {
  const { origin } = await serve(offer);
  const messages: (mcp.JsonRpcNotification | mcp.JsonRpcRequest)[] = [];
  const transport = await open({ url: `${origin}/mcp`, onMessage: (message) => messages.push(message), ...options });
  let nextId = 0;
  const ask = async (method: string, params?: object) =>
    (await transport.sendRequest(mcp.request(nextId++, method, params))).result;
  const begin = async (protocolVersion: string, capabilities: object = {}) => {
    const { result } = await transport.sendRequest(hello(protocolVersion, capabilities));
    await transport.send(mcp.notification(mcp.METHOD_NOTIFICATIONS_INITIALIZED));
    return result;
  };
  return { origin, transport, messages, ask, begin };
}

const call = (name: string, args: object = {}, more: object = {}) => ({ name, arguments: args, ...more });

/** What a promise is rejected with. */
const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`fulfilled with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );

describe("the client and the server, with a session", () => {
  test.each(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])("%s", async (version) => {
    const { transport, ask, begin, messages, origin } = await start();
    expect(transport.sessionId).toBeUndefined();
    expect((await begin(version))["protocolVersion"]).toBe(version);
    expect(transport.sessionId).toMatch(/^[\x21-\x7e]+$/);

    expect(await ask(mcp.METHOD_PING)).toEqual({});
    expect(mcp.readToolsListResult(await ask(mcp.METHOD_TOOLS_LIST)).tools).toHaveLength(3);
    expect(await ask(mcp.METHOD_TOOLS_CALL, call("add", { a: 2, b: 3 }))).toEqual({
      content: [{ type: "text", text: '{"sum":5}' }],
      structuredContent: { sum: 5 },
    });
    const counted = await ask(mcp.METHOD_TOOLS_CALL, call("count", { to: 3 }, { _meta: { progressToken: "t" } }));
    expect(counted).toEqual({ content: [{ type: "text", text: "Counted to 3." }] });
    expect(messages).toEqual([1, 2, 3].map((step) => mcp.progress("t", step, { total: 3 })));

    const id = transport.sessionId ?? "";
    await transport.shutdown();
    const ping = { ...POST, body: JSON.stringify(mcp.request(1, mcp.METHOD_PING)) };
    const after = await fetch(`${origin}/mcp`, { ...ping, headers: { ...POST.headers, "mcp-session-id": id } });
    expect(after.status).toBe(404);
    expect(await after.json()).toEqual(refused("there is no such session"));
  });

  test("the two kinds of errors", async () => {
    const { ask, begin } = await start();
    await begin("2025-11-25");
    const unknown = await thrownBy(ask("tools/invent"));
    expect(unknown).toBeInstanceOf(mcp.McpError);
    expect(unknown).toMatchObject({ code: mcp.METHOD_NOT_FOUND });
    const late = await start(undefined, { timeout: 50 });
    await late.begin("2025-11-25");
    const tooLate = await thrownBy(late.ask(mcp.METHOD_TOOLS_CALL, call("count", { to: 1000 })));
    expect(tooLate).toBeInstanceOf(McpTransportError);
    expect(tooLate).toMatchObject({ message: "No answer to tools/call in 50 ms" });
  });

  test("nobody there, and a transport that is not open", async () => {
    const { origin, close } = await serve();
    const { hostname: host, port } = new URL(origin);
    const transport = new HttpTransport({ host, port: Number(port), path: "/mcp" });
    expect(transport.url.href).toBe(`${origin}/mcp`);
    expect(await thrownBy(transport.sendRequest(hello("2025-11-25")))).toMatchObject({
      message: "The transport is not open",
    });
    await transport.initialize();
    await transport.sendRequest(hello("2025-11-25"));
    await close();
    closers.length = 0;
    const failed = await thrownBy(transport.sendRequest(mcp.request(1, mcp.METHOD_PING)));
    expect(failed).toBeInstanceOf(McpTransportError);
    expect(failed).toMatchObject({ message: `${origin}/mcp: fetch failed`, cause: expect.any(TypeError) });
    await transport.shutdown();
    await transport.shutdown();
  });

  test("a session that the server has ended", async () => {
    const { origin, transport, ask, begin } = await start();
    await begin("2025-11-25");
    const headers = { "mcp-session-id": transport.sessionId ?? "" };
    const deleted = await fetch(`${origin}/mcp`, { method: "DELETE", headers });
    expect([deleted.status, await deleted.text()]).toEqual([204, ""]);
    expect(await thrownBy(ask(mcp.METHOD_PING))).toMatchObject({ message: "The server has ended the session" });
    await begin("2025-11-25");
    expect(await ask(mcp.METHOD_PING)).toEqual({});
  });

  test("what belongs to no request comes on the stream of the session", async () => {
    const { transport, messages, ask, begin } = await start(conformanceServer);
    await begin("2025-11-25");
    expect(await transport.listen()).toBe(true);
    await ask(mcp.METHOD_TOOLS_CALL, call("test_trigger_tool_change"));
    await vi.waitFor(() => expect(messages).toEqual([mcp.notification(mcp.METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED)]));
  });

  test("a request of the server on the way to an answer", async () => {
    const content = { username: "ada", email: "ada@example.com" };
    const { ask, begin, transport } = await start(conformanceServer, {
      onMessage: (message) => {
        if ("id" in message) void transport.send(mcp.success(message.id, { action: "accept", content }));
      },
    });
    await begin("2025-11-25", { elicitation: {} });
    const result = mcp.readToolCallResult(
      await ask(mcp.METHOD_TOOLS_CALL, call("test_elicitation", { message: "Who?" })),
    );
    expect(mcp.firstText(result)).toBe(`Elicitation completed: ${JSON.stringify({ action: "accept", content })}`);
  });

  test("an answer for which the client has to come back", async () => {
    const { ask, begin } = await start(conformanceServer);
    await begin("2025-11-25");
    const result = await ask(mcp.METHOD_TOOLS_CALL, call("test_reconnection"));
    expect(result).toEqual({ content: [{ type: "text", text: "Reconnected." }] });
  });

  test("a request that the client cancels has no answer", async () => {
    const { transport, begin, messages } = await start();
    await begin("2025-11-25");
    const params = call("count", { to: 1000 }, { _meta: { progressToken: 0 } });
    const cancelled = thrownBy(
      transport.sendRequest(mcp.request("long", mcp.METHOD_TOOLS_CALL, params), { timeout: 500 }),
    );
    await vi.waitFor(() => expect(messages.length).toBeGreaterThan(0));
    await transport.send(mcp.cancelled("long"));
    // The stream has ended, so the client asks for the rest of it, and there is none.
    expect(await cancelled).toBeInstanceOf(McpTransportError);
  });
});

describe("the client and the server, without a session", () => {
  test("discovery, a call, progress", async () => {
    const { transport, ask, messages } = await start();
    const serverInfo = { name: "mcp-protocol-types-example", version: "1.0.0", title: "Example server" };
    expect(await ask(mcp.METHOD_SERVER_DISCOVER, { _meta })).toEqual({
      supportedVersions: [...mcp.PROTOCOL_VERSIONS],
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      resultType: "complete",
      ttlMs: 60_000,
      cacheScope: "public",
      _meta: { [mcp.META_SERVER_INFO]: serverInfo },
    });
    expect(await ask(mcp.METHOD_TOOLS_CALL, call("add", { a: 2, b: 3 }, { _meta }))).toEqual({
      content: [{ type: "text", text: '{"sum":5}' }],
      structuredContent: { sum: 5 },
      resultType: "complete",
      _meta: { [mcp.META_SERVER_INFO]: serverInfo },
    });
    await ask(mcp.METHOD_TOOLS_CALL, call("count", { to: 2 }, { _meta: { ..._meta, progressToken: 7 } }));
    expect(messages).toEqual([1, 2].map((step) => mcp.progress(7, step, { total: 2 })));
    expect(transport.sessionId).toBeUndefined();
  });

  test("a subscription lives until the client leaves", async () => {
    const { transport, messages, ask } = await start(conformanceServer);
    const leaving = new AbortController();
    const params = { notifications: { toolsListChanged: true, resourcesListChanged: true }, _meta };
    const listening = thrownBy(
      transport.sendRequest(mcp.request("sub", mcp.METHOD_SUBSCRIPTIONS_LISTEN, params), {
        timeout: Number.POSITIVE_INFINITY,
        signal: leaving.signal,
      }),
    );
    const tag = { [mcp.META_SUBSCRIPTION_ID]: "sub" };
    // The server's resources never change, so it does not promise to tell.
    const acknowledged = mcp.notification(mcp.METHOD_NOTIFICATIONS_SUBSCRIPTIONS_ACKNOWLEDGED, {
      notifications: { toolsListChanged: true },
      _meta: tag,
    });
    await vi.waitFor(() => expect(messages).toEqual([acknowledged]));
    await ask(mcp.METHOD_TOOLS_CALL, call("test_trigger_prompt_change", {}, { _meta }));
    await ask(mcp.METHOD_TOOLS_CALL, call("test_trigger_tool_change", {}, { _meta }));
    const changed = mcp.notification(mcp.METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED, { _meta: tag });
    await vi.waitFor(() => expect(messages).toEqual([acknowledged, changed]));
    leaving.abort();
    expect(await listening).toBeInstanceOf(McpTransportError);
  });

  test("input that the server needs", async () => {
    const { ask } = await start(conformanceServer);
    const tool = call("test_input_required_result_elicitation", {}, { _meta });
    const first = await ask(mcp.METHOD_TOOLS_CALL, tool);
    expect(mcp.isInputRequired(first)).toBe(true);
    const inputResponses = { user_name: { action: "accept", content: { name: "Ada" } } };
    const second = await ask(mcp.METHOD_TOOLS_CALL, { ...tool, inputResponses });
    expect(mcp.firstText(mcp.readToolCallResult(second))).toBe(
      'The client said {"user_name":{"action":"accept","content":{"name":"Ada"}}}.',
    );
  });

  test.each(["eu-west", "Hello, 世界", " padded ", "=?base64?literal?=", ""])(
    "an argument that stands in a header: %j",
    async (region) => {
      const { ask } = await start(conformanceServer);
      const tool = call("test_custom_header", { region }, { _meta });
      // Only the list says that there is such a header.
      const refused = await thrownBy(ask(mcp.METHOD_TOOLS_CALL, tool));
      expect(refused).toMatchObject({ code: mcp.HEADER_MISMATCH, message: "The mcp-param-region header is missing" });
      await ask(mcp.METHOD_TOOLS_LIST, { _meta });
      const result = mcp.readToolCallResult(await ask(mcp.METHOD_TOOLS_CALL, tool));
      expect(mcp.firstText(result)).toBe(`The region is ${region}.`);
    },
  );

  test("a tool whose headers are wrong is left out", async () => {
    const schemas: object[] = [
      { properties: { a: { type: "string", "x-mcp-header": "A" }, b: { type: "string", "x-mcp-header": "a" } } },
      { properties: { a: { type: "string", "x-mcp-header": "" } } },
      { properties: { a: { type: "string", "x-mcp-header": "A B" } } },
      { properties: { a: { type: "string", "x-mcp-header": 1 } } },
      { properties: { a: { type: "number", "x-mcp-header": "A" } } },
      { properties: { a: { type: "array", items: { type: "string", "x-mcp-header": "A" } } } },
      { oneOf: [{ properties: { a: { type: "string", "x-mcp-header": "A" } } }] },
      { $defs: { a: { properties: { a: { type: "string", "x-mcp-header": "A" } } } } },
      { type: "string", "x-mcp-header": "A" },
    ];
    const good: object[] = [
      { properties: { a: { properties: { b: { type: "integer", "x-mcp-header": "B" } } } } },
      { properties: { "x-mcp-header": { type: "object", default: { "x-mcp-header": "" } } } },
    ];
    const listed = [...schemas, ...good].map((schema, index) => ({
      name: `tool${index}`,
      inputSchema: { type: "object" as const, ...schema },
    }));
    const log: string[] = [];
    const { ask } = await start(
      { ...exampleServer, handlers: { "tools/list": () => ({ tools: listed }) } },
      { log: (text) => log.push(text) },
    );
    const { tools } = mcp.readToolsListResult(await ask(mcp.METHOD_TOOLS_LIST, { _meta }));
    expect(tools.map(({ name }) => name)).toEqual(["tool9", "tool10"]);
    expect(log).toHaveLength(schemas.length);
  });
});

const POST = {
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
};

/** The body of what is refused as a whole. */
const refused = (message: string) => ({ jsonrpc: "2.0", error: { code: mcp.INVALID_REQUEST, message } });

type Sent = { method?: string; url?: string; headers?: { [name: string]: string }; body?: string };
type Received = { status: number; body: unknown; headers: Headers };

/** Puts a POST straight to a handler, unless it says otherwise. */
async function ask(handler: (request: Request) => Promise<Response>, sent: Sent): Promise<Received> {
  const { url = "http://localhost/mcp", method = "POST", headers = {}, body } = sent;
  const all = method === "POST" ? { ...POST.headers, ...headers } : headers;
  const response = await handler(new Request(url, { method, headers: all, ...(body === undefined ? {} : { body }) }));
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text), headers: response.headers };
}

const handlerOf = (offer: Offer = exampleServer, options: HttpHandlerOptions = {}) =>
  createHttpHandler(offer, { log: (text) => logged.push(text), ...options });

const json = JSON.stringify;
const ping = json(mcp.request(1, mcp.METHOD_PING));

describe("bad input", () => {
  const refusals: [what: string, sent: Sent, status: number, message: string][] = [
    ["another path", { url: "http://localhost/other", body: ping }, 404, "there is nothing but /mcp here"],
    ["another method", { method: "PUT", body: ping }, 405, "only POST, GET and DELETE are allowed"],
    ["another host", { url: "http://evil.example/mcp", body: ping }, 403, "the Host header names another host"],
    [
      "a host that begins well",
      { url: "http://localhost.evil.example/mcp" },
      403,
      "the Host header names another host",
    ],
    [
      "a page elsewhere",
      { headers: { origin: "http://evil.example" }, body: ping },
      403,
      "the Origin header names a page that may not call this server",
    ],
    [
      "a page of no origin",
      { headers: { origin: "null" }, body: ping },
      403,
      "the Origin header names a page that may not call this server",
    ],
    ...["text/plain", "application/json; charset=latin1", "application/jsonp", "*/*"].map(
      (type): [string, Sent, number, string] => [
        `the content-type ${type}`,
        { headers: { "content-type": type }, body: ping },
        415,
        "the content-type must be application/json, in UTF-8",
      ],
    ),
    ...["text/html", "application/json", "text/event-stream", "application/json, text/event-stream;q=0"].map(
      (accept): [string, Sent, number, string] => [
        `Accept: ${accept}`,
        { headers: { accept }, body: ping },
        406,
        "both application/json and text/event-stream must be acceptable",
      ],
    ),
    ["an oversize body", { body: " ".repeat(1_001) }, 413, "the body is larger than 1000 bytes"],
    ["a request without a session", { body: ping }, 400, "the mcp-session-id header is missing"],
    ["a notification without a session", { body: json(mcp.cancelled(1)) }, 400, "the mcp-session-id header is missing"],
    ["a batch without a session", { body: `[${ping}]` }, 400, "the mcp-session-id header is missing"],
    ["an unknown session", { headers: { "mcp-session-id": "no" }, body: ping }, 404, "there is no such session"],
    [
      "`initialize` for an unknown session",
      { headers: { "mcp-session-id": "no" }, body: json(hello("2025-11-25")) },
      404,
      "there is no such session",
    ],
    ["GET without a session", { method: "GET" }, 400, "the mcp-session-id header is missing"],
    ["DELETE without a session", { method: "DELETE" }, 400, "the mcp-session-id header is missing"],
    [
      "GET of an unknown session",
      { method: "GET", headers: { "mcp-session-id": "no" } },
      404,
      "there is no such session",
    ],
    [
      "DELETE of an unknown session",
      { method: "DELETE", headers: { "mcp-session-id": "no" } },
      404,
      "there is no such session",
    ],
    [
      "GET of 2026-07-28",
      { method: "GET", headers: { "mcp-protocol-version": "2026-07-28" } },
      405,
      "only POST is allowed",
    ],
    [
      "GET without events",
      { method: "GET", headers: { accept: "application/json" } },
      406,
      "text/event-stream must be acceptable",
    ],
    [
      "a batch of 2026-07-28",
      { headers: { "mcp-protocol-version": "2026-07-28" }, body: `[${ping}]` },
      400,
      "batches are not supported",
    ],
    [
      "a response of 2026-07-28",
      { headers: { "mcp-protocol-version": "2026-07-28" }, body: json(mcp.success(1)) },
      400,
      "a client must not send responses",
    ],
  ];
  test.each(refusals)("%s", async (_what, sent, status, message) => {
    const answer = await ask(handlerOf(exampleServer, { maxBodyBytes: 1_000 }), sent);
    expect([answer.status, answer.body]).toEqual([status, refused(message)]);
    expect(answer.headers.get("content-type")).toBe("application/json");
  });

  test.each(["", '{"jsonrpc":"2.0","id":1,"method":', "\u0000"])("a body that is no JSON: %j", async (body) => {
    const answer = await ask(handlerOf(), { body });
    const error = { code: mcp.PARSE_ERROR, message: "a message must be JSON" };
    expect([answer.status, answer.body]).toEqual([400, { jsonrpc: "2.0", id: null, error }]);
  });

  test.each(["1", "null", '"ping"', "{}", "[]", '{"jsonrpc":"2.0","id":null,"method":"ping"}'])(
    "a body that is no message: %s",
    async (body) => {
      const answer = await ask(handlerOf(), { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: mcp.INVALID_REQUEST } });
    },
  );

  test("a broken message keeps its id, and a broken notification has none", async () => {
    const request = await ask(handlerOf(), { body: '{"jsonrpc":"2.0","id":7,"method":"ping","params":1}' });
    expect([request.status, request.body]).toMatchObject([400, { id: 7, error: { code: mcp.INVALID_REQUEST } }]);
    const notification = await ask(handlerOf(), { body: '{"jsonrpc":"2.0","method":"ping","params":1}' });
    expect([notification.status, notification.body]).toMatchObject([400, { error: { code: mcp.INVALID_REQUEST } }]);
    expect(notification.body).not.toHaveProperty("id");
  });

  test("bytes that are no UTF-8", async () => {
    const body = Uint8Array.of(0x22, 0xff, 0x22);
    const response = await handlerOf()(new Request("http://localhost/mcp", { ...POST, body }));
    expect([response.status, await response.json()]).toEqual([400, refused("the body is no UTF-8")]);
  });

  test.each([
    "*/*",
    "application/*, text/*",
    "application/json;q=0.5,text/event-stream",
    "TEXT/event-stream, */*;q=0.1",
  ])("what may stand in Accept: %s", async (accept) => {
    const answer = await ask(handlerOf(), { headers: { accept }, body: json(hello("2025-11-25")) });
    expect(answer.status).toBe(200);
  });

  test.each(["http://localhost", "http://127.0.0.1:1234", "https://[::1]"])("a page from here: %s", async (origin) => {
    const answer = await ask(handlerOf(), { headers: { origin }, body: json(hello("2025-11-25")) });
    expect(answer.status).toBe(200);
  });
});

describe("the requests of 2026-07-28", () => {
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
    const sent = { headers: { "mcp-protocol-version": "2026-07-28" }, body: json(mcp.notification("notifications/x")) };
    const answer = await ask(handlerOf(), sent);
    expect([answer.status, answer.body]).toEqual([202, undefined]);
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
});

describe("sessions", () => {
  /** A session with a handler, and a way to send it something. */
  async function begin(version: string, offer?: Offer, more: { [name: string]: string } = {}) {
    const handler = handlerOf(offer);
    const first = await ask(handler, { body: json(hello(version)) });
    expect(first.status).toBe(200);
    const headers = { "mcp-session-id": first.headers.get("mcp-session-id") ?? "", ...more };
    return { handler, headers, tell: (body: string) => ask(handler, { headers, body }) };
  }

  test("messages that have no answer are accepted", async () => {
    const { tell } = await begin("2025-11-25");
    for (const message of [
      mcp.notification(mcp.METHOD_NOTIFICATIONS_INITIALIZED),
      mcp.notification("notifications/invented"),
      mcp.cancelled("nothing"),
      mcp.success("nobody asked"),
      mcp.error(undefined, 1, "nobody asked"),
    ]) {
      const answer = await tell(json(message));
      expect([answer.status, answer.body]).toEqual([202, undefined]);
    }
  });

  test("an error is a valid answer to a valid request", async () => {
    const { tell } = await begin("2025-11-25");
    const answer = await tell(json(mcp.request(9, "tools/invent")));
    expect([answer.status, answer.body]).toMatchObject([200, { id: 9, error: { code: mcp.METHOD_NOT_FOUND } }]);
  });

  test("batches are answered in 2025-03-26, and in no other revision", async () => {
    const batch = `[${ping},${json(mcp.cancelled(3))},${json(mcp.request(2, "x"))},1]`;
    const answer = await (await begin("2025-03-26")).tell(batch);
    expect([answer.status, answer.body]).toMatchObject([200, [{ id: 1 }, { id: 2 }, { id: null }]]);
    const unanswered = await (await begin("2025-03-26")).tell(`[${json(mcp.cancelled(3))}]`);
    expect([unanswered.status, unanswered.body]).toEqual([202, undefined]);
    for (const version of ["2025-06-18", "2025-11-25"]) {
      const refused = await (await begin(version)).tell(batch);
      const error = { code: mcp.INVALID_REQUEST, message: "batches are not supported" };
      expect([refused.status, refused.body]).toMatchObject([400, { id: null, error }]);
    }
  });

  test("a second `initialize`, and one that is refused", async () => {
    const { tell } = await begin("2025-11-25");
    const second = await tell(json(hello("2025-11-25")));
    expect([second.status, second.body]).toEqual([400, refused("the session is initialized already")]);
    const broken = await ask(handlerOf(), { body: json(mcp.request(1, mcp.METHOD_INITIALIZE)) });
    expect([broken.status, broken.body]).toMatchObject([200, { id: 1, error: { code: mcp.INVALID_PARAMS } }]);
    expect(broken.headers.has("mcp-session-id")).toBe(false);
  });

  test("a revision in the header that nobody knows", async () => {
    const { tell } = await begin("2025-11-25", undefined, { "mcp-protocol-version": "1999-01-01" });
    const answer = await tell(ping);
    const error = { code: -32022, data: { supported: [...mcp.PROTOCOL_VERSIONS], requested: "1999-01-01" } };
    expect([answer.status, answer.body]).toMatchObject([400, { id: 1, error }]);
  });

  test.each(["1", "0-1-1", "99-1", "0-99", "-1-0", "a-b"])("an event that never was: %s", async (id) => {
    const { handler, headers } = await begin("2025-11-25");
    const answer = await ask(handler, { method: "GET", headers: { ...headers, "last-event-id": id } });
    const message = "the last-event-id header names no event of this session";
    expect([answer.status, answer.body]).toEqual([400, refused(message)]);
  });

  test("a client that leaves in the middle of a stream comes back for the rest of it", async () => {
    const { handler, headers } = await begin("2025-11-25");
    const body = json(
      mcp.request("c", mcp.METHOD_TOOLS_CALL, call("count", { to: 20 }, { _meta: { progressToken: 1 } })),
    );
    const request = { ...POST, headers: { ...POST.headers, ...headers }, body };
    const response = await handler(new Request("http://localhost/mcp", request));
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const seen: unknown[] = [];
    let lastEventId = "";
    for await (const { id = "", data } of readEvents(response.body ?? expect.fail())) {
      lastEventId = id;
      if (data !== "") seen.push(JSON.parse(data));
      if (seen.length === 5) break;
    }
    const resume = { headers: { ...headers, "last-event-id": lastEventId } };
    const rest = await handler(new Request("http://localhost/mcp", resume));
    for await (const { data } of readEvents(rest.body ?? expect.fail())) {
      if (data !== "") seen.push(JSON.parse(data));
    }
    const steps = Array.from({ length: 20 }, (_, step) => mcp.progress(1, step + 1, { total: 20 }));
    expect(seen).toEqual([...steps, mcp.success("c", { content: [{ type: "text", text: "Counted to 20." }] })]);
    // All of it is still there, and the stream has ended.
    const first = { headers: { ...headers, "last-event-id": lastEventId.replace(/-.*/, "-0") } };
    const again = await handler(new Request("http://localhost/mcp", first));
    const events = [];
    for await (const { data } of readEvents(again.body ?? expect.fail()))
      if (data !== "") events.push(JSON.parse(data));
    expect(events).toEqual(seen);
  });

  test("an event without a message is sent since 2025-11-25 only", async () => {
    for (const [version, expected] of [
      ["2025-06-18", 3],
      ["2025-11-25", 4],
    ] as const) {
      const { handler, headers } = await begin(version);
      const body = json(
        mcp.request(1, mcp.METHOD_TOOLS_CALL, call("count", { to: 2 }, { _meta: { progressToken: 1 } })),
      );
      const request = { ...POST, headers: { ...POST.headers, ...headers }, body };
      const response = await handler(new Request("http://localhost/mcp", request));
      const events = [];
      for await (const event of readEvents(response.body ?? expect.fail())) events.push(event);
      expect(events).toHaveLength(expected);
    }
  });

  test("a second stream of the session takes the place of the first", async () => {
    const { handler, headers, tell } = await begin("2025-11-25", conformanceServer);
    await tell(json(mcp.notification(mcp.METHOD_NOTIFICATIONS_INITIALIZED)));
    const first = await handler(new Request("http://localhost/mcp", { headers }));
    const second = await handler(new Request("http://localhost/mcp", { headers }));
    await tell(json(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("test_trigger_tool_change"))));
    const dataOf = async (response: Response) => (await response.text()).match(/^data: .+$/gm) ?? [];
    expect(await dataOf(first)).toEqual([]);
    await ask(handler, { method: "DELETE", headers });
    const changed = json(mcp.notification(mcp.METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED));
    expect(await dataOf(second)).toEqual([`data: ${changed}`]);
  });

  test("the session that was quiet for longest makes room for another", async () => {
    const { handler, tell } = await begin("2025-11-25");
    const ids: string[] = [];
    for (let count = 0; count < 1_000; count++) {
      if (count === 500) expect((await tell(ping)).status).toBe(200);
      const { headers } = await ask(handler, { body: json(hello("2025-11-25")) });
      ids.push(headers.get("mcp-session-id") ?? "");
    }
    expect((await tell(ping)).status).toBe(200);
    const statusOf = async (id: string) =>
      (await ask(handler, { headers: { "mcp-session-id": id }, body: ping })).status;
    expect(await statusOf(ids[0] ?? "")).toBe(404);
    expect(await statusOf(ids[1] ?? "")).toBe(200);
  });
});

describe("on the wire", () => {
  /** Sends bytes as they are, and gives what comes back until the server closes. */
  async function raw(origin: string, text: string): Promise<string> {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    let received = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      received += chunk;
    });
    socket.write(text);
    await once(socket, "close");
    return received;
  }

  const head = (host: string, length: number) =>
    [
      "POST /mcp HTTP/1.1",
      `Host: ${host}`,
      "Content-Type: application/json",
      "Accept: application/json, text/event-stream",
      `Content-Length: ${length}`,
      "Connection: close",
      "\r\n",
    ].join("\r\n");

  test.each(["evil.example", "127.0.0.1.evil.example", "evil.example:80", "[::2]"])(
    "another host: %s",
    async (host) => {
      const { origin } = await serve();
      const answer = await raw(origin, head(host, ping.length) + ping);
      expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
      expect(answer).toContain(json(refused("the Host header names another host")));
    },
  );

  test.each(["[", "user@evil.example", "user@localhost"])("a host that is none: %s", async (host) => {
    const { origin } = await serve();
    expect(await raw(origin, head(host, ping.length) + ping)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });

  test("half a body and a hang-up", async () => {
    const { origin } = await serve();
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write(head("localhost", 1_000) + ping);
    await once(socket, "connect");
    socket.destroy();
    await once(socket, "close");
    const answer = await raw(origin, head("localhost", ping.length) + ping);
    expect(answer).toContain(json(refused("the mcp-session-id header is missing")));
  });

  test("an oversize body is read to its end, so that the client reads the answer", async () => {
    const { origin } = await serve();
    const sending = httpRequest(`${origin}/mcp`, POST);
    const answer = once(sending, "response");
    for (let sent = 0; sent < 6; sent++) {
      if (!sending.write(Buffer.alloc(1024 * 1024, " "))) await once(sending, "drain");
    }
    sending.end();
    const [response] = await answer;
    expect(response.statusCode).toBe(413);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(refused("the body is larger than 4194304 bytes"));
  });

  test("a body that nobody reads does not stand in the way of the next request", async () => {
    const { origin } = await serve();
    for (let count = 0; count < 3; count++) {
      const body = " ".repeat(1024 * 1024);
      const response = await fetch(`${origin}/mcp`, {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body,
      });
      expect(response.status).toBe(415);
      await response.text();
    }
  });

  test("many clients at once, each with its own answers", async () => {
    const { origin } = await serve();
    const clients = Array.from({ length: 50 }, async (_, index) => {
      const progress: unknown[] = [];
      const transport = await open({
        url: `${origin}/mcp`,
        onMessage: ({ params }) => progress.push(params?.["progressToken"]),
      });
      const isStateless = index % 2 === 0;
      if (!isStateless) await transport.sendRequest(hello("2025-11-25"));
      const meta = { ...(isStateless ? _meta : {}), progressToken: index };
      const calls = [1, 2, 3].map(async (id) => {
        const params = call("count", { to: id }, { _meta: meta });
        const { result } = await transport.sendRequest(mcp.request(id, mcp.METHOD_TOOLS_CALL, params));
        expect(mcp.firstText(mcp.readToolCallResult(result))).toBe(`Counted to ${id}.`);
      });
      await Promise.all(calls);
      expect(progress).toEqual(Array(6).fill(index));
    });
    await Promise.all(clients);
  });
});

describe("a Host that the target would replace", () => {
  /** The status of a raw request, whose target no client would write. */
  const statusOf = (port: number, target: string, host: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () =>
        socket.end(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\nConnection: close\r\n\r\n`),
      );
      let answer = "";
      socket.setEncoding("utf8").on("data", (text) => {
        answer += text;
      });
      socket.once("close", () => resolve(answer.split("\r\n")[0] ?? ""));
      socket.once("error", reject);
    });

  test.each([
    ["//127.0.0.1/mcp", "evil.example"],
    ["/\\127.0.0.1/mcp", "evil.example"],
    ["http://127.0.0.1/mcp", "evil.example"],
    ["/mcp", "127.0.0.1/evil.example"],
  ])("%s with Host: %s is refused", async (target, host) => {
    const server = await serveOnNode(createHttpHandler(exampleServer));
    try {
      expect(await statusOf(Number(new URL(server.origin).port), target, host)).toMatch(/^HTTP\/1\.1 40[03] /);
    } finally {
      await server.close();
    }
  });
});
