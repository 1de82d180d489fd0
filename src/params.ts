import type { Check } from "./check.js";
import {
  anyObject,
  fail,
  integer,
  map,
  number,
  object,
  oneOf,
  optional,
  orEmpty,
  pathText,
  startReading,
  string,
  stringOrInteger,
  tagged,
} from "./check.js";
import type { CompleteParams, PromptReference, ResourceTemplateReference } from "./completion.js";
import type { ElicitationCompleteParams, ElicitParams } from "./elicitation.js";
import { invalidParams } from "./errors.js";
import type { InputResponses } from "./input-requests.js";
import type { InitializeParams } from "./lifecycle.js";
import type { RequestEnvelope, RequestMeta, RequestParams } from "./meta.js";
import { META_CLIENT_CAPABILITIES, META_CLIENT_INFO, META_LOG_LEVEL, META_PROTOCOL_VERSION } from "./meta.js";
import type {
  CancelledParams,
  LoggingMessageParams,
  ProgressParams,
  ResourceUpdatedParams,
  SetLevelParams,
} from "./notifications.js";
import type { ListParams } from "./pagination.js";
import type { ReadResourceParams, SubscribeParams, UnsubscribeParams } from "./resources.js";
import type { CreateMessageParams } from "./sampling.js";
import {
  clientCapabilities,
  clientInfo,
  createMessageParams,
  elicitParams,
  inputResponses,
  integerOrNone,
  loggingLevel,
  metaOrNone,
  requestMeta,
  requestMetaOrNone,
  stringOrNone,
  subscriptionFilter,
  taskMetadata,
  taskStatus,
} from "./shapes.js";
import type { SubscriptionsAcknowledgedParams, SubscriptionsListenParams } from "./subscriptions.js";
import type { TaskMetadata, TaskParams, TaskStatusParams } from "./tasks.js";

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

const toolCallParams = object<CheckedToolCallParams>({
  name: string,
  arguments: orEmpty(anyObject),
  task: optional(taskMetadata),
  inputResponses: optional(inputResponses),
  requestState: stringOrNone,
  _meta: requestMetaOrNone,
});

const getPromptParams = object<CheckedGetPromptParams>({
  name: string,
  arguments: orEmpty(map(string)),
  inputResponses: optional(inputResponses),
  requestState: stringOrNone,
  _meta: requestMetaOrNone,
});

const readResourceParams = object<ReadResourceParams>({
  uri: string,
  inputResponses: optional(inputResponses),
  requestState: stringOrNone,
  _meta: requestMetaOrNone,
});

const initializeParams = object<InitializeParams>({
  protocolVersion: string,
  capabilities: clientCapabilities,
  clientInfo,
  _meta: requestMetaOrNone,
});

const completeParams = object<CompleteParams>({
  ref: tagged<CompleteParams["ref"]>("type", {
    "ref/prompt": object<PromptReference>({ type: oneOf(["ref/prompt"]), name: string, title: stringOrNone }),
    "ref/resource": object<ResourceTemplateReference>({ type: oneOf(["ref/resource"]), uri: string }),
  }),
  argument: object<CompleteParams["argument"]>({ name: string, value: string }),
  context: optional(object<NonNullable<CompleteParams["context"]>>({ arguments: optional(map(string)) })),
  _meta: requestMetaOrNone,
});

const setLevelParams = object<SetLevelParams>({ level: loggingLevel, _meta: requestMetaOrNone });

const listParams = object<ListParams>({ cursor: stringOrNone, _meta: requestMetaOrNone });

const metaParams = object<RequestParams>({ _meta: requestMetaOrNone });

const subscribeParams = object<SubscribeParams>({ uri: string, _meta: requestMetaOrNone });

const taskParams = object<TaskParams>({ taskId: string, _meta: requestMetaOrNone });

const subscriptionsListenParams = object<SubscriptionsListenParams>({
  notifications: subscriptionFilter,
  _meta: requestMeta,
});

const subscriptionsAcknowledgedParams = object<SubscriptionsAcknowledgedParams>({
  notifications: subscriptionFilter,
  _meta: metaOrNone,
});

const progressParams = object<ProgressParams>({
  progressToken: stringOrInteger,
  progress: number,
  total: optional(number),
  message: stringOrNone,
  _meta: metaOrNone,
});

const cancelledParams = object<CancelledParams>({
  requestId: optional(stringOrInteger),
  reason: stringOrNone,
  _meta: metaOrNone,
});

const present: Check<unknown> = (value, reading) => {
  if (value === undefined) fail(reading, "present");
  return value;
};

const loggingMessageParams = object<LoggingMessageParams>({
  level: loggingLevel,
  logger: stringOrNone,
  data: present,
  _meta: metaOrNone,
});

const resourceUpdatedParams = object<ResourceUpdatedParams>({ uri: string, _meta: metaOrNone });

const taskStatusParams = object<TaskStatusParams>({
  taskId: string,
  status: taskStatus,
  statusMessage: stringOrNone,
  createdAt: string,
  lastUpdatedAt: string,
  ttl: (value, reading) => (value === null ? null : integer(value, reading)),
  pollInterval: integerOrNone,
  _meta: metaOrNone,
});

const elicitationCompleteParams = object<ElicitationCompleteParams>({ elicitationId: string, _meta: metaOrNone });

function readParams<Params>(check: Check<Params>, params: unknown): Params {
  const reading = startReading();
  try {
    return check(params === undefined ? {} : params, reading);
  } catch {
    throw invalidParams(`${pathText(["params", ...reading.path])} ${reading.expectation}`);
  }
}

/**
 * Reads the params of `tools/call`.
 *
 * Absent `arguments` become `{}`; null, an array or a string in their place do not fit.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readToolCallParams({ name: "add" }); // { name: "add", arguments: {} }
 * ```
 */
export function readToolCallParams(params: unknown): CheckedToolCallParams {
  return readParams(toolCallParams, params);
}

/**
 * Reads the params of `prompts/get`.
 *
 * Absent `arguments` become `{}`; each argument must be a string.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readGetPromptParams({ name: "greet", arguments: { name: "Ada" } });
 * ```
 */
export function readGetPromptParams(params: unknown): CheckedGetPromptParams {
  return readParams(getPromptParams, params);
}

/**
 * Reads the params of `resources/read`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readReadResourceParams({ uri: "file:///a" });
 * ```
 */
export function readReadResourceParams(params: unknown): ReadResourceParams {
  return readParams(readResourceParams, params);
}

/**
 * Reads the params of `initialize`.
 *
 * The protocol version may be any string: {@link negotiateVersion} chooses the answer.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readInitializeParams({ protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "c", version: "1" } });
 * ```
 */
export function readInitializeParams(params: unknown): InitializeParams {
  return readParams(initializeParams, params);
}

/**
 * Reads the params of `completion/complete`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readCompleteParams({ ref: { type: "ref/prompt", name: "greet" }, argument: { name: "style", value: "f" } });
 * ```
 */
export function readCompleteParams(params: unknown): CompleteParams {
  return readParams(completeParams, params);
}

/**
 * Reads the params of `logging/setLevel`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readSetLevelParams({ level: "warning" });
 * ```
 */
export function readSetLevelParams(params: unknown): SetLevelParams {
  return readParams(setLevelParams, params);
}

/**
 * Reads the params of `tools/list`, `prompts/list`, `resources/list`, `resources/templates/list` and `tasks/list`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readListParams(undefined); // {}
 * ```
 */
export function readListParams(params: unknown): ListParams {
  return readParams(listParams, params);
}

/**
 * Reads the params of `resources/subscribe`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readSubscribeParams({ uri: "file:///a" });
 * ```
 */
export function readSubscribeParams(params: unknown): SubscribeParams {
  return readParams(subscribeParams, params);
}

/**
 * Reads the params of `resources/unsubscribe`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readUnsubscribeParams({ uri: "file:///a" });
 * ```
 */
export function readUnsubscribeParams(params: unknown): UnsubscribeParams {
  return readParams(subscribeParams, params);
}

/**
 * Reads the params of `subscriptions/listen`.
 *
 * Its `_meta` must be there; {@link readRequestMeta} reads what it holds.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readSubscriptionsListenParams({ notifications: { toolsListChanged: true }, _meta: {} });
 * ```
 */
export function readSubscriptionsListenParams(params: unknown): SubscriptionsListenParams {
  return readParams(subscriptionsListenParams, params);
}

/**
 * Reads the params of `tasks/get`, `tasks/result` and `tasks/cancel`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readTaskParams({ taskId: "1" });
 * ```
 */
export function readTaskParams(params: unknown): TaskParams {
  return readParams(taskParams, params);
}

/**
 * Reads the params of `sampling/createMessage`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
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
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readElicitParams({ message: "How many?", requestedSchema: { type: "object", properties: {} } });
 * ```
 */
export function readElicitParams(params: unknown): ElicitParams {
  return readParams(elicitParams, params);
}

/**
 * Reads the params of every request and notification that has nothing but `_meta`, such as `ping`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readMetaParams({ _meta: { progressToken: 0 } });
 * ```
 */
export function readMetaParams(params: unknown): RequestParams {
  return readParams(metaParams, params);
}

/**
 * Reads the params of `notifications/progress`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readProgressParams({ progressToken: 0, progress: 1 });
 * ```
 */
export function readProgressParams(params: unknown): ProgressParams {
  return readParams(progressParams, params);
}

/**
 * Reads the params of `notifications/cancelled`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readCancelledParams({ requestId: 0 });
 * ```
 */
export function readCancelledParams(params: unknown): CancelledParams {
  return readParams(cancelledParams, params);
}

/**
 * Reads the params of `notifications/message`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readLoggingMessageParams({ level: "info", data: null });
 * ```
 */
export function readLoggingMessageParams(params: unknown): LoggingMessageParams {
  return readParams(loggingMessageParams, params);
}

/**
 * Reads the params of `notifications/resources/updated`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readResourceUpdatedParams({ uri: "file:///a" });
 * ```
 */
export function readResourceUpdatedParams(params: unknown): ResourceUpdatedParams {
  return readParams(resourceUpdatedParams, params);
}

/**
 * Reads the params of `notifications/subscriptions/acknowledged`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readSubscriptionsAcknowledgedParams({ notifications: {} });
 * ```
 */
export function readSubscriptionsAcknowledgedParams(params: unknown): SubscriptionsAcknowledgedParams {
  return readParams(subscriptionsAcknowledgedParams, params);
}

/**
 * Reads the params of `notifications/tasks/status`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * const at = "2026-01-01T00:00:00Z";
 * readTaskStatusParams({ taskId: "1", status: "working", createdAt: at, lastUpdatedAt: at, ttl: null });
 * ```
 */
export function readTaskStatusParams(params: unknown): TaskStatusParams {
  return readParams(taskStatusParams, params);
}

/**
 * Reads the params of `notifications/elicitation/complete`.
 *
 * @param params - the params as they came; undefined reads as `{}`
 * @returns the checked params, unknown members with them
 * @throws {@link McpError} with {@link INVALID_PARAMS}, naming the member that does not fit
 *
 * @example
 * ```ts
 * readElicitationCompleteParams({ elicitationId: "1" });
 * ```
 */
export function readElicitationCompleteParams(params: unknown): ElicitationCompleteParams {
  return readParams(elicitationCompleteParams, params);
}

// The keys are spelled out: a bundler cannot drop an object with computed ones.
type EnvelopeMeta = {
  "io.modelcontextprotocol/protocolVersion": string;
  "io.modelcontextprotocol/clientCapabilities": RequestEnvelope["clientCapabilities"];
  "io.modelcontextprotocol/clientInfo": RequestEnvelope["clientInfo"];
  "io.modelcontextprotocol/logLevel": RequestEnvelope["logLevel"];
  progressToken: RequestEnvelope["progressToken"];
};

const envelopeMeta = object<EnvelopeMeta>({
  "io.modelcontextprotocol/protocolVersion": string,
  "io.modelcontextprotocol/clientCapabilities": clientCapabilities,
  "io.modelcontextprotocol/clientInfo": optional(clientInfo),
  "io.modelcontextprotocol/logLevel": optional(loggingLevel),
  progressToken: optional(stringOrInteger),
});

const paramsWithEnvelope = object<{ _meta: EnvelopeMeta }>({ _meta: envelopeMeta });

/**
 * Reads what a request of 2026-07-28 says about its sender: what {@link requestMeta} takes.
 *
 * @param params - the params as they came
 * @returns the members of `_meta` that the protocol knows, under their short names; absent ones are left out
 * @throws {@link McpError} with the code {@link INVALID_PARAMS} and a message that names the member, where the version
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
  const { _meta } = readParams(paramsWithEnvelope, params);
  const { progressToken } = _meta;
  const envelope: RequestEnvelope = {
    protocolVersion: _meta[META_PROTOCOL_VERSION],
    clientCapabilities: _meta[META_CLIENT_CAPABILITIES],
  };
  if (_meta[META_CLIENT_INFO] !== undefined) envelope.clientInfo = _meta[META_CLIENT_INFO];
  if (_meta[META_LOG_LEVEL] !== undefined) envelope.logLevel = _meta[META_LOG_LEVEL];
  if (progressToken !== undefined) envelope.progressToken = progressToken;
  return envelope;
}
