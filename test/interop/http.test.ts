// The example HTTP server: with the example client, and against input that no client should send.

import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test, vi } from "vitest";
import { conformanceServer } from "../../examples/conformance/offer.ts";
import { HttpTransport, type HttpTransportOptions } from "../../examples/http-client.ts";
import { serveOnNode } from "../../examples/http-node.ts";
import type { Offer } from "../../examples/offer.ts";
import { exampleServer } from "../../examples/server.ts";
import { McpTransportError } from "../../examples/transport.ts";
import {
  _meta,
  ask,
  call,
  closeAll,
  closeLater,
  handlerOf,
  hello,
  json,
  POST,
  ping,
  refused,
  type Sent,
  serve,
  takeLogged,
} from "./http-kit.ts";

afterEach(closeAll);

async function open(options: HttpTransportOptions): Promise<HttpTransport> {
  const transport = new HttpTransport(options);
  await transport.initialize();
  closeLater(() => transport.shutdown());
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
    const { origin, close } = await serveOnNode(handlerOf());
    const { hostname: host, port } = new URL(origin);
    const transport = new HttpTransport({ host, port: Number(port), path: "/mcp" });
    expect(transport.url.href).toBe(`${origin}/mcp`);
    expect(await thrownBy(transport.sendRequest(hello("2025-11-25")))).toMatchObject({
      message: "The transport is not open",
    });
    await transport.initialize();
    await transport.sendRequest(hello("2025-11-25"));
    await close();
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
      supportedVersions: ["2026-07-28"],
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

describe("bad input", () => {
  const refusals: [what: string, sent: Sent, status: number, message: string][] = [
    ...["/", "/other", "/mcp/", "//mcp", "/MCP", "/%6dcp", "/mcp%2f", "/mcp/../other", "/mcp;x"].map(
      (path): [string, Sent, number, string] => [
        `the path ${path}`,
        { url: `http://localhost${path}`, body: ping },
        404,
        "there is nothing but /mcp here",
      ],
    ),
    ["another method", { method: "PUT", body: ping }, 405, "only POST, GET and DELETE are allowed"],
    ...["text/plain", "application/json; charset=latin1", "application/jsonp", "*/*"].map(
      (type): [string, Sent, number, string] => [
        `the content-type ${type}`,
        { headers: { "content-type": type }, body: ping },
        415,
        "the content-type must be application/json, in UTF-8",
      ],
    ),
    ...[
      "text/html",
      "application/json",
      "text/event-stream",
      "application/json, text/event-stream;q=0",
      "*/*, text/event-stream; q=0.000",
      "*/*;q=0",
    ].map((accept): [string, Sent, number, string] => [
      `Accept: ${accept}`,
      { headers: { accept }, body: ping },
      406,
      "both application/json and text/event-stream must be acceptable",
    ]),
    ...["gzip", "br", "identity, gzip", "x"].map((encoding): [string, Sent, number, string] => [
      `a body in ${encoding}`,
      { headers: { "content-encoding": encoding }, body: ping },
      415,
      "the content-encoding must be identity",
    ]),
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
      "a message must not be a batch",
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

  test("what a 405 and a 415 let a client know", async () => {
    const allowOf = async (sent: Sent) => (await ask(handlerOf(), sent)).headers.get("allow");
    expect(await allowOf({ method: "PUT" })).toBe("POST, GET, DELETE, OPTIONS");
    expect(await allowOf({ method: "GET", headers: { "mcp-protocol-version": "2026-07-28" } })).toBe("POST, OPTIONS");
    const { headers } = await ask(handlerOf(), { headers: { "content-encoding": "gzip" }, body: ping });
    expect(headers.get("accept-encoding")).toBe("identity");
  });

  test.each(["identity", "Identity", ""])("a content-encoding that is none: %j", async (encoding) => {
    const sent = { headers: { "content-encoding": encoding }, body: json(hello("2025-11-25")) };
    expect((await ask(handlerOf(), sent)).status).toBe(200);
  });

  test("a path with a query, and one with dots in it", async () => {
    for (const path of ["/mcp?x=1", "/mcp?", "/./mcp", "/other/../mcp"]) {
      const sent = { url: `http://localhost${path}`, body: json(hello("2025-11-25")) };
      expect((await ask(handlerOf(), sent)).status, path).toBe(200);
    }
  });

  // No schema allows an id of null, and the transport's errors have none.
  test.each(["", '{"jsonrpc":"2.0","id":1,"method":', "\u0000"])("a body that is no JSON: %j", async (body) => {
    const answer = await ask(handlerOf(), { body });
    const error = { code: mcp.PARSE_ERROR, message: "a message must be JSON" };
    expect([answer.status, answer.body]).toEqual([400, { jsonrpc: "2.0", error }]);
  });

  test.each(["1", "null", '"ping"', "{}", "[]", '{"jsonrpc":"2.0","id":null,"method":"ping"}'])(
    "a body that is no message: %s",
    async (body) => {
      const answer = await ask(handlerOf(), { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ jsonrpc: "2.0", error: { code: mcp.INVALID_REQUEST } });
      expect(answer.body).not.toHaveProperty("id");
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
    "*/*;q=0, application/json , text/event-stream",
  ])("what may stand in Accept: %s", async (accept) => {
    const answer = await ask(handlerOf(), { headers: { accept }, body: json(hello("2025-11-25")) });
    expect(answer.status).toBe(200);
  });

  test("what goes wrong in the server has the id of the request, and says nothing else", async () => {
    const offer: Offer = {
      ...exampleServer,
      inputSchemaOf: () => {
        throw new Error("a secret");
      },
    };
    const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "add" };
    const body = json(mcp.request(5, mcp.METHOD_TOOLS_CALL, call("add", {}, { _meta })));
    const answer = await ask(handlerOf(offer), { headers, body });
    const error = { code: mcp.INTERNAL_ERROR, message: "Internal error" };
    expect([answer.status, answer.body]).toEqual([500, { jsonrpc: "2.0", id: 5, error }]);
    expect(takeLogged()).toEqual([expect.stringContaining("cannot answer: Error: a secret")]);
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

  test.each([
    ["http://localhost/mcp", "localhost", "400 Bad Request", "the mcp-session-id header is missing"],
    // The target's host counts, and the Host header does not.
    ["HTTP://127.0.0.1:80/mcp", "evil.example", "400 Bad Request", "the mcp-session-id header is missing"],
    ["http://evil.example/mcp", "localhost", "403 Forbidden", "the Host header names another host"],
    ["http://localhost", "localhost", "404 Not Found", "there is nothing but /mcp here"],
    ["//evil.example/mcp", "localhost", "404 Not Found", "there is nothing but /mcp here"],
    ["http://user@localhost/mcp", "localhost", "400 Bad Request", "there is no valid Host header, or no path"],
    ["http:///mcp", "localhost", "400 Bad Request", "there is no valid Host header, or no path"],
    ["https://localhost/mcp", "localhost", "400 Bad Request", "there is no valid Host header, or no path"],
  ])("the target %s, with the host %s", async (target, host, status, message) => {
    const { origin } = await serve();
    const answer = await raw(origin, head(host, ping.length).replace("/mcp", target) + ping);
    expect(answer.slice(0, answer.indexOf("\r\n"))).toBe(`HTTP/1.1 ${status}`);
    expect(answer).toContain(json(refused(message)));
  });

  test.each(["[", "user@evil.example", "user@localhost", "localhost, localhost"])(
    "a host that is none: %s",
    async (host) => {
      const { origin } = await serve();
      const answer = await raw(origin, head(host, ping.length) + ping);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toContain(json(refused("there is no valid Host header, or no path")));
    },
  );

  test("TRACE, which no Request can have, and HEAD, whose answer has no body", async () => {
    const { origin } = await serve();
    const sent = (method: string) => raw(origin, head("localhost", 0).replace("POST", method));
    const traced = await sent("TRACE");
    expect(traced).toMatch(/^HTTP\/1\.1 501 Not Implemented\r\n/);
    const error = { code: mcp.INTERNAL_ERROR, message: "TRACE is not supported" };
    expect(traced).toContain(json({ jsonrpc: "2.0", error }));
    expect(await sent("HEAD")).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n(?:[\w-]+: .*\r\n)+\r\n$/);
  });

  test("headers in any case, and a header twice", async () => {
    const { origin } = await serve();
    const body = json(hello("2025-11-25"));
    const sent = (...more: string[]) =>
      raw(origin, head("localhost", body.length).replace("\r\n", `\r\n${more.join("\r\n")}\r\n`) + body);
    expect(await sent("MCP-PROTOCOL-VERSION:  2025-11-25 ")).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    const twice = await sent("Mcp-Protocol-Version: 2025-11-25", "mcp-protocol-version: 2025-11-25");
    expect(twice).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(await sent("Origin: http://localhost", "origin: http://localhost")).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
  });

  /** Sends a call to a server, and reads nothing of what comes back. */
  function callUnread(origin: string): void {
    const body = json(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("x", {}, { _meta })));
    const headers = ["mcp-protocol-version: 2026-07-28", "mcp-method: tools/call", "mcp-name: x"].join("\r\n");
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    closeLater(async () => void socket.destroy());
    socket.pause().on("error", () => {});
    socket.write(head("localhost", body.length).replace("\r\n", `\r\n${headers}\r\n`) + body);
  }

  test("the connection of a client that reads nothing for some time is given up", async () => {
    let isCancelled = false;
    const handler = handlerOf({
      ...exampleServer,
      handlers: {
        "tools/call": (_params, { context: { channel, signal } }) => {
          signal.addEventListener("abort", () => {
            isCancelled = true;
          });
          // One message, however large, is no reason.
          channel.send(mcp.progress("x".repeat(32 * 1024 * 1024), 1));
          return new Promise<never>(() => {});
        },
      },
    });
    const { origin, close } = await serveOnNode(handler, 0, 100);
    closeLater(close);
    callUnread(origin);
    await vi.waitFor(() => expect(isCancelled).toBe(true), 10_000);
  });

  test("the connection of a client that does not read is given up", async () => {
    let isCancelled = false;
    const handler = handlerOf({
      ...exampleServer,
      handlers: {
        "tools/call": async (_params, { context: { channel, signal } }) => {
          // More than is kept for it and lies on the way, which first has to be full.
          for (let count = 0; count < 64 && !signal.aborted; count++) {
            channel.send(mcp.progress("x".repeat(1024 * 1024), count));
            await new Promise(setImmediate);
          }
          isCancelled = signal.aborted;
          return mcp.toolResult([]);
        },
      },
    });
    let isClosed = false;
    const server = await serveOnNode((request) => {
      request.signal.addEventListener("abort", () => {
        isClosed = true;
      });
      return handler(request);
    });
    closeLater(server.close);
    callUnread(server.origin);
    await vi.waitFor(() => expect([isCancelled, isClosed]).toEqual([true, true]));
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
