import type { CompleteParams, CompletionCompleteResult } from "./completion.js";
import type { ElicitationCompleteParams, ElicitParams, ElicitResult } from "./elicitation.js";
import type { InputRequiredResult } from "./input-requests.js";
import type { EmptyResult } from "./jsonrpc.js";
import type { DiscoverResult, InitializeParams, InitializeResult } from "./lifecycle.js";
import type { SetLevelParams } from "./logging.js";
import type { RequestMeta, RequestParams } from "./meta.js";
import type {
  CancelledParams,
  LoggingMessageParams,
  NotificationParams,
  ProgressParams,
  ResourceUpdatedParams,
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
 * The requests of a client, in any revision and, by declaration merging, the user's own; `ClientRequest` in the
 * specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export interface ClientRequestMap {
  /** Opens the session and negotiates the revision. Until 2025-11-25. */
  initialize: {
    /** What is sent. */
    params: InitializeParams;
    /** What comes back. */
    result: InitializeResult;
  };
  /** Asks whether the server is alive. Until 2025-11-25. */
  ping: {
    /** What is sent. */
    params: RequestParams | undefined;
    /** What comes back. */
    result: EmptyResult;
  };
  /** Asks what the server is and can do. Since 2026-07-28. */
  "server/discover": {
    /** What is sent. */
    params: {
      /** The envelope: protocol version and client's capabilities. */
      _meta: RequestMeta;
    };
    /** What comes back. */
    result: DiscoverResult;
  };
  /** Sets the least severe log level wanted. Until 2025-11-25. */
  "logging/setLevel": {
    /** What is sent. */
    params: SetLevelParams;
    /** What comes back. */
    result: EmptyResult;
  };
  /** Lists tools, page by page. */
  "tools/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: ToolsListResult;
  };
  /**
   * Calls a tool. It may ask for input since 2026-07-28; with `task`, in 2025-11-25, the result is `CreateTaskResult`.
   */
  "tools/call": {
    /** What is sent. */
    params: ToolCallParams;
    /** What comes back. */
    result: ToolCallResult | InputRequiredResult;
  };
  /** Lists resources, page by page. */
  "resources/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: ResourcesListResult;
  };
  /** Lists resource templates, page by page. */
  "resources/templates/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: ResourceTemplatesListResult;
  };
  /** Reads a resource. It may ask for input since 2026-07-28. */
  "resources/read": {
    /** What is sent. */
    params: ReadResourceParams;
    /** What comes back. */
    result: ReadResourceResult | InputRequiredResult;
  };
  /** Asks to be told when a resource changes. Until 2025-11-25. */
  "resources/subscribe": {
    /** What is sent. */
    params: SubscribeParams;
    /** What comes back. */
    result: EmptyResult;
  };
  /** Ends a subscription to a resource. Until 2025-11-25. */
  "resources/unsubscribe": {
    /** What is sent. */
    params: UnsubscribeParams;
    /** What comes back. */
    result: EmptyResult;
  };
  /** Opens a stream of notifications. Since 2026-07-28. */
  "subscriptions/listen": {
    /** What is sent. */
    params: SubscriptionsListenParams;
    /** What comes back. */
    result: SubscriptionsListenResult;
  };
  /** Lists prompts, page by page. */
  "prompts/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: PromptsListResult;
  };
  /** Fills in a prompt. It may ask for input since 2026-07-28. */
  "prompts/get": {
    /** What is sent. */
    params: GetPromptParams;
    /** What comes back. */
    result: GetPromptResult | InputRequiredResult;
  };
  /** Completes an argument of a prompt or resource template. */
  "completion/complete": {
    /** What is sent. */
    params: CompleteParams;
    /** What comes back. */
    result: CompletionCompleteResult;
  };
  /** Asks where a task stands. In 2025-11-25 only. */
  "tasks/get": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskResult;
  };
  /** Waits for the result of a task. In 2025-11-25 only. */
  "tasks/result": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskPayloadResult;
  };
  /** Lists tasks, page by page. In 2025-11-25 only. */
  "tasks/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: TasksListResult;
  };
  /** Cancels a task. In 2025-11-25 only. */
  "tasks/cancel": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskResult;
  };
}

/**
 * The requests of a server, in any revision and, by declaration merging, the user's own; `ServerRequest` in the
 * specification. None in 2026-07-28, which has input requests instead.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export interface ServerRequestMap {
  /** Asks whether the client is alive. Until 2025-11-25. */
  ping: {
    /** What is sent. */
    params: RequestParams | undefined;
    /** What comes back. */
    result: EmptyResult;
  };
  /**
   * Samples a model. Until 2025-11-25, where with `task` the result is `CreateTaskResult`; since 2026-07-28 an input
   * request.
   */
  "sampling/createMessage": {
    /** What is sent. */
    params: CreateMessageParams;
    /** What comes back. */
    result: CreateMessageResult;
  };
  /**
   * Asks the user for input. Since 2025-06-18. Until 2025-11-25, where with `task` the result is `CreateTaskResult`;
   * since 2026-07-28 an input request.
   */
  "elicitation/create": {
    /** What is sent. */
    params: ElicitParams;
    /** What comes back. */
    result: ElicitResult;
  };
  /** Lists the client's roots. Until 2025-11-25; since 2026-07-28 an input request. */
  "roots/list": {
    /** What is sent. */
    params: RequestParams | undefined;
    /** What comes back. */
    result: RootsListResult;
  };
  /** Asks where a task stands. In 2025-11-25 only. */
  "tasks/get": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskResult;
  };
  /** Waits for the result of a task. In 2025-11-25 only. */
  "tasks/result": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskPayloadResult;
  };
  /** Lists tasks, page by page. In 2025-11-25 only. */
  "tasks/list": {
    /** What is sent. */
    params: ListParams | undefined;
    /** What comes back. */
    result: TasksListResult;
  };
  /** Cancels a task. In 2025-11-25 only. */
  "tasks/cancel": {
    /** What is sent. */
    params: TaskParams;
    /** What comes back. */
    result: TaskResult;
  };
}

/**
 * The notifications of a client, in any revision and, by declaration merging, the user's own; `ClientNotification` in
 * the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export interface ClientNotificationMap {
  /** The client is ready, after `initialize`. Until 2025-11-25. */
  "notifications/initialized": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** What some clients send for `notifications/initialized`; no revision has it. */
  initialized: {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** Calls off a request of the client. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledParams;
  };
  /** Reports the progress of a server's request. Until 2025-11-25. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressParams;
  };
  /** Reports that the roots changed. Until 2025-11-25. */
  "notifications/roots/list_changed": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** Reports where a task stands. In 2025-11-25 only. */
  "notifications/tasks/status": {
    /** What is sent. */
    params: TaskStatusParams;
  };
}

/**
 * The notifications of a server, in any revision and, by declaration merging, the user's own; `ServerNotification` in
 * the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export interface ServerNotificationMap {
  /** Calls off a request of the server; since 2026-07-28 ends a `subscriptions/listen`, over stdio alone. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledParams;
  };
  /** Reports the progress of a client's request. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressParams;
  };
  /** Carries a log message. Deprecated in 2026-07-28: log to stderr over stdio, or use OpenTelemetry. */
  "notifications/message": {
    /** What is sent. */
    params: LoggingMessageParams;
  };
  /** Reports that the list of tools changed. */
  "notifications/tools/list_changed": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** Reports that the list of prompts changed. */
  "notifications/prompts/list_changed": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** Reports that the list of resources or templates changed. */
  "notifications/resources/list_changed": {
    /** What is sent. */
    params: NotificationParams | undefined;
  };
  /** Reports that a watched resource changed. */
  "notifications/resources/updated": {
    /** What is sent. */
    params: ResourceUpdatedParams;
  };
  /** Confirms a subscription. Since 2026-07-28. */
  "notifications/subscriptions/acknowledged": {
    /** What is sent. */
    params: SubscriptionsAcknowledgedParams;
  };
  /** Reports where a task stands. In 2025-11-25 only. */
  "notifications/tasks/status": {
    /** What is sent. */
    params: TaskStatusParams;
  };
  /** Reports that an elicitation by URL is over. In 2025-11-25 only. */
  "notifications/elicitation/complete": {
    /** What is sent. */
    params: ElicitationCompleteParams;
  };
}

/**
 * The methods of a map.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type MethodOf<Map> = keyof Map & string;

/**
 * The params of a method in a map, with undefined where they are optional.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type ParamsOf<
  Map extends { [Key in Method]: { params: unknown } },
  Method extends keyof Map,
> = Map[Method]["params"];

/**
 * The result of a method in a map.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type ResultOf<
  Map extends { [Key in Method]: { result: unknown } },
  Method extends keyof Map,
> = Map[Method]["result"];
