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
import { error, JSONRPC_VERSION } from "./jsonrpc.js";

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
 * @example
 * ```ts
 * const classified = classifyMessage({ jsonrpc: "2.0", id: 0, method: "ping" });
 * if (classified.kind === "request") console.log(classified.message.method);
 * ```
 */
export function classifyMessage(value: unknown): ClassifiedMessage {
  try {
    if (Array.isArray(value)) {
      return value.length > 0 ? { kind: "batch", messages: value } : answered("a batch must not be empty", null);
    }
    return isObject(value) ? classifyObject(value) : answered("a message must be an object", null);
  } catch {
    // A getter or proxy of an in-process peer threw: no member of such a value can be relied on, not even its id.
    return answered("the message cannot be read", null);
  }
}

/**
 * Parses a text and tells what kind of message it holds.
 *
 * @param text - one message as it came over the wire; a byte order mark is not JSON
 * @returns the kind with the message, or why it is none and what to answer; never throws
 *
 * @example
 * ```ts
 * const classified = parseMessage('{"jsonrpc":"2.0",');
 * if (classified.kind === "invalid") console.log(classified.reply?.error.code); // -32700
 * ```
 */
export function parseMessage(text: string): ClassifiedMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const reason = "the text is not JSON";
    return { kind: "invalid", reason, id: null, reply: error(null, PARSE_ERROR, reason) };
  }
  return classifyMessage(value);
}

/**
 * Tells whether a value is a request.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `request`; never throws
 */
export function isRequest(value: unknown): value is JsonRpcRequest {
  return classifyMessage(value).kind === "request";
}

/**
 * Tells whether a value is a notification.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `notification`; never throws
 */
export function isNotification(value: unknown): value is JsonRpcNotification {
  return classifyMessage(value).kind === "notification";
}

/**
 * Tells whether a value is the response to a request that was carried out.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `success`; never throws
 */
export function isSuccess(value: unknown): value is JsonRpcSuccess {
  return classifyMessage(value).kind === "success";
}

/**
 * Tells whether a value is the response to a request that failed.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `error`; never throws
 */
export function isFailure(value: unknown): value is JsonRpcFailure {
  return classifyMessage(value).kind === "error";
}

/**
 * Tells whether a value is a response of either kind.
 *
 * @param value - any value
 * @returns true where {@link classifyMessage} says `success` or `error`; never throws
 */
export function isResponse(value: unknown): value is JsonRpcResponse {
  const { kind } = classifyMessage(value);
  return kind === "success" || kind === "error";
}

type Members = { [key: string]: unknown };

function classifyObject(value: Members): ClassifiedMessage {
  // Each member is read once, so that a getter cannot show one value to a check and another to the next.
  const { jsonrpc, id, method, params, result, error } = value;
  if (method === undefined && (result !== undefined || error !== undefined)) {
    return classifyResponse(value, jsonrpc, id, result, error);
  }
  const readableId = isRequestId(id) ? id : null;
  if (jsonrpc !== JSONRPC_VERSION) return answered('jsonrpc must be "2.0"', readableId);
  if (method === undefined) return answered("method, result or error must be present", readableId);
  if (typeof method !== "string") return answered("method must be a string", readableId);
  const paramsFit = params === undefined || isObject(params);
  if (id === undefined) {
    return paramsFit
      ? { kind: "notification", message: value as JsonRpcNotification }
      : unanswered("params must be an object", null);
  }
  if (readableId === null) return answered("id must be a string or a safe integer", null);
  if (!paramsFit) return answered("params must be an object", readableId);
  return { kind: "request", message: value as JsonRpcRequest };
}

function classifyResponse(
  value: Members,
  jsonrpc: unknown,
  id: unknown,
  result: unknown,
  error: unknown,
): ClassifiedMessage {
  const readableId = isRequestId(id) ? id : null;
  if (jsonrpc !== JSONRPC_VERSION) return unanswered('jsonrpc must be "2.0"', readableId);
  if (result !== undefined && error !== undefined) {
    return unanswered("result and error must not both be present", readableId);
  }
  if (error === undefined) {
    if (readableId === null) return unanswered("id must be a string or a safe integer", null);
    if (!isObject(result)) return unanswered("result must be an object", readableId);
    return { kind: "success", message: value as JsonRpcSuccess };
  }
  if (readableId === null && id !== null && id !== undefined) {
    return unanswered("id must be a string, a safe integer, null or absent", null);
  }
  if (!isError(error)) {
    return unanswered("error must be an object with an integer code and a string message", readableId);
  }
  return { kind: "error", message: value as JsonRpcFailure };
}

/** The verdict on what a peer waits for an answer to. */
function answered(reason: string, id: RequestId | null): ClassifiedMessage {
  return { kind: "invalid", reason, id, reply: error(id, INVALID_REQUEST, reason) };
}

/** The verdict on a broken notification or response: an answer to it could start a loop between two peers. */
function unanswered(reason: string, id: RequestId | null): ClassifiedMessage {
  return { kind: "invalid", reason, id };
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRequestId(value: unknown): value is RequestId {
  return typeof value === "string" || Number.isSafeInteger(value);
}

function isError(value: unknown): value is JsonRpcError {
  return isObject(value) && Number.isInteger(value["code"]) && typeof value["message"] === "string";
}
