import {
  cancelled,
  HEADER_LAST_EVENT_ID,
  HEADER_PROTOCOL_VERSION,
  HEADER_SESSION_ID,
  hasRequestMeta,
  type JsonRpcFailure,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
  type JsonRpcSuccess,
  McpError,
  METHOD_INITIALIZE,
  METHOD_NOT_FOUND,
  METHOD_TOOLS_LIST,
  type RequestId,
} from "mcp-protocol-types";
import { mediaType, readBody } from "./http-body.ts";
import { Calls } from "./http-client-calls.ts";
import { HttpConnection, type HttpHeaders } from "./http-client-connection.ts";
import { eventIdHeader } from "./http-client-events.ts";
import { type Listener, takeMessage } from "./http-client-messages.ts";
import { discard, excerpt, expectType, MAX_ANSWER_BYTES, readRefusal } from "./http-client-response.ts";
import { readStream } from "./http-client-stream.ts";
import { MirroredTools } from "./http-client-tools.ts";
import {
  checkTimeout,
  describe,
  isCancellable,
  type McpTransport,
  McpTransportError,
  type RequestOptions,
} from "./transport.ts";

const POST_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

export type HttpTransportOptions = (
  | { url: string | URL }
  | {
      host: string;
      port: number;
      /** The default is `/mcp`. */
      path?: string;
    }
) & {
  /** How long to wait for an answer, in milliseconds; the default is 30,000, and Infinity for as long as it takes. */
  timeout?: number;
  /** Is given every notification and every request of the server. */
  onMessage?: (message: JsonRpcNotification | JsonRpcRequest) => void;
  /** Is told what goes wrong and fails no call, such as why a tool was left out of a list; the default is console.warn. */
  log?: (text: string) => void;
};

/** What `initialize` has begun, until 2025-11-25. */
type Session = {
  /** Not every server has one. */
  id?: string | undefined;
  protocolVersion?: string | undefined;
};

/**
 * Talks to a server on Streamable HTTP, in the way of the era that each request is of.
 *
 * A session that the server has ended is forgotten: the request fails, and it is the caller who begins another session with
 * `initialize`, for only the caller knows with what.
 */
export class HttpTransport implements McpTransport {
  readonly url: URL;
  readonly #timeout: number;
  readonly #listener: Listener;
  readonly #connection: HttpConnection;
  readonly #calls: Calls;
  readonly #tools = new MirroredTools();
  /** The ids of the sessions whose own stream is being read. */
  readonly #listening = new Set<string | undefined>();
  #isOpen = false;
  #session: Session = {};

  /**
   * @param options - where the server is, and the other settings
   * @throws RangeError where the timeout is no time
   */
  constructor(options: HttpTransportOptions) {
    this.url = new URL(
      "url" in options ? options.url : `http://${options.host}:${options.port}${options.path ?? "/mcp"}`,
    );
    this.#timeout = checkTimeout(options.timeout);
    const { onMessage = () => {}, log = console.warn } = options;
    this.#listener = { onMessage, log: (text) => tryTo(() => log(text)) };
    this.#connection = new HttpConnection(this.url);
    this.#calls = new Calls(this.url.href);
  }

  /** The id of the session, where there is one. */
  get sessionId(): string | undefined {
    return this.#session.id;
  }

  /** Makes it ready; HTTP needs no connection before the first request. */
  async initialize(): Promise<void> {
    if (this.#isOpen) throw new McpTransportError("The transport is open already");
    this.#isOpen = true;
  }

  async sendRequest(
    request: JsonRpcRequest<string, object | undefined>,
    options: RequestOptions = {},
  ): Promise<JsonRpcSuccess> {
    this.#expectOpen();
    const { id, method, params } = request;
    const timeout = checkTimeout(options.timeout ?? this.#timeout);
    const isStateless = hasRequestMeta(params);
    const session = this.#session;
    const headers = {
      ...POST_HEADERS,
      // What begins a session belongs to none, nor does any request of 2026-07-28.
      ...(isStateless ? this.#tools.headersOf(request) : method === METHOD_INITIALIZE ? {} : headersOf(session)),
    };
    const onGivenUp = (reason: unknown) => {
      // Since 2026-07-28 to close the connection is to cancel, before it is not.
      if (isStateless || !isCancellable(request)) return;
      this.#connection.tell({ method: "POST", headers, body: cancelled(id, describe(reason)) });
    };
    const limits = { timeout, tooLate: `No answer to ${method} in ${timeout} ms`, signal: options.signal, onGivenUp };
    return this.#calls.run(limits, async (signal) => {
      const response = await this.#connection.fetch({ method: "POST", headers, body: request }, signal);
      if (method === METHOD_INITIALIZE) return this.#beginSession(response, id, signal);
      const answer = await this.#readAnswer(response, id, isStateless ? undefined : session, signal);
      return isStateless && method === METHOD_TOOLS_LIST ? this.#tools.learn(answer, this.#listener.log) : answer;
    });
  }

  /** Sends a notification, or the answer to a request of the server. */
  async send(message: JsonRpcNotification<string, object | undefined> | JsonRpcResponse<object>): Promise<void> {
    this.#expectOpen();
    // Since 2026-07-28 a notification is of no session either, and says itself by which revision it goes.
    const isStateless = "method" in message && hasRequestMeta(message.params);
    const session = isStateless ? {} : this.#session;
    const headers = { ...POST_HEADERS, ...(isStateless ? this.#tools.headersOf(message) : headersOf(session)) };
    const limits = { timeout: this.#timeout, tooLate: `Nothing taken in ${this.#timeout} ms` };
    await this.#calls.run(limits, async (signal) => {
      const response = await this.#connection.fetch({ method: "POST", headers, body: message }, signal);
      await this.#expectOk(response, session, ({ id }) => id == null);
      await discard(response);
    });
  }

  /**
   * Opens the stream of a session for what the server says by itself; it is read until the transport is shut down.
   *
   * @returns false where the server has no such stream
   * @throws McpTransportError where it is being read already: two readers would take it from each other
   */
  async listen(): Promise<boolean> {
    this.#expectOpen();
    const session = this.#session;
    if (this.#listening.has(session.id)) throw new McpTransportError("The stream of the session is open already");
    this.#listening.add(session.id);
    try {
      const isThere = await this.#openStream(session);
      if (!isThere) this.#listening.delete(session.id);
      return isThere;
    } catch (thrown) {
      this.#listening.delete(session.id);
      throw thrown;
    }
  }

  #openStream(session: Session): Promise<boolean> {
    const reading = new AbortController();
    const limits = { timeout: this.#timeout, tooLate: `No stream in ${this.#timeout} ms` };
    return this.#calls.run(limits, async (signal) => {
      // Until the stream is there, what ends this call ends the reading too.
      const end = () => reading.abort(signal.reason);
      signal.addEventListener("abort", end);
      const response = await this.#fetchStream(session, undefined, reading.signal);
      if (response.status === 405) return false;
      await this.#expectStream(response, session);
      signal.removeEventListener("abort", end);
      void this.#keepReading(response, session, reading);
      return true;
    });
  }

  /** Ends the session, where there is one, and all that waits. */
  async shutdown(): Promise<void> {
    if (this.#isOpen) {
      this.#isOpen = false;
      this.#calls.endAll(new McpTransportError("The transport was shut down"));
      this.#endSession(this.#session);
      this.#session = {};
      this.#tools.clear();
    }
    // A session that was just about to begin is ended by the call that began it.
    await this.#calls.settled();
    await this.#connection.told();
  }

  #expectOpen(): void {
    if (!this.#isOpen) throw new McpTransportError("The transport is not open");
  }

  async #beginSession(response: Response, id: RequestId, signal: AbortSignal): Promise<JsonRpcSuccess> {
    const session: Session = response.ok ? { id: response.headers.get(HEADER_SESSION_ID) || undefined } : {};
    try {
      const answer = await this.#readAnswer(response, id, session, signal);
      // The transport may have been shut down meanwhile.
      signal.throwIfAborted();
      const { protocolVersion } = answer.result;
      // One that cannot stand in a header would keep the session from being ended.
      if (typeof protocolVersion === "string" && /^[\x21-\x7e]+$/.test(protocolVersion)) {
        session.protocolVersion = protocolVersion;
      }
      if (this.#session.id !== session.id) this.#endSession(this.#session);
      this.#session = session;
      return answer;
    } catch (thrown) {
      // The server keeps a session of which nobody will make use, unless it is the one in use.
      if (this.#session.id !== session.id) this.#endSession(session);
      throw thrown;
    }
  }

  #endSession(session: Session): void {
    // Whatever comes of it: the server may not allow it, or be gone.
    if (session.id !== undefined) this.#connection.tell({ method: "DELETE", headers: headersOf(session) });
  }

  /** Fails where a response is no success: with the JSON-RPC error in it only where that is the answer. */
  async #expectOk(response: Response, session: Session, isAnswer: (failure: JsonRpcFailure) => boolean): Promise<void> {
    if (response.ok) return;
    const { error, failure } = await readRefusal(response);
    const answer = failure !== undefined && isAnswer(failure) ? McpError.from(failure) : undefined;
    // Either there is no such session any more, or no such method.
    if (response.status === 404 && session.id !== undefined && answer?.code !== METHOD_NOT_FOUND) {
      if (this.#session === session) this.#session = {};
      throw new McpTransportError("The server has ended the session", { cause: error });
    }
    throw answer ?? error;
  }

  /**
   * Reads the answer to a request.
   *
   * @param response - the response to it
   * @param id - its id
   * @param session - its session; undefined since 2026-07-28, where a stream cannot be resumed either
   * @param signal - ends the reading
   * @returns the answer
   * @throws McpError where it is an error
   */
  async #readAnswer(
    response: Response,
    id: RequestId,
    session: Session | undefined,
    signal: AbortSignal,
  ): Promise<JsonRpcSuccess> {
    await this.#expectOk(response, session ?? {}, (failure) => (failure.id ?? id) === id);
    let answer: JsonRpcResponse | undefined;
    if (mediaType(response.headers.get("content-type")) === "text/event-stream") {
      const resume = session && ((lastEventId?: string) => this.#resume(session, lastEventId, signal));
      answer = await readStream(response, { signal, take: (text) => takeMessage(text, id, this.#listener), resume });
    } else {
      expectType(response, "application/json");
      const text = await readBody(response.body, MAX_ANSWER_BYTES);
      answer = takeMessage(text, id, this.#listener);
      if (answer === undefined) throw new McpTransportError(`The server answered something else: ${excerpt(text)}`);
    }
    if ("error" in answer) throw McpError.from(answer);
    return answer;
  }

  /** Reads the stream of a session to its end, which the shutdown brings about, or a server that is gone. */
  async #keepReading(response: Response, session: Session, reading: AbortController): Promise<void> {
    const remove = this.#calls.add(reading);
    const { signal } = reading;
    try {
      await readStream(response, {
        signal,
        take: (text) => takeMessage(text, undefined, this.#listener),
        resume: (lastEventId) => this.#resume(session, lastEventId, signal),
        resumesWithoutId: true,
      });
    } catch (cause) {
      if (!signal.aborted) this.#listener.log(`the stream of the session has ended: ${describe(cause)}`);
    } finally {
      this.#listening.delete(session.id);
      remove();
    }
  }

  #fetchStream(session: Session, lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
    const headers: HttpHeaders = { ...headersOf(session), accept: "text/event-stream" };
    if (lastEventId !== undefined) headers[HEADER_LAST_EVENT_ID] = eventIdHeader(lastEventId);
    return this.#connection.fetch({ method: "GET", headers }, signal);
  }

  async #expectStream(response: Response, session: Session): Promise<void> {
    // No error here answers a request: nothing was asked but to go on.
    await this.#expectOk(response, session, () => false);
    expectType(response, "text/event-stream");
  }

  /** Connects again to a stream; what may pass by itself is thrown as an error of neither kind. */
  async #resume(session: Session, lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
    const response = await this.#fetchStream(session, lastEventId, signal);
    if (response.status === 429 || response.status >= 500) {
      await discard(response);
      throw new Error(`The server answered with HTTP ${response.status}`);
    }
    await this.#expectStream(response, session);
    return response;
  }
}

function tryTo(run: () => void): void {
  try {
    run();
  } catch {
    // What the caller's function throws is no reason to fail whoever waits for an answer.
  }
}

function headersOf({ id, protocolVersion }: Session): HttpHeaders {
  return {
    ...(protocolVersion === undefined ? {} : { [HEADER_PROTOCOL_VERSION]: protocolVersion }),
    ...(id === undefined ? {} : { [HEADER_SESSION_ID]: id }),
  };
}
