import type { CompleteParams, CompletionCompleteResult } from "./completion.js";
import type { ElicitationCompleteParams, ElicitParams, ElicitResult } from "./elicitation.js";
import type { InputRequiredResult } from "./input-requests.js";
import type { EmptyResult } from "./jsonrpc.js";
import type { DiscoverResult, InitializeParams, InitializeResult } from "./lifecycle.js";
import type { RequestMeta, RequestParams } from "./meta.js";
import type {
  CancelledParams,
  LoggingMessageParams,
  NotificationParams,
  ProgressParams,
  ResourceUpdatedParams,
  SetLevelParams,
} from "./notifications.js";
import type { ListParams } from "./pagination.js";
import type { GetPromptParams, GetPromptResult, PromptsListResult } from "./prompts.js";
import type {
  ReadResourceParams,
  ReadResourceResult,
  ResourcesListResult,
  ResourceTemplatesListResult,
  SubscribeParams,
  UnsubscribeParams,
} from "./resources.js";
import type { RootsListResult } from "./roots.js";
import type { CreateMessageParams, CreateMessageResult } from "./sampling.js";
import type {
  SubscriptionsAcknowledgedParams,
  SubscriptionsListenParams,
  SubscriptionsListenResult,
} from "./subscriptions.js";
import type { TaskParams, TaskPayloadResult, TaskResult, TaskStatusParams, TasksListResult } from "./tasks.js";
import type { ToolCallParams, ToolCallResult, ToolsListResult } from "./tools.js";

/**
 * The requests that a client sends and a server answers, in any revision; a user's own are added by declaration
 * merging.
 *
 * `ClientRequest` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export interface ClientRequestMap {
  /** The client opens the session and negotiates the revision. Until 2025-11-25. */
  initialize: {
    /** What is sent. */
    params: InitializeParams;
    /** What comes back. */
    result: InitializeResult;
  };
  /** The client asks whether the server is alive. Until 2025-11-25. */
  ping: {
    /** What is sent. */
    params: RequestParams | undefined;
    /** What comes back. */
    result: EmptyResult;
  };
  /** The client asks which revisions the server speaks and what it can do. Since 2026-07-28. */
  "server/discover": {
    /** What is sent. */
    params: {
      /** Data about the request, with the protocol version and the client's capabilities under their reserved keys. */
      _meta: RequestMeta;
    };
    /** What comes back. */
    result: DiscoverResult;
  };
  /** The client sets the least grave level of log messages it wants. Until 2025-11-25. */
  "logging/setLevel": {
    /** What is sent. */
    params: SetLevelParams;
    /** What comes back. */
    result: EmptyResult;
  };
  /** The client asks for a page of the server's tools. */
  "tools/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: ToolsListResult;
  };
  /**
   * The client calls a tool. A request for input is the result only since 2026-07-28; a call with `task`, in 2025-11-25,
   * is answered with `CreateTaskResult` instead.
   */
  "tools/call": {
    /** What is sent. */
    params: ToolCallParams;
    /** What comes back. */
    result: ToolCallResult | InputRequiredResult;
  };
  /** The client asks for a page of the server's resources. */
  "resources/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: ResourcesListResult;
  };
  /** The client asks for a page of the server's resource templates. */
  "resources/templates/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: ResourceTemplatesListResult;
  };
  /** The client reads a resource. A request for input is the result only since 2026-07-28. */
  "resources/read": {
    /** What is sent. */
    params: ReadResourceParams;
    /** What comes back. */
    result: ReadResourceResult | InputRequiredResult;
  };
  /** The client asks to be told when a resource changes. Until 2025-11-25. */
  "resources/subscribe": {
    /** What is sent. */
    params: SubscribeParams;
    /** What comes back. */
    result: EmptyResult;
  };
  /** The client no longer wants to be told when a resource changes. Until 2025-11-25. */
  "resources/unsubscribe": {
    /** What is sent. */
    params: UnsubscribeParams;
    /** What comes back. */
    result: EmptyResult;
  };
  /** The client opens a stream of the notifications that it names. Since 2026-07-28. */
  "subscriptions/listen": {
    /** What is sent. */
    params: SubscriptionsListenParams;
    /** What comes back. */
    result: SubscriptionsListenResult;
  };
  /** The client asks for a page of the server's prompts. */
  "prompts/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: PromptsListResult;
  };
  /** The client asks for a prompt, filled in. A request for input is the result only since 2026-07-28. */
  "prompts/get": {
    /** What is sent. */
    params: GetPromptParams;
    /** What comes back. */
    result: GetPromptResult | InputRequiredResult;
  };
  /** The client asks how an argument of a prompt or of a resource template may go on. */
  "completion/complete": {
    /** What is sent. */
    params: CompleteParams;
    /** What comes back. */
    result: CompletionCompleteResult;
  };
  /** The client asks where a task of the server stands. In 2025-11-25 only. */
  "tasks/get": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskResult;
  };
  /** The client asks for the result of a task of the server, and waits until there is one. In 2025-11-25 only. */
  "tasks/result": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskPayloadResult;
  };
  /** The client asks for a page of the server's tasks. In 2025-11-25 only. */
  "tasks/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: TasksListResult;
  };
  /** The client cancels a task of the server. In 2025-11-25 only. */
  "tasks/cancel": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskResult;
  };
}

/**
 * The requests that a server sends and a client answers, in any revision; a user's own are added by declaration
 * merging.
 *
 * `ServerRequest` in the specification, which has none in 2026-07-28: what a server wants to know travels in an
 * input-required result.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export interface ServerRequestMap {
  /** The server asks whether the client is alive. Until 2025-11-25. */
  ping: {
    /** What is sent. */
    params: RequestParams | undefined;
    /** What comes back. */
    result: EmptyResult;
  };
  /**
   * The server asks the client to sample a language model. Until 2025-11-25, where a request with `task` is answered
   * with `CreateTaskResult` instead; since then an input request.
   */
  "sampling/createMessage": {
    /** What is sent. */
    params: CreateMessageParams;
    /** What comes back. */
    result: CreateMessageResult;
  };
  /**
   * The server asks the client to put a question to the user. Since 2025-06-18. Until 2025-11-25, where a request with
   * `task` is answered with `CreateTaskResult` instead; since then an input request.
   */
  "elicitation/create": {
    /** What is sent. */
    params: ElicitParams;
    /** What comes back. */
    result: ElicitResult;
  };
  /** The server asks for the client's roots. Until 2025-11-25; since then an input request. */
  "roots/list": {
    /** What is sent. */
    params: RequestParams | undefined;
    /** What comes back. */
    result: RootsListResult;
  };
  /** The server asks where a task of the client stands. In 2025-11-25 only. */
  "tasks/get": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskResult;
  };
  /** The server asks for the result of a task of the client, and waits until there is one. In 2025-11-25 only. */
  "tasks/result": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskPayloadResult;
  };
  /** The server asks for a page of the client's tasks. In 2025-11-25 only. */
  "tasks/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: TasksListResult;
  };
  /** The server cancels a task of the client. In 2025-11-25 only. */
  "tasks/cancel": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskResult;
  };
}

/**
 * The notifications that a client sends, in any revision; a user's own are added by declaration merging.
 *
 * `ClientNotification` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export interface ClientNotificationMap {
  /** The client is ready for requests, after `initialize`. Until 2025-11-25. */
  "notifications/initialized": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** What some clients send for `notifications/initialized`; no revision has it. */
  initialized: {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** The client no longer wants the result of a request that it sent. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledParams;
  };
  /** The client tells how far a request of the server has come. Until 2025-11-25. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressParams;
  };
  /** The client's roots have changed. Until 2025-11-25. */
  "notifications/roots/list_changed": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** The client tells where a task that the server asked for stands. In 2025-11-25 only. */
  "notifications/tasks/status": {
    /** What is sent. */
    params: TaskStatusParams;
  };
}

/**
 * The notifications that a server sends, in any revision; a user's own are added by declaration merging.
 *
 * `ServerNotification` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export interface ServerNotificationMap {
  /**
   * The server no longer wants the result of a request that it sent; since 2026-07-28 it ends a
   * `subscriptions/listen` of the client, over stdio only.
   */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledParams;
  };
  /** The server tells how far a request of the client has come. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressParams;
  };
  /** The server logs. Deprecated in 2026-07-28: log to stderr over stdio, or use OpenTelemetry. */
  "notifications/message": {
    /** What is sent. */
    params: LoggingMessageParams;
  };
  /** The server's tools have changed. */
  "notifications/tools/list_changed": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** The server's prompts have changed. */
  "notifications/prompts/list_changed": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** The server's resources or resource templates have changed. */
  "notifications/resources/list_changed": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** A resource that the client subscribed to has changed. */
  "notifications/resources/updated": {
    /** What is sent. */
    params: ResourceUpdatedParams;
  };
  /** The server tells which notifications a new subscription will carry. Since 2026-07-28. */
  "notifications/subscriptions/acknowledged": {
    /** What is sent. */
    params: SubscriptionsAcknowledgedParams;
  };
  /** The server tells where a task that the client asked for stands. In 2025-11-25 only. */
  "notifications/tasks/status": {
    /** What is sent. */
    params: TaskStatusParams;
  };
  /** An elicitation that sent the user to a URL is over. In 2025-11-25 only. */
  "notifications/elicitation/complete": {
    /** What is sent. */
    params: ElicitationCompleteParams;
  };
}

/**
 * The names of the methods in a map: the root's, a revision's or a user's own.
 */
export type MethodOf<Map> = keyof Map & string;

/**
 * The params of one method in a map; undefined is among them where they may be left out.
 */
export type ParamsOf<
  Map extends { [Key in Method]: { params: unknown } },
  Method extends keyof Map,
> = Map[Method]["params"];

/**
 * The result of one method in a map; a map's notifications have none.
 */
export type ResultOf<
  Map extends { [Key in Method]: { result: unknown } },
  Method extends keyof Map,
> = Map[Method]["result"];
