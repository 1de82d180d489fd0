// Streamable HTTP as 2025-11-25 and the revisions before it have it: sessions, whose streams can be read on after the
// connection has broken.

import {
  type ClassifiedMessage,
  errorWithData,
  HEADER_LAST_EVENT_ID,
  HEADER_PROTOCOL_VERSION,
  HEADER_SESSION_ID,
  METHOD_INITIALIZE,
  PROTOCOL_VERSIONS,
  unsupportedProtocolVersion,
  usesHandshake,
} from "mcp-protocol-types";
import { json, type ReplyStream, refusal, respond } from "./http-reply.ts";
import { EventStream, eventStreamResponse, type ServerSentEvent } from "./http-sse.ts";
import { type Answer, type Channel, createSession, type Offer, type Session } from "./session.ts";

/** How many sessions are kept; the one that was quiet for longest makes room for another. */
const MAX_SESSIONS = 1_000;

/** How many events of a session are kept for a client that comes back. */
const MAX_EVENTS = 1_000;

/** How large they may be together, in UTF-16 units. */
const MAX_EVENTS_LENGTH = 4 * 1024 * 1024;

/** The stream that a GET opens, for what belongs to no request. */
const OWN_STREAM = 0;

type StoredEvent = { stream: number; number: number; data: string };

/** All sessions of a server. */
export class HttpSessions {
  readonly #offer: Offer;
  readonly #log: (text: string) => void;
  readonly #sessions = new Map<string, HttpSession>();

  constructor(offer: Offer, log: (text: string) => void) {
    this.#offer = offer;
    this.#log = log;
  }

  async post(parsed: Exclude<ClassifiedMessage, { kind: "invalid" }>, { headers }: Request): Promise<Response> {
    if (parsed.kind === "request" && parsed.message.method === METHOD_INITIALIZE && !headers.has(HEADER_SESSION_ID)) {
      const session = new HttpSession(this.#offer, this.#log);
      const response = await session.post(parsed);
      // A refused `initialize` leaves nothing behind.
      if (session.isInitialized) this.#add(session);
      return response;
    }
    return this.#withSession(headers, versionError(parsed, headers), (session) => session.post(parsed));
  }

  async get({ headers }: Request): Promise<Response> {
    return this.#withSession(headers, versionError(undefined, headers), (session) =>
      session.get(headers.get(HEADER_LAST_EVENT_ID)),
    );
  }

  async delete({ headers }: Request): Promise<Response> {
    return this.#withSession(headers, versionError(undefined, headers), (session) => {
      session.end();
      this.#sessions.delete(session.id);
      return new Response(null, { status: 204 });
    });
  }

  async #withSession(
    headers: Headers,
    refused: Response | undefined,
    answer: (session: HttpSession) => Response | Promise<Response>,
  ): Promise<Response> {
    if (refused !== undefined) return refused;
    const id = headers.get(HEADER_SESSION_ID);
    if (id === null) return refusal(400, `the ${HEADER_SESSION_ID} header is missing`);
    const session = this.#sessions.get(id);
    if (session === undefined) return refusal(404, "there is no such session");
    // The last in the map is the one that was used last.
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    return answer(session);
  }

  #add(session: HttpSession): void {
    this.#sessions.set(session.id, session);
    for (const [id, quietest] of this.#sessions) {
      if (this.#sessions.size <= MAX_SESSIONS) break;
      quietest.end();
      this.#sessions.delete(id);
    }
  }
}

/** The refusal of a revision that has no sessions, or does not exist. */
function versionError(parsed: ClassifiedMessage | undefined, headers: Headers): Response | undefined {
  const version = headers.get(HEADER_PROTOCOL_VERSION);
  // Without the header it is that of `initialize`.
  if (version === null || usesHandshake(version)) return undefined;
  const { code, message, data } = unsupportedProtocolVersion(version, [...PROTOCOL_VERSIONS]);
  return json(400, errorWithData(parsed?.kind === "request" ? parsed.message.id : undefined, code, message, data));
}

/** One session. */
class HttpSession {
  // Visible ASCII, as it must be, and not to be guessed.
  readonly id = crypto.randomUUID();
  readonly #session: Session;
  readonly #ended = new AbortController();
  readonly #channel: Channel;
  /** What was sent last, on all streams, the oldest first. */
  readonly #events: StoredEvent[] = [];
  #eventsLength = 0;
  #eventCount = 0;
  #streamCount = OWN_STREAM;
  /** The streams that have not ended, each with the connection on which it is read, if any. */
  readonly #streams = new Map<number, EventStream | undefined>([[OWN_STREAM, undefined]]);

  constructor(offer: Offer, log: (text: string) => void) {
    this.#channel = { signal: this.#ended.signal, send: (message) => this.#send(OWN_STREAM, message) };
    this.#session = createSession(offer, this.#channel, log);
  }

  get isInitialized(): boolean {
    return this.#session.protocolVersion !== undefined;
  }

  async post(parsed: Exclude<ClassifiedMessage, { kind: "invalid" }>): Promise<Response> {
    const message = parsed.kind === "batch" ? parsed.messages : parsed.message;
    if (parsed.kind === "request" && parsed.message.method === METHOD_INITIALIZE && this.isInitialized) {
      return refusal(400, "the session is initialized already");
    }
    if (parsed.kind === "request" || (parsed.kind === "batch" && parsed.messages.some(deservesAnswer))) {
      // That the client leaves does not cancel anything: it may come back, and says so where it does not want to.
      return respond((channel) => this.#session.answer(message, channel), {
        isResumable: true,
        openStream: () => this.#openReply(),
        toResponse: (answer) =>
          json(statusOf(answer), answer, this.isInitialized ? { [HEADER_SESSION_ID]: this.id } : {}),
      });
    }
    const answer = await this.#session.answer(message, this.#channel);
    return answer === undefined ? new Response(null, { status: 202 }) : json(statusOf(answer), answer);
  }

  /** Opens the session's own stream, or goes on with the one that the event was on. */
  get(lastEventId: string | null): Response {
    if (lastEventId === null) return this.#connect(OWN_STREAM, this.#eventCount);
    const [, stream, number] = /^(\d{1,15})-(\d{1,15})$/.exec(lastEventId) ?? [];
    // An event that is no longer kept is no fault: what came after it may be kept still.
    if (stream === undefined || Number(stream) > this.#streamCount || Number(number) > this.#eventCount) {
      return refusal(400, `the ${HEADER_LAST_EVENT_ID} header names no event of this session`);
    }
    return this.#connect(Number(stream), Number(number));
  }

  end(): void {
    this.#session.end();
    this.#ended.abort();
    for (const connection of this.#streams.values()) connection?.close();
    this.#streams.clear();
  }

  #openReply(): ReplyStream {
    this.#streamCount += 1;
    const stream = this.#streamCount;
    this.#streams.set(stream, undefined);
    return {
      response: this.#connect(stream, this.#eventCount),
      send: (message) => this.#send(stream, message),
      pause: (retryMs) => this.#pause(stream, retryMs),
      close: () => {
        this.#streams.get(stream)?.close();
        this.#streams.delete(stream);
      },
    };
  }

  /** Makes the connection on which a stream is read from now on, after the event with a number. */
  #connect(stream: number, after: number): Response {
    const connection = new EventStream(() => {
      if (this.#streams.get(stream) === connection) this.#streams.set(stream, undefined);
    });
    // Each message goes to one connection only, so another one to the same stream takes its place.
    this.#streams.get(stream)?.close();
    // With the id of an event that says nothing, the client can come back even if it gets no other.
    if (this.#canPrime()) connection.send({ id: `${stream}-${after}`, data: "" });
    for (const event of this.#events) {
      if (event.stream === stream && event.number > after) connection.send(written(event));
    }
    if (this.#streams.has(stream)) this.#streams.set(stream, connection);
    else connection.close();
    return eventStreamResponse(connection, { [HEADER_SESSION_ID]: this.id });
  }

  #pause(stream: number, retry: number): void {
    // A client of an older revision does not come back.
    if (!this.#canPrime()) return;
    const connection = this.#streams.get(stream);
    connection?.send({ id: `${stream}-${this.#eventCount}`, retry, data: "" });
    connection?.close();
    if (this.#streams.has(stream)) this.#streams.set(stream, undefined);
  }

  #send(stream: number, message: object): void {
    if (!this.#streams.has(stream)) return;
    this.#eventCount += 1;
    const event = { stream, number: this.#eventCount, data: JSON.stringify(message) };
    this.#events.push(event);
    this.#eventsLength += event.data.length;
    while (this.#events.length > MAX_EVENTS || this.#eventsLength > MAX_EVENTS_LENGTH) {
      this.#eventsLength -= this.#events.shift()?.data.length ?? 0;
    }
    this.#streams.get(stream)?.send(written(event));
  }

  /** Events without a message are sent since 2025-11-25; before it, clients took each for one. */
  #canPrime(): boolean {
    return (this.#session.protocolVersion ?? "") >= "2025-11-25";
  }
}

function written({ stream, number, data }: StoredEvent): ServerSentEvent {
  return { id: `${stream}-${number}`, data };
}

/** Whether a member of a batch may be answered: neither a notification nor a response. */
function deservesAnswer(member: unknown): boolean {
  return typeof member !== "object" || member === null || ("id" in member && "method" in member);
}

function statusOf(answer: NonNullable<Answer>): number {
  // What could not be read as a message has no id to answer to.
  return !Array.isArray(answer) && "error" in answer && answer.id == null ? 400 : 200;
}
