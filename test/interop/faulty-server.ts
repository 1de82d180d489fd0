// HTTP servers that fail, each in its own way, and the example client that has to do with them.

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as mcp from "mcp-protocol-types";
import { expect } from "vitest";
import { HttpTransport, type HttpTransportOptions } from "../../examples/http-client.ts";
import { McpTransportError } from "../../examples/transport.ts";

/** What the client has sent. */
export type Asked = {
  http: string | undefined;
  headers: IncomingHttpHeaders;
  id: number;
  method: string | undefined;
  params: unknown;
};

/** Answers what the client has sent, or does not. */
export type Answer = (asked: Asked, response: ServerResponse) => void;

const closers: (() => Promise<void>)[] = [];

/** Ends what the test has started. For `afterEach`. */
export async function endAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/** Starts a server, with a record of all that it is asked. */
export async function serve(answer: Answer): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (incoming, response) => {
    const { method: http, headers } = incoming;
    let text = "";
    for await (const part of incoming.setEncoding("utf8")) text += part;
    const { id, method, params } = text === "" ? {} : JSON.parse(text);
    const one = { http, headers, id, method, params };
    asked.push(one);
    answer(one, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, asked };
}

export const reply =
  (status: number, type: string | undefined, body = "", headers = {}): Answer =>
  (_asked, response) => {
    response.writeHead(status, { ...(type === undefined ? {} : { "content-type": type }), ...headers }).end(body);
  };

export const json = (body: unknown, status = 200, headers = {}): Answer =>
  reply(status, "application/json", JSON.stringify(body), headers);

/** A stream with this text. */
export const events = (text: string, end = true): Answer => {
  return (_asked, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(text);
    if (end) response.end();
  };
};

/** An event with a message. */
export const event = (message: object) => `data: ${JSON.stringify(message)}\n\n`;

/** A success whose result says to what it belongs. */
export const ok = (id: number | string) => mcp.success(id, { of: id });

/** Has a client wait for the rest, for as short as can be. */
export const PAUSE = "id: 1\nretry: 0\ndata:\n\n";

/** Breaks the connection. */
export const hangUp: Answer = (_asked, response) => void response.destroy();

/** Never says anything. */
export const silence: Answer = () => {};

export const accepted = reply(202, undefined);

/** A server with sessions, whose requests are answered in this way, but for ping; and its notifications in that. */
export const withSessions = (answer: Answer, notified = accepted): Answer => {
  let count = 0;
  return (asked, response) => {
    const { http, id, method } = asked;
    if (method === "initialize") {
      const hello = { protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "s", version: "1" } };
      json(mcp.success(id, hello), 200, { "mcp-session-id": `session-${++count}` })(asked, response);
    } else if (http === "DELETE") reply(204, undefined)(asked, response);
    else if (method === "ping") json(ok(id))(asked, response);
    else if (method?.startsWith("notifications/")) notified(asked, response);
    else answer(asked, response);
  };
};

/** Answers POST in one way, and GET in others: the first, the next one, and so on, the last of them again and again. */
export const resumed = (post: Answer, ...gets: Answer[]): Answer => {
  let count = 0;
  return (asked, response) => {
    const answer = asked.http === "GET" ? gets[Math.min(count++, gets.length - 1)] : post;
    answer?.(asked, response);
  };
};

/** What the client of the test has logged. */
export const logged: string[] = [];

/** A client of a server that answers in this way. */
export async function start(answer: Answer, options: Partial<HttpTransportOptions> = {}) {
  const { url, asked } = await serve(answer);
  logged.length = 0;
  const transport = new HttpTransport({ url, timeout: 5_000, log: (text) => logged.push(text), ...options });
  await transport.initialize();
  closers.push(() => transport.shutdown());
  return { url, asked, transport };
}

export const hello = mcp.request("hello", mcp.METHOD_INITIALIZE, { protocolVersion: "2025-11-25", capabilities: {} });
export const _meta = mcp.requestMeta({
  protocolVersion: "2026-07-28",
  clientCapabilities: {},
  clientInfo: { name: "interop", version: "1.0.0" },
});

/** Calls a tool, which is what fails in these tests. */
export const call = (
  transport: HttpTransport,
  options?: { timeout?: number; signal?: AbortSignal },
  params: object = {},
) => transport.sendRequest(mcp.request(7, mcp.METHOD_TOOLS_CALL, { name: "t", ...params }), options);

/** What a promise is rejected with. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`fulfilled with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );

/** What it says, where it is an McpTransportError. */
export async function problem(promise: Promise<unknown>): Promise<string> {
  const thrown = await rejection(promise);
  expect(thrown).toBeInstanceOf(McpTransportError);
  return (thrown as McpTransportError).message;
}

/** The methods of what was asked: those of JSON-RPC, or else of HTTP. */
export const methods = (asked: Asked[]) => asked.map(({ http, method }) => method ?? http);
