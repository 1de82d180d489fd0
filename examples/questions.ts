// The requests of a server to its client, which the revisions until 2025-11-25 have.

import {
  type ClientCapabilities,
  cancelled,
  invalidParams,
  type JsonRpcResponse,
  McpError,
  METHOD_ELICITATION_CREATE,
  METHOD_ROOTS_LIST,
  METHOD_SAMPLING_CREATE_MESSAGE,
  type RequestId,
  request,
} from "mcp-protocol-types";
import type { Channel, Client } from "./offer.ts";

/** How long a client may take for an answer, in milliseconds: there may be a human in it. */
const MAX_ANSWER_TIME = 600_000;

/** The requests that need a capability of the client, each with that. */
const CAPABILITIES = new Map<string, keyof ClientCapabilities>([
  [METHOD_ELICITATION_CREATE, "elicitation"],
  [METHOD_ROOTS_LIST, "roots"],
  [METHOD_SAMPLING_CREATE_MESSAGE, "sampling"],
]);

/**
 * Checks that a client may be asked.
 *
 * @param client - what it has declared
 * @param method - the method of the request
 * @throws McpError where it lacks the capability
 */
export function checkCanBeAsked({ capabilities }: Client, method: string): void {
  const needed = CAPABILITIES.get(method);
  if (needed !== undefined && capabilities[needed] === undefined) {
    throw invalidParams(`The client does not support ${needed}`);
  }
}

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
