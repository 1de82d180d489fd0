import type { ServerInfo } from "./capabilities.js";
import type { RequestId, ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";

/**
 * The notifications a client wants; no others are sent. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionFilter = {
  /** Whether to send `notifications/tools/list_changed`; absent means no. */
  toolsListChanged?: boolean | undefined;
  /** Whether to send `notifications/prompts/list_changed`; absent means no. */
  promptsListChanged?: boolean | undefined;
  /** Whether to send `notifications/resources/list_changed`; absent means no. */
  resourcesListChanged?: boolean | undefined;
  /** The URIs of the resources whose `notifications/resources/updated` are sent. */
  resourceSubscriptions?: string[] | undefined;
};

/**
 * The params of `subscriptions/listen`; `SubscriptionsListenRequestParams` in the specification. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenParams = {
  /** The envelope: protocol version and client's capabilities. */
  _meta: RequestMeta;
  /** The notifications wanted. */
  notifications: SubscriptionFilter;
};

/**
 * The result of `subscriptions/listen`, only when the server ends it. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenResult = {
  /** Metadata of the result. */
  _meta: {
    /** The id of the `subscriptions/listen` request. */
    "io.modelcontextprotocol/subscriptionId": RequestId;
    /** The server, by its own account. */
    "io.modelcontextprotocol/serverInfo"?: ServerInfo | undefined;
    /** Any further key. */
    [key: string]: unknown;
  };
  /** Whether the result is final. */
  resultType?: ResultType | undefined;
};

/**
 * The params of `notifications/subscriptions/acknowledged`, a subscription's first message;
 * `SubscriptionsAcknowledgedNotificationParams` in the specification. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsAcknowledgedParams = {
  /** Metadata of the notification, with the subscription's id. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The wanted notifications that the server will send. */
  notifications: SubscriptionFilter;
};
