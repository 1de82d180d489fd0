import { isObject } from "./check.js";
import type { CompleteParams } from "./completion.js";
import type { ElicitationCompleteParams, ElicitParams } from "./elicitation.js";
import { internalError, invalidRequest, isMcpError, methodNotFound } from "./errors.js";
import type { JsonRpcNotification, JsonRpcRequest, JsonRpcResponse } from "./jsonrpc.js";
import { errorWithData, success } from "./jsonrpc.js";
import type { InitializeParams } from "./lifecycle.js";
import type { SetLevelParams } from "./logging.js";
import type { ClassifiedMessage } from "./message.js";
import { classifyMessage } from "./message.js";
import type { RequestParams } from "./meta.js";
import type { ClientNotificationMap, ClientRequestMap } from "./method-map.js";
import { METHOD_INITIALIZED } from "./methods.js";
import type { CancelledParams, LoggingMessageParams, ProgressParams, ResourceUpdatedParams } from "./notifications.js";
import type { ListParams } from "./pagination.js";
import type { CheckedGetPromptParams, CheckedToolCallParams } from "./params.js";
import {
  readCancelledParams,
  readCompleteParams,
  readCreateMessageParams,
  readElicitationCompleteParams,
  readElicitParams,
  readGetPromptParams,
  readInitializeParams,
  readListParams,
  readLoggingMessageParams,
  readMetaParams,
  readProgressParams,
  readReadResourceParams,
  readResourceUpdatedParams,
  readSetLevelParams,
  readSubscribeParams,
  readSubscriptionsAcknowledgedParams,
  readSubscriptionsListenParams,
  readTaskParams,
  readTaskStatusParams,
  readToolCallParams,
  readUnsubscribeParams,
} from "./params.js";
import type { ReadResourceParams, SubscribeParams, UnsubscribeParams } from "./resources.js";
import type { CreateMessageParams } from "./sampling.js";
import type { SubscriptionsAcknowledgedParams, SubscriptionsListenParams } from "./subscriptions.js";
import type { TaskParams, TaskStatusParams } from "./tasks.js";

/**
 * The params that a handler of a known request is given, by method: what the method's reader returns.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type CheckedRequestParams = {
  /** The client's revision, capabilities and name. */
  initialize: InitializeParams;
  /** Nothing but `_meta`. */
  ping: RequestParams;
  /** Nothing but `_meta`. */
  "server/discover": RequestParams;
  /** The least grave level that is wanted. */
  "logging/setLevel": SetLevelParams;
  /** The cursor of the page. */
  "tools/list": ListParams;
  /** The name of the tool and its arguments. */
  "tools/call": CheckedToolCallParams;
  /** The cursor of the page. */
  "resources/list": ListParams;
  /** The cursor of the page. */
  "resources/templates/list": ListParams;
  /** The URI of the resource. */
  "resources/read": ReadResourceParams;
  /** The URI of the resource. */
  "resources/subscribe": SubscribeParams;
  /** The URI of the resource. */
  "resources/unsubscribe": UnsubscribeParams;
  /** The notifications that the stream should carry. */
  "subscriptions/listen": SubscriptionsListenParams;
  /** The cursor of the page. */
  "prompts/list": ListParams;
  /** The name of the prompt and its arguments. */
  "prompts/get": CheckedGetPromptParams;
  /** The argument that is being typed, and where it belongs. */
  "completion/complete": CompleteParams;
  /** The id of the task. */
  "tasks/get": TaskParams;
  /** The id of the task. */
  "tasks/result": TaskParams;
  /** The cursor of the page. */
  "tasks/list": ListParams;
  /** The id of the task. */
  "tasks/cancel": TaskParams;
  /** The conversation, and how to continue it. */
  "sampling/createMessage": CreateMessageParams;
  /** What to ask the user, and how. */
  "elicitation/create": ElicitParams;
  /** Nothing but `_meta`. */
  "roots/list": RequestParams;
};

/**
 * The params that a handler of a known notification is given, by method: what the method's reader returns.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type CheckedNotificationParams = {
  /** Nothing but `_meta`. */
  "notifications/initialized": RequestParams;
  /** Nothing but `_meta`. */
  initialized: RequestParams;
  /** The id of the request that is no longer wanted. */
  "notifications/cancelled": CancelledParams;
  /** How far which request has come. */
  "notifications/progress": ProgressParams;
  /** The level and data of the log message. */
  "notifications/message": LoggingMessageParams;
  /** Nothing but `_meta`. */
  "notifications/roots/list_changed": RequestParams;
  /** Nothing but `_meta`. */
  "notifications/tools/list_changed": RequestParams;
  /** Nothing but `_meta`. */
  "notifications/prompts/list_changed": RequestParams;
  /** Nothing but `_meta`. */
  "notifications/resources/list_changed": RequestParams;
  /** The URI of the resource. */
  "notifications/resources/updated": ResourceUpdatedParams;
  /** The notifications that the stream will carry. */
  "notifications/subscriptions/acknowledged": SubscriptionsAcknowledgedParams;
  /** The task as it stands now. */
  "notifications/tasks/status": TaskStatusParams;
  /** The id of the elicitation that is over. */
  "notifications/elicitation/complete": ElicitationCompleteParams;
};

const READERS: {
  [Method in keyof CheckedRequestParams]: (params: unknown) => CheckedRequestParams[Method];
} & {
  [Method in keyof CheckedNotificationParams]: (params: unknown) => CheckedNotificationParams[Method];
} = {
  initialize: readInitializeParams,
  ping: readMetaParams,
  "server/discover": readMetaParams,
  "logging/setLevel": readSetLevelParams,
  "tools/list": readListParams,
  "tools/call": readToolCallParams,
  "resources/list": readListParams,
  "resources/templates/list": readListParams,
  "resources/read": readReadResourceParams,
  "resources/subscribe": readSubscribeParams,
  "resources/unsubscribe": readUnsubscribeParams,
  "subscriptions/listen": readSubscriptionsListenParams,
  "prompts/list": readListParams,
  "prompts/get": readGetPromptParams,
  "completion/complete": readCompleteParams,
  "tasks/get": readTaskParams,
  "tasks/result": readTaskParams,
  "tasks/list": readListParams,
  "tasks/cancel": readTaskParams,
  "sampling/createMessage": readCreateMessageParams,
  "elicitation/create": readElicitParams,
  "roots/list": readMetaParams,
  "notifications/initialized": readMetaParams,
  initialized: readMetaParams,
  "notifications/cancelled": readCancelledParams,
  "notifications/progress": readProgressParams,
  "notifications/message": readLoggingMessageParams,
  "notifications/roots/list_changed": readMetaParams,
  "notifications/tools/list_changed": readMetaParams,
  "notifications/prompts/list_changed": readMetaParams,
  "notifications/resources/list_changed": readMetaParams,
  "notifications/resources/updated": readResourceUpdatedParams,
  "notifications/subscriptions/acknowledged": readSubscriptionsAcknowledgedParams,
  "notifications/tasks/status": readTaskStatusParams,
  "notifications/elicitation/complete": readElicitationCompleteParams,
};

/**
 * What a handler is given beside the params.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type HandlerCall<Message, Context> = {
  /** The message as it came. */
  message: Message;
  /** What the caller of the dispatcher passed along, such as the session. */
  context: Context;
};

/**
 * What a handler may return: the method's result, and nothing at all where an empty result fits.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type HandlerResult<Entry> = Entry extends { result: infer Result }
  ? Record<never, never> extends Result
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a return statement returns void.
      Result | undefined | void
    : Result
  : unknown;

/**
 * The handlers of a dispatcher, by method; what they take and return follows from the method map.
 *
 * A known method's handler is given what the method's reader returns. A custom one's is given the params as they came,
 * or what its own reader returns.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type Handlers<Map, Context, Readers> = {
  [Method in keyof Map]?:
    | (Method extends keyof CheckedRequestParams
        ? (
            params: CheckedRequestParams[Method],
            call: HandlerCall<JsonRpcRequest, Context>,
          ) => HandlerResult<Map[Method]> | Promise<HandlerResult<Map[Method]>>
        : Method extends keyof CheckedNotificationParams
          ? (params: CheckedNotificationParams[Method], call: HandlerCall<JsonRpcNotification, Context>) => unknown
          : (
              params: CustomParams<Readers, Method>,
              call: HandlerCall<JsonRpcRequest | JsonRpcNotification, Context>,
            ) => HandlerResult<Map[Method]> | Promise<HandlerResult<Map[Method]>>)
    | undefined;
};

/**
 * The params that a custom method's handler is given: what its reader returns, or the params as they came.
 *
 * Where the readers' type leaves open whether the method has one, the params may be either.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type CustomParams<Readers, Method> = Method extends keyof Readers
  ? Readers extends { [Key in Method]: unknown }
    ? ReadBy<Readers[Method]>
    : ReadBy<Readers[Method]> | { [key: string]: unknown } | undefined
  : { [key: string]: unknown } | undefined;

/**
 * What a reader of params returns, or fulfils its promise with.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type ReadBy<Reader> = Reader extends (params: unknown) => infer Params ? Awaited<Params> : never;

/**
 * What a dispatcher can be told beside its handlers.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type DispatcherOptions<Context, Readers> = {
  /**
   * Is told what the peer is not: whatever a handler throws that is no McpError, a result that is no object, and all
   * that goes wrong in a notification. What it throws itself is dropped.
   */
  onError?: ((cause: unknown, call: HandlerCall<JsonRpcRequest | JsonRpcNotification, Context>) => unknown) | undefined;
  /** Whether batches are answered, as 2025-03-26 has them; the default is false, which refuses them. */
  batch?: boolean | undefined;
} & (Record<never, never> extends Readers
  ? {
      /** Checked readers of the params of custom methods, by method, which may be asynchronous; a known method has its own. */
      readers?: Readers | undefined;
    }
  : {
      /** The readers of custom methods' params that the type names, by method; a known method has its own. */
      readers: Readers;
    });

/**
 * Takes a parsed message and gives what there is to answer: undefined for a notification or a response, an array for a
 * batch. It never rejects. The context may be left out where its type admits undefined.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type Dispatcher<Context> = (
  message: unknown,
  ...context: undefined extends Context ? [context?: Context] : [context: Context]
) => Promise<JsonRpcResponse | JsonRpcResponse[] | undefined>;

/**
 * Makes the function that answers a peer's messages by calling a handler for each method.
 *
 * A notification is never answered, and a request always: with what the handler returns, `{}` for undefined; with the
 * code and data of an {@link McpError} that it throws; with `Internal error` for anything else that it throws, or where
 * what it returns is no object. Params are checked before the handler sees them. A method without a handler is
 * {@link METHOD_NOT_FOUND}, as is a notification's method with an id; a request's method without an id is not run. Only
 * own members of `handlers` count. A typo in a literal that a handler returns compiles, for TypeScript checks returned
 * literals for missing members only: the builders, such as {@link toolResult}, do better.
 *
 * The method map is the root's for servers unless another is given: a client passes
 * `ServerRequestMap & ServerNotificationMap`.
 *
 * @typeParam Map - the methods, each with its params and result
 * @typeParam Context - what the caller of the dispatcher passes along to the handlers
 * @typeParam Readers - the readers of custom methods' params
 * @param handlers - the handlers, by method
 * @param settings - the other settings; they may be left out where the type arguments name no readers
 * @returns the dispatcher
 * @throws TypeError where `readers` has a reader for a known method
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * const dispatch = createDispatcher({
 *   ping: () => undefined,
 *   "tools/call": ({ name, arguments: args }) => toolResult([textContent(`${name} ${JSON.stringify(args)}`)]),
 * });
 * const answer = await dispatch({ jsonrpc: "2.0", id: 0, method: "ping" }); // { jsonrpc: "2.0", id: 0, result: {} }
 * ```
 */
export function createDispatcher<
  Map = ClientRequestMap & ClientNotificationMap,
  Context = undefined,
  Readers extends { [method: string]: (params: unknown) => unknown } = {
    [method: string]: (params: unknown) => { [key: string]: unknown } | undefined;
  },
>(
  // As NoInfer does, which TypeScript 5.0 lacks: a map inferred from the handlers would admit any method.
  handlers: [Handlers<Map, Context, Readers>][Map extends unknown ? 0 : never],
  // Readers that the type arguments promise must be given, or a handler's params would not be what their type says.
  ...settings: Record<never, never> extends Readers
    ? [options?: DispatcherOptions<Context, Readers>]
    : [options: DispatcherOptions<Context, Readers>]
): Dispatcher<Context> {
  const options: Partial<DispatcherOptions<Context, Readers>> = settings[0] ?? {};
  const { onError, batch } = options;
  const customReaders: { [method: string]: (params: unknown) => unknown } = options.readers ?? {};
  for (const method of Object.keys(READERS)) {
    if (method in customReaders) throw new TypeError(`readers must not have ${method}`);
  }

  /** One that a class has is a promise of its type too; what every object inherits reads nothing. */
  function customReader(method: string): ((params: unknown) => unknown) | undefined {
    const isReader = Object.hasOwn(customReaders, method) || !(method in Object.prototype);
    return isReader ? customReaders[method] : undefined;
  }

  async function answer(classified: ClassifiedMessage, context: Context): Promise<JsonRpcResponse | undefined> {
    if (classified.kind === "invalid") return classified.reply;
    if (classified.kind === "batch") return refuse("a message must not be a batch");
    if (classified.kind !== "request" && classified.kind !== "notification") return undefined;
    const { kind, message } = classified;
    // Read before any handler runs, which has the message in its hands; a notification has none.
    const { id } = message as JsonRpcRequest;
    const call = { message, context };
    const isRequest = kind === "request";
    try {
      const { method, params } = message;
      const handler = ownFunction(handlers, method);
      const reader = ownFunction(READERS, method);
      if (handler === undefined || (reader !== undefined && isNotificationName(method) === isRequest)) {
        if (isRequest) throw methodNotFound(method);
        return undefined;
      }
      const read = reader ?? customReader(method);
      const given = read === undefined ? params : read.call(customReaders, params);
      // Awaited only where it must be, or the handler would start after those of later messages.
      const checked = read !== reader && isThenable(given) ? await given : given;
      const result = await handler.call(handlers, checked, call);
      if (!isRequest) return undefined;
      if (result !== undefined && !isObject(result)) throw new TypeError(`The result of ${method} must be an object`);
      return success(id, result);
    } catch (thrown) {
      try {
        if (isRequest && isMcpError(thrown)) return errorWithData(id, thrown.code, thrown.message, thrown.data);
      } catch {
        // A getter of the error threw: it tells the peer nothing, like any other error.
      }
      // Asynchronous, so that what onError throws, at once or later, changes nothing on the wire.
      (async () => onError?.(thrown, call))().catch(() => {});
      return isRequest ? internalError().toResponse(id) : undefined;
    }
  }

  return async (message, ...[context]) => {
    try {
      const classified = classifyMessage(message);
      if (classified.kind !== "batch" || !batch) return await answer(classified, context as Context);
      // Array.from and not map, which would pass over the holes of an in-process peer's array.
      const answers = await Promise.all(
        Array.from(classified.messages, (member) => answer(classifyMessage(member), context as Context)),
      );
      const due = answers.filter((response) => response !== undefined);
      return due.length > 0 ? due : undefined;
    } catch {
      // The message changed between two looks at it, as only a getter or a proxy of an in-process peer does.
      return refuse("a message must be readable");
    }
  };
}

function refuse(reason: string): JsonRpcResponse {
  return invalidRequest(reason).toResponse(null);
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === "function";
}

function isNotificationName(method: string): boolean {
  return method === METHOD_INITIALIZED || method.startsWith("notifications/");
}

/** The function under an own key: `constructor` and `__proto__` are inherited, and no method of anybody. */
function ownFunction<Parameters extends unknown[]>(
  table: object,
  name: string,
): ((...parameters: Parameters) => unknown) | undefined {
  const value: unknown = Object.hasOwn(table, name) ? table[name as keyof typeof table] : undefined;
  return typeof value === "function" ? (value as (...parameters: Parameters) => unknown) : undefined;
}
