import {
  type Capabilities,
  type JsonRpcNotification,
  META_SUBSCRIPTION_ID,
  METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED,
  METHOD_NOTIFICATIONS_RESOURCES_LIST_CHANGED,
  METHOD_NOTIFICATIONS_RESOURCES_UPDATED,
  METHOD_NOTIFICATIONS_SUBSCRIPTIONS_ACKNOWLEDGED,
  METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED,
  notification,
  type SubscriptionFilter,
} from "mcp-protocol-types";
import type { Client, Offer } from "./offer.ts";

/** A notification that something has changed. */
type Change = JsonRpcNotification<string, { uri?: string }>;

type Handlers = Pick<
  Offer["handlers"],
  "subscriptions/listen" | "resources/subscribe" | "resources/unsubscribe" | "notifications/initialized"
>;

/**
 * Tells clients that something has changed: until 2025-11-25 on the session's own stream, since 2026-07-28 on the streams
 * of `subscriptions/listen`.
 */
export class Changes {
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #ready = new WeakSet<Client>();
  readonly #subscriptions = new WeakMap<Client, Set<string>>();
  readonly #capabilities: Capabilities;

  /** @param capabilities - what the server offers, and with it which changes there can be */
  constructor(capabilities: Capabilities) {
    this.#capabilities = capabilities;
  }

  /** The handlers to be added to the server's own. */
  readonly handlers: Handlers = {
    "subscriptions/listen": ({ notifications }, { message, context: { channel, signal } }) => {
      const _meta = { [META_SUBSCRIPTION_ID]: message.id };
      const filter = this.#honoured(notifications);
      channel.send(notification(METHOD_NOTIFICATIONS_SUBSCRIPTIONS_ACKNOWLEDGED, { notifications: filter, _meta }));
      return new Promise((resolve) => {
        this.#listen(signal, (change) => {
          if (isWanted(change, filter)) channel.send({ ...change, params: { ...change.params, _meta } });
        });
        signal.addEventListener("abort", () => resolve({ _meta }), { once: true });
      });
    },

    "notifications/initialized": (_params, { context: { client, sessionChannel } }) => {
      // Who has said so twice is told once.
      if (this.#ready.has(client)) return;
      this.#ready.add(client);
      this.#listen(sessionChannel.signal, (change) => {
        const { uri } = change.params ?? {};
        if (uri === undefined || this.#urisOf(client).has(uri)) sessionChannel.send(change);
      });
    },
    "resources/subscribe": ({ uri }, { context: { client } }) => {
      this.#urisOf(client).add(uri);
    },
    "resources/unsubscribe": ({ uri }, { context: { client } }) => {
      this.#urisOf(client).delete(uri);
    },
  };

  /** Tells all who want to know. */
  publish(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** What a client has subscribed to; over HTTP, that may come before it says that it is ready. */
  #urisOf(client: Client): Set<string> {
    const uris = this.#subscriptions.get(client) ?? new Set();
    this.#subscriptions.set(client, uris);
    return uris;
  }

  #listen(signal: AbortSignal | undefined, listener: (change: Change) => void): void {
    if (signal?.aborted) return;
    this.#listeners.add(listener);
    signal?.addEventListener("abort", () => this.#listeners.delete(listener), { once: true });
  }

  /** The part of a filter that can ever match. */
  #honoured(wanted: SubscriptionFilter): SubscriptionFilter {
    const { tools, prompts, resources } = this.#capabilities;
    return {
      ...(wanted.toolsListChanged && tools?.listChanged ? { toolsListChanged: true } : {}),
      ...(wanted.promptsListChanged && prompts?.listChanged ? { promptsListChanged: true } : {}),
      ...(wanted.resourcesListChanged && resources?.listChanged ? { resourcesListChanged: true } : {}),
      ...(wanted.resourceSubscriptions && resources?.subscribe
        ? { resourceSubscriptions: wanted.resourceSubscriptions }
        : {}),
    };
  }
}

function isWanted({ method, params }: Change, filter: SubscriptionFilter): boolean {
  switch (method) {
    case METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED:
      return filter.toolsListChanged === true;
    case METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED:
      return filter.promptsListChanged === true;
    case METHOD_NOTIFICATIONS_RESOURCES_LIST_CHANGED:
      return filter.resourcesListChanged === true;
    case METHOD_NOTIFICATIONS_RESOURCES_UPDATED:
      return params?.uri !== undefined && filter.resourceSubscriptions?.includes(params.uri) === true;
    default:
      return false;
  }
}
