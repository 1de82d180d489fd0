/**
 * The Model Context Protocol, revision 2025-06-18. Changes since 2025-03-26:
 * - Batches are gone: no `JSONRPCBatchRequest`, no `JSONRPCBatchResponse`, neither in `JSONRPCMessage`.
 * - Structured tool output: `Tool.outputSchema`, `CallToolResult.structuredContent`.
 * - Input from the user: `ElicitRequest`, `ElicitResult`, the form field schemas, the capability `elicitation`.
 * - `ResourceLink` in tool results and prompt messages; their content is now called `ContentBlock`.
 * - `title`, for people, beside `name`, now for programs: `BaseMetadata`.
 * - `_meta` on content blocks, resources and their contents, resource templates, prompts, tools and roots; that of
 *   requests is open.
 * - `context` in completion requests: the arguments already resolved.
 * - `Annotations.lastModified`.
 * - `ResourceReference` is now called `ResourceTemplateReference`.
 *
 * @packageDocumentation
 */

import type {
  CallToolRequest,
  CancelledNotification,
  CompleteResult,
  EmptyResult,
  GetPromptRequest,
  InitializedNotification,
  JSONRPCError,
  JSONRPCNotification,
  JSONRPCResponse,
  ListPromptsRequest,
  ListResourcesRequest,
  ListResourceTemplatesRequest,
  ListToolsRequest,
  LoggingMessageNotification,
  ModelPreferences,
  ProgressNotification,
  ProgressToken,
  PromptListChangedNotification,
  ReadResourceRequest,
  RequestId,
  ResourceListChangedNotification,
  ResourceUpdatedNotification,
  Result,
  Role,
  RootsListChangedNotification,
  ServerCapabilities,
  SetLevelRequest,
  SubscribeRequest,
  ToolAnnotations,
  ToolListChangedNotification,
  UnsubscribeRequest,
} from "./2025-03-26.js";

export type {
  CallToolRequest,
  CancelledNotification,
  ClientNotification,
  CompleteResult,
  Cursor,
  EmptyResult,
  GetPromptRequest,
  InitializedNotification,
  JSONRPCError,
  JSONRPCNotification,
  JSONRPCResponse,
  ListPromptsRequest,
  ListResourcesRequest,
  ListResourceTemplatesRequest,
  ListToolsRequest,
  LoggingLevel,
  LoggingMessageNotification,
  ModelHint,
  ModelPreferences,
  Notification,
  PaginatedRequest,
  PaginatedResult,
  ProgressNotification,
  ProgressToken,
  PromptListChangedNotification,
  ReadResourceRequest,
  RequestId,
  ResourceListChangedNotification,
  ResourceUpdatedNotification,
  Result,
  Role,
  RootsListChangedNotification,
  ServerCapabilities,
  ServerNotification,
  SetLevelRequest,
  SubscribeRequest,
  ToolAnnotations,
  ToolListChangedNotification,
  UnsubscribeRequest,
} from "./2025-03-26.js";

/** This revision's name in `initialize`. */
export const LATEST_PROTOCOL_VERSION = "2025-06-18";

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
 * Any message between client and server; batches no longer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic}
 */
export type JSONRPCMessage = JSONRPCRequest | JSONRPCNotification | JSONRPCResponse | JSONRPCError;

/**
 * A message that must be answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic}
 */
export type JSONRPCRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats, unique per sender and session. */
  id: RequestId;
  /** The operation to run. */
  method: string;
  /** The operation's input. */
  params?:
    | {
        /** Metadata of the request. */
        _meta?:
          | {
              /** Asks for progress notifications. */
              progressToken?: ProgressToken | undefined;
              /** Any further key. */
              [key: string]: unknown;
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * What all requests share.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic}
 */
export type Request = {
  /** The operation to run. */
  method: string;
  /** The operation's input. */
  params?:
    | {
        /** Metadata of the request. */
        _meta?:
          | {
              /** Asks for progress notifications. */
              progressToken?: ProgressToken | undefined;
              /** Any further key. */
              [key: string]: unknown;
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

// Lifecycle

/**
 * What all shapes with a name share. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/schema}
 */
export type BaseMetadata = {
  /** The identifier for programs, shown where there is no `title`. */
  name: string;
  /** The name for people. */
  title?: string | undefined;
};

/**
 * The optional features of a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle}
 */
export type ClientCapabilities = {
  /** Settings of non-standard features, by name. */
  experimental?: { [key: string]: object } | undefined;
  /** Present if the client can list its roots. */
  roots?:
    | {
        /** Whether changes are announced. Until 2025-11-25. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** Present if the server may sample. */
  sampling?: object | undefined;
  /** Present if the client can ask its user for input. Since 2025-06-18. */
  elicitation?: object | undefined;
};

/**
 * The software of a client or server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle}
 */
export type Implementation = {
  /** The identifier, shown where there is no `title`. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** The software's release, not the protocol revision. */
  version: string;
};

/**
 * The client's opening of a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle}
 */
export type InitializeRequest = {
  /** The wire name. */
  method: "initialize";
  /** What the client is and can do. */
  params: {
    /** The newest revision the client supports. */
    protocolVersion: string;
    /** What the client can do. */
    capabilities: ClientCapabilities;
    /** The client's software. */
    clientInfo: Implementation;
  };
};

/**
 * The server's terms for a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle}
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
 * A check by either side that the other answers. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/utilities/ping}
 */
export type PingRequest = {
  /** The wire name. */
  method: "ping";
  /** Only metadata. */
  params?:
    | {
        /** Metadata of the request. */
        _meta?:
          | {
              /** Asks for progress notifications. */
              progressToken?: ProgressToken | undefined;
              /** Any further key. */
              [key: string]: unknown;
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

// Content

/**
 * Usage hints for a content block or resource. Named since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type Annotations = {
  /** The roles it is for; absent means any. */
  audience?: Role[] | undefined;
  /** The importance, from 0 (optional) to 1 (effectively required). */
  priority?: number | undefined;
  /** The time of the last change, in ISO 8601. Since 2025-06-18. */
  lastModified?: string | undefined;
};

/**
 * A content block with sound. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
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
  /** Metadata of the block. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A piece of a tool result or prompt message. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type ContentBlock = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/**
 * A content block with a resource's contents.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type EmbeddedResource = {
  /** The kind of block. */
  type: "resource";
  /** The contents, text or binary. */
  resource: TextResourceContents | BlobResourceContents;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
  /** Metadata of the block. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block with an image.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
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
  /** Metadata of the block. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block that links to a resource, listed or not. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type ResourceLink = {
  /** The kind of block. */
  type: "resource_link";
  /** The URI to read it by. */
  uri: string;
  /** The identifier, shown where there is no `title`. */
  name: string;
  /** The name for people. */
  title?: string | undefined;
  /** What it holds, for people and the model. */
  description?: string | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The size in bytes, before any encoding. */
  size?: number | undefined;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
  /** Metadata of the block. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block with text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type TextContent = {
  /** The kind of block. */
  type: "text";
  /** The words. */
  text: string;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
  /** Metadata of the block. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Tools

/**
 * A tool's output, or how it failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type CallToolResult = {
  /** The output for the model, or what went wrong. */
  content: ContentBlock[];
  /** The output for programs, as the `outputSchema` demands. Since 2025-06-18. */
  structuredContent?: { [key: string]: unknown } | undefined;
  /** Whether the tool failed, for the model to see. Default: false. */
  isError?: boolean | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A page of tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type Tool = {
  /** The name to call it by, unique in the server. */
  name: string;
  /** The name for people; if absent, `annotations.title`, then `name`. Since 2025-06-18. */
  title?: string | undefined;
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
  /** The JSON Schema of `structuredContent`; absent means no promise. Since 2025-06-18. */
  outputSchema?:
    | {
        /** Always an object. */
        type: "object";
        /** Each member's schema, by name. */
        properties?: { [key: string]: object } | undefined;
        /** The members that are always there. */
        required?: string[] | undefined;
      }
    | undefined;
  /** Hints on the tool's behaviour. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
  /** Metadata of the tool. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Resources

/**
 * The binary contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type BlobResourceContents = {
  /** The URI of what was read, perhaps a sub-resource. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The bytes, as base64. */
  blob: string;
  /** Metadata of the contents. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A page of resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
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
 * What a resource holds, in one or more parts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type ReadResourceResult = {
  /** The contents, one entry per part. */
  contents: (TextResourceContents | BlobResourceContents)[];
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Server data that a client can read.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type Resource = {
  /** The URI to read it by. */
  uri: string;
  /** The identifier, shown where there is no `title`. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What it holds, for people and the model. */
  description?: string | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The size in bytes, before any encoding. */
  size?: number | undefined;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
  /** Metadata of the resource. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * What text and binary contents share.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type ResourceContents = {
  /** The URI of what was read, perhaps a sub-resource. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** Metadata of the contents. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Resources whose URIs follow one pattern.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type ResourceTemplate = {
  /** The pattern of the URIs, after RFC 6570. */
  uriTemplate: string;
  /** The identifier, shown where there is no `title`. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What they hold, for people and the model. */
  description?: string | undefined;
  /** The MIME type, if all the resources share it. */
  mimeType?: string | undefined;
  /** Usage hints for the client, about the resources. */
  annotations?: Annotations | undefined;
  /** Metadata of the resource template. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The text contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type TextResourceContents = {
  /** The URI of what was read, perhaps a sub-resource. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The text; binary data has a `blob` instead. */
  text: string;
  /** Metadata of the contents. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Prompts

/**
 * A prompt, filled in for the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
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
 * A page of prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
 */
export type ListPromptsResult = {
  /** This page's prompts. */
  prompts: Prompt[];
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A template of messages, offered to users.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
 */
export type Prompt = {
  /** The name to fetch it by, unique in the server. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the prompt is for. */
  description?: string | undefined;
  /** The blanks to fill in. */
  arguments?: PromptArgument[] | undefined;
  /** Metadata of the prompt. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A blank in a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
 */
export type PromptArgument = {
  /** The argument's key in `prompts/get`. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What to fill in, for people. */
  description?: string | undefined;
  /** Whether a value must be given. */
  required?: boolean | undefined;
};

/**
 * A message of a prompt; unlike in sampling, it can embed or link to a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
 */
export type PromptMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said. */
  content: ContentBlock;
};

// Completion

/**
 * A request to complete what the user has typed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion}
 */
export type CompleteRequest = {
  /** The wire name. */
  method: "completion/complete";
  /** The argument, and what it belongs to. */
  params: {
    /** The argument's prompt or resource template. */
    ref: PromptReference | ResourceTemplateReference;
    /** The argument to complete. */
    argument: {
      /** The prompt's argument, or the URI template's variable. */
      name: string;
      /** What has been typed so far. */
      value: string;
    };
    /** What is already settled. Since 2025-06-18. */
    context?:
      | {
          /** The values of other arguments or variables, by name. */
          arguments?: { [key: string]: string } | undefined;
        }
      | undefined;
  };
};

/**
 * A pointer to a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion}
 */
export type PromptReference = {
  /** The kind of reference. */
  type: "ref/prompt";
  /** The prompt's `name`. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
};

/**
 * A pointer to a resource or resource template; `ResourceReference` before. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion}
 */
export type ResourceTemplateReference = {
  /** The kind of reference. */
  type: "ref/resource";
  /** The URI, or the URI template. */
  uri: string;
};

// Sampling

/**
 * A server's request for a message by the client's model, with the user in control.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/sampling}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/sampling}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/sampling}
 */
export type SamplingMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent | AudioContent;
};

// Roots

/**
 * A server's request for the directories and files to work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/roots}
 */
export type ListRootsRequest = {
  /** The wire name. */
  method: "roots/list";
  /** Only metadata. */
  params?:
    | {
        /** Metadata of the request. */
        _meta?:
          | {
              /** Asks for progress notifications. Until 2025-11-25. */
              progressToken?: ProgressToken | undefined;
              /** Any further key. */
              [key: string]: unknown;
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * The directories and files the server may work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/roots}
 */
export type ListRootsResult = {
  /** All roots of the client. */
  roots: Root[];
  /** Metadata of the result. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A directory or file the server may work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/roots}
 */
export type Root = {
  /** The place, starting with `file://`. */
  uri: string;
  /** The name for people. */
  name?: string | undefined;
  /** Metadata of the root. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Elicitation

/**
 * A form field for yes or no. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type BooleanSchema = {
  /** The kind of field. */
  type: "boolean";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The initial value. */
  default?: boolean | undefined;
};

/**
 * A server's request to have the user fill in a form. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitRequest = {
  /** The wire name. */
  method: "elicitation/create";
  /** What to ask, and for which data. */
  params: {
    /** The question, for the user. */
    message: string;
    /** The JSON Schema of the form, without nesting. */
    requestedSchema: {
      /** Always an object. */
      type: "object";
      /** Each field's schema, by name. */
      properties: { [key: string]: PrimitiveSchemaDefinition };
      /** The fields that the user must fill in. */
      required?: string[] | undefined;
    };
  };
};

/**
 * The user's reaction to a form. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitResult = {
  /** Whether the user agreed, refused, or left without a choice. */
  action: "accept" | "decline" | "cancel";
  /** Each field's value, by name; only for an accepted form. */
  content?: { [key: string]: string | number | boolean } | undefined;
  /** Metadata of the result. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A form field for one of several strings. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type EnumSchema = {
  /** A choice is a string. */
  type: "string";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The choices. */
  enum: string[];
  /** The labels, in the order of `enum`. */
  enumNames?: string[] | undefined;
};

/**
 * A form field for a number. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type NumberSchema = {
  /** Whether fractions are allowed. */
  type: "number" | "integer";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The least value. */
  minimum?: number | undefined;
  /** The greatest value. */
  maximum?: number | undefined;
};

/**
 * A form field of any kind, but no object or array. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type PrimitiveSchemaDefinition = StringSchema | NumberSchema | BooleanSchema | EnumSchema;

/**
 * A form field for text. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type StringSchema = {
  /** The answer is a string. */
  type: "string";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The fewest characters. */
  minLength?: number | undefined;
  /** The most characters. */
  maxLength?: number | undefined;
  /** The form of the text. */
  format?: "email" | "uri" | "date" | "date-time" | undefined;
};

// Unions

/**
 * Every request from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/schema}
 */
export type ClientRequest =
  | InitializeRequest
  | PingRequest
  | ListResourcesRequest
  | ListResourceTemplatesRequest
  | ReadResourceRequest
  | SubscribeRequest
  | UnsubscribeRequest
  | ListPromptsRequest
  | GetPromptRequest
  | ListToolsRequest
  | CallToolRequest
  | SetLevelRequest
  | CompleteRequest;

/**
 * Every result from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/schema}
 */
export type ClientResult = Result | CreateMessageResult | ListRootsResult | ElicitResult;

/**
 * Every request from a server. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/schema}
 */
export type ServerRequest = PingRequest | CreateMessageRequest | ListRootsRequest | ElicitRequest;

/**
 * Every result from a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/schema}
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
  /** Asks the user for input. Since 2025-06-18. */
  "elicitation/create": {
    /** What is sent. */
    params: ElicitRequest["params"];
    /** What comes back. */
    result: ElicitResult;
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
