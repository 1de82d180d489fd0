// The rules of 2026-07-28 for a request and its result, whatever the transport.

import {
  completeResult,
  hasRequestMeta,
  isInputRequired,
  type JsonRpcRequest,
  type JsonRpcResponse,
  META_SERVER_INFO,
  METHOD_INITIALIZE,
  METHOD_LOGGING_SET_LEVEL,
  METHOD_PING,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_READ,
  METHOD_RESOURCES_SUBSCRIBE,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_RESOURCES_UNSUBSCRIBE,
  METHOD_SERVER_DISCOVER,
  METHOD_SUBSCRIPTIONS_LISTEN,
  METHOD_TOOLS_LIST,
  methodNotFound,
  PROTOCOL_VERSIONS,
  readRequestMeta,
  type ServerInfo,
  unsupportedProtocolVersion,
  usesHandshake,
} from "mcp-protocol-types";
import type { Client } from "./offer.ts";

/** The methods that 2026-07-28 does not have. */
const HANDSHAKE_METHODS: string[] = [
  METHOD_INITIALIZE,
  METHOD_PING,
  METHOD_LOGGING_SET_LEVEL,
  METHOD_RESOURCES_SUBSCRIBE,
  METHOD_RESOURCES_UNSUBSCRIBE,
];

/** The methods that only 2026-07-28 has. */
const STATELESS_METHODS: string[] = [METHOD_SERVER_DISCOVER, METHOD_SUBSCRIPTIONS_LISTEN];

/** The methods whose results 2026-07-28 lets a client keep. */
const CACHEABLE_METHODS: string[] = [
  METHOD_SERVER_DISCOVER,
  METHOD_TOOLS_LIST,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_RESOURCES_READ,
];

/**
 * What a client may choose from for its next requests, as it is told in `server/discover` and where it has chosen wrong. The
 * older revisions are not among them, though they are spoken here: no request can name one of them in its `_meta`, and
 * which of them is spoken, `initialize` finds out.
 */
export const SUPPORTED_VERSIONS: string[] = PROTOCOL_VERSIONS.filter((version) => !usesHandshake(version));

/** Whether a message belongs to 2026-07-28. */
export function isStateless({ method, params }: Pick<JsonRpcRequest, "method" | "params">): boolean {
  return STATELESS_METHODS.includes(method) || hasRequestMeta(params);
}

/** Reads what a request of 2026-07-28 says of its client; refuses one of another revision, or with a method of those. */
export function readClient({ method, params }: JsonRpcRequest): Client {
  const { protocolVersion, clientCapabilities, logLevel } = readRequestMeta(params);
  checkVersion(protocolVersion);
  if (HANDSHAKE_METHODS.includes(method)) throw methodNotFound(method);
  return { protocolVersion, capabilities: clientCapabilities, logLevel };
}

/** Refuses the revision of a request that no request can have. */
export function checkVersion(protocolVersion: string): void {
  if (!SUPPORTED_VERSIONS.includes(protocolVersion)) {
    throw unsupportedProtocolVersion(protocolVersion, SUPPORTED_VERSIONS);
  }
}

/** Gives a result what 2026-07-28 requires of every one. */
export function asStateless(method: string, serverInfo: ServerInfo, response: JsonRpcResponse): JsonRpcResponse {
  if ("error" in response || isInputRequired(response.result)) return response;
  const marked = { ...response.result, _meta: { ...metaOf(response.result), [META_SERVER_INFO]: serverInfo } };
  const result = CACHEABLE_METHODS.includes(method)
    ? completeResult(marked, { ttlMs: 60_000, cacheScope: "public" })
    : completeResult(marked);
  return { ...response, result };
}

function metaOf(result: object): object | undefined {
  return "_meta" in result && typeof result._meta === "object" && result._meta !== null ? result._meta : undefined;
}
