import { type ChildProcess, spawn } from "node:child_process";
import {
  type ClassifiedMessage,
  classifyMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
  type JsonRpcSuccess,
  McpError,
  parseMessage,
  type RequestId,
} from "mcp-protocol-types";
import { readLines } from "./lines.ts";
import { type McpTransport, McpTransportError } from "./transport.ts";

type Pending = { resolve: (response: JsonRpcSuccess) => void; reject: (error: Error) => void };

export type StdioTransportOptions = {
  /** How long to wait for an answer, in milliseconds; the default is 30,000. */
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
   */
  constructor([command, ...args]: [command: string, ...args: string[]], options: StdioTransportOptions = {}) {
    this.#command = command;
    this.#args = args;
    this.#options = options;
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
    const child = spawn(this.#command, this.#args, { stdio: ["pipe", "pipe", "pipe"] });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      // The end of it is what tells why a server died.
      this.#errorOutput = (this.#errorOutput + text).slice(-4096);
    });
    // A write to a server that has died fails here; the end of the process tells everybody who waits.
    child.stdin.on("error", () => {});
    await new Promise<void>((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", (cause) => reject(new McpTransportError(`Cannot start ${this.#command}`, { cause })));
    });
    this.#process = child;
    this.#finished = new Promise((resolve) => {
      child.once("exit", (code, signal) => resolve(this.#finish(child, signal ?? `exit code ${code}`)));
    });
    void this.#receive(child.stdout);
  }

  async sendRequest(request: JsonRpcRequest<string, object | undefined>): Promise<JsonRpcSuccess> {
    const { id, method } = request;
    if (this.#process === undefined) throw new McpTransportError(this.#end);
    if (this.#pending.has(id)) throw new McpTransportError(`A request with the id ${JSON.stringify(id)} is in flight`);
    const timeout = this.#options.timeout ?? 30_000;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<JsonRpcSuccess>((resolve, reject) => {
        this.#pending.set(id, { resolve, reject });
        timer = setTimeout(() => reject(new McpTransportError(`No answer to ${method} in ${timeout} ms`)), timeout);
        this.sendLine(JSON.stringify(request));
      });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  /** Sends a notification, or the answer to a request of the server. */
  send(message: JsonRpcNotification<string, object | undefined> | JsonRpcResponse<object>): void {
    this.sendLine(JSON.stringify(message));
  }

  /** Sends a line as it is, be it JSON or not. */
  sendLine(line: string): void {
    if (this.#process?.stdin == null) throw new McpTransportError(this.#end);
    this.#options.onLine?.("sent", line);
    this.#process.stdin.write(`${line}\n`);
  }

  async shutdown(): Promise<void> {
    // Of a server that could not be started, whoever started it has heard.
    await this.#starting?.catch(() => {});
    const child = this.#process;
    if (child === undefined) return;
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
    try {
      this.#options.onLine?.("received", line);
      const parsed = parseMessage(line);
      // A batch, legal in 2025-03-26, holds messages and no further batches.
      const messages = parsed.kind === "batch" ? parsed.messages.map(classifyMessage) : [parsed];
      for (const message of messages) this.#take(message);
    } catch (cause) {
      // A callback of the user threw, which is no reason to be deaf to the lines that follow.
      process.emitWarning(`A callback of the transport threw: ${cause}`);
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
      case "request":
      case "notification":
        this.#options.onMessage?.(message.message);
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

  #failAll(reason: string): void {
    for (const { reject } of this.#pending.values()) reject(new McpTransportError(reason));
  }
}
