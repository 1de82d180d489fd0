// The streams of a session, and what was sent on them: kept for a client that comes back after its connection has broken.

import { EventStream, type ServerSentEvent } from "./http-sse.ts";

/** How many events of a stream are kept. */
const MAX_EVENTS = 1_000;

/** How large those of all streams of a session may be together, in UTF-16 units. */
const MAX_LENGTH = 4 * 1024 * 1024;

/** How many streams are kept after their end. */
const MAX_ENDED = 100;

type StoredEvent = { number: number; data: string };

/** What is sent on one way, one connection after the other. */
export type Stream = {
  readonly number: number;
  /** What is kept, the oldest first. */
  readonly events: StoredEvent[];
  /** How large that is, in UTF-16 units. */
  length: number;
  /** How many events there were. */
  sent: number;
  /** Up to which of them a connection has taken them. */
  taken: number;
  connection: EventStream | undefined;
  isEnded: boolean;
};

export class SessionStreams {
  readonly #canPrime: () => boolean;
  readonly #onUnread: () => void;
  readonly #onKept: () => void;
  /** The last ones are those that ended last. */
  readonly #streams = new Map<number, Stream>();
  #count = 0;
  #connections = 0;
  #length = 0;

  /**
   * @param canPrime - whether the client can take an event without a message
   * @param onUnread - is told when a connection ends
   * @param onKept - is told when more is kept than before
   */
  constructor(canPrime: () => boolean, onUnread: () => void, onKept: () => void) {
    this.#canPrime = canPrime;
    this.#onUnread = onUnread;
    this.#onKept = onKept;
  }

  /** How large is what is kept, in UTF-16 units. */
  get keptLength(): number {
    return this.#length;
  }

  /** Whether a client reads any of them now. */
  get isRead(): boolean {
    return this.#connections > 0;
  }

  open(): Stream {
    const number = this.#count++;
    const stream = { number, events: [], length: 0, sent: 0, taken: 0, connection: undefined, isEnded: false };
    this.#streams.set(number, stream);
    return stream;
  }

  /** Finds the stream of an event, and the event's number in it; undefined where there was no such event. */
  find(eventId: string): { stream: Stream | undefined; number: number } | undefined {
    const [, first, second] = /^(\d{1,15})-(\d{1,15})$/.exec(eventId) ?? [];
    const number = Number(second);
    if (first === undefined || Number(first) >= this.#count) return undefined;
    const stream = this.#streams.get(Number(first));
    // That an event is no longer kept is no fault: what came after it may be kept still.
    return stream !== undefined && number > stream.sent ? undefined : { stream, number };
  }

  send(stream: Stream, message: object): void {
    if (stream.isEnded) return;
    const data = JSON.stringify(message);
    stream.sent += 1;
    const event = { number: stream.sent, data };
    stream.events.push(event);
    stream.length += data.length;
    this.#length += data.length;
    stream.connection?.send(toSent(stream, event));
    // There is none any more where the client does not read.
    if (stream.connection !== undefined) stream.taken = event.number;
    this.#forgetSome(stream);
    this.#onKept();
  }

  /**
   * Makes the connection on which a stream is read from now on.
   *
   * @param stream - the stream
   * @param after - the number of the event after which it goes on; else it begins with what no connection has taken yet
   * @returns the connection
   */
  connect(stream: Stream, after: number = stream.taken): EventStream {
    // Each message goes to one connection only, so another one to the same stream takes its place.
    this.#disconnect(stream);
    const connection = new EventStream(() => {
      if (stream.connection === connection) this.#disconnect(stream);
    });
    stream.connection = connection;
    this.#connections += 1;
    const missed = stream.events.filter(({ number }) => number > after).map((event) => toSent(stream, event));
    // With the id of an event that says nothing, the client can come back even if it gets no other.
    if (this.#canPrime()) missed.unshift({ id: `${stream.number}-${after}`, data: "" });
    // In one, since nobody could have read the first of them before the last.
    if (missed.length > 0) connection.send(...missed);
    stream.taken = stream.sent;
    if (stream.isEnded) this.#disconnect(stream);
    return connection;
  }

  /** Ends the connection, and has the client come back for the rest. */
  pause(stream: Stream, retry: number): void {
    // A client of an older revision does not come back.
    if (!this.#canPrime()) return;
    stream.connection?.send({ id: `${stream.number}-${stream.sent}`, retry, data: "" });
    this.#disconnect(stream);
  }

  end(stream: Stream): void {
    stream.isEnded = true;
    this.#disconnect(stream);
    this.#streams.delete(stream.number);
    this.#streams.set(stream.number, stream);
    const [oldest, ...others] = this.#ended();
    if (oldest !== undefined && others.length >= MAX_ENDED) this.#forgetStream(oldest);
  }

  /** Forgets all that is kept. */
  forgetAll(): void {
    for (const stream of this.#streams.values()) {
      if (stream.isEnded) this.#forgetStream(stream);
      else while (stream.events.length > 0) this.#forgetOldest(stream);
    }
  }

  endAll(): void {
    for (const stream of this.#streams.values()) {
      stream.isEnded = true;
      this.#disconnect(stream);
    }
    this.#streams.clear();
  }

  #disconnect(stream: Stream): void {
    if (stream.connection === undefined) return;
    stream.connection.close();
    stream.connection = undefined;
    this.#connections -= 1;
    this.#onUnread();
  }

  #ended(): Stream[] {
    return [...this.#streams.values()].filter(({ isEnded }) => isEnded);
  }

  /**
   * Keeps to the limits, in such a way that a stream on which much is sent takes nothing from the others. The last event of
   * a stream is kept however large it is, for it may be the answer; then streams go that have ended, the oldest first.
   */
  #forgetSome(stream: Stream): void {
    if (stream.events.length > MAX_EVENTS) this.#forgetOldest(stream);
    while (this.#length > MAX_LENGTH) {
      const [first, ...others] = [...this.#streams.values()].filter(({ events }) => events.length > 1);
      const [ended] = this.#ended();
      if (first !== undefined) {
        this.#forgetOldest(others.reduce((one, other) => (other.length > one.length ? other : one), first));
      } else if (ended !== undefined) {
        this.#forgetStream(ended);
      } else {
        return;
      }
    }
  }

  #forgetStream(stream: Stream): void {
    this.#streams.delete(stream.number);
    this.#length -= stream.length;
  }

  #forgetOldest(stream: Stream): void {
    const { length } = stream.events.shift()?.data ?? "";
    stream.length -= length;
    this.#length -= length;
  }
}

function toSent(stream: Stream, { number, data }: StoredEvent): ServerSentEvent {
  return { id: `${stream.number}-${number}`, data };
}
