/**
 * The Model Context Protocol, revision 2025-11-25. Changes since 2025-06-18:
 * - Tasks: with `params.task`, `tools/call`, `sampling/createMessage` and `elicitation/create` are answered at once by
 *   `CreateTaskResult`; `tasks/get`, `tasks/result`, `tasks/list` and `tasks/cancel` do the rest, in both directions.
 *   Also new: the capability `tasks`, `Tool.execution` and `notifications/tasks/status`.
 * - Icons: `icons` on `Tool`, `Prompt`, `Resource`, `ResourceLink`, `ResourceTemplate` and `Implementation`; the last
 *   also has `description` and `websiteUrl`.
 * - Elicitation by URL: `params.mode` is `form` (the default) or `url`; with it come `URLElicitationRequiredError`
 *   (-32042), `notifications/elicitation/complete` and the capabilities `elicitation.form` and `elicitation.url`.
 * - Forms: `EnumSchema` is a union of five shapes, for one or many choices, with or without titles; the old one is
 *   `LegacyTitledEnumSchema`, deprecated. Strings and numbers take a `default`; `ElicitResult.content` may hold arrays
 *   of strings.
 * - Sampling with tools: `tools`, `toolChoice`; `content` may be an array and hold `ToolUseContent` and
 *   `ToolResultContent`; the capabilities are `sampling.tools` and `sampling.context`.
 * - Names: `JSONRPCError` is `JSONRPCErrorResponse`, its `id` optional and its `error` a type, `Error`;
 *   `JSONRPCResponse` is `JSONRPCResultResponse`, and the old name is now the union of both.
 * - Params are types of their own (`CallToolRequestParams`, …); each message has `jsonrpc`, each request its `id`;
 *   the params of `JSONRPCRequest` and `JSONRPCNotification` are plain maps.
 * - `CancelledNotificationParams.requestId` is optional, a tool's schemas may have `$schema`, and `SamplingMessage`
 *   has `_meta`.
 *
 * @packageDocumentation
 */

import type {
  Annotations,
  AudioContent,
  BooleanSchema,
  CompleteResult,
  EmbeddedResource,
  EmptyResult,
  ImageContent,
  ListRootsResult,
  LoggingLevel,
  ModelPreferences,
  ProgressToken,
  PromptArgument,
  PromptReference,
  ReadResourceResult,
  RequestId,
  ResourceTemplateReference,
  Result,
  Role,
  TextContent,
  ToolAnnotations,
} from "./2025-06-18.js";

export type {
  Annotations,
  AudioContent,
  BaseMetadata,
  BlobResourceContents,
  BooleanSchema,
  CompleteResult,
  Cursor,
  EmbeddedResource,
  EmptyResult,
  ImageContent,
  ListRootsResult,
  LoggingLevel,
  ModelHint,
  ModelPreferences,
  PaginatedResult,
  ProgressToken,
  PromptArgument,
  PromptReference,
  ReadResourceResult,
  RequestId,
  ResourceContents,
  ResourceTemplateReference,
  Result,
  Role,
  Root,
  TextContent,
  TextResourceContents,
  ToolAnnotations,
} from "./2025-06-18.js";

/** This revision's name in `initialize`. */
export const LATEST_PROTOCOL_VERSION = "2025-11-25";

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

/** The error code for a request that awaits a URL elicitation. In 2025-11-25 only. */
export const URL_ELICITATION_REQUIRED = -32042;

// JSON-RPC

/**
 * What went wrong, as in an error response. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Error = {
  /** The kind of failure; an integer. */
  code: number;
  /** A one-sentence summary. */
  message: string;
  /** Details in a form the sender chooses. */
  data?: unknown;
};

/**
 * The answer to a failed request; `JSONRPCError` before. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCErrorResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The failed request's id; absent if unreadable. */
  id?: RequestId | undefined;
  /** What went wrong. */
  error: Error;
};

/**
 * Any single message of the protocol.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCMessage = JSONRPCRequest | JSONRPCNotification | JSONRPCResultResponse | JSONRPCErrorResponse;

/**
 * A one-way message of any method, never answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The name of the event. */
  method: string;
  /** The event's details. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * A message of any method that must be answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The operation to run. */
  method: string;
  /** The operation's input. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * The answer to a request; before 2025-11-25, only to one that succeeded.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCResponse = JSONRPCResultResponse | JSONRPCErrorResponse;

/**
 * The answer to a successful request; `JSONRPCResponse` before. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The answered request's id. */
  id: RequestId;
  /** What the operation produced. */
  result: Result;
};

/**
 * What all notifications share, without the envelope.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Notification = {
  /** The name of the event. */
  method: string;
  /** The event's details. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * The params of a notification with metadata only. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type NotificationParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A request for a page of any list.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/pagination}
 */
export type PaginatedRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The list to page through. */
  method: string;
  /** The page wanted; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * The params of a request for a page of a list. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/pagination}
 */
export type PaginatedRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The previous page's `nextCursor`; absent for the first. */
  cursor?: string | undefined;
};

/**
 * What all requests share, without the envelope.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Request = {
  /** The operation to run. */
  method: string;
  /** The operation's input. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * The params of a request with metadata only. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type RequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
};

// Lifecycle

/**
 * The optional features of a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
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
  sampling?:
    | {
        /** Present if the client honours `includeContext`. Since 2025-11-25. */
        context?: object | undefined;
        /** Present if the client honours `tools` and `toolChoice`. Since 2025-11-25. */
        tools?: object | undefined;
      }
    | undefined;
  /** Present if the client can ask its user for input; empty means forms alone. Since 2025-06-18. */
  elicitation?:
    | {
        /** Present if the client can show a form. Since 2025-11-25. */
        form?: object | undefined;
        /** Present if the client can send its user to a URL. Since 2025-11-25. */
        url?: object | undefined;
      }
    | undefined;
  /** Present if the client runs requests as tasks. In 2025-11-25 only. */
  tasks?:
    | {
        /** Present if the client answers `tasks/list`. */
        list?: object | undefined;
        /** Present if the client answers `tasks/cancel`. */
        cancel?: object | undefined;
        /** The requests that may carry `task`; no others may. */
        requests?:
          | {
              /** The sampling requests that may carry `task`. */
              sampling?:
                | {
                    /** Present if `sampling/createMessage` may carry `task`. */
                    createMessage?: object | undefined;
                  }
                | undefined;
              /** The elicitation requests that may carry `task`. */
              elicitation?:
                | {
                    /** Present if `elicitation/create` may carry `task`. */
                    create?: object | undefined;
                  }
                | undefined;
            }
          | undefined;
      }
    | undefined;
};

/**
 * The software of a client or server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type Implementation = {
  /** The identifier, shown where there is no `title`. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** The software's version. */
  version: string;
  /** What it does, for people. Since 2025-11-25. */
  description?: string | undefined;
  /** The URL of its website. Since 2025-11-25. */
  websiteUrl?: string | undefined;
  /** The icons to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
};

/**
 * The client's opening of a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type InitializeRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "initialize";
  /** What the client is and can do. */
  params: InitializeRequestParams;
};

/**
 * The params of `initialize`. Named since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type InitializeRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The newest revision the client supports. */
  protocolVersion: string;
  /** What the client can do. */
  capabilities: ClientCapabilities;
  /** The client's software. */
  clientInfo: Implementation;
};

/**
 * The server's terms for a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type InitializeResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The session's revision; a client that lacks it disconnects. */
  protocolVersion: string;
  /** What the server can do. */
  capabilities: ServerCapabilities;
  /** The server's software. */
  serverInfo: Implementation;
  /** Advice on using the server, perhaps for the system prompt. */
  instructions?: string | undefined;
};

/**
 * A check by either side that the other answers. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/ping}
 */
export type PingRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "ping";
  /** Only metadata. */
  params?: RequestParams | undefined;
};

/**
 * The optional features of a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
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
  /** Present if the server runs requests as tasks. In 2025-11-25 only. */
  tasks?:
    | {
        /** Present if the server answers `tasks/list`. */
        list?: object | undefined;
        /** Present if the server answers `tasks/cancel`. */
        cancel?: object | undefined;
        /** The requests that may carry `task`; no others may. */
        requests?:
          | {
              /** The tool requests that may carry `task`. */
              tools?:
                | {
                    /** Present if `tools/call` may carry `task`, where the tool's `execution` agrees. */
                    call?: object | undefined;
                  }
                | undefined;
            }
          | undefined;
      }
    | undefined;
};

// Content

/**
 * A piece of a tool result or prompt message. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ContentBlock = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/**
 * An image for a user interface. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Icon = {
  /** The image's `data:` URI or HTTP URL, to be trusted no more than its origin. */
  src: string;
  /** The MIME type, if the source's is missing or too general. */
  mimeType?: string | undefined;
  /** The sizes it fits, such as `48x48`, or `any` if it scales; absent means every size. */
  sizes?: string[] | undefined;
  /** The background it is drawn for; absent means either. */
  theme?: "light" | "dark" | undefined;
};

/**
 * What all shapes with icons share. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Icons = {
  /** The icons to choose from; a client that shows any renders at least PNG and JPEG. */
  icons?: Icon[] | undefined;
};

/**
 * A content block that links to a resource, listed or not. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
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
  /** What it is, for the model. */
  description?: string | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
  /** The size in whole bytes, before any encoding. */
  size?: number | undefined;
  /** The icons to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the link. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Tools

/**
 * A request to run a tool.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type CallToolRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "tools/call";
  /** The tool and its input. */
  params: CallToolRequestParams;
};

/**
 * The params of `tools/call`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type CallToolRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The tool's `name`. */
  name: string;
  /** The input, as the `inputSchema` demands. */
  arguments?: { [key: string]: unknown } | undefined;
  /** Asks to run as a task, answered by `CreateTaskResult`. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
};

/**
 * A tool's output, or how it failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type CallToolResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The output for the model, or what went wrong. */
  content: ContentBlock[];
  /** The output for programs, as the `outputSchema` demands. Since 2025-06-18. */
  structuredContent?: { [key: string]: unknown } | undefined;
  /** Whether the tool failed; an unknown tool is a JSON-RPC error. Default: false. */
  isError?: boolean | undefined;
};

/**
 * A request for a page of tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ListToolsRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "tools/list";
  /** The page wanted; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * A page of tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ListToolsResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** This page's tools. */
  tools: Tool[];
};

/**
 * A function of the server for a model to call.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type Tool = {
  /** The name to call it by, unique in the server. Advised since 2025-11-25: 1 to 128 characters of `A-Za-z0-9_.-`. */
  name: string;
  /** The name for people; if absent, `annotations.title`, then `name`. Since 2025-06-18. */
  title?: string | undefined;
  /** What it does and when to use it, for the model. */
  description?: string | undefined;
  /** The JSON Schema of the arguments. */
  inputSchema: {
    /** The dialect. Default: JSON Schema 2020-12. Since 2025-11-25. */
    $schema?: string | undefined;
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
        /** The dialect. Default: JSON Schema 2020-12. Since 2025-11-25. */
        $schema?: string | undefined;
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
  /** How the tool may be run. In 2025-11-25 only. */
  execution?: ToolExecution | undefined;
  /** The icons to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the tool. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * How a tool may be run. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ToolExecution = {
  /** Whether a call may (`optional`), must (`required`) or must not carry `task`. Default: `forbidden`. */
  taskSupport?: "forbidden" | "optional" | "required" | undefined;
};

// Resources

/**
 * A request for a page of resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ListResourceTemplatesRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "resources/templates/list";
  /** The page wanted; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * A page of resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ListResourceTemplatesResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** This page's resource templates. */
  resourceTemplates: ResourceTemplate[];
};

/**
 * A request for a page of resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ListResourcesRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "resources/list";
  /** The page wanted; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * A page of resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ListResourcesResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** This page's resources. */
  resources: Resource[];
};

/**
 * A request for the contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ReadResourceRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "resources/read";
  /** The resource to read. */
  params: ReadResourceRequestParams;
};

/**
 * The params of `resources/read`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ReadResourceRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The URI, of any scheme the server understands. */
  uri: string;
};

/**
 * Server data that a client can read.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type Resource = {
  /** The URI to read it by. */
  uri: string;
  /** The identifier, shown where there is no `title`. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What it is, for the model. */
  description?: string | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** Usage hints for the client. */
  annotations?: Annotations | undefined;
  /** The size in whole bytes, before any encoding. */
  size?: number | undefined;
  /** The icons to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the resource. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of a request about one resource. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ResourceRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The URI, of any scheme the server understands. */
  uri: string;
};

/**
 * A URI pattern for resources that are not listed singly.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ResourceTemplate = {
  /** The pattern of the URIs, after RFC 6570. */
  uriTemplate: string;
  /** The identifier, shown where there is no `title`. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the template is for, for the model. */
  description?: string | undefined;
  /** The MIME type, if all the resources share it. */
  mimeType?: string | undefined;
  /** Usage hints for the client, about the resources. */
  annotations?: Annotations | undefined;
  /** The icons to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the template. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A request to watch a resource. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type SubscribeRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "resources/subscribe";
  /** The resource to watch. */
  params: SubscribeRequestParams;
};

/**
 * The params of `resources/subscribe`. Named since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type SubscribeRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The URI, of any scheme the server understands. */
  uri: string;
};

/**
 * The end of a subscription to a resource. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type UnsubscribeRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "resources/unsubscribe";
  /** The resource to watch no longer. */
  params: UnsubscribeRequestParams;
};

/**
 * The params of `resources/unsubscribe`. Named since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type UnsubscribeRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The URI that was subscribed to. */
  uri: string;
};

// Prompts

/**
 * A request for a prompt's messages.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type GetPromptRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "prompts/get";
  /** The prompt and its arguments. */
  params: GetPromptRequestParams;
};

/**
 * The params of `prompts/get`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type GetPromptRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The prompt's `name`. */
  name: string;
  /** Each argument's value, by name. */
  arguments?: { [key: string]: string } | undefined;
};

/**
 * A prompt, filled in for the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type GetPromptResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** What the prompt is for. */
  description?: string | undefined;
  /** The conversation for the model, in order. */
  messages: PromptMessage[];
};

/**
 * A request for a page of prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type ListPromptsRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "prompts/list";
  /** The page wanted; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * A page of prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type ListPromptsResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** This page's prompts. */
  prompts: Prompt[];
};

/**
 * A template of messages, offered to users.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type Prompt = {
  /** The name to fetch it by, unique in the server. */
  name: string;
  /** The name for people; if absent, `name`. Since 2025-06-18. */
  title?: string | undefined;
  /** What the prompt is for. */
  description?: string | undefined;
  /** The blanks to fill in. */
  arguments?: PromptArgument[] | undefined;
  /** The icons to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the prompt. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A message of a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
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
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/completion}
 */
export type CompleteRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "completion/complete";
  /** The argument, and what it belongs to. */
  params: CompleteRequestParams;
};

/**
 * The params of `completion/complete`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/completion}
 */
export type CompleteRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
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

// Logging

/**
 * A request for log messages from a level up. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging}
 */
export type SetLevelRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "logging/setLevel";
  /** The level from which to log. */
  params: SetLevelRequestParams;
};

/**
 * The params of `logging/setLevel`. Named since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging}
 */
export type SetLevelRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The least severe level to send. */
  level: LoggingLevel;
};

// Sampling

/**
 * A server's request for a message by the client's model, which the user may refuse.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type CreateMessageRequest = {
  /** The JSON-RPC version. Until 2025-11-25. */
  jsonrpc: "2.0";
  /** The id the response repeats. Until 2025-11-25. */
  id: RequestId;
  /** The wire name. */
  method: "sampling/createMessage";
  /** The conversation, and how to continue it. */
  params: CreateMessageRequestParams;
};

/**
 * The params of `sampling/createMessage`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type CreateMessageRequestParams = {
  /** Metadata of the request. Until 2025-11-25. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The conversation so far, in order. */
  messages: SamplingMessage[];
  /** Which model would suit; the client decides. */
  modelPreferences?: ModelPreferences | undefined;
  /** The wanted system prompt; the client may change or drop it. */
  systemPrompt?: string | undefined;
  /**
   * Whose context to add. Default: `"none"`. Other values need the client's capability `sampling.context`.
   *
   * @deprecated In 2025-11-25, the values `"thisServer"` and `"allServers"`: use `"none"` or leave it out.
   */
  includeContext?: "none" | "thisServer" | "allServers" | undefined;
  /** How random the sampling is. */
  temperature?: number | undefined;
  /** The most tokens to sample, an integer; the client may stop earlier. */
  maxTokens: number;
  /** The strings that end sampling. */
  stopSequences?: string[] | undefined;
  /** Settings for the model's provider, in its format. */
  metadata?: object | undefined;
  /** The tools for the model, if the client has the capability `sampling.tools`. Since 2025-11-25. */
  tools?: Tool[] | undefined;
  /** How the model uses the tools. Default: `{ mode: "auto" }`. Since 2025-11-25. */
  toolChoice?: ToolChoice | undefined;
  /** Asks to run as a task, answered by `CreateTaskResult`. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
};

/**
 * The model's message, after the user has seen it.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type CreateMessageResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Who speaks. */
  role: Role;
  /** What the model said, or the tools it wants to use; an array since 2025-11-25. */
  content:
    | TextContent
    | ImageContent
    | AudioContent
    | ToolUseContent
    | ToolResultContent
    | SamplingMessageContentBlock[];
  /** The model that was used. */
  model: string;
  /** Why the model stopped; a provider may have its own reasons. `toolUse` since 2025-11-25. */
  stopReason?: "endTurn" | "stopSequence" | "maxTokens" | "toolUse" | (string & {}) | undefined;
};

/**
 * A message to or from the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type SamplingMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said; an array since 2025-11-25. Tool results stand only among themselves. */
  content:
    | TextContent
    | ImageContent
    | AudioContent
    | ToolUseContent
    | ToolResultContent
    | SamplingMessageContentBlock[];
  /** Metadata of the message. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A block of a sampling message. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type SamplingMessageContentBlock =
  | TextContent
  | ImageContent
  | AudioContent
  | ToolUseContent
  | ToolResultContent;

/**
 * How a model may use the tools of a request. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolChoice = {
  /** Whether the model may (`auto`), must (`required`) or must not (`none`) use a tool. Default: `auto`. */
  mode?: "auto" | "required" | "none" | undefined;
};

/**
 * A content block with a tool's output, from server to model. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolResultContent = {
  /** The kind of block. */
  type: "tool_result";
  /** The `id` of the `ToolUseContent` answered. */
  toolUseId: string;
  /** The output for the model, as in `CallToolResult`. */
  content: ContentBlock[];
  /** The output for programs, as the `outputSchema` demands. */
  structuredContent?: { [key: string]: unknown } | undefined;
  /** Whether the tool failed. Default: false. */
  isError?: boolean | undefined;
  /** Metadata of the block. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block with the model's wish to use a tool. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolUseContent = {
  /** The kind of block. */
  type: "tool_use";
  /** The identifier that the result repeats. */
  id: string;
  /** The tool's `name`. */
  name: string;
  /** The input, as the `inputSchema` demands. */
  input: { [key: string]: unknown };
  /** Metadata of the block. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Roots

/**
 * A server's request for the directories and files to work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/roots}
 */
export type ListRootsRequest = {
  /** The JSON-RPC version. Until 2025-11-25. */
  jsonrpc: "2.0";
  /** The id the response repeats. Until 2025-11-25. */
  id: RequestId;
  /** The wire name. */
  method: "roots/list";
  /** Only metadata. */
  params?: RequestParams | undefined;
};

// Elicitation

/**
 * A server's request for the user's input. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitRequest = {
  /** The JSON-RPC version. Until 2025-11-25. */
  jsonrpc: "2.0";
  /** The id the response repeats. Until 2025-11-25. */
  id: RequestId;
  /** The wire name. */
  method: "elicitation/create";
  /** What is asked for, and by which mode. */
  params: ElicitRequestParams;
};

/**
 * The params of a form elicitation, which must not ask for secrets. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitRequestFormParams = {
  /** Metadata of the request. Until 2025-11-25. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The mode. Default: `form`. Since 2025-11-25. */
  mode?: "form" | undefined;
  /** The question, for the user. */
  message: string;
  /** The JSON Schema of the form, without nesting. */
  requestedSchema: {
    /** The dialect. Default: JSON Schema 2020-12. Since 2025-11-25. */
    $schema?: string | undefined;
    /** Always an object. */
    type: "object";
    /** Each field's schema, by name. */
    properties: { [key: string]: PrimitiveSchemaDefinition };
    /** The fields that the user must fill in. */
    required?: string[] | undefined;
  };
  /** Asks to run as a task, answered by `CreateTaskResult`. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
};

/**
 * The params of `elicitation/create`, of either mode. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitRequestParams = ElicitRequestURLParams | ElicitRequestFormParams;

/**
 * The params of a URL elicitation, which hides the input from the client. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitRequestURLParams = {
  /** Metadata of the request. Until 2025-11-25. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The mode: input at a URL. */
  mode: "url";
  /** Why the visit is needed, for the user. */
  message: string;
  /** The identifier, unique in the server and opaque to the client. Until 2025-11-25. */
  elicitationId: string;
  /** The URL to visit, once the user agrees. */
  url: string;
  /** Asks to run as a task, answered by `CreateTaskResult`. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
};

/**
 * The user's reaction to an elicitation. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitResult = {
  /** Metadata of the result. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Whether the user agreed, refused, or left without a choice. */
  action: "accept" | "decline" | "cancel";
  /** Each field's value, by name; only for an accepted form. Arrays since 2025-11-25. */
  content?: { [key: string]: string[] | string | number | boolean } | undefined;
};

/**
 * A form field for choices from a fixed set. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type EnumSchema =
  | UntitledSingleSelectEnumSchema
  | TitledSingleSelectEnumSchema
  | UntitledMultiSelectEnumSchema
  | TitledMultiSelectEnumSchema
  | LegacyTitledEnumSchema;

/**
 * A field with one choice, its labels listed apart; `EnumSchema` before. Named since 2025-11-25.
 *
 * @deprecated In 2025-11-25: use {@link TitledSingleSelectEnumSchema}.
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type LegacyTitledEnumSchema = {
  /** A choice is a string. */
  type: "string";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The choices. */
  enum: string[];
  /** The labels, in the order of `enum`; not in JSON Schema. */
  enumNames?: string[] | undefined;
  /** The initial choice. */
  default?: string | undefined;
};

/**
 * A form field for any number of choices. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type MultiSelectEnumSchema = UntitledMultiSelectEnumSchema | TitledMultiSelectEnumSchema;

/**
 * A form field for a number. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
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
  /** The initial value. Since 2025-11-25. */
  default?: number | undefined;
};

/**
 * A form field of any kind. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type PrimitiveSchemaDefinition =
  | StringSchema
  | NumberSchema
  | BooleanSchema
  | UntitledSingleSelectEnumSchema
  | TitledSingleSelectEnumSchema
  | UntitledMultiSelectEnumSchema
  | TitledMultiSelectEnumSchema
  | LegacyTitledEnumSchema;

/**
 * A form field for one choice. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type SingleSelectEnumSchema = UntitledSingleSelectEnumSchema | TitledSingleSelectEnumSchema;

/**
 * A form field for text. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
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
  /** The initial text. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A form field for any number of choices, with labels. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type TitledMultiSelectEnumSchema = {
  /** The choices come as an array. */
  type: "array";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The fewest choices. */
  minItems?: number | undefined;
  /** The most choices. */
  maxItems?: number | undefined;
  /** The schema of each choice. */
  items: {
    /** The choices. */
    anyOf: {
      /** The choice's value. */
      const: string;
      /** The choice's label. */
      title: string;
    }[];
  };
  /** The initial choices. */
  default?: string[] | undefined;
};

/**
 * A form field for one choice, with labels. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type TitledSingleSelectEnumSchema = {
  /** A choice is a string. */
  type: "string";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The choices. */
  oneOf: {
    /** The choice's value. */
    const: string;
    /** The choice's label. */
    title: string;
  }[];
  /** The initial choice. */
  default?: string | undefined;
};

/**
 * The answer to a request that awaits the user's visit to a URL. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type URLElicitationRequiredError = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The waiting request's id. */
  id?: RequestId | undefined;
  /** What the request waits for. */
  error: {
    /** The code of this error, `URL_ELICITATION_REQUIRED`. */
    code: -32042;
    /** A one-sentence summary. */
    message: string;
    /** The elicitations and whatever the server adds. */
    data: {
      /** The elicitations to complete before a retry. */
      elicitations: ElicitRequestURLParams[];
      /** Any further member. */
      [key: string]: unknown;
    };
  };
};

/**
 * A form field for any number of choices, without labels. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type UntitledMultiSelectEnumSchema = {
  /** The choices come as an array. */
  type: "array";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The fewest choices. */
  minItems?: number | undefined;
  /** The most choices. */
  maxItems?: number | undefined;
  /** The schema of each choice. */
  items: {
    /** A choice is a string. */
    type: "string";
    /** The choices. */
    enum: string[];
  };
  /** The initial choices. */
  default?: string[] | undefined;
};

/**
 * A form field for one choice, without labels. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type UntitledSingleSelectEnumSchema = {
  /** A choice is a string. */
  type: "string";
  /** The label. */
  title?: string | undefined;
  /** What the user should know. */
  description?: string | undefined;
  /** The choices. */
  enum: string[];
  /** The initial choice. */
  default?: string | undefined;
};

// Tasks

/**
 * A request to stop a task that has not ended. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type CancelTaskRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "tasks/cancel";
  /** The task to stop. */
  params: {
    /** The task's identifier. */
    taskId: string;
  };
};

/**
 * The state of a stopped task. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type CancelTaskResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The receiver's identifier for the task. */
  taskId: string;
  /** How far it has come. */
  status: TaskStatus;
  /** More on the status, for people. */
  statusMessage?: string | undefined;
  /** The time of creation, in ISO 8601. */
  createdAt: string;
  /** The time of the last change, in ISO 8601. */
  lastUpdatedAt: string;
  /** The lifetime from creation, in milliseconds; null means no limit. */
  ttl: number | null;
  /** The pause between two `tasks/get`, in whole milliseconds. */
  pollInterval?: number | undefined;
  /** Any further member. */
  [key: string]: unknown;
};

/**
 * The first answer to a request with `task`; `tasks/result` gives the real one. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type CreateTaskResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The task that runs the request. */
  task: Task;
};

/**
 * A request for a task's result, answered once the task ends. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type GetTaskPayloadRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "tasks/result";
  /** The task asked about. */
  params: {
    /** The task's identifier. */
    taskId: string;
  };
};

/**
 * What the task's request would have returned, such as a `CallToolResult`. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type GetTaskPayloadResult = {
  /** Metadata; the key `io.modelcontextprotocol/related-task` names the task. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The members of the task's result. */
  [key: string]: unknown;
};

/**
 * A request for a task's state. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type GetTaskRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "tasks/get";
  /** The task asked about. */
  params: {
    /** The task's identifier. */
    taskId: string;
  };
};

/**
 * The state of a task. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type GetTaskResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The receiver's identifier for the task. */
  taskId: string;
  /** How far it has come. */
  status: TaskStatus;
  /** More on the status, for people. */
  statusMessage?: string | undefined;
  /** The time of creation, in ISO 8601. */
  createdAt: string;
  /** The time of the last change, in ISO 8601. */
  lastUpdatedAt: string;
  /** The lifetime from creation, in milliseconds; null means no limit. */
  ttl: number | null;
  /** The pause between two `tasks/get`, in whole milliseconds. */
  pollInterval?: number | undefined;
  /** Any further member. */
  [key: string]: unknown;
};

/**
 * A request for a page of the receiver's tasks. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type ListTasksRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id the response repeats. */
  id: RequestId;
  /** The wire name. */
  method: "tasks/list";
  /** The page wanted; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * A page of the receiver's tasks. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type ListTasksResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** This page's tasks. */
  tasks: Task[];
};

/**
 * The `_meta["io.modelcontextprotocol/related-task"]` of a task's messages. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type RelatedTaskMetadata = {
  /** The task's identifier. */
  taskId: string;
};

/**
 * The state of a request that runs in the background. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type Task = {
  /** The receiver's identifier for the task. */
  taskId: string;
  /** How far it has come. */
  status: TaskStatus;
  /** More on the status, for people. */
  statusMessage?: string | undefined;
  /** The time of creation, in ISO 8601. */
  createdAt: string;
  /** The time of the last change, in ISO 8601. */
  lastUpdatedAt: string;
  /** The lifetime from creation, in milliseconds; null means no limit. */
  ttl: number | null;
  /** The pause between two `tasks/get`, in whole milliseconds. */
  pollInterval?: number | undefined;
};

/**
 * The params of any request that may run as a task. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskAugmentedRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** Asks for progress notifications. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** Asks to run as a task, answered by `CreateTaskResult`. */
  task?: TaskMetadata | undefined;
};

/**
 * How to run a request as a task. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskMetadata = {
  /** The wanted lifetime from creation, in whole milliseconds; the receiver may overrule it. */
  ttl?: number | undefined;
};

/**
 * A task's state; `completed`, `failed` and `cancelled` are final. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatus = "working" | "input_required" | "completed" | "failed" | "cancelled";

// Notifications

/**
 * The sender's word that a request needs no answer; never for `initialize`, nor for tasks, which have `tasks/cancel`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/cancellation}
 */
export type CancelledNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/cancelled";
  /** The request, and the reason. */
  params: CancelledNotificationParams;
};

/**
 * The params of `notifications/cancelled`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/cancellation}
 */
export type CancelledNotificationParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id of a request that the same side sent. Optional in 2025-11-25 only. */
  requestId?: RequestId | undefined;
  /** The reason, for the log or the user. */
  reason?: string | undefined;
};

/**
 * The user's completion of a URL elicitation. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitationCompleteNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/elicitation/complete";
  /** The elicitation that ended. */
  params: {
    /** The `elicitationId` of the request that started it. */
    elicitationId: string;
  };
};

/**
 * The client's word that the session is open. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type InitializedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/initialized";
  /** Only metadata. */
  params?: NotificationParams | undefined;
};

/**
 * A server's log message.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging}
 */
export type LoggingMessageNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/message";
  /** What is logged. */
  params: LoggingMessageNotificationParams;
};

/**
 * The params of `notifications/message`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging}
 */
export type LoggingMessageNotificationParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
  /** How severe it is. */
  level: LoggingLevel;
  /** The part of the server that logs. */
  logger?: string | undefined;
  /** The event, as text or any other JSON. */
  data: unknown;
};

/**
 * The progress of a request that gave a progress token.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/progress}
 */
export type ProgressNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/progress";
  /** The request, and how far it is. */
  params: ProgressNotificationParams;
};

/**
 * The params of `notifications/progress`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/progress}
 */
export type ProgressNotificationParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The token from the request's `_meta`. */
  progressToken: ProgressToken;
  /** The amount done, in units of the sender's own; greater each time. */
  progress: number;
  /** The amount to do in all, in the same units, if known. */
  total?: number | undefined;
  /** What is being done, for people. Since 2025-03-26. */
  message?: string | undefined;
};

/**
 * A change of the prompt list, sent without subscription.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type PromptListChangedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/prompts/list_changed";
  /** Only metadata. */
  params?: NotificationParams | undefined;
};

/**
 * A change of the resource list, sent without subscription.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ResourceListChangedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/resources/list_changed";
  /** Only metadata. */
  params?: NotificationParams | undefined;
};

/**
 * A change of a subscribed resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ResourceUpdatedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/resources/updated";
  /** The resource that changed. */
  params: ResourceUpdatedNotificationParams;
};

/**
 * The params of `notifications/resources/updated`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ResourceUpdatedNotificationParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The URI of what changed, perhaps a part of the subscribed resource. */
  uri: string;
};

/**
 * A change of the client's roots, which the server should list anew. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/roots}
 */
export type RootsListChangedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/roots/list_changed";
  /** Only metadata. */
  params?: NotificationParams | undefined;
};

/**
 * A task's new state, which the receiver may leave to polling. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatusNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/tasks/status";
  /** The whole state of the task. */
  params: TaskStatusNotificationParams;
};

/**
 * The params of `notifications/tasks/status`. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatusNotificationParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The receiver's identifier for the task. */
  taskId: string;
  /** How far it has come. */
  status: TaskStatus;
  /** More on the status, for people. */
  statusMessage?: string | undefined;
  /** The time of creation, in ISO 8601. */
  createdAt: string;
  /** The time of the last change, in ISO 8601. */
  lastUpdatedAt: string;
  /** The lifetime from creation, in milliseconds; null means no limit. */
  ttl: number | null;
  /** The pause between two `tasks/get`, in whole milliseconds. */
  pollInterval?: number | undefined;
};

/**
 * A change of the tool list, sent without subscription.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ToolListChangedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The wire name. */
  method: "notifications/tools/list_changed";
  /** Only metadata. */
  params?: NotificationParams | undefined;
};

// Unions

/**
 * Every notification from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type ClientNotification =
  | CancelledNotification
  | InitializedNotification
  | ProgressNotification
  | TaskStatusNotification
  | RootsListChangedNotification;

/**
 * Every request from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
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
  | GetTaskRequest
  | GetTaskPayloadRequest
  | CancelTaskRequest
  | ListTasksRequest
  | SetLevelRequest
  | CompleteRequest;

/**
 * Every result from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type ClientResult =
  | Result
  | GetTaskResult
  | GetTaskPayloadResult
  | CancelTaskResult
  | ListTasksResult
  | CreateMessageResult
  | ListRootsResult
  | ElicitResult;

/**
 * Every notification from a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type ServerNotification =
  | CancelledNotification
  | ProgressNotification
  | ResourceListChangedNotification
  | ResourceUpdatedNotification
  | PromptListChangedNotification
  | ToolListChangedNotification
  | TaskStatusNotification
  | LoggingMessageNotification
  | ElicitationCompleteNotification;

/**
 * Every request from a server. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type ServerRequest =
  | PingRequest
  | GetTaskRequest
  | GetTaskPayloadRequest
  | CancelTaskRequest
  | ListTasksRequest
  | CreateMessageRequest
  | ListRootsRequest
  | ElicitRequest;

/**
 * Every result from a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
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
  | GetTaskResult
  | GetTaskPayloadResult
  | CancelTaskResult
  | ListTasksResult
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
  /** Calls a tool; with `params.task`, the result is `CreateTaskResult`. */
  "tools/call": {
    /** What is sent. */
    params: CallToolRequest["params"];
    /** What comes back. */
    result: CallToolResult;
  };
  /** Asks for a task's state. In 2025-11-25 only. */
  "tasks/get": {
    /** What is sent. */
    params: GetTaskRequest["params"];
    /** What comes back. */
    result: GetTaskResult;
  };
  /** Waits for a task's result. In 2025-11-25 only. */
  "tasks/result": {
    /** What is sent. */
    params: GetTaskPayloadRequest["params"];
    /** What comes back. */
    result: GetTaskPayloadResult;
  };
  /** Stops a task. In 2025-11-25 only. */
  "tasks/cancel": {
    /** What is sent. */
    params: CancelTaskRequest["params"];
    /** What comes back. */
    result: CancelTaskResult;
  };
  /** Lists a page of tasks. In 2025-11-25 only. */
  "tasks/list": {
    /** What is sent. */
    params: ListTasksRequest["params"];
    /** What comes back. */
    result: ListTasksResult;
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
  /** Asks for a task's state. In 2025-11-25 only. */
  "tasks/get": {
    /** What is sent. */
    params: GetTaskRequest["params"];
    /** What comes back. */
    result: GetTaskResult;
  };
  /** Waits for a task's result. In 2025-11-25 only. */
  "tasks/result": {
    /** What is sent. */
    params: GetTaskPayloadRequest["params"];
    /** What comes back. */
    result: GetTaskPayloadResult;
  };
  /** Stops a task. In 2025-11-25 only. */
  "tasks/cancel": {
    /** What is sent. */
    params: CancelTaskRequest["params"];
    /** What comes back. */
    result: CancelTaskResult;
  };
  /** Lists a page of tasks. In 2025-11-25 only. */
  "tasks/list": {
    /** What is sent. */
    params: ListTasksRequest["params"];
    /** What comes back. */
    result: ListTasksResult;
  };
  /** Has a model write a message; with `params.task`, the result is `CreateTaskResult`. */
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
  /** Asks the user for input; with `params.task`, the result is `CreateTaskResult`. Since 2025-06-18. */
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
  /** Reports a task's state. In 2025-11-25 only. */
  "notifications/tasks/status": {
    /** What is sent. */
    params: TaskStatusNotification["params"];
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
  /** Reports a task's state. In 2025-11-25 only. */
  "notifications/tasks/status": {
    /** What is sent. */
    params: TaskStatusNotification["params"];
  };
  /** Carries a log message. */
  "notifications/message": {
    /** What is sent. */
    params: LoggingMessageNotification["params"];
  };
  /** Reports that a URL elicitation has ended. In 2025-11-25 only. */
  "notifications/elicitation/complete": {
    /** What is sent. */
    params: ElicitationCompleteNotification["params"];
  };
}
