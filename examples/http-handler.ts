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
  type ClassifiedMessage,
  error,
  HEADER_PROTOCOL_VERSION,
  INTERNAL_ERROR,
  INVALID_REQUEST,
  parseMessage,
} from "mcp-protocol-types";
import { BodyError, mediaType, readBody } from "./http-body.ts";
import { ALLOWED_METHODS, checkSource, preflight, sharedWith } from "./http-origin.ts";
import { answerId, json, refusal, withoutNullId } from "./http-reply.ts";
import { HttpSessions } from "./http-sessions.ts";
import { answerStateless, isStatelessPost } from "./http-stateless.ts";
import type { Offer } from "./offer.ts";
import { SUPPORTED_VERSIONS } from "./stateless.ts";

export type HttpHandlerOptions = {
  /** The path of the endpoint; the default is `/mcp`. */
  path?: string;
  /** The names under which it may be called, and from whose pages; the default is those of this computer. */
  hosts?: string[];
  /** The largest body to take, in bytes; the default is 4 MiB. */
  maxBodyBytes?: number;
  /** For how long a session may be idle before it ends, in milliseconds; the default is 30 minutes. */
  sessionIdleTimeout?: number;
  /** Tells the time by which a session is idle, in milliseconds; the default is `performance.now`. */
  now?: () => number;
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
  const { sessionIdleTimeout = 30 * 60_000, now = () => performance.now(), log = () => {} } = options;
  const sessions = new HttpSessions(offer, log, sessionIdleTimeout, now);

  async function post(request: Request): Promise<Response> {
    const { headers } = request;
    if (mediaType(headers.get("content-type")) !== "application/json") {
      return refusal(415, "the content-type must be application/json, in UTF-8");
    }
    if (!["", "identity"].includes((headers.get("content-encoding") ?? "").toLowerCase())) {
      return refusal(415, "the content-encoding must be identity", { "accept-encoding": "identity" });
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
      return json(400, withoutNullId(parsed.reply ?? error(undefined, INVALID_REQUEST, parsed.reason)));
    }
    try {
      return await (isStatelessPost(parsed, headers)
        ? answerStateless(offer, parsed, request, log)
        : sessions.post(parsed, request));
    } catch (cause) {
      return failure(cause, parsed);
    }
  }

  async function route(request: Request): Promise<Response> {
    const { method, headers } = request;
    if (new URL(request.url).pathname !== path) return refusal(404, `there is nothing but ${path} here`);
    if (method === "POST") return post(request);
    if (method === "OPTIONS") return preflight(headers);
    const version = headers.get(HEADER_PROTOCOL_VERSION);
    // What 2026-07-28 has is POST; anything but POST belongs to sessions.
    if (version !== null && SUPPORTED_VERSIONS.includes(version)) {
      return refusal(405, "only POST is allowed", { allow: "POST, OPTIONS" });
    }
    if (method === "DELETE") return sessions.delete(request);
    if (method !== "GET") return refusal(405, "only POST, GET and DELETE are allowed", { allow: ALLOWED_METHODS });
    return accepts(headers, "text/event-stream")
      ? sessions.get(request)
      : refusal(406, "text/event-stream must be acceptable");
  }

  function failure(cause: unknown, parsed?: ClassifiedMessage): Response {
    log(`cannot answer: ${cause instanceof Error ? cause.stack : cause}`);
    return json(500, error(parsed && answerId(parsed), INTERNAL_ERROR, "Internal error"));
  }

  return async (request) => {
    const refused = checkSource(request, hosts);
    if (refused !== undefined) return refused;
    return sharedWith(request.headers.get("origin"), await route(request).catch(failure));
  };
}

/** Whether a client takes a media type; without an Accept header it takes all. */
function accepts(headers: Headers, type: string): boolean {
  const [group] = type.split("/");
  const ranges = (headers.get("accept") ?? "*/*").toLowerCase().split(",");
  const parts = ranges.map((range) => range.split(";").map((part) => part.trim()));
  // What is said of the type itself counts more than what is said of all.
  const said = [type, `${group}/*`, "*/*"].map((name) => parts.find(([range]) => range === name)).find(Boolean);
  return said !== undefined && !said.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
}
