import type { Capabilities, ClientCapabilities, ClientInfo, ServerInfo } from "./capabilities.js";
import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";

/**
 * The params of `initialize`, which opens a session; `InitializeRequestParams` in the specification. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type InitializeParams = {
  /** The newest revision that the client supports. */
  protocolVersion: string;
  /** What the client offers for the whole session. */
  capabilities: ClientCapabilities;
  /** The client's name and version. */
  clientInfo: ClientInfo;
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};

/**
 * The result of `initialize`. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type InitializeResult = {
  /** The session's revision; a client without it disconnects. */
  protocolVersion: string;
  /** What the server offers for the whole session. */
  capabilities: Capabilities;
  /** The server's name and version. */
  serverInfo: ServerInfo;
  /** How to use the server, for a model to read. */
  instructions?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `server/discover`. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/discover}
 */
export type DiscoverResult = {
  /** The revisions for the client to choose from, request by request. */
  supportedVersions: string[];
  /** What the server offers. */
  capabilities: Capabilities;
  /** How to use the server, for a model to read. */
  instructions?: string | undefined;
  /** Its freshness in milliseconds; an integer, 0 for none. 2026-07-28 requires it. */
  ttlMs?: number | undefined;
  /** Who may share a copy: all, or one authorization context. 2026-07-28 requires it. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. 2026-07-28 requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, as in {@link META_SERVER_INFO}. */
  _meta?: { [key: string]: unknown } | undefined;
};
