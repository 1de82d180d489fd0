/**
 * The Model Context Protocol, revision 2026-07-28. Changed from 2025-11-25:
 *
 * - Stateless: no `initialize`, `notifications/initialized`, `ping` or sessions. Each request brings protocol version
 *   and client capabilities, and as a rule the client's name, in a required `_meta` ({@link RequestMetaObject}); each
 *   result may bring the server's name ({@link ResultMetaObject}).
 * - New: `server/discover`, for the server's protocol versions, capabilities and instructions.
 * - Each result has a `resultType`; those of `server/discover`, the lists and `resources/read` also have `ttlMs` and
 *   `cacheScope`.
 * - A server sends no requests. `tools/call`, `prompts/get` and `resources/read` may answer with an
 *   {@link InputRequiredResult}: the former sampling, elicitation and roots requests, without `jsonrpc`, `id` and
 *   mostly `_meta`. The client repeats its request with `inputResponses` and `requestState`.
 * - `subscriptions/listen` replaces `resources/subscribe` and `resources/unsubscribe`; list changes come on its stream
 *   only, after an acknowledgement.
 * - `logging/setLevel` became a key of `_meta`. Gone: `notifications/roots/list_changed`,
 *   `notifications/elicitation/complete`, `elicitationId`. `notifications/cancelled` always has a `requestId`; a server
 *   sends it only to end a subscription.
 * - Error codes: -32020, -32021 and -32022 are new, -32042 is gone, a resource not found is -32602.
 * - Tasks, with `Tool.execution`, became an extension; capabilities have `extensions`.
 * - `structuredContent` may be any JSON value, a tool's schemas may use any keyword of JSON Schema.
 * - Roots, sampling and logging are deprecated.
 *
 * @packageDocumentation
 */

/** This revision, as the `_meta` of requests names it. */
export const LATEST_PROTOCOL_VERSION = "2026-07-28";

/** The JSON-RPC version of every message. */
export const JSONRPC_VERSION = "2.0";

/** The error code for invalid JSON. */
export const PARSE_ERROR = -32700;

/** The error code for JSON that is no request. */
export const INVALID_REQUEST = -32600;

/** The error code for a method or capability that the server lacks. */
export const METHOD_NOT_FOUND = -32601;

/** The error code for bad params: an unknown tool or prompt, a missing resource, a stale cursor, no envelope. */
export const INVALID_PARAMS = -32602;

/** The error code for a fault of the receiver. */
export const INTERNAL_ERROR = -32603;

/** The error code for HTTP headers that are missing or differ from the body. Since 2026-07-28. */
export const HEADER_MISMATCH = -32020;

/** The error code for a request that needs an undeclared client capability. Since 2026-07-28. */
export const MISSING_REQUIRED_CLIENT_CAPABILITY = -32021;

/** The error code for an unsupported protocol version. Since 2026-07-28. */
export const UNSUPPORTED_PROTOCOL_VERSION = -32022;

// JSON-RPC

/**
 * A result that a client may cache. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching}
 */
export type CacheableResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. */
  resultType: ResultType;
  /** Its freshness in milliseconds; an integer, 0 for none. */
  ttlMs: number;
  /** Who may share a copy: all, or one authorization context. */
  cacheScope: "public" | "private";
};

/**
 * A position in a paginated list, opaque to all but its server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination}
 */
export type Cursor = string;

/**
 * A result that tells success and no more.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type EmptyResult = Result;

/**
 * Why a request failed. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type Error = {
  /** The kind of failure; an integer. */
  code: number;
  /** What failed, in one sentence. */
  message: string;
  /** Details in any form. */
  data?: unknown;
};

/**
 * A JSON array. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type JSONArray = JSONValue[];

/**
 * A JSON object. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type JSONObject = {
  /** Any member. */
  [key: string]: JSONValue;
};

/**
 * The response to a failed request. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCErrorResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id; absent if unreadable. */
  id?: RequestId | undefined;
  /** What went wrong. */
  error: Error;
};

/**
 * Any message on the wire.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCMessage = JSONRPCRequest | JSONRPCNotification | JSONRPCResultResponse | JSONRPCErrorResponse;

/**
 * A message that is never answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: string;
  /** What the method takes. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * A message that asks for a response.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: string;
  /** What the method takes. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * A result or an error.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCResponse = JSONRPCResultResponse | JSONRPCErrorResponse;

/**
 * The response to a successful request. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What the method returned. */
  result: Result;
};

/**
 * Any JSON value. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type JSONValue = string | number | boolean | null | JSONObject | JSONArray;

/**
 * A notification without its JSON-RPC envelope.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type Notification = {
  /** What happened. */
  method: string;
  /** What the method takes. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * The params of any notification. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type NotificationParams = {
  /** Metadata of the notification. */
  _meta?: NotificationMetaObject | undefined;
};

/**
 * A request for one page of a list.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination}
 */
export type PaginatedRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** Which list is read. */
  method: string;
  /** The envelope and the page. Required since 2026-07-28. */
  params: PaginatedRequestParams;
};

/**
 * The params of a paginated request. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination}
 */
export type PaginatedRequestParams = {
  /** The envelope. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** The `nextCursor` of the page before; absent for the first page. */
  cursor?: Cursor | undefined;
};

/**
 * A paginated request's result, without the page.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination}
 */
export type PaginatedResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The next page's cursor; absent on the last. */
  nextCursor?: Cursor | undefined;
};

/**
 * What ties progress to its request; a string or an integer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress}
 */
export type ProgressToken = string | number;

/**
 * A request without its JSON-RPC envelope.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type Request = {
  /** What is asked for. */
  method: string;
  /** What the method takes. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * What ties a response to its request, unique in flight; a string or an integer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type RequestId = string | number;

/**
 * The params of any request. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type RequestParams = {
  /** The envelope. Required since 2026-07-28. */
  _meta: RequestMetaObject;
};

/**
 * What every result has, open to further members.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type Result = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** Any further member. */
  [key: string]: unknown;
};

/**
 * A final answer, a request for input, or an extension's kind. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type ResultType = "complete" | "input_required" | (string & {});

// Meta

/**
 * Extra data. A key may have a reversed DNS prefix (`com.example/name`); those whose second label is
 * `modelcontextprotocol` or `mcp` are reserved. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type MetaObject = {
  /** Any key. */
  [key: string]: unknown;
};

/**
 * The `_meta` of a notification. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type NotificationMetaObject = {
  /** The id of the `subscriptions/listen` request; required on its stream, absent elsewhere. Since 2026-07-28. */
  "io.modelcontextprotocol/subscriptionId"?: RequestId | undefined;
  /** Any further key. */
  [key: string]: unknown;
};

/**
 * The envelope: a request's `_meta`, in place of a handshake. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type RequestMetaObject = {
  /** Asks for progress notifications with this token; the server may send none. */
  progressToken?: ProgressToken | undefined;
  /** The request's revision; over HTTP, equal to the `MCP-Protocol-Version` header. Since 2026-07-28. */
  "io.modelcontextprotocol/protocolVersion": string;
  /** The client, unverified: for display and logs only. Since 2026-07-28. */
  "io.modelcontextprotocol/clientInfo"?: Implementation | undefined;
  /** What the client can do in this request; empty means nothing optional. Since 2026-07-28. */
  "io.modelcontextprotocol/clientCapabilities": ClientCapabilities;
  /**
   * The least severe log level wanted for this request; absent means no logs. Since 2026-07-28.
   *
   * @deprecated In 2026-07-28: log to stderr over stdio or use OpenTelemetry.
   */
  "io.modelcontextprotocol/logLevel"?: LoggingLevel | undefined;
  /** Any further key. */
  [key: string]: unknown;
};

/**
 * The `_meta` of a result. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type ResultMetaObject = {
  /** The server, unverified: for display and logs only. Since 2026-07-28. */
  "io.modelcontextprotocol/serverInfo"?: Implementation | undefined;
  /** Any further key. */
  [key: string]: unknown;
};

// Errors

/**
 * The response to HTTP headers that are missing, malformed or at odds with the body; status 400. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http}
 */
export type HeaderMismatchError = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id; absent if unreadable. */
  id?: RequestId | undefined;
  /** Which header is at fault. */
  error: {
    /** The error's code. */
    code: -32020;
    /** What failed, in one sentence. */
    message: string;
    /** Details in any form. */
    data?: unknown;
  };
};

/**
 * The error for a fault of the receiver. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type InternalError = {
  /** The error's code. */
  code: -32603;
  /** What failed, in one sentence. */
  message: string;
  /** Details in any form. */
  data?: unknown;
};

/**
 * The error for an unknown tool, prompt or resource, wrong arguments or a stale cursor. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type InvalidParamsError = {
  /** The error's code. */
  code: -32602;
  /** What failed, in one sentence. */
  message: string;
  /** Details in any form. */
  data?: unknown;
};

/**
 * The error for JSON that is no JSON-RPC request. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type InvalidRequestError = {
  /** The error's code. */
  code: -32600;
  /** What failed, in one sentence. */
  message: string;
  /** Details in any form. */
  data?: unknown;
};

/**
 * The error for a method that is unknown or of a capability not advertised. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type MethodNotFoundError = {
  /** The error's code. */
  code: -32601;
  /** What failed, in one sentence. */
  message: string;
  /** Details in any form. */
  data?: unknown;
};

/**
 * The response to a request that needs an undeclared client capability; HTTP status 400. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type MissingRequiredClientCapabilityError = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id; absent if unreadable. */
  id?: RequestId | undefined;
  /** What the client should declare. */
  error: {
    /** The error's code. */
    code: -32021;
    /** What failed, in one sentence. */
    message: string;
    /** What the client can act on. */
    data: {
      /** The missing capabilities, as the client would declare them. */
      requiredCapabilities: ClientCapabilities;
    };
  };
};

/**
 * The error for text that is not JSON. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type ParseError = {
  /** The error's code. */
  code: -32700;
  /** What failed, in one sentence. */
  message: string;
  /** Details in any form. */
  data?: unknown;
};

/**
 * The response to an unsupported protocol version; HTTP status 400. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export type UnsupportedProtocolVersionError = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id; absent if unreadable. */
  id?: RequestId | undefined;
  /** Which protocol versions would do. */
  error: {
    /** The error's code. */
    code: -32022;
    /** What failed, in one sentence. */
    message: string;
    /** What the client can act on. */
    data: {
      /** The versions to choose from on a retry. */
      supported: string[];
      /** The version that the request named. */
      requested: string;
    };
  };
};

// Discovery

/**
 * What a client can do beyond the base protocol.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export type ClientCapabilities = {
  /** Non-standard capabilities, by name. */
  experimental?: { [key: string]: JSONObject } | undefined;
  /**
   * The client lists its roots; always an empty object.
   *
   * @deprecated In 2026-07-28: use tool arguments, resource URIs or server configuration.
   */
  roots?: object | undefined;
  /**
   * The client samples a model.
   *
   * @deprecated In 2026-07-28: use a model provider's API.
   */
  sampling?:
    | {
        /** The client honours `includeContext` other than `"none"`. Since 2025-11-25. */
        context?: JSONObject | undefined;
        /** The client honours `tools` and `toolChoice`. Since 2025-11-25. */
        tools?: JSONObject | undefined;
      }
    | undefined;
  /** The client asks its user for input. Since 2025-06-18. */
  elicitation?:
    | {
        /** It can show a form. Since 2025-11-25. */
        form?: JSONObject | undefined;
        /** It can send the user to a URL. Since 2025-11-25. */
        url?: JSONObject | undefined;
      }
    | undefined;
  /** Settings of its extensions, by prefixed identifier (`io.modelcontextprotocol/tasks`). Since 2026-07-28. */
  extensions?: { [key: string]: JSONObject } | undefined;
};

/**
 * Asks a server what it is and can do; mandatory for servers, optional for clients. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/discover}
 */
export type DiscoverRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "server/discover";
  /** The envelope alone. */
  params: RequestParams;
};

/**
 * What a server is and can do. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/discover}
 */
export type DiscoverResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. */
  resultType: ResultType;
  /** Its freshness in milliseconds; an integer, 0 for none. */
  ttlMs: number;
  /** Who may share a copy: all, or one authorization context. */
  cacheScope: "public" | "private";
  /** The protocol versions for the client to choose from. */
  supportedVersions: string[];
  /** What the server offers. */
  capabilities: ServerCapabilities;
  /** How a model should use the server, beyond what the tools' descriptions say. */
  instructions?: string | undefined;
};

/**
 * A successful answer to `server/discover`. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/discover}
 */
export type DiscoverResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What the server is and can do. */
  result: DiscoverResult;
};

/**
 * The name and version of a client or a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type Implementation = {
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** The version, in its own scheme. */
  version: string;
  /** What it does, for people to read. Since 2025-11-25. */
  description?: string | undefined;
  /** The URL of a page about it. Since 2025-11-25. */
  websiteUrl?: string | undefined;
  /** Images to show. Since 2025-11-25. */
  icons?: Icon[] | undefined;
};

/**
 * What a server offers beyond the base protocol.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export type ServerCapabilities = {
  /** Non-standard capabilities, by name. */
  experimental?: { [key: string]: JSONObject } | undefined;
  /**
   * The server logs to clients that set a log level.
   *
   * @deprecated In 2026-07-28: log to stderr over stdio or use OpenTelemetry.
   */
  logging?: JSONObject | undefined;
  /** The server completes arguments. Since 2025-03-26. */
  completions?: JSONObject | undefined;
  /** The server offers prompts. */
  prompts?:
    | {
        /** It can tell when the list changes. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The server offers resources. */
  resources?:
    | {
        /** It can tell when a watched resource changes. */
        subscribe?: boolean | undefined;
        /** It can tell when the list changes. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The server offers tools. */
  tools?:
    | {
        /** It can tell when the list changes. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** Settings of its extensions, by prefixed identifier. Since 2026-07-28. */
  extensions?: { [key: string]: JSONObject } | undefined;
};

// Content

/**
 * Hints at the use of a block or resource. Named since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type Annotations = {
  /** The roles it is meant for; absent means no preference. */
  audience?: Role[] | undefined;
  /** Its importance, from 0 (optional) to 1 (effectively required). */
  priority?: number | undefined;
  /** The last change, in ISO 8601. Since 2025-06-18. */
  lastModified?: string | undefined;
};

/**
 * Sound, as a content block. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type AudioContent = {
  /** The kind of block. */
  type: "audio";
  /** The audio file, in base64. */
  data: string;
  /** The MIME type, such as `audio/wav`. */
  mimeType: string;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * A name for programs and one for people. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type BaseMetadata = {
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. */
  title?: string | undefined;
};

/**
 * A piece of a prompt or of a tool's result. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type ContentBlock = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/**
 * The contents of a resource, as a content block.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type EmbeddedResource = {
  /** The kind of block. */
  type: "resource";
  /** The contents, as text or as base64. */
  resource: TextResourceContents | BlobResourceContents;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * An image to show for something. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type Icon = {
  /** An HTTPS or `data:` URI; to be trusted only from the peer's own or a trusted domain. */
  src: string;
  /** The MIME type, where the source does not tell it. */
  mimeType?: string | undefined;
  /** The sizes it suits, each `48x48` or, if scalable, `any`; absent means any. */
  sizes?: string[] | undefined;
  /** The background it is drawn for; absent means either. */
  theme?: "light" | "dark" | undefined;
};

/**
 * The icons of a thing. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type Icons = {
  /** Images to show for it; a client that shows any must know PNG and JPEG. */
  icons?: Icon[] | undefined;
};

/**
 * A picture, as a content block.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ImageContent = {
  /** The kind of block. */
  type: "image";
  /** The image file, in base64. */
  data: string;
  /** The MIME type, such as `image/png`. */
  mimeType: string;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * A pointer to a resource, listed or not, as a content block. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ResourceLink = {
  /** The kind of block. */
  type: "resource_link";
  /** The URI to read it by. */
  uri: string;
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. */
  title?: string | undefined;
  /** What it holds, for a model to read. */
  description?: string | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** Its size in bytes before base64, if known; an integer. */
  size?: number | undefined;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Images to show. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data. */
  _meta?: MetaObject | undefined;
};

/**
 * A side of a conversation with a model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type Role = "user" | "assistant";

/**
 * Text, as a content block.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type TextContent = {
  /** The kind of block. */
  type: "text";
  /** The text itself. */
  text: string;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

// Tools

/**
 * Calls a tool of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type CallToolRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "tools/call";
  /** The tool and its arguments. */
  params: CallToolRequestParams;
};

/**
 * The params of `tools/call`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type CallToolRequestParams = {
  /** The envelope. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** On a retry, the answers, by the input requests' keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** On a retry, the `requestState` as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** The tool to call. */
  name: string;
  /** The arguments, by the tool's input schema. */
  arguments?: { [key: string]: unknown } | undefined;
};

/**
 * What a tool returned.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type CallToolResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The result, for a model to read. */
  content: ContentBlock[];
  /** The result by the tool's output schema. Since 2025-06-18; until 2025-11-25 an object. */
  structuredContent?: unknown;
  /** The tool failed, and the content tells the model why. Default: false. */
  isError?: boolean | undefined;
};

/**
 * A successful answer to `tools/call`. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type CallToolResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What the tool returned, or the input needed first. */
  result: InputRequiredResult | CallToolResult;
};

/**
 * Asks for the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ListToolsRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "tools/list";
  /** The envelope and the page. Required since 2026-07-28. */
  params: PaginatedRequestParams;
};

/**
 * A page of the server's tools.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ListToolsResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The next page's cursor; absent on the last. */
  nextCursor?: Cursor | undefined;
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The tools of this page, best in a constant order. */
  tools: Tool[];
};

/**
 * A successful answer to `tools/list`. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ListToolsResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** A page of tools. */
  result: ListToolsResult;
};

/**
 * A function of the server that a model may call.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type Tool = {
  /** The name to call it by, unique within the server. */
  name: string;
  /** The display name, before `annotations.title` and `name`. Since 2025-06-18. */
  title?: string | undefined;
  /** What it does, for a model to read. */
  description?: string | undefined;
  /** The JSON Schema of the arguments. */
  inputSchema: {
    /** The dialect. Default: JSON Schema 2020-12. Since 2025-11-25. */
    $schema?: string | undefined;
    /** Arguments are always an object. */
    type: "object";
    /** Any further keyword. */
    [key: string]: unknown;
  };
  /** The JSON Schema of `structuredContent`. Since 2025-06-18; until 2025-11-25 of type object. */
  outputSchema?:
    | {
        /** The dialect. Default: JSON Schema 2020-12. Since 2025-11-25. */
        $schema?: string | undefined;
        /** Any further keyword. */
        [key: string]: unknown;
      }
    | undefined;
  /** Hints at its behaviour. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
  /** Images to show. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * Hints about a tool, not to be relied on from an untrusted server. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ToolAnnotations = {
  /** The display name. */
  title?: string | undefined;
  /** The tool changes nothing. Default: false. */
  readOnlyHint?: boolean | undefined;
  /** The tool may delete or overwrite, not only add. Default: true. Void if `readOnlyHint`. */
  destructiveHint?: boolean | undefined;
  /** Repeating a call changes nothing more. Default: false. Void if `readOnlyHint`. */
  idempotentHint?: boolean | undefined;
  /** The tool reaches an open world, as a web search does. Default: true. */
  openWorldHint?: boolean | undefined;
};

// Resources

/**
 * What a resource holds, as base64.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type BlobResourceContents = {
  /** The URI of the contents. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The bytes, in base64. */
  blob: string;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * Asks for the server's resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourceTemplatesRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "resources/templates/list";
  /** The envelope and the page. Required since 2026-07-28. */
  params: PaginatedRequestParams;
};

/**
 * A page of the server's resource templates.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourceTemplatesResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The next page's cursor; absent on the last. */
  nextCursor?: Cursor | undefined;
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The resource templates of this page. */
  resourceTemplates: ResourceTemplate[];
};

/**
 * A successful answer to `resources/templates/list`. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourceTemplatesResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** A page of resource templates. */
  result: ListResourceTemplatesResult;
};

/**
 * Asks for the server's resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourcesRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "resources/list";
  /** The envelope and the page. Required since 2026-07-28. */
  params: PaginatedRequestParams;
};

/**
 * A page of the server's resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourcesResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The next page's cursor; absent on the last. */
  nextCursor?: Cursor | undefined;
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The resources of this page. */
  resources: Resource[];
};

/**
 * A successful answer to `resources/list`. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourcesResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** A page of resources. */
  result: ListResourcesResult;
};

/**
 * Reads a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ReadResourceRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "resources/read";
  /** The resource to read. */
  params: ReadResourceRequestParams;
};

/**
 * The params of `resources/read`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ReadResourceRequestParams = {
  /** The envelope. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** On a retry, the answers, by the input requests' keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** On a retry, the `requestState` as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** The resource's URI, of any scheme the server knows. */
  uri: string;
};

/**
 * The contents of a resource, in one or more parts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ReadResourceResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The parts, each with its own URI. */
  contents: (TextResourceContents | BlobResourceContents)[];
};

/**
 * A successful answer to `resources/read`. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ReadResourceResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** The contents, or the input needed first. */
  result: InputRequiredResult | ReadResourceResult;
};

/**
 * Something the server can read out, such as a file.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type Resource = {
  /** The URI to read it by. */
  uri: string;
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What it holds, for a model to read. */
  description?: string | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** Its size in bytes before base64, if known; an integer. */
  size?: number | undefined;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Images to show. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * What text and base64 contents have in common.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceContents = {
  /** The URI of the contents. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * The params of a request about one resource. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceRequestParams = {
  /** The envelope. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** The resource's URI, of any scheme the server knows. */
  uri: string;
};

/**
 * A pattern for the URIs of resources.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceTemplate = {
  /** The URI template (RFC 6570). */
  uriTemplate: string;
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What it is for, for a model to read. */
  description?: string | undefined;
  /** The MIME type of all it matches; absent where they differ. */
  mimeType?: string | undefined;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Images to show. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * What a resource holds, as text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type TextResourceContents = {
  /** The URI of the contents. */
  uri: string;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** The text, never binary data. */
  text: string;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

// Prompts

/**
 * Fills in a prompt of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type GetPromptRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "prompts/get";
  /** The prompt and its arguments. */
  params: GetPromptRequestParams;
};

/**
 * The params of `prompts/get`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type GetPromptRequestParams = {
  /** The envelope. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** On a retry, the answers, by the input requests' keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** On a retry, the `requestState` as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** The prompt to fill in. */
  name: string;
  /** The arguments' values, by name. */
  arguments?: { [key: string]: string } | undefined;
};

/**
 * A prompt with its arguments filled in.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type GetPromptResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** What the prompt is for. */
  description?: string | undefined;
  /** The conversation to hand to a model. */
  messages: PromptMessage[];
};

/**
 * A successful answer to `prompts/get`. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type GetPromptResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** The prompt, or the input needed first. */
  result: InputRequiredResult | GetPromptResult;
};

/**
 * Asks for the server's prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type ListPromptsRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "prompts/list";
  /** The envelope and the page. Required since 2026-07-28. */
  params: PaginatedRequestParams;
};

/**
 * A page of the server's prompts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type ListPromptsResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The next page's cursor; absent on the last. */
  nextCursor?: Cursor | undefined;
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The prompts of this page. */
  prompts: Prompt[];
};

/**
 * A successful answer to `prompts/list`. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type ListPromptsResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** A page of prompts. */
  result: ListPromptsResult;
};

/**
 * A conversation that the server has ready, maybe with blanks.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type Prompt = {
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What the prompt gives. */
  description?: string | undefined;
  /** The blanks to fill in. */
  arguments?: PromptArgument[] | undefined;
  /** Images to show. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * A blank in a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type PromptArgument = {
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What to fill in, for people to read. */
  description?: string | undefined;
  /** The prompt cannot do without it. */
  required?: boolean | undefined;
};

/**
 * A message of a prompt, of one content block.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type PromptMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said. */
  content: ContentBlock;
};

// Completion

/**
 * Asks how an argument might go on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type CompleteRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "completion/complete";
  /** What is being typed, and where. */
  params: CompleteRequestParams;
};

/**
 * The params of `completion/complete`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type CompleteRequestParams = {
  /** The envelope. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** What the argument belongs to. */
  ref: PromptReference | ResourceTemplateReference;
  /** The argument to complete. */
  argument: {
    /** Which argument it is. */
    name: string;
    /** What has been typed so far. */
    value: string;
  };
  /** What else helps to complete it. Since 2025-06-18. */
  context?:
    | {
        /** The other arguments chosen so far, by name. */
        arguments?: { [key: string]: string } | undefined;
      }
    | undefined;
};

/**
 * How an argument might go on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type CompleteResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** The kind; absent (an earlier server) means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The suggestions. */
  completion: {
    /** The suggested values, at most 100. */
    values: string[];
    /** How many there are in all, sent or not; an integer. */
    total?: number | undefined;
    /** There are more than were sent, be `total` known or not. */
    hasMore?: boolean | undefined;
  };
};

/**
 * A successful answer to `completion/complete`. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type CompleteResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** How the argument might go on. */
  result: CompleteResult;
};

/**
 * A prompt with an argument to complete.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type PromptReference = {
  /** The kind of reference. */
  type: "ref/prompt";
  /** The prompt, as the server lists it. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
};

/**
 * A resource template with a variable to complete. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type ResourceTemplateReference = {
  /** The kind of reference. */
  type: "ref/resource";
  /** The URI template, or a plain URI. */
  uri: string;
};

// Logging

/**
 * The severity of a log message, as in syslog (RFC 5424).
 *
 * @deprecated In 2026-07-28: log to stderr over stdio or use OpenTelemetry.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging}
 */
export type LoggingLevel = "debug" | "info" | "notice" | "warning" | "error" | "critical" | "alert" | "emergency";

/**
 * A log message, only for a request that set a log level.
 *
 * @deprecated In 2026-07-28: log to stderr over stdio or use OpenTelemetry.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging}
 */
export type LoggingMessageNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/message";
  /** The message and its level. */
  params: LoggingMessageNotificationParams;
};

/**
 * The params of `notifications/message`. Named since 2025-11-25.
 *
 * @deprecated In 2026-07-28: log to stderr over stdio or use OpenTelemetry.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging}
 */
export type LoggingMessageNotificationParams = {
  /** Metadata of the notification. */
  _meta?: NotificationMetaObject | undefined;
  /** Its severity. */
  level: LoggingLevel;
  /** Which part of the server speaks. */
  logger?: string | undefined;
  /** What is logged: a string or any other JSON value. */
  data: unknown;
};

// Sampling

/**
 * Asks the client to sample a model, as an input request.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type CreateMessageRequest = {
  /** What is asked for. */
  method: "sampling/createMessage";
  /** The conversation and how to sample. */
  params: CreateMessageRequestParams;
};

/**
 * The params of `sampling/createMessage`. Named since 2025-11-25.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type CreateMessageRequestParams = {
  /** The conversation to continue. */
  messages: SamplingMessage[];
  /** The model wanted; the client may choose another. */
  modelPreferences?: ModelPreferences | undefined;
  /** The system prompt wanted; the client may change or drop it. */
  systemPrompt?: string | undefined;
  /**
   * Whose context to add. Default: `"none"`. The other values need the client's `sampling.context`.
   *
   * @deprecated In 2025-11-25, `"thisServer"` and `"allServers"`: leave the member out or use `"none"`.
   */
  includeContext?: "none" | "thisServer" | "allServers" | undefined;
  /** The randomness, on the model's own scale. */
  temperature?: number | undefined;
  /** The most tokens; an integer. The client may sample fewer. */
  maxTokens: number;
  /** Strings at which sampling stops. */
  stopSequences?: string[] | undefined;
  /** Data for the provider, in its own form. */
  metadata?: JSONObject | undefined;
  /** The tools to use; needs the client's `sampling.tools`. Since 2025-11-25. */
  tools?: Tool[] | undefined;
  /** Whether to use tools; needs the client's `sampling.tools`. Default: mode `"auto"`. Since 2025-11-25. */
  toolChoice?: ToolChoice | undefined;
};

/**
 * What the model said, once the user could review it.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type CreateMessageResult = {
  /** Who speaks. */
  role: Role;
  /** What was said; an array and tool blocks since 2025-11-25. */
  content:
    | TextContent
    | ImageContent
    | AudioContent
    | ToolUseContent
    | ToolResultContent
    | SamplingMessageContentBlock[];
  /** The model that said it. */
  model: string;
  /** Why sampling stopped, if known; providers add reasons. `"toolUse"` since 2025-11-25. */
  stopReason?: "endTurn" | "stopSequence" | "maxTokens" | "toolUse" | (string & {}) | undefined;
  /** Extra data. */
  _meta?: MetaObject | undefined;
};

/**
 * A hint at a model; further keys are the client's to interpret.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ModelHint = {
  /** Part of a model's name, such as `sonnet`; another provider's like may do. */
  name?: string | undefined;
};

/**
 * What the server would like of the model; the client decides.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ModelPreferences = {
  /** Hints at models, best first, before the priorities. */
  hints?: ModelHint[] | undefined;
  /** The weight of a low price, from 0 (none) to 1 (most). */
  costPriority?: number | undefined;
  /** The weight of speed, from 0 (none) to 1 (most). */
  speedPriority?: number | undefined;
  /** The weight of ability, from 0 (none) to 1 (most). */
  intelligencePriority?: number | undefined;
};

/**
 * A message to or from the model.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type SamplingMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said; an array and tool blocks since 2025-11-25. */
  content:
    | TextContent
    | ImageContent
    | AudioContent
    | ToolUseContent
    | ToolResultContent
    | SamplingMessageContentBlock[];
  /** Extra data. Since 2025-11-25. */
  _meta?: MetaObject | undefined;
};

/**
 * A piece of a sampling message. Since 2025-11-25.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type SamplingMessageContentBlock =
  | TextContent
  | ImageContent
  | AudioContent
  | ToolUseContent
  | ToolResultContent;

/**
 * Whether the model uses tools. Since 2025-11-25.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ToolChoice = {
  /** `"auto"`: the model decides; `"required"`: at least one use; `"none"`: no use. Default: `"auto"`. */
  mode?: "auto" | "required" | "none" | undefined;
};

/**
 * A tool's result, for the model. Since 2025-11-25.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ToolResultContent = {
  /** The kind of block. */
  type: "tool_result";
  /** The id of the tool use. */
  toolUseId: string;
  /** The result as blocks. */
  content: ContentBlock[];
  /** The result by the tool's output schema. Until 2025-11-25 an object. */
  structuredContent?: unknown;
  /** The tool failed, and the content says why. Default: false. */
  isError?: boolean | undefined;
  /** Extra data, best kept in later requests for caches' sake. */
  _meta?: MetaObject | undefined;
};

/**
 * The model's wish to call a tool. Since 2025-11-25.
 *
 * @deprecated In 2026-07-28: use a model provider's API.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ToolUseContent = {
  /** The kind of block. */
  type: "tool_use";
  /** What ties the result to the use. */
  id: string;
  /** The tool to call. */
  name: string;
  /** The arguments, by the tool's input schema. */
  input: { [key: string]: unknown };
  /** Extra data, best kept in later requests for caches' sake. */
  _meta?: MetaObject | undefined;
};

// Roots

/**
 * Asks for the client's roots, as an input request.
 *
 * @deprecated In 2026-07-28: use tool arguments, resource URIs or server configuration.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/roots}
 */
export type ListRootsRequest = {
  /** What is asked for. */
  method: "roots/list";
  /** Only extra data. */
  params?:
    | {
        /** Extra data. */
        _meta?: MetaObject | undefined;
      }
    | undefined;
};

/**
 * The roots of the client.
 *
 * @deprecated In 2026-07-28: use tool arguments, resource URIs or server configuration.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/roots}
 */
export type ListRootsResult = {
  /** The directories and files. */
  roots: Root[];
};

/**
 * A directory or file that the server may work on.
 *
 * @deprecated In 2026-07-28: use tool arguments, resource URIs or server configuration.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/roots}
 */
export type Root = {
  /** A `file://` URI. */
  uri: string;
  /** The display name. */
  name?: string | undefined;
  /** Extra data. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

// Elicitation

/**
 * A yes-or-no field. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type BooleanSchema = {
  /** The kind of field. */
  type: "boolean";
  /** The field's label. */
  title?: string | undefined;
  /** What to enter. */
  description?: string | undefined;
  /** The initial value. */
  default?: boolean | undefined;
};

/**
 * Asks the user for input, as an input request. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitRequest = {
  /** What is asked for. */
  method: "elicitation/create";
  /** The form to show or the URL to visit. */
  params: ElicitRequestParams;
};

/**
 * Asks by a form, for nothing sensitive. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitRequestFormParams = {
  /** The form mode, also the default. Since 2025-11-25. */
  mode?: "form" | undefined;
  /** What to ask the user. */
  message: string;
  /** The fields of the form, as a flat JSON Schema. */
  requestedSchema: {
    /** The dialect of the schema. Since 2025-11-25. */
    $schema?: string | undefined;
    /** A form is always an object. */
    type: "object";
    /** The fields, by name. */
    properties: { [key: string]: PrimitiveSchemaDefinition };
    /** The names of the required fields. */
    required?: string[] | undefined;
  };
};

/**
 * Either way to ask the user for input. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitRequestParams = ElicitRequestFormParams | ElicitRequestURLParams;

/**
 * Sends the user to a URL, outside the client. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitRequestURLParams = {
  /** The URL mode. */
  mode: "url";
  /** What to tell the user. */
  message: string;
  /** Where to send the user. */
  url: string;
};

/**
 * What the user did about an elicitation. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitResult = {
  /** `"accept"`: agreed or filled in; `"decline"`: said no; `"cancel"`: no answer. */
  action: "accept" | "decline" | "cancel";
  /** The fields' values, by name, if the form was accepted. Arrays since 2025-11-25. */
  content?: { [key: string]: string | number | boolean | string[] } | undefined;
};

/**
 * A field for one or more of several values. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type EnumSchema =
  | UntitledSingleSelectEnumSchema
  | TitledSingleSelectEnumSchema
  | UntitledMultiSelectEnumSchema
  | TitledMultiSelectEnumSchema
  | LegacyTitledEnumSchema;

/**
 * A field for one of several values, titled outside JSON Schema; `EnumSchema` in 2025-06-18. Named since 2025-11-25.
 *
 * @deprecated In 2025-11-25: use {@link TitledSingleSelectEnumSchema}.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type LegacyTitledEnumSchema = {
  /** The kind of field. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What to enter. */
  description?: string | undefined;
  /** The choices. */
  enum: string[];
  /** The display names, in the order of the values. */
  enumNames?: string[] | undefined;
  /** The initial value. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A field for any number of values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type MultiSelectEnumSchema = UntitledMultiSelectEnumSchema | TitledMultiSelectEnumSchema;

/**
 * A field for a number. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type NumberSchema = {
  /** Whether fractions are welcome. */
  type: "number" | "integer";
  /** The field's label. */
  title?: string | undefined;
  /** What to enter. */
  description?: string | undefined;
  /** The least number. */
  minimum?: number | undefined;
  /** The greatest number. */
  maximum?: number | undefined;
  /** The initial value. Since 2025-11-25. */
  default?: number | undefined;
};

/**
 * A field of a form, never nested. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
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
 * A field for one of several values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type SingleSelectEnumSchema = UntitledSingleSelectEnumSchema | TitledSingleSelectEnumSchema;

/**
 * A field for text. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type StringSchema = {
  /** The kind of field. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What to enter. */
  description?: string | undefined;
  /** The fewest characters; an integer. */
  minLength?: number | undefined;
  /** The most characters; an integer. */
  maxLength?: number | undefined;
  /** What the text must be. */
  format?: "email" | "uri" | "date" | "date-time" | undefined;
  /** The initial value. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A field for any number of titled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type TitledMultiSelectEnumSchema = {
  /** The kind of field. */
  type: "array";
  /** The field's label. */
  title?: string | undefined;
  /** What to enter. */
  description?: string | undefined;
  /** The fewest values to choose; an integer. */
  minItems?: number | undefined;
  /** The most values to choose; an integer. */
  maxItems?: number | undefined;
  /** What to choose from. */
  items: {
    /** The choices. */
    anyOf: {
      /** The value. */
      const: string;
      /** The display name. */
      title: string;
    }[];
  };
  /** The initial values. */
  default?: string[] | undefined;
};

/**
 * A field for one of several titled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type TitledSingleSelectEnumSchema = {
  /** The kind of field. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What to enter. */
  description?: string | undefined;
  /** The choices. */
  oneOf: {
    /** The value. */
    const: string;
    /** The display name. */
    title: string;
  }[];
  /** The initial value. */
  default?: string | undefined;
};

/**
 * A field for any number of untitled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type UntitledMultiSelectEnumSchema = {
  /** The kind of field. */
  type: "array";
  /** The field's label. */
  title?: string | undefined;
  /** What to enter. */
  description?: string | undefined;
  /** The fewest values to choose; an integer. */
  minItems?: number | undefined;
  /** The most values to choose; an integer. */
  maxItems?: number | undefined;
  /** What to choose from. */
  items: {
    /** Each value is a string. */
    type: "string";
    /** The choices. */
    enum: string[];
  };
  /** The initial values. */
  default?: string[] | undefined;
};

/**
 * A field for one of several untitled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type UntitledSingleSelectEnumSchema = {
  /** The kind of field. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What to enter. */
  description?: string | undefined;
  /** The choices. */
  enum: string[];
  /** The initial value. */
  default?: string | undefined;
};

// Subscriptions

/**
 * The notifications a client wants; no others are sent. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionFilter = {
  /** Wants news of the list of tools. */
  toolsListChanged?: boolean | undefined;
  /** Wants news of the list of prompts. */
  promptsListChanged?: boolean | undefined;
  /** Wants news of the list of resources. */
  resourcesListChanged?: boolean | undefined;
  /** The URIs of the resources to hear about. */
  resourceSubscriptions?: string[] | undefined;
};

/**
 * Confirms a subscription, before its other notifications. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsAcknowledgedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/subscriptions/acknowledged";
  /** What was agreed. */
  params: SubscriptionsAcknowledgedNotificationParams;
};

/**
 * The params of `notifications/subscriptions/acknowledged`. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsAcknowledgedNotificationParams = {
  /** Metadata of the notification. */
  _meta?: NotificationMetaObject | undefined;
  /** The wanted notifications that the server supports. */
  notifications: SubscriptionFilter;
};

/**
 * Opens a stream of notifications outside any other request. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenRequest = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What is asked for. */
  method: "subscriptions/listen";
  /** What the client wants. */
  params: SubscriptionsListenRequestParams;
};

/**
 * The params of `subscriptions/listen`. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenRequestParams = {
  /** The envelope. */
  _meta: RequestMetaObject;
  /** The notifications wanted. */
  notifications: SubscriptionFilter;
};

/**
 * The end of a subscription that the server closes; a broken connection brings none. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenResult = {
  /** Which subscription ends. */
  _meta: SubscriptionsListenResultMetaObject;
  /** The kind; absent (an earlier server) means `"complete"`. */
  resultType: ResultType;
};

/**
 * The `_meta` of a `subscriptions/listen` result. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenResultMetaObject = {
  /** The server, unverified: for display and logs only. */
  "io.modelcontextprotocol/serverInfo"?: Implementation | undefined;
  /** The id of the `subscriptions/listen` request and its response. */
  "io.modelcontextprotocol/subscriptionId": RequestId;
  /** Any further key. */
  [key: string]: unknown;
};

/**
 * The response to `subscriptions/listen`, when the server closes it. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenResultResponse = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** Which subscription ends. */
  result: SubscriptionsListenResult;
};

// Multi-round-trip requests

/**
 * What the server must ask before it can answer. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequest = CreateMessageRequest | ListRootsRequest | ElicitRequest;

/**
 * What the server asks of the client. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequests = {
  /** A request, under a key of the server's choice. */
  [key: string]: InputRequest;
};

/**
 * Asks the client to retry, under a new id, with input; has `inputRequests`, `requestState` or both. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequiredResult = {
  /** Metadata of the result. */
  _meta?: ResultMetaObject | undefined;
  /** Here `"input_required"`. */
  resultType: ResultType;
  /** What to gather, within the client's capabilities; absent: it may retry at once. */
  inputRequests?: InputRequests | undefined;
  /** The server's note, sent back as it is; possibly forged, so to be verified. */
  requestState?: string | undefined;
};

/**
 * The client's answer to one input request. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponse = CreateMessageResult | ListRootsResult | ElicitResult;

/**
 * The params of a request that may need input. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponseRequestParams = {
  /** The envelope. */
  _meta: RequestMetaObject;
  /** On a retry, the answers, by the input requests' keys. */
  inputResponses?: InputResponses | undefined;
  /** On a retry, the `requestState` as it came. */
  requestState?: string | undefined;
};

/**
 * What the client gathered. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponses = {
  /** A result, under its request's key. */
  [key: string]: InputResponse;
};

// Notifications

/**
 * The client drops a request or, over stdio alone, the server ends a `subscriptions/listen`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/cancellation}
 */
export type CancelledNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/cancelled";
  /** Which request is cancelled. */
  params: CancelledNotificationParams;
};

/**
 * The params of `notifications/cancelled`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/cancellation}
 */
export type CancelledNotificationParams = {
  /** Metadata of the notification. */
  _meta?: NotificationMetaObject | undefined;
  /** The id of the client's request, which may have ended. */
  requestId: RequestId;
  /** Why, for a log or the user. */
  reason?: string | undefined;
};

/**
 * How far a request has come, sent while it runs.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress}
 */
export type ProgressNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/progress";
  /** How far it has come. */
  params: ProgressNotificationParams;
};

/**
 * The params of `notifications/progress`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress}
 */
export type ProgressNotificationParams = {
  /** Metadata of the notification. */
  _meta?: NotificationMetaObject | undefined;
  /** The request's token. */
  progressToken: ProgressToken;
  /** How much is done; it always grows. */
  progress: number;
  /** How much there is, in the same unit, if known. */
  total?: number | undefined;
  /** What is being done, for people to read. Since 2025-03-26. */
  message?: string | undefined;
};

/**
 * The list of prompts changed, if `promptsListChanged` was asked for.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type PromptListChangedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/prompts/list_changed";
  /** Only extra data. */
  params?: NotificationParams | undefined;
};

/**
 * The list of resources changed, if `resourcesListChanged` was asked for.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceListChangedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/resources/list_changed";
  /** Only extra data. */
  params?: NotificationParams | undefined;
};

/**
 * A resource changed that `resourceSubscriptions` named.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceUpdatedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/resources/updated";
  /** Which resource changed. */
  params: ResourceUpdatedNotificationParams;
};

/**
 * The params of `notifications/resources/updated`. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceUpdatedNotificationParams = {
  /** Metadata of the notification. */
  _meta?: NotificationMetaObject | undefined;
  /** The URI of the resource, maybe a part of the one named. */
  uri: string;
};

/**
 * The list of tools changed, if `toolsListChanged` was asked for.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ToolListChangedNotification = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/tools/list_changed";
  /** Only extra data. */
  params?: NotificationParams | undefined;
};

// Unions

/**
 * Any notification of a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type ClientNotification = CancelledNotification;

/**
 * Any request of a client.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type ClientRequest =
  | DiscoverRequest
  | ListResourcesRequest
  | ListResourceTemplatesRequest
  | ReadResourceRequest
  | SubscriptionsListenRequest
  | ListPromptsRequest
  | GetPromptRequest
  | ListToolsRequest
  | CallToolRequest
  | CompleteRequest;

/**
 * Any result of a client; unused, as servers send no requests.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type ClientResult = Result;

/**
 * Any notification of a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type ServerNotification =
  | CancelledNotification
  | ProgressNotification
  | ResourceListChangedNotification
  | SubscriptionsAcknowledgedNotification
  | ResourceUpdatedNotification
  | PromptListChangedNotification
  | ToolListChangedNotification
  | LoggingMessageNotification;

/**
 * Any result of a server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type ServerResult =
  | Result
  | InputRequiredResult
  | DiscoverResult
  | ListResourcesResult
  | ListResourceTemplatesResult
  | ReadResourceResult
  | SubscriptionsListenResult
  | ListPromptsResult
  | GetPromptResult
  | ListToolsResult
  | CallToolResult
  | CompleteResult;

// Method maps

/** The requests of a client, by method. */
export interface ClientRequestMap {
  /** Asks what the server is and can do. Since 2026-07-28. */
  "server/discover": {
    /** What is sent. */
    params: DiscoverRequest["params"];
    /** What comes back. */
    result: DiscoverResult;
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
    result: ReadResourceResult | InputRequiredResult;
  };
  /** Opens a stream of notifications. Since 2026-07-28. */
  "subscriptions/listen": {
    /** What is sent. */
    params: SubscriptionsListenRequest["params"];
    /** What comes back. */
    result: SubscriptionsListenResult;
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
    result: GetPromptResult | InputRequiredResult;
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
    result: CallToolResult | InputRequiredResult;
  };
  /** Completes an argument. */
  "completion/complete": {
    /** What is sent. */
    params: CompleteRequest["params"];
    /** What comes back. */
    result: CompleteResult;
  };
}

/** The notifications of a client, by method. */
export interface ClientNotificationMap {
  /** Calls off a request of the client. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledNotification["params"];
  };
}

/** The notifications of a server, by method. */
export interface ServerNotificationMap {
  /** Ends a `subscriptions/listen` stream, over stdio alone. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledNotification["params"];
  };
  /** Reports a request's progress. */
  "notifications/progress": {
    /** What is sent. */
    params: ProgressNotification["params"];
  };
  /** Reports that the list of resources changed. */
  "notifications/resources/list_changed": {
    /** What is sent. */
    params: ResourceListChangedNotification["params"];
  };
  /** Confirms a subscription. Since 2026-07-28. */
  "notifications/subscriptions/acknowledged": {
    /** What is sent. */
    params: SubscriptionsAcknowledgedNotification["params"];
  };
  /** Reports that a watched resource changed. */
  "notifications/resources/updated": {
    /** What is sent. */
    params: ResourceUpdatedNotification["params"];
  };
  /** Reports that the list of prompts changed. */
  "notifications/prompts/list_changed": {
    /** What is sent. */
    params: PromptListChangedNotification["params"];
  };
  /** Reports that the list of tools changed. */
  "notifications/tools/list_changed": {
    /** What is sent. */
    params: ToolListChangedNotification["params"];
  };
  /**
   * Carries a log message.
   *
   * @deprecated In 2026-07-28: log to stderr over stdio or use OpenTelemetry.
   */
  "notifications/message": {
    /** What is sent. */
    params: LoggingMessageNotification["params"];
  };
}

/** The input requests, by method; until 2025-11-25 requests of the server. */
export interface InputRequestMap {
  /**
   * Has a model write a message.
   *
   * @deprecated In 2026-07-28: use a model provider's API.
   */
  "sampling/createMessage": {
    /** What is sent. */
    params: CreateMessageRequest["params"];
    /** What comes back. */
    result: CreateMessageResult;
  };
  /**
   * Lists the roots.
   *
   * @deprecated In 2026-07-28: use tool arguments, resource URIs or server configuration.
   */
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
