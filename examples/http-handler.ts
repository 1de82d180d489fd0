// A server on Streamable HTTP, both eras at one endpoint, as a function from a request to a response: what Bun, Deno and
// workers take as it is, and Node.js with the adapter beside it.
//
//   Bun.serve({ port: 3000, hostname: "127.0.0.1", fetch: createHttpHandler(exampleServer) });
//   Deno.serve({ port: 3000, hostname: "127.0.0.1" }, createHttpHandler(exampleServer));
//   export default { fetch: createHttpHandler(exampleServer, { hosts: ["mcp.example.com"] }) };
//
// Sessions are kept in memory. Where the next request may come to another process, as it may with workers, only
// 2026-07-28 works, which has none.

import {
  error,
  HEADER_PROTOCOL_VERSION,
  INTERNAL_ERROR,
  INVALID_REQUEST,
  parseMessage,
  usesHandshake,
} from "mcp-protocol-types";
import { BodyError, mediaType, readBody } from "./http-body.ts";
import { json, refusal } from "./http-reply.ts";
import { HttpSessions } from "./http-sessions.ts";
import { answerStateless, isStatelessPost } from "./http-stateless.ts";
import type { Offer } from "./session.ts";

export type HttpHandlerOptions = {
  /** The path of the endpoint; the default is `/mcp`. */
  path?: string;
  /** The names under which it may be called, and from whose pages; the default is those of this computer. */
  hosts?: string[];
  /** The largest body to take, in bytes; the default is 4 MiB. */
  maxBodyBytes?: number;
  /** Is told what went wrong inside, which the client is not. */
  log?: (text: string) => void;
};

/**
 * Makes the function that answers the requests of HTTP clients.
 *
 * @param offer - what the server offers
 * @param options - the other settings
 * @returns the function; it never rejects
 */
export function createHttpHandler(
  offer: Offer,
  options: HttpHandlerOptions = {},
): (request: Request) => Promise<Response> {
  const { path = "/mcp", hosts = ["localhost", "127.0.0.1", "[::1]"], maxBodyBytes = 4 * 1024 * 1024 } = options;
  const log = options.log ?? (() => {});
  const sessions = new HttpSessions(offer, log);

  async function post(request: Request): Promise<Response> {
    const { headers } = request;
    if (mediaType(headers.get("content-type")) !== "application/json") {
      return refusal(415, "the content-type must be application/json, in UTF-8");
    }
    if (!accepts(headers, "application/json") || !accepts(headers, "text/event-stream")) {
      return refusal(406, "both application/json and text/event-stream must be acceptable");
    }
    let text: string;
    try {
      text = await readBody(request.body, maxBodyBytes);
    } catch (thrown) {
      if (thrown instanceof BodyError) return refusal(thrown.isTooLarge ? 413 : 400, thrown.message);
      throw thrown;
    }
    const parsed = parseMessage(text);
    if (parsed.kind === "invalid") {
      return json(400, parsed.reply ?? error(undefined, INVALID_REQUEST, parsed.reason));
    }
    return isStatelessPost(parsed, headers)
      ? answerStateless(offer, parsed, request, log)
      : sessions.post(parsed, request);
  }

  async function route(request: Request): Promise<Response> {
    const { method, headers } = request;
    if (new URL(request.url).pathname !== path) return refusal(404, `there is nothing but ${path} here`);
    if (method === "POST") return post(request);
    const version = headers.get(HEADER_PROTOCOL_VERSION);
    // What 2026-07-28 has is POST; anything but POST belongs to sessions.
    if (version !== null && !usesHandshake(version)) return refusal(405, "only POST is allowed", { allow: "POST" });
    if (method === "DELETE") return sessions.delete(request);
    if (method !== "GET") return refusal(405, "only POST, GET and DELETE are allowed", { allow: "POST, GET, DELETE" });
    return accepts(headers, "text/event-stream")
      ? sessions.get(request)
      : refusal(406, "text/event-stream must be acceptable");
  }

  return async (request) => {
    try {
      return checkSource(request, hosts) ?? (await route(request));
    } catch (cause) {
      log(`cannot answer: ${cause instanceof Error ? cause.stack : cause}`);
      return json(500, error(undefined, INTERNAL_ERROR, "Internal error"));
    }
  };
}

/**
 * Refuses what a web page elsewhere sends.
 *
 * A page can point a name of its own to this computer, and its requests are of the same origin then: they are told by
 * that name, in Host and in Origin.
 */
function checkSource({ url, headers }: Request, hosts: string[]): Response | undefined {
  // Every runtime takes the URL's host from the Host header.
  if (!hosts.includes(new URL(url).hostname)) return refusal(403, "the Host header names another host");
  const origin = headers.get("origin");
  if (origin === null || hosts.includes(hostnameOf(origin))) return undefined;
  return refusal(403, "the Origin header names a page that may not call this server");
}

function hostnameOf(origin: string): string {
  try {
    return new URL(origin).hostname;
  } catch {
    // As in `Origin: null`, which pages of no origin send.
    return "";
  }
}

/** Whether a client takes a media type; without an Accept header it takes all. */
function accepts(headers: Headers, type: string): boolean {
  const [group] = type.split("/");
  const ranges = (headers.get("accept") ?? "*/*").split(",").map((range) => range.split(";"));
  return ranges.some(([range = "", ...parameters]) => {
    const isRefused = parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(parameter));
    return !isRefused && ["*/*", `${group}/*`, type].includes(range.trim().toLowerCase());
  });
}
