/** The `jsonrpc` member of every message. */
export const JSONRPC_VERSION = "2.0";

/**
 * The id by which a response names its request: a string or an integer, never null.
 *
 * An integer must be safe (at most 2^53 - 1 either way), since JSON.parse rounds a larger one.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type RequestId = string | number;

/**
 * A message that asks for an answer.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcRequest<Method extends string = string, Params = { [key: string]: unknown } | undefined> = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id that the response echoes, unique among the sender's requests of a session. */
  id: RequestId;
  /** The name of what is asked for, as in `tools/call`. */
  method: Method;
  /** The method's parameters, always an object. */
  params?: Params | undefined;
};

/**
 * A message that is never answered: it has no id.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcNotification<Method extends string = string, Params = { [key: string]: unknown } | undefined> = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The name of what is told, as in `notifications/progress`. */
  method: Method;
  /** The method's parameters, always an object. */
  params?: Params | undefined;
};

/**
 * The response to a request that was carried out.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcSuccess<Result extends object = { [key: string]: unknown }> = {
  /** The version of JSON-RPC. */
  jsonrpc: "2.0";
  /** The id of the request that is answered. */
  id: RequestId;
  /** What the method gives back, always an object. */
  result: Result;
};

/**
 * The response to a request that failed.
 *
 * The id is optional only where `Id` admits `undefined`, hence the condition: a failure with a known id must fit the
 * revisions and SDKs that require one.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcFailure<
  Data = unknown,
  Id extends RequestId | null | undefined = RequestId | null | undefined,
> = undefined extends Id
  ? {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request that failed; null or absent where it could not be read. */
      id?: Id | undefined;
      /** What went wrong. */
      error: JsonRpcError<Data>;
    }
  : {
      /** The version of JSON-RPC. */
      jsonrpc: "2.0";
      /** The id of the request that failed; null where it could not be read. */
      id: Id;
      /** What went wrong. */
      error: JsonRpcError<Data>;
    };

/**
 * The answer to a request; `"error" in response` tells which of the two it is.
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
  /** The kind of the error, an integer, as in {@link METHOD_NOT_FOUND}. */
  code: number;
  /** A short description of the error, meant for a person. */
  message: string;
  /** More about the error, in the sender's own form. */
  data?: Data | undefined;
};

/**
 * Any single message that may cross the wire.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 */
export type JsonRpcMessage = JsonRpcRequest | JsonRpcNotification | JsonRpcResponse;

/**
 * Whether a result is final: `complete` is, `input_required` asks the client for input first.
 *
 * An open set; absent means complete. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/schema#resulttype}
 */
export type ResultType = "complete" | "input_required" | (string & {});

/**
 * The result of a request that has nothing to tell but that it was carried out.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/utilities/ping}
 */
export type EmptyResult = {
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Whether the result is final. Since 2026-07-28, which requires it. */
  resultType?: ResultType | undefined;
};

/**
 * Makes the response to a request that was carried out.
 *
 * @param id - the id of the request, echoed as it came
 * @param result - left out: the response carries `{}`, never no result
 * @returns the response
 */
export function success(id: RequestId, result?: undefined): JsonRpcSuccess<EmptyResult>;
/**
 * Makes the response to a request that was carried out.
 *
 * @param id - the id of the request, echoed as it came
 * @param result - what the method gives back, written as it is
 * @returns the response
 */
export function success<Result extends object>(id: RequestId, result: Result): JsonRpcSuccess<Result>;
/**
 * Makes the response to a request that was carried out, where there may be nothing to give back.
 *
 * @param id - the id of the request, echoed as it came
 * @param result - what the method gives back; undefined is written as `{}`
 * @returns the response
 */
export function success<Result extends object>(
  id: RequestId,
  result: Result | undefined,
): JsonRpcSuccess<Result | EmptyResult>;
export function success(id: RequestId, result: object = {}): JsonRpcSuccess<object> {
  return { jsonrpc: JSONRPC_VERSION, id, result };
}

/**
 * Makes the response to a request that failed, without data.
 *
 * @param id - the id of the request, echoed as it came
 * @param code - the kind of the error, an integer
 * @param message - a short description, meant for a person
 * @returns the response
 */
export function error(id: RequestId, code: number, message: string): JsonRpcFailure<undefined, RequestId>;
/**
 * Makes the response to a message whose id could not be read, without data.
 *
 * @param id - null, which is written as null, as JSON-RPC 2.0 asks
 * @param code - the kind of the error, an integer
 * @param message - a short description, meant for a person
 * @returns the response
 */
export function error(id: null, code: number, message: string): JsonRpcFailure<undefined, null>;
/**
 * Makes the response to a message whose id could not be read, without data and without an id.
 *
 * @param id - undefined, which leaves the member out; the protocol allows that since 2025-11-25
 * @param code - the kind of the error, an integer
 * @param message - a short description, meant for a person
 * @returns the response
 */
export function error(id: undefined, code: number, message: string): JsonRpcFailure<undefined, undefined>;
/**
 * Makes the response to a message whose id may not have been readable, without data.
 *
 * @param id - the id of the request; null is written as null, undefined leaves the member out
 * @param code - the kind of the error, an integer
 * @param message - a short description, meant for a person
 * @returns the response
 */
export function error(id: RequestId | null | undefined, code: number, message: string): JsonRpcFailure<undefined>;
export function error(id: RequestId | null | undefined, code: number, message: string): JsonRpcFailure<undefined> {
  return errorWithData(id, code, message, undefined);
}

/**
 * Makes the response to a request that failed, with data about the error.
 *
 * @param id - the id of the request, echoed as it came
 * @param code - the kind of the error, an integer
 * @param message - a short description, meant for a person
 * @param data - more about the error; 0, false, "" and null are written, undefined is left out
 * @returns the response
 */
export function errorWithData<Data>(
  id: RequestId,
  code: number,
  message: string,
  data: Data,
): JsonRpcFailure<Data, RequestId>;
/**
 * Makes the response to a message whose id could not be read, with data about the error.
 *
 * @param id - null, which is written as null, as JSON-RPC 2.0 asks
 * @param code - the kind of the error, an integer
 * @param message - a short description, meant for a person
 * @param data - more about the error; 0, false, "" and null are written, undefined is left out
 * @returns the response
 */
export function errorWithData<Data>(id: null, code: number, message: string, data: Data): JsonRpcFailure<Data, null>;
/**
 * Makes the response to a message whose id could not be read, with data about the error and without an id.
 *
 * @param id - undefined, which leaves the member out; the protocol allows that since 2025-11-25
 * @param code - the kind of the error, an integer
 * @param message - a short description, meant for a person
 * @param data - more about the error; 0, false, "" and null are written, undefined is left out
 * @returns the response
 */
export function errorWithData<Data>(
  id: undefined,
  code: number,
  message: string,
  data: Data,
): JsonRpcFailure<Data, undefined>;
/**
 * Makes the response to a message whose id may not have been readable, with data about the error.
 *
 * @param id - the id of the request; null is written as null, undefined leaves the member out
 * @param code - the kind of the error, an integer
 * @param message - a short description, meant for a person
 * @param data - more about the error; 0, false, "" and null are written, undefined is left out
 * @returns the response
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
 * Makes a request.
 *
 * @param id - the id that the response will echo
 * @param method - the name of what is asked for
 * @param params - the method's parameters; undefined is left out
 * @returns the request
 */
export function request<Method extends string, Params extends object | undefined = undefined>(
  id: RequestId,
  method: Method,
  params?: Params,
): JsonRpcRequest<Method, Params> {
  return params === undefined
    ? { jsonrpc: JSONRPC_VERSION, id, method }
    : { jsonrpc: JSONRPC_VERSION, id, method, params };
}

/**
 * Makes a notification.
 *
 * @param method - the name of what is told
 * @param params - the method's parameters; undefined is left out
 * @returns the notification
 */
export function notification<Method extends string, Params extends object | undefined = undefined>(
  method: Method,
  params?: Params,
): JsonRpcNotification<Method, Params> {
  return params === undefined ? { jsonrpc: JSONRPC_VERSION, method } : { jsonrpc: JSONRPC_VERSION, method, params };
}
