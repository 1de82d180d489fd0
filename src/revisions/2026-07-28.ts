/**
 * The Model Context Protocol, revision 2026-07-28. Changed from 2025-11-25:
 *
 * - Stateless. `initialize`, `notifications/initialized`, `ping` and sessions are gone; each request brings the
 *   protocol version, the client's capabilities and its name in a required `_meta` ({@link RequestMetaObject}), and
 *   each result may bring the server's name ({@link ResultMetaObject}).
 * - `server/discover` is new: the server's protocol versions, capabilities and instructions.
 * - Each result has a `resultType`; those of `server/discover`, of the lists and of `resources/read` also have `ttlMs`
 *   and `cacheScope`.
 * - A server sends no requests. `tools/call`, `prompts/get` and `resources/read` may answer with an
 *   {@link InputRequiredResult}, whose entries are the former sampling, elicitation and roots requests, without
 *   `jsonrpc`, `id` and mostly `_meta`; the client repeats its request with `inputResponses` and `requestState`.
 * - `subscriptions/listen` replaces `resources/subscribe` and `resources/unsubscribe`; list changes arrive on its
 *   stream only, and an acknowledgement first.
 * - `logging/setLevel` became a key of a request's `_meta`. `notifications/roots/list_changed`,
 *   `notifications/elicitation/complete` and `elicitationId` are gone. `notifications/cancelled` always has a
 *   `requestId`, and a server sends it only to end a subscription.
 * - The error codes -32020, -32021 and -32022 are new, -32042 is gone, and a resource that is not found is -32602.
 * - Tasks left the core for an extension, `Tool.execution` with them; capabilities have `extensions`.
 * - `structuredContent` may be any JSON value, and a tool's schemas may use any keyword of JSON Schema.
 * - Roots, sampling and logging are deprecated.
 *
 * @packageDocumentation
 */

/** The date that names this revision in the `_meta` of requests. */
export const LATEST_PROTOCOL_VERSION = "2026-07-28";

/** The version of JSON-RPC that every message carries. */
export const JSONRPC_VERSION = "2.0";

/** The error code for a message that is not valid JSON. */
export const PARSE_ERROR = -32700;

/** The error code for JSON that is not a valid request. */
export const INVALID_REQUEST = -32600;

/** The error code for a method that the server does not implement or whose capability it does not have. */
export const METHOD_NOT_FOUND = -32601;

/** The error code for unusable params: an unknown tool or prompt, a missing resource, a stale cursor, no envelope. */
export const INVALID_PARAMS = -32602;

/** The error code for a failure inside the receiver. */
export const INTERNAL_ERROR = -32603;

/** The error code for HTTP headers that are missing or differ from the body. Since 2026-07-28. */
export const HEADER_MISMATCH = -32020;

/** The error code for a request that needs a capability the client did not declare. Since 2026-07-28. */
export const MISSING_REQUIRED_CLIENT_CAPABILITY = -32021;

/** The error code for a protocol version that the server does not speak. Since 2026-07-28. */
export const UNSUPPORTED_PROTOCOL_VERSION = -32022;

// JSON-RPC

/**
 * What a result has that a client may cache. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching}
 */
export type CacheableResult = {
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. */
  resultType: ResultType;
  /** How long the result stays fresh, in milliseconds; an integer, 0 for not at all. */
  ttlMs: number;
  /** Who may share a cached copy: anyone, or only the same authorization context. */
  cacheScope: "public" | "private";
};

/**
 * An opaque position in a paginated list, meaningful only to the server that made it.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination}
 */
export type Cursor = string;

/**
 * A result that says no more than that the request succeeded.
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
  /** Which kind of failure this is; an integer. */
  code: number;
  /** A short account of the failure, best a single sentence. */
  message: string;
  /** Details, in a form of the sender's choice. */
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
 * The response to a request that failed. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCErrorResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request; absent where it could not be read. */
  id?: RequestId | undefined;
  /** What went wrong. */
  error: Error;
};

/**
 * Any message that goes over the wire.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCMessage = JSONRPCRequest | JSONRPCNotification | JSONRPCResultResponse | JSONRPCErrorResponse;

/**
 * A message on the wire that is never answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened, as a method name. */
  method: string;
  /** What the method takes, by name. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * A message on the wire that asks for a response.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** What is asked for, as a method name. */
  method: string;
  /** What the method takes, by name. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * Either response to a request: a result or an error.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCResponse = JSONRPCResultResponse | JSONRPCErrorResponse;

/**
 * The response to a request that succeeded. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type JSONRPCResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
  id: RequestId;
  /** What the method returned. */
  result: Result;
};

/**
 * Any value that JSON can hold. Since 2026-07-28.
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
  /** What happened, as a method name. */
  method: string;
  /** What the method takes, by name. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * The params that every notification may have. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type NotificationParams = {
  /** The subscription the notification belongs to, if any, and extra data. */
  _meta?: NotificationMetaObject | undefined;
};

/**
 * A request for one page of a list.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination}
 */
export type PaginatedRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** Which list is read, as a method name. */
  method: string;
  /** The envelope and the page. Required since 2026-07-28. */
  params: PaginatedRequestParams;
};

/**
 * The params of a request for one page of a list. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination}
 */
export type PaginatedRequestParams = {
  /** The envelope: protocol version, client and capabilities. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** The position to read on from, as the page before gave it; absent means the first page. */
  cursor?: Cursor | undefined;
};

/**
 * What the result of a paginated request has besides the page itself.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/pagination}
 */
export type PaginatedResult = {
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** Where the next page starts; absent on the last page. */
  nextCursor?: Cursor | undefined;
};

/**
 * The sender's own mark on a request whose progress it wants to hear of; a number is an integer.
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
  /** What is asked for, as a method name. */
  method: string;
  /** What the method takes, by name. */
  params?: { [key: string]: unknown } | undefined;
};

/**
 * What ties a response to its request, unique among those in flight; a number is an integer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type RequestId = string | number;

/**
 * The params that every request has. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type RequestParams = {
  /** The envelope: protocol version, client and capabilities. Required since 2026-07-28. */
  _meta: RequestMetaObject;
};

/**
 * What every result has, open to further members.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type Result = {
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** Any further member. */
  [key: string]: unknown;
};

/**
 * What a result is: the final answer, a request for input, or a value that an extension defines. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type ResultType = "complete" | "input_required" | (string & {});

// Meta

/**
 * Extra data about what it is attached to. A key is a name after an optional prefix, reversed DNS and a slash
 * (`com.example/name`); prefixes whose second label is `modelcontextprotocol` or `mcp` are reserved. Named since
 * 2026-07-28.
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
  /**
   * The id of the `subscriptions/listen` request on whose stream the notification travels; required there, absent
   * elsewhere. Since 2026-07-28.
   */
  "io.modelcontextprotocol/subscriptionId"?: RequestId | undefined;
  /** Any further key. */
  [key: string]: unknown;
};

/**
 * The `_meta` of a request, which tells the server all that a handshake once did. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type RequestMetaObject = {
  /** Asks for progress notifications that bear this token; the server may send none. */
  progressToken?: ProgressToken | undefined;
  /**
   * The revision the request is written in; over HTTP, equal to the `MCP-Protocol-Version` header. Since 2026-07-28.
   */
  "io.modelcontextprotocol/protocolVersion": string;
  /** The name and version of the client, unverified: for display and logs, not for decisions. Since 2026-07-28. */
  "io.modelcontextprotocol/clientInfo"?: Implementation | undefined;
  /** What the client can do, for this request alone; an empty object means nothing optional. Since 2026-07-28. */
  "io.modelcontextprotocol/clientCapabilities": ClientCapabilities;
  /**
   * The least severe level of log message wanted for this request; absent means no log messages. Since 2026-07-28.
   *
   * @deprecated In 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
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
  /** The name and version of the server, unverified: for display and logs, not for decisions. Since 2026-07-28. */
  "io.modelcontextprotocol/serverInfo"?: Implementation | undefined;
  /** Any further key. */
  [key: string]: unknown;
};

// Errors

/**
 * The response to a request whose HTTP headers are missing, malformed or at odds with its body; HTTP status 400. Since
 * 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http}
 */
export type HeaderMismatchError = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request; absent where it could not be read. */
  id?: RequestId | undefined;
  /** Which header is at fault. */
  error: {
    /** The code of this error alone. */
    code: -32020;
    /** A short account of the failure, best a single sentence. */
    message: string;
    /** Details, in a form of the sender's choice. */
    data?: unknown;
  };
};

/**
 * The error for an unexpected condition on the receiver's side. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type InternalError = {
  /** The code of this error alone. */
  code: -32603;
  /** A short account of the failure, best a single sentence. */
  message: string;
  /** Details, in a form of the sender's choice. */
  data?: unknown;
};

/**
 * The error for params that fail validation: an unknown tool, prompt or resource, wrong arguments, a stale cursor.
 * Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type InvalidParamsError = {
  /** The code of this error alone. */
  code: -32602;
  /** A short account of the failure, best a single sentence. */
  message: string;
  /** Details, in a form of the sender's choice. */
  data?: unknown;
};

/**
 * The error for JSON that is not a JSON-RPC request. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type InvalidRequestError = {
  /** The code of this error alone. */
  code: -32600;
  /** A short account of the failure, best a single sentence. */
  message: string;
  /** Details, in a form of the sender's choice. */
  data?: unknown;
};

/**
 * The error for a method that is unknown or belongs to a capability the server did not advertise. Named since
 * 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type MethodNotFoundError = {
  /** The code of this error alone. */
  code: -32601;
  /** A short account of the failure, best a single sentence. */
  message: string;
  /** Details, in a form of the sender's choice. */
  data?: unknown;
};

/**
 * The response to a request that cannot be served without a capability the client left out; HTTP status 400. Since
 * 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type MissingRequiredClientCapabilityError = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request; absent where it could not be read. */
  id?: RequestId | undefined;
  /** What the client would have to declare. */
  error: {
    /** The code of this error alone. */
    code: -32021;
    /** A short account of the failure, best a single sentence. */
    message: string;
    /** The details that a client can act on. */
    data: {
      /** The missing capabilities, written as the client would declare them. */
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
  /** The code of this error alone. */
  code: -32700;
  /** A short account of the failure, best a single sentence. */
  message: string;
  /** Details, in a form of the sender's choice. */
  data?: unknown;
};

/**
 * The response to a request in a protocol version that the server does not speak; HTTP status 400. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export type UnsupportedProtocolVersionError = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request; absent where it could not be read. */
  id?: RequestId | undefined;
  /** Which protocol versions would do. */
  error: {
    /** The code of this error alone. */
    code: -32022;
    /** A short account of the failure, best a single sentence. */
    message: string;
    /** The details that a client can act on. */
    data: {
      /** The protocol versions to choose from when trying again. */
      supported: string[];
      /** The protocol version that the request named. */
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
  /** Capabilities outside the specification, by name. */
  experimental?: { [key: string]: JSONObject } | undefined;
  /**
   * The client can list its roots; always an empty object.
   *
   * @deprecated In 2026-07-28: pass directories or files as tool arguments, resource URIs or server configuration.
   */
  roots?: object | undefined;
  /**
   * The client can sample from a model.
   *
   * @deprecated In 2026-07-28: call the API of a model's provider directly.
   */
  sampling?:
    | {
        /** The client honours `includeContext`; without it, only `"none"` is of use. Since 2025-11-25. */
        context?: JSONObject | undefined;
        /** The client honours `tools` and `toolChoice`. Since 2025-11-25. */
        tools?: JSONObject | undefined;
      }
    | undefined;
  /** The client can ask its user for input. Since 2025-06-18. */
  elicitation?:
    | {
        /** The client can show a form. Since 2025-11-25. */
        form?: JSONObject | undefined;
        /** The client can send its user to a URL. Since 2025-11-25. */
        url?: JSONObject | undefined;
      }
    | undefined;
  /**
   * The extensions the client supports, each with its settings, by prefixed identifier
   * (`io.modelcontextprotocol/tasks`). Since 2026-07-28.
   */
  extensions?: { [key: string]: JSONObject } | undefined;
};

/**
 * Asks a server what it is and can do. Every server implements it; no client has to call it. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/discover}
 */
export type DiscoverRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
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
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. */
  resultType: ResultType;
  /** How long the result stays fresh, in milliseconds; an integer, 0 for not at all. */
  ttlMs: number;
  /** Who may share a cached copy: anyone, or only the same authorization context. */
  cacheScope: "public" | "private";
  /** The protocol versions the server speaks, for the client to choose from. */
  supportedVersions: string[];
  /** What the server offers. */
  capabilities: ServerCapabilities;
  /** How to use the server well, in words for a model; best without what the tools' descriptions say. */
  instructions?: string | undefined;
};

/**
 * The response to a `server/discover` request that succeeded. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/discover}
 */
export type DiscoverResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
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
  /** The identifier of the software, and its display name where there is no title. */
  name: string;
  /** The display name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** The version of the software, in its own scheme. */
  version: string;
  /** What the software does, in words for people. Since 2025-11-25. */
  description?: string | undefined;
  /** Where to read more about the software; a URL. Since 2025-11-25. */
  websiteUrl?: string | undefined;
  /** The images to show for it. Since 2025-11-25. */
  icons?: Icon[] | undefined;
};

/**
 * What a server offers beyond the base protocol.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export type ServerCapabilities = {
  /** Capabilities outside the specification, by name. */
  experimental?: { [key: string]: JSONObject } | undefined;
  /**
   * The server sends log messages to clients that set a log level.
   *
   * @deprecated In 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
   */
  logging?: JSONObject | undefined;
  /** The server completes arguments. Since 2025-03-26. */
  completions?: JSONObject | undefined;
  /** The server offers prompts. */
  prompts?:
    | {
        /** The server can tell when its list of prompts changes. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The server offers resources. */
  resources?:
    | {
        /** The server can tell when a resource that a client listens for changes. */
        subscribe?: boolean | undefined;
        /** The server can tell when its list of resources changes. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The server offers tools. */
  tools?:
    | {
        /** The server can tell when its list of tools changes. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /**
   * The extensions the server supports, each with its settings, by prefixed identifier
   * (`io.modelcontextprotocol/tasks`). Since 2026-07-28.
   */
  extensions?: { [key: string]: JSONObject } | undefined;
};

// Content

/**
 * A hint about how a content block or a resource is meant to be used. Named since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
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
 * Sound, as a content block. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type AudioContent = {
  /** Tells audio from the other content blocks. */
  type: "audio";
  /** The audio file, in base64. */
  data: string;
  /** The format of the audio, such as `audio/wav`. */
  mimeType: string;
  /** How the data is meant to be used. */
  annotations?: Annotations | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * The two names of a thing: one for programs, one for people. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type BaseMetadata = {
  /** The identifier, and the display name where there is no title. */
  name: string;
  /** The display name for people. */
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
  /** Tells an embedded resource from the other content blocks. */
  type: "resource";
  /** The contents, as text or as base64. */
  resource: TextResourceContents | BlobResourceContents;
  /** How the data is meant to be used. */
  annotations?: Annotations | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * An image that stands for something in a user interface. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 */
export type Icon = {
  /** Where the image is: an HTTPS or a `data:` URI; to be trusted only from the peer's own or a trusted domain. */
  src: string;
  /** The format of the image, where its source does not tell it. */
  mimeType?: string | undefined;
  /** The sizes it suits, each as `48x48` or, for a scalable format, `any`; absent means every size. */
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
  /** The images to show for it; a client that shows any knows PNG and JPEG. */
  icons?: Icon[] | undefined;
};

/**
 * A picture, as a content block.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ImageContent = {
  /** Tells an image from the other content blocks. */
  type: "image";
  /** The image file, in base64. */
  data: string;
  /** The format of the image, such as `image/png`. */
  mimeType: string;
  /** How the data is meant to be used. */
  annotations?: Annotations | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * A pointer to a resource, as a content block; the resource need not be in any list. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ResourceLink = {
  /** Tells a resource link from the other content blocks. */
  type: "resource_link";
  /** Where the resource is read; a URI. */
  uri: string;
  /** The identifier of the resource, and its display name where there is no title. */
  name: string;
  /** The display name for people. */
  title?: string | undefined;
  /** What the resource holds, in words that help a model. */
  description?: string | undefined;
  /** The format of the resource, if known. */
  mimeType?: string | undefined;
  /** The size in bytes, before base64, if known; an integer. */
  size?: number | undefined;
  /** How the data is meant to be used. */
  annotations?: Annotations | undefined;
  /** The images to show for it. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data, under prefixed keys. */
  _meta?: MetaObject | undefined;
};

/**
 * Who speaks, or who is spoken to, in a conversation with a model.
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
  /** Tells text from the other content blocks. */
  type: "text";
  /** The text itself. */
  text: string;
  /** How the data is meant to be used. */
  annotations?: Annotations | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

// Tools

/**
 * Calls a tool of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type CallToolRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** What is asked for. */
  method: "tools/call";
  /** The tool and its arguments. */
  params: CallToolRequestParams;
};

/**
 * The params of a `tools/call` request. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type CallToolRequestParams = {
  /** The envelope: protocol version, client and capabilities. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** What the client gathered, under the keys of the input requests, when it repeats a request. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the input-required result, sent back as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** The tool to call. */
  name: string;
  /** The arguments, as the tool's input schema describes them. */
  arguments?: { [key: string]: unknown } | undefined;
};

/**
 * What a tool returned.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type CallToolResult = {
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The result as content blocks, for a model to read. */
  content: ContentBlock[];
  /**
   * The result as a JSON value, as the tool's output schema describes it. Since 2025-06-18; until 2025-11-25 an object.
   */
  structuredContent?: unknown;
  /** The tool itself failed, and the content says why, so that a model can react. Default: false. */
  isError?: boolean | undefined;
};

/**
 * The response to a `tools/call` request that succeeded. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type CallToolResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
  id: RequestId;
  /** What the tool returned, or the input it needs first. */
  result: InputRequiredResult | CallToolResult;
};

/**
 * Asks for the tools of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ListToolsRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
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
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** Where the next page starts; absent on the last page. */
  nextCursor?: Cursor | undefined;
  /** How long the result stays fresh, in milliseconds; an integer, 0 for not at all. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a cached copy: anyone, or only the same authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The tools of this page, best always in the same order. */
  tools: Tool[];
};

/**
 * The response to a `tools/list` request that succeeded. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ListToolsResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
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
  /** The name by which the tool is called, unique within the server. */
  name: string;
  /** The display name for people; it wins over `annotations.title` and `name`. Since 2025-06-18. */
  title?: string | undefined;
  /** What the tool does, in words that help a model. */
  description?: string | undefined;
  /** The JSON Schema of the arguments, with any keyword beside `type`. */
  inputSchema: {
    /** The dialect of the schema. Default: JSON Schema 2020-12. Since 2025-11-25. */
    $schema?: string | undefined;
    /** Arguments are always an object. */
    type: "object";
    /** Any further keyword of JSON Schema. */
    [key: string]: unknown;
  };
  /** The JSON Schema of `structuredContent`. Since 2025-06-18; until 2025-11-25 of type object. */
  outputSchema?:
    | {
        /** The dialect of the schema. Default: JSON Schema 2020-12. Since 2025-11-25. */
        $schema?: string | undefined;
        /** Any further keyword of JSON Schema. */
        [key: string]: unknown;
      }
    | undefined;
  /** What to expect of a call, by the server's own word. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
  /** The images to show for it. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * Hints about a tool, not to be relied on when they come from a server that is not trusted. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ToolAnnotations = {
  /** The display name for people. */
  title?: string | undefined;
  /** The tool changes nothing. Default: false. */
  readOnlyHint?: boolean | undefined;
  /**
   * The tool may delete or overwrite; false means that it only adds. Default: true. Void where `readOnlyHint` is true.
   */
  destructiveHint?: boolean | undefined;
  /** A second call with the same arguments changes nothing more. Default: false. Void where `readOnlyHint` is true. */
  idempotentHint?: boolean | undefined;
  /** The tool reaches an open set of outside things, as a web search does. Default: true. */
  openWorldHint?: boolean | undefined;
};

// Resources

/**
 * What a resource holds, as base64.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type BlobResourceContents = {
  /** Where the contents come from; a URI. */
  uri: string;
  /** The format of the contents, if known. */
  mimeType?: string | undefined;
  /** The bytes, in base64. */
  blob: string;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * Asks for the resource templates of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourceTemplatesRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
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
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** Where the next page starts; absent on the last page. */
  nextCursor?: Cursor | undefined;
  /** How long the result stays fresh, in milliseconds; an integer, 0 for not at all. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a cached copy: anyone, or only the same authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The resource templates of this page. */
  resourceTemplates: ResourceTemplate[];
};

/**
 * The response to a `resources/templates/list` request that succeeded. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourceTemplatesResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
  id: RequestId;
  /** A page of resource templates. */
  result: ListResourceTemplatesResult;
};

/**
 * Asks for the resources of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourcesRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
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
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** Where the next page starts; absent on the last page. */
  nextCursor?: Cursor | undefined;
  /** How long the result stays fresh, in milliseconds; an integer, 0 for not at all. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a cached copy: anyone, or only the same authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The resources of this page. */
  resources: Resource[];
};

/**
 * The response to a `resources/list` request that succeeded. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ListResourcesResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
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
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** What is asked for. */
  method: "resources/read";
  /** The resource to read. */
  params: ReadResourceRequestParams;
};

/**
 * The params of a `resources/read` request. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ReadResourceRequestParams = {
  /** The envelope: protocol version, client and capabilities. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** What the client gathered, under the keys of the input requests, when it repeats a request. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the input-required result, sent back as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** The resource to read; a URI of any scheme, which the server interprets. */
  uri: string;
};

/**
 * What a resource holds, in one or more parts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ReadResourceResult = {
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** How long the result stays fresh, in milliseconds; an integer, 0 for not at all. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a cached copy: anyone, or only the same authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The parts, each with its own URI. */
  contents: (TextResourceContents | BlobResourceContents)[];
};

/**
 * The response to a `resources/read` request that succeeded. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ReadResourceResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
  id: RequestId;
  /** What the resource holds, or the input the server needs first. */
  result: InputRequiredResult | ReadResourceResult;
};

/**
 * Something the server can read out, such as a file.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type Resource = {
  /** Where the resource is read; a URI. */
  uri: string;
  /** The identifier of the resource, and its display name where there is no title. */
  name: string;
  /** The display name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the resource holds, in words that help a model. */
  description?: string | undefined;
  /** The format of the resource, if known. */
  mimeType?: string | undefined;
  /** The size in bytes, before base64, if known; an integer. */
  size?: number | undefined;
  /** How the data is meant to be used. */
  annotations?: Annotations | undefined;
  /** The images to show for it. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * What the contents of a resource have, be they text or base64.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceContents = {
  /** Where the contents come from; a URI. */
  uri: string;
  /** The format of the contents, if known. */
  mimeType?: string | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * The params of a request about one resource. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceRequestParams = {
  /** The envelope: protocol version, client and capabilities. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** The resource in question; a URI of any scheme, which the server interprets. */
  uri: string;
};

/**
 * A pattern for the URIs of resources that are not listed one by one.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceTemplate = {
  /** The pattern; a URI template of RFC 6570. */
  uriTemplate: string;
  /** The identifier of the template, and its display name where there is no title. */
  name: string;
  /** The display name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the template is good for, in words that help a model. */
  description?: string | undefined;
  /** The format of every resource it matches; absent where they differ. */
  mimeType?: string | undefined;
  /** How the data is meant to be used. */
  annotations?: Annotations | undefined;
  /** The images to show for it. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * What a resource holds, as text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type TextResourceContents = {
  /** Where the contents come from; a URI. */
  uri: string;
  /** The format of the contents, if known. */
  mimeType?: string | undefined;
  /** The text itself; binary data goes into a blob. */
  text: string;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

// Prompts

/**
 * Fills in a prompt of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type GetPromptRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** What is asked for. */
  method: "prompts/get";
  /** The prompt and its arguments. */
  params: GetPromptRequestParams;
};

/**
 * The params of a `prompts/get` request. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type GetPromptRequestParams = {
  /** The envelope: protocol version, client and capabilities. Required since 2026-07-28. */
  _meta: RequestMetaObject;
  /** What the client gathered, under the keys of the input requests, when it repeats a request. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the input-required result, sent back as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** The prompt to fill in. */
  name: string;
  /** The values of the prompt's arguments, by name. */
  arguments?: { [key: string]: string } | undefined;
};

/**
 * A prompt with its arguments filled in.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type GetPromptResult = {
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** What the prompt is for. */
  description?: string | undefined;
  /** The conversation to hand to a model. */
  messages: PromptMessage[];
};

/**
 * The response to a `prompts/get` request that succeeded. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type GetPromptResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
  id: RequestId;
  /** The filled-in prompt, or the input the server needs first. */
  result: InputRequiredResult | GetPromptResult;
};

/**
 * Asks for the prompts of the server.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type ListPromptsRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
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
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** Where the next page starts; absent on the last page. */
  nextCursor?: Cursor | undefined;
  /** How long the result stays fresh, in milliseconds; an integer, 0 for not at all. Since 2026-07-28. */
  ttlMs: number;
  /** Who may share a cached copy: anyone, or only the same authorization context. Since 2026-07-28. */
  cacheScope: "public" | "private";
  /** The prompts of this page. */
  prompts: Prompt[];
};

/**
 * The response to a `prompts/list` request that succeeded. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type ListPromptsResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
  id: RequestId;
  /** A page of prompts. */
  result: ListPromptsResult;
};

/**
 * A conversation that the server has ready, possibly with blanks to fill in.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type Prompt = {
  /** The name by which the prompt is fetched, and its display name where there is no title. */
  name: string;
  /** The display name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the prompt gives. */
  description?: string | undefined;
  /** The blanks to fill in. */
  arguments?: PromptArgument[] | undefined;
  /** The images to show for it. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

/**
 * A blank to fill in of a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type PromptArgument = {
  /** The identifier of the argument, and its display name where there is no title. */
  name: string;
  /** The display name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What to fill in, in words for people. */
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
 * Asks how an argument that the user is typing might go on.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type CompleteRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** What is asked for. */
  method: "completion/complete";
  /** What is being typed, and where. */
  params: CompleteRequestParams;
};

/**
 * The params of a `completion/complete` request. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type CompleteRequestParams = {
  /** The envelope: protocol version, client and capabilities. Required since 2026-07-28. */
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
        /** The values already chosen for other arguments, by name. */
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
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. Since 2026-07-28. */
  resultType: ResultType;
  /** The suggestions. */
  completion: {
    /** The suggested values, at most 100. */
    values: string[];
    /** How many there are in all, which may be more than were sent; an integer. */
    total?: number | undefined;
    /** There are more than were sent, whether or not their number is known. */
    hasMore?: boolean | undefined;
  };
};

/**
 * The response to a `completion/complete` request that succeeded. Named since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type CompleteResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
  id: RequestId;
  /** How the argument might go on. */
  result: CompleteResult;
};

/**
 * Names a prompt whose argument is completed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type PromptReference = {
  /** Tells a prompt from a resource template. */
  type: "ref/prompt";
  /** The prompt, as the server lists it. */
  name: string;
  /** The display name for people. Since 2025-06-18. */
  title?: string | undefined;
};

/**
 * Names a resource template whose variable is completed. Named since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/completion}
 */
export type ResourceTemplateReference = {
  /** Tells a resource template from a prompt. */
  type: "ref/resource";
  /** The URI template, or a plain URI. */
  uri: string;
};

// Logging

/**
 * How severe a log message is, as in syslog (RFC 5424).
 *
 * @deprecated In 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging}
 */
export type LoggingLevel = "debug" | "info" | "notice" | "warning" | "error" | "critical" | "alert" | "emergency";

/**
 * A log message of the server, sent only for a request that set a log level.
 *
 * @deprecated In 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging}
 */
export type LoggingMessageNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/message";
  /** The message and its level. */
  params: LoggingMessageNotificationParams;
};

/**
 * The params of a `notifications/message` notification. Named since 2025-11-25.
 *
 * @deprecated In 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/logging}
 */
export type LoggingMessageNotificationParams = {
  /** The subscription the notification belongs to, if any, and extra data. */
  _meta?: NotificationMetaObject | undefined;
  /** How severe the message is. */
  level: LoggingLevel;
  /** Which part of the server speaks. */
  logger?: string | undefined;
  /** What is logged: a string or any other JSON value. */
  data: unknown;
};

// Sampling

/**
 * Asks the client to sample from a model; an entry of an input-required result, no message of its own.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type CreateMessageRequest = {
  /** Marks the entry as sampling. */
  method: "sampling/createMessage";
  /** The conversation and how to sample. */
  params: CreateMessageRequestParams;
};

/**
 * The params of a `sampling/createMessage` request. Named since 2025-11-25.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type CreateMessageRequestParams = {
  /** The conversation to continue. */
  messages: SamplingMessage[];
  /** Which model would suit; the client may choose another. */
  modelPreferences?: ModelPreferences | undefined;
  /** The system prompt wanted; the client may change or drop it. */
  systemPrompt?: string | undefined;
  /**
   * Whose context to add to the prompt. Default: `"none"`. `"thisServer"` and `"allServers"` are deprecated, and for a
   * client with the capability `sampling.context` only.
   *
   * @deprecated In 2025-11-25, the values `"thisServer"` and `"allServers"`: leave the member out, or use `"none"`.
   */
  includeContext?: "none" | "thisServer" | "allServers" | undefined;
  /** How freely the model chooses its words; the scale is the model's. */
  temperature?: number | undefined;
  /** The most tokens to sample; an integer. The client may sample fewer. */
  maxTokens: number;
  /** Strings at which sampling stops. */
  stopSequences?: string[] | undefined;
  /** Data for the model's provider, in the provider's own form. */
  metadata?: JSONObject | undefined;
  /** The tools the model may use; needs the client's `sampling.tools`. Since 2025-11-25. */
  tools?: Tool[] | undefined;
  /**
   * Whether the model must use tools; needs the client's `sampling.tools`. Default: mode `"auto"`. Since 2025-11-25.
   */
  toolChoice?: ToolChoice | undefined;
};

/**
 * What the model said, after the user was given a chance to see it.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
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
  /**
   * Why sampling stopped, if known: `"toolUse"` (since 2025-11-25) for a call of tools, or a reason of the provider's.
   */
  stopReason?: "endTurn" | "stopSequence" | "maxTokens" | "toolUse" | (string & {}) | undefined;
  /** Extra data, under prefixed keys. */
  _meta?: MetaObject | undefined;
};

/**
 * A hint at a model; further keys are the client's to interpret.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ModelHint = {
  /** Part of a model's name, such as `sonnet`; the client may take another provider's like. */
  name?: string | undefined;
};

/**
 * What the server would like of the model; the client decides.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ModelPreferences = {
  /** Hints at models, the first match first; they weigh more than the priorities. */
  hints?: ModelHint[] | undefined;
  /** The weight of a low price, from 0 (none) to 1 (above all). */
  costPriority?: number | undefined;
  /** The weight of a quick answer, from 0 (none) to 1 (above all). */
  speedPriority?: number | undefined;
  /** The weight of what the model is able to do, from 0 (none) to 1 (above all). */
  intelligencePriority?: number | undefined;
};

/**
 * A message of the conversation with the model.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
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
  /** Extra data, under prefixed keys. Since 2025-11-25. */
  _meta?: MetaObject | undefined;
};

/**
 * A piece of a sampling message. Since 2025-11-25.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
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
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ToolChoice = {
  /** `"auto"`: as the model decides; `"required"`: at least one; `"none"`: not at all. Default: `"auto"`. */
  mode?: "auto" | "required" | "none" | undefined;
};

/**
 * What a tool returned to the model. Since 2025-11-25.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ToolResultContent = {
  /** Tells the result of a tool from the other content blocks. */
  type: "tool_result";
  /** The id of the tool use that this answers. */
  toolUseId: string;
  /** The result as content blocks. */
  content: ContentBlock[];
  /** The result as a JSON value, as the tool's output schema describes it. Until 2025-11-25 an object. */
  structuredContent?: unknown;
  /** The tool failed, and the content says why. Default: false. */
  isError?: boolean | undefined;
  /** Extra data, best kept in later sampling requests for the sake of caches. */
  _meta?: MetaObject | undefined;
};

/**
 * The model's wish to call a tool. Since 2025-11-25.
 *
 * @deprecated In 2026-07-28: call the API of a model's provider directly.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/sampling}
 */
export type ToolUseContent = {
  /** Tells the use of a tool from the other content blocks. */
  type: "tool_use";
  /** What ties the tool's result to this use. */
  id: string;
  /** The tool to call. */
  name: string;
  /** The arguments, as the tool's input schema describes them. */
  input: { [key: string]: unknown };
  /** Extra data, best kept in later sampling requests for the sake of caches. */
  _meta?: MetaObject | undefined;
};

// Roots

/**
 * Asks the client for its roots; an entry of an input-required result, no message of its own.
 *
 * @deprecated In 2026-07-28: pass directories or files as tool arguments, resource URIs or server configuration.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/roots}
 */
export type ListRootsRequest = {
  /** Marks the entry as a request for roots. */
  method: "roots/list";
  /** Nothing but extra data. */
  params?:
    | {
        /** Extra data, under prefixed keys. */
        _meta?: MetaObject | undefined;
      }
    | undefined;
};

/**
 * The roots of the client.
 *
 * @deprecated In 2026-07-28: pass directories or files as tool arguments, resource URIs or server configuration.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/roots}
 */
export type ListRootsResult = {
  /** The directories and files the server may work on. */
  roots: Root[];
};

/**
 * A directory or file that the server may work on.
 *
 * @deprecated In 2026-07-28: pass directories or files as tool arguments, resource URIs or server configuration.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/roots}
 */
export type Root = {
  /** Where it is; a `file://` URI. */
  uri: string;
  /** The display name for people. */
  name?: string | undefined;
  /** Extra data, under prefixed keys. Since 2025-06-18. */
  _meta?: MetaObject | undefined;
};

// Elicitation

/**
 * A yes-or-no field of a form. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type BooleanSchema = {
  /** Marks the field as a boolean. */
  type: "boolean";
  /** The label of the field. */
  title?: string | undefined;
  /** What to enter, in words for the user. */
  description?: string | undefined;
  /** What the field starts with. */
  default?: boolean | undefined;
};

/**
 * Asks the user for input; an entry of an input-required result, no message of its own. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitRequest = {
  /** Marks the entry as elicitation. */
  method: "elicitation/create";
  /** The form to show or the URL to visit. */
  params: ElicitRequestParams;
};

/**
 * Asks for input that is not sensitive, by a form. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitRequestFormParams = {
  /** Marks the form mode, which is also the default. Since 2025-11-25. */
  mode?: "form" | undefined;
  /** What is asked of the user, in words for the user. */
  message: string;
  /** The fields of the form, as a flat JSON Schema. */
  requestedSchema: {
    /** The dialect of the schema. Since 2025-11-25. */
    $schema?: string | undefined;
    /** A form is always an object. */
    type: "object";
    /** The fields, by name. */
    properties: { [key: string]: PrimitiveSchemaDefinition };
    /** The names of the fields that must be filled in. */
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
 * Asks for an interaction outside the client, at a URL. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitRequestURLParams = {
  /** Marks the URL mode. */
  mode: "url";
  /** Why the user is sent there, in words for the user. */
  message: string;
  /** Where the user is sent. */
  url: string;
};

/**
 * What the user did about an elicitation. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type ElicitResult = {
  /** `"accept"`: agreed or filled in; `"decline"`: said no; `"cancel"`: left without an answer. */
  action: "accept" | "decline" | "cancel";
  /** The values of the form's fields, by name; only of an accepted form. An array since 2025-11-25. */
  content?: { [key: string]: string | number | boolean | string[] } | undefined;
};

/**
 * A field of a form that takes one or more of a set of values. Since 2025-06-18.
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
 * A field that takes one of a set of values, titled outside JSON Schema; `EnumSchema` in 2025-06-18. Named since
 * 2025-11-25.
 *
 * @deprecated In 2025-11-25: use {@link TitledSingleSelectEnumSchema}.
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type LegacyTitledEnumSchema = {
  /** Marks the value as a string. */
  type: "string";
  /** The label of the field. */
  title?: string | undefined;
  /** What to enter, in words for the user. */
  description?: string | undefined;
  /** The values to choose from. */
  enum: string[];
  /** The display names of the values, in their order. */
  enumNames?: string[] | undefined;
  /** The value the field starts with. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A field of a form that takes any number of a set of values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type MultiSelectEnumSchema = UntitledMultiSelectEnumSchema | TitledMultiSelectEnumSchema;

/**
 * A field of a form for a number. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type NumberSchema = {
  /** Whether fractions are welcome. */
  type: "number" | "integer";
  /** The label of the field. */
  title?: string | undefined;
  /** What to enter, in words for the user. */
  description?: string | undefined;
  /** The least number accepted. */
  minimum?: number | undefined;
  /** The greatest number accepted. */
  maximum?: number | undefined;
  /** The number the field starts with. Since 2025-11-25. */
  default?: number | undefined;
};

/**
 * A field of a form; there are no nested ones. Since 2025-06-18.
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
 * A field of a form that takes one of a set of values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type SingleSelectEnumSchema = UntitledSingleSelectEnumSchema | TitledSingleSelectEnumSchema;

/**
 * A field of a form for text. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type StringSchema = {
  /** Marks the field as text. */
  type: "string";
  /** The label of the field. */
  title?: string | undefined;
  /** What to enter, in words for the user. */
  description?: string | undefined;
  /** The fewest characters accepted; an integer. */
  minLength?: number | undefined;
  /** The most characters accepted; an integer. */
  maxLength?: number | undefined;
  /** What the text must be. */
  format?: "email" | "uri" | "date" | "date-time" | undefined;
  /** The text the field starts with. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A field that takes any number of a set of titled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type TitledMultiSelectEnumSchema = {
  /** Marks the value as a list. */
  type: "array";
  /** The label of the field. */
  title?: string | undefined;
  /** What to enter, in words for the user. */
  description?: string | undefined;
  /** The fewest values to choose; an integer. */
  minItems?: number | undefined;
  /** The most values to choose; an integer. */
  maxItems?: number | undefined;
  /** What can be chosen. */
  items: {
    /** The choices. */
    anyOf: {
      /** The value itself. */
      const: string;
      /** The display name of the value. */
      title: string;
    }[];
  };
  /** The values chosen at the start. */
  default?: string[] | undefined;
};

/**
 * A field that takes one of a set of titled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type TitledSingleSelectEnumSchema = {
  /** Marks the value as a string. */
  type: "string";
  /** The label of the field. */
  title?: string | undefined;
  /** What to enter, in words for the user. */
  description?: string | undefined;
  /** The choices. */
  oneOf: {
    /** The value itself. */
    const: string;
    /** The display name of the value. */
    title: string;
  }[];
  /** The value chosen at the start. */
  default?: string | undefined;
};

/**
 * A field that takes any number of a set of values without titles. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type UntitledMultiSelectEnumSchema = {
  /** Marks the value as a list. */
  type: "array";
  /** The label of the field. */
  title?: string | undefined;
  /** What to enter, in words for the user. */
  description?: string | undefined;
  /** The fewest values to choose; an integer. */
  minItems?: number | undefined;
  /** The most values to choose; an integer. */
  maxItems?: number | undefined;
  /** What can be chosen. */
  items: {
    /** Marks each value as a string. */
    type: "string";
    /** The values to choose from. */
    enum: string[];
  };
  /** The values chosen at the start. */
  default?: string[] | undefined;
};

/**
 * A field that takes one of a set of values without titles. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation}
 */
export type UntitledSingleSelectEnumSchema = {
  /** Marks the value as a string. */
  type: "string";
  /** The label of the field. */
  title?: string | undefined;
  /** What to enter, in words for the user. */
  description?: string | undefined;
  /** The values to choose from. */
  enum: string[];
  /** The value chosen at the start. */
  default?: string | undefined;
};

// Subscriptions

/**
 * Which notifications a client wants; the server sends no others. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionFilter = {
  /** Wants to hear when the list of tools changes. */
  toolsListChanged?: boolean | undefined;
  /** Wants to hear when the list of prompts changes. */
  promptsListChanged?: boolean | undefined;
  /** Wants to hear when the list of resources changes. */
  resourcesListChanged?: boolean | undefined;
  /** The URIs of the resources whose changes the client wants to hear of. */
  resourceSubscriptions?: string[] | undefined;
};

/**
 * Confirms a subscription, before any other notification of it. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsAcknowledgedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/subscriptions/acknowledged";
  /** What was agreed. */
  params: SubscriptionsAcknowledgedNotificationParams;
};

/**
 * The params of a `notifications/subscriptions/acknowledged` notification. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsAcknowledgedNotificationParams = {
  /** The subscription the notification belongs to, if any, and extra data. */
  _meta?: NotificationMetaObject | undefined;
  /** What the server will send: the wanted notifications, less those it does not support. */
  notifications: SubscriptionFilter;
};

/**
 * Opens a stream of notifications that belong to no other request. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenRequest = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response repeats. */
  id: RequestId;
  /** What is asked for. */
  method: "subscriptions/listen";
  /** What the client wants to hear of. */
  params: SubscriptionsListenRequestParams;
};

/**
 * The params of a `subscriptions/listen` request. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenRequestParams = {
  /** The envelope: protocol version, client and capabilities. */
  _meta: RequestMetaObject;
  /** The notifications wanted; the server sends no others. */
  notifications: SubscriptionFilter;
};

/**
 * The end of a subscription that the server closes in good order; a broken connection brings none. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenResult = {
  /** Which subscription ends. */
  _meta: SubscriptionsListenResultMetaObject;
  /** What kind of result this is; an earlier server sends none, which means `"complete"`. */
  resultType: ResultType;
};

/**
 * The `_meta` of a `subscriptions/listen` result. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenResultMetaObject = {
  /** The name and version of the server, unverified: for display and logs, not for decisions. */
  "io.modelcontextprotocol/serverInfo"?: Implementation | undefined;
  /** The id of the `subscriptions/listen` request, equal to the id of the response. */
  "io.modelcontextprotocol/subscriptionId": RequestId;
  /** Any further key. */
  [key: string]: unknown;
};

/**
 * The response to a `subscriptions/listen` request, sent when the server closes it. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions}
 */
export type SubscriptionsListenResultResponse = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request. */
  id: RequestId;
  /** Which subscription ends. */
  result: SubscriptionsListenResult;
};

// Multi-round-trip requests

/**
 * Something the server asks of the client before it can answer. Since 2026-07-28.
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
  /** One request, under a key of the server's choice. */
  [key: string]: InputRequest;
};

/**
 * An interim result: the client is to repeat its request, under a new id, with the input. At least one of
 * `inputRequests` and `requestState` is there. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequiredResult = {
  /** The server's name and version, and extra data. */
  _meta?: ResultMetaObject | undefined;
  /** Here `"input_required"`. */
  resultType: ResultType;
  /** What the client has to gather; only what its capabilities cover. Absent: it may repeat the request at once. */
  inputRequests?: InputRequests | undefined;
  /** The server's own note, for the client to send back as it is; the server verifies it, as it may be forged. */
  requestState?: string | undefined;
};

/**
 * The client's result for one input request. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponse = CreateMessageResult | ListRootsResult | ElicitResult;

/**
 * The params of a request that can be repeated with input. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponseRequestParams = {
  /** The envelope: protocol version, client and capabilities. */
  _meta: RequestMetaObject;
  /** What the client gathered, under the keys of the input requests, when it repeats a request. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the input-required result, sent back as it came. */
  requestState?: string | undefined;
};

/**
 * What the client gathered for the server. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponses = {
  /** One result, under the key of its request. */
  [key: string]: InputResponse;
};

// Notifications

/**
 * The client no longer wants a result. A server sends it over stdio alone, to end a `subscriptions/listen` stream.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/cancellation}
 */
export type CancelledNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/cancelled";
  /** Which request is cancelled. */
  params: CancelledNotificationParams;
};

/**
 * The params of a `notifications/cancelled` notification. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/cancellation}
 */
export type CancelledNotificationParams = {
  /** The subscription the notification belongs to, if any, and extra data. */
  _meta?: NotificationMetaObject | undefined;
  /** The id of the request, which the client sent and which may have ended meanwhile. */
  requestId: RequestId;
  /** Why, for a log or for the user. */
  reason?: string | undefined;
};

/**
 * How far a request has come, sent while it runs.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress}
 */
export type ProgressNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/progress";
  /** How far it has come. */
  params: ProgressNotificationParams;
};

/**
 * The params of a `notifications/progress` notification. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/progress}
 */
export type ProgressNotificationParams = {
  /** The subscription the notification belongs to, if any, and extra data. */
  _meta?: NotificationMetaObject | undefined;
  /** The token of the request that progresses. */
  progressToken: ProgressToken;
  /** How much is done; it grows from one notification to the next. */
  progress: number;
  /** How much there is to do, in the unit of `progress`, if known. */
  total?: number | undefined;
  /** What is being done, in words for people. Since 2025-03-26. */
  message?: string | undefined;
};

/**
 * The list of prompts changed; sent on a stream that asked for `promptsListChanged`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/prompts}
 */
export type PromptListChangedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/prompts/list_changed";
  /** Nothing but extra data. */
  params?: NotificationParams | undefined;
};

/**
 * The list of resources changed; sent on a stream that asked for `resourcesListChanged`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceListChangedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/resources/list_changed";
  /** Nothing but extra data. */
  params?: NotificationParams | undefined;
};

/**
 * A resource changed; sent on a stream that named it in `resourceSubscriptions`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceUpdatedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/resources/updated";
  /** Which resource changed. */
  params: ResourceUpdatedNotificationParams;
};

/**
 * The params of a `notifications/resources/updated` notification. Named since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/resources}
 */
export type ResourceUpdatedNotificationParams = {
  /** The subscription the notification belongs to, if any, and extra data. */
  _meta?: NotificationMetaObject | undefined;
  /** The resource that changed, which may be part of the one the client named; a URI. */
  uri: string;
};

/**
 * The list of tools changed; sent on a stream that asked for `toolsListChanged`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/tools}
 */
export type ToolListChangedNotification = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** What happened. */
  method: "notifications/tools/list_changed";
  /** Nothing but extra data. */
  params?: NotificationParams | undefined;
};

// Unions

/**
 * Any notification that a client sends.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type ClientNotification = CancelledNotification;

/**
 * Any request that a client sends.
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
 * Any result that a client sends; unused, since a server sends no requests.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema}
 */
export type ClientResult = Result;

/**
 * Any notification that a server sends.
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
 * Any result that a server sends.
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

/** The params and the result of each request that a client sends, by method. */
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
  /** Asks for values that complete an argument. */
  "completion/complete": {
    /** What is sent. */
    params: CompleteRequest["params"];
    /** What comes back. */
    result: CompleteResult;
  };
}

/** The params of each notification that a client sends, by method. */
export interface ClientNotificationMap {
  /** Calls off a request of the client's. */
  "notifications/cancelled": {
    /** What is sent. */
    params: CancelledNotification["params"];
  };
}

/** The params of each notification that a server sends, by method. */
export interface ServerNotificationMap {
  /** Ends a `subscriptions/listen` stream, over stdio alone. */
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
  /** Confirms a subscription. Since 2026-07-28. */
  "notifications/subscriptions/acknowledged": {
    /** What is sent. */
    params: SubscriptionsAcknowledgedNotification["params"];
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
  /**
   * Carries a log message.
   *
   * @deprecated In 2026-07-28: log to stderr over stdio, or use OpenTelemetry.
   */
  "notifications/message": {
    /** What is sent. */
    params: LoggingMessageNotification["params"];
  };
}

/** The params and the result of each input request, by method; until 2025-11-25 the server sent them as requests. */
export interface InputRequestMap {
  /**
   * Has a model write a message.
   *
   * @deprecated In 2026-07-28: call the API of a model's provider directly.
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
   * @deprecated In 2026-07-28: pass directories or files as tool arguments, resource URIs or server configuration.
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
