import type { ServerInfo } from "./capabilities.js";
import type { RequestId, ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";

/**
 * The kinds of notification that a subscription covers; a kind that is not named is not sent.
 *
 * Since 2026-07-28.
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
 * The params of `subscriptions/listen`.
 *
 * `SubscriptionsListenRequestParams` in the specification. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenParams = {
  /** Data about the request, with the protocol version and the client's capabilities under their reserved keys. */
  _meta: RequestMeta;
  /** What the client wants to be told. */
  notifications: SubscriptionFilter;
};

/**
 * The result of `subscriptions/listen`, sent only when the server itself ends the subscription.
 *
 * Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenResult = {
  /** Metadata of the result, partly under reserved keys. */
  _meta: {
    /** The id of the `subscriptions/listen` request, which names the subscription that ends. */
    "io.modelcontextprotocol/subscriptionId": RequestId;
    /** The software that answers, by its own account. */
    "io.modelcontextprotocol/serverInfo"?: ServerInfo | undefined;
    /** Data under other keys, the protocol's or the server's own. */
    [key: string]: unknown;
  };
  /** Whether the result is final. */
  resultType?: ResultType | undefined;
};

/**
 * The params of `notifications/subscriptions/acknowledged`, the first message of a subscription.
 *
 * `SubscriptionsAcknowledgedNotificationParams` in the specification. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsAcknowledgedParams = {
  /** Data about the notification, with the subscription's id under its reserved key. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The part of the client's wishes that the server will honour. */
  notifications: SubscriptionFilter;
};
