import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import {
  type ClassifiedMessage,
  cancelled,
  classifyMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
  type JsonRpcSuccess,
  McpError,
  METHOD_NOTIFICATIONS_CANCELLED,
  METHOD_SUBSCRIPTIONS_LISTEN,
  parseMessage,
  type RequestId,
} from "mcp-protocol-types";
import { readLines } from "./lines.ts";
import {
  asClientError,
  checkTimeout,
  describe,
  isCancellable,
  limitWaiting,
  type McpTransport,
  McpTransportError,
  type RequestOptions,
} from "./transport.ts";

/** How much may wait for a server that does not read, in bytes; then nothing more is sent. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/** What an error is about that comes of the caller's own signal. */
const GIVEN_UP = "The request was given up";

type Pending = { method: string; resolve: (response: JsonRpcSuccess) => void; reject: (error: Error) => void };

export type StdioTransportOptions = {
  /** How long to wait for an answer, in milliseconds; the default is 30,000, and Infinity for as long as it takes. */
  timeout?: number;
  /** Is shown every line that crosses, as it is. */
  onLine?: (direction: "sent" | "received", line: string) => void;
  /** Is given every notification and every request of the server. */
  onMessage?: (message: JsonRpcNotification | JsonRpcRequest) => void;
};

/** Starts a server as a child process and talks to it over its stdin and stdout. */
export class StdioTransport implements McpTransport {
  readonly #command: string;
  readonly #args: readonly string[];
  readonly #options: StdioTransportOptions;
  readonly #timeout: number;
  readonly #pending = new Map<RequestId, Pending>();
  #process: ChildProcess | undefined;
  #starting: Promise<void> | undefined;
  #finished: Promise<void> | undefined;
  #errorOutput = "";
  /** Why there is no server any more. */
  #end = "The server is not running";

  /**
   * @param command - the program to start, with its arguments
   * @param options - the other settings
   * @throws RangeError where the timeout is no time
   */
  constructor([command, ...args]: [command: string, ...args: string[]], options: StdioTransportOptions = {}) {
    this.#command = command;
    this.#args = args;
    this.#options = options;
    this.#timeout = checkTimeout(options.timeout);
  }

  /** The server's process id while it runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async initialize(): Promise<void> {
    if (this.#starting !== undefined) throw new McpTransportError("The server is running already");
    this.#starting = this.#start();
    try {
      await this.#starting;
    } catch (thrown) {
      this.#starting = undefined;
      throw thrown;
    }
  }

  async #start(): Promise<void> {
    const child = await this.#spawn();
    this.#process = child;
    this.#finished = new Promise((resolve) => {
      child.once("exit", (code, signal) => resolve(this.#finish(child, signal ?? `exit code ${code}`)));
    });
    // A server that says nothing more is of no use; its end is what everybody who waits is told.
    void this.#receive(child.stdout).then(() => this.#stop(child));
  }

  async #spawn(): Promise<ChildProcessWithoutNullStreams> {
    this.#errorOutput = "";
    try {
      const child = spawn(this.#command, this.#args, { stdio: ["pipe", "pipe", "pipe"] });
      // Nor is one that hears nothing more.
      child.stdin.on("error", () => void this.#stop(child));
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        // The end of it is what tells why a server died.
        this.#errorOutput = (this.#errorOutput + text).slice(-4096);
      });
      await new Promise<void>((resolve, reject) => {
        child.once("spawn", resolve);
        child.on("error", reject);
      });
      return child;
    } catch (cause) {
      throw new McpTransportError(`Cannot start ${this.#command}`, { cause });
    }
  }

  async sendRequest(
    request: JsonRpcRequest<string, object | undefined>,
    options: RequestOptions = {},
  ): Promise<JsonRpcSuccess> {
    const { id, method } = request;
    const timeout = checkTimeout(options.timeout ?? this.#timeout);
    if (this.#process === undefined) throw new McpTransportError(this.#end);
    if (this.#pending.has(id)) throw new McpTransportError(`A request with the id ${JSON.stringify(id)} is in flight`);
    if (options.signal?.aborted) throw asClientError(options.signal.reason, GIVEN_UP);
    const limits = { timeout, tooLate: `No answer to ${method} in ${timeout} ms`, signal: options.signal };
    let callOff = () => {};
    try {
      return await new Promise<JsonRpcSuccess>((resolve, reject) => {
        this.sendLine(JSON.stringify(request));
        this.#pending.set(id, { method, resolve, reject });
        callOff = limitWaiting(limits, (reason) => {
          reject(asClientError(reason, GIVEN_UP));
          if (isCancellable(request)) this.#cancel(id, reason);
        });
      });
    } finally {
      callOff();
      this.#pending.delete(id);
    }
  }

  #cancel(id: RequestId, reason: unknown): void {
    try {
      this.send(cancelled(id, describe(reason)));
    } catch {
      // The server has ended, which cancels everything.
    }
  }

  /** Sends a notification, or the answer to a request of the server. */
  send(message: JsonRpcNotification<string, object | undefined> | JsonRpcResponse<object>): void {
    this.sendLine(JSON.stringify(message));
  }

  /** Sends a line as it is, be it JSON or not. */
  sendLine(line: string): void {
    const stdin = this.#process?.stdin;
    if (stdin == null) throw new McpTransportError(this.#end);
    if (stdin.writableLength > MAX_UNREAD_BYTES) throw new McpTransportError("The server does not read");
    stdin.write(`${line}\n`);
    this.#tellUser(() => this.#options.onLine?.("sent", line));
  }

  async shutdown(): Promise<void> {
    // Of a server that could not be started, whoever started it has heard.
    await this.#starting?.catch(() => {});
    if (this.#process !== undefined) await this.#stop(this.#process);
  }

  async #stop(child: ChildProcess): Promise<void> {
    // It has ended, and another may have been started since.
    if (child !== this.#process) return;
    // As the specification asks: close its input, and only where it does not end by itself, make it.
    child.stdin?.end();
    const timers = [setTimeout(() => child.kill("SIGTERM"), 2_000), setTimeout(() => child.kill("SIGKILL"), 4_000)];
    await this.#finished;
    timers.forEach(clearTimeout);
  }

  /** Waits for what a server that has ended still had to say, then tells everybody who waits. */
  async #finish(child: ChildProcess, how: string): Promise<void> {
    // Not for "close" alone: a process that the server started may hold its output open for as long as it likes.
    const closed = new Promise((resolve) => child.once("close", resolve));
    const grace = new Promise((resolve) => setTimeout(resolve, 500).unref());
    await Promise.race([closed, grace]);
    child.stdout?.destroy();
    child.stderr?.destroy();
    this.#process = undefined;
    this.#starting = undefined;
    const errors = this.#errorOutput.trim();
    this.#end = `The server has ended (${how})${errors === "" ? "" : `: ${errors}`}`;
    this.#failAll(this.#end);
  }

  async #receive(stdout: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      for await (const line of readLines(stdout)) {
        if (line === undefined) this.#failAll("The server sent a line that is too long");
        else if (line.trim() !== "") this.#takeLine(line);
      }
    } catch {
      // The output was cut off; #finish tells why.
    }
  }

  #takeLine(line: string): void {
    this.#tellUser(() => this.#options.onLine?.("received", line));
    const parsed = parseMessage(line);
    // A batch, legal in 2025-03-26, holds messages and no further batches.
    const messages = parsed.kind === "batch" ? parsed.messages.map(classifyMessage) : [parsed];
    for (const message of messages) this.#take(message);
  }

  #tellUser(tell: () => void): void {
    try {
      tell();
    } catch (cause) {
      // That is no reason to lose a message, or to be deaf to those that follow.
      process.emitWarning(`A callback of the transport threw: ${describe(cause)}`);
    }
  }

  #take(message: ClassifiedMessage): void {
    switch (message.kind) {
      case "success":
        this.#pending.get(message.message.id)?.resolve(message.message);
        break;
      case "error": {
        const { id } = message.message;
        // Without an id the failure belongs to no request: the server could not read what it was about.
        if (id != null) this.#pending.get(id)?.reject(McpError.from(message.message));
        break;
      }
      case "notification":
        this.#endSubscription(message.message);
        this.#tellUser(() => this.#options.onMessage?.(message.message));
        break;
      case "request":
        this.#tellUser(() => this.#options.onMessage?.(message.message));
        break;
      case "invalid":
        // A broken response with a readable id fails the request it answers; anything else broken is nobody's answer.
        if (message.id !== null) {
          this.#pending
            .get(message.id)
            ?.reject(new McpTransportError(`The server sent a broken message: ${message.reason}`));
        }
        break;
    }
  }

  /** Ends a request to listen that the server has ended; any other it must not cancel. */
  #endSubscription({ method, params }: JsonRpcNotification): void {
    const requestId = params?.["requestId"];
    if (method !== METHOD_NOTIFICATIONS_CANCELLED || (typeof requestId !== "string" && typeof requestId !== "number"))
      return;
    const pending = this.#pending.get(requestId);
    if (pending?.method === METHOD_SUBSCRIPTIONS_LISTEN) {
      pending.reject(new McpTransportError("The server has ended the subscription"));
    }
  }

  #failAll(reason: string): void {
    for (const { reject } of this.#pending.values()) reject(new McpTransportError(reason));
  }
}
