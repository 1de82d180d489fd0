// A stream of messages that outlives its connections: it is read, and come back to until the awaited answer is there.

import { isMcpError, type JsonRpcResponse } from "mcp-protocol-types";
import { readEvents } from "./http-client-events.ts";
import { describe, MAX_TIMER, McpTransportError } from "./transport.ts";

/** How long to wait before coming back, in milliseconds, where the server does not say. */
const DEFAULT_RETRY = 1_000;

/** The least to wait, whatever the server says; twice as long each time that nothing comes, up to the most. */
const MIN_DELAY = 10;
const MAX_BACKOFF = 5_000;

/** How often to try to come back to a server that cannot be reached. */
const MAX_ATTEMPTS = 5;

export type StreamOptions = {
  /** Ends the reading. */
  signal: AbortSignal;
  /** Takes a message; gives the answer back where it is the awaited one. */
  take(text: string): JsonRpcResponse | undefined;
  /**
   * Connects again, for what comes after an event. An McpError or McpTransportError of it is final; anything else is tried
   * again. Undefined where the stream has one connection only.
   */
  resume: ((lastEventId: string | undefined) => Promise<Response>) | undefined;
  /** Whether to connect again where no event had an id, too: what was said in between is lost then. */
  resumesWithoutId?: boolean;
};

/**
 * Reads a stream until the answer comes.
 *
 * @param response - the response with the stream
 * @param options - what is done with it
 * @returns the answer
 * @throws McpTransportError where the stream has ended without one, or the server cannot be reached again
 */
export async function readStream(response: Response, options: StreamOptions): Promise<JsonRpcResponse> {
  const { signal, take, resume, resumesWithoutId = false } = options;
  let connection = response;
  let lastEventId: string | undefined;
  let retry = DEFAULT_RETRY;
  /** How often the stream was come back to since it last brought a message. */
  let rounds = 0;

  async function readConnection(): Promise<JsonRpcResponse | undefined> {
    if (connection.body === null) return undefined;
    for await (const event of readEvents(connection.body)) {
      if (event.id !== undefined) lastEventId = event.id === "" ? undefined : event.id;
      if (event.retry !== undefined) retry = Math.min(event.retry, MAX_TIMER);
      if (event.data === "") continue;
      rounds = 0;
      const answer = take(event.data);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  async function comeBack(resume: NonNullable<StreamOptions["resume"]>): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      await sleep(Math.max(retry, Math.min(MIN_DELAY * 2 ** rounds, MAX_BACKOFF)), signal);
      rounds++;
      try {
        return await resume(lastEventId);
      } catch (cause) {
        if (signal.aborted || isFinal(cause)) throw cause;
        if (attempt < MAX_ATTEMPTS) continue;
        throw new McpTransportError(`The stream has broken, and cannot be resumed: ${describe(cause)}`, { cause });
      }
    }
  }

  for (;;) {
    let cause: unknown;
    try {
      const answer = await readConnection();
      if (answer !== undefined) return answer;
    } catch (thrown) {
      if (signal.aborted || isFinal(thrown)) throw thrown;
      cause = thrown;
    }
    if (resume === undefined || (lastEventId === undefined && !resumesWithoutId)) {
      throw new McpTransportError("The stream has ended without an answer", { cause });
    }
    connection = await comeBack(resume);
  }
}

function isFinal(cause: unknown): boolean {
  return cause instanceof McpTransportError || isMcpError(cause);
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });
}
