import type { JsonObject } from "./check.js";
import { isObject, isRequestId } from "./check.js";
import { INVALID_REQUEST, PARSE_ERROR } from "./errors.js";
import type {
  JsonRpcError,
  JsonRpcFailure,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResponse,
  JsonRpcSuccess,
  RequestId,
} from "./jsonrpc.js";
import { JSONRPC_VERSION } from "./jsonrpc.js";

/**
 * What {@link classifyMessage} and {@link parseMessage} found; `kind` tells which.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/basic}
 */
export type ClassifiedMessage =
  | {
      /** A message that asks for an answer. */
      kind: "request";
      /** The very value that was classified. */
      message: JsonRpcRequest;
    }
  | {
      /** A message that is never answered. */
      kind: "notification";
      /** The very value that was classified. */
      message: JsonRpcNotification;
    }
  | {
      /** The response to a request that was carried out. */
      kind: "success";
      /** The very value that was classified. */
      message: JsonRpcSuccess;
    }
  | {
      /** The response to a request that failed. */
      kind: "error";
      /** The very value that was classified. */
      message: JsonRpcFailure;
    }
  | {
      /** A non-empty array, legal in 2025-03-26 only; its members are not classified yet. */
      kind: "batch";
      /** The very array that was classified. */
      messages: unknown[];
    }
  | {
      /** No message of the protocol. */
      kind: "invalid";
      /** What is wrong, naming the member. */
      reason: string;
      /** The message's id where it has a valid one, else null. */
      id: RequestId | null;
      /** The answer to send; absent for a broken notification or response, which get none. */
      reply?: JsonRpcFailure | undefined;
    };

/**
 * Tells what kind of message a parsed value is.
 *
 * A member whose value is `undefined` counts as absent, any other as present, null too. Members the protocol does not
 * know are accepted.
 *
 * @param value - the value as JSON.parse gave it, or as an in-process peer passed it
 * @returns the kind with the message, or why it is none and what to answer; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * const classified = classifyMessage({ jsonrpc: "2.0", id: 0, method: "ping" });
 * if (classified.kind === "request") console.log(classified.message.method);
 * ```
 */
export function classifyMessage(value: unknown): ClassifiedMessage {
  let fault = "a message must be an object or a non-empty array";
  try {
    if (isObject(value)) return classifyObject(value);
    if (Array.isArray(value) && value.length > 0) return { kind: "batch", messages: value };
  } catch {
    // A getter or proxy of an in-process peer threw: no member of such a value can be relied on, not even its id.
    fault = "a message must be readable";
  }
  return invalid(fault, null, INVALID_REQUEST);
}

/**
 * Parses a text and tells what kind of message it holds.
 *
 * @param text - one message as it came over the wire; a byte order mark is not JSON
 * @returns the kind with the message, or why it is none and what to answer; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * const classified = parseMessage('{"jsonrpc":"2.0",');
 * if (classified.kind === "invalid") console.log(classified.reply?.error.code); // -32700
 * ```
 */
export function parseMessage(text: string): ClassifiedMessage {
  try {
    return classifyMessage(JSON.parse(text));
  } catch {
    // Only JSON.parse throws.
    return invalid("a message must be JSON", null, PARSE_ERROR);
  }
}

/**
 * Tells whether a value is a request.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `request`; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * isRequest({ jsonrpc: "2.0", id: 0, method: "ping" }); // true
 * ```
 */
export function isRequest(value: unknown): value is JsonRpcRequest {
  return classifyMessage(value).kind === "request";
}

/**
 * Tells whether a value is a notification.
 *
 * The compiler takes every request for a notification, since its type has all that a notification's has: where a value
 * may be either, ask {@link isRequest} first.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `notification`; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * isNotification({ jsonrpc: "2.0", method: "notifications/initialized" }); // true
 * ```
 */
export function isNotification(value: unknown): value is JsonRpcNotification {
  return classifyMessage(value).kind === "notification";
}

/**
 * Tells whether a value is the response to a request that was carried out.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `success`; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * isSuccess({ jsonrpc: "2.0", id: 0, result: {} }); // true
 * ```
 */
export function isSuccess(value: unknown): value is JsonRpcSuccess {
  return classifyMessage(value).kind === "success";
}

/**
 * Tells whether a value is the response to a request that failed.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `error`; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * isFailure({ jsonrpc: "2.0", id: null, error: { code: -32700, message: "not JSON" } }); // true
 * ```
 */
export function isFailure(value: unknown): value is JsonRpcFailure {
  return classifyMessage(value).kind === "error";
}

/**
 * Tells whether a value is a response of either kind.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `success` or `error`; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * isResponse({ jsonrpc: "2.0", id: 0, result: {} }); // true
 * ```
 */
export function isResponse(value: unknown): value is JsonRpcResponse {
  const { kind } = classifyMessage(value);
  return kind === "success" || kind === "error";
}

function classifyObject(value: JsonObject): ClassifiedMessage {
  // Each member is read once, so that a getter cannot show one value to a check and another to the next, and none in
  // vain: where messages of many shapes come in, a read costs more than the checks of what was read.
  const { jsonrpc, id, method } = value;
  const isVersion2 = jsonrpc === JSONRPC_VERSION;
  if (method === undefined) {
    const { result, error } = value;
    if (result !== undefined || error !== undefined) {
      // A broken response gets no answer, which could start a loop between two peers.
      if (!isVersion2) return invalid(VERSION_RULE, id);
      if (!isRequestId(id) && (error === undefined || (id !== undefined && id !== null))) return invalid(ID_RULE, id);
      if (error === undefined) {
        return isObject(result)
          ? { kind: "success", message: value as JsonRpcSuccess }
          : invalid("result must be an object", id);
      }
      if (result !== undefined) return invalid("result must be absent beside error", id);
      return isError(error)
        ? { kind: "error", message: value as JsonRpcFailure }
        : invalid("error must have an integer code and a string message", id);
    }
  }
  if (!isVersion2) return invalid(VERSION_RULE, id, INVALID_REQUEST);
  if (typeof method !== "string") return invalid("method must be a string", id, INVALID_REQUEST);
  if (id !== undefined && !isRequestId(id)) return invalid(ID_RULE, id, INVALID_REQUEST);
  const { params } = value;
  if (params !== undefined && !isObject(params)) {
    // Nor does a broken notification.
    return invalid("params must be an object", id, id === undefined ? undefined : INVALID_REQUEST);
  }
  return id === undefined
    ? { kind: "notification", message: value as JsonRpcNotification }
    : { kind: "request", message: value as JsonRpcRequest };
}

const VERSION_RULE = 'jsonrpc must be "2.0"';
const ID_RULE = "id must be a string or a safe integer";

/** The code is that of the answer; without one there is none. */
function invalid(reason: string, id: unknown, code?: number): ClassifiedMessage {
  const readableId = isRequestId(id) ? id : null;
  if (code === undefined) return { kind: "invalid", reason, id: readableId };
  // Not by error(), which would bring the writing of data along for readers alone.
  const reply: JsonRpcFailure = { jsonrpc: JSONRPC_VERSION, id: readableId, error: { code, message: reason } };
  return { kind: "invalid", reason, id: readableId, reply };
}

function isError(value: unknown): value is JsonRpcError {
  return isObject(value) && Number.isInteger(value["code"]) && typeof value["message"] === "string";
}
