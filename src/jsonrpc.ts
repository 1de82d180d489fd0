/** The JSON-RPC version of every message. */
export const JSONRPC_VERSION = "2.0";

/**
 * The id by which a response names its request: a string or a safe integer (at most 2^53 - 1 either way), never null.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type RequestId = string | number;

/**
 * A message that asks for a response.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcRequest<Method extends string = string, Params = { [key: string]: unknown } | undefined> = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id for the response to repeat, unique among the sender's in a session. */
  id: RequestId;
  /** What is asked for, as in `tools/call`. */
  method: Method;
  /** What the method takes, always an object. */
  params?: Params | undefined;
};

/**
 * A message that is never answered.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcNotification<Method extends string = string, Params = { [key: string]: unknown } | undefined> = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** What happened, as in `notifications/progress`. */
  method: Method;
  /** What the method takes, always an object. */
  params?: Params | undefined;
};

/**
 * The response to a successful request.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcSuccess<Result extends object = { [key: string]: unknown }> = {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The request's id. */
  id: RequestId;
  /** What the method returned, always an object. */
  result: Result;
};

/**
 * The response to a failed request. The id is optional only where `Id` admits `undefined`, so that a failure with a
 * known id fits the revisions and SDKs that require one.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcFailure<
  Data = unknown,
  Id extends RequestId | null | undefined = RequestId | null | undefined,
> = undefined extends Id
  ? {
      /** The JSON-RPC version. */
      jsonrpc: "2.0";
      /** The request's id; null or absent if unreadable. */
      id?: Id | undefined;
      /** What went wrong. */
      error: JsonRpcError<Data>;
    }
  : {
      /** The JSON-RPC version. */
      jsonrpc: "2.0";
      /** The request's id; null if unreadable. */
      id: Id;
      /** What went wrong. */
      error: JsonRpcError<Data>;
    };

/**
 * A result or an error; `"error" in response` tells which.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcResponse<Result extends object = { [key: string]: unknown }, Data = unknown> =
  | JsonRpcSuccess<Result>
  | JsonRpcFailure<Data>;

/**
 * The `error` member of a failure.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcError<Data = unknown> = {
  /** The kind of error, an integer such as {@link METHOD_NOT_FOUND}. */
  code: number;
  /** What failed, for people to read. */
  message: string;
  /** Details in any form. */
  data?: Data | undefined;
};

/**
 * Any single message on the wire.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcMessage = JsonRpcRequest | JsonRpcNotification | JsonRpcResponse;

/**
 * Whether a result is final (`complete`, also if absent) or asks for input (`input_required`); an open set. Since
 * 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema#resulttype}
 */
export type ResultType = "complete" | "input_required" | (string & {});

/**
 * A result that tells success and no more.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/ping}
 */
export type EmptyResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Whether the result is final. Since 2026-07-28, required there. */
  resultType?: ResultType | undefined;
};

/**
 * Makes a successful response.
 *
 * @param id - the request's id
 * @param result - left out: written as `{}`
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * success(1, { tools: [] }); // { jsonrpc: "2.0", id: 1, result: { tools: [] } }
 * ```
 */
export function success(id: RequestId, result?: undefined): JsonRpcSuccess<EmptyResult>;
/**
 * Makes a successful response.
 *
 * @param id - the request's id
 * @param result - what the method returned, written as it is
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function success<Result extends object>(id: RequestId, result: Result): JsonRpcSuccess<Result>;
/**
 * Makes a successful response, with or without a result.
 *
 * @param id - the request's id
 * @param result - what the method returned; undefined is written as `{}`
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function success<Result extends object>(
  id: RequestId,
  result: Result | undefined,
): JsonRpcSuccess<Result | EmptyResult>;
export function success(id: RequestId, result: object = {}): JsonRpcSuccess<object> {
  return { jsonrpc: JSONRPC_VERSION, id, result };
}

/**
 * Makes an error response without data.
 *
 * @param id - the request's id
 * @param code - the kind of error, an integer
 * @param message - what failed, for people to read
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * error(1, METHOD_NOT_FOUND, "no such method");
 * ```
 */
export function error(id: RequestId, code: number, message: string): JsonRpcFailure<undefined, RequestId>;
/**
 * Makes an error response to a message with an unreadable id, without data.
 *
 * @param id - null, written as such, as JSON-RPC 2.0 asks
 * @param code - the kind of error, an integer
 * @param message - what failed, for people to read
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function error(id: null, code: number, message: string): JsonRpcFailure<undefined, null>;
/**
 * Makes an error response without id and data.
 *
 * @param id - undefined, which leaves the member out, as allowed since 2025-11-25
 * @param code - the kind of error, an integer
 * @param message - what failed, for people to read
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function error(id: undefined, code: number, message: string): JsonRpcFailure<undefined, undefined>;
/**
 * Makes an error response to a message with a maybe unreadable id, without data.
 *
 * @param id - the request's id; null is written, undefined left out
 * @param code - the kind of error, an integer
 * @param message - what failed, for people to read
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function error(id: RequestId | null | undefined, code: number, message: string): JsonRpcFailure<undefined>;
export function error(id: RequestId | null | undefined, code: number, message: string): JsonRpcFailure<undefined> {
  return errorWithData(id, code, message, undefined);
}

/**
 * Makes an error response with data.
 *
 * @param id - the request's id
 * @param code - the kind of error, an integer
 * @param message - what failed, for people to read
 * @param data - details; only undefined is left out
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * errorWithData(1, INVALID_PARAMS, "no such tool", { name: "subtract" });
 * ```
 */
export function errorWithData<Data>(
  id: RequestId,
  code: number,
  message: string,
  data: Data,
): JsonRpcFailure<Data, RequestId>;
/**
 * Makes an error response to a message with an unreadable id, with data.
 *
 * @param id - null, written as such, as JSON-RPC 2.0 asks
 * @param code - the kind of error, an integer
 * @param message - what failed, for people to read
 * @param data - details; only undefined is left out
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function errorWithData<Data>(id: null, code: number, message: string, data: Data): JsonRpcFailure<Data, null>;
/**
 * Makes an error response without id, with data.
 *
 * @param id - undefined, which leaves the member out, as allowed since 2025-11-25
 * @param code - the kind of error, an integer
 * @param message - what failed, for people to read
 * @param data - details; only undefined is left out
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function errorWithData<Data>(
  id: undefined,
  code: number,
  message: string,
  data: Data,
): JsonRpcFailure<Data, undefined>;
/**
 * Makes an error response to a message with a maybe unreadable id, with data.
 *
 * @param id - the request's id; null is written, undefined left out
 * @param code - the kind of error, an integer
 * @param message - what failed, for people to read
 * @param data - details; only undefined is left out
 * @returns the response
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function errorWithData<Data>(
  id: RequestId | null | undefined,
  code: number,
  message: string,
  data: Data,
): JsonRpcFailure<Data>;
export function errorWithData<Data>(
  id: RequestId | null | undefined,
  code: number,
  message: string,
  data: Data,
): JsonRpcFailure<Data> {
  const failure: JsonRpcError<Data> = data === undefined ? { code, message } : { code, message, data };
  return id === undefined
    ? { jsonrpc: JSONRPC_VERSION, error: failure }
    : { jsonrpc: JSONRPC_VERSION, id, error: failure };
}

/**
 * Makes a request without params.
 *
 * @param id - the id, which the response echoes
 * @param method - the name of what is asked for
 * @param params - none
 * @returns the request
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * request(0, METHOD_PING);
 * ```
 */
export function request<Method extends string>(
  id: RequestId,
  method: Method,
  params?: undefined,
): JsonRpcRequest<Method, undefined>;
/**
 * Makes a request with params.
 *
 * @param id - the id, which the response echoes
 * @param method - the name of what is asked for
 * @param params - the method's parameters
 * @returns the request, which has its params for certain and so fits the revisions' types that require them
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * request(1, METHOD_TOOLS_CALL, { name: "add", arguments: { a: 1, b: 2 } });
 * ```
 */
export function request<Method extends string, Params extends object>(
  id: RequestId,
  method: Method,
  params: Params,
): {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The id, as it was given. */
  id: RequestId;
  /** The method, as it was given. */
  method: Method;
  /** The params, as they were given. */
  params: Params;
};
/**
 * Makes a request that may have params.
 *
 * @param id - the id, which the response echoes
 * @param method - the name of what is asked for
 * @param params - the method's parameters; undefined is left out
 * @returns the request
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function request<Method extends string, Params extends object>(
  id: RequestId,
  method: Method,
  params: Params | undefined,
): JsonRpcRequest<Method, Params>;
export function request(id: RequestId, method: string, params?: object): JsonRpcRequest<string, object | undefined> {
  return params === undefined
    ? { jsonrpc: JSONRPC_VERSION, id, method }
    : { jsonrpc: JSONRPC_VERSION, id, method, params };
}

/**
 * Makes a notification without params.
 *
 * @param method - the name of what is told
 * @param params - none
 * @returns the notification
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * notification(METHOD_NOTIFICATIONS_INITIALIZED);
 * ```
 */
export function notification<Method extends string>(
  method: Method,
  params?: undefined,
): JsonRpcNotification<Method, undefined>;
/**
 * Makes a notification with params.
 *
 * @param method - the name of what is told
 * @param params - the method's parameters
 * @returns the notification, which has its params for certain
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * notification(METHOD_NOTIFICATIONS_RESOURCES_UPDATED, { uri: "file:///a" });
 * ```
 */
export function notification<Method extends string, Params extends object>(
  method: Method,
  params: Params,
): {
  /** The JSON-RPC version. */
  jsonrpc: "2.0";
  /** The method, as it was given. */
  method: Method;
  /** The params, as they were given. */
  params: Params;
};
/**
 * Makes a notification that may have params.
 *
 * @param method - the name of what is told
 * @param params - the method's parameters; undefined is left out
 * @returns the notification
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export function notification<Method extends string, Params extends object>(
  method: Method,
  params: Params | undefined,
): JsonRpcNotification<Method, Params>;
export function notification(method: string, params?: object): JsonRpcNotification<string, object | undefined> {
  return params === undefined ? { jsonrpc: JSONRPC_VERSION, method } : { jsonrpc: JSONRPC_VERSION, method, params };
}
