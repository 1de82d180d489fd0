import type { Check, Reading } from "./check.js";
import {
  anyObject,
  fail,
  integer,
  map,
  number,
  pathText,
  read,
  startReading,
  string,
  stringOrInteger,
  tagged,
} from "./check.js";
import type { CompleteParams } from "./completion.js";
import type { ElicitationCompleteParams, ElicitParams } from "./elicitation.js";
import { invalidParams } from "./errors.js";
import type { InputResponses } from "./input-requests.js";
import type { InitializeParams } from "./lifecycle.js";
import type { SetLevelParams } from "./logging.js";
import type { RequestEnvelope, RequestMeta, RequestParams } from "./meta.js";
import { META_CLIENT_CAPABILITIES, META_CLIENT_INFO, META_LOG_LEVEL, META_PROTOCOL_VERSION } from "./meta.js";
import type { CancelledParams, LoggingMessageParams, ProgressParams, ResourceUpdatedParams } from "./notifications.js";
import type { ListParams } from "./pagination.js";
import type { ReadResourceParams, SubscribeParams, UnsubscribeParams } from "./resources.js";
import type { CreateMessageParams } from "./sampling.js";
import {
  clientCapabilities,
  createMessageParams,
  elicitParams,
  implementation,
  inputResponses,
  loggingLevel,
  requestMeta,
  subscriptionFilter,
  taskMetadata,
  taskStatus,
} from "./shapes.js";
import type { SubscriptionsAcknowledgedParams, SubscriptionsListenParams } from "./subscriptions.js";
import type { TaskMetadata, TaskParams, TaskStatusParams } from "./tasks.js";
import { withoutUndefined } from "./without-undefined.js";

/**
 * The params of `tools/call` as {@link readToolCallParams} returns them: `arguments` is there.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#calling-tools}
 */
export type CheckedToolCallParams = {
  /** The name of the tool. */
  name: string;
  /** The arguments, by name, not checked against the tool's `inputSchema`; `{}` where none were sent. */
  arguments: { [key: string]: unknown };
  /** Asks for the call to be run as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** The answers to the input requests of the result before, by the same keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the result before, given back unread. Since 2026-07-28. */
  requestState?: string | undefined;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/**
 * The params of `prompts/get` as {@link readGetPromptParams} returns them: `arguments` is there.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#getting-a-prompt}
 */
export type CheckedGetPromptParams = {
  /** The name of the prompt. */
  name: string;
  /** The arguments, by name, all of them strings; `{}` where none were sent. */
  arguments: { [key: string]: string };
  /** The answers to the input requests of the result before, by the same keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the result before, given back unread. Since 2026-07-28. */
  requestState?: string | undefined;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/** Arguments that may be absent, and read as none. */
/* @__NO_SIDE_EFFECTS__ */
function orNone<T>(check: Check<{ [key: string]: T }>): Check<{ [key: string]: T }> {
  return (value, reading) => (value === undefined ? {} : read(check, value, reading));
}

const anyArguments = orNone<unknown>(anyObject);

const stringMap = map<string>(string);

const stringArguments = orNone<string>(stringMap);

const reference = tagged<CompleteParams["ref"]>("type", {
  "ref/prompt": [{ type: "ref/prompt", name: string }, { title: string }],
  "ref/resource": [{ type: "ref/resource", uri: string }, {}],
});

function present(value: unknown, reading: Reading): unknown {
  return value === undefined ? fail(reading, "present") : value;
}

function integerOrNull(value: unknown, reading: Reading): number | null {
  return value === null ? null : integer(value, reading);
}

function readParams<Params>(check: Check<Params>, params: unknown): Params {
  const reading = startReading();
  try {
    return read(check, params === undefined ? {} : params, reading);
  } catch {
    throw invalidParams(`${pathText(["params", ...reading.path])} ${reading.message}`);
  }
}

/**
 * Reads the params of `tools/call`.
 *
 * Absent `arguments` become `{}`; null, an array or a string in their place do not fit.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#calling-tools}
 *
 * @example
 * ```ts
 * readToolCallParams({ name: "add" }); // { name: "add", arguments: {} }
 * ```
 */
export function readToolCallParams(params: unknown): CheckedToolCallParams {
  return readParams<CheckedToolCallParams>(
    [
      { name: string, arguments: anyArguments },
      { task: taskMetadata, inputResponses, requestState: string, _meta: requestMeta },
    ],
    params,
  );
}

/**
 * Reads the params of `prompts/get`.
 *
 * Absent `arguments` become `{}`; each argument must be a string.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#getting-a-prompt}
 *
 * @example
 * ```ts
 * readGetPromptParams({ name: "greet", arguments: { name: "Ada" } });
 * ```
 */
export function readGetPromptParams(params: unknown): CheckedGetPromptParams {
  return readParams<CheckedGetPromptParams>(
    [
      { name: string, arguments: stringArguments },
      { inputResponses, requestState: string, _meta: requestMeta },
    ],
    params,
  );
}

/**
 * Reads the params of `resources/read`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 *
 * @example
 * ```ts
 * readReadResourceParams({ uri: "file:///a" });
 * ```
 */
export function readReadResourceParams(params: unknown): ReadResourceParams {
  return readParams<ReadResourceParams>(
    [{ uri: string }, { inputResponses, requestState: string, _meta: requestMeta }],
    params,
  );
}

/**
 * Reads the params of `initialize`.
 *
 * The protocol version may be any string: {@link negotiateVersion} chooses the answer.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 *
 * @example
 * ```ts
 * readInitializeParams({ protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "c", version: "1" } });
 * ```
 */
export function readInitializeParams(params: unknown): InitializeParams {
  return readParams<InitializeParams>(
    [{ protocolVersion: string, capabilities: clientCapabilities, clientInfo: implementation }, { _meta: requestMeta }],
    params,
  );
}

/**
 * Reads the params of `completion/complete`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 *
 * @example
 * ```ts
 * readCompleteParams({ ref: { type: "ref/prompt", name: "greet" }, argument: { name: "style", value: "f" } });
 * ```
 */
export function readCompleteParams(params: unknown): CompleteParams {
  return readParams<CompleteParams>(
    [
      { ref: reference, argument: [{ name: string, value: string }, {}] },
      { context: [{}, { arguments: stringMap }], _meta: requestMeta },
    ],
    params,
  );
}

/**
 * Reads the params of `logging/setLevel`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 *
 * @example
 * ```ts
 * readSetLevelParams({ level: "warning" });
 * ```
 */
export function readSetLevelParams(params: unknown): SetLevelParams {
  return readParams<SetLevelParams>([{ level: loggingLevel }, { _meta: requestMeta }], params);
}

/**
 * Reads the params of `tools/list`, `prompts/list`, `resources/list`, `resources/templates/list` and `tasks/list`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 *
 * @example
 * ```ts
 * readListParams(undefined); // {}
 * ```
 */
export function readListParams(params: unknown): ListParams {
  return readParams<ListParams>([{}, { cursor: string, _meta: requestMeta }], params);
}

/**
 * Reads the params of `resources/subscribe`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 *
 * @example
 * ```ts
 * readSubscribeParams({ uri: "file:///a" });
 * ```
 */
export function readSubscribeParams(params: unknown): SubscribeParams {
  return readParams<SubscribeParams>([{ uri: string }, { _meta: requestMeta }], params);
}

/**
 * Reads the params of `resources/unsubscribe`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 *
 * @example
 * ```ts
 * readUnsubscribeParams({ uri: "file:///a" });
 * ```
 */
export function readUnsubscribeParams(params: unknown): UnsubscribeParams {
  return readParams<UnsubscribeParams>([{ uri: string }, { _meta: requestMeta }], params);
}

/**
 * Reads the params of `subscriptions/listen`.
 *
 * Its `_meta` must be there; {@link readRequestMeta} reads what it holds.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 *
 * @example
 * ```ts
 * readSubscriptionsListenParams({ notifications: { toolsListChanged: true }, _meta: {} });
 * ```
 */
export function readSubscriptionsListenParams(params: unknown): SubscriptionsListenParams {
  return readParams<SubscriptionsListenParams>([{ notifications: subscriptionFilter, _meta: requestMeta }, {}], params);
}

/**
 * Reads the params of `tasks/get`, `tasks/result` and `tasks/cancel`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 *
 * @example
 * ```ts
 * readTaskParams({ taskId: "1" });
 * ```
 */
export function readTaskParams(params: unknown): TaskParams {
  return readParams<TaskParams>([{ taskId: string }, { _meta: requestMeta }], params);
}

/**
 * Reads the params of `sampling/createMessage`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 *
 * @example
 * ```ts
 * readCreateMessageParams({ messages: [userMessage("Hello")], maxTokens: 100 });
 * ```
 */
export function readCreateMessageParams(params: unknown): CreateMessageParams {
  return readParams(createMessageParams, params);
}

/**
 * Reads the params of `elicitation/create`.
 *
 * Without `mode` they are those of a form.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 *
 * @example
 * ```ts
 * readElicitParams({ message: "How many?", requestedSchema: { type: "object", properties: {} } });
 * ```
 */
export function readElicitParams(params: unknown): ElicitParams {
  return readParams<ElicitParams>(elicitParams, params);
}

/**
 * Reads the params of every request and notification that has nothing but `_meta`, such as `ping`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/ping}
 *
 * @example
 * ```ts
 * readMetaParams({ _meta: { progressToken: 0 } });
 * ```
 */
export function readMetaParams(params: unknown): RequestParams {
  return readParams<RequestParams>([{}, { _meta: requestMeta }], params);
}

/**
 * Reads the params of `notifications/progress`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 *
 * @example
 * ```ts
 * readProgressParams({ progressToken: 0, progress: 1 });
 * ```
 */
export function readProgressParams(params: unknown): ProgressParams {
  return readParams<ProgressParams>(
    [
      { progressToken: stringOrInteger, progress: number },
      { total: number, message: string, _meta: anyObject },
    ],
    params,
  );
}

/**
 * Reads the params of `notifications/cancelled`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/cancellation}
 *
 * @example
 * ```ts
 * readCancelledParams({ requestId: 0 });
 * ```
 */
export function readCancelledParams(params: unknown): CancelledParams {
  return readParams<CancelledParams>([{}, { requestId: stringOrInteger, reason: string, _meta: anyObject }], params);
}

/**
 * Reads the params of `notifications/message`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 *
 * @example
 * ```ts
 * readLoggingMessageParams({ level: "info", data: null });
 * ```
 */
export function readLoggingMessageParams(params: unknown): LoggingMessageParams {
  return readParams<LoggingMessageParams>(
    [
      { level: loggingLevel, data: present },
      { logger: string, _meta: anyObject },
    ],
    params,
  );
}

/**
 * Reads the params of `notifications/resources/updated`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 *
 * @example
 * ```ts
 * readResourceUpdatedParams({ uri: "file:///a" });
 * ```
 */
export function readResourceUpdatedParams(params: unknown): ResourceUpdatedParams {
  return readParams<ResourceUpdatedParams>([{ uri: string }, { _meta: anyObject }], params);
}

/**
 * Reads the params of `notifications/subscriptions/acknowledged`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 *
 * @example
 * ```ts
 * readSubscriptionsAcknowledgedParams({ notifications: {} });
 * ```
 */
export function readSubscriptionsAcknowledgedParams(params: unknown): SubscriptionsAcknowledgedParams {
  return readParams<SubscriptionsAcknowledgedParams>(
    [{ notifications: subscriptionFilter }, { _meta: anyObject }],
    params,
  );
}

/**
 * Reads the params of `notifications/tasks/status`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 *
 * @example
 * ```ts
 * const at = "2026-01-01T00:00:00Z";
 * readTaskStatusParams({ taskId: "1", status: "working", createdAt: at, lastUpdatedAt: at, ttl: null });
 * ```
 */
export function readTaskStatusParams(params: unknown): TaskStatusParams {
  return readParams<TaskStatusParams>(
    [
      { taskId: string, status: taskStatus, createdAt: string, lastUpdatedAt: string, ttl: integerOrNull },
      { statusMessage: string, pollInterval: integer, _meta: anyObject },
    ],
    params,
  );
}

/**
 * Reads the params of `notifications/elicitation/complete`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws McpError with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 *
 * @example
 * ```ts
 * readElicitationCompleteParams({ elicitationId: "1" });
 * ```
 */
export function readElicitationCompleteParams(params: unknown): ElicitationCompleteParams {
  return readParams<ElicitationCompleteParams>([{ elicitationId: string }, { _meta: anyObject }], params);
}

// The keys are spelled out: a bundler cannot drop an object with computed ones.
type EnvelopeMeta = {
  "io.modelcontextprotocol/protocolVersion": string;
  "io.modelcontextprotocol/clientCapabilities": RequestEnvelope["clientCapabilities"];
  "io.modelcontextprotocol/clientInfo"?: RequestEnvelope["clientInfo"];
  "io.modelcontextprotocol/logLevel"?: RequestEnvelope["logLevel"];
  progressToken?: RequestEnvelope["progressToken"];
};

const envelopeMeta: Check<EnvelopeMeta> = [
  {
    "io.modelcontextprotocol/protocolVersion": string,
    "io.modelcontextprotocol/clientCapabilities": clientCapabilities,
  },
  {
    "io.modelcontextprotocol/clientInfo": implementation,
    "io.modelcontextprotocol/logLevel": loggingLevel,
    progressToken: stringOrInteger,
  },
];

/**
 * Reads what a request of 2026-07-28 says about its sender: what {@link requestMeta} takes.
 *
 * @param params - the params as they came
 * @returns the members of `_meta` that the protocol knows, under their short names; absent ones are left out
 * @throws McpError with the code {@link INVALID_PARAMS} and a message that names the member, where the version
 * or the capabilities are missing or anything is of the wrong type
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 *
 * @example
 * ```ts
 * const _meta = requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {} });
 * readRequestMeta({ _meta }).protocolVersion; // "2026-07-28"
 * ```
 */
export function readRequestMeta(params: unknown): RequestEnvelope {
  const { _meta } = readParams<{ _meta: EnvelopeMeta }>([{ _meta: envelopeMeta }, {}], params);
  return withoutUndefined({
    protocolVersion: _meta[META_PROTOCOL_VERSION],
    clientCapabilities: _meta[META_CLIENT_CAPABILITIES],
    clientInfo: _meta[META_CLIENT_INFO],
    progressToken: _meta.progressToken,
    logLevel: _meta[META_LOG_LEVEL],
  });
}
