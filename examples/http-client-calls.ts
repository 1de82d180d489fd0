// What a client waits for, all of which ends in time.

import { asClientError, limitWaiting, type McpTransportError } from "./transport.ts";

/** How a call ends where it does not end by itself. */
export type CallOptions = {
  /** How long to wait, in milliseconds. */
  timeout: number;
  /** What to say when that is over. */
  tooLate: string;
  /** Lets the caller give up before. */
  signal?: AbortSignal | undefined;
  /** Is told why the call was given up, when the time was over or the caller said so. */
  onGivenUp?: (reason: unknown) => void;
};

/** All calls that wait for the server. */
export class Calls {
  readonly #server: string;
  readonly #waiting = new Set<AbortController>();
  readonly #running = new Set<Promise<unknown>>();

  /** @param server - named in what is thrown for errors that do not name it */
  constructor(server: string) {
    this.#server = server;
  }

  /** Counts something as waiting; gives back what takes it out again. */
  add(waiting: AbortController): () => void {
    this.#waiting.add(waiting);
    return () => this.#waiting.delete(waiting);
  }

  /** Ends all that waits. */
  endAll(reason: McpTransportError): void {
    for (const waiting of this.#waiting) waiting.abort(reason);
  }

  /** Waits until no call runs. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  /**
   * Runs a call.
   *
   * @param options - how it ends
   * @param run - what to do; it ends when the signal says so
   * @returns what came of it
   * @throws McpError or McpTransportError, whatever goes wrong
   */
  run<Result>(options: CallOptions, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const running = this.#runToItsEnd(options, run).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  async #runToItsEnd<Result>(options: CallOptions, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const ending = new AbortController();
    const remove = this.add(ending);
    let callOff = () => {};
    try {
      options.signal?.throwIfAborted();
      callOff = limitWaiting(options, (reason) => {
        ending.abort(reason);
        options.onGivenUp?.(reason);
      });
      return await run(ending.signal);
    } catch (thrown) {
      throw asClientError(ending.signal.aborted ? ending.signal.reason : thrown, this.#server);
    } finally {
      callOff();
      remove();
      // What is left of the answer is of no use.
      ending.abort();
    }
  }
}
