import type { ClientCapabilities, ClientInfo } from "./capabilities.js";
import type { LoggingLevel } from "./logging-level.js";

/**
 * The value by which progress notifications name the request they are about: a string or an integer.
 *
 * The sender of the request chooses it, unique among its requests in flight.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 */
export type ProgressToken = string | number;

/**
 * The `_meta` of a request's params.
 *
 * Since 2026-07-28 a client's request carries its revision and capabilities here, under
 * {@link META_PROTOCOL_VERSION} and {@link META_CLIENT_CAPABILITIES}.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 */
export type RequestMeta = {
  /** Asks for progress notifications that carry this token; the receiver need not send any. */
  progressToken?: ProgressToken | undefined;
  /** Data under keys that the protocol reserves, as in {@link META_LOG_LEVEL}, or of the sender's own. */
  [key: string]: unknown;
};

/**
 * The params of a request that asks for nothing in particular, such as `ping`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type RequestParams = {
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/** The key, in a request's `_meta`, of the revision that the request is written in. Since 2026-07-28. */
export const META_PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion";

/** The key, in a request's `_meta`, of the name and version of the client. Since 2026-07-28. */
export const META_CLIENT_INFO = "io.modelcontextprotocol/clientInfo";

/** The key, in a request's `_meta`, of what the client offers for this request. Since 2026-07-28. */
export const META_CLIENT_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

/** The key, in a result's `_meta`, of the name and version of the server. Since 2026-07-28. */
export const META_SERVER_INFO = "io.modelcontextprotocol/serverInfo";

/**
 * The key, in a request's `_meta`, of the lowest level of the log messages that the client wants; absent means none.
 *
 * Since 2026-07-28, and deprecated in it: log to stderr over stdio, or use OpenTelemetry.
 */
export const META_LOG_LEVEL = "io.modelcontextprotocol/logLevel";

/** The key, in a notification's `_meta`, of the subscription that the notification belongs to. Since 2026-07-28. */
export const META_SUBSCRIPTION_ID = "io.modelcontextprotocol/subscriptionId";

/** The key, in any `_meta`, of the task that the message belongs to. In 2025-11-25 only. */
export const META_RELATED_TASK = "io.modelcontextprotocol/related-task";

/** The key, in any `_meta`, of the position in a trace, in the form of W3C Trace Context. Since 2026-07-28. */
export const META_TRACEPARENT = "traceparent";

/** The key, in any `_meta`, of the vendors' trace data, in the form of W3C Trace Context. Since 2026-07-28. */
export const META_TRACESTATE = "tracestate";

/** The key, in any `_meta`, of the properties that go with a trace, in the form of W3C Baggage. Since 2026-07-28. */
export const META_BAGGAGE = "baggage";

/** The HTTP header with the revision that a request is written in. Since 2025-06-18. */
export const HEADER_PROTOCOL_VERSION = "mcp-protocol-version";

/** The HTTP header with the id of the session, given by the server. Since 2025-03-26. Until 2025-11-25. */
export const HEADER_SESSION_ID = "mcp-session-id";

/** The HTTP header that repeats the `method` of the request in the body. Since 2026-07-28. */
export const HEADER_METHOD = "mcp-method";

/**
 * The HTTP header that repeats what the request is about: `params.name` of `tools/call` and `prompts/get`,
 * `params.uri` of `resources/read`. Since 2026-07-28.
 */
export const HEADER_NAME = "mcp-name";

/** The HTTP header with the id of the last event received, to resume a stream. Since 2025-03-26. Until 2025-11-25. */
export const HEADER_LAST_EVENT_ID = "last-event-id";

/**
 * The start of the HTTP headers that repeat arguments of a tool; the `x-mcp-header` of the argument's schema follows.
 *
 * Since 2026-07-28.
 */
export const HEADER_PARAM_PREFIX = "mcp-param-";

/**
 * What every request of 2026-07-28 says about its sender, in its `_meta`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type RequestEnvelope = {
  /** The revision that the request is written in, under {@link META_PROTOCOL_VERSION}. */
  protocolVersion: string;
  /** What the client offers for this request, under {@link META_CLIENT_CAPABILITIES}. */
  clientCapabilities: ClientCapabilities;
  /** The name and version of the client, under {@link META_CLIENT_INFO}. */
  clientInfo?: ClientInfo | undefined;
  /** Asks for progress notifications that carry this token. */
  progressToken?: ProgressToken | undefined;
  /** The least grave level of log messages that the client wants, under {@link META_LOG_LEVEL}; absent means none. */
  logLevel?: LoggingLevel | undefined;
};

/**
 * Makes the `_meta` of a request of 2026-07-28.
 *
 * Writes each member of the envelope under its reserved key; undefined is left out.
 *
 * @param envelope - what the request says about its sender
 * @returns the value of `_meta`
 *
 * @example
 * ```ts
 * const _meta = requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {} });
 * const message = request(1, "tools/list", { _meta });
 * ```
 */
export function requestMeta<Capabilities extends ClientCapabilities>(envelope: {
  /** The revision that the request is written in. */
  protocolVersion: string;
  /** What the client offers for this request. */
  clientCapabilities: Capabilities;
  /** The name and version of the client. */
  clientInfo?: ClientInfo | undefined;
  /** Asks for progress notifications that carry this token. */
  progressToken?: ProgressToken | undefined;
  /** The least grave level of log messages that the client wants; absent means none. */
  logLevel?: LoggingLevel | undefined;
}): {
  /** The revision that the request is written in. */
  "io.modelcontextprotocol/protocolVersion": string;
  /** What the client offers for this request. */
  "io.modelcontextprotocol/clientCapabilities": Capabilities;
  /** The name and version of the client. */
  "io.modelcontextprotocol/clientInfo"?: ClientInfo | undefined;
  /** The least grave level of log messages that the client wants. */
  "io.modelcontextprotocol/logLevel"?: LoggingLevel | undefined;
  /** Asks for progress notifications that carry this token. */
  progressToken?: ProgressToken | undefined;
} {
  const { protocolVersion, clientCapabilities, clientInfo, progressToken, logLevel } = envelope;
  return {
    [META_PROTOCOL_VERSION]: protocolVersion,
    [META_CLIENT_CAPABILITIES]: clientCapabilities,
    ...(clientInfo === undefined ? {} : { [META_CLIENT_INFO]: clientInfo }),
    ...(logLevel === undefined ? {} : { [META_LOG_LEVEL]: logLevel }),
    ...(progressToken === undefined ? {} : { progressToken }),
  };
}

/**
 * Tells whether params carry the envelope of 2026-07-28, so that a server of both eras can branch.
 *
 * It asks only whether one of the two required members is there; {@link readRequestMeta} checks them.
 *
 * @param params - the params as they came
 * @returns true where `_meta` names a revision or the client's capabilities; never throws
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
