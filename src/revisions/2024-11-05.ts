/**
 * The Model Context Protocol, revision 2024-11-05, the first published.
 *
 * A session opens with `initialize` and `notifications/initialized`. Content is text, images and embedded resources;
 * each shape spells out its annotations; a tool result is content only. Messages travel one by one.
 *
 * @packageDocumentation
 */

/** This revision's name in `initialize`. */
export const LATEST_PROTOCOL_VERSION = "2024-11-05";

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
 * A position in a paginated list, opaque to all but its issuer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 */
export type Cursor = string;

/**
 * A result that says nothing beyond success.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type EmptyResult = Result;

/**
 * The answer to a failed request. Named until 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JSONRPCError = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The failed request's id. */
  id: RequestId;
  /** What went wrong. */
  error: {
    /** The kind of failure, an integer. */
    code: number;
    /** A one-sentence summary, for people. */
    message: string;
    /** Details in a form the sender chooses. */
    data?: unknown | undefined;
  };
};

/**
 * Any message between client and server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JSONRPCMessage = JSONRPCRequest | JSONRPCNotification | JSONRPCResponse | JSONRPCError;

/**
 * A one-way message, never answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JSONRPCNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The name of the event. */
  method: string;
  /** The event's details. */
  params?:
    | {
        /** Metadata of the notification. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * A message that must be answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
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
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * The answer to a request that succeeded; since 2025-11-25, also to one that failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JSONRPCResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The answered request's id. */
  id: RequestId;
  /** What the operation returned. */
  result: Result;
};

/**
 * What all notifications share.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type Notification = {
  /** The name of the event. */
  method: string;
  /** The event's details. */
  params?:
    | {
        /** Metadata of the notification. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * What all requests for a page share.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 */
export type PaginatedRequest = {
  /** The list to page through. */
  method: string;
  /** Which page is wanted. */
  params?:
    | {
        /** The previous page's `nextCursor`; absent for the first. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * What all pages share.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 */
export type PaginatedResult = {
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * What ties progress notifications to their request; a number is an integer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 */
export type ProgressToken = string | number;

/**
 * What all requests share.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
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
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * What ties an answer to its request; a number is an integer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type RequestId = string | number;

/**
 * What all results share.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type Result = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Any further member. */
  [key: string]: unknown;
};

// Lifecycle

/**
 * The optional features of a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
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
};

/**
 * The software of a client or server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type Implementation = {
  /** What the software is called. */
  name: string;
  /** The software's release, not the protocol revision. */
  version: string;
};

/**
 * The client's opening of a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
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
 * The client's word that the session is open. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type InitializedNotification = {
  /** The wire name. */
  method: "notifications/initialized";
  /** Only metadata. */
  params?:
    | {
        /** Metadata of the notification. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * A check by either side that the other answers. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/ping}
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
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * The optional features of a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type ServerCapabilities = {
  /** Settings of non-standard features, by name. */
  experimental?: { [key: string]: object } | undefined;
  /** Present if the server sends log messages. */
  logging?: object | undefined;
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
 * What all shapes with annotations share. Until 2024-11-05.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type Annotated = {
  /** Usage hints for the client. */
  annotations?:
    | {
        /** The roles it is for; absent means any. */
        audience?: Role[] | undefined;
        /** The importance, from 0 (optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * A content block with a resource's contents.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type EmbeddedResource = {
  /** The kind of block. */
  type: "resource";
  /** The contents, text or binary. */
  resource: TextResourceContents | BlobResourceContents;
  /** Usage hints for the client. */
  annotations?:
    | {
        /** The roles it is for; absent means any. */
        audience?: Role[] | undefined;
        /** The importance, from 0 (optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * A content block with an image.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ImageContent = {
  /** The kind of block. */
  type: "image";
  /** The bytes, as base64. */
  data: string;
  /** The MIME type, such as `image/png`. */
  mimeType: string;
  /** Usage hints for the client. */
  annotations?:
    | {
        /** The roles it is for; absent means any. */
        audience?: Role[] | undefined;
        /** The importance, from 0 (optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * A side of a conversation with a model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type Role = "user" | "assistant";

/**
 * A content block with text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type TextContent = {
  /** The kind of block. */
  type: "text";
  /** The words. */
  text: string;
  /** Usage hints for the client. */
  annotations?:
    | {
        /** The roles it is for; absent means any. */
        audience?: Role[] | undefined;
        /** The importance, from 0 (optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

// Tools

/**
 * A request to run a tool.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type CallToolRequest = {
  /** The wire name. */
  method: "tools/call";
  /** The tool and its input. */
  params: {
    /** The tool's `name`. */
    name: string;
    /** The input, as the `inputSchema` demands. */
    arguments?: { [key: string]: unknown } | undefined;
  };
};

/**
 * A tool's output, or how it failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type CallToolResult = {
  /** The output for the model, or what went wrong. */
  content: (TextContent | ImageContent | EmbeddedResource)[];
  /** Whether the tool failed, for the model to see. Default: false. */
  isError?: boolean | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A request for a page of tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ListToolsRequest = {
  /** The wire name. */
  method: "tools/list";
  /** Which page is wanted. */
  params?:
    | {
        /** The previous page's `nextCursor`; absent for the first. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * A page of tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
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
};

/**
 * A change of the tool list, sent without subscription.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ToolListChangedNotification = {
  /** The wire name. */
  method: "notifications/tools/list_changed";
  /** Only metadata. */
  params?:
    | {
        /** Metadata of the notification. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

// Resources

/**
 * The binary contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type BlobResourceContents = {
  /** The URI of what was read, perhaps a sub-resource. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The bytes, as base64. */
  blob: string;
};

/**
 * A request for a page of resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ListResourceTemplatesRequest = {
  /** The wire name. */
  method: "resources/templates/list";
  /** Which page is wanted. */
  params?:
    | {
        /** The previous page's `nextCursor`; absent for the first. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * A page of resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
 * A request for a page of resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ListResourcesRequest = {
  /** The wire name. */
  method: "resources/list";
  /** Which page is wanted. */
  params?:
    | {
        /** The previous page's `nextCursor`; absent for the first. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * A page of resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
 * A request for the contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ReadResourceRequest = {
  /** The wire name. */
  method: "resources/read";
  /** What to read. */
  params: {
    /** The URI, of any scheme the server understands. */
    uri: string;
  };
};

/**
 * What a resource holds, in one or more parts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
  annotations?:
    | {
        /** The roles it is for; absent means any. */
        audience?: Role[] | undefined;
        /** The importance, from 0 (optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * What text and binary contents share.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceContents = {
  /** The URI of what was read, perhaps a sub-resource. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
};

/**
 * A change of the resource list, sent without subscription.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceListChangedNotification = {
  /** The wire name. */
  method: "notifications/resources/list_changed";
  /** Only metadata. */
  params?:
    | {
        /** Metadata of the notification. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * Resources whose URIs follow one pattern.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
  annotations?:
    | {
        /** The roles they are for; absent means any. */
        audience?: Role[] | undefined;
        /** The importance, from 0 (optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * A change of a subscribed resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceUpdatedNotification = {
  /** The wire name. */
  method: "notifications/resources/updated";
  /** What has changed. */
  params: {
    /** The URI of what changed, perhaps a part of the subscribed resource. */
    uri: string;
  };
};

/**
 * A request to watch a resource. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type SubscribeRequest = {
  /** The wire name. */
  method: "resources/subscribe";
  /** What to watch. */
  params: {
    /** The URI, of any scheme the server understands. */
    uri: string;
  };
};

/**
 * The text contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type TextResourceContents = {
  /** The URI of what was read, perhaps a sub-resource. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The text; binary data has a `blob` instead. */
  text: string;
};

/**
 * The end of a subscription to a resource. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type UnsubscribeRequest = {
  /** The wire name. */
  method: "resources/unsubscribe";
  /** What to watch no longer. */
  params: {
    /** The URI that was subscribed to. */
    uri: string;
  };
};

// Prompts

/**
 * A request for a prompt's messages.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type GetPromptRequest = {
  /** The wire name. */
  method: "prompts/get";
  /** The prompt and its arguments. */
  params: {
    /** The prompt's `name`. */
    name: string;
    /** Each argument's value, by name. */
    arguments?: { [key: string]: string } | undefined;
  };
};

/**
 * A prompt, filled in for the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
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
 * A request for a page of prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type ListPromptsRequest = {
  /** The wire name. */
  method: "prompts/list";
  /** Which page is wanted. */
  params?:
    | {
        /** The previous page's `nextCursor`; absent for the first. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * A page of prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type Prompt = {
  /** The name to fetch it by, unique in the server. */
  name: string;
  /** What the prompt is for. */
  description?: string | undefined;
  /** The blanks to fill in. */
  arguments?: PromptArgument[] | undefined;
};

/**
 * A blank in a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptArgument = {
  /** The argument's key in `prompts/get`. */
  name: string;
  /** What to fill in, for people. */
  description?: string | undefined;
  /** Whether a value must be given. */
  required?: boolean | undefined;
};

/**
 * A change of the prompt list, sent without subscription.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptListChangedNotification = {
  /** The wire name. */
  method: "notifications/prompts/list_changed";
  /** Only metadata. */
  params?:
    | {
        /** Metadata of the notification. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * A message of a prompt; unlike in sampling, it can embed a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent | EmbeddedResource;
};

// Completion

/**
 * A request to complete what the user has typed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type CompleteRequest = {
  /** The wire name. */
  method: "completion/complete";
  /** The argument, and what it belongs to. */
  params: {
    /** The argument's prompt or resource template. */
    ref: PromptReference | ResourceReference;
    /** The argument to complete. */
    argument: {
      /** The prompt's argument, or the URI template's variable. */
      name: string;
      /** What has been typed so far. */
      value: string;
    };
  };
};

/**
 * Proposed values for an argument.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type CompleteResult = {
  /** The proposals, and how many more there are. */
  completion: {
    /** The proposed values; at most 100. */
    values: string[];
    /** The number of matches, sent or not; an integer. */
    total?: number | undefined;
    /** Whether matches exist that are not in `values`. */
    hasMore?: boolean | undefined;
  };
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A pointer to a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type PromptReference = {
  /** The kind of reference. */
  type: "ref/prompt";
  /** The prompt's `name`. */
  name: string;
};

/**
 * A pointer to a resource or resource template. Named until 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type ResourceReference = {
  /** The kind of reference. */
  type: "ref/resource";
  /** The URI, or the URI template. */
  uri: string;
};

// Logging

/**
 * How severe a log message is, on the scale of syslog (RFC 5424).
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type LoggingLevel = "debug" | "info" | "notice" | "warning" | "error" | "critical" | "alert" | "emergency";

/**
 * A server's log message; if no level is set, the server chooses what to send.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type LoggingMessageNotification = {
  /** The wire name. */
  method: "notifications/message";
  /** What is logged, and by whom. */
  params: {
    /** How severe it is. */
    level: LoggingLevel;
    /** The part of the server that logs. */
    logger?: string | undefined;
    /** The event, as text or any other JSON. */
    data: unknown;
  };
};

/**
 * A request for log messages from a level up. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type SetLevelRequest = {
  /** The wire name. */
  method: "logging/setLevel";
  /** The level from which to log. */
  params: {
    /** The least severe level to send. */
    level: LoggingLevel;
  };
};

// Sampling

/**
 * A server's request for a message by the client's model, with the user in control.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type CreateMessageResult = {
  /** Who speaks. */
  role: Role;
  /** What the model wrote. */
  content: TextContent | ImageContent;
  /** The model that was used. */
  model: string;
  /** Why the model stopped, if known. */
  stopReason?: string | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A model that the server would like.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type ModelHint = {
  /** A part of a model's name; the client may take a like model of another provider. */
  name?: string | undefined;
};

/**
 * What the server values in a model; the client may ignore it.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type ModelPreferences = {
  /** Models by name, best first; they outweigh the priorities. */
  hints?: ModelHint[] | undefined;
  /** The weight of a low price, from 0 (none) to 1 (most). */
  costPriority?: number | undefined;
  /** The weight of low latency, from 0 (none) to 1 (most). */
  speedPriority?: number | undefined;
  /** The weight of the model's abilities, from 0 (none) to 1 (most). */
  intelligencePriority?: number | undefined;
};

/**
 * A message to or from the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type SamplingMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent;
};

// Roots

/**
 * A server's request for the directories and files to work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
 */
export type Root = {
  /** The place, starting with `file://`. */
  uri: string;
  /** The name for people. */
  name?: string | undefined;
};

/**
 * A change of the client's roots, which the server should list anew. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
 */
export type RootsListChangedNotification = {
  /** The wire name. */
  method: "notifications/roots/list_changed";
  /** Only metadata. */
  params?:
    | {
        /** Metadata of the notification. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

// Notifications

/**
 * The sender's word that a request needs no answer; never for `initialize`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/cancellation}
 */
export type CancelledNotification = {
  /** The wire name. */
  method: "notifications/cancelled";
  /** What is called off, and why. */
  params: {
    /** The id of a request that the same side sent. */
    requestId: RequestId;
    /** The reason, for the log or the user. */
    reason?: string | undefined;
  };
};

/**
 * The progress of a request that gave a progress token.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
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
  };
};

// Unions

/**
 * Every notification from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type ClientNotification =
  | CancelledNotification
  | InitializedNotification
  | ProgressNotification
  | RootsListChangedNotification;

/**
 * Every request from a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type ClientResult = Result | CreateMessageResult | ListRootsResult;

/**
 * Every notification from a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type ServerRequest = PingRequest | CreateMessageRequest | ListRootsRequest;

/**
 * Every result from a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
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
