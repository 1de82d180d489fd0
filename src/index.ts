/**
 * What all revisions share: envelopes, methods, error codes and neutral shapes, with their builders, guards, readers and
 * the dispatcher.
 *
 * @packageDocumentation
 */

export type { Annotations, Role } from "./annotations.js";
export type {
  Capabilities,
  ClientCapabilities,
  ClientInfo,
  PromptCapabilities,
  ResourceCapabilities,
  ServerInfo,
  ToolCapabilities,
} from "./capabilities.js";
export type { ResultReaderOptions } from "./check.js";
export type {
  CompleteParams,
  CompletionCompleteResult,
  CompletionResultData,
  PromptReference,
  ResourceTemplateReference,
} from "./completion.js";
export { completion } from "./completion.js";
export type {
  AudioContent,
  ContentItem,
  EmbeddedResource,
  ImageContent,
  ResourceLink,
  TextContent,
} from "./content.js";
export {
  audioContent,
  CONTENT_TYPE_AUDIO,
  CONTENT_TYPE_IMAGE,
  CONTENT_TYPE_RESOURCE,
  CONTENT_TYPE_RESOURCE_LINK,
  CONTENT_TYPE_TEXT,
  embeddedResource,
  imageContent,
  resourceLink,
  textContent,
} from "./content.js";
export type {
  CheckedNotificationParams,
  CheckedRequestParams,
  CustomParams,
  Dispatcher,
  DispatcherOptions,
  HandlerCall,
  HandlerResult,
  Handlers,
  ReadBy,
} from "./dispatch.js";
export { createDispatcher } from "./dispatch.js";
export type {
  BooleanSchema,
  ElicitationCompleteParams,
  ElicitFormParams,
  ElicitParams,
  ElicitResult,
  ElicitUrlParams,
  EnumSchema,
  LegacyTitledEnumSchema,
  MultiSelectEnumSchema,
  NumberSchema,
  PrimitiveSchemaDefinition,
  SingleSelectEnumSchema,
  StringSchema,
  TitledMultiSelectEnumSchema,
  TitledSingleSelectEnumSchema,
  UntitledMultiSelectEnumSchema,
  UntitledSingleSelectEnumSchema,
} from "./elicitation.js";
export {
  HEADER_MISMATCH,
  headerMismatch,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  internalError,
  invalidParams,
  invalidRequest,
  isMcpError,
  McpError,
  METHOD_NOT_FOUND,
  MISSING_REQUIRED_CLIENT_CAPABILITY,
  methodNotFound,
  missingClientCapability,
  PARSE_ERROR,
  parseError,
  RESOURCE_NOT_FOUND,
  resourceNotFound,
  UNSUPPORTED_PROTOCOL_VERSION,
  URL_ELICITATION_REQUIRED,
  unsupportedProtocolVersion,
  urlElicitationRequired,
} from "./errors.js";
export type { Icon } from "./icon.js";
export type {
  InputRequest,
  InputRequests,
  InputRequiredResult,
  InputResponse,
  InputResponses,
} from "./input-requests.js";
export type {
  EmptyResult,
  JsonRpcError,
  JsonRpcFailure,
  JsonRpcMessage,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResponse,
  JsonRpcSuccess,
  RequestId,
  ResultType,
} from "./jsonrpc.js";
export { error, errorWithData, JSONRPC_VERSION, notification, request, success } from "./jsonrpc.js";
export type { DiscoverResult, InitializeParams, InitializeResult } from "./lifecycle.js";
export type { SetLevelParams } from "./logging.js";
export type { LoggingLevel } from "./logging-level.js";
export type { ClassifiedMessage } from "./message.js";
export {
  classifyMessage,
  isFailure,
  isNotification,
  isRequest,
  isResponse,
  isSuccess,
  parseMessage,
} from "./message.js";
export type { ProgressToken, RequestEnvelope, RequestMeta, RequestParams } from "./meta.js";
export {
  HEADER_LAST_EVENT_ID,
  HEADER_METHOD,
  HEADER_NAME,
  HEADER_PARAM_PREFIX,
  HEADER_PROTOCOL_VERSION,
  HEADER_SESSION_ID,
  hasRequestMeta,
  META_BAGGAGE,
  META_CLIENT_CAPABILITIES,
  META_CLIENT_INFO,
  META_LOG_LEVEL,
  META_PROTOCOL_VERSION,
  META_RELATED_TASK,
  META_SERVER_INFO,
  META_SUBSCRIPTION_ID,
  META_TRACEPARENT,
  META_TRACESTATE,
  requestMeta,
} from "./meta.js";
export type {
  ClientNotificationMap,
  ClientRequestMap,
  MethodOf,
  ParamsOf,
  ResultOf,
  ServerNotificationMap,
  ServerRequestMap,
} from "./method-map.js";
export {
  METHOD_COMPLETION_COMPLETE,
  METHOD_ELICITATION_CREATE,
  METHOD_INITIALIZE,
  METHOD_INITIALIZED,
  METHOD_LOGGING_SET_LEVEL,
  METHOD_NOTIFICATIONS_CANCELLED,
  METHOD_NOTIFICATIONS_ELICITATION_COMPLETE,
  METHOD_NOTIFICATIONS_INITIALIZED,
  METHOD_NOTIFICATIONS_MESSAGE,
  METHOD_NOTIFICATIONS_PROGRESS,
  METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED,
  METHOD_NOTIFICATIONS_RESOURCES_LIST_CHANGED,
  METHOD_NOTIFICATIONS_RESOURCES_UPDATED,
  METHOD_NOTIFICATIONS_ROOTS_LIST_CHANGED,
  METHOD_NOTIFICATIONS_SUBSCRIPTIONS_ACKNOWLEDGED,
  METHOD_NOTIFICATIONS_TASKS_STATUS,
  METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED,
  METHOD_PING,
  METHOD_PROMPTS_GET,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_READ,
  METHOD_RESOURCES_SUBSCRIBE,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_RESOURCES_UNSUBSCRIBE,
  METHOD_ROOTS_LIST,
  METHOD_SAMPLING_CREATE_MESSAGE,
  METHOD_SERVER_DISCOVER,
  METHOD_SUBSCRIPTIONS_LISTEN,
  METHOD_TASKS_CANCEL,
  METHOD_TASKS_GET,
  METHOD_TASKS_LIST,
  METHOD_TASKS_RESULT,
  METHOD_TOOLS_CALL,
  METHOD_TOOLS_LIST,
} from "./methods.js";
export {
  completeResult,
  inputRequiredResult,
  isComplete,
  isInputRequired,
  toHandshakeResult,
} from "./multi-round-trip.js";
export type {
  CancelledParams,
  LoggingMessageParams,
  NotificationParams,
  ProgressParams,
  ResourceUpdatedParams,
} from "./notifications.js";
export { cancelled, logMessage, progress } from "./notifications.js";
export type { ListParams } from "./pagination.js";
export { paginate } from "./pagination.js";
export type { CheckedGetPromptParams, CheckedToolCallParams } from "./params.js";
export {
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
  readRequestMeta,
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
export type {
  GetPromptParams,
  GetPromptResult,
  PromptArgumentDefinition,
  PromptDefinition,
  PromptMessage,
  PromptMessageContent,
  PromptsListResult,
} from "./prompts.js";
export { assistantMessage, userMessage } from "./prompts.js";
export type { BlobResourceContent, ResourceContent, TextResourceContent } from "./resource-content.js";
export { blobResource, textResource } from "./resource-content.js";
export type {
  McpResource,
  ReadResourceParams,
  ReadResourceResult,
  Resource,
  ResourceDefinition,
  ResourcesListResult,
  ResourceTemplatesListResult,
  SubscribeParams,
  UnsubscribeParams,
} from "./resources.js";
export {
  InvalidResultError,
  readCompletionCompleteResult,
  readDiscoverResult,
  readGetPromptResult,
  readInitializeResult,
  readPromptsListResult,
  readReadResourceResult,
  readResourcesListResult,
  readResourceTemplatesListResult,
  readToolCallResult,
  readToolsListResult,
} from "./results.js";
export type { Root, RootsListResult } from "./roots.js";
export type {
  CreateMessageParams,
  CreateMessageResult,
  ModelHint,
  ModelPreferences,
  SamplingContent,
  SamplingMessage,
  ToolChoice,
  ToolResultContent,
  ToolUseContent,
} from "./sampling.js";
export type {
  SubscriptionFilter,
  SubscriptionsAcknowledgedParams,
  SubscriptionsListenParams,
  SubscriptionsListenResult,
} from "./subscriptions.js";
export type {
  CreateTaskResult,
  RelatedTaskMetadata,
  Task,
  TaskMetadata,
  TaskParams,
  TaskPayloadResult,
  TaskResult,
  TaskStatus,
  TaskStatusParams,
  TasksListResult,
} from "./tasks.js";
export type { McpToolSchema, ToolAnnotations, ToolExecution } from "./tool-schema.js";
export type { ToolCallParams, ToolCallResult, ToolsListResult } from "./tools.js";
export { firstText, structuredResult, toolError, toolResult } from "./tools.js";
export type { ProtocolVersion } from "./versions.js";
export {
  isProtocolVersion,
  LATEST_HANDSHAKE_VERSION,
  LATEST_STATELESS_VERSION,
  negotiateVersion,
  PROTOCOL_VERSIONS,
  usesHandshake,
} from "./versions.js";
