// Who may call: the names under which a server is known, and the web pages whose scripts may use it.

import {
  HEADER_LAST_EVENT_ID,
  HEADER_METHOD,
  HEADER_NAME,
  HEADER_PARAM_PREFIX,
  HEADER_PROTOCOL_VERSION,
  HEADER_SESSION_ID,
} from "mcp-protocol-types";
import { refusal } from "./http-reply.ts";

/** The methods that there are, as an Allow header says it. */
export const ALLOWED_METHODS = "POST, GET, DELETE, OPTIONS";

/** The headers of a request that a page must be allowed to set; Accept is allowed to all. */
const REQUEST_HEADERS: string[] = [
  "content-type",
  HEADER_PROTOCOL_VERSION,
  HEADER_SESSION_ID,
  HEADER_LAST_EVENT_ID,
  HEADER_METHOD,
  HEADER_NAME,
];

/** How long a browser may remember what is allowed, in seconds. */
const PREFLIGHT_MAX_AGE = "7200";

/**
 * Refuses what a web page elsewhere sends.
 *
 * A page can point a name of its own to this computer, and its requests are of the same origin then: they are told by
 * that name, in Host and in Origin.
 *
 * @param request - the request
 * @param hosts - the names under which the server may be called, and from whose pages
 * @returns the refusal; undefined where there is nothing to refuse
 */
export function checkSource({ url, headers }: Request, hosts: string[]): Response | undefined {
  // Every runtime takes the URL's host from the Host header, or from a target that is a whole URL.
  if (!hosts.includes(new URL(url).hostname)) return refusal(403, "the Host header names another host");
  const origin = headers.get("origin");
  if (origin === null || isPageOf(origin, hosts)) return undefined;
  return refusal(403, "the Origin header names a page that may not call this server");
}

/** Whether an origin is that of a web page of one of the hosts; an extension of a browser has a host name, too. */
function isPageOf(origin: string, hosts: string[]): boolean {
  try {
    const { protocol, hostname, origin: exact } = new URL(origin);
    return exact === origin && (protocol === "http:" || protocol === "https:") && hosts.includes(hostname);
  } catch {
    // As in `Origin: null`, which pages of no origin send.
    return false;
  }
}

/** The answer to OPTIONS, by which a browser asks what a page may send. */
export function preflight(headers: Headers): Response {
  const response = new Response(null, { status: 204, headers: { allow: ALLOWED_METHODS } });
  if (!headers.has("origin") || !headers.has("access-control-request-method")) return response;
  const asked = headers.get("access-control-request-headers") ?? "";
  const names = asked.split(",").map((name) => name.trim().toLowerCase());
  // Which arguments stand in headers is known to the tools only.
  const allowed = names.filter((name) => REQUEST_HEADERS.includes(name) || name.startsWith(HEADER_PARAM_PREFIX));
  response.headers.set("access-control-allow-methods", "POST, GET, DELETE");
  if (allowed.length > 0) response.headers.set("access-control-allow-headers", allowed.join(", "));
  response.headers.set("access-control-max-age", PREFLIGHT_MAX_AGE);
  return response;
}

/** Lets the page that has sent a request read the response. */
export function sharedWith(origin: string | null, response: Response): Response {
  // Also where no page has asked: what is kept of it must not be given to one.
  response.headers.append("vary", "origin");
  if (origin === null) return response;
  response.headers.set("access-control-allow-origin", origin);
  response.headers.set("access-control-expose-headers", HEADER_SESSION_ID);
  return response;
}
