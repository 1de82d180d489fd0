/**
 * The Model Context Protocol, revision 2025-03-26.
 *
 * What changed since 2024-11-05, for a migration:
 * - Messages may travel in batches: `JSONRPCBatchRequest` and `JSONRPCBatchResponse`, also in `JSONRPCMessage`.
 * - `AudioContent` joins the content of tool results, prompt messages and sampling.
 * - `Tool` has `annotations`: `ToolAnnotations`.
 * - `Annotations` is a shape of its own; `Annotated` is gone.
 * - Servers announce completion with the capability `completions`.
 * - Progress notifications have a `message`.
 *
 * @packageDocumentation
 */

import type {
  BlobResourceContents,
  CallToolRequest,
  CancelledNotification,
  CompleteRequest,
  CompleteResult,
  EmptyResult,
  GetPromptRequest,
  Implementation,
  InitializedNotification,
  InitializeRequest,
  JSONRPCError,
  JSONRPCNotification,
  JSONRPCRequest,
  JSONRPCResponse,
  ListPromptsRequest,
  ListPromptsResult,
  ListResourcesRequest,
  ListResourceTemplatesRequest,
  ListRootsRequest,
  ListRootsResult,
  ListToolsRequest,
  LoggingMessageNotification,
  ModelPreferences,
  PingRequest,
  ProgressToken,
  PromptListChangedNotification,
  ReadResourceRequest,
  ReadResourceResult,
  ResourceListChangedNotification,
  ResourceUpdatedNotification,
  Result,
  Role,
  RootsListChangedNotification,
  SetLevelRequest,
  SubscribeRequest,
  TextResourceContents,
  ToolListChangedNotification,
  UnsubscribeRequest,
} from "./2024-11-05.js";

export type {
  BlobResourceContents,
  CallToolRequest,
  CancelledNotification,
  ClientCapabilities,
  ClientRequest,
  CompleteRequest,
  CompleteResult,
  Cursor,
  EmptyResult,
  GetPromptRequest,
  Implementation,
  InitializedNotification,
  InitializeRequest,
  JSONRPCError,
  JSONRPCNotification,
  JSONRPCRequest,
  JSONRPCResponse,
  ListPromptsRequest,
  ListPromptsResult,
  ListResourcesRequest,
  ListResourceTemplatesRequest,
  ListRootsRequest,
  ListRootsResult,
  ListToolsRequest,
  LoggingLevel,
  LoggingMessageNotification,
  ModelHint,
  ModelPreferences,
  Notification,
  PaginatedRequest,
  PaginatedResult,
  PingRequest,
  ProgressToken,
  Prompt,
  PromptArgument,
  PromptListChangedNotification,
  PromptReference,
  ReadResourceRequest,
  ReadResourceResult,
  Request,
  RequestId,
  ResourceContents,
  ResourceListChangedNotification,
  ResourceReference,
  ResourceUpdatedNotification,
  Result,
  Role,
  Root,
  RootsListChangedNotification,
  SetLevelRequest,
  SubscribeRequest,
  TextResourceContents,
  ToolListChangedNotification,
  UnsubscribeRequest,
} from "./2024-11-05.js";

/** The date that names this revision in `initialize`. */
export const LATEST_PROTOCOL_VERSION = "2025-03-26";

/** The version of JSON-RPC that every message carries. */
export const JSONRPC_VERSION = "2.0";

/** The error code for a message that is not valid JSON. */
export const PARSE_ERROR = -32700;

/** The error code for JSON that is not a valid request. */
export const INVALID_REQUEST = -32600;

/** The error code for a method the receiver does not have. */
export const METHOD_NOT_FOUND = -32601;

/** The error code for params the method cannot take. */
export const INVALID_PARAMS = -32602;

/** The error code for a failure inside the receiver. */
export const INTERNAL_ERROR = -32603;

// JSON-RPC

/**
 * A batch of requests and notifications, sent as one message. Since 2025-03-26. Until 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type JSONRPCBatchRequest = (JSONRPCRequest | JSONRPCNotification)[];

/**
 * The answers to a batch, sent as one message in any order. Since 2025-03-26. Until 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type JSONRPCBatchResponse = (JSONRPCResponse | JSONRPCError)[];

/**
 * Anything that may travel between client and server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type JSONRPCMessage =
  | JSONRPCRequest
  | JSONRPCNotification
  | JSONRPCBatchRequest
  | JSONRPCResponse
  | JSONRPCError
  | JSONRPCBatchResponse;

// Lifecycle

/**
 * The server's terms for a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic/lifecycle}
 */
export type InitializeResult = {
  /** The protocol revision of the session; a client that does not support it disconnects. */
  protocolVersion: string;
  /** The features the server offers for the session. */
  capabilities: ServerCapabilities;
  /** The software that answers. */
  serverInfo: Implementation;
  /** Advice on how to use the server, for instance as part of the system prompt. */
  instructions?: string | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The optional features that a server offers.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic/lifecycle}
 */
export type ServerCapabilities = {
  /** Settings of features outside the protocol, by feature. */
  experimental?: { [key: string]: object } | undefined;
  /** The support for log messages; absent means none. */
  logging?: object | undefined;
  /** The support for completion; absent means none. Since 2025-03-26. */
  completions?: object | undefined;
  /** The support for prompts; absent means none. */
  prompts?:
    | {
        /** Whether a change of the list of prompts is announced. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The support for resources; absent means none. */
  resources?:
    | {
        /** Whether single resources can be watched for updates. */
        subscribe?: boolean | undefined;
        /** Whether a change of the list of resources is announced. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The support for tools; absent means none. */
  tools?:
    | {
        /** Whether a change of the list of tools is announced. */
        listChanged?: boolean | undefined;
      }
    | undefined;
};

// Content

/**
 * A hint about how a content block or a resource is meant to be used. Named since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type Annotations = {
  /** The roles the data is meant for; absent means no preference. */
  audience?: Role[] | undefined;
  /** The importance of the data, from 0 (entirely optional) to 1 (effectively required). */
  priority?: number | undefined;
};

/**
 * A content block that carries sound. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type AudioContent = {
  /** Tells sound from other content blocks. */
  type: "audio";
  /** The bytes of the recording, as base64. */
  data: string;
  /** The recording's format, such as `audio/wav`. */
  mimeType: string;
  /** Hints for the client about the use of the block. */
  annotations?: Annotations | undefined;
};

/**
 * A content block that carries the contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type EmbeddedResource = {
  /** Tells embedded resources from other content blocks. */
  type: "resource";
  /** The contents, as text or as binary data. */
  resource: TextResourceContents | BlobResourceContents;
  /** Hints for the client about the use of the block. */
  annotations?: Annotations | undefined;
};

/**
 * A content block that carries an image.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type ImageContent = {
  /** Tells images from other content blocks. */
  type: "image";
  /** The bytes of the image, as base64. */
  data: string;
  /** The image's format, such as `image/png`. */
  mimeType: string;
  /** Hints for the client about the use of the block. */
  annotations?: Annotations | undefined;
};

/**
 * A content block that carries text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type TextContent = {
  /** Tells text from other content blocks. */
  type: "text";
  /** The words themselves. */
  text: string;
  /** Hints for the client about the use of the block. */
  annotations?: Annotations | undefined;
};

// Tools

/**
 * What a tool call produced, or how the tool failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type CallToolResult = {
  /** The output for the model, or the tool's account of its failure. */
  content: (TextContent | ImageContent | AudioContent | EmbeddedResource)[];
  /** Whether the tool itself failed, in a way the model should see. Default: false. */
  isError?: boolean | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A page of the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type ListToolsResult = {
  /** The tools on this page. */
  tools: Tool[];
  /** The cursor of the page that follows; absent on the last page. */
  nextCursor?: string | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A function of the server that a model can have called.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type Tool = {
  /** The name by which the tool is called, unique within the server. */
  name: string;
  /** What the tool does, for people and for the model that chooses. */
  description?: string | undefined;
  /** The JSON Schema of the arguments. */
  inputSchema: {
    /** Arguments always form an object. */
    type: "object";
    /** The schema of each argument, by name. */
    properties?: { [key: string]: object } | undefined;
    /** The names of the arguments that no call may leave out. */
    required?: string[] | undefined;
  };
  /** Hints about how the tool behaves. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
};

/**
 * Hints about how a tool behaves; from a server that is not trusted they prove nothing. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type ToolAnnotations = {
  /** What people see the tool called. */
  title?: string | undefined;
  /** Whether a call leaves the tool's environment as it is. Default: false. */
  readOnlyHint?: boolean | undefined;
  /** Whether a call may destroy or overwrite something. Default: true. Of no meaning for a read-only tool. */
  destructiveHint?: boolean | undefined;
  /** Whether the same call once more changes nothing further. Default: false. Of no meaning for a read-only tool. */
  idempotentHint?: boolean | undefined;
  /** Whether the tool reaches beyond a closed set of things, as a web search does. Default: true. */
  openWorldHint?: boolean | undefined;
};

// Resources

/**
 * A page of the server's resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type ListResourceTemplatesResult = {
  /** The resource templates on this page. */
  resourceTemplates: ResourceTemplate[];
  /** The cursor of the page that follows; absent on the last page. */
  nextCursor?: string | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A page of the server's resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type ListResourcesResult = {
  /** The resources on this page. */
  resources: Resource[];
  /** The cursor of the page that follows; absent on the last page. */
  nextCursor?: string | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Data of the server that a client can read.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type Resource = {
  /** The URI by which the resource is read. */
  uri: string;
  /** What people see the resource called. */
  name: string;
  /** What the resource holds, for people and for the model. */
  description?: string | undefined;
  /** The format of the contents, where it is known. */
  mimeType?: string | undefined;
  /** The length of the raw contents in bytes, before any encoding. */
  size?: number | undefined;
  /** Hints for the client about the use of the resource. */
  annotations?: Annotations | undefined;
};

/**
 * A family of resources whose URIs follow one pattern.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type ResourceTemplate = {
  /** The pattern of the URIs, an RFC 6570 template. */
  uriTemplate: string;
  /** What people see this kind of resource called. */
  name: string;
  /** What the resources hold, for people and for the model. */
  description?: string | undefined;
  /** The format of the contents, only where all resources of the family share it. */
  mimeType?: string | undefined;
  /** Hints for the client about the use of the resources. */
  annotations?: Annotations | undefined;
};

// Prompts

/**
 * A prompt, filled in and ready for the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/prompts}
 */
export type GetPromptResult = {
  /** What the prompt is for. */
  description?: string | undefined;
  /** The conversation to hand to the model, in order. */
  messages: PromptMessage[];
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A message of a prompt; unlike a sampling message it can embed a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/prompts}
 */
export type PromptMessage = {
  /** The side that speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent | AudioContent | EmbeddedResource;
};

// Sampling

/**
 * A request from the server that the client have a model write a message, with the user in control.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/client/sampling}
 */
export type CreateMessageRequest = {
  /** The wire name of this request. */
  method: "sampling/createMessage";
  /** What the model gets, and how it should answer. */
  params: {
    /** The conversation to continue, in order. */
    messages: SamplingMessage[];
    /** Which model would suit; the client decides. */
    modelPreferences?: ModelPreferences | undefined;
    /** The system prompt that the server would like; the client may change or drop it. */
    systemPrompt?: string | undefined;
    /** Whose context to add to the prompt; the client may decline. */
    includeContext?: "none" | "thisServer" | "allServers" | undefined;
    /** How random the model's choice of words is. */
    temperature?: number | undefined;
    /** The length at which sampling ends, in tokens; the client may end it earlier. */
    maxTokens: number;
    /** The strings at which sampling ends. */
    stopSequences?: string[] | undefined;
    /** Settings for the provider of the model, in its own format. */
    metadata?: object | undefined;
  };
};

/**
 * The message that a model wrote, as far as the user lets the server see it.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/client/sampling}
 */
export type CreateMessageResult = {
  /** The side that speaks. */
  role: Role;
  /** What the model wrote. */
  content: TextContent | ImageContent | AudioContent;
  /** The model that was used. */
  model: string;
  /** Why the model stopped, where that is known. */
  stopReason?: string | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A message to or from the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/client/sampling}
 */
export type SamplingMessage = {
  /** The side that speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent | AudioContent;
};

// Notifications

/**
 * How far a request has come, for a sender that gave a progress token.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic/utilities/progress}
 */
export type ProgressNotification = {
  /** The wire name of this notification. */
  method: "notifications/progress";
  /** What advances, and how far it is. */
  params: {
    /** The token from the `_meta` of the request. */
    progressToken: ProgressToken;
    /** The amount done so far; each notification has more than the one before. */
    progress: number;
    /** The amount that will be done in the end, where it is known. */
    total?: number | undefined;
    /** What is being done at the moment, for people. Since 2025-03-26. */
    message?: string | undefined;
  };
};

// Unions

/**
 * Every notification that a client may send.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ClientNotification =
  | CancelledNotification
  | InitializedNotification
  | ProgressNotification
  | RootsListChangedNotification;

/**
 * Every result that a client may answer with.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ClientResult = Result | CreateMessageResult | ListRootsResult;

/**
 * Every notification that a server may send.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ServerNotification =
  | CancelledNotification
  | ProgressNotification
  | ResourceListChangedNotification
  | ResourceUpdatedNotification
  | PromptListChangedNotification
  | ToolListChangedNotification
  | LoggingMessageNotification;

/**
 * Every request that a server may send. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ServerRequest = PingRequest | CreateMessageRequest | ListRootsRequest;

/**
 * Every result that a server may answer with.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ServerResult =
  | Result
  | InitializeResult
  | ListResourcesResult
  | ListResourceTemplatesResult
  | ReadResourceResult
  | ListPromptsResult
  | GetPromptResult
  | ListToolsResult
  | CallToolResult
  | CompleteResult;

// Method maps

/** The params and the result of each request that a client sends, by method. */
export interface ClientRequestMap {
  /** Opens the session. Until 2025-11-25. */
  initialize: {
    /** What is sent. */
    params: InitializeRequest["params"];
    /** What comes back. */
    result: InitializeResult;
  };
  /** Asks whether the server still answers. Until 2025-11-25. */
  ping: {
    /** What is sent. */
    params: PingRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Lists resources, page by page. */
  "resources/list": {
    /** What is sent. */
    params: ListResourcesRequest["params"];
    /** What comes back. */
    result: ListResourcesResult;
  };
  /** Lists resource templates, page by page. */
  "resources/templates/list": {
    /** What is sent. */
    params: ListResourceTemplatesRequest["params"];
    /** What comes back. */
    result: ListResourceTemplatesResult;
  };
  /** Reads a resource. */
  "resources/read": {
    /** What is sent. */
    params: ReadResourceRequest["params"];
    /** What comes back. */
    result: ReadResourceResult;
  };
  /** Starts to watch a resource. Until 2025-11-25. */
  "resources/subscribe": {
    /** What is sent. */
    params: SubscribeRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Ceases to watch a resource. Until 2025-11-25. */
  "resources/unsubscribe": {
    /** What is sent. */
    params: UnsubscribeRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Lists prompts, page by page. */
  "prompts/list": {
    /** What is sent. */
    params: ListPromptsRequest["params"];
    /** What comes back. */
    result: ListPromptsResult;
  };
  /** Fills in a prompt. */
  "prompts/get": {
    /** What is sent. */
    params: GetPromptRequest["params"];
    /** What comes back. */
    result: GetPromptResult;
  };
  /** Lists tools, page by page. */
  "tools/list": {
    /** What is sent. */
    params: ListToolsRequest["params"];
    /** What comes back. */
    result: ListToolsResult;
  };
  /** Calls a tool. */
  "tools/call": {
    /** What is sent. */
    params: CallToolRequest["params"];
    /** What comes back. */
    result: CallToolResult;
  };
  /** Sets the least severe level of log messages. Until 2025-11-25. */
  "logging/setLevel": {
    /** What is sent. */
    params: SetLevelRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Asks for values that complete an argument. */
  "completion/complete": {
    /** What is sent. */
    params: CompleteRequest["params"];
    /** What comes back. */
    result: CompleteResult;
  };
}

/** The params and the result of each request that a server sends, by method. Until 2025-11-25. */
export interface ServerRequestMap {
  /** Asks whether the client still answers. Until 2025-11-25. */
  ping: {
    /** What is sent. */
    params: PingRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Has a model write a message. */
  "sampling/createMessage": {
    /** What is sent. */
    params: CreateMessageRequest["params"];
    /** What comes back. */
    result: CreateMessageResult;
  };
  /** Lists the roots. */
  "roots/list": {
    /** What is sent. */
    params: ListRootsRequest["params"];
    /** What comes back. */
    result: ListRootsResult;
  };
}

/** The params of each notification that a client sends, by method. */
export interface ClientNotificationMap {
  /** Calls off a request of the client's. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledNotification["params"];
  };
  /** Confirms that the session is open. Until 2025-11-25. */
  "notifications/initialized": {
    /** What is sent. */
    params: InitializedNotification["params"];
  };
  /** Reports how far a request of the server's has come. Until 2025-11-25. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressNotification["params"];
  };
  /** Reports that the roots have changed. Until 2025-11-25. */
  "notifications/roots/list_changed": {
    /** What is sent. */
    params: RootsListChangedNotification["params"];
  };
}

/** The params of each notification that a server sends, by method. */
export interface ServerNotificationMap {
  /** Calls off a request of the server's. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledNotification["params"];
  };
  /** Reports how far a request of the client's has come. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressNotification["params"];
  };
  /** Reports that the list of resources has changed. */
  "notifications/resources/list_changed": {
    /** What is sent. */
    params: ResourceListChangedNotification["params"];
  };
  /** Reports that a watched resource has changed. */
  "notifications/resources/updated": {
    /** What is sent. */
    params: ResourceUpdatedNotification["params"];
  };
  /** Reports that the list of prompts has changed. */
  "notifications/prompts/list_changed": {
    /** What is sent. */
    params: PromptListChangedNotification["params"];
  };
  /** Reports that the list of tools has changed. */
  "notifications/tools/list_changed": {
    /** What is sent. */
    params: ToolListChangedNotification["params"];
  };
  /** Carries a log message. */
  "notifications/message": {
    /** What is sent. */
    params: LoggingMessageNotification["params"];
  };
}
