/**
 * The Model Context Protocol, revision 2025-11-25: every type of its schema, its constants and its method maps.
 *
 * What changed from 2025-06-18:
 *
 * - Tasks: with `params.task`, `tools/call`, `sampling/createMessage` and `elicitation/create` are answered at once
 *   with `CreateTaskResult`; `tasks/get`, `tasks/result`, `tasks/list` and `tasks/cancel` do the rest, in both
 *   directions. New with them: the capability `tasks`, `Tool.execution` and `notifications/tasks/status`.
 * - Icons: `icons` on `Tool`, `Prompt`, `Resource`, `ResourceLink`, `ResourceTemplate` and `Implementation`; the last
 *   also has `description` and `websiteUrl`.
 * - Elicitation by URL: `params.mode` is `form` (the default) or `url`; `URLElicitationRequiredError` (-32042),
 *   `notifications/elicitation/complete` and the capabilities `elicitation.form` and `elicitation.url` belong to it.
 * - Elicitation forms: `EnumSchema` is a union of five shapes, one or many choices, with or without titles; what it
 *   was before is `LegacyTitledEnumSchema`, deprecated. String and number fields take a `default`, and
 *   `ElicitResult.content` may hold arrays of strings.
 * - Sampling with tools: `tools` and `toolChoice`; `content` may be an array and hold `ToolUseContent` and
 *   `ToolResultContent`; the capabilities are `sampling.tools` and `sampling.context`.
 * - Names: `JSONRPCError` is `JSONRPCErrorResponse`, its `id` optional and its `error` a type, `Error`;
 *   `JSONRPCResponse` is `JSONRPCResultResponse`, and the old name is now the union of both.
 * - Params are types of their own (`CallToolRequestParams`, …); the type of each message has `jsonrpc`, and that of
 *   each request its `id`; those of `JSONRPCRequest` and `JSONRPCNotification` are plain maps.
 * - Smaller: `CancelledNotificationParams.requestId` is optional, a tool's schemas may have `$schema`, and
 *   `SamplingMessage` has `_meta`.
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

/** The date that names this revision in `initialize`. */
export const LATEST_PROTOCOL_VERSION = "2025-11-25";

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

/** The error code for a request that has to wait for a URL elicitation. Since 2025-11-25. Until 2025-11-25. */
export const URL_ELICITATION_REQUIRED = -32042;

// JSON-RPC

/**
 * What went wrong with a request, as an error response carries it. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Error = {
  /** The kind of failure; an integer. */
  code: number;
  /** The failure in one short sentence. */
  message: string;
  /** More about the failure, in a form that the sender defines. */
  data?: unknown;
};

/**
 * The answer to a request that failed; `JSONRPCError` before. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCErrorResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the failed request; absent where it could not be read. */
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
 * A one-way message of any method, which is never answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The name of the event. */
  method: string;
  /** The details of the event. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * A message of any method that the receiver has to answer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The name of the operation that is asked for. */
  method: string;
  /** The input of the operation. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * The answer to a request, whether it succeeded or failed; before 2025-11-25 the name of the successful one alone.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCResponse = JSONRPCResultResponse | JSONRPCErrorResponse;

/**
 * The answer to a request that succeeded; `JSONRPCResponse` before. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type JSONRPCResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request that is answered. */
  id: RequestId;
  /** What the operation produced. */
  result: Result;
};

/**
 * The method and params that all notifications have in common, without the envelope.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Notification = {
  /** The name of the event. */
  method: string;
  /** The details of the event. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * The params of a notification that says no more than its method. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type NotificationParams = {
  /** Metadata of the notification, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A request for one page of a list, of any list method.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/pagination}
 */
export type PaginatedRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The name of the list operation. */
  method: string;
  /** Which page is asked for; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * The params of a request for one page of a list. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/pagination}
 */
export type PaginatedRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** Where the page starts: the `nextCursor` of the page before; absent for the first page. */
  cursor?: string | undefined;
};

/**
 * The method and params that all requests have in common, without the envelope.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Request = {
  /** The name of the operation that is asked for. */
  method: string;
  /** The input of the operation. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * The params of a request that says no more than its method. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type RequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
};

// Lifecycle

/**
 * The optional features that a client announces when it initializes.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type ClientCapabilities = {
  /** Features outside the protocol, each under its name with its settings. */
  experimental?: { [key: string]: object } | undefined;
  /** Present where the client can list its roots. */
  roots?:
    | {
        /** Whether the client announces changes of its roots. Until 2025-11-25. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** Present where the client lets the server sample from its LLM. */
  sampling?:
    | {
        /** Present where the client honours `includeContext`. Since 2025-11-25. */
        context?: object | undefined;
        /** Present where the client honours `tools` and `toolChoice`. Since 2025-11-25. */
        tools?: object | undefined;
      }
    | undefined;
  /** Present where the client can ask its user for input; empty means forms alone. Since 2025-06-18. */
  elicitation?:
    | {
        /** Present where the client can show a form. Since 2025-11-25. */
        form?: object | undefined;
        /** Present where the client can send its user to a URL. Since 2025-11-25. */
        url?: object | undefined;
      }
    | undefined;
  /** Present where the client runs requests as tasks. Since 2025-11-25. Until 2025-11-25. */
  tasks?:
    | {
        /** Present where the client answers `tasks/list`. */
        list?: object | undefined;
        /** Present where the client answers `tasks/cancel`. */
        cancel?: object | undefined;
        /** The requests that may carry `task`; what is not named here may not. */
        requests?:
          | {
              /** The sampling requests that may carry `task`. */
              sampling?:
                | {
                    /** Present where `sampling/createMessage` may carry `task`. */
                    createMessage?: object | undefined;
                  }
                | undefined;
              /** The elicitation requests that may carry `task`. */
              elicitation?:
                | {
                    /** Present where `elicitation/create` may carry `task`. */
                    create?: object | undefined;
                  }
                | undefined;
            }
          | undefined;
      }
    | undefined;
};

/**
 * What a client or server tells about its own software.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type Implementation = {
  /** The identifier of the software, shown where there is no `title`. */
  name: string;
  /** The name to show to people. Since 2025-06-18. */
  title?: string | undefined;
  /** The version of the software. */
  version: string;
  /** What the software does, for people to read. Since 2025-11-25. */
  description?: string | undefined;
  /** The URL of the website about the software. Since 2025-11-25. */
  websiteUrl?: string | undefined;
  /** The icons that stand for the software, to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
};

/**
 * The first request of a session, by which the client opens the handshake. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type InitializeRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message the opening of the handshake. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The newest protocol revision that the client speaks. */
  protocolVersion: string;
  /** The optional features that the client has. */
  capabilities: ClientCapabilities;
  /** The software that the client is. */
  clientInfo: Implementation;
};

/**
 * The server's half of the handshake. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type InitializeResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The protocol revision of the session; a client that does not speak it disconnects. */
  protocolVersion: string;
  /** The optional features that the server has. */
  capabilities: ServerCapabilities;
  /** The software that the server is. */
  serverInfo: Implementation;
  /** Advice on the use of the server, which a client may put into the system prompt. */
  instructions?: string | undefined;
};

/**
 * A request to show that the peer still answers, sent by either side. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/ping}
 */
export type PingRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a ping. */
  method: "ping";
  /** Nothing but metadata. */
  params?: RequestParams | undefined;
};

/**
 * The optional features that a server announces when it initializes.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type ServerCapabilities = {
  /** Features outside the protocol, each under its name with its settings. */
  experimental?: { [key: string]: object } | undefined;
  /** Present where the server sends log messages. */
  logging?: object | undefined;
  /** Present where the server completes arguments. Since 2025-03-26. */
  completions?: object | undefined;
  /** Present where the server has prompts. */
  prompts?:
    | {
        /** Whether the server announces changes of its list of prompts. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** Present where the server has resources. */
  resources?:
    | {
        /** Whether a client can subscribe to changes of single resources. */
        subscribe?: boolean | undefined;
        /** Whether the server announces changes of its list of resources. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** Present where the server has tools. */
  tools?:
    | {
        /** Whether the server announces changes of its list of tools. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** Present where the server runs requests as tasks. Since 2025-11-25. Until 2025-11-25. */
  tasks?:
    | {
        /** Present where the server answers `tasks/list`. */
        list?: object | undefined;
        /** Present where the server answers `tasks/cancel`. */
        cancel?: object | undefined;
        /** The requests that may carry `task`; what is not named here may not. */
        requests?:
          | {
              /** The tool requests that may carry `task`. */
              tools?:
                | {
                    /** Present where `tools/call` may carry `task`, if the tool's `execution` agrees. */
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
 * One block of what a prompt message or a tool result says. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ContentBlock = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/**
 * An image that stands for something in a user interface. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Icon = {
  /** The image itself as a `data:` URI, or the HTTP URL where it lies; to be trusted no more than its origin is. */
  src: string;
  /** The MIME type, where that of the source is missing or too general. */
  mimeType?: string | undefined;
  /** The sizes it is fit for, as in `48x48`, or `any` for one that scales; absent means every size. */
  sizes?: string[] | undefined;
  /** The background it is drawn for, light or dark; absent means either. */
  theme?: "light" | "dark" | undefined;
};

/**
 * The member that everything with icons has. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Icons = {
  /** The icons to choose from; a client that shows icons renders PNG and JPEG at least. */
  icons?: Icon[] | undefined;
};

/**
 * A content block that points to a resource, which need not be in the server's list of resources. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ResourceLink = {
  /** Tells the block apart from other content blocks. */
  type: "resource_link";
  /** The URI of the resource. */
  uri: string;
  /** The identifier of the resource, shown where there is no `title`. */
  name: string;
  /** The name to show to people. */
  title?: string | undefined;
  /** What the resource is, for the model to read. */
  description?: string | undefined;
  /** The MIME type of the resource, where known. */
  mimeType?: string | undefined;
  /** Hints about how the resource is meant to be used. */
  annotations?: Annotations | undefined;
  /** The size of the raw contents, in bytes, before any encoding; an integer. */
  size?: number | undefined;
  /** The icons that stand for the resource, to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the link, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Tools

/**
 * A request to run a tool.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type CallToolRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a call of a tool. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The tool to run, by its `Tool.name`. */
  name: string;
  /** The input of the tool, as its `inputSchema` describes it. */
  arguments?: { [key: string]: unknown } | undefined;
  /** Asks for the request to run as a task, answered by `CreateTaskResult`. Since 2025-11-25. Until 2025-11-25. */
  task?: TaskMetadata | undefined;
};

/**
 * What a tool call produced, or how the tool failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type CallToolResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The output for the model to read, or what went wrong. */
  content: ContentBlock[];
  /** The output as a JSON object, as the tool's `outputSchema` describes it. Since 2025-06-18. */
  structuredContent?: { [key: string]: unknown } | undefined;
  /** Whether the tool failed; an unknown tool is a JSON-RPC error instead. Default: false. */
  isError?: boolean | undefined;
};

/**
 * A request for one page of the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ListToolsRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for the list of tools. */
  method: "tools/list";
  /** Which page is asked for; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * One page of the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ListToolsResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Where the next page starts, to be sent as `cursor`; absent on the last page. */
  nextCursor?: string | undefined;
  /** The tools of this page. */
  tools: Tool[];
};

/**
 * A function of the server that a model can call.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type Tool = {
  /**
   * The name by which the tool is called, unique within the server. Advised limit since 2025-11-25: 1 to 128 ASCII
   * letters, digits, `_`, `-` and `.`.
   */
  name: string;
  /** The name to show to people; where absent, `annotations.title`, then `name`. Since 2025-06-18. */
  title?: string | undefined;
  /** What the tool does and when to use it, for the model to read. */
  description?: string | undefined;
  /** The JSON Schema of the arguments. */
  inputSchema: {
    /** The dialect of the schema. Default: JSON Schema 2020-12. Since 2025-11-25. */
    $schema?: string | undefined;
    /** Arguments are always an object. */
    type: "object";
    /** The schema of each argument, under its name. */
    properties?: { [key: string]: object } | undefined;
    /** The names of the arguments that a call must have. */
    required?: string[] | undefined;
  };
  /** The JSON Schema of `structuredContent` in the tool's results. Since 2025-06-18. */
  outputSchema?:
    | {
        /** The dialect of the schema. Default: JSON Schema 2020-12. Since 2025-11-25. */
        $schema?: string | undefined;
        /** Structured content is always an object. */
        type: "object";
        /** The schema of each member, under its name. */
        properties?: { [key: string]: object } | undefined;
        /** The names of the members that are always there. */
        required?: string[] | undefined;
      }
    | undefined;
  /** Hints about how the tool behaves. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
  /** How the tool may be run. Since 2025-11-25. Until 2025-11-25. */
  execution?: ToolExecution | undefined;
  /** The icons that stand for the tool, to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the tool, under keys of the sender's choice. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * How a tool may be run. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ToolExecution = {
  /**
   * Whether a call may (`optional`), must (`required`) or must not (`forbidden`) carry `task`. Default: `forbidden`.
   */
  taskSupport?: "forbidden" | "optional" | "required" | undefined;
};

// Resources

/**
 * A request for one page of the server's resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ListResourceTemplatesRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for the list of resource templates. */
  method: "resources/templates/list";
  /** Which page is asked for; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * One page of the server's resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ListResourceTemplatesResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Where the next page starts, to be sent as `cursor`; absent on the last page. */
  nextCursor?: string | undefined;
  /** The resource templates of this page. */
  resourceTemplates: ResourceTemplate[];
};

/**
 * A request for one page of the server's resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ListResourcesRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for the list of resources. */
  method: "resources/list";
  /** Which page is asked for; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * One page of the server's resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ListResourcesResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Where the next page starts, to be sent as `cursor`; absent on the last page. */
  nextCursor?: string | undefined;
  /** The resources of this page. */
  resources: Resource[];
};

/**
 * A request for the contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ReadResourceRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a read of a resource. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The URI of the resource to read, of any scheme that the server understands. */
  uri: string;
};

/**
 * Something that the server can be asked to read.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type Resource = {
  /** The URI of the resource. */
  uri: string;
  /** The identifier of the resource, shown where there is no `title`. */
  name: string;
  /** The name to show to people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the resource is, for the model to read. */
  description?: string | undefined;
  /** The MIME type of the resource, where known. */
  mimeType?: string | undefined;
  /** Hints about how the resource is meant to be used. */
  annotations?: Annotations | undefined;
  /** The size of the raw contents, in bytes, before any encoding; an integer. */
  size?: number | undefined;
  /** The icons that stand for the resource, to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the resource, under keys of the sender's choice. Since 2025-06-18. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The URI of the resource, of any scheme that the server understands. */
  uri: string;
};

/**
 * A pattern for the URIs of resources that the server does not list one by one.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ResourceTemplate = {
  /** The URI template of the resources, after RFC 6570. */
  uriTemplate: string;
  /** The identifier of the template, shown where there is no `title`. */
  name: string;
  /** The name to show to people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the template is for, for the model to read. */
  description?: string | undefined;
  /** The MIME type of all resources that fit; absent where they differ. */
  mimeType?: string | undefined;
  /** Hints about how the resources are meant to be used. */
  annotations?: Annotations | undefined;
  /** The icons that stand for the template, to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the template, under keys of the sender's choice. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A request to be told when a resource changes. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type SubscribeRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a subscription to a resource. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The URI of the resource to watch, of any scheme that the server understands. */
  uri: string;
};

/**
 * A request to be told no longer when a resource changes. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type UnsubscribeRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message the end of a subscription. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The URI of the resource to watch no longer, as it was subscribed to. */
  uri: string;
};

// Prompts

/**
 * A request for the messages of a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type GetPromptRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for a prompt. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The prompt to fill in, by its `Prompt.name`. */
  name: string;
  /** The value of each argument, under its name. */
  arguments?: { [key: string]: string } | undefined;
};

/**
 * The messages of a prompt, with its arguments filled in.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type GetPromptResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** What the prompt is for, for people to read. */
  description?: string | undefined;
  /** The conversation to hand to the model, in order. */
  messages: PromptMessage[];
};

/**
 * A request for one page of the server's prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type ListPromptsRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for the list of prompts. */
  method: "prompts/list";
  /** Which page is asked for; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * One page of the server's prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type ListPromptsResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Where the next page starts, to be sent as `cursor`; absent on the last page. */
  nextCursor?: string | undefined;
  /** The prompts of this page. */
  prompts: Prompt[];
};

/**
 * A ready conversation, or a pattern for one, that the server offers.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type Prompt = {
  /** The name by which the prompt is asked for, unique within the server. */
  name: string;
  /** The name to show to people; where absent, `name`. Since 2025-06-18. */
  title?: string | undefined;
  /** What the prompt is for, for people to read. */
  description?: string | undefined;
  /** The values that the prompt takes. */
  arguments?: PromptArgument[] | undefined;
  /** The icons that stand for the prompt, to choose from. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Metadata of the prompt, under keys of the sender's choice. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * One message of a prompt.
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
 * A request for values that would complete what the user has typed so far.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/completion}
 */
export type CompleteRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for completions. */
  method: "completion/complete";
  /** The argument to complete, and what it belongs to. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The prompt or resource template that the argument belongs to. */
  ref: PromptReference | ResourceTemplateReference;
  /** The argument to complete. */
  argument: {
    /** Which argument, or which variable of the URI template. */
    name: string;
    /** What has been typed so far. */
    value: string;
  };
  /** What is already settled. Since 2025-06-18. */
  context?:
    | {
        /** The values of the other arguments or variables, each under its name. */
        arguments?: { [key: string]: string } | undefined;
      }
    | undefined;
};

// Logging

/**
 * A request to receive log messages from a level up. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging}
 */
export type SetLevelRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a choice of the log level. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The least severe level that the server is to send. */
  level: LoggingLevel;
};

// Sampling

/**
 * A request of the server to have the client's LLM produce a message, with its user free to refuse.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type CreateMessageRequest = {
  /** The version of JSON-RPC. Until 2025-11-25. */
  jsonrpc: "2.0";
  /** The id that the response repeats. Until 2025-11-25. */
  id: RequestId;
  /** The method that makes the message a request for a sampled message. */
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
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The conversation so far, in order. */
  messages: SamplingMessage[];
  /** Which qualities matter in the choice of the model; advice that the client may ignore. */
  modelPreferences?: ModelPreferences | undefined;
  /** The system prompt that the server wishes for; the client may change or drop it. */
  systemPrompt?: string | undefined;
  /**
   * Whose context to add to the prompt. Default: `"none"`. `"thisServer"` and `"allServers"` are deprecated, and for a
   * client with the capability `sampling.context` only.
   *
   * @deprecated In 2025-11-25, the values `"thisServer"` and `"allServers"`: leave the member out, or use `"none"`.
   */
  includeContext?: "none" | "thisServer" | "allServers" | undefined;
  /** How freely the model varies its choice of tokens. */
  temperature?: number | undefined;
  /** The limit of tokens to sample; an integer, which the client may undercut. */
  maxTokens: number;
  /** The strings at which the model stops. */
  stopSequences?: string[] | undefined;
  /** Settings for the provider of the model, in the provider's own form. */
  metadata?: object | undefined;
  /** The tools that the model may use, where the client has the capability `sampling.tools`. Since 2025-11-25. */
  tools?: Tool[] | undefined;
  /** How the model uses the tools. Default: `{ mode: "auto" }`. Since 2025-11-25. */
  toolChoice?: ToolChoice | undefined;
  /** Asks for the request to run as a task, answered by `CreateTaskResult`. Since 2025-11-25. Until 2025-11-25. */
  task?: TaskMetadata | undefined;
};

/**
 * The message that the client's LLM produced, after its user has seen it.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type CreateMessageResult = {
  /** Metadata of the result, under keys of the sender's choice. */
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
  /** The name of the model that was used. */
  model: string;
  /** Why the model stopped; a provider may have reasons of its own. `toolUse` since 2025-11-25. */
  stopReason?: "endTurn" | "stopSequence" | "maxTokens" | "toolUse" | (string & {}) | undefined;
};

/**
 * One message of a conversation with an LLM.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type SamplingMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said; an array since 2025-11-25. Next to a tool result only other tool results may stand. */
  content:
    | TextContent
    | ImageContent
    | AudioContent
    | ToolUseContent
    | ToolResultContent
    | SamplingMessageContentBlock[];
  /** Metadata of the message, under keys of the sender's choice. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * One block of a sampling message. Since 2025-11-25.
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
 * How a model may use the tools of a sampling request. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolChoice = {
  /** Whether the model may (`auto`), must (`required`) or must not (`none`) use a tool. Default: `auto`. */
  mode?: "auto" | "required" | "none" | undefined;
};

/**
 * A content block by which the server gives a tool's output back to the model. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolResultContent = {
  /** Tells the block apart from other content blocks. */
  type: "tool_result";
  /** The `id` of the `ToolUseContent` that this answers. */
  toolUseId: string;
  /** The output for the model to read, as in `CallToolResult`. */
  content: ContentBlock[];
  /** The output as a JSON object, as the tool's `outputSchema` describes it. */
  structuredContent?: { [key: string]: unknown } | undefined;
  /** Whether the tool failed. Default: false. */
  isError?: boolean | undefined;
  /** Metadata of the block, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block by which the model asks for the use of a tool. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolUseContent = {
  /** Tells the block apart from other content blocks. */
  type: "tool_use";
  /** The identifier that the tool's result refers to. */
  id: string;
  /** The tool to use, by its `Tool.name`. */
  name: string;
  /** The input of the tool, as its `inputSchema` describes it. */
  input: { [key: string]: unknown };
  /** Metadata of the block, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
};

// Roots

/**
 * A request of the server for the roots that it may work in.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/roots}
 */
export type ListRootsRequest = {
  /** The version of JSON-RPC. Until 2025-11-25. */
  jsonrpc: "2.0";
  /** The id that the response repeats. Until 2025-11-25. */
  id: RequestId;
  /** The method that makes the message a request for the roots. */
  method: "roots/list";
  /** Nothing but metadata. */
  params?: RequestParams | undefined;
};

// Elicitation

/**
 * A request of the server for input from the client's user. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitRequest = {
  /** The version of JSON-RPC. Until 2025-11-25. */
  jsonrpc: "2.0";
  /** The id that the response repeats. Until 2025-11-25. */
  id: RequestId;
  /** The method that makes the message a request for the user's input. */
  method: "elicitation/create";
  /** What is asked for, and by which mode. */
  params: ElicitRequestParams;
};

/**
 * The params of an elicitation by a form in the client, which must not ask for secrets. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitRequestFormParams = {
  /** Metadata of the request. Until 2025-11-25. */
  _meta?:
    | {
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The mode of the elicitation. Default: `form`. Since 2025-11-25. */
  mode?: "form" | undefined;
  /** The text that tells the user what is asked for. */
  message: string;
  /** The JSON Schema of the form: one flat object of simple fields. */
  requestedSchema: {
    /** The dialect of the schema. Default: JSON Schema 2020-12. Since 2025-11-25. */
    $schema?: string | undefined;
    /** A form is always an object. */
    type: "object";
    /** The schema of each field, under its name. */
    properties: { [key: string]: PrimitiveSchemaDefinition };
    /** The names of the fields that the user has to fill in. */
    required?: string[] | undefined;
  };
  /** Asks for the request to run as a task, answered by `CreateTaskResult`. Since 2025-11-25. Until 2025-11-25. */
  task?: TaskMetadata | undefined;
};

/**
 * The params of `elicitation/create`, of either mode. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitRequestParams = ElicitRequestURLParams | ElicitRequestFormParams;

/**
 * The params of an elicitation at a URL, where the input stays hidden from the client. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitRequestURLParams = {
  /** Metadata of the request. Until 2025-11-25. */
  _meta?:
    | {
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** The mode of the elicitation. */
  mode: "url";
  /** The text that tells the user why the visit is needed. */
  message: string;
  /** The identifier of the elicitation, unique within the server and opaque to the client. Until 2025-11-25. */
  elicitationId: string;
  /** The URL to send the user to, once the user agrees. */
  url: string;
  /** Asks for the request to run as a task, answered by `CreateTaskResult`. Since 2025-11-25. Until 2025-11-25. */
  task?: TaskMetadata | undefined;
};

/**
 * What the user did about an elicitation. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitResult = {
  /** Metadata of the result, under keys of the sender's choice. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Whether the user agreed (`accept`), refused (`decline`) or left without a choice (`cancel`). */
  action: "accept" | "decline" | "cancel";
  /** The value of each field, under its name; only for an accepted form. Arrays since 2025-11-25. */
  content?: { [key: string]: string[] | string | number | boolean } | undefined;
};

/**
 * The schema of a form field with a fixed set of choices. Since 2025-06-18.
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
 * The schema of a field with one choice, its titles in a list of their own; `EnumSchema` before. Named since
 * 2025-11-25.
 *
 * @deprecated In 2025-11-25: use {@link TitledSingleSelectEnumSchema}.
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type LegacyTitledEnumSchema = {
  /** The type of the chosen value. */
  type: "string";
  /** The label of the field. */
  title?: string | undefined;
  /** The explanation of the field. */
  description?: string | undefined;
  /** The values to choose from. */
  enum: string[];
  /** The titles of the values, in their order; no keyword of JSON Schema. */
  enumNames?: string[] | undefined;
  /** The value that is chosen at first. */
  default?: string | undefined;
};

/**
 * The schema of a form field with any number of choices. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type MultiSelectEnumSchema = UntitledMultiSelectEnumSchema | TitledMultiSelectEnumSchema;

/**
 * The schema of a form field that takes a number. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type NumberSchema = {
  /** Whether fractions are taken (`number`) or not (`integer`). */
  type: "number" | "integer";
  /** The label of the field. */
  title?: string | undefined;
  /** The explanation of the field. */
  description?: string | undefined;
  /** The least value that is taken. */
  minimum?: number | undefined;
  /** The greatest value that is taken. */
  maximum?: number | undefined;
  /** The value that the field shows at first. Since 2025-11-25. */
  default?: number | undefined;
};

/**
 * The schema of one form field, of any kind. Since 2025-06-18.
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
 * The schema of a form field with one choice. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type SingleSelectEnumSchema = UntitledSingleSelectEnumSchema | TitledSingleSelectEnumSchema;

/**
 * The schema of a form field that takes text. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type StringSchema = {
  /** The type of the value. */
  type: "string";
  /** The label of the field. */
  title?: string | undefined;
  /** The explanation of the field. */
  description?: string | undefined;
  /** The least number of characters. */
  minLength?: number | undefined;
  /** The greatest number of characters. */
  maxLength?: number | undefined;
  /** The form that the text has to have. */
  format?: "email" | "uri" | "date" | "date-time" | undefined;
  /** The text that the field shows at first. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * The schema of a field with any number of choices, each with a title. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type TitledMultiSelectEnumSchema = {
  /** The chosen values come as an array. */
  type: "array";
  /** The label of the field. */
  title?: string | undefined;
  /** The explanation of the field. */
  description?: string | undefined;
  /** The least number of choices. */
  minItems?: number | undefined;
  /** The greatest number of choices. */
  maxItems?: number | undefined;
  /** The schema of each chosen value. */
  items: {
    /** The choices. */
    anyOf: {
      /** The value of the choice. */
      const: string;
      /** The text that stands for the choice in the form. */
      title: string;
    }[];
  };
  /** The values that are chosen at first. */
  default?: string[] | undefined;
};

/**
 * The schema of a field with one choice, each choice with a title. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type TitledSingleSelectEnumSchema = {
  /** The type of the chosen value. */
  type: "string";
  /** The label of the field. */
  title?: string | undefined;
  /** The explanation of the field. */
  description?: string | undefined;
  /** The choices. */
  oneOf: {
    /** The value of the choice. */
    const: string;
    /** The text that stands for the choice in the form. */
    title: string;
  }[];
  /** The value that is chosen at first. */
  default?: string | undefined;
};

/**
 * The answer to a request that has to wait until the user has visited a URL. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type URLElicitationRequiredError = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request that has to wait. */
  id?: RequestId | undefined;
  /** What the request waits for. */
  error: {
    /** The code of this error, `URL_ELICITATION_REQUIRED`. */
    code: -32042;
    /** The failure in one short sentence. */
    message: string;
    /** The elicitations and whatever the server adds. */
    data: {
      /** The elicitations to complete before the request is sent again. */
      elicitations: ElicitRequestURLParams[];
      /** Any further member. */
      [key: string]: unknown;
    };
  };
};

/**
 * The schema of a field with any number of choices, the values shown as they are. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type UntitledMultiSelectEnumSchema = {
  /** The chosen values come as an array. */
  type: "array";
  /** The label of the field. */
  title?: string | undefined;
  /** The explanation of the field. */
  description?: string | undefined;
  /** The least number of choices. */
  minItems?: number | undefined;
  /** The greatest number of choices. */
  maxItems?: number | undefined;
  /** The schema of each chosen value. */
  items: {
    /** The type of a chosen value. */
    type: "string";
    /** The values to choose from. */
    enum: string[];
  };
  /** The values that are chosen at first. */
  default?: string[] | undefined;
};

/**
 * The schema of a field with one choice, the values shown as they are. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type UntitledSingleSelectEnumSchema = {
  /** The type of the chosen value. */
  type: "string";
  /** The label of the field. */
  title?: string | undefined;
  /** The explanation of the field. */
  description?: string | undefined;
  /** The values to choose from. */
  enum: string[];
  /** The value that is chosen at first. */
  default?: string | undefined;
};

// Tasks

/**
 * A request to stop a task; one that has ended cannot be stopped. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type CancelTaskRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message the cancellation of a task. */
  method: "tasks/cancel";
  /** The task to stop. */
  params: {
    /** The identifier of the task to stop. */
    taskId: string;
  };
};

/**
 * The state of a task that was stopped. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type CancelTaskResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The identifier of the task, made by its receiver. */
  taskId: string;
  /** How far the task has come. */
  status: TaskStatus;
  /** More about the status, for people to read. */
  statusMessage?: string | undefined;
  /** When the task was created, as an ISO 8601 string. */
  createdAt: string;
  /** When the task last changed, as an ISO 8601 string. */
  lastUpdatedAt: string;
  /** How long the task is kept after its creation, in milliseconds; null means for ever. */
  ttl: number | null;
  /** How long to wait between two `tasks/get`, in milliseconds; an integer. */
  pollInterval?: number | undefined;
  /** Any further member. */
  [key: string]: unknown;
};

/**
 * The immediate answer to a request with `task`; `tasks/result` gives the real one. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type CreateTaskResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The task that runs the request. */
  task: Task;
};

/**
 * A request for what a task produced, answered when the task has ended. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type GetTaskPayloadRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for a task's result. */
  method: "tasks/result";
  /** The task that is asked about. */
  params: {
    /** The identifier of the task whose result is wanted. */
    taskId: string;
  };
};

/**
 * What the request behind the task would have returned, such as a `CallToolResult`. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type GetTaskPayloadResult = {
  /** Metadata of the result; the key `io.modelcontextprotocol/related-task` names the task. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The members of the result that the task produced. */
  [key: string]: unknown;
};

/**
 * A request for the state of a task. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type GetTaskRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for a task's state. */
  method: "tasks/get";
  /** The task that is asked about. */
  params: {
    /** The identifier of the task whose state is wanted. */
    taskId: string;
  };
};

/**
 * The state of a task. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type GetTaskResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The identifier of the task, made by its receiver. */
  taskId: string;
  /** How far the task has come. */
  status: TaskStatus;
  /** More about the status, for people to read. */
  statusMessage?: string | undefined;
  /** When the task was created, as an ISO 8601 string. */
  createdAt: string;
  /** When the task last changed, as an ISO 8601 string. */
  lastUpdatedAt: string;
  /** How long the task is kept after its creation, in milliseconds; null means for ever. */
  ttl: number | null;
  /** How long to wait between two `tasks/get`, in milliseconds; an integer. */
  pollInterval?: number | undefined;
  /** Any further member. */
  [key: string]: unknown;
};

/**
 * A request for one page of the receiver's tasks. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type ListTasksRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** The method that makes the message a request for the list of tasks. */
  method: "tasks/list";
  /** Which page is asked for; absent for the first. */
  params?: PaginatedRequestParams | undefined;
};

/**
 * One page of the receiver's tasks. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type ListTasksResult = {
  /** Metadata of the result, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Where the next page starts, to be sent as `cursor`; absent on the last page. */
  nextCursor?: string | undefined;
  /** The tasks of this page. */
  tasks: Task[];
};

/**
 * The value of `_meta["io.modelcontextprotocol/related-task"]` in every message that belongs to a task. Since
 * 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type RelatedTaskMetadata = {
  /** The identifier of the task that the message belongs to. */
  taskId: string;
};

/**
 * A request that runs in the background, as its receiver sees it. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type Task = {
  /** The identifier of the task, made by its receiver. */
  taskId: string;
  /** How far the task has come. */
  status: TaskStatus;
  /** More about the status, for people to read. */
  statusMessage?: string | undefined;
  /** When the task was created, as an ISO 8601 string. */
  createdAt: string;
  /** When the task last changed, as an ISO 8601 string. */
  lastUpdatedAt: string;
  /** How long the task is kept after its creation, in milliseconds; null means for ever. */
  ttl: number | null;
  /** How long to wait between two `tasks/get`, in milliseconds; an integer. */
  pollInterval?: number | undefined;
};

/**
 * The params that every request has that may run as a task. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskAugmentedRequestParams = {
  /** Metadata of the request. */
  _meta?:
    | {
        /** The token that asks for progress notifications about this request. */
        progressToken?: ProgressToken | undefined;
        /** Any further key. */
        [key: string]: unknown;
      }
    | undefined;
  /** Asks for the request to run as a task, answered by `CreateTaskResult`. */
  task?: TaskMetadata | undefined;
};

/**
 * How a request is to be run as a task. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskMetadata = {
  /** How long to keep the task after its creation, in milliseconds; an integer, which the receiver may overrule. */
  ttl?: number | undefined;
};

/**
 * How far a task has come; `completed`, `failed` and `cancelled` are final. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatus = "working" | "input_required" | "completed" | "failed" | "cancelled";

// Notifications

/**
 * The news that an earlier request, never `initialize`, is no longer of interest; tasks have `tasks/cancel` instead.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/cancellation}
 */
export type CancelledNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a cancellation. */
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
  /** Metadata of the notification, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id of the request to cancel, sent earlier by the same side. Optional in 2025-11-25 only. */
  requestId?: RequestId | undefined;
  /** Why it is cancelled, for a log or the user. */
  reason?: string | undefined;
};

/**
 * The news that the user is done with a URL elicitation. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitationCompleteNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message the end of a URL elicitation. */
  method: "notifications/elicitation/complete";
  /** The elicitation that ended. */
  params: {
    /** The `elicitationId` of the request that started it. */
    elicitationId: string;
  };
};

/**
 * The client's last word of the handshake, after which the session is open. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle}
 */
export type InitializedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message the end of the handshake. */
  method: "notifications/initialized";
  /** Nothing but metadata. */
  params?: NotificationParams | undefined;
};

/**
 * A log message of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging}
 */
export type LoggingMessageNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a log message. */
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
  /** Metadata of the notification, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** How severe it is. */
  level: LoggingLevel;
  /** The part of the server that logs. */
  logger?: string | undefined;
  /** What is logged: a text or any other JSON. */
  data: unknown;
};

/**
 * The news of how far a request has come, for a sender that gave a progress token.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/progress}
 */
export type ProgressNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a report of progress. */
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
  /** Metadata of the notification, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The token that the request gave in its `_meta`. */
  progressToken: ProgressToken;
  /** How much is done, in units of the sender's own; greater each time. */
  progress: number;
  /** How much there is to do, in the same units; absent where unknown. */
  total?: number | undefined;
  /** What is being done, for people to read. Since 2025-03-26. */
  message?: string | undefined;
};

/**
 * The news that the server's list of prompts has changed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/prompts}
 */
export type PromptListChangedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a change of the list of prompts. */
  method: "notifications/prompts/list_changed";
  /** Nothing but metadata. */
  params?: NotificationParams | undefined;
};

/**
 * The news that the server's list of resources has changed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ResourceListChangedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a change of the list of resources. */
  method: "notifications/resources/list_changed";
  /** Nothing but metadata. */
  params?: NotificationParams | undefined;
};

/**
 * The news that a resource has changed to which the client subscribed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/resources}
 */
export type ResourceUpdatedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a change of a resource. */
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
  /** Metadata of the notification, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The URI of what changed, perhaps a part of the resource that the client subscribed to. */
  uri: string;
};

/**
 * The news that the client's roots have changed. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/roots}
 */
export type RootsListChangedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a change of the roots. */
  method: "notifications/roots/list_changed";
  /** Nothing but metadata. */
  params?: NotificationParams | undefined;
};

/**
 * The news of a task's new state, which its receiver may send or leave to polling. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatusNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a change of a task's state. */
  method: "notifications/tasks/status";
  /** The whole state of the task. */
  params: TaskStatusNotificationParams;
};

/**
 * The params of `notifications/tasks/status`. Since 2025-11-25. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type TaskStatusNotificationParams = {
  /** Metadata of the notification, under keys of the sender's choice. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The identifier of the task, made by its receiver. */
  taskId: string;
  /** How far the task has come. */
  status: TaskStatus;
  /** More about the status, for people to read. */
  statusMessage?: string | undefined;
  /** When the task was created, as an ISO 8601 string. */
  createdAt: string;
  /** When the task last changed, as an ISO 8601 string. */
  lastUpdatedAt: string;
  /** How long the task is kept after its creation, in milliseconds; null means for ever. */
  ttl: number | null;
  /** How long to wait between two `tasks/get`, in milliseconds; an integer. */
  pollInterval?: number | undefined;
};

/**
 * The news that the server's list of tools has changed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export type ToolListChangedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The method that makes the message a change of the list of tools. */
  method: "notifications/tools/list_changed";
  /** Nothing but metadata. */
  params?: NotificationParams | undefined;
};

// Unions

/**
 * Every notification that a client sends.
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
 * Every request that a client sends.
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
 * Every result that a client answers with.
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
 * Every notification that a server sends.
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
 * Every request that a server sends. Until 2025-11-25.
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
 * Every result that a server answers with.
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
  /** Calls a tool. With `params.task`, a `CreateTaskResult` comes back instead. */
  "tools/call": {
    /** What is sent. */
    params: CallToolRequest["params"];
    /** What comes back. */
    result: CallToolResult;
  };
  /** Asks for the state of a task. Since 2025-11-25. Until 2025-11-25. */
  "tasks/get": {
    /** What is sent. */
    params: GetTaskRequest["params"];
    /** What comes back. */
    result: GetTaskResult;
  };
  /** Waits for what a task produces. Since 2025-11-25. Until 2025-11-25. */
  "tasks/result": {
    /** What is sent. */
    params: GetTaskPayloadRequest["params"];
    /** What comes back. */
    result: GetTaskPayloadResult;
  };
  /** Stops a task. Since 2025-11-25. Until 2025-11-25. */
  "tasks/cancel": {
    /** What is sent. */
    params: CancelTaskRequest["params"];
    /** What comes back. */
    result: CancelTaskResult;
  };
  /** Lists tasks, page by page. Since 2025-11-25. Until 2025-11-25. */
  "tasks/list": {
    /** What is sent. */
    params: ListTasksRequest["params"];
    /** What comes back. */
    result: ListTasksResult;
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
  /** Asks for the state of a task. Since 2025-11-25. Until 2025-11-25. */
  "tasks/get": {
    /** What is sent. */
    params: GetTaskRequest["params"];
    /** What comes back. */
    result: GetTaskResult;
  };
  /** Waits for what a task produces. Since 2025-11-25. Until 2025-11-25. */
  "tasks/result": {
    /** What is sent. */
    params: GetTaskPayloadRequest["params"];
    /** What comes back. */
    result: GetTaskPayloadResult;
  };
  /** Stops a task. Since 2025-11-25. Until 2025-11-25. */
  "tasks/cancel": {
    /** What is sent. */
    params: CancelTaskRequest["params"];
    /** What comes back. */
    result: CancelTaskResult;
  };
  /** Lists tasks, page by page. Since 2025-11-25. Until 2025-11-25. */
  "tasks/list": {
    /** What is sent. */
    params: ListTasksRequest["params"];
    /** What comes back. */
    result: ListTasksResult;
  };
  /** Has a model write a message. With `params.task`, a `CreateTaskResult` comes back instead. */
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
  /** Asks the user for input. With `params.task`, a `CreateTaskResult` comes back instead. Since 2025-06-18. */
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
  /** Reports the state of a task. Since 2025-11-25. Until 2025-11-25. */
  "notifications/tasks/status": {
    /** What is sent. */
    params: TaskStatusNotification["params"];
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
  /** Reports the state of a task. Since 2025-11-25. Until 2025-11-25. */
  "notifications/tasks/status": {
    /** What is sent. */
    params: TaskStatusNotification["params"];
  };
  /** Carries a log message. */
  "notifications/message": {
    /** What is sent. */
    params: LoggingMessageNotification["params"];
  };
  /** Reports that a URL elicitation has ended. Since 2025-11-25. Until 2025-11-25. */
  "notifications/elicitation/complete": {
    /** What is sent. */
    params: ElicitationCompleteNotification["params"];
  };
}
