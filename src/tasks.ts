import type { RequestMeta } from "./meta.js";

/**
 * Where a task stands; `completed`, `failed` and `cancelled` are final. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatus = "working" | "input_required" | "completed" | "failed" | "cancelled";

/**
 * The `task` of a request's params, which asks to run it as a task. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskMetadata = {
  /** How long to keep it, in milliseconds from its creation; the receiver may change it. */
  ttl?: number | undefined;
};

/**
 * Ties a message to a task: `io.modelcontextprotocol/related-task` in `_meta`. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type RelatedTaskMetadata = {
  /** The id of the task. */
  taskId: string;
};

/**
 * A request carried out apart from its response. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type Task = {
  /** The id, unique among the receiver's tasks. */
  taskId: string;
  /** Where it stands. */
  status: TaskStatus;
  /** A summary, reason or diagnosis, for people to read. */
  statusMessage?: string | undefined;
  /** When it was created, in ISO 8601. */
  createdAt: string;
  /** When it last changed, in ISO 8601. */
  lastUpdatedAt: string;
  /** How long it is kept, in milliseconds from its creation; null means no limit. */
  ttl: number | null;
  /** The wait between two `tasks/get`, in milliseconds. */
  pollInterval?: number | undefined;
};

/**
 * The immediate answer to a request run as a task; `tasks/result` fetches its own result. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type CreateTaskResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The new task. */
  task: Task;
};

/**
 * The params of `tasks/get`, `tasks/result` and `tasks/cancel`. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskParams = {
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
  /** The id of the task. */
  taskId: string;
};

/**
 * The result of `tasks/get` and `tasks/cancel`; `GetTaskResult` and `CancelTaskResult` in the specification. In
 * 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id, unique among the receiver's tasks. */
  taskId: string;
  /** Where it stands. */
  status: TaskStatus;
  /** A summary, reason or diagnosis, for people to read. */
  statusMessage?: string | undefined;
  /** When it was created, in ISO 8601. */
  createdAt: string;
  /** When it last changed, in ISO 8601. */
  lastUpdatedAt: string;
  /** How long it is kept, in milliseconds from its creation; null means no limit. */
  ttl: number | null;
  /** The wait between two `tasks/get`, in milliseconds. */
  pollInterval?: number | undefined;
};

/**
 * The result of `tasks/result`: that of the original request; `GetTaskPayloadResult` in the specification. In
 * 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskPayloadResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The members of the original result. */
  [key: string]: unknown;
};

/**
 * The result of `tasks/list`; `ListTasksResult` in the specification. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TasksListResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The tasks of this page. */
  tasks: Task[];
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
};

/**
 * The params of `notifications/tasks/status`; `TaskStatusNotificationParams` in the specification. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatusParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id, unique among the receiver's tasks. */
  taskId: string;
  /** Where it stands. */
  status: TaskStatus;
  /** A summary, reason or diagnosis, for people to read. */
  statusMessage?: string | undefined;
  /** When it was created, in ISO 8601. */
  createdAt: string;
  /** When it last changed, in ISO 8601. */
  lastUpdatedAt: string;
  /** How long it is kept, in milliseconds from its creation; null means no limit. */
  ttl: number | null;
  /** The wait between two `tasks/get`, in milliseconds. */
  pollInterval?: number | undefined;
};
