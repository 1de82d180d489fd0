import {
  hasRequestMeta,
  isMcpError,
  type JsonRpcRequest,
  type JsonRpcSuccess,
  METHOD_INITIALIZE,
} from "mcp-protocol-types";

type Request = JsonRpcRequest<string, object | undefined>;

/** More than this, in milliseconds, a timer cannot wait: it would fire at once. That is 24 days. */
export const MAX_TIMER = 2 ** 31 - 1;

export type RequestOptions = {
  /** How long to wait for the answer, in milliseconds; Infinity, or more than 24 days, for as long as it takes. */
  timeout?: number;
  /** Ends the waiting, and cancels the request. */
  signal?: AbortSignal;
};

/** A way to a server, over which a client sends its requests. */
export interface McpTransport {
  /** Makes the way ready: starts the process, opens the connection. */
  initialize(): Promise<void>;

  /**
   * Sends a request and waits for its answer.
   *
   * @param request - the request
   * @param options - how long to wait
   * @returns the response of a request that was carried out
   * @throws McpError where the server answers with an error
   * @throws McpTransportError where no answer comes
   * @throws RangeError where the timeout is no time
   */
  sendRequest(request: Request, options?: RequestOptions): Promise<JsonRpcSuccess>;

  /** Ends the way: stops the process, closes the connection. */
  shutdown(): Promise<void>;
}

/** What goes wrong on the way to the server or back: it does not start, dies, or does not answer in time. */
export class McpTransportError extends Error {
  override readonly name = "McpTransportError";
}

/**
 * Checks a timeout.
 *
 * @param timeout - the time in milliseconds; the default is 30,000
 * @returns the time
 * @throws RangeError where it is 0, less, or no number: that could mean no timeout as well as none left
 */
export function checkTimeout(timeout = 30_000): number {
  if (timeout > 0) return timeout;
  throw new RangeError(`A timeout must be more than 0 milliseconds, or Infinity: ${timeout}`);
}

/**
 * Has a caller give up waiting when the time is over, or when its signal says so.
 *
 * @param limits - the time in milliseconds, what to say when it is over, and the signal
 * @param giveUp - is told why
 * @returns what calls it off
 */
export function limitWaiting(
  { timeout, tooLate, signal }: { timeout: number; tooLate: string; signal?: AbortSignal | undefined },
  giveUp: (reason: unknown) => void,
): () => void {
  const timer = timeout > MAX_TIMER ? undefined : setTimeout(() => giveUp(new McpTransportError(tooLate)), timeout);
  const abort = () => giveUp(signal?.reason);
  signal?.addEventListener("abort", abort);
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  };
}

/** Whether `notifications/cancelled` may name the request, as far as the protocol goes. */
export function isCancellable({ method, params }: Request): boolean {
  if (hasRequestMeta(params)) return true;
  // A session's beginning must not be cancelled, and a task has `tasks/cancel`.
  const isTask = params !== undefined && "task" in params && params.task !== undefined;
  return method !== METHOD_INITIALIZE && !isTask;
}

/** What an error says, or whatever else was thrown. */
export function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Makes of whatever went wrong one of the two kinds of error.
 *
 * @param cause - what was thrown
 * @param about - where or how, for what does not say it itself
 */
export function asClientError(cause: unknown, about: string): Error {
  if (isMcpError(cause) || cause instanceof McpTransportError) return cause;
  return new McpTransportError(`${about}: ${describe(cause)}`, { cause });
}
