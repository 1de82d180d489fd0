// Server-sent events, the format of Streamable HTTP's streams, as the server writes them.

/** How much may wait for the client, in bytes, when more is sent; where it is more, the connection is given up. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** How often a silent stream shows a sign of life, lest something between takes it for dead, in milliseconds. */
const KEEP_ALIVE = 15_000;

export type ServerSentEvent = {
  /** What the client names to get what comes after. */
  id?: string | undefined;
  /** How long the client waits before it connects again, in milliseconds. */
  retry?: number | undefined;
  data: string;
};

/** The stream of events in one response. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  readonly #onGone: () => void;
  readonly #keepAlive: ReturnType<typeof setInterval>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** @param onGone - is told when the client has left, or does not read */
  constructor(onGone: () => void) {
    this.#onGone = onGone;
    this.body = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => {
          this.#forget();
          onGone();
        },
      },
      { highWaterMark: MAX_UNREAD_BYTES, size: (chunk) => chunk.byteLength },
    );
    // While something waits, the stream is not silent.
    this.#keepAlive = setInterval(() => this.#hasRoom && this.#write(":\n\n"), KEEP_ALIVE);
  }

  /** Sends some events; they pass or fail together. */
  send(...events: ServerSentEvent[]): void {
    this.#write(events.map(toText).join(""));
  }

  close(): void {
    this.#controller?.close();
    this.#forget();
  }

  get #hasRoom(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  #write(text: string): void {
    const controller = this.#controller;
    if (controller === undefined) return;
    if (!this.#hasRoom) {
      controller.error(new Error("The client does not read"));
      this.#forget();
      this.#onGone();
      return;
    }
    controller.enqueue(this.#encoder.encode(text));
  }

  #forget(): void {
    clearInterval(this.#keepAlive);
    this.#controller = undefined;
  }
}

function toText({ id, retry, data }: ServerSentEvent): string {
  const head = `${id === undefined ? "" : `id: ${id}\n`}${retry === undefined ? "" : `retry: ${retry}\n`}`;
  // JSON has no line breaks, so one line of data holds a message.
  return `${head}data: ${data}\n\n`;
}

/** The response with a stream of events. */
export function eventStreamResponse(stream: EventStream, headers: { [name: string]: string } = {}): Response {
  return new Response(stream.body, {
    // The last one asks proxies to pass each event on at once.
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      ...headers,
    },
  });
}
