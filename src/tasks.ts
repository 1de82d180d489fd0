import type { RequestMeta } from "./meta.js";

/**
 * Where a task stands; `completed`, `failed` and `cancelled` are final.
 *
 * In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatus = "working" | "input_required" | "completed" | "failed" | "cancelled";

/**
 * The `task` member of a request's params, by which the sender asks that the request be run as a task.
 *
 * In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskMetadata = {
  /** How long the task should be kept, in milliseconds from its creation; the receiver may choose another time. */
  ttl?: number | undefined;
};

/**
 * The value under `io.modelcontextprotocol/related-task` in `_meta`, which ties a message to a task.
 *
 * In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type RelatedTaskMetadata = {
  /** The id of the task that the message belongs to. */
  taskId: string;
};

/**
 * A request that is being carried out apart from its response, as its receiver describes it.
 *
 * In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type Task = {
  /** The id that the receiver gave the task, unique among its tasks. */
  taskId: string;
  /** Where the task stands. */
  status: TaskStatus;
  /** What there is to say about the status, meant for a person: a summary, a reason, a diagnosis. */
  statusMessage?: string | undefined;
  /** When the task was created, as an ISO 8601 string. */
  createdAt: string;
  /** When the task last changed, as an ISO 8601 string. */
  lastUpdatedAt: string;
  /** How long the task is kept, in milliseconds from its creation; null means without limit. */
  ttl: number | null;
  /** How long to wait between two `tasks/get`, in milliseconds. */
  pollInterval?: number | undefined;
};

/**
 * The immediate answer to a request that is run as a task; its own result is fetched with `tasks/result`.
 *
 * In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type CreateTaskResult = {
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The task that was created. */
  task: Task;
};

/**
 * The params of `tasks/get`, `tasks/result` and `tasks/cancel`.
 *
 * In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskParams = {
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
  /** The id of the task that is asked about or cancelled. */
  taskId: string;
};

/**
 * The result of `tasks/get` and `tasks/cancel`: the members of the task, beside `_meta`.
 *
 * `GetTaskResult` and `CancelTaskResult` in the specification. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskResult = {
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id that the receiver gave the task, unique among its tasks. */
  taskId: string;
  /** Where the task stands. */
  status: TaskStatus;
  /** What there is to say about the status, meant for a person: a summary, a reason, a diagnosis. */
  statusMessage?: string | undefined;
  /** When the task was created, as an ISO 8601 string. */
  createdAt: string;
  /** When the task last changed, as an ISO 8601 string. */
  lastUpdatedAt: string;
  /** How long the task is kept, in milliseconds from its creation; null means without limit. */
  ttl: number | null;
  /** How long to wait between two `tasks/get`, in milliseconds. */
  pollInterval?: number | undefined;
};

/**
 * The result of `tasks/result`: what the request that became the task would have given back, such as a tool's result.
 *
 * `GetTaskPayloadResult` in the specification. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskPayloadResult = {
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The members of the result that the request asked for. */
  [key: string]: unknown;
};

/**
 * The result of `tasks/list`.
 *
 * `ListTasksResult` in the specification. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TasksListResult = {
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** One page of the receiver's tasks. */
  tasks: Task[];
  /** The cursor of the next page; absent on the last one. */
  nextCursor?: string | undefined;
};

/**
 * The params of `notifications/tasks/status`: the members of the task, beside `_meta`.
 *
 * `TaskStatusNotificationParams` in the specification. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatusParams = {
  /** Metadata of the notification, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id that the receiver of the request gave the task, unique among its tasks. */
  taskId: string;
  /** Where the task stands now. */
  status: TaskStatus;
  /** What there is to say about the status, meant for a person: a summary, a reason, a diagnosis. */
  statusMessage?: string | undefined;
  /** When the task was created, as an ISO 8601 string. */
  createdAt: string;
  /** When the task last changed, as an ISO 8601 string. */
  lastUpdatedAt: string;
  /** How long the task is kept, in milliseconds from its creation; null means without limit. */
  ttl: number | null;
  /** How long to wait between two `tasks/get`, in milliseconds. */
  pollInterval?: number | undefined;
};
