// Reads every message that crosses between a client and a server, as it stands on the wire, and says what is wrong.

import { existsSync, readFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Ajv, type ErrorObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import * as mcp from "mcp-protocol-types";
import { SPEC_DIR } from "../spec/spec-dir.ts";

export type Revision = "2024-11-05" | "2025-03-26" | "2025-06-18" | "2025-11-25";
export type Direction = "sent" | "received";

/** One thing that is wrong with one message. */
export type Fault = {
  check: "message" | "reader" | "schema";
  /** The message, as in `received result of tools/call echo`. */
  about: string;
  /** What is wrong, and where. */
  fault: string;
};

type Read = (value: unknown) => unknown;

const PARAMS_READERS: { readonly [method: string]: Read } = {
  "completion/complete": mcp.readCompleteParams,
  "elicitation/create": mcp.readElicitParams,
  initialize: mcp.readInitializeParams,
  "logging/setLevel": mcp.readSetLevelParams,
  "notifications/cancelled": mcp.readCancelledParams,
  "notifications/elicitation/complete": mcp.readElicitationCompleteParams,
  "notifications/message": mcp.readLoggingMessageParams,
  "notifications/progress": mcp.readProgressParams,
  "notifications/resources/updated": mcp.readResourceUpdatedParams,
  "notifications/tasks/status": mcp.readTaskStatusParams,
  "prompts/get": mcp.readGetPromptParams,
  "prompts/list": mcp.readListParams,
  "resources/list": mcp.readListParams,
  "resources/read": mcp.readReadResourceParams,
  "resources/subscribe": mcp.readSubscribeParams,
  "resources/templates/list": mcp.readListParams,
  "resources/unsubscribe": mcp.readUnsubscribeParams,
  "sampling/createMessage": mcp.readCreateMessageParams,
  "tasks/cancel": mcp.readTaskParams,
  "tasks/get": mcp.readTaskParams,
  "tasks/list": mcp.readListParams,
  "tasks/result": mcp.readTaskParams,
  "tools/call": mcp.readToolCallParams,
  "tools/list": mcp.readListParams,
};

const RESULT_READERS: { readonly [definition: string]: Read } = {
  CallToolResult: mcp.readToolCallResult,
  CompleteResult: mcp.readCompletionCompleteResult,
  GetPromptResult: mcp.readGetPromptResult,
  InitializeResult: mcp.readInitializeResult,
  ListPromptsResult: mcp.readPromptsListResult,
  ListResourcesResult: mcp.readResourcesListResult,
  ListResourceTemplatesResult: mcp.readResourceTemplatesListResult,
  ListToolsResult: mcp.readToolsListResult,
  ReadResourceResult: mcp.readReadResourceResult,
};

/** The definition of each request's result, where it is not an empty one. */
const RESULTS: { readonly [method: string]: string } = {
  "completion/complete": "CompleteResult",
  "elicitation/create": "ElicitResult",
  initialize: "InitializeResult",
  "prompts/get": "GetPromptResult",
  "prompts/list": "ListPromptsResult",
  "resources/list": "ListResourcesResult",
  "resources/read": "ReadResourceResult",
  "resources/templates/list": "ListResourceTemplatesResult",
  "roots/list": "ListRootsResult",
  "sampling/createMessage": "CreateMessageResult",
  "tasks/cancel": "CancelTaskResult",
  "tasks/get": "GetTaskResult",
  "tasks/list": "ListTasksResult",
  "tasks/result": "GetTaskPayloadResult",
  "tools/call": "CallToolResult",
  "tools/list": "ListToolsResult",
};

type Definition = {
  anyOf?: { $ref: string }[];
  properties?: { method?: { const?: string } };
};

type Schemas = {
  /** Whether the revision has a definition of this name. */
  has(definition: string): boolean;
  /** The name of the definition that a union has for a method. */
  find(union: string, method: string): string | undefined;
  /** What is wrong with a value; empty where it is valid. */
  validate(definition: string, value: unknown): string;
};

const schemas = new Map<Revision, Schemas>();

/** The official schemas of a revision; undefined where they are missing. */
function schemasOf(revision: Revision): Schemas | undefined {
  const known = schemas.get(revision);
  if (known !== undefined || SPEC_DIR === undefined) return known;
  const file = join(SPEC_DIR, revision, "schema.json");
  if (!existsSync(file)) return undefined;
  const schema = JSON.parse(readFileSync(file, "utf8"));
  const is2020 = revision >= "2025-11-25";
  const key = is2020 ? "$defs" : "definitions";
  const definitions: { [name: string]: Definition } = schema[key];
  const ajv = new (is2020 ? Ajv2020 : Ajv)({ strict: false, allErrors: true });
  formats.default(ajv, ["byte", "uri", "uri-template"]);
  ajv.addSchema(schema, "mcp");
  const read: Schemas = {
    has: (definition) => definition in definitions,
    find: (union, method) =>
      definitions[union]?.anyOf
        ?.map(({ $ref }) => $ref.replace(/.*\//, ""))
        .find((name) => definitions[name]?.properties?.method?.const === method),
    validate: (definition, value) => {
      const validate = ajv.getSchema(`mcp#/${key}/${definition}`);
      if (validate === undefined) return `${definition} is not defined`;
      return validate(value) === true ? "" : outermost(validate.errors ?? []);
    },
  };
  schemas.set(revision, read);
  return read;
}

/** The errors that are not the reason of another: of a union that nothing fits, only that, and not each member's. */
function outermost(errors: ErrorObject[]): string {
  const isInside = ({ instancePath }: ErrorObject, index: number) =>
    errors.some(
      (other, at) => at > index && other.keyword === "anyOf" && `${instancePath}/`.startsWith(`${other.instancePath}/`),
    );
  const outer = errors.filter((error, index) => !isInside(error, index));
  return [...new Set(outer.map(({ instancePath, message }) => `${instancePath} ${message}`.trim()))].join(", ");
}

/** A reader that fails where it gives anything but the very value. */
const unchanged =
  (read: Read): Read =>
  (value) => {
    if (read(value) !== value) throw new Error("read as something else");
  };

/** A request that was not answered yet. */
type Asked = { about: string; method: string; result: string; taskId: unknown };

/** Judges what crosses in one conversation in one revision. */
export class WireTap {
  readonly faults: Fault[] = [];
  /** How many messages were read, either way, and how many of those received were requests and notifications. */
  readonly counts = { sent: 0, received: 0, unasked: 0 };
  readonly #revision: Revision;
  readonly #schemas: Schemas | undefined;
  readonly #unknownMethods: readonly string[];
  /** By who asked. */
  readonly #asked = { sent: new Map<mcp.RequestId, Asked>(), received: new Map<mcp.RequestId, Asked>() };
  /** The definition of the result that a task is to bring. */
  readonly #tasks = new Map<unknown, string>();

  /**
   * @param revision - the revision that both sides speak
   * @param unknownMethods - the methods that the client asks for though no revision has them
   */
  constructor(revision: Revision, unknownMethods: readonly string[] = []) {
    this.#revision = revision;
    this.#schemas = schemasOf(revision);
    this.#unknownMethods = unknownMethods;
  }

  /** Whether the messages are validated with the official schemas. */
  get hasSchemas(): boolean {
    return this.#schemas !== undefined;
  }

  /** Takes one line, or one body, as it crossed. */
  take(direction: Direction, text: string): void {
    const parsed = mcp.parseMessage(text);
    if (parsed.kind !== "batch") {
      this.#judge(direction, parsed);
      return;
    }
    if (this.#revision !== "2025-03-26") this.#fault("message", `${direction} batch`, "no batches in this revision");
    for (const message of parsed.messages) this.#judge(direction, mcp.classifyMessage(message));
  }

  /** Says what is missing when all is said. */
  end(): void {
    for (const asked of [...this.#asked.sent.values(), ...this.#asked.received.values()]) {
      this.#fault("message", asked.about, "never answered");
    }
  }

  #fault(check: Fault["check"], about: string, fault: string): void {
    this.faults.push({ check, about, fault });
  }

  #read(about: string, read: Read, value: unknown): void {
    try {
      read(value);
    } catch (thrown) {
      this.#fault("reader", about, thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  #validate(about: string, definition: string, value: unknown): void {
    const fault = this.#schemas?.validate(definition, value) ?? "";
    if (fault !== "") this.#fault("schema", about, `${definition}: ${fault}`);
  }

  /** Validates a response with the first of these definitions that the revision has; 2025-11-25 has renamed them. */
  #validateEnvelope(about: string, definitions: [string, string], message: object): void {
    const definition = definitions.find((name) => this.#schemas?.has(name));
    this.#validate(about, definition ?? definitions[1], message);
  }

  /** Validates what has a method with the definition that its sender's union has for it. */
  #validateMethod(direction: Direction, about: string, kind: "Request" | "Notification", message: { method: string }) {
    if (this.#schemas === undefined) return;
    this.#validate(about, `JSONRPC${kind}`, message);
    const union = `${direction === "sent" ? "Client" : "Server"}${kind}`;
    const definition = this.#schemas.find(union, message.method);
    if (definition !== undefined) this.#validate(about, definition, message);
    else if (direction === "received" || !this.#unknownMethods.includes(message.method)) {
      this.#fault("schema", about, `${union} has no such method`);
    }
  }

  #judge(direction: Direction, parsed: mcp.ClassifiedMessage): void {
    this.counts[direction]++;
    if (direction === "received" && (parsed.kind === "request" || parsed.kind === "notification"))
      this.counts.unasked++;
    switch (parsed.kind) {
      case "request": {
        const { id, method, params } = parsed.message;
        const about = [direction, method, params?.["name"] ?? params?.["uri"]].filter((part) => part).join(" ");
        const asked = this.#asked[direction];
        if (asked.has(id)) this.#fault("message", about, "an id that is in use");
        const result = params?.["task"] === undefined ? (RESULTS[method] ?? "EmptyResult") : "CreateTaskResult";
        asked.set(id, { about, method, result, taskId: params?.["taskId"] });
        this.#read(about, PARAMS_READERS[method] ?? mcp.readMetaParams, params);
        this.#validateMethod(direction, about, "Request", parsed.message);
        break;
      }
      case "notification": {
        const { method, params } = parsed.message;
        const about = `${direction} ${method}`;
        this.#read(about, PARAMS_READERS[method] ?? mcp.readMetaParams, params);
        this.#validateMethod(direction, about, "Notification", parsed.message);
        break;
      }
      case "success": {
        const { message } = parsed;
        const asked = this.#answered(direction, message.id);
        if (asked === undefined) break;
        const about = `${direction} result of ${asked.about.replace(/^\w+ /, "")}`;
        this.#validateEnvelope(about, ["JSONRPCResultResponse", "JSONRPCResponse"], message);
        for (const definition of this.#resultsOf(asked, message.result)) {
          const read = RESULT_READERS[definition];
          if (read !== undefined) this.#read(about, unchanged(read), message.result);
          this.#validate(about, definition, message.result);
        }
        break;
      }
      case "error": {
        const { message } = parsed;
        const asked = this.#answered(direction, message.id);
        if (asked === undefined) break;
        const about = `${direction} error of ${asked.about.replace(/^\w+ /, "")}`;
        this.#validateEnvelope(about, ["JSONRPCErrorResponse", "JSONRPCError"], message);
        if (message.error.code === mcp.URL_ELICITATION_REQUIRED) {
          this.#validate(about, "URLElicitationRequiredError", message);
        }
        break;
      }
      case "invalid":
        this.#fault("message", `${direction} message`, parsed.reason);
        break;
      case "batch":
        this.#fault("message", `${direction} message`, "a batch in a batch");
    }
  }

  /** The request that is answered with this id, which then is answered. */
  #answered(direction: Direction, id: mcp.RequestId | null | undefined): Asked | undefined {
    const open = this.#asked[direction === "sent" ? "received" : "sent"];
    const asked = id == null ? undefined : open.get(id);
    if (asked === undefined || id == null) {
      this.#fault("message", `${direction} response`, `it answers nothing: ${JSON.stringify(id)}`);
    } else open.delete(id);
    return asked;
  }

  /** The definitions that a result must be of. */
  #resultsOf(asked: Asked, result: { [key: string]: unknown }): string[] {
    if (asked.result === "CreateTaskResult") {
      const task = result["task"] as { taskId?: unknown } | null | undefined;
      this.#tasks.set(task?.taskId, RESULTS[asked.method] ?? "EmptyResult");
    }
    const brought = asked.method === "tasks/result" ? this.#tasks.get(asked.taskId) : undefined;
    return brought === undefined ? [asked.result] : [asked.result, brought];
  }
}

/** A server that hands everything on to another one, and shows the tap what crosses. */
export async function tapHttp(socketPath: string, tap: WireTap): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      incoming.setEncoding("utf8");
      let body = "";
      for await (const text of incoming) body += text;
      if (body !== "") tap.take("sent", body);
      const { method, url: path, headers } = incoming;
      const onward = httpRequest({ socketPath, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        const isStream = answer.headers["content-type"]?.startsWith("text/event-stream") === true;
        let pending = "";
        answer.setEncoding("utf8");
        answer.on("data", (text: string) => {
          pending += text;
          if (!isStream) return;
          const events = pending.split("\n\n");
          pending = events.pop() ?? "";
          for (const event of events) {
            const lines = event.split("\n").filter((line) => line.startsWith("data:"));
            const data = lines.map((line) => line.slice("data:".length).replace(/^ /, ""));
            if (data.join("") !== "") tap.take("received", data.join("\n"));
          }
          outgoing.write(text);
        });
        answer.on("end", () => {
          if (!isStream && pending !== "") tap.take("received", pending);
          outgoing.end(isStream ? undefined : pending);
        });
        answer.on("error", () => outgoing.destroy());
      });
      onward.on("error", () => outgoing.destroy());
      outgoing.on("close", () => onward.destroy());
      onward.end(body);
    } catch {
      // The client has hung up.
      outgoing.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
