/**
 * The Model Context Protocol, revision 2024-11-05: the first that was published.
 *
 * A session opens with `initialize` and `notifications/initialized`. Content is text, images and embedded resources;
 * annotations are written into each shape that takes them; a tool result is content only. Messages travel one by one.
 *
 * @packageDocumentation
 */

/** The date that names this revision in `initialize`. */
export const LATEST_PROTOCOL_VERSION = "2024-11-05";

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
 * A position in a paginated list, readable only by the server that issued it.
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
 * The answer to a request that failed. Named until 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JSONRPCError = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request that failed. */
  id: RequestId;
  /** What went wrong. */
  error: {
    /** The kind of failure, an integer. */
    code: number;
    /** A summary in one sentence, for people. */
    message: string;
    /** Details in a form the sender chooses. */
    data?: unknown | undefined;
  };
};

/**
 * Anything that may travel between client and server.
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
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What the message reports. */
  method: string;
  /** The payload of the notification. */
  params?:
    | {
        /** Metadata beside the notification's own params. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * A message that has to be answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
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
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * The answer to a request that succeeded; since 2025-11-25 the name means the answer to one that failed, too.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JSONRPCResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request that is answered. */
  id: RequestId;
  /** What the operation returned. */
  result: Result;
};

/**
 * What all notifications have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type Notification = {
  /** What the message reports. */
  method: string;
  /** The payload of the notification. */
  params?:
    | {
        /** Metadata beside the notification's own params. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * What all requests for a paginated list have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 */
export type PaginatedRequest = {
  /** The list that is asked for. */
  method: string;
  /** Where in the list to start. */
  params?:
    | {
        /** The `nextCursor` of an earlier page; absent means the first page. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * What all pages of a list have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination}
 */
export type PaginatedResult = {
  /** The cursor of the page that follows; absent on the last page. */
  nextCursor?: string | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * What ties progress notifications to their request; an integer where it is a number.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
 */
export type ProgressToken = string | number;

/**
 * What all requests have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
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
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * What ties an answer to its request; an integer where it is a number.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type RequestId = string | number;

/**
 * What all results have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type Result = {
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Any further member. */
  [key: string]: unknown;
};

// Lifecycle

/**
 * The optional features that a client offers.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
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
};

/**
 * The software at one end of a session.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type Implementation = {
  /** What the software is called. */
  name: string;
  /** The software's own release, unrelated to the protocol revision. */
  version: string;
};

/**
 * The client's opening of a session. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
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
 * The client's word that the session is open. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type InitializedNotification = {
  /** The wire name of this notification. */
  method: "notifications/initialized";
  /** Nothing but metadata is expected here. */
  params?:
    | {
        /** Metadata beside the notification's own params. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * A question from either side whether the other still answers. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/ping}
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
            }
          | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * The optional features that a server offers.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type ServerCapabilities = {
  /** Settings of features outside the protocol, by feature. */
  experimental?: { [key: string]: object } | undefined;
  /** The support for log messages; absent means none. */
  logging?: object | undefined;
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
 * What all shapes with annotations have in common. Until 2024-11-05.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type Annotated = {
  /** Hints for the client about the use of the data. */
  annotations?:
    | {
        /** The roles the data is meant for; absent means no preference. */
        audience?: Role[] | undefined;
        /** The importance of the data, from 0 (entirely optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * A content block that carries the contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type EmbeddedResource = {
  /** Tells embedded resources from other content blocks. */
  type: "resource";
  /** The contents, as text or as binary data. */
  resource: TextResourceContents | BlobResourceContents;
  /** Hints for the client about the use of the block. */
  annotations?:
    | {
        /** The roles the block is meant for; absent means no preference. */
        audience?: Role[] | undefined;
        /** The importance of the block, from 0 (entirely optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * A content block that carries an image.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ImageContent = {
  /** Tells images from other content blocks. */
  type: "image";
  /** The bytes of the image, as base64. */
  data: string;
  /** The image's format, such as `image/png`. */
  mimeType: string;
  /** Hints for the client about the use of the block. */
  annotations?:
    | {
        /** The roles the block is meant for; absent means no preference. */
        audience?: Role[] | undefined;
        /** The importance of the block, from 0 (entirely optional) to 1 (effectively required). */
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
 * A content block that carries text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type TextContent = {
  /** Tells text from other content blocks. */
  type: "text";
  /** The words themselves. */
  text: string;
  /** Hints for the client about the use of the block. */
  annotations?:
    | {
        /** The roles the block is meant for; absent means no preference. */
        audience?: Role[] | undefined;
        /** The importance of the block, from 0 (entirely optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

// Tools

/**
 * A call of one of the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type CallToolRequest = {
  /** The wire name of this request. */
  method: "tools/call";
  /** Which tool to run, and on what. */
  params: {
    /** The name under which the tool is listed. */
    name: string;
    /** The tool's input, as its `inputSchema` demands. */
    arguments?: { [key: string]: unknown } | undefined;
  };
};

/**
 * What a tool call produced, or how the tool failed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type CallToolResult = {
  /** The output for the model, or the tool's account of its failure. */
  content: (TextContent | ImageContent | EmbeddedResource)[];
  /** Whether the tool itself failed, in a way the model should see. Default: false. */
  isError?: boolean | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A request for a page of the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ListToolsRequest = {
  /** The wire name of this request. */
  method: "tools/list";
  /** Where in the list to start. */
  params?:
    | {
        /** The `nextCursor` of an earlier page; absent means the first page. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * A page of the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
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
};

/**
 * The server's word that its list of tools has changed; no subscription is needed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ToolListChangedNotification = {
  /** The wire name of this notification. */
  method: "notifications/tools/list_changed";
  /** Nothing but metadata is expected here. */
  params?:
    | {
        /** Metadata beside the notification's own params. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

// Resources

/**
 * The contents of a resource that is binary data.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type BlobResourceContents = {
  /** The URI of what was read; a sub-resource may stand here. */
  uri: string;
  /** The format of the data, where it is known. */
  mimeType?: string | undefined;
  /** The bytes, as base64. */
  blob: string;
};

/**
 * A request for a page of the server's resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ListResourceTemplatesRequest = {
  /** The wire name of this request. */
  method: "resources/templates/list";
  /** Where in the list to start. */
  params?:
    | {
        /** The `nextCursor` of an earlier page; absent means the first page. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * A page of the server's resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
 * A request for a page of the server's resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ListResourcesRequest = {
  /** The wire name of this request. */
  method: "resources/list";
  /** Where in the list to start. */
  params?:
    | {
        /** The `nextCursor` of an earlier page; absent means the first page. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * A page of the server's resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
 * A request for the contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ReadResourceRequest = {
  /** The wire name of this request. */
  method: "resources/read";
  /** What to read. */
  params: {
    /** The URI of the resource, of any scheme the server understands. */
    uri: string;
  };
};

/**
 * What a resource holds, in one or several parts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
  annotations?:
    | {
        /** The roles the resource is meant for; absent means no preference. */
        audience?: Role[] | undefined;
        /** The importance of the resource, from 0 (entirely optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * What text and binary contents of a resource have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceContents = {
  /** The URI of what was read; a sub-resource may stand here. */
  uri: string;
  /** The format of the data, where it is known. */
  mimeType?: string | undefined;
};

/**
 * The server's word that its list of resources has changed; no subscription is needed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceListChangedNotification = {
  /** The wire name of this notification. */
  method: "notifications/resources/list_changed";
  /** Nothing but metadata is expected here. */
  params?:
    | {
        /** Metadata beside the notification's own params. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * A family of resources whose URIs follow one pattern.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
  annotations?:
    | {
        /** The roles the resources are meant for; absent means no preference. */
        audience?: Role[] | undefined;
        /** The importance of the resources, from 0 (entirely optional) to 1 (effectively required). */
        priority?: number | undefined;
      }
    | undefined;
};

/**
 * The server's word that a resource with a subscription has changed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceUpdatedNotification = {
  /** The wire name of this notification. */
  method: "notifications/resources/updated";
  /** What has changed. */
  params: {
    /** The URI of the changed resource; it may be a sub-resource of the subscribed one. */
    uri: string;
  };
};

/**
 * A request to be told when a resource changes. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type SubscribeRequest = {
  /** The wire name of this request. */
  method: "resources/subscribe";
  /** What to watch. */
  params: {
    /** The URI of the resource, of any scheme the server understands. */
    uri: string;
  };
};

/**
 * The contents of a resource that is text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type TextResourceContents = {
  /** The URI of what was read; a sub-resource may stand here. */
  uri: string;
  /** The format of the text, where it is known. */
  mimeType?: string | undefined;
  /** The text itself; binary data goes into a `blob` instead. */
  text: string;
};

/**
 * The end of a subscription to a resource. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type UnsubscribeRequest = {
  /** The wire name of this request. */
  method: "resources/unsubscribe";
  /** What to watch no longer. */
  params: {
    /** The URI that was subscribed to. */
    uri: string;
  };
};

// Prompts

/**
 * A request for the messages of a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type GetPromptRequest = {
  /** The wire name of this request. */
  method: "prompts/get";
  /** Which prompt to fill in, and with what. */
  params: {
    /** The name under which the prompt is listed. */
    name: string;
    /** The value of each argument, by name. */
    arguments?: { [key: string]: string } | undefined;
  };
};

/**
 * A prompt, filled in and ready for the model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
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
 * A request for a page of the server's prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type ListPromptsRequest = {
  /** The wire name of this request. */
  method: "prompts/list";
  /** Where in the list to start. */
  params?:
    | {
        /** The `nextCursor` of an earlier page; absent means the first page. */
        cursor?: string | undefined;
      }
    | undefined;
};

/**
 * A page of the server's prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type Prompt = {
  /** The name by which the prompt is fetched, unique within the server. */
  name: string;
  /** What the prompt is for. */
  description?: string | undefined;
  /** The blanks that the user can fill in. */
  arguments?: PromptArgument[] | undefined;
};

/**
 * A blank in a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptArgument = {
  /** The key of the argument's value in `prompts/get`. */
  name: string;
  /** What to fill in, for people. */
  description?: string | undefined;
  /** Whether the prompt cannot be fetched without a value. */
  required?: boolean | undefined;
};

/**
 * The server's word that its list of prompts has changed; no subscription is needed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptListChangedNotification = {
  /** The wire name of this notification. */
  method: "notifications/prompts/list_changed";
  /** Nothing but metadata is expected here. */
  params?:
    | {
        /** Metadata beside the notification's own params. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

/**
 * A message of a prompt; unlike a sampling message it can embed a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptMessage = {
  /** The side that speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent | EmbeddedResource;
};

// Completion

/**
 * A request for values that would complete what the user has typed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type CompleteRequest = {
  /** The wire name of this request. */
  method: "completion/complete";
  /** What is being filled in, and how far it is. */
  params: {
    /** The prompt or resource template that has the argument. */
    ref: PromptReference | ResourceReference;
    /** The argument under the user's cursor. */
    argument: {
      /** The argument's key in the prompt, or its variable in the URI template. */
      name: string;
      /** What has been typed so far. */
      value: string;
    };
  };
};

/**
 * The values that would complete an argument.
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
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A pointer to a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type PromptReference = {
  /** Tells prompts from other references. */
  type: "ref/prompt";
  /** The name under which the prompt is listed. */
  name: string;
};

/**
 * A pointer to a resource or resource template. Named until 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type ResourceReference = {
  /** Tells resources from other references. */
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
 * A log message from the server; without a level from the client, the server chooses what it sends.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type LoggingMessageNotification = {
  /** The wire name of this notification. */
  method: "notifications/message";
  /** What is logged, and by whom. */
  params: {
    /** How severe the event is. */
    level: LoggingLevel;
    /** The part of the server that logs. */
    logger?: string | undefined;
    /** The event, as text or as any other JSON value. */
    data: unknown;
  };
};

/**
 * A request for log messages from some level upwards. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type SetLevelRequest = {
  /** The wire name of this request. */
  method: "logging/setLevel";
  /** How much the client wants to hear. */
  params: {
    /** The least severe level that is still sent. */
    level: LoggingLevel;
  };
};

// Sampling

/**
 * A request from the server that the client have a model write a message, with the user in control.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type CreateMessageResult = {
  /** The side that speaks. */
  role: Role;
  /** What the model wrote. */
  content: TextContent | ImageContent;
  /** The model that was used. */
  model: string;
  /** Why the model stopped, where that is known. */
  stopReason?: string | undefined;
  /** Metadata beside the result's own members. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A model that the server would like.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type ModelHint = {
  /** A part of a model's name; the client may take it for a like model of another provider. */
  name?: string | undefined;
};

/**
 * What the server values in a model; the client is free to ignore it.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type ModelPreferences = {
  /** Models by name, best first; they outweigh the priorities. */
  hints?: ModelHint[] | undefined;
  /** The weight of a low price, from 0 (none) to 1 (most). */
  costPriority?: number | undefined;
  /** The weight of a low latency, from 0 (none) to 1 (most). */
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
  /** The side that speaks. */
  role: Role;
  /** What is said. */
  content: TextContent | ImageContent;
};

// Roots

/**
 * A request from the server for the directories and files it may work on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
 */
export type Root = {
  /** The place of the root; it starts with `file://`. */
  uri: string;
  /** What people see the root called. */
  name?: string | undefined;
};

/**
 * The client's word that its roots have changed; the server should list them anew. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
 */
export type RootsListChangedNotification = {
  /** The wire name of this notification. */
  method: "notifications/roots/list_changed";
  /** Nothing but metadata is expected here. */
  params?:
    | {
        /** Metadata beside the notification's own params. */
        _meta?: { [key: string]: unknown } | undefined;
        /** Any further param. */
        [key: string]: unknown;
      }
    | undefined;
};

// Notifications

/**
 * The sender's word that it needs no answer to a request any more; never about `initialize`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/cancellation}
 */
export type CancelledNotification = {
  /** The wire name of this notification. */
  method: "notifications/cancelled";
  /** What is called off, and why. */
  params: {
    /** The id of a request that the same side sent. */
    requestId: RequestId;
    /** An explanation, for the log or the user. */
    reason?: string | undefined;
  };
};

/**
 * How far a request has come, for a sender that gave a progress token.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/progress}
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
  };
};

// Unions

/**
 * Every notification that a client may send.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type ClientNotification =
  | CancelledNotification
  | InitializedNotification
  | ProgressNotification
  | RootsListChangedNotification;

/**
 * Every request that a client may send.
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
 * Every result that a client may answer with.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type ClientResult = Result | CreateMessageResult | ListRootsResult;

/**
 * Every notification that a server may send.
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
 * Every request that a server may send. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type ServerRequest = PingRequest | CreateMessageRequest | ListRootsRequest;

/**
 * Every result that a server may answer with.
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
