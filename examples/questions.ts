// The requests of a server to its client, which the revisions until 2025-11-25 have.

import { cancelled, type JsonRpcResponse, McpError, type RequestId, request } from "mcp-protocol-types";
import type { Channel } from "./offer.ts";

/** How long a client may take for an answer, in milliseconds: there may be a human in it. */
const MAX_ANSWER_TIME = 600_000;

/** The questions of one session that are not answered yet. */
export class Questions {
  readonly #waiting = new Map<RequestId, (response: JsonRpcResponse) => void>();

  /**
   * Sends the client a request.
   *
   * @param channel - takes the request
   * @param signal - ends the waiting
   * @param method - its method
   * @param params - its params
   * @returns the result
   * @throws McpError where the client answers with an error
   * @throws Error where it does not answer
   */
  async ask(channel: Channel, signal: AbortSignal, method: string, params?: object): Promise<object> {
    // Not a bare number: that the client's ids and the server's are apart is easily forgotten, and then hard to see.
    const id = `server-${crypto.randomUUID()}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const response = await new Promise<JsonRpcResponse>((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        timer = setTimeout(() => {
          channel.send(cancelled(id, "it takes too long"));
          reject(new Error(`The client does not answer ${method}`));
        }, MAX_ANSWER_TIME);
        this.#waiting.set(id, resolve);
        channel.send(request(id, method, params));
      });
      if ("error" in response) throw McpError.from(response);
      return response.result;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  /** Takes a response of the client; one to no question is of no use to anybody. */
  take(response: JsonRpcResponse): void {
    if (response.id != null) this.#waiting.get(response.id)?.(response);
  }
}
