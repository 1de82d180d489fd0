// What the tests of the example HTTP server share: ways to serve it, to put a request to it, and to begin a session.

import * as mcp from "mcp-protocol-types";
import { expect } from "vitest";
import { type ReceivedEvent, readEvents } from "../../examples/http-client-events.ts";
import { createHttpHandler, type HttpHandlerOptions } from "../../examples/http-handler.ts";
import { type NodeServer, serveOnNode } from "../../examples/http-node.ts";
import type { Offer } from "../../examples/offer.ts";
import { exampleServer } from "../../examples/server.ts";

export type Handler = (request: Request) => Promise<Response>;
export type Headers = { [name: string]: string };

const clientInfo = { name: "interop", version: "1.0.0" };
export const hello = (protocolVersion: string, capabilities: object = {}) =>
  mcp.request("hello", mcp.METHOD_INITIALIZE, { protocolVersion, capabilities, clientInfo });
export const _meta = mcp.requestMeta({
  protocolVersion: "2026-07-28",
  clientCapabilities: { elicitation: {} },
  clientInfo,
});
export const call = (name: string, args: object = {}, more: object = {}) => ({ name, arguments: args, ...more });
export const json = JSON.stringify;
export const ping = json(mcp.request(1, mcp.METHOD_PING));

export const POST = {
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
};

/** The body of what is refused as a whole. */
export const refused = (message: string) => ({ jsonrpc: "2.0", error: { code: mcp.INVALID_REQUEST, message } });

const closers: (() => Promise<void>)[] = [];
const logged: string[] = [];

/** Has {@link closeAll} close something. */
export function closeLater(close: () => Promise<void>): void {
  closers.push(close);
}

/** Closes what the test has opened; fails where a server had something to complain about. For `afterEach`. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
  expect(logged.splice(0).filter((line) => line !== "the client is ready")).toEqual([]);
}

/** What a server has logged; it is forgotten, so that {@link closeAll} does not complain about it. */
export const takeLogged = (): string[] => logged.splice(0);

export const handlerOf = (offer: Offer = exampleServer, options: HttpHandlerOptions = {}): Handler =>
  createHttpHandler(offer, { log: (text) => logged.push(text), ...options });

export async function serve(offer: Offer = exampleServer, options: HttpHandlerOptions = {}): Promise<NodeServer> {
  const server = await serveOnNode(handlerOf(offer, options));
  closeLater(server.close);
  return server;
}

export type Sent = { method?: string; url?: string; headers?: Headers; body?: string };
export type Received = { status: number; body: unknown; headers: Response["headers"] };

/** Puts a request to a handler, a POST unless it says otherwise, and gives the response before it is read. */
export function put(handler: Handler, sent: Sent): Promise<Response> {
  const { url = "http://localhost/mcp", method = "POST", headers = {}, body } = sent;
  const all = method === "POST" ? { ...POST.headers, ...headers } : headers;
  return handler(new Request(url, { method, headers: all, ...(body === undefined ? {} : { body }) }));
}

/** Puts a request to a handler, and reads the JSON of the response. */
export async function ask(handler: Handler, sent: Sent): Promise<Received> {
  const response = await put(handler, sent);
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text), headers: response.headers };
}

/** Reads the events of a stream to its end. */
export async function eventsOf(response: Response): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of readEvents(response.body ?? expect.fail("there is no body"))) events.push(event);
  return events;
}

/** Reads the messages of a stream to its end, or up to a number of them. */
export async function messagesOf(response: Response, enough = Number.POSITIVE_INFINITY): Promise<unknown[]> {
  const messages: unknown[] = [];
  for await (const { data } of readEvents(response.body ?? expect.fail("there is no body"))) {
    if (data !== "") messages.push(JSON.parse(data));
    if (messages.length === enough) break;
  }
  return messages;
}

/** A session with a handler, and ways to send it something. */
export async function begin(version: string, offer?: Offer, options: HttpHandlerOptions = {}) {
  return beginOn(handlerOf(offer, options), version);
}

export async function beginOn(handler: Handler, version = "2025-11-25") {
  const first = await ask(handler, { body: json(hello(version)) });
  expect(first.status).toBe(200);
  const headers: Headers = { "mcp-session-id": first.headers.get("mcp-session-id") ?? "" };
  return {
    handler,
    headers,
    /** Sends a message, and reads the JSON that comes back. */
    tell: (message: unknown, more: Headers = {}) =>
      ask(handler, { headers: { ...headers, ...more }, body: json(message) }),
    /** Sends a message, and gives the response before it is read. */
    post: (message: unknown) => put(handler, { headers, body: json(message) }),
    /** Opens a stream. */
    get: (more: Headers = {}) => put(handler, { method: "GET", headers: { ...headers, ...more } }),
    end: () => ask(handler, { method: "DELETE", headers }),
  };
}

/** A server whose tool tells its progress and waits to be cancelled. */
export function waitingServer() {
  const cancelled: unknown[] = [];
  const offer: Offer = {
    ...exampleServer,
    handlers: {
      ...exampleServer.handlers,
      "tools/call": ({ name }, { context: { channel, signal } }) => {
        channel.send(mcp.progress(name, 1));
        signal.addEventListener("abort", () => cancelled.push(name));
        return new Promise<never>(() => {});
      },
    },
  };
  return { offer, cancelled };
}
