/**
 * The Model Context Protocol, revision 2025-06-18.
 *
 * What changed since 2025-03-26, for a migration:
 * - Batches are gone: no `JSONRPCBatchRequest`, no `JSONRPCBatchResponse`, neither of them in `JSONRPCMessage`.
 * - Tools can promise structured output: `outputSchema` on `Tool`, `structuredContent` on `CallToolResult`.
 * - Servers can ask the user for input: `ElicitRequest`, `ElicitResult`, the schemas of a form's fields, and the
 *   capability `elicitation`.
 * - `ResourceLink` joins the content of tool results and prompt messages, which is now called `ContentBlock`.
 * - What has a `name` also has a `title` for people (`BaseMetadata`); `name` is for programs.
 * - `_meta` is on content blocks, resources and their contents, resource templates, prompts, tools and roots; that of
 *   requests is open.
 * - Completion requests carry a `context`, the arguments already resolved.
 * - `Annotations` has `lastModified`.
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

/** The date that names this revision in `initialize`. */
export const LATEST_PROTOCOL_VERSION = "2025-06-18";

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
 * Anything that may travel between client and server; batches no longer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic}
 */
export type JSONRPCMessage = JSONRPCRequest | JSONRPCNotification | JSONRPCResponse | JSONRPCError;

/**
 * A message that has to be answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic}
 */
export type JSONRPCRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The sender's key for the answer, unique among its requests of the session. */
  id: RequestId;
  /** The operation to run. */
  method: string;
  /** The input of the operation. */
  params?:
    | {
        /** Metadata on how to serve the request. */
        _meta?:
          | {
              /** The token for progress notifications; without one, none are wanted. */
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
 * What all requests have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic}
 */
export type Request = {
  /** The operation to run. */
  method: string;
  /** The input of the operation. */
  params?:
    | {
        /** Metadata on how to serve the request. */
        _meta?:
          | {
              /** The token for progress notifications; without one, none are wanted. */
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
 * What all shapes with a name have in common. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/schema}
 */
export type BaseMetadata = {
  /** The identifier for programs; shown to people only where there is no title. */
  name: string;
  /** The name for people. */
  title?: string | undefined;
};

/**
 * The optional features that a client offers.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle}
 */
export type ClientCapabilities = {
  /** Settings of features outside the protocol, by feature. */
  experimental?: { [key: string]: object } | undefined;
  /** The support for roots; absent means none. */
  roots?:
    | {
        /** Whether a change of the roots is announced. Until 2025-11-25. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The support for sampling; absent means none. */
  sampling?: object | undefined;
  /** The support for elicitation; absent means none. Since 2025-06-18. */
  elicitation?: object | undefined;
};

/**
 * The software at one end of a session.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle}
 */
export type Implementation = {
  /** The identifier of the software; shown to people only where there is no title. */
  name: string;
  /** The software's name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** The software's own release, unrelated to the protocol revision. */
  version: string;
};

/**
 * The client's opening of a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle}
 */
export type InitializeRequest = {
  /** The wire name of this request. */
  method: "initialize";
  /** How the client introduces itself. */
  params: {
    /** The newest protocol revision that the client supports. */
    protocolVersion: string;
    /** The features the client offers for the session. */
    capabilities: ClientCapabilities;
    /** The software that connects. */
    clientInfo: Implementation;
  };
};

/**
 * The server's terms for a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle}
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
 * A question from either side whether the other still answers. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/basic/utilities/ping}
 */
export type PingRequest = {
  /** The wire name of this request. */
  method: "ping";
  /** Nothing but metadata is expected here. */
  params?:
    | {
        /** Metadata on how to serve the request. */
        _meta?:
          | {
              /** The token for progress notifications; without one, none are wanted. */
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
 * A hint about how a content block or a resource is meant to be used. Named since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources#annotations}
 */
export type Annotations = {
  /** The roles the data is meant for; absent means no preference. */
  audience?: Role[] | undefined;
  /** The importance of the data, from 0 (entirely optional) to 1 (effectively required). */
  priority?: number | undefined;
  /** The time of the last change, as an ISO 8601 string. Since 2025-06-18. */
  lastModified?: string | undefined;
};

/**
 * A content block that carries sound. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
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
  /** Metadata beside the block's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A piece of a tool result or of a prompt message. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type ContentBlock = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/**
 * A content block that carries the contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type EmbeddedResource = {
  /** Tells embedded resources from other content blocks. */
  type: "resource";
  /** The contents, as text or as binary data. */
  resource: TextResourceContents | BlobResourceContents;
  /** Hints for the client about the use of the block. */
  annotations?: Annotations | undefined;
  /** Metadata beside the block's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block that carries an image.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
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
  /** Metadata beside the block's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block that points to a resource, which `resources/list` need not contain. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type ResourceLink = {
  /** Tells resource links from other content blocks. */
  type: "resource_link";
  /** The URI by which the resource is read. */
  uri: string;
  /** The identifier of the resource; shown to people only where there is no title. */
  name: string;
  /** The resource's name for people. */
  title?: string | undefined;
  /** What the resource holds, for people and for the model. */
  description?: string | undefined;
  /** The format of the contents, where it is known. */
  mimeType?: string | undefined;
  /** The length of the raw contents in bytes, before any encoding. */
  size?: number | undefined;
  /** Hints for the client about the use of the block. */
  annotations?: Annotations | undefined;
  /** Metadata beside the block's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block that carries text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type TextContent = {
  /** Tells text from other content blocks. */
  type: "text";
  /** The words themselves. */
  text: string;
  /** Hints for the client about the use of the block. */
  annotations?: Annotations | undefined;
  /** Metadata beside the block's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Tools

/**
 * What a tool call produced, or how the tool failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type CallToolResult = {
  /** The output for the model, or the tool's account of its failure. */
  content: ContentBlock[];
  /** The output for programs, as the tool's `outputSchema` demands. Since 2025-06-18. */
  structuredContent?: { [key: string]: unknown } | undefined;
  /** Whether the tool itself failed, in a way the model should see. Default: false. */
  isError?: boolean | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A page of the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type Tool = {
  /** The name by which the tool is called, unique within the server. */
  name: string;
  /** The tool's name for people; it outranks `annotations.title`, and that outranks `name`. Since 2025-06-18. */
  title?: string | undefined;
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
  /** The JSON Schema of the result's `structuredContent`; absent means no promise. Since 2025-06-18. */
  outputSchema?:
    | {
        /** Structured content is always an object. */
        type: "object";
        /** The schema of each member, by name. */
        properties?: { [key: string]: object } | undefined;
        /** The names of the members that no result leaves out. */
        required?: string[] | undefined;
      }
    | undefined;
  /** Hints about how the tool behaves. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
  /** Metadata beside the tool's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Resources

/**
 * The contents of a resource that is binary data.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type BlobResourceContents = {
  /** The URI of what was read; a sub-resource may stand here. */
  uri: string;
  /** The format of the data, where it is known. */
  mimeType?: string | undefined;
  /** The bytes, as base64. */
  blob: string;
  /** Metadata beside the contents' own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A page of the server's resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
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
 * What a resource holds, in one or several parts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type ReadResourceResult = {
  /** The contents, one entry for each part that was read. */
  contents: (TextResourceContents | BlobResourceContents)[];
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Data of the server that a client can read.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type Resource = {
  /** The URI by which the resource is read. */
  uri: string;
  /** The identifier of the resource; shown to people only where there is no title. */
  name: string;
  /** The resource's name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the resource holds, for people and for the model. */
  description?: string | undefined;
  /** The format of the contents, where it is known. */
  mimeType?: string | undefined;
  /** The length of the raw contents in bytes, before any encoding. */
  size?: number | undefined;
  /** Hints for the client about the use of the resource. */
  annotations?: Annotations | undefined;
  /** Metadata beside the resource's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * What text and binary contents of a resource have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type ResourceContents = {
  /** The URI of what was read; a sub-resource may stand here. */
  uri: string;
  /** The format of the data, where it is known. */
  mimeType?: string | undefined;
  /** Metadata beside the contents' own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A family of resources whose URIs follow one pattern.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type ResourceTemplate = {
  /** The pattern of the URIs, an RFC 6570 template. */
  uriTemplate: string;
  /** The identifier of the resource template; shown to people only where there is no title. */
  name: string;
  /** The resource template's name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the resources hold, for people and for the model. */
  description?: string | undefined;
  /** The format of the contents, only where all resources of the family share it. */
  mimeType?: string | undefined;
  /** Hints for the client about the use of the resources. */
  annotations?: Annotations | undefined;
  /** Metadata beside the resource template's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The contents of a resource that is text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/resources}
 */
export type TextResourceContents = {
  /** The URI of what was read; a sub-resource may stand here. */
  uri: string;
  /** The format of the text, where it is known. */
  mimeType?: string | undefined;
  /** The text itself; binary data goes into a `blob` instead. */
  text: string;
  /** Metadata beside the contents' own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Prompts

/**
 * A prompt, filled in and ready for the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
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
 * A page of the server's prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
 */
export type ListPromptsResult = {
  /** The prompts on this page. */
  prompts: Prompt[];
  /** The cursor of the page that follows; absent on the last page. */
  nextCursor?: string | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A template of messages that the server offers to users.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
 */
export type Prompt = {
  /** The name by which the prompt is fetched, unique within the server. */
  name: string;
  /** The prompt's name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the prompt is for. */
  description?: string | undefined;
  /** The blanks that the user can fill in. */
  arguments?: PromptArgument[] | undefined;
  /** Metadata beside the prompt's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A blank in a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
 */
export type PromptArgument = {
  /** The key of the argument's value in `prompts/get`. */
  name: string;
  /** The argument's name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What to fill in, for people. */
  description?: string | undefined;
  /** Whether the prompt cannot be fetched without a value. */
  required?: boolean | undefined;
};

/**
 * A message of a prompt; unlike a sampling message it can embed a resource or link to one.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/prompts}
 */
export type PromptMessage = {
  /** The side that speaks. */
  role: Role;
  /** What is said. */
  content: ContentBlock;
};

// Completion

/**
 * A request for values that would complete what the user has typed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion}
 */
export type CompleteRequest = {
  /** The wire name of this request. */
  method: "completion/complete";
  /** What is being filled in, and how far it is. */
  params: {
    /** The prompt or resource template that has the argument. */
    ref: PromptReference | ResourceTemplateReference;
    /** The argument under the user's cursor. */
    argument: {
      /** The argument's key in the prompt, or its variable in the URI template. */
      name: string;
      /** What has been typed so far. */
      value: string;
    };
    /** What is known besides the argument. Since 2025-06-18. */
    context?:
      | {
          /** The values that other arguments or variables already have, by name. */
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
  /** Tells prompts from other references. */
  type: "ref/prompt";
  /** The name under which the prompt is listed. */
  name: string;
  /** The prompt's name for people. Since 2025-06-18. */
  title?: string | undefined;
};

/**
 * A pointer to a resource or resource template; `ResourceReference` before. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/utilities/completion}
 */
export type ResourceTemplateReference = {
  /** Tells resources from other references. */
  type: "ref/resource";
  /** The URI, or the URI template. */
  uri: string;
};

// Sampling

/**
 * A request from the server that the client have a model write a message, with the user in control.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/sampling}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/sampling}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/sampling}
 */
export type SamplingMessage = {
  /** The side that speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent | AudioContent;
};

// Roots

/**
 * A request from the server for the directories and files it may work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/roots}
 */
export type ListRootsRequest = {
  /** The wire name of this request. */
  method: "roots/list";
  /** Nothing but metadata is expected here. */
  params?:
    | {
        /** Metadata on how to serve the request. */
        _meta?:
          | {
              /** The token for progress notifications; without one, none are wanted. Until 2025-11-25. */
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
 * The directories and files that the server may work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/roots}
 */
export type ListRootsResult = {
  /** All roots of the client. */
  roots: Root[];
  /** Metadata beside the result's own members. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A directory or file that a server may work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/roots}
 */
export type Root = {
  /** The place of the root; it starts with `file://`. */
  uri: string;
  /** What people see the root called. */
  name?: string | undefined;
  /** Metadata beside the root's own members. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Elicitation

/**
 * A form field that takes yes or no. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type BooleanSchema = {
  /** Tells yes-or-no fields from others. */
  type: "boolean";
  /** The field's label. */
  title?: string | undefined;
  /** What the user should know about the field. */
  description?: string | undefined;
  /** The value before the user decides. */
  default?: boolean | undefined;
};

/**
 * A request from the server that the client have the user fill in a form. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitRequest = {
  /** The wire name of this request. */
  method: "elicitation/create";
  /** What to ask, and for which data. */
  params: {
    /** The question, for the user. */
    message: string;
    /** The JSON Schema of the form, without nesting. */
    requestedSchema: {
      /** Answers always form an object. */
      type: "object";
      /** The schema of each field, by name. */
      properties: { [key: string]: PrimitiveSchemaDefinition };
      /** The names of the fields that the user has to fill in. */
      required?: string[] | undefined;
    };
  };
};

/**
 * How the user reacted to a form. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitResult = {
  /** Whether the user submitted the form, refused it, or closed it without a choice. */
  action: "accept" | "decline" | "cancel";
  /** The value of each field, by name; absent unless the form was submitted. */
  content?: { [key: string]: string | number | boolean } | undefined;
  /** Metadata beside the result's own members. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A form field that takes one of several strings. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type EnumSchema = {
  /** The choice is a string. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What the user should know about the field. */
  description?: string | undefined;
  /** The strings to choose from. */
  enum: string[];
  /** The label of each choice, in the order of `enum`. */
  enumNames?: string[] | undefined;
};

/**
 * A form field that takes a number. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type NumberSchema = {
  /** Whether fractions are allowed. */
  type: "number" | "integer";
  /** The field's label. */
  title?: string | undefined;
  /** What the user should know about the field. */
  description?: string | undefined;
  /** The least value allowed. */
  minimum?: number | undefined;
  /** The greatest value allowed. */
  maximum?: number | undefined;
};

/**
 * A form field of any kind; objects and arrays are not among them. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type PrimitiveSchemaDefinition = StringSchema | NumberSchema | BooleanSchema | EnumSchema;

/**
 * A form field that takes text. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type StringSchema = {
  /** The answer is a string. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What the user should know about the field. */
  description?: string | undefined;
  /** The least length allowed, in characters. */
  minLength?: number | undefined;
  /** The greatest length allowed, in characters. */
  maxLength?: number | undefined;
  /** The kind of text that is wanted. */
  format?: "email" | "uri" | "date" | "date-time" | undefined;
};

// Unions

/**
 * Every request that a client may send.
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
 * Every result that a client may answer with.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/schema}
 */
export type ClientResult = Result | CreateMessageResult | ListRootsResult | ElicitResult;

/**
 * Every request that a server may send. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/schema}
 */
export type ServerRequest = PingRequest | CreateMessageRequest | ListRootsRequest | ElicitRequest;

/**
 * Every result that a server may answer with.
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
  /** Asks the user for input. Since 2025-06-18. */
  "elicitation/create": {
    /** What is sent. */
    params: ElicitRequest["params"];
    /** What comes back. */
    result: ElicitResult;
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
