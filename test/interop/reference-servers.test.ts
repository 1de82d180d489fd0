// The official reference servers against the example clients: everything they have, in every revision with a handshake.
// Each message that crosses is read as it stands on the wire: by the parser, by the package's readers, and by the
// official schema of the revision, where the schemas are at hand.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  error,
  INVALID_PARAMS,
  isMcpError,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
  META_RELATED_TASK,
  METHOD_NOT_FOUND,
  notification,
  type RequestId,
  request,
  success,
  URL_ELICITATION_REQUIRED,
} from "mcp-protocol-types";
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { HttpTransport } from "../../examples/http-client.ts";
import { StdioTransport } from "../../examples/stdio-client.ts";
import { NO_SPEC, SPEC_DIR } from "../spec/spec-dir.ts";
import { endAll, expectGone, track } from "./processes.ts";
import { type Fault, type Revision, tapHttp, WireTap } from "./wire-tap.ts";

afterEach(endAll);

const REVISIONS: Revision[] = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];
const { resolve } = createRequire(import.meta.url);
const UNKNOWN_METHOD = "tools/invent";
/** The most resources to read. */
const MOST_RESOURCES = 20;

/** Where a server breaks the protocol. Each must show itself, in each of its revisions. */
const EXCEPTIONS: (Fault & { server: string; revisions: Revision[]; reason: string })[] = [
  {
    server: "server-everything",
    revisions: ["2024-11-05", "2025-03-26"],
    check: "schema",
    about: "received result of tools/call get-resource-links",
    fault: "CallToolResult: /content/1 must match a schema in anyOf, /content/2 must match a schema in anyOf",
    reason: "It sends resource links in every revision; they came with 2025-06-18.",
  },
  {
    server: "server-everything",
    revisions: ["2024-11-05", "2025-03-26"],
    check: "schema",
    about: "received result of tools/call gzip-file-as-resource",
    fault: "CallToolResult: /content/0 must match a schema in anyOf",
    reason: "It sends a resource link in every revision; they came with 2025-06-18.",
  },
  {
    server: "server-everything",
    revisions: ["2025-06-18"],
    check: "schema",
    about: "received elicitation/create",
    fault: [
      "ElicitRequest: /params/requestedSchema/properties/untitledMultipleSelectEnum must match a schema in anyOf",
      "/params/requestedSchema/properties/titledMultipleSelectEnum must match a schema in anyOf",
    ].join(", "),
    reason: "It asks for more than one choice in every revision with forms; they came with 2025-11-25.",
  },
  {
    server: "server-filesystem",
    revisions: ["2024-11-05"],
    check: "schema",
    about: "received result of tools/call read_media_file",
    fault: "CallToolResult: /content/0 must match a schema in anyOf",
    reason: "It sends audio in every revision; that came with 2025-03-26.",
  },
];

/** The params of a request, its result, or what stands in them. */
type Ask = { [member: string]: unknown };

// The client

/** What a client can do, in the words of each revision. */
const CAPABILITIES: { [revision in Revision]: object } = {
  "2024-11-05": { roots: { listChanged: true }, sampling: {} },
  "2025-03-26": { roots: { listChanged: true }, sampling: {} },
  "2025-06-18": { roots: { listChanged: true }, sampling: {}, elicitation: {} },
  "2025-11-25": {
    roots: { listChanged: true },
    sampling: { context: {}, tools: {} },
    elicitation: { form: {}, url: {} },
    tasks: { requests: { sampling: { createMessage: {} }, elicitation: { create: {} } } },
  },
};

const SAMPLED = {
  role: "assistant",
  content: { type: "text", text: "Paris" },
  model: "a model",
  stopReason: "endTurn",
};

/** What the user fills in a form, as far as a form asks for it. */
const FILLED_IN: { readonly [name: string]: unknown } = {
  name: "Ada Lovelace",
  check: true,
  integer: 7,
  favoriteColor: "Green",
  agreeToTerms: true,
  interpretation: "snake",
};

/** Answers the server's requests, at once or by a task. */
class Answerer {
  readonly #roots: { uri: string; name: string }[];
  readonly #tasks = new Map<unknown, Ask>();

  constructor(folder: string) {
    this.#roots = [{ uri: pathToFileURL(folder).href, name: "A folder" }];
  }

  answer({ id, method, params = {} }: JsonRpcRequest): JsonRpcResponse {
    const { taskId } = params;
    switch (method) {
      case "ping":
        return success(id);
      case "roots/list":
        return success(id, { roots: this.#roots });
      case "sampling/createMessage":
        return this.#now(id, params, SAMPLED);
      case "elicitation/create":
        return this.#now(id, params, this.#fillIn(params));
      case "tasks/get":
        return success(id, this.#task(String(taskId), "completed"));
      case "tasks/result":
        return success(id, { ...this.#tasks.get(taskId), _meta: { [META_RELATED_TASK]: { taskId } } });
      default:
        return error(id, METHOD_NOT_FOUND, `Unknown method: ${method}`);
    }
  }

  #fillIn(params: Ask): Ask {
    if (params["mode"] === "url") return { action: "accept" };
    const { properties } = params["requestedSchema"] as { properties: object };
    const content = Object.entries(FILLED_IN).filter(([name]) => name in properties);
    return { action: "accept", content: Object.fromEntries(content) };
  }

  #now(id: RequestId, params: Ask, result: Ask): JsonRpcResponse {
    if (params["task"] === undefined) return success(id, result);
    const taskId = `task ${id}`;
    this.#tasks.set(taskId, result);
    return success(id, { task: this.#task(taskId, "working") });
  }

  #task(taskId: string, status: string): Ask {
    const at = "2025-11-25T00:00:00Z";
    return { taskId, status, createdAt: at, lastUpdatedAt: at, ttl: 60_000, pollInterval: 10 };
  }
}

// The servers

/** What a request must bring: something like this, or an error of this code. */
type Outcome = object | number;

/** What a server has, and what it says when it is asked. */
type Expected = {
  name: string;
  capabilities: string[];
  /** Each tool, and what it is called with. */
  tools: { [name: string]: [args: Ask, brings: Outcome, more?: Ask][] };
  /** Each resource that is listed when every tool was called. */
  resources: { [uri: string]: Outcome };
  /** Each template, and what of it is read. */
  templates: { [uriTemplate: string]: { [uri: string]: Outcome } };
  prompts: { [name: string]: [args: Ask | undefined, brings: Outcome][] };
  completions: [ask: Ask, values: string[]][];
  /** What a tool brings that it does not have. */
  unknownTool: Outcome;
};

type Circumstances = { revision: Revision; folder: string };

type Way = StdioTransport | HttpTransport;

type Started = { transport: Way; pid: number | undefined; stop: () => Promise<void> };

type Incoming = JsonRpcRequest | JsonRpcNotification;

type Start = (folder: string, tap: WireTap, onMessage: (message: Incoming) => void) => Promise<Started>;

/** Starts a server that speaks over stdio. */
const overStdio =
  (file: string, args: (folder: string) => string[] = () => []): Start =>
  async (folder, tap, onMessage) => {
    vi.stubEnv("MEMORY_FILE_PATH", join(folder, "memory.jsonl"));
    onTestFinished(() => void vi.unstubAllEnvs());
    const transport = new StdioTransport([process.execPath, resolve(file), ...args(folder)], {
      onLine: (direction, line) => tap.take(direction, line),
      onMessage,
    });
    await transport.initialize();
    return { transport, pid: transport.pid, stop: () => transport.shutdown() };
  };

/** Starts a server that speaks over HTTP, on a socket of its own, so that no port is taken by another. */
const overHttp =
  (file: string, ...args: string[]): Start =>
  async (folder, tap, onMessage) => {
    const socket = process.platform === "win32" ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, "socket");
    const child = spawn(process.execPath, [resolve(file), ...args], {
      env: { ...process.env, PORT: socket },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = once(child, "exit");
    track(child.pid);
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    await vi.waitFor(() => expect(said).toContain("listening"), 30_000);
    const { url, close } = await tapHttp(socket, tap);
    onTestFinished(close);
    const transport = new HttpTransport({ url, onMessage });
    await transport.initialize();
    const stop = async () => {
      await transport.shutdown();
      child.kill();
      await ended;
    };
    return { transport, pid: child.pid, stop };
  };

const text = (words: RegExp | string) => ({
  type: "text",
  text: typeof words === "string" ? words : expect.stringMatching(words),
});
/** A tool's result that says this. */
const says = (...words: (RegExp | string)[]) => ({ content: words.map(text) });
/** A tool's result that says this, as its structured content too. */
const saysTwice = (words: RegExp | string) => ({
  ...says(words),
  structuredContent: { content: text(words).text },
});
/** A tool's failure. */
const failsWith = (words: RegExp) => ({ ...says(words), isError: true });

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const UNKNOWN_TOOL = failsWith(/^MCP error -32602: Tool invented not found$/);
const DOCUMENTS = ["architecture", "extension", "features", "how-it-works", "instructions", "startup", "structure"];
const DYNAMIC = "demo://resource/dynamic";

function everything({ revision }: Circumstances): Expected {
  const hasElicitation = revision >= "2025-06-18";
  const hasTasks = revision >= "2025-11-25";
  const page = { url: "https://example.com/form", message: "Fill it in.", elicitationId: "a form" };
  const data = "data:text/plain,hello";
  const zipped = { uri: "demo://resource/session/README.md.gz", mimeType: "application/gzip" };
  const blob = expect.stringMatching(/^H4sI/);
  const image = { type: "image", data: expect.stringMatching(/^iVBORw0KGgo/), mimeType: "image/png" };
  const members = { ref: { type: "ref/prompt", name: "completable-prompt" }, argument: { name: "name", value: "" } };
  const hasContext = revision >= "2025-06-18";
  const inSales: Expected["completions"][number] = [
    { ...members, context: { arguments: { department: "Sales" } } },
    ["David", "Eve", "Frank"],
  ];
  return {
    name: "mcp-servers/everything",
    capabilities: ["completions", "logging", "prompts", "resources", "tasks", "tools"],
    tools: {
      echo: [
        [{ message: "Grüße, 世界 \u{1F600}\u2028" }, says("Echo: Grüße, 世界 \u{1F600}\u2028")],
        [{}, failsWith(/^MCP error -32602: Input validation error/)],
      ],
      "get-annotated-message": [
        [
          { messageType: "error", includeImage: true },
          {
            content: [
              { ...text(/^Error/), annotations: { priority: 1, audience: ["user", "assistant"] } },
              { ...image, annotations: { priority: 0.5, audience: ["user"] } },
            ],
          },
        ],
        [{ messageType: "success" }, { content: [{ annotations: { priority: 0.7, audience: ["user"] } }] }],
        [{ messageType: "debug" }, { content: [{ annotations: { priority: 0.3, audience: ["assistant"] } }] }],
      ],
      "get-env": [[{}, says(/^\{/)]],
      "get-resource-links": [
        [
          { count: 2 },
          {
            content: [
              text(/^Here are 2/),
              { type: "resource_link", uri: `${DYNAMIC}/blob/1`, name: "Blob Resource 1" },
              { type: "resource_link", uri: `${DYNAMIC}/text/2`, name: "Text Resource 2" },
            ],
          },
        ],
      ],
      "get-resource-reference": [
        [
          { resourceType: "Text", resourceId: 1 },
          { content: [{}, { type: "resource", resource: { uri: `${DYNAMIC}/text/1`, text: expect.any(String) } }, {}] },
        ],
        [
          { resourceType: "Blob", resourceId: 2 },
          { content: [{}, { type: "resource", resource: { uri: `${DYNAMIC}/blob/2`, blob: expect.any(String) } }, {}] },
        ],
        [{ resourceType: "Text", resourceId: -1 }, failsWith(/^Invalid resourceId/)],
      ],
      "get-structured-content": [
        [
          { location: "Chicago" },
          {
            ...says('{"temperature":36,"conditions":"Light rain / drizzle","humidity":82}'),
            structuredContent: { temperature: 36, conditions: "Light rain / drizzle", humidity: 82 },
          },
        ],
      ],
      "get-sum": [[{ a: 2, b: 0.5 }, says("The sum of 2 and 0.5 is 2.5.")]],
      "get-tiny-image": [[{}, { content: [text(/./), image, text(/./)] }]],
      "gzip-file-as-resource": [
        [{ data, outputType: "resource" }, { content: [{ type: "resource", resource: { ...zipped, blob } }] }],
        [{ data }, { content: [{ type: "resource_link", ...zipped, name: "README.md.gz" }] }],
      ],
      "toggle-simulated-logging": [
        [{}, says(/^Started/)],
        [{}, says(/^Stopped/)],
      ],
      "toggle-subscriber-updates": [
        [{}, says(/^Started/)],
        [{}, says(/^Stopped/)],
      ],
      "trigger-long-running-operation": [
        [{ duration: 0.05, steps: 5 }, says(/completed/), { _meta: { progressToken: "a token" } }],
        [{ duration: 0.01, steps: 2 }, says(/completed/), { _meta: { progressToken: 0 } }],
      ],
      "get-roots-list": [[{}, says(/A folder\n {3}URI: file:/)]],
      "trigger-sampling-request": [[{ prompt: "The capital of France?", maxTokens: 10 }, says(/"text": "Paris"/)]],
      // A tool for tasks alone. 2025-11-25 asks for an error of the protocol here, -32601.
      "simulate-research-query": [[{ topic: "python" }, failsWith(/requires task augmentation/)]],
      ...(hasElicitation && {
        "trigger-elicitation-request": [
          [
            {},
            says(/^✅/, "User inputs:\n- Name: Ada Lovelace\n- Agreed to terms: true\n- Favorite Integer: 7", /accept/),
          ],
        ],
      }),
      ...(hasTasks && {
        "trigger-elicitation-request-async": [
          [{}, says(/^\[COMPLETED\]/, /- Name: Ada Lovelace\n- Favorite Color: Green/, /"action": "accept"/)],
        ],
        "trigger-sampling-request-async": [
          [{ prompt: "The capital of France?" }, says(/^\[COMPLETED\].*"text": "Paris"/s)],
        ],
        "trigger-url-elicitation": [
          [page, says(/^✅/, /"action": "accept"/)],
          [{ ...page, errorPath: true }, URL_ELICITATION_REQUIRED],
          [{ ...page, errorPath: true }, says(/^✅/, /"action": "accept"/)],
        ],
      }),
    },
    resources: {
      ...Object.fromEntries(
        DOCUMENTS.map((name) => {
          const uri = `demo://resource/static/document/${name}.md`;
          return [uri, { contents: [{ uri, mimeType: "text/markdown", text: expect.stringContaining("#") }] }];
        }),
      ),
      [zipped.uri]: { contents: [{ ...zipped, blob }] },
    },
    templates: {
      [`${DYNAMIC}/text/{resourceId}`]: {
        [`${DYNAMIC}/text/7`]: { contents: [{ uri: `${DYNAMIC}/text/7`, text: expect.stringMatching(/^Resource 7/) }] },
        [`${DYNAMIC}/text/none`]: -32603,
      },
      [`${DYNAMIC}/blob/{resourceId}`]: {
        [`${DYNAMIC}/blob/7`]: { contents: [{ uri: `${DYNAMIC}/blob/7`, blob: expect.any(String) }] },
      },
    },
    prompts: {
      "simple-prompt": [[undefined, { messages: [{ role: "user", content: text(/^This is a simple prompt/) }] }]],
      "args-prompt": [
        [{ city: "Paris" }, { messages: [{ content: text("What's weather in Paris?") }] }],
        [{ city: "Paris", state: "Texas" }, { messages: [{ content: text("What's weather in Paris, Texas?") }] }],
        [{}, INVALID_PARAMS],
      ],
      "completable-prompt": [
        [{ department: "Sales", name: "Eve" }, { messages: [{ content: text(/^Please promote Eve/) }] }],
      ],
      "resource-prompt": [
        [
          { resourceType: "Text", resourceId: "3" },
          { messages: [{}, { content: { type: "resource", resource: { uri: `${DYNAMIC}/text/3` } } }] },
        ],
        [
          { resourceType: "Blob", resourceId: "4" },
          { messages: [{}, { content: { type: "resource", resource: { uri: `${DYNAMIC}/blob/4` } } }] },
        ],
      ],
    },
    completions: [
      [{ ...members, argument: { name: "department", value: "S" } }, ["Sales", "Support"]],
      [members, []],
      ...(hasContext ? [inSales] : []),
      [
        { ref: { type: "ref/prompt", name: "resource-prompt" }, argument: { name: "resourceType", value: "T" } },
        ["Text"],
      ],
      [
        {
          ref: { type: "ref/resource", uri: `${DYNAMIC}/text/{resourceId}` },
          argument: { name: "resourceId", value: "5" },
        },
        ["5"],
      ],
      [
        {
          ref: { type: "ref/resource", uri: `${DYNAMIC}/blob/{resourceId}` },
          argument: { name: "resourceId", value: "none" },
        },
        [],
      ],
    ],
    unknownTool: UNKNOWN_TOOL,
  };
}

function filesystem({ folder }: Circumstances): Expected {
  const at = (...names: string[]) => join(folder, ...names);
  return {
    name: "secure-filesystem-server",
    capabilities: ["tools"],
    tools: {
      create_directory: [[{ path: at("sub") }, saysTwice(/^Successfully created/)]],
      write_file: [
        [{ path: at("sub", "a.txt"), content: "one\ntwo\nthree\n" }, saysTwice(/^Successfully wrote/)],
        [{ path: join(folder, "..", "outside.txt"), content: "" }, failsWith(/^Access denied/)],
      ],
      edit_file: [
        [
          { path: at("sub", "a.txt"), edits: [{ oldText: "two", newText: "2" }], dryRun: true },
          saysTwice(/^```diff\n.*-two\n\+2\n/s),
        ],
        [
          { path: at("sub", "a.txt"), edits: [{ oldText: "two", newText: "2" }] },
          saysTwice(/^```diff\n.*-two\n\+2\n/s),
        ],
      ],
      read_file: [[{ path: at("sub", "a.txt") }, saysTwice("one\n2\nthree\n")]],
      read_text_file: [
        [{ path: at("sub", "a.txt"), head: 1 }, saysTwice("one")],
        [{ path: at("sub", "a.txt"), tail: 2 }, saysTwice(/three/)],
        [{ path: at("nothing") }, failsWith(/no such file/)],
      ],
      read_media_file: [
        [{ path: at("pixel.png") }, { content: [{ type: "image", data: PIXEL, mimeType: "image/png" }] }],
        [{ path: at("sound.wav") }, { content: [{ type: "audio", data: "AA==", mimeType: "audio/wav" }] }],
        [
          { path: at("bytes.bin") },
          { content: [{ type: "resource", resource: { uri: pathToFileURL(at("bytes.bin")).href, blob: "AA==" } }] },
        ],
      ],
      read_multiple_files: [[{ paths: [at("sub", "a.txt"), at("nothing")] }, saysTwice(/one\n2.*Error/s)]],
      list_directory: [[{ path: folder }, saysTwice(/\[DIR\] sub/)]],
      list_directory_with_sizes: [[{ path: folder, sortBy: "size" }, saysTwice(/Combined size/)]],
      directory_tree: [[{ path: folder }, saysTwice(/"children"/)]],
      search_files: [
        [{ path: folder, pattern: "**/*.txt" }, saysTwice(/a\.txt$/)],
        [{ path: folder, pattern: "*.none" }, saysTwice("No matches found")],
      ],
      get_file_info: [[{ path: at("sub", "a.txt") }, saysTwice(/size: 12/)]],
      move_file: [[{ source: at("sub", "a.txt"), destination: at("b.txt") }, saysTwice(/^Successfully moved/)]],
      list_allowed_directories: [[{}, saysTwice(`Allowed directories:\n${folder}`)]],
    },
    resources: {},
    templates: {},
    prompts: {},
    completions: [],
    unknownTool: UNKNOWN_TOOL,
  };
}

function memory(): Expected {
  const ada = { name: "Ada", entityType: "person", observations: ["wrote the first program"] };
  const engine = { name: "the engine", entityType: "machine", observations: [] };
  const relation = { from: "Ada", to: "the engine", relationType: "programs" };
  const observed = { ...ada, observations: [...ada.observations, "was a countess"] };
  const uri = "memory://knowledge-graph";
  return {
    name: "memory-server",
    capabilities: ["resources", "tools"],
    tools: {
      create_entities: [
        [{ entities: [ada, engine] }, { structuredContent: { entities: [ada, engine] } }],
        [{ entities: [ada] }, { structuredContent: { entities: [] } }],
        [{ entities: "Ada" }, failsWith(/^MCP error -32602: Input validation error/)],
      ],
      create_relations: [[{ relations: [relation] }, { structuredContent: { relations: [relation] } }]],
      add_observations: [
        [
          { observations: [{ entityName: "Ada", contents: ["was a countess"] }] },
          { structuredContent: { results: [{ entityName: "Ada", addedObservations: ["was a countess"] }] } },
        ],
        [{ observations: [{ entityName: "nobody", contents: [] }] }, failsWith(/not found$/)],
      ],
      read_graph: [[{}, { structuredContent: { entities: [observed, engine], relations: [relation] } }]],
      search_nodes: [[{ query: "countess" }, { structuredContent: { entities: [observed], relations: [relation] } }]],
      open_nodes: [
        [{ names: ["the engine"] }, { structuredContent: { entities: [engine], relations: [relation] } }],
        [{ names: [] }, { structuredContent: { entities: [], relations: [] } }],
      ],
      delete_observations: [
        [
          { deletions: [{ entityName: "Ada", observations: ["was a countess"] }] },
          { structuredContent: { success: true } },
        ],
      ],
      delete_relations: [[{ relations: [relation] }, { structuredContent: { success: true } }]],
      delete_entities: [[{ entityNames: ["the engine"] }, { structuredContent: { success: true } }]],
    },
    resources: {
      [uri]: { contents: [{ uri, mimeType: "application/json", text: expect.stringContaining("first program") }] },
    },
    templates: {},
    prompts: {},
    completions: [],
    unknownTool: UNKNOWN_TOOL,
  };
}

// The conversation

/** A client of one server, in one conversation. */
async function connect(start: Start, revision: Revision) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "mcp-reference-")));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, base64] of [
    ["pixel.png", PIXEL],
    ["sound.wav", "AA=="],
    ["bytes.bin", "AA=="],
  ] as const) {
    await writeFile(join(folder, name), base64, "base64");
  }

  const tap = new WireTap(revision, [UNKNOWN_METHOD]);
  const notifications: JsonRpcNotification[] = [];
  const requests: JsonRpcRequest[] = [];
  const answerer = new Answerer(folder);
  const { transport, pid, stop } = await start(folder, tap, (message) => {
    if (!("id" in message)) {
      notifications.push(message);
      return;
    }
    requests.push(message);
    void transport.send(answerer.answer(message));
  });
  track(pid);

  let nextId = 0;
  /** Gives the result. */
  const ask = async (method: string, params?: Ask): Promise<Ask> =>
    (await transport.sendRequest(request(nextId++, method, params))).result;
  return {
    folder,
    tap,
    transport,
    requests,
    ask,
    /** Asks, and checks what comes. */
    expectAnswer: async (outcome: Outcome, method: string, params?: Ask): Promise<void> => {
      const about = `${method} ${JSON.stringify(params)}`;
      const came = await ask(method, params).catch((thrown: unknown) => {
        if (isMcpError(thrown)) return { code: thrown.code, message: thrown.message };
        throw thrown;
      });
      expect(came, about).toMatchObject(typeof outcome === "number" ? { code: outcome } : outcome);
    },
    /** Gives what all pages of a list hold. */
    list: async (method: string, member: string): Promise<Ask[]> => {
      const all: Ask[] = [];
      let cursor: unknown;
      do {
        const page = await ask(method, cursor === undefined ? undefined : { cursor });
        all.push(...(page[member] as Ask[]));
        cursor = page["nextCursor"];
      } while (cursor !== undefined);
      return all;
    },
    /** Waits until the server has sent so many of these notifications. */
    expectNotifications: (method: string, count: number, params: object = {}) =>
      vi.waitFor(() => {
        const wanted = expect.objectContaining(params);
        const these = notifications.filter((sent) => sent.method === method && wanted.asymmetricMatch(sent.params));
        expect(these.length, method).toBe(count);
      }, 30_000),
    /** Checks that the client was told all that the server has said, ends the server and checks that it has ended. */
    stop: async () => {
      await vi.waitFor(() => expect(requests.length + notifications.length).toBe(tap.counts.unasked), 30_000);
      await stop();
      if (pid !== undefined) await expectGone(pid);
      tap.end();
    },
  };
}

type Client = Awaited<ReturnType<typeof connect>>;

/** Begins what goes on while the tools are called; what it returns, ends that. */
type Frame = (client: Client, revision: Revision) => Promise<() => Promise<void>>;

/** Asks for everything. */
async function converse(client: Client, revision: Revision, expected: Expected, frame: Frame): Promise<void> {
  const { ask, expectAnswer, list, transport } = client;
  const isHttp = transport instanceof HttpTransport;
  // Allowed at any time, but that on HTTP there is no session yet.
  if (!isHttp) await expectAnswer({}, "ping");
  const clientInfo = { name: "reference-servers", version: "1.0.0" };
  const capabilities = CAPABILITIES[revision];
  const hello = await ask("initialize", { protocolVersion: revision, capabilities, clientInfo });
  expect(hello).toMatchObject({ protocolVersion: revision, serverInfo: { name: expected.name } });
  const has = Object.keys(hello["capabilities"] as object).sort();
  expect(has).toEqual(expected.capabilities);
  await transport.send(notification("notifications/initialized"));
  if (isHttp) expect(await transport.listen()).toBe(true);
  expect(await ask("ping")).toEqual({});

  const end = await frame(client, revision);
  const namesOf = (all: Ask[], member: string) => all.map((one) => one[member]).sort();
  expect(namesOf(await list("tools/list", "tools"), "name")).toEqual(Object.keys(expected.tools).sort());
  for (const [name, calls] of Object.entries(expected.tools)) {
    for (const [args, outcome, more] of calls) {
      await expectAnswer(outcome, "tools/call", { name, arguments: args, ...more });
    }
  }
  await expectAnswer(expected.unknownTool, "tools/call", { name: "invented", arguments: {} });
  await end();

  if (has.includes("resources")) {
    const uris = namesOf(await list("resources/list", "resources"), "uri");
    expect(uris).toEqual(Object.keys(expected.resources).sort());
    for (const uri of uris.slice(0, MOST_RESOURCES)) {
      await expectAnswer(expected.resources[String(uri)] ?? {}, "resources/read", { uri });
    }
    const templates = namesOf(await list("resources/templates/list", "resourceTemplates"), "uriTemplate");
    expect(templates).toEqual(Object.keys(expected.templates).sort());
    for (const reads of Object.values(expected.templates)) {
      for (const [uri, outcome] of Object.entries(reads)) await expectAnswer(outcome, "resources/read", { uri });
    }
    await expectAnswer(INVALID_PARAMS, "resources/read", { uri: "demo://invented" });
  } else {
    await expectAnswer(METHOD_NOT_FOUND, "resources/list");
    await expectAnswer(METHOD_NOT_FOUND, "resources/templates/list");
    await expectAnswer(METHOD_NOT_FOUND, "resources/read", { uri: "demo://invented" });
  }

  if (has.includes("prompts")) {
    expect(namesOf(await list("prompts/list", "prompts"), "name")).toEqual(Object.keys(expected.prompts).sort());
    for (const [name, gets] of Object.entries(expected.prompts)) {
      for (const [args, outcome] of gets) {
        await expectAnswer(outcome, "prompts/get", args === undefined ? { name } : { name, arguments: args });
      }
    }
    await expectAnswer(INVALID_PARAMS, "prompts/get", { name: "invented" });
  } else {
    await expectAnswer(METHOD_NOT_FOUND, "prompts/list");
    await expectAnswer(METHOD_NOT_FOUND, "prompts/get", { name: "invented" });
  }

  for (const [params, values] of expected.completions) {
    await expectAnswer({ completion: { values } }, "completion/complete", params);
  }
  const nobody = { ref: { type: "ref/prompt", name: "invented" }, argument: { name: "name", value: "" } };
  await expectAnswer(has.includes("completions") ? INVALID_PARAMS : METHOD_NOT_FOUND, "completion/complete", nobody);
  await expectAnswer(has.includes("logging") ? {} : METHOD_NOT_FOUND, "logging/setLevel", { level: "emergency" });
  await expectAnswer(METHOD_NOT_FOUND, UNKNOWN_METHOD, {});
  expect(await ask("ping")).toEqual({});
}

const frameEverything: Frame = async (client, revision) => {
  const { ask, expectAnswer, expectNotifications, list, requests, transport } = client;
  const uri = "demo://resource/static/document/features.md";
  await expectAnswer({}, "logging/setLevel", { level: "debug" });
  await expectAnswer({}, "resources/subscribe", { uri });
  /** Has a tool run as a task. */
  const start = async (name: string, args: Ask) => {
    const { task } = await ask("tools/call", { name, arguments: args, task: { ttl: 60_000 } });
    return String((task as Ask)["taskId"]);
  };
  const hasTasks = revision >= "2025-11-25";
  // It needs its time, so it begins early.
  const research = hasTasks ? await start("simulate-research-query", { topic: "python", ambiguous: true }) : undefined;
  return async () => {
    await expectNotifications("notifications/progress", 5, { progressToken: "a token", total: 5 });
    await expectNotifications("notifications/progress", 2, { progressToken: 0, total: 2 });
    await expectNotifications("notifications/message", 1, { data: expect.stringMatching(/^Received Subscribe/) });
    await expectNotifications("notifications/message", 1, { data: expect.stringMatching(/level.message/) });
    await expectNotifications("notifications/resources/updated", 1, { uri });
    await expectAnswer({}, "resources/unsubscribe", { uri });

    const asked = requests.filter(({ method }) => method === "roots/list").length;
    await transport.send(notification("notifications/roots/list_changed"));
    await vi.waitFor(
      () => expect(requests.filter(({ method }) => method === "roots/list")).toHaveLength(asked + 1),
      30_000,
    );

    if (research === undefined) return;
    await vi.waitFor(() => expectAnswer({ status: "input_required" }, "tasks/get", { taskId: research }), {
      timeout: 30_000,
      interval: 200,
    });
    // The server asks what it has to ask as soon as somebody waits for the result.
    await expectAnswer(says(/^# Research Report: python \(snake\)/), "tasks/result", { taskId: research });
    await expectAnswer({ taskId: research, status: "completed" }, "tasks/get", { taskId: research });
    const idle = await start("simulate-research-query", { topic: "nothing" });
    await expectAnswer({ taskId: idle, status: "cancelled" }, "tasks/cancel", { taskId: idle });
    const tasks = await list("tasks/list", "tasks");
    expect(tasks.map(({ taskId }) => taskId).sort()).toEqual([research, idle].sort());
    await expectAnswer(INVALID_PARAMS, "tasks/get", { taskId: "invented" });
  };
};

const frameMemory: Frame = async ({ expectAnswer, expectNotifications }) => {
  const uri = "memory://knowledge-graph";
  await expectAnswer({}, "resources/subscribe", { uri });
  return async () => {
    // One for each call that was to change the graph and did not fail.
    await expectNotifications("notifications/resources/updated", 7, { uri });
    await expectAnswer({}, "resources/unsubscribe", { uri });
  };
};

const frameFilesystem: Frame = async ({ requests, transport }) => {
  const expectAsked = (count: number) =>
    vi.waitFor(() => expect(requests.map(({ method }) => method)).toEqual(Array(count).fill("roots/list")), 30_000);
  await expectAsked(1);
  return async () => {
    await transport.send(notification("notifications/roots/list_changed"));
    await expectAsked(2);
  };
};

const file = (name: string) => `@modelcontextprotocol/server-${name}/dist/index.js`;

const SERVERS: {
  name: string;
  over: string;
  start: Start;
  expected: (circumstances: Circumstances) => Expected;
  frame: Frame;
}[] = [
  {
    name: "server-everything",
    over: "stdio",
    start: overStdio(file("everything")),
    expected: everything,
    frame: frameEverything,
  },
  {
    name: "server-everything",
    over: "HTTP",
    start: overHttp(file("everything"), "streamableHttp"),
    expected: everything,
    frame: frameEverything,
  },
  {
    name: "server-filesystem",
    over: "stdio",
    start: overStdio(file("filesystem"), (folder) => [folder]),
    expected: filesystem,
    frame: frameFilesystem,
  },
  { name: "server-memory", over: "stdio", start: overStdio(file("memory")), expected: memory, frame: frameMemory },
];

const figures: string[] = [];

afterAll(() => {
  console.log([...figures, ...(SPEC_DIR === undefined ? [`their schemas: ${NO_SPEC}`] : [])].join("\n"));
});

describe.each(SERVERS)("$name over $over", ({ name, over, start, expected, frame }) => {
  test.each(REVISIONS)("in %s", async (revision) => {
    const client = await connect(start, revision);
    await converse(client, revision, expected({ revision, folder: client.folder }), frame);
    await client.stop();

    const { counts, faults, hasSchemas } = client.tap;
    const exceptions = EXCEPTIONS.filter((one) => one.server === name && one.revisions.includes(revision));
    const isSame = (a: Fault, b: Fault) => a.check === b.check && a.about === b.about && a.fault === b.fault;
    const unlisted = faults.filter((fault) => !exceptions.some((exception) => isSame(fault, exception)));
    expect(unlisted, "what is wrong with the messages").toEqual([]);
    const isTried = ({ check }: Fault) => check !== "schema" || hasSchemas;
    const stale = exceptions.filter((exception) => isTried(exception) && !faults.some((f) => isSame(f, exception)));
    expect(stale, "exceptions that no longer occur").toEqual([]);
    expect(Math.min(counts.sent, counts.received)).toBeGreaterThan(25);
    figures.push(`${name} over ${over} ${revision}: ${counts.sent + counts.received} messages`);
  });
});
