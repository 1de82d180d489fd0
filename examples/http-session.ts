// One session of Streamable HTTP as 2025-11-25 and the revisions before it have it.

import {
  type ClassifiedMessage,
  HEADER_LAST_EVENT_ID,
  HEADER_SESSION_ID,
  INVALID_REQUEST,
  internalError,
  invalidRequest,
  METHOD_INITIALIZE,
} from "mcp-protocol-types";
import { ALLOWED_METHODS } from "./http-origin.ts";
import { answerId, json, type ReplyStream, refusal, respond, withoutNullId } from "./http-reply.ts";
import { eventStreamResponse } from "./http-sse.ts";
import { SessionStreams, type Stream } from "./http-streams.ts";
import type { Channel, Offer } from "./offer.ts";
import { type Answer, createSession, type Session } from "./session.ts";

export class HttpSession {
  // Visible ASCII, as it must be, and not to be guessed.
  readonly id = crypto.randomUUID();
  readonly #session: Session;
  readonly #ended = new AbortController();
  readonly #channel: Channel;
  readonly #streams: SessionStreams;
  /** The stream that a GET opens, for what belongs to no request. */
  readonly #ownStream: Stream;
  readonly #now: () => number;
  readonly #log: (text: string) => void;
  #running = 0;
  #lastUse: number;

  /**
   * @param offer - what the server offers
   * @param log - is told what went wrong inside, which the client is not
   * @param now - tells the time, in milliseconds
   * @param onKept - is told when more is kept than before
   */
  constructor(offer: Offer, log: (text: string) => void, now: () => number, onKept: () => void) {
    this.#log = log;
    this.#now = now;
    this.#lastUse = now();
    this.#streams = new SessionStreams(
      // Since 2025-11-25 there are events without a message; before it, clients took each for one.
      () => (this.#session.protocolVersion ?? "") >= "2025-11-25",
      () => this.#touch(),
      onKept,
    );
    this.#ownStream = this.#streams.open();
    const send = (message: object) => this.#streams.send(this.#ownStream, message);
    this.#channel = { signal: this.#ended.signal, send };
    this.#session = createSession(offer, this.#channel, log);
  }

  get isInitialized(): boolean {
    return this.#session.protocolVersion !== undefined;
  }

  /** Since when nothing runs and nobody reads, by the clock; undefined while it is in use. */
  get idleSince(): number | undefined {
    return this.#running > 0 || this.#streams.isRead ? undefined : this.#lastUse;
  }

  /** How large is what is kept for a client that comes back, in UTF-16 units. */
  get keptLength(): number {
    return this.#streams.keptLength;
  }

  /** Forgets all that is kept for a client that comes back. */
  forgetKept(): void {
    this.#streams.forgetAll();
  }

  async post(parsed: Exclude<ClassifiedMessage, { kind: "invalid" }>): Promise<Response> {
    if (parsed.kind === "request" && parsed.message.method === METHOD_INITIALIZE && this.isInitialized) {
      return json(400, invalidRequest("the session is initialized already").toResponse(parsed.message.id));
    }
    const message = parsed.kind === "batch" ? parsed.messages : parsed.message;
    if (parsed.kind === "request" || (parsed.kind === "batch" && parsed.messages.some(deservesAnswer))) {
      // That the client leaves does not cancel anything: it may come back, and says so where it does not want to.
      return respond((channel) => this.#answer(message, channel), {
        isResumable: true,
        openStream: () => this.#openReply(),
        toResponse: (answer) => this.#toResponse(answer),
        onFailure: (cause) => {
          this.#log(`cannot answer: ${cause}`);
          return withoutNullId(internalError().toResponse(answerId(parsed) ?? null));
        },
      });
    }
    const answer = await this.#answer(message, this.#channel);
    return answer === undefined ? new Response(null, { status: 202 }) : this.#toResponse(answer);
  }

  /** Opens the session's own stream, or goes on with the one that the event was on. */
  get(lastEventId: string | null): Response {
    // What was sent before the first GET, or between two, has been on no other stream: it is sent now, not again.
    if (lastEventId === null) return this.#read(this.#ownStream);
    const found = this.#streams.find(lastEventId);
    if (found === undefined) {
      return refusal(400, `the ${HEADER_LAST_EVENT_ID} header names no event of this session`);
    }
    const { stream, number } = found;
    // A client would come back to an empty stream again and again; this is how the protocol says that there is none.
    if (stream === undefined || (stream.isEnded && (stream.events.at(-1)?.number ?? 0) <= number)) {
      return refusal(405, "the stream has ended", { allow: ALLOWED_METHODS });
    }
    return this.#read(stream, number);
  }

  end(): void {
    this.#session.end();
    this.#ended.abort();
    this.#streams.endAll();
  }

  #touch(): void {
    this.#lastUse = this.#now();
  }

  async #answer(message: unknown, channel: Channel): Promise<Answer> {
    this.#running += 1;
    try {
      return await this.#session.answer(message, channel);
    } finally {
      this.#running -= 1;
      this.#touch();
    }
  }

  #toResponse(answer: NonNullable<Answer>): Response {
    const headers = this.isInitialized ? { [HEADER_SESSION_ID]: this.id } : {};
    if (Array.isArray(answer)) return json(200, answer, headers);
    const isInvalid = "error" in answer && answer.error.code === INVALID_REQUEST;
    return json(isInvalid ? 400 : 200, withoutNullId(answer), headers);
  }

  #read(stream: Stream, after?: number): Response {
    return eventStreamResponse(this.#streams.connect(stream, after), { [HEADER_SESSION_ID]: this.id });
  }

  #openReply(): ReplyStream {
    const stream = this.#streams.open();
    return {
      response: this.#read(stream),
      send: (message) => this.#streams.send(stream, message),
      pause: (retryMs) => this.#streams.pause(stream, retryMs),
      close: () => this.#streams.end(stream),
    };
  }
}

/** Whether a member of a batch may be answered: neither a notification nor a response. */
function deservesAnswer(member: unknown): boolean {
  return typeof member !== "object" || member === null || ("id" in member && "method" in member);
}
