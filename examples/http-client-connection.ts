// What a client sends by HTTP, and to whom.

import { discard } from "./http-client-response.ts";

/** How long to try to tell the server what nobody waits for, in milliseconds. */
const TELLING_TIMEOUT = 2_000;

export type HttpHeaders = { [name: string]: string };

export type Sent = { method: "POST" | "GET" | "DELETE"; headers: HttpHeaders; body?: object };

/** The way to one server. */
export class HttpConnection {
  readonly #url: URL;
  readonly #telling = new Set<Promise<void>>();

  /** @param url - where the server is */
  constructor(url: URL) {
    this.#url = url;
  }

  /** Sends something and gives the response, whatever its status. */
  async fetch({ body, ...init }: Sent, signal: AbortSignal): Promise<Response> {
    // A redirect is not followed: what is sent is for this server alone.
    const options: RequestInit = { ...init, signal, redirect: "manual" };
    return fetch(this.#url, body === undefined ? options : { ...options, body: JSON.stringify(body) });
  }

  /** Tells the server something. Nobody waits for it, and that it fails is nobody's failure. */
  tell(sent: Sent): void {
    const telling = this.fetch(sent, AbortSignal.timeout(TELLING_TIMEOUT))
      .then(discard)
      .catch(() => {})
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  /** Waits until the server was told everything, or could not be. */
  async told(): Promise<void> {
    while (this.#telling.size > 0) await Promise.all(this.#telling);
  }
}
