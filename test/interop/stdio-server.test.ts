// The example server on stdio against input that no client should send: it answers what deserves an answer, keeps serving
// and ends by itself.

import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import fc from "fast-check";
import * as mcp from "mcp-protocol-types";
import { afterEach, expect, test } from "vitest";
import { endAll, expectGone, ROOT, runTypeScript, track } from "./processes.ts";

afterEach(endAll);

const SEED = Number(process.env["SEED"] ?? 20260728);

/** What comes from the server; that it is this is what the tests are about. */
type Message = {
  jsonrpc: string;
  id?: string | number | null;
  method?: string;
  params?: { progressToken?: unknown };
  result?: { [key: string]: unknown };
  error?: { code: number; message: string };
};

/** A server process, with all that it has written. */
class Server {
  readonly messages: Message[] = [];
  readonly garbage: string[] = [];
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #ended: Promise<unknown[]>;
  readonly #waiting = new Set<() => void>();
  #errors = "";

  constructor() {
    const [command, ...args] = runTypeScript("examples/stdio-server.ts");
    this.#child = spawn(command, args, { cwd: ROOT, stdio: ["pipe", "pipe", "pipe"] });
    track(this.#child.pid);
    this.#ended = once(this.#child, "close");
    this.#child.stdin.on("error", () => {});
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#errors += text;
    });
    let rest = "";
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) this.#take(line);
      for (const check of this.#waiting) check();
    });
    this.#child.stdout.on("end", () => rest !== "" && this.garbage.push(rest));
  }

  #take(line: string): void {
    try {
      this.messages.push(JSON.parse(line));
    } catch {
      this.garbage.push(line);
    }
  }

  /** Writes, and waits until there is room for more. */
  async write(input: string | Uint8Array): Promise<void> {
    if (!this.#child.stdin.write(input)) await once(this.#child.stdin, "drain");
  }

  answersTo(id: string | number | null): Message[] {
    return this.messages.filter((message) => message.method === undefined && message.id === id);
  }

  /** Waits for the answer to a request. */
  async answerTo(id: string | number): Promise<Message> {
    const answer = await Promise.race([
      new Promise<Message>((resolve) => {
        const check = () => {
          const [found] = this.answersTo(id);
          if (found !== undefined) resolve(found);
        };
        this.#waiting.add(check);
        check();
      }),
      this.#ended,
    ]);
    if (Array.isArray(answer)) throw new Error(`the server has ended without an answer to ${id}: ${this.#errors}`);
    return answer;
  }

  /** Sends a line and a ping after it, and gives what the server has written by the time it has dealt with the line. */
  async tell(line: string, ping: number): Promise<Message[]> {
    const before = this.messages.length;
    await this.write(`${line}\n${request(`ping-${ping}`, "ping")}`);
    await this.answerTo(`ping-${ping}`);
    // What the line is answered with may stand after the first ping's answer, never after a second's.
    await this.write(request(`ping-${ping}-again`, "ping"));
    await this.answerTo(`ping-${ping}-again`);
    return this.messages.slice(before).filter(({ id }) => !String(id).startsWith(`ping-${ping}`));
  }

  /** Ends its input and waits until it ends, as it must. */
  async end(lastInput = ""): Promise<void> {
    this.#child.stdin.end(lastInput);
    await this.ended();
  }

  /** Waits until it ends by itself, and checks what can be said of every conversation. */
  async ended(): Promise<void> {
    const [code, signal] = await this.#ended;
    expect({ code, signal }, this.#errors).toEqual({ code: 0, signal: null });
    expect(this.garbage).toEqual([]);
    for (const message of this.messages.flat()) expect(message.jsonrpc).toBe("2.0");
    expect(this.#errors).not.toContain("cannot answer");
    if (this.#child.pid !== undefined) await expectGone(this.#child.pid);
  }

  /** Reads no more of what it writes. */
  deafen(): void {
    this.#child.stdout.destroy();
  }
}

const request = (id: string | number, method: string, params?: object): string =>
  `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`;

async function start(): Promise<Server> {
  const server = new Server();
  const clientInfo = { name: "interop", version: "1.0.0" };
  await server.write(request("hello", "initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo }));
  expect((await server.answerTo("hello")).result).toMatchObject({ protocolVersion: "2025-11-25" });
  return server;
}

/**
 * What a line must be answered with, by the protocol's rules: nothing, an error with a code, or, where no code is given, a
 * response of any kind. Told without the package, which is what is tested.
 */
function expectedAnswer(line: string): { id: string | number | null; code?: number } | undefined {
  if (line.trim() === "") return undefined;
  if (line.length > 16 * 1024 * 1024) return { id: null, code: -32600 };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: null, code: -32700 };
  }
  const isObject = (one: unknown) => typeof one === "object" && one !== null && !Array.isArray(one);
  if (!isObject(value)) return { id: null, code: -32600 };
  const { jsonrpc, id, method, params, result, error } = value as { [key: string]: unknown };
  if (method === undefined && (result !== undefined || error !== undefined)) return undefined;
  const isCall = jsonrpc === "2.0" && typeof method === "string";
  if (isCall && id === undefined) return undefined;
  if (typeof id !== "string" && !(typeof id === "number" && Number.isSafeInteger(id)))
    return { id: null, code: -32600 };
  return isCall && (params === undefined || isObject(params)) ? { id } : { id, code: -32600 };
}

// The input

/** None of it cancels a request of the test, or chooses a revision that has batches. */
const MESSAGES = [
  { jsonrpc: "2.0", id: "bad-1", method: "ping" },
  { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name: "add", arguments: { a: 1.5, b: -2e3 } } },
  {
    jsonrpc: "2.0",
    id: 8,
    method: "tools/call",
    params: { name: "count", arguments: { to: 2 }, _meta: { progressToken: 1 } },
  },
  { jsonrpc: "2.0", id: 9, method: "prompts/get", params: { name: "greet", arguments: { name: "Zoë \u{1f600}" } } },
  { jsonrpc: "2.0", id: 10, method: "resources/read", params: { uri: "example://greeting/%E2%82%AC" } },
  { jsonrpc: "2.0", id: 11, method: "tools/list", params: { cursor: "AAAA" } },
  {
    jsonrpc: "2.0",
    id: 12,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "n", version: "1" } },
  },
  {
    jsonrpc: "2.0",
    id: 13,
    method: "completion/complete",
    params: { ref: { type: "ref/prompt", name: "greet" }, argument: { name: "style", value: "f" } },
  },
  {
    jsonrpc: "2.0",
    id: 14,
    method: "server/discover",
    params: { _meta: mcp.requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: { roots: {} } }) },
  },
  { jsonrpc: "2.0", method: "notifications/initialized" },
  { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "nobody", reason: "\u2028" } },
  { jsonrpc: "2.0", id: 15, result: { content: [] } },
  { jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error" } },
  [{ jsonrpc: "2.0", id: 16, method: "ping" }],
  // An unknown member, so that not every mutation breaks the message.
].map((message) =>
  Buffer.from(JSON.stringify(Array.isArray(message) ? message : { note: "x".repeat(80), ...message })),
);

const DEEP = 100_000;
const mutations: { [kind: string]: (head: Buffer, middle: Buffer, tail: Buffer, bytes: number[]) => Uint8Array[] } = {
  flip: (head, middle, tail, [mask = 0]) => [head, middle.map((one) => one ^ mask), tail],
  overwrite: (head, middle, tail, bytes) => [head, Uint8Array.from(bytes), middle.subarray(bytes.length), tail],
  insert: (head, middle, tail, bytes) => [head, Uint8Array.from(bytes), middle, tail],
  delete: (head, _middle, tail) => [head, tail],
  repeat: (head, middle, tail) => [head, middle, middle, tail],
  cut: (head) => [head],
};

const mutation = fc.record({
  mutate: fc.constantFrom(...Object.values(mutations)),
  at: fc.nat(9_999),
  length: fc.integer({ min: 1, max: 8 }),
  bytes: fc.array(fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('"{}[]:,\\ \t\r\n-+.0129aeé'))), {
    minLength: 1,
    maxLength: 4,
  }),
});

const mutated = fc
  .tuple(fc.constantFrom(...MESSAGES), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([message, steps]) => {
    let mutant = message;
    for (const { mutate, at, length, bytes } of steps) {
      const from = Math.floor((at / 10_000) * mutant.length);
      const [head, middle, tail] = [
        mutant.subarray(0, from),
        mutant.subarray(from, from + length),
        mutant.subarray(from + length),
      ];
      mutant = Buffer.concat(mutate(head, middle, tail, bytes));
    }
    return mutant;
  });

/** Well-formed JSON of the right shape, with wrong values anywhere. */
const hostileValue = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1.5, 1e300, "", "__proto__", [], {}, { __proto__: null, constructor: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const methods = Object.entries(mcp).flatMap(([name, value]) => (name.startsWith("METHOD_") ? [String(value)] : []));
const hostile = fc
  .record(
    {
      jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant("2.0") }, { weight: 1, arbitrary: hostileValue }),
      id: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom("bad-2", -7, 0, 2 ** 53 - 1, "\u2028", "__proto__", "\ud800") },
        { weight: 1, arbitrary: hostileValue },
      ),
      method: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...methods) },
        { weight: 1, arbitrary: fc.constantFrom("constructor", "toString", "__proto__", "hasOwnProperty", "") },
        { weight: 1, arbitrary: hostileValue },
      ),
      params: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.record(
            {
              name: fc.oneof(fc.constantFrom("add", "count", "greet", "constructor"), hostileValue),
              arguments: fc.oneof(
                fc.record({ a: hostileValue, b: hostileValue, to: hostileValue, name: hostileValue }),
                hostileValue,
              ),
              uri: fc.oneof(fc.constantFrom("example://greeting/%", "example://dot"), hostileValue),
              cursor: hostileValue,
              ref: hostileValue,
              argument: hostileValue,
              protocolVersion: hostileValue,
              requestId: hostileValue.filter((id) => typeof id === "object"),
              _meta: fc.oneof(
                fc.record({ progressToken: fc.oneof(fc.constant("token"), hostileValue) }),
                fc.record({
                  "io.modelcontextprotocol/protocolVersion": fc.oneof(fc.constant("2026-07-28"), hostileValue),
                  "io.modelcontextprotocol/clientCapabilities": fc.oneof(fc.constant({}), hostileValue),
                }),
                hostileValue,
              ),
            },
            { requiredKeys: [] },
          ),
        },
        { weight: 1, arbitrary: hostileValue },
      ),
      result: hostileValue,
      error: hostileValue,
    },
    { requiredKeys: [] },
  )
  // Half of it without what makes it a response.
  .chain(({ result, error, ...call }) => fc.constantFrom(call, { ...call, result, error }, call))
  .map((message) => Buffer.from(JSON.stringify(message)));

const line = fc.oneof(
  { weight: 6, arbitrary: mutated },
  { weight: 6, arbitrary: hostile },
  { weight: 1, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }).map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        "",
        "\r",
        " \t ",
        "\u2028",
        "\ufeff",
        "\ufeff{}",
        "[[[[",
        "[".repeat(DEEP),
        `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`,
        '"',
        "NaN",
        "\0",
      ].map((text) => Buffer.from(text)),
      Buffer.from(
        `{"jsonrpc":"2.0","id":"bad-5","method":"ping","params":{"a":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}}`,
      ),
      // Half a character, and a message with half a character at its end and in a text.
      Buffer.from([0xe2, 0x82]),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`{"jsonrpc":"2.0","id":"bad-3","method":"€`).subarray(0, -1),
      Buffer.concat([Buffer.from('{"jsonrpc":"2.0","id":"bad-4\xf0\x9f', "latin1"), Buffer.from('","method":"ping"}')]),
    ),
  },
);

/** Requests that must be answered rightly whatever stands around them, each with what its result must have. */
const GOOD: ((id: string, n: number) => [text: string, result: object])[] = [
  (id, n) => [
    request(id, "tools/call", { name: "add", arguments: { a: n, b: 0.5 } }),
    { structuredContent: { sum: n + 0.5 } },
  ],
  (id) => [request(id, "ping"), {}],
  (id, n) => [
    // A line separator of Unicode ends no line.
    request(id, "prompts/get", { name: "greet", arguments: { name: `\u2028${n}\u2029\u0085` } }),
    { messages: [{ role: "user", content: { text: `Greet \u2028${n}\u2029\u0085 in a plain style.` } }] },
  ],
  (id, n) => [
    request(id, "resources/read", { uri: `example://greeting/${n}` }).replace("\n", "\r\n"),
    { contents: [{ text: `Hello, ${n}!` }] },
  ],
  (id, n) => [
    request(id, "tools/call", {
      name: "add",
      arguments: { a: n, b: n },
      _meta: mcp.requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {} }),
    }),
    { structuredContent: { sum: 2 * n }, resultType: "complete" },
  ],
];

test("2,000 random and mutated lines between good requests", async () => {
  const lines = fc.sample(line, { seed: SEED, numRuns: 2_000 });
  const sizes = fc.sample(fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 65_536 })), {
    seed: SEED,
    numRuns: 1_000,
  });

  const good = new Map<string, object>();
  const pad = "x".repeat(1024 * 1024);
  const parts = lines.flatMap((bytes, index): (string | Buffer)[] => {
    const between: (string | Buffer)[] = [bytes, index % 7 === 0 ? "\r\n" : "\n"];
    if (index === 600) between.push(request("bad-long", "ping", { pad: pad.repeat(20) }));
    if (index === 1_200) between.push(request("long", "ping", { pad: pad.repeat(15) }));
    if (index % 5 !== 0) return between;
    const id = `good-${index}`;
    const make = GOOD[(index / 5) % GOOD.length] ?? GOOD[0];
    const [text, result] = make?.(id, index) ?? expect.fail();
    good.set(id, result);
    return [...between, text];
  });
  const input = Buffer.concat(parts.map((part) => Buffer.from(part)));

  const server = await start();
  let writes = 0;
  for (let at = 0; at < input.length; writes++) {
    const size = sizes[writes % sizes.length] ?? 1;
    await server.write(input.subarray(at, at + size));
    at += size;
  }
  await server.end();

  // Every good request has the one answer that belongs to it.
  for (const [id, result] of good) {
    const answers = server.answersTo(id);
    expect(answers, id).toHaveLength(1);
    expect(answers[0]?.result, id).toMatchObject(result);
  }
  expect(server.answersTo("long")).toMatchObject([{ result: {} }]);

  // Everything else has what the rules say, so nothing is answered that is a notification or a response.
  const count = (keys: string[]) => {
    const counts: { [key: string]: number } = {};
    for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
    return counts;
  };
  const key = (id: unknown, code: number | undefined) =>
    id === null ? `error ${code} without an id` : JSON.stringify(id);
  const inputLines = input.toString("utf8").split("\n");
  const expected = inputLines.flatMap((text) => expectedAnswer(text) ?? []);
  const answers = server.messages.filter(({ method }) => method === undefined);
  const notifications = server.messages.filter(({ method }) => method !== undefined);
  expect(count(answers.map(({ id, error }) => key(id, error?.code)))).toEqual(
    count(['"hello"', ...expected.map(({ id, code }) => key(id, code))]),
  );
  for (const { method, id } of notifications) expect({ method, id }).toEqual({ method: "notifications/progress" });
  const codes = count(answers.map(({ error }) => String(error?.code ?? "success")));
  expect(codes["-32603"], "internal errors").toBeUndefined();

  console.log(
    `seed ${SEED}: ${inputLines.length} lines of ${input.length} bytes in ${writes} writes; ` +
      `${good.size} good requests answered; ${answers.length} answers in all (${Object.entries(codes)
        .map(([code, times]) => `${code}: ${times}`)
        .join(", ")}); ${inputLines.length - expected.length} lines without one; ` +
      `${notifications.length} notifications`,
  );
});

type WireCase = {
  name: string;
  text: string;
  kind: string;
  id?: string | number | null;
  code?: number;
  reply?: boolean;
};

test("every message of the wire cases has the right answer or none", async () => {
  const cases: WireCase[] = JSON.parse(readFileSync(join(ROOT, "test/cases/wire.json"), "utf8"));
  const server = await start();
  for (const [index, { name, text, kind, id, code, reply }] of cases.entries()) {
    const told = await server.tell(text, index);
    const answers = told.map((answer) => ({ id: answer.id, code: answer.error?.code }));
    if (kind === "request") {
      expect(told, name).toHaveLength(1);
      expect(told[0]?.id, name).toBe(JSON.parse(text).id);
    } else if (kind === "batch") {
      expect(answers, name).toEqual([{ id: null, code: -32600 }]);
    } else {
      // A line of nothing is no message on this transport.
      expect(answers, name).toEqual(reply && text !== "" ? [{ id, code }] : []);
    }
  }
  await server.end();
  console.log(`${cases.length} wire cases`);
});

test("batches are answered in 2025-03-26, and in no other revision", async () => {
  const server = await start();
  const clientInfo = { name: "interop", version: "1.0.0" };
  for (const [index, protocolVersion] of mcp.PROTOCOL_VERSIONS.filter(mcp.usesHandshake).entries()) {
    await server.tell(request(0, "initialize", { protocolVersion, capabilities: {}, clientInfo }).trim(), index);
    const batch = [request("a", "ping"), "null", request("b", "nothing")].map((text) => JSON.parse(text));
    const answers = await server.tell(JSON.stringify(batch), 100 + index);
    if (protocolVersion !== "2025-03-26") expect(answers).toMatchObject([{ id: null, error: { code: -32600 } }]);
    else expect(answers.flat().map(({ id }) => id)).toEqual(["a", null, "b"]);
  }
  await server.end();
});

test("a line in two parts, parted anywhere", async () => {
  const server = await start();
  const name = "\u2028é€\u{1f600}";
  const line = (id: string) => Buffer.from(request(id, "prompts/get", { name: "greet", arguments: { name } }));
  for (let at = 1; at < line("parted-100").length; at++) {
    const bytes = line(`parted-${100 + at}`);
    // Once the ping before it is answered, the first part has been read, since both came in one write.
    await server.write(Buffer.concat([Buffer.from(request(`ping-${at}`, "ping")), bytes.subarray(0, at)]));
    await server.answerTo(`ping-${at}`);
    await server.write(bytes.subarray(at));
    const { result } = await server.answerTo(`parted-${100 + at}`);
    expect(result).toMatchObject({ messages: [{ content: { text: `Greet ${name} in a plain style.` } }] });
  }
  await server.end();
});

test("many lines in one write", async () => {
  const server = await start();
  const ids = Array.from({ length: 1_000 }, (_, index) => `many-${index}`);
  await server.write(ids.map((id, index) => (index % 3 === 0 ? "\r\n\n" : "") + request(id, "ping")).join(""));
  await server.end();
  expect(server.messages.map(({ id }) => id)).toEqual(["hello", ...ids]);
});

test("the last line without an end, and requests that still run at the end of the input", async () => {
  const server = await start();
  const params = { name: "count", arguments: { to: 5 }, _meta: { progressToken: "token" } };
  await server.write(request("running", "tools/call", params));
  await server.end(request("last", "ping").trim());
  expect(server.answersTo("last")).toHaveLength(1);
  expect(server.answersTo("running")).toMatchObject([{ result: { content: [{ text: "Counted to 5." }] } }]);
  expect(server.messages.filter(({ params }) => params?.progressToken === "token")).toHaveLength(5);
});

test("a request whose id another has that is running is refused, and the other can still be cancelled", async () => {
  const server = await start();
  const count = request("twice", "tools/call", { name: "count", arguments: { to: 1000 } });
  const cancelled = `${JSON.stringify({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "twice" } })}\n`;
  await server.write(count + count + cancelled + request("twice", "ping"));
  await server.end();
  const error = { code: -32600, message: "a request with this id is running already" };
  expect(server.answersTo("twice").map(({ error, result }) => error ?? result)).toEqual([error, {}]);
});

test("half a message at the end of the input", async () => {
  const server = await start();
  await server.end(request("half", "ping").slice(0, 20));
  expect(server.messages.slice(1)).toMatchObject([{ id: null, error: { code: -32700 } }]);
});

test("no input at all", async () => {
  const server = new Server();
  await server.end();
  expect(server.messages).toEqual([]);
});

test("a client that goes away in the middle", async () => {
  const server = await start();
  server.deafen();
  await server.write(request("unheard", "ping")).catch(() => {});
  await server.ended();
});
