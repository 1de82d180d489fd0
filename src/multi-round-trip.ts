import { isObject, startReading } from "./check.js";
import type { InputRequest, InputRequiredResult } from "./input-requests.js";
import type { ResultType } from "./jsonrpc.js";
import { inputRequiredResult as checkInputRequiredResult } from "./shapes.js";
import { withoutUndefined } from "./without-undefined.js";

/**
 * Copies a result and marks it as complete, as 2026-07-28 requires.
 *
 * @param result - the result, which is not changed
 * @returns the result for a client of 2026-07-28
 * @throws TypeError for a result that asks for input
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
 * Copies a result that may be cached and marks it as complete, as 2026-07-28 requires for the lists, `resources/read`
 * and `server/discover`.
 *
 * @param result - the result, which is not changed
 * @param cache - for how long and for whom to keep it
 * @returns the result for a client of 2026-07-28
 * @throws TypeError for a result that asks for input
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
    /** Its freshness in milliseconds; an integer, 0 for none. */
    ttlMs: number;
    /** Who may share a copy: all, or one authorization context. */
    cacheScope: "private" | "public";
  },
): Result & {
  /** The result is final. */
  resultType: "complete";
  /** Its freshness in milliseconds. */
  ttlMs: number;
  /** Who may share a copy: all, or one authorization context. */
  cacheScope: "private" | "public";
};
export function completeResult(result: object, cache?: { ttlMs: number; cacheScope: "private" | "public" }): object {
  refuseInputRequired(result);
  if (cache === undefined) return { ...result, resultType: "complete" };
  const { ttlMs, cacheScope } = cache;
  return { ...result, resultType: "complete", ttlMs, cacheScope };
}

/**
 * Makes the result that asks the client for input first.
 *
 * @param need - input requests, under keys of the server's choice, the state to be sent back, or both
 * @returns the result
 * @throws TypeError where both are missing
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 *
 * @example
 * ```ts
 * inputRequiredResult({ inputRequests: { roots: { method: "roots/list" } } });
 * ```
 */
export function inputRequiredResult<Requests extends { [key: string]: InputRequest } = { [key: string]: never }>(need: {
  /** What to find out before the retry. */
  inputRequests?: Requests | undefined;
  /** The server's opaque note, sent back as it came. */
  requestState?: string | undefined;
}): {
  /** The result is not final. */
  resultType: "input_required";
  /** What to find out before the retry. */
  inputRequests?: Requests | undefined;
  /** The server's opaque note, sent back as it came. */
  requestState?: string | undefined;
} {
  const { inputRequests, requestState } = need;
  if (inputRequests === undefined && requestState === undefined) {
    throw new TypeError("An input-required result needs inputRequests or requestState");
  }
  return withoutUndefined({ resultType: "input_required", inputRequests, requestState });
}

/**
 * Tells whether a result of 2026-07-28 asks for input, with every member checked.
 *
 * @param result - a result of `tools/call`, `prompts/get` or `resources/read`, of the revision's own type
 * @returns true if it does, and has nothing of a complete result; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 *
 * @example
 * ```ts
 * isInputRequired(inputRequiredResult({ requestState: "step 2" })); // true
 * ```
 */
export function isInputRequired<Result extends { resultType: ResultType }>(
  result: Result,
): result is Exclude<
  Result,
  | {
      /** A tool's result has it. */
      content: unknown;
    }
  | {
      /** A read resource has it. */
      contents: unknown;
    }
  | {
      /** A prompt has it. */
      messages: unknown;
    }
>;
/**
 * Tells whether a result asks for input, with every member checked.
 *
 * @param result - a result of a method that may ask for input, as it came
 * @returns true where `resultType` is `input_required` and the rest is well-formed; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 *
 * @example
 * ```ts
 * const result: unknown = inputRequiredResult({ requestState: "step 2" });
 * if (isInputRequired(result)) console.log(result.requestState);
 * ```
 */
export function isInputRequired<Result>(result: Result | InputRequiredResult): result is InputRequiredResult;
export function isInputRequired(result: unknown): boolean {
  try {
    checkInputRequiredResult(result, startReading());
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells whether a result of 2026-07-28 is final.
 *
 * @param result - a result of `tools/call`, `prompts/get` or `resources/read`, of the revision's own type
 * @returns true if `resultType` is `complete`; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 *
 * @example
 * ```ts
 * isComplete(completeResult({ content: [] })); // true
 * ```
 */
export function isComplete<Result extends { resultType: ResultType }>(
  result: Result,
): result is Extract<
  Result,
  | {
      /** A tool's result has it. */
      content: unknown;
    }
  | {
      /** A read resource has it. */
      contents: unknown;
    }
  | {
      /** A prompt has it. */
      messages: unknown;
    }
>;
/**
 * Tells whether a result is final.
 *
 * @param result - a result of a method that may ask for input
 * @returns true where `resultType` is `complete` or, as until 2025-11-25, absent
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 *
 * @example
 * ```ts
 * isComplete({ content: [] }); // true: absent counts as complete
 * ```
 */
export function isComplete<Result extends object>(result: Result | InputRequiredResult): result is Result;
export function isComplete(result: unknown): boolean {
  try {
    const { resultType } = result as { resultType?: unknown };
    return isObject(result) && (resultType === undefined || resultType === "complete");
  } catch {
    return false;
  }
}

/**
 * Copies a result for a client up to 2025-11-25: without `resultType`, `ttlMs`, `cacheScope` and a `structuredContent`
 * that is no object.
 *
 * @param result - a complete result, which is not changed
 * @returns the result for a client that sent `initialize`
 * @throws TypeError where the result asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 *
 * @example
 * ```ts
 * toHandshakeResult(completeResult({ tools: [] })); // { tools: [] }
 * ```
 */
export function toHandshakeResult<Result extends object>(
  result: Result | InputRequiredResult,
): Omit<Result, "resultType" | "ttlMs" | "cacheScope" | "structuredContent"> & {
  /** The structured content, where it was an object. */
  structuredContent?: { [key: string]: unknown } | undefined;
} {
  refuseInputRequired(result);
  const { resultType, ttlMs, cacheScope, structuredContent, ...rest } = result as Result & { [key: string]: unknown };
  return isObject(structuredContent) ? { ...rest, structuredContent } : rest;
}

function refuseInputRequired(result: { resultType?: unknown }): void {
  if (result.resultType === "input_required") throw new TypeError('resultType must not be "input_required"');
}
