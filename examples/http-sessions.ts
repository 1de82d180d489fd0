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
import { answerId, json, refusal } from "./http-reply.ts";
import { HttpSession } from "./http-session.ts";
import type { Offer } from "./offer.ts";

/** How many sessions there may be; the one that is idle for longest makes room for another. */
const MAX_SESSIONS = 1_000;

/** How large the events may be that all sessions keep, in UTF-16 units: 64 MiB, at two bytes a unit. */
const MAX_KEPT_LENGTH = 32 * 1024 * 1024;

/** When to come again where there is no room, in seconds. */
const RETRY_AFTER = "60";

type Message = Exclude<ClassifiedMessage, { kind: "invalid" }>;

/** All sessions of a server. */
export class HttpSessions {
  readonly #offer: Offer;
  readonly #log: (text: string) => void;
  readonly #idleTimeout: number;
  readonly #now: () => number;
  readonly #sessions = new Map<string, HttpSession>();

  /**
   * @param offer - what the server offers
   * @param log - is told what went wrong inside, which the client is not
   * @param idleTimeout - for how long a session may be idle, in milliseconds
   * @param now - tells the time, in milliseconds
   */
  constructor(offer: Offer, log: (text: string) => void, idleTimeout: number, now: () => number) {
    this.#offer = offer;
    this.#log = log;
    this.#idleTimeout = idleTimeout;
    this.#now = now;
  }

  async post(parsed: Message, { headers }: Request): Promise<Response> {
    return this.#checked(headers, parsed, () => {
      const isFirst = parsed.kind === "request" && parsed.message.method === METHOD_INITIALIZE;
      if (isFirst && !headers.has(HEADER_SESSION_ID)) return this.#begin(parsed);
      return this.#withSession(headers, (session) => session.post(parsed));
    });
  }

  async get({ headers }: Request): Promise<Response> {
    return this.#checked(headers, undefined, () =>
      this.#withSession(headers, (session) => session.get(headers.get(HEADER_LAST_EVENT_ID))),
    );
  }

  async delete({ headers }: Request): Promise<Response> {
    return this.#checked(headers, undefined, () =>
      this.#withSession(headers, (session) => {
        this.#end(session);
        return new Response(null, { status: 204 });
      }),
    );
  }

  /** Refuses a revision that has no sessions, or does not exist, also where `initialize` is to choose one. */
  async #checked(
    headers: Headers,
    parsed: Message | undefined,
    answer: () => Response | Promise<Response>,
  ): Promise<Response> {
    // There is no timer that would do it: it would keep a process alive, and workers have none between requests.
    this.#endExpired();
    const version = headers.get(HEADER_PROTOCOL_VERSION);
    // Without the header it is that of `initialize`.
    if (version === null || usesHandshake(version)) return answer();
    const { code, message, data } = unsupportedProtocolVersion(version, [...PROTOCOL_VERSIONS]);
    return json(400, errorWithData(parsed === undefined ? undefined : answerId(parsed), code, message, data));
  }

  async #begin(parsed: Message): Promise<Response> {
    if (!this.#makeRoom()) return refusal(503, "all sessions are in use", { "retry-after": RETRY_AFTER });
    const session = new HttpSession(this.#offer, this.#log, this.#now, () => this.#forgetSome());
    // It takes its place before it is initialized, lest others take it meanwhile.
    this.#sessions.set(session.id, session);
    try {
      return await session.post(parsed);
    } finally {
      // A refused `initialize` leaves nothing behind.
      if (!session.isInitialized) this.#end(session);
    }
  }

  async #withSession(
    headers: Headers,
    answer: (session: HttpSession) => Response | Promise<Response>,
  ): Promise<Response> {
    const id = headers.get(HEADER_SESSION_ID);
    if (id === null) return refusal(400, `the ${HEADER_SESSION_ID} header is missing`);
    const session = this.#sessions.get(id);
    return session === undefined ? refusal(404, "there is no such session") : answer(session);
  }

  #end(session: HttpSession): void {
    session.end();
    this.#sessions.delete(session.id);
  }

  #endExpired(): void {
    const latest = this.#now() - this.#idleTimeout;
    for (const session of this.#sessions.values()) {
      if (session.idleSince !== undefined && session.idleSince <= latest) this.#end(session);
    }
  }

  /** Whether there is room for one more session, at the cost of one that nobody uses. */
  #makeRoom(): boolean {
    if (this.#sessions.size < MAX_SESSIONS) return true;
    const quietest = quietestOf([...this.#sessions.values()]);
    if (quietest !== undefined) this.#end(quietest);
    return quietest !== undefined;
  }

  /** Keeps to the limit, at the cost of who is idle for longest; where all are in use, of who keeps most. */
  #forgetSome(): void {
    let kept = 0;
    for (const { keptLength } of this.#sessions.values()) kept += keptLength;
    while (kept > MAX_KEPT_LENGTH) {
      const keeping = [...this.#sessions.values()].filter(({ keptLength }) => keptLength > 0);
      const loser = quietestOf(keeping) ?? keeping.reduce((a, b) => (b.keptLength > a.keptLength ? b : a));
      kept -= loser.keptLength;
      loser.forgetKept();
    }
  }
}

/** The one that is idle for longest; undefined where all are in use. */
function quietestOf(sessions: HttpSession[]): HttpSession | undefined {
  let quietest: HttpSession | undefined;
  for (const session of sessions) {
    const { idleSince } = session;
    if (idleSince !== undefined && idleSince < (quietest?.idleSince ?? Number.POSITIVE_INFINITY)) quietest = session;
  }
  return quietest;
}
