import { isObject, strictReading } from "./check.js";
import type { InputRequest, InputRequiredResult } from "./input-requests.js";
import { inputRequiredResult as checkInputRequiredResult } from "./shapes.js";

/**
 * Marks a result as complete, as 2026-07-28 requires it of every result.
 *
 * Writes a copy with `resultType`; the result itself is not changed.
 *
 * @param result - the result of a handler that knows nothing of the revision
 * @returns the result for a client of 2026-07-28
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 *
 * @example
 * ```ts
 * completeResult(toolResult([textContent("4")])); // resultType: "complete"
 * ```
 */
export function completeResult<Result extends object>(
  result: Result,
): Result & {
  /** The result is final. */
  resultType: "complete";
};
/**
 * Marks a result that may be cached as complete, as 2026-07-28 requires it of every result of a list, of
 * `resources/read` and of `server/discover`.
 *
 * Writes a copy with `resultType`, `ttlMs` and `cacheScope`; the result itself is not changed.
 *
 * @param result - the result of a handler that knows nothing of the revision
 * @param cache - how long and by whom the result may be kept
 * @returns the result for a client of 2026-07-28
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/utilities/caching}
 *
 * @example
 * ```ts
 * completeResult({ tools: [] }, { ttlMs: 60_000, cacheScope: "public" });
 * ```
 */
export function completeResult<Result extends object>(
  result: Result,
  cache: {
    /** How long the result stays fresh, in milliseconds, an integer; 0 means it is stale at once. */
    ttlMs: number;
    /** Whether a kept result may be shared by all, or within one authorization only. */
    cacheScope: "private" | "public";
  },
): Result & {
  /** The result is final. */
  resultType: "complete";
  /** How long the result stays fresh, in milliseconds. */
  ttlMs: number;
  /** Whether a kept result may be shared by all, or within one authorization only. */
  cacheScope: "private" | "public";
};
export function completeResult(result: object, cache?: { ttlMs: number; cacheScope: "private" | "public" }): object {
  if (cache === undefined) return { ...result, resultType: "complete" };
  const { ttlMs, cacheScope } = cache;
  return { ...result, resultType: "complete", ttlMs, cacheScope };
}

/**
 * Makes the result that asks the client for input before the request can be completed.
 *
 * Writes `resultType` and what is given of the rest.
 *
 * @param need - the input requests, under keys of the server's choice, the state to be given back, or both
 * @returns the result
 * @throws TypeError where both are missing, since the client would have nothing to do
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 *
 * @example
 * ```ts
 * inputRequiredResult({ inputRequests: { roots: { method: "roots/list" } } });
 * ```
 */
export function inputRequiredResult<Requests extends { [key: string]: InputRequest }>(need: {
  /** What the client must find out before it retries. */
  inputRequests?: Requests | undefined;
  /** The server's own note, opaque to the client, which sends it back as it came. */
  requestState?: string | undefined;
}): {
  /** The result is not final. */
  resultType: "input_required";
  /** What the client must find out before it retries. */
  inputRequests?: Requests | undefined;
  /** The server's own note, opaque to the client, which sends it back as it came. */
  requestState?: string | undefined;
} {
  const { inputRequests, requestState } = need;
  if (inputRequests === undefined && requestState === undefined) {
    throw new TypeError("An input-required result needs inputRequests or requestState");
  }
  return {
    resultType: "input_required",
    ...(inputRequests === undefined ? {} : { inputRequests }),
    ...(requestState === undefined ? {} : { requestState }),
  };
}

/**
 * Tells whether a result asks for input, every member of it checked.
 *
 * @param result - a result of a method that may ask for input, as it came
 * @returns true where `resultType` is `input_required` and the input requests and the state are well-formed; never
 * throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export function isInputRequired<Result>(result: Result | InputRequiredResult): result is InputRequiredResult {
  try {
    checkInputRequiredResult(result, strictReading());
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells whether a result is final.
 *
 * @param result - a result of a method that may ask for input
 * @returns true where `resultType` is `complete` or absent, as it is until 2025-11-25
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export function isComplete<Result extends object>(result: Result | InputRequiredResult): result is Result {
  const { resultType } = result as { resultType?: unknown };
  return resultType === undefined || resultType === "complete";
}

/**
 * Takes away from a result what a client of 2025-11-25 or before does not know.
 *
 * Writes a copy without `resultType`, `ttlMs`, `cacheScope`, and without a `structuredContent` that is no object; the
 * result itself is not changed.
 *
 * @param result - a complete result
 * @returns the result for a client that began with `initialize`
 * @throws TypeError where the result asks for input, which such a client cannot give
 */
export function toHandshakeResult<Result extends object>(
  result: Result | InputRequiredResult,
): Omit<Result, "resultType" | "ttlMs" | "cacheScope" | "structuredContent"> & {
  /** The structured content, where the result had an object there. */
  structuredContent?: { [key: string]: unknown } | undefined;
} {
  const { resultType, ttlMs, cacheScope, structuredContent, ...rest } = result as Result & { [key: string]: unknown };
  if (resultType === "input_required") throw new TypeError("A handshake client cannot answer an input-required result");
  return isObject(structuredContent) ? { ...rest, structuredContent } : rest;
}
