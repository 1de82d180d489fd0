import type { JsonRpcNotification, RequestId } from "./jsonrpc.js";
import { JSONRPC_VERSION } from "./jsonrpc.js";
import type { LoggingLevel } from "./logging-level.js";
import type { ProgressToken, RequestMeta } from "./meta.js";

/**
 * The params of a notification that has nothing to tell but that something happened.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type NotificationParams = {
  /** Metadata of the notification, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `notifications/progress`.
 *
 * `ProgressNotificationParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 */
export type ProgressParams = {
  /** Metadata of the notification, partly under reserved keys. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The progress token that the request carried in its `_meta`. */
  progressToken: ProgressToken;
  /** How far the request has come; it grows with each notification, in a unit of the sender's choice. */
  progress: number;
  /** How far the request has to go, in the unit of `progress`; absent where that is not known. */
  total?: number | undefined;
  /** What is being done, meant for a person. Since 2025-03-26. */
  message?: string | undefined;
};

/**
 * The params of `notifications/cancelled`.
 *
 * `CancelledNotificationParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/cancellation}
 */
export type CancelledParams = {
  /** Metadata of the notification, partly under reserved keys. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id of the request whose result is no longer wanted; only 2025-11-25 lets it be absent. */
  requestId?: RequestId | undefined;
  /** Why the request is cancelled, for a log or for a person. */
  reason?: string | undefined;
};

/**
 * The params of `notifications/message`.
 *
 * `LoggingMessageNotificationParams` in the specification. Deprecated in 2026-07-28: log to stderr over stdio, or use
 * OpenTelemetry.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type LoggingMessageParams = {
  /** Metadata of the notification, partly under reserved keys. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** How grave the message is. */
  level: LoggingLevel;
  /** The name of the part of the server that logs. */
  logger?: string | undefined;
  /** What is logged: a text or any other JSON value. */
  data: unknown;
};

/**
 * The params of `logging/setLevel`.
 *
 * `SetLevelRequestParams` in the specification. Until 2025-11-25; from 2026-07-28 each request names its level in
 * `_meta`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type SetLevelParams = {
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
  /** The least grave level that the client wants to be sent. */
  level: LoggingLevel;
};

/**
 * The params of `notifications/resources/updated`.
 *
 * `ResourceUpdatedNotificationParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceUpdatedParams = {
  /** Metadata of the notification, partly under reserved keys. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The URI of the resource that changed; it may be a part of the one that was subscribed to. */
  uri: string;
};

/**
 * Makes the notification of how far a request has come.
 *
 * @param progressToken - the progress token that the request carried in its `_meta`
 * @param progress - how far it has come, more with each notification
 * @param options - `total`: how far it has to go; `message`: what is being done, since 2025-03-26; what is undefined
 * is left out
 * @returns the notification
 */
export function progress(
  progressToken: ProgressToken,
  progress: number,
  options?: {
    /** How far the request has to go, in the unit of the progress. */
    total?: number | undefined;
    /** What is being done, meant for a person. Since 2025-03-26. */
    message?: string | undefined;
  },
): {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The name of what is told. */
  method: "notifications/progress";
  /** How far the request has come. */
  params: {
    /** The progress token that the request carried in its `_meta`. */
    progressToken: ProgressToken;
    /** How far the request has come. */
    progress: number;
    /** How far the request has to go, in the unit of `progress`. */
    total?: number | undefined;
    /** What is being done, meant for a person. Since 2025-03-26. */
    message?: string | undefined;
  };
} {
  const { total, message } = options ?? {};
  return {
    jsonrpc: JSONRPC_VERSION,
    method: "notifications/progress",
    params: {
      progressToken,
      progress,
      ...(total === undefined ? {} : { total }),
      ...(message === undefined ? {} : { message }),
    },
  };
}

/**
 * Makes the notification that the result of a request is no longer wanted.
 *
 * Not for a task, which `tasks/cancel` ends.
 *
 * @param requestId - the id of the request, as its sender wrote it
 * @param reason - why it is cancelled; undefined is left out
 * @returns the notification
 */
export function cancelled(
  requestId: RequestId,
  reason?: string,
): {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The name of what is told. */
  method: "notifications/cancelled";
  /** Which request is cancelled, and why. */
  params: {
    /** The id of the request whose result is no longer wanted. */
    requestId: RequestId;
    /** Why the request is cancelled, for a log or for a person. */
    reason?: string | undefined;
  };
} {
  return {
    jsonrpc: JSONRPC_VERSION,
    method: "notifications/cancelled",
    params: reason === undefined ? { requestId } : { requestId, reason },
  };
}

/**
 * Makes the notification that carries a log message to the client.
 *
 * Deprecated in 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
 *
 * @param level - how grave the message is
 * @param data - what is logged, a text or any other JSON value; undefined is written as null, since the protocol
 * requires the member and JSON has no undefined
 * @param logger - the name of the part of the server that logs; undefined is left out
 * @returns the notification
 */
export function logMessage<Data>(
  level: LoggingLevel,
  data: Data,
  logger?: string,
): {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The name of what is told. */
  method: "notifications/message";
  /** What is logged. */
  params: {
    /** How grave the message is. */
    level: LoggingLevel;
    /** The name of the part of the server that logs. */
    logger?: string | undefined;
    /** What is logged, null where there was nothing. */
    data: Data extends undefined ? null : Data;
  };
};
export function logMessage(
  level: LoggingLevel,
  data: unknown,
  logger?: string,
): JsonRpcNotification<"notifications/message", LoggingMessageParams> {
  const written = data === undefined ? null : data;
  return {
    jsonrpc: JSONRPC_VERSION,
    method: "notifications/message",
    params: logger === undefined ? { level, data: written } : { level, logger, data: written },
  };
}
