import {
  classifyMessage,
  HEADER_LAST_EVENT_ID,
  HEADER_PROTOCOL_VERSION,
  HEADER_SESSION_ID,
  hasRequestMeta,
  isMcpError,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
  type JsonRpcSuccess,
  McpError,
  METHOD_INITIALIZE,
  METHOD_TOOLS_LIST,
  parseMessage,
  type RequestId,
  readRequestMeta,
} from "mcp-protocol-types";
import { mediaType, readBody } from "./http-body.ts";
import { mirroredArguments, mirrorHeaders, toolOf } from "./http-headers.ts";
import { readEvents } from "./http-sse.ts";
import { type McpTransport, McpTransportError } from "./transport.ts";

/** The largest answer to take, in bytes. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** How long to wait before coming back to a stream, in milliseconds, where the server does not say. */
const DEFAULT_RETRY = 1_000;

/** What a server may ask for: less would be a flood, more than a timer can wait would be one too. */
const MIN_RETRY = 10;
const MAX_RETRY = 3_600_000;

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
  /** How long to wait for an answer, in milliseconds; the default is 30,000. */
  timeout?: number;
  /** Is given every notification and every request of the server. */
  onMessage?: (message: JsonRpcNotification | JsonRpcRequest) => void;
  /** Is told why a tool was left out of a list. */
  log?: (text: string) => void;
};

export type RequestOptions = {
  /** How long to wait for the answer, in milliseconds; Infinity for one that may never come. */
  timeout?: number;
  /** Ends the waiting, and closes the connection: since 2026-07-28 that cancels the request. */
  signal?: AbortSignal;
};

/** Talks to a server on Streamable HTTP, in the way of the era that each request is of. */
export class HttpTransport implements McpTransport {
  readonly url: URL;
  readonly #options: HttpTransportOptions;
  /** Which arguments of a tool stand in headers, as the last list of tools said. */
  readonly #mirrored = new Map<string, ReturnType<typeof mirroredArguments>>();
  /** What waits for the server, and how to end it. */
  readonly #waiting = new Set<AbortController>();
  #isOpen = false;
  #sessionId: string | undefined;
  #protocolVersion: string | undefined;

  /** @param options - where the server is, and the other settings */
  constructor(options: HttpTransportOptions) {
    this.url = new URL(
      "url" in options ? options.url : `http://${options.host}:${options.port}${options.path ?? "/mcp"}`,
    );
    this.#options = options;
  }

  /** The id of the session, where there is one. */
  get sessionId(): string | undefined {
    return this.#sessionId;
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
    const { id, method } = request;
    const timeout = options.timeout ?? this.#options.timeout ?? 30_000;
    return this.#run(`No answer to ${method} in ${timeout} ms`, timeout, options.signal, async (signal) => {
      const response = await this.#fetch({ method: "POST", headers: this.#headersOf(request), body: request }, signal);
      const sessionId = method === METHOD_INITIALIZE ? response.headers.get(HEADER_SESSION_ID) : null;
      const answer = await this.#readAnswer(response, id, signal);
      if ("error" in answer) throw McpError.from(answer);
      if (method === METHOD_INITIALIZE) {
        this.#sessionId = sessionId ?? undefined;
        const { protocolVersion } = answer.result;
        if (typeof protocolVersion === "string") this.#protocolVersion = protocolVersion;
      }
      return method === METHOD_TOOLS_LIST && hasRequestMeta(request.params) ? this.#learnTools(answer) : answer;
    });
  }

  /** Sends a notification, or the answer to a request of the server. */
  async send(message: JsonRpcNotification<string, object | undefined> | JsonRpcResponse<object>): Promise<void> {
    const timeout = this.#options.timeout ?? 30_000;
    const headers = { ...POST_HEADERS, ...this.#sessionHeaders() };
    await this.#run(`Nothing taken in ${timeout} ms`, timeout, undefined, async (signal) => {
      const response = await this.#fetch({ method: "POST", headers, body: message }, signal);
      await this.#expectOk(response);
      await response.body?.cancel();
    });
  }

  /**
   * Opens the stream of a session for what the server says by itself; it is read until the transport is shut down.
   *
   * @returns false where the server has no such stream
   */
  async listen(): Promise<boolean> {
    const reading = new AbortController();
    const open = (lastEventId?: string) =>
      this.#fetch({ method: "GET", headers: this.#streamHeaders(lastEventId) }, reading.signal);
    const timeout = this.#options.timeout ?? 30_000;
    return this.#run(`No stream in ${timeout} ms`, timeout, undefined, async (signal) => {
      // Until the stream is there, what ends this call ends the reading too.
      const end = () => reading.abort(signal.reason);
      signal.addEventListener("abort", end);
      const response = await open();
      if (response.status === 405) {
        await response.body?.cancel();
        return false;
      }
      await this.#expectOk(response);
      signal.removeEventListener("abort", end);
      this.#waiting.add(reading);
      // Nobody waits for the end of it, which the shutdown brings about, or a server that is gone.
      const ended = this.#readStream(response, undefined, reading.signal, open).catch(() => {});
      void ended.finally(() => this.#waiting.delete(reading));
      return true;
    });
  }

  /** Ends the session, where there is one, and all that waits. */
  async shutdown(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (this.#sessionId !== undefined) {
      const signal = AbortSignal.timeout(2_000);
      // Whatever comes of it: the server may not allow it, or be gone.
      await this.#fetch({ method: "DELETE", headers: this.#sessionHeaders() }, signal)
        .then((response) => response.body?.cancel())
        .catch(() => {});
    }
    for (const waiting of this.#waiting) waiting.abort(new McpTransportError("The transport was shut down"));
    this.#sessionId = undefined;
    this.#protocolVersion = undefined;
    this.#mirrored.clear();
  }

  /** Runs what may take too long, and makes of all that goes wrong one of the two kinds of error. */
  async #run<Result>(
    tooLate: string,
    timeout: number,
    cancel: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (!this.#isOpen) throw new McpTransportError("The transport is not open");
    const ending = new AbortController();
    const end = () => ending.abort(cancel?.reason);
    const timer =
      timeout === Number.POSITIVE_INFINITY
        ? undefined
        : setTimeout(() => ending.abort(new McpTransportError(tooLate)), timeout);
    cancel?.addEventListener("abort", end);
    this.#waiting.add(ending);
    try {
      cancel?.throwIfAborted();
      return await run(ending.signal);
    } catch (thrown) {
      const cause: unknown = ending.signal.aborted ? ending.signal.reason : thrown;
      if (isMcpError(cause) || cause instanceof McpTransportError) throw cause;
      throw new McpTransportError(`${this.url}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    } finally {
      clearTimeout(timer);
      cancel?.removeEventListener("abort", end);
      this.#waiting.delete(ending);
      // What is left of the answer is of no use.
      ending.abort();
    }
  }

  async #fetch(
    { method, headers, body }: { method: string; headers: { [name: string]: string }; body?: object },
    signal: AbortSignal,
  ): Promise<Response> {
    // Not elsewhere: the headers are for this server alone.
    const init: RequestInit = { method, headers, signal, redirect: "error" };
    return fetch(this.url, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  }

  #sessionHeaders(): { [name: string]: string } {
    return {
      ...(this.#protocolVersion === undefined ? {} : { [HEADER_PROTOCOL_VERSION]: this.#protocolVersion }),
      ...(this.#sessionId === undefined ? {} : { [HEADER_SESSION_ID]: this.#sessionId }),
    };
  }

  #streamHeaders(lastEventId: string | undefined): { [name: string]: string } {
    return {
      ...this.#sessionHeaders(),
      accept: "text/event-stream",
      ...(lastEventId === undefined ? {} : { [HEADER_LAST_EVENT_ID]: lastEventId }),
    };
  }

  #headersOf(request: JsonRpcRequest<string, object | undefined>): { [name: string]: string } {
    // It begins a session, so it belongs to none.
    if (request.method === METHOD_INITIALIZE) return POST_HEADERS;
    if (!hasRequestMeta(request.params)) return { ...POST_HEADERS, ...this.#sessionHeaders() };
    const { protocolVersion } = readRequestMeta(request.params);
    const mirrored = this.#mirrored.get(toolOf(request) ?? "") ?? [];
    return { ...POST_HEADERS, ...mirrorHeaders(request, protocolVersion, mirrored) };
  }

  async #expectOk(response: Response): Promise<void> {
    if (response.ok) return;
    const text = await readBody(response.body, MAX_ANSWER_BYTES);
    const parsed = parseMessage(text);
    const isAnswer = parsed.kind === "error" && parsed.message.id != null;
    if (response.status === 404 && this.#sessionId !== undefined && !isAnswer) {
      this.#sessionId = undefined;
      throw new McpTransportError("The server has ended the session");
    }
    if (parsed.kind === "error") throw McpError.from(parsed.message);
    throw new McpTransportError(`The server answered with HTTP ${response.status}: ${text.slice(0, 200)}`);
  }

  async #readAnswer(response: Response, id: RequestId, signal: AbortSignal): Promise<JsonRpcResponse> {
    await this.#expectOk(response);
    const type = mediaType(response.headers.get("content-type"));
    if (type === "text/event-stream") {
      const answer = await this.#readStream(response, id, signal, (lastEventId) =>
        this.#fetch({ method: "GET", headers: this.#streamHeaders(lastEventId) }, signal),
      );
      if (answer === undefined) throw new McpTransportError("The stream has ended without an answer");
      return answer;
    }
    if (type !== "application/json")
      throw new McpTransportError(`The server answered with ${type || "no content type"}`);
    const answer = this.#take(await readBody(response.body, MAX_ANSWER_BYTES), id);
    if (answer === undefined) throw new McpTransportError("The server answered something else");
    return answer;
  }

  /**
   * Reads a stream until the answer comes, and comes back for the rest where the connection ends before it.
   *
   * @param response - the response with the stream
   * @param id - the id of the awaited answer; undefined where none is
   * @param signal - ends the reading
   * @param resume - asks for the rest after an event
   * @returns the answer; undefined where the stream ends without one and cannot be resumed
   */
  async #readStream(
    response: Response,
    id: RequestId | undefined,
    signal: AbortSignal,
    resume: (lastEventId: string) => Promise<Response>,
  ): Promise<JsonRpcResponse | undefined> {
    let lastEventId: string | undefined;
    let retry = DEFAULT_RETRY;
    for (;;) {
      try {
        if (!response.ok || response.body === null) return undefined;
        for await (const event of readEvents(response.body)) {
          lastEventId = event.id ?? lastEventId;
          retry = Math.min(Math.max(event.retry ?? retry, MIN_RETRY), MAX_RETRY);
          const answer = event.data === "" ? undefined : this.#take(event.data, id);
          if (answer !== undefined) return answer;
        }
      } catch (cause) {
        if (signal.aborted || cause instanceof McpTransportError || lastEventId === undefined) throw cause;
      }
      if (lastEventId === undefined) return undefined;
      await sleep(retry, signal);
      response = await resume(lastEventId);
    }
  }

  /** Takes what the server says; gives it back where it is the answer that is waited for. */
  #take(text: string, id: RequestId | undefined): JsonRpcResponse | undefined {
    const parsed = parseMessage(text);
    const members = parsed.kind === "batch" ? parsed.messages.map(classifyMessage) : [parsed];
    let answer: JsonRpcResponse | undefined;
    for (const one of members) {
      if (one.kind === "request" || one.kind === "notification") this.#options.onMessage?.(one.message);
      // An error without an id is the answer all the same: nothing else was asked on this way.
      else if (one.kind === "error" && id !== undefined && (one.message.id ?? id) === id) answer = one.message;
      else if (one.kind === "success" && one.message.id === id) answer = one.message;
      else if (one.kind === "invalid") throw new McpTransportError(`The server sent a broken message: ${one.reason}`);
    }
    return answer;
  }

  /** Notes which arguments stand in headers; leaves out the tools that do not say it as they must. */
  #learnTools(answer: JsonRpcSuccess): JsonRpcSuccess {
    const { tools } = answer.result;
    if (!Array.isArray(tools)) return answer;
    const usable = tools.filter((tool: { name?: unknown; inputSchema?: unknown } | null) => {
      if (typeof tool?.name !== "string" || typeof tool.inputSchema !== "object" || tool.inputSchema === null)
        return true;
      try {
        this.#mirrored.set(tool.name, mirroredArguments(tool.inputSchema));
        return true;
      } catch (cause) {
        this.#options.log?.(`the tool ${tool.name} is left out: ${cause instanceof Error ? cause.message : cause}`);
        return false;
      }
    });
    return { ...answer, result: { ...answer.result, tools: usable } };
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });
}
