/**
 * The Model Context Protocol, revision 2025-03-26. New since 2024-11-05:
 * - Batches of messages: `JSONRPCBatchRequest` and `JSONRPCBatchResponse`, also in `JSONRPCMessage`.
 * - `AudioContent` in tool results, prompt messages and sampling.
 * - `Tool.annotations`: `ToolAnnotations`.
 * - `Annotations`, a shape of its own; `Annotated` is gone.
 * - The server capability `completions`.
 * - `message` in progress notifications.
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

/** This revision's name in `initialize`. */
export const LATEST_PROTOCOL_VERSION = "2025-03-26";

/** The JSON-RPC version of every message. */
export const JSONRPC_VERSION = "2.0";

/** The error code for invalid JSON. */
export const PARSE_ERROR = -32700;

/** The error code for JSON that is no request. */
export const INVALID_REQUEST = -32600;

/** The error code for an unknown method. */
export const METHOD_NOT_FOUND = -32601;

/** The error code for params the method rejects. */
export const INVALID_PARAMS = -32602;

/** The error code for a fault of the receiver. */
export const INTERNAL_ERROR = -32603;

// JSON-RPC

/**
 * A batch of requests and notifications, sent as one message. In 2025-03-26 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type JSONRPCBatchRequest = (JSONRPCRequest | JSONRPCNotification)[];

/**
 * The answers to a batch, sent as one message in any order. In 2025-03-26 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type JSONRPCBatchResponse = (JSONRPCResponse | JSONRPCError)[];

/**
 * Any message between client and server.
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
  /** The session's revision; a client that lacks it disconnects. */
  protocolVersion: string;
  /** What the server can do. */
  capabilities: ServerCapabilities;
  /** The server's software. */
  serverInfo: Implementation;
  /** Advice on using the server, perhaps for the system prompt. */
  instructions?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The optional features of a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic/lifecycle}
 */
export type ServerCapabilities = {
  /** Settings of non-standard features, by name. */
  experimental?: { [key: string]: object } | undefined;
  /** Present if the server sends log messages. */
  logging?: object | undefined;
  /** Present if the server completes arguments. Since 2025-03-26. */
  completions?: object | undefined;
  /** Present if the server has prompts. */
  prompts?:
    | {
        /** Whether list changes are announced. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** Present if the server has resources. */
  resources?:
    | {
        /** Whether single resources can be watched. */
        subscribe?: boolean | undefined;
        /** Whether list changes are announced. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** Present if the server has tools. */
  tools?:
    | {
        /** Whether list changes are announced. */
        listChanged?: boolean | undefined;
      }
    | undefined;
};

// Content

/**
 * Usage hints for a content block or resource. Named since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type Annotations = {
  /** The roles it is for; absent means any. */
  audience?: Role[] | undefined;
  /** The importance, from 0 (optional) to 1 (effectively required). */
  priority?: number | undefined;
};

/**
 * A content block with sound. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type AudioContent = {
  /** The kind of block. */
  type: "audio";
  /** The bytes, as base64. */
  data: string;
  /** The MIME type, such as `audio/wav`. */
  mimeType: string;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
};

/**
 * A content block with a resource's contents.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type EmbeddedResource = {
  /** The kind of block. */
  type: "resource";
  /** The contents, text or binary. */
  resource: TextResourceContents | BlobResourceContents;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
};

/**
 * A content block with an image.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type ImageContent = {
  /** The kind of block. */
  type: "image";
  /** The bytes, as base64. */
  data: string;
  /** The MIME type, such as `image/png`. */
  mimeType: string;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
};

/**
 * A content block with text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type TextContent = {
  /** The kind of block. */
  type: "text";
  /** The words. */
  text: string;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
};

// Tools

/**
 * A tool's output, or how it failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type CallToolResult = {
  /** The output for the model, or what went wrong. */
  content: (TextContent | ImageContent | AudioContent | EmbeddedResource)[];
  /** Whether the tool failed, for the model to see. Default: false. */
  isError?: boolean | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A page of tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type ListToolsResult = {
  /** This page's tools. */
  tools: Tool[];
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A function of the server for a model to call.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type Tool = {
  /** The name to call it by, unique in the server. */
  name: string;
  /** What it does, for people and the model. */
  description?: string | undefined;
  /** The JSON Schema of the arguments. */
  inputSchema: {
    /** Always an object. */
    type: "object";
    /** Each argument's schema, by name. */
    properties?: { [key: string]: object } | undefined;
    /** The arguments that a call must have. */
    required?: string[] | undefined;
  };
  /** Hints on the tool's behaviour. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
};

/**
 * Hints on a tool's behaviour, worthless from an untrusted server. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type ToolAnnotations = {
  /** The name for people. */
  title?: string | undefined;
  /** Whether a call leaves its environment unchanged. Default: false. */
  readOnlyHint?: boolean | undefined;
  /** Whether a call may destroy or overwrite something. Default: true. Meaningless for a read-only tool. */
  destructiveHint?: boolean | undefined;
  /** Whether a repeated call changes nothing more. Default: false. Meaningless for a read-only tool. */
  idempotentHint?: boolean | undefined;
  /** Whether the tool reaches an open world, as a web search does. Default: true. */
  openWorldHint?: boolean | undefined;
};

// Resources

/**
 * A page of resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type ListResourceTemplatesResult = {
  /** This page's resource templates. */
  resourceTemplates: ResourceTemplate[];
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A page of resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type ListResourcesResult = {
  /** This page's resources. */
  resources: Resource[];
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Server data that a client can read.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type Resource = {
  /** The URI to read it by. */
  uri: string;
  /** The name for people. */
  name: string;
  /** What it holds, for people and the model. */
  description?: string | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The size in bytes, before any encoding. */
  size?: number | undefined;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
};

/**
 * Resources whose URIs follow one pattern.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type ResourceTemplate = {
  /** The pattern of the URIs, after RFC 6570. */
  uriTemplate: string;
  /** The name for people. */
  name: string;
  /** What they hold, for people and the model. */
  description?: string | undefined;
  /** The MIME type, if all the resources share it. */
  mimeType?: string | undefined;
  /** Usage hints for the client, about the resources. */
  annotations?: Annotations | undefined;
};

// Prompts

/**
 * A prompt, filled in for the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/prompts}
 */
export type GetPromptResult = {
  /** What the prompt is for. */
  description?: string | undefined;
  /** The conversation for the model, in order. */
  messages: PromptMessage[];
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A message of a prompt; unlike in sampling, it can embed a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/prompts}
 */
export type PromptMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent | AudioContent | EmbeddedResource;
};

// Sampling

/**
 * A server's request for a message by the client's model, with the user in control.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/client/sampling}
 */
export type CreateMessageRequest = {
  /** The wire name. */
  method: "sampling/createMessage";
  /** The conversation, and how to continue it. */
  params: {
    /** The conversation so far, in order. */
    messages: SamplingMessage[];
    /** Which model would suit; the client decides. */
    modelPreferences?: ModelPreferences | undefined;
    /** The wanted system prompt; the client may change or drop it. */
    systemPrompt?: string | undefined;
    /** Whose context to add; the client may decline. */
    includeContext?: "none" | "thisServer" | "allServers" | undefined;
    /** How random the sampling is. */
    temperature?: number | undefined;
    /** The most tokens to sample; the client may stop earlier. */
    maxTokens: number;
    /** The strings that end sampling. */
    stopSequences?: string[] | undefined;
    /** Settings for the model's provider, in its format. */
    metadata?: object | undefined;
  };
};

/**
 * The model's message, as far as the user lets the server see it.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/client/sampling}
 */
export type CreateMessageResult = {
  /** Who speaks. */
  role: Role;
  /** What the model wrote. */
  content: TextContent | ImageContent | AudioContent;
  /** The model that was used. */
  model: string;
  /** Why the model stopped, if known. */
  stopReason?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A message to or from the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/client/sampling}
 */
export type SamplingMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent | AudioContent;
};

// Notifications

/**
 * The progress of a request that gave a progress token.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic/utilities/progress}
 */
export type ProgressNotification = {
  /** The wire name. */
  method: "notifications/progress";
  /** What advances, and how far it is. */
  params: {
    /** The token from the request's `_meta`. */
    progressToken: ProgressToken;
    /** The amount done so far; greater each time. */
    progress: number;
    /** The amount to do in all, if known. */
    total?: number | undefined;
    /** What is being done, for people. Since 2025-03-26. */
    message?: string | undefined;
  };
};

// Unions

/**
 * Every notification from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ClientNotification =
  | CancelledNotification
  | InitializedNotification
  | ProgressNotification
  | RootsListChangedNotification;

/**
 * Every result from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ClientResult = Result | CreateMessageResult | ListRootsResult;

/**
 * Every notification from a server.
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
 * Every request from a server. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ServerRequest = PingRequest | CreateMessageRequest | ListRootsRequest;

/**
 * Every result from a server.
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

/** The params and result of each client request, by method. */
export interface ClientRequestMap {
  /** Opens the session. Until 2025-11-25. */
  initialize: {
    /** What is sent. */
    params: InitializeRequest["params"];
    /** What comes back. */
    result: InitializeResult;
  };
  /** Checks that the server answers. Until 2025-11-25. */
  ping: {
    /** What is sent. */
    params: PingRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Lists a page of resources. */
  "resources/list": {
    /** What is sent. */
    params: ListResourcesRequest["params"];
    /** What comes back. */
    result: ListResourcesResult;
  };
  /** Lists a page of resource templates. */
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
  /** Starts watching a resource. Until 2025-11-25. */
  "resources/subscribe": {
    /** What is sent. */
    params: SubscribeRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Stops watching a resource. Until 2025-11-25. */
  "resources/unsubscribe": {
    /** What is sent. */
    params: UnsubscribeRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Lists a page of prompts. */
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
  /** Lists a page of tools. */
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
  /** Sets the least severe level to log. Until 2025-11-25. */
  "logging/setLevel": {
    /** What is sent. */
    params: SetLevelRequest["params"];
    /** What comes back. */
    result: EmptyResult;
  };
  /** Proposes values for an argument. */
  "completion/complete": {
    /** What is sent. */
    params: CompleteRequest["params"];
    /** What comes back. */
    result: CompleteResult;
  };
}

/** The params and result of each server request, by method. Until 2025-11-25. */
export interface ServerRequestMap {
  /** Checks that the client answers. Until 2025-11-25. */
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

/** The params of each client notification, by method. */
export interface ClientNotificationMap {
  /** Cancels a client request. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledNotification["params"];
  };
  /** Confirms that the session is open. Until 2025-11-25. */
  "notifications/initialized": {
    /** What is sent. */
    params: InitializedNotification["params"];
  };
  /** Reports progress on a server request. Until 2025-11-25. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressNotification["params"];
  };
  /** Reports changed roots. Until 2025-11-25. */
  "notifications/roots/list_changed": {
    /** What is sent. */
    params: RootsListChangedNotification["params"];
  };
}

/** The params of each server notification, by method. */
export interface ServerNotificationMap {
  /** Cancels a server request. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledNotification["params"];
  };
  /** Reports progress on a client request. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressNotification["params"];
  };
  /** Reports a changed resource list. */
  "notifications/resources/list_changed": {
    /** What is sent. */
    params: ResourceListChangedNotification["params"];
  };
  /** Reports a change of a watched resource. */
  "notifications/resources/updated": {
    /** What is sent. */
    params: ResourceUpdatedNotification["params"];
  };
  /** Reports a changed prompt list. */
  "notifications/prompts/list_changed": {
    /** What is sent. */
    params: PromptListChangedNotification["params"];
  };
  /** Reports a changed tool list. */
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
