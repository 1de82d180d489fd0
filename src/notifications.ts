import type { JsonRpcNotification, RequestId } from "./jsonrpc.js";
import { notification } from "./jsonrpc.js";
import type { LoggingLevel } from "./logging-level.js";
import type { ProgressToken } from "./meta.js";
import { withoutUndefined } from "./without-undefined.js";

/**
 * The params of a notification without any of its own.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type NotificationParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `notifications/progress`; `ProgressNotificationParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 */
export type ProgressParams = {
  /** Metadata of the notification. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The token from the request's `_meta`. */
  progressToken: ProgressToken;
  /** How much is done, in the sender's unit; it always grows. */
  progress: number;
  /** How much there is, in the same unit, if known. */
  total?: number | undefined;
  /** What is being done, for people to read. Since 2025-03-26. */
  message?: string | undefined;
};

/**
 * The params of `notifications/cancelled`; `CancelledNotificationParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/cancellation}
 */
export type CancelledParams = {
  /** Metadata of the notification. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id of the request; only 2025-11-25 lets it be absent. */
  requestId?: RequestId | undefined;
  /** Why, for a log or the user. */
  reason?: string | undefined;
};

/**
 * The params of `notifications/message`; `LoggingMessageNotificationParams` in the specification. Deprecated in
 * 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type LoggingMessageParams = {
  /** Metadata of the notification. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Its severity. */
  level: LoggingLevel;
  /** Which part of the server speaks. */
  logger?: string | undefined;
  /** What is logged: any JSON value. */
  data: unknown;
};

/**
 * The params of `notifications/resources/updated`; `ResourceUpdatedNotificationParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceUpdatedParams = {
  /** Metadata of the notification. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The URI of the resource, maybe a part of the one subscribed to. */
  uri: string;
};

/**
 * Makes a progress notification.
 *
 * @param progressToken - the token from the request's `_meta`
 * @param progress - how much is done; it always grows
 * @param options - what else to tell; undefined is left out
 * @returns the notification
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 *
 * @example
 * ```ts
 * progress("token", 50, { total: 100 });
 * ```
 */
export function progress(
  progressToken: ProgressToken,
  progress: number,
  options?: {
    /** How much there is, in the same unit. */
    total?: number | undefined;
    /** What is being done, for people to read. Since 2025-03-26. */
    message?: string | undefined;
  },
): {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/progress";
  /** How much is done. */
  params: {
    /** The token from the request's `_meta`. */
    progressToken: ProgressToken;
    /** How much is done. */
    progress: number;
    /** How much there is, in the same unit. */
    total?: number | undefined;
    /** What is being done, for people to read. Since 2025-03-26. */
    message?: string | undefined;
  };
} {
  const { total, message } = options ?? {};
  return notification("notifications/progress", withoutUndefined({ progressToken, progress, total, message }));
}

/**
 * Makes the notification that cancels a request; a task needs `tasks/cancel`.
 *
 * @param requestId - the id, as the request's sender wrote it
 * @param reason - why; undefined is left out
 * @returns the notification
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/cancellation}
 *
 * @example
 * ```ts
 * cancelled(7, "the user went away");
 * ```
 */
export function cancelled(
  requestId: RequestId,
  reason?: string,
): {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/cancelled";
  /** Which request is cancelled, and why. */
  params: {
    /** The id of the request. */
    requestId: RequestId;
    /** Why, for a log or the user. */
    reason?: string | undefined;
  };
} {
  return notification("notifications/cancelled", withoutUndefined({ requestId, reason }));
}

/**
 * Makes a log message. Deprecated in 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
 *
 * @param level - its severity
 * @param data - any JSON value; undefined is written as null, since the protocol requires the member
 * @param logger - which part of the server speaks; undefined is left out
 * @returns the notification
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 *
 * @example
 * ```ts
 * logMessage("warning", { disk: "almost full" }, "storage");
 * ```
 */
export function logMessage<Data>(
  level: LoggingLevel,
  data: Data,
  logger?: string,
): {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/message";
  /** What is logged. */
  params: {
    /** Its severity. */
    level: LoggingLevel;
    /** Which part of the server speaks. */
    logger?: string | undefined;
    /** What is logged; null for undefined. */
    data: Data extends undefined ? null : Data;
  };
};
export function logMessage(
  level: LoggingLevel,
  data: unknown,
  logger?: string,
): JsonRpcNotification<"notifications/message", LoggingMessageParams> {
  return notification(
    "notifications/message",
    withoutUndefined({ level, logger, data: data === undefined ? null : data }),
  );
}
