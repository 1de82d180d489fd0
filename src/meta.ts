import type { ClientCapabilities, ClientInfo } from "./capabilities.js";
import type { LoggingLevel } from "./logging-level.js";
import { withoutUndefined } from "./without-undefined.js";

/**
 * What ties progress to a request: a string or an integer, unique among the sender's requests in flight.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 */
export type ProgressToken = string | number;

/**
 * The `_meta` of a request. Since 2026-07-28 a client's has {@link META_PROTOCOL_VERSION} and
 * {@link META_CLIENT_CAPABILITIES}.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 */
export type RequestMeta = {
  /** Asks for progress notifications with this token; the receiver may send none. */
  progressToken?: ProgressToken | undefined;
  /** Any key, reserved, as in {@link META_LOG_LEVEL}, or the sender's own. */
  [key: string]: unknown;
};

/**
 * The params of a request without any of its own, such as `ping`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type RequestParams = {
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};

/** In a request's `_meta`, the key of the revision. Since 2026-07-28. */
export const META_PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion";

/** In a request's `_meta`, the key of the client's name and version. Since 2026-07-28. */
export const META_CLIENT_INFO = "io.modelcontextprotocol/clientInfo";

/** In a request's `_meta`, the key of the client's capabilities. Since 2026-07-28. */
export const META_CLIENT_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

/** In a result's `_meta`, the key of the server's name and version. Since 2026-07-28. */
export const META_SERVER_INFO = "io.modelcontextprotocol/serverInfo";

/**
 * In a request's `_meta`, the key of the least severe log level wanted; absent means no logs. Since 2026-07-28, and
 * deprecated in it: log to stderr over stdio, or use OpenTelemetry.
 */
export const META_LOG_LEVEL = "io.modelcontextprotocol/logLevel";

/** In a notification's `_meta`, the key of the subscription. Since 2026-07-28. */
export const META_SUBSCRIPTION_ID = "io.modelcontextprotocol/subscriptionId";

/** In any `_meta`, the key of the message's task. In 2025-11-25 only. */
export const META_RELATED_TASK = "io.modelcontextprotocol/related-task";

/** In any `_meta`, the key of the position in a trace, as in W3C Trace Context. Since 2026-07-28. */
export const META_TRACEPARENT = "traceparent";

/** In any `_meta`, the key of vendors' trace data, as in W3C Trace Context. Since 2026-07-28. */
export const META_TRACESTATE = "tracestate";

/** In any `_meta`, the key of a trace's properties, as in W3C Baggage. Since 2026-07-28. */
export const META_BAGGAGE = "baggage";

/** The HTTP header with a request's revision. Since 2025-06-18. */
export const HEADER_PROTOCOL_VERSION = "mcp-protocol-version";

/** The HTTP header with the server's id of the session. Since 2025-03-26. Until 2025-11-25. */
export const HEADER_SESSION_ID = "mcp-session-id";

/** The HTTP header that repeats the body's `method`. Since 2026-07-28. */
export const HEADER_METHOD = "mcp-method";

/**
 * The HTTP header that repeats `params.name` (`tools/call`, `prompts/get`) or `params.uri` (`resources/read`). Since
 * 2026-07-28.
 */
export const HEADER_NAME = "mcp-name";

/** The HTTP header with the last event's id, to resume a stream. Since 2025-03-26. Until 2025-11-25. */
export const HEADER_LAST_EVENT_ID = "last-event-id";

/** The prefix of HTTP headers that repeat tool arguments, before the schema's `x-mcp-header`. Since 2026-07-28. */
export const HEADER_PARAM_PREFIX = "mcp-param-";

/**
 * What the `_meta` of each 2026-07-28 request says of its sender.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type RequestEnvelope = {
  /** The request's revision, under {@link META_PROTOCOL_VERSION}. */
  protocolVersion: string;
  /** What the client offers for this request, under {@link META_CLIENT_CAPABILITIES}. */
  clientCapabilities: ClientCapabilities;
  /** The client's name and version, under {@link META_CLIENT_INFO}. */
  clientInfo?: ClientInfo | undefined;
  /** Asks for progress notifications with this token. */
  progressToken?: ProgressToken | undefined;
  /** The least severe log level wanted, under {@link META_LOG_LEVEL}; absent means no logs. */
  logLevel?: LoggingLevel | undefined;
};

/**
 * Makes the `_meta` of a 2026-07-28 request, each member under its reserved key; undefined is left out.
 *
 * @param envelope - what the request says of its sender
 * @returns the `_meta`
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 *
 * @example
 * ```ts
 * const _meta = requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {} });
 * const message = request(1, "tools/list", { _meta });
 * ```
 */
export function requestMeta<Capabilities extends ClientCapabilities>(envelope: {
  /** The request's revision. */
  protocolVersion: string;
  /** What the client offers for this request. */
  clientCapabilities: Capabilities;
  /** The client's name and version. */
  clientInfo?: ClientInfo | undefined;
  /** Asks for progress notifications with this token. */
  progressToken?: ProgressToken | undefined;
  /** The least severe log level wanted; absent means no logs. */
  logLevel?: LoggingLevel | undefined;
}): {
  /** The request's revision. */
  "io.modelcontextprotocol/protocolVersion": string;
  /** What the client offers for this request. */
  "io.modelcontextprotocol/clientCapabilities": Capabilities;
  /** The client's name and version. */
  "io.modelcontextprotocol/clientInfo"?: ClientInfo | undefined;
  /** The least severe log level wanted. */
  "io.modelcontextprotocol/logLevel"?: LoggingLevel | undefined;
  /** Asks for progress notifications with this token. */
  progressToken?: ProgressToken | undefined;
} {
  const { protocolVersion, clientCapabilities, clientInfo, progressToken, logLevel } = envelope;
  return withoutUndefined({
    [META_PROTOCOL_VERSION]: protocolVersion,
    [META_CLIENT_CAPABILITIES]: clientCapabilities,
    [META_CLIENT_INFO]: clientInfo,
    [META_LOG_LEVEL]: logLevel,
    progressToken,
  });
}

/**
 * Tells whether params carry a 2026-07-28 envelope, by either required member, so that a server of both eras can
 * branch; {@link readRequestMeta} checks them.
 *
 * @param params - the params as they came
 * @returns true where `_meta` has a revision or capabilities; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 *
 * @example
 * ```ts
 * hasRequestMeta({ cursor: "10" }); // false: a request of the handshake era
 * ```
 */
export function hasRequestMeta(params: unknown): boolean {
  try {
    const { _meta } = params as { _meta: { [key: string]: unknown } };
    return _meta[META_PROTOCOL_VERSION] !== undefined || _meta[META_CLIENT_CAPABILITIES] !== undefined;
  } catch {
    // No params, no `_meta`, or a getter that throws: there is no envelope to read.
    return false;
  }
}
