import type { Capabilities, ClientCapabilities, ClientInfo, ServerInfo } from "./capabilities.js";
import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";

/**
 * The params of `initialize`, the first request of a session; `InitializeRequestParams` in the specification.
 *
 * Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle#initialization}
 */
export type InitializeParams = {
  /** The newest revision that the client supports, as in `2025-11-25`. */
  protocolVersion: string;
  /** What the client offers for the whole session. */
  capabilities: ClientCapabilities;
  /** The name and version of the client. */
  clientInfo: ClientInfo;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/**
 * The result of `initialize`.
 *
 * Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle#initialization}
 */
export type InitializeResult = {
  /** The revision that the session uses; a client that does not support it disconnects. */
  protocolVersion: string;
  /** What the server offers for the whole session. */
  capabilities: Capabilities;
  /** The name and version of the server. */
  serverInfo: ServerInfo;
  /** How to use the server, in words for a language model. */
  instructions?: string | undefined;
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `server/discover`.
 *
 * Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/discover}
 */
export type DiscoverResult = {
  /** The revisions that the server supports; the client picks one for each request. */
  supportedVersions: string[];
  /** What the server offers. */
  capabilities: Capabilities;
  /** How to use the server, in words for a language model. */
  instructions?: string | undefined;
  /** How long the result stays fresh, in milliseconds; 0 means it is stale at once. 2026-07-28 requires it. */
  ttlMs?: number | undefined;
  /** Whether a kept result may be shared by all, or within one authorization only. 2026-07-28 requires it. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. 2026-07-28 requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, partly under reserved keys, as in {@link META_SERVER_INFO}. */
  _meta?: { [key: string]: unknown } | undefined;
};
