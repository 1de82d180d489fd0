// The example HTTP server, in a process of its own, under what no client should do, and under many clients at once: it
// answers what deserves an answer with the id that belongs to it, keeps serving, and keeps nothing of it in memory.
//
//   SEED=1 node scripts/interop.mjs http-faults    sends other bodies

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import fc from "fast-check";
import * as mcp from "mcp-protocol-types";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { endAll, expectGone, ROOT, track } from "./processes.ts";

const SEED = Number(process.env["SEED"] ?? 20260728);
const BODIES = 10_000;
const CLIENTS = 200;
const MIB = 1024 * 1024;

/** By how much the server's heap may differ from one load to the next, which is the same. */
const MAX_GROWTH = MIB;

// The server

/** Has the server say how much memory it holds, when asked. */
const MEMORY_HOOK = `process.on("message", async () => {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    gc();
  }
  const timers = process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;
  process.send({ ...process.memoryUsage(), timers });
});`;

/** A notification that cannot be read is worth a line, no more. */
const IGNORED = /^notifications\/\S+ failed: McpError: /;

type Served = { child: ChildProcess; port: number; errors: string };
/** The example server, for all tests. */
let example: Served;
/** The server that is asked. */
let served: Served;

async function start(file: string): Promise<Served> {
  const hook = `data:text/javascript,${encodeURIComponent(MEMORY_HOOK)}`;
  const args = ["--expose-gc", "--import", "tsx", "--import", hook, file, "--port", "0"];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  track(child.pid);
  const [stdout, stderr] = [child.stdout, child.stderr] as [Readable, Readable];
  const started: Served = { child, port: 0, errors: "" };
  stderr.setEncoding("utf8").on("data", (text: string) => {
    started.errors += text;
  });
  const [printed] = await once(stdout.setEncoding("utf8"), "data");
  started.port = Number(new URL(String(printed).trim()).port);
  return started;
}

function expectHealthy({ child, errors }: Served): void {
  expect({ code: child.exitCode, signal: child.signalCode }, errors).toEqual({ code: null, signal: null });
  const failures = errors.split("\n").filter((line) => /^cannot answer|failed: |Error/.test(line));
  expect(failures.filter((line) => !IGNORED.test(line))).toEqual([]);
}

async function stop({ child }: Served): Promise<void> {
  child.kill();
  await expectGone(child.pid ?? expect.fail("the server has no process"));
}

beforeAll(async () => {
  example = await start("examples/http-server.ts");
});

beforeEach(() => {
  served = example;
});

afterEach(async () => {
  served = example;
  expectHealthy(example);
  await expectGoodAnswers("after");
});

afterAll(async () => {
  agent.destroy();
  await stop(example);
  await endAll();
});

type Memory = { heapUsed: number; external: number; rss: number; timers: number };

async function memory(): Promise<Memory> {
  served.child.send("memory");
  const [usage] = await once(served.child, "message");
  return usage as Memory;
}

/** Puts the same load on the server twice, after which it must hold no more than after the first time. */
async function withoutGrowth(load: (round: number) => Promise<string>): Promise<void> {
  await load(0);
  const before = await memory();
  const start = performance.now();
  const figures = await load(1);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const after = await memory();
  const inMib = (bytes: number) => (bytes / MIB).toFixed(1);
  const change = (name: keyof Memory) => `${name} ${inMib(before[name])} -> ${inMib(after[name])} MiB`;
  const timers = `timers ${before.timers} -> ${after.timers}`;
  console.log(`${figures}; ${seconds} s; ${change("heapUsed")}, ${change("external")}, ${change("rss")}, ${timers}`);
  expect(after.heapUsed - before.heapUsed, "growth of the heap").toBeLessThan(MAX_GROWTH);
  expect(after.external - before.external, "growth outside of the heap").toBeLessThan(MAX_GROWTH);
  // Every open stream has one, which keeps it alive.
  expect(after.timers, "timers").toBeLessThanOrEqual(before.timers);
}

// The client

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

type Headers = { [name: string]: string };
type Message = {
  jsonrpc?: unknown;
  id?: string | number | null;
  method?: string;
  params?: { progress?: number; progressToken?: unknown };
  result?: { [key: string]: unknown };
  error?: { code: number; message: string };
};
type Answer = { status: number; headers: IncomingMessage["headers"]; text: string; messages: Message[] };

const POST_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** Sends a request and reads the response to its end, or for as long as it says. */
function send(
  method: string,
  headers: Headers,
  body: string | Uint8Array = "",
  isEnough: (text: string) => boolean = () => false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest(
      { host: "127.0.0.1", port: served.port, path: "/mcp", method, agent, headers },
      (response) => {
        let text = "";
        const done = () => {
          const type = response.headers["content-type"] ?? "";
          try {
            const messages = type === "text/event-stream" ? events(text) : text === "" ? [] : [JSON.parse(text)].flat();
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, messages });
          } catch (cause) {
            reject(new Error(`an answer that is no message: ${text.slice(0, 200)}`, { cause }));
          }
        };
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
          if (!isEnough(text)) return;
          done();
          response.destroy();
        });
        response.once("end", done);
        response.once("error", reject);
      },
    );
    sending.once("error", reject);
    sending.end(body);
  });
}

const events = (text: string): Message[] =>
  [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? ""));

const post = (message: unknown, headers: Headers = {}): Promise<Answer> =>
  send("POST", { ...POST_HEADERS, ...headers }, JSON.stringify(message));

const clientInfo = { name: "interop", version: "1.0.0" };
const _meta = { ...mcp.requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {}, clientInfo }) };

/** Begins a session, and gives the headers that go with it. */
async function begin(): Promise<Headers> {
  const hello = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
  const { status, headers } = await post({ jsonrpc: "2.0", id: "hello", method: "initialize", params: hello });
  expect(status).toBe(200);
  const session = { "mcp-session-id": String(headers["mcp-session-id"]), "mcp-protocol-version": "2025-11-25" };
  const ready = await post({ jsonrpc: "2.0", method: "notifications/initialized" }, session);
  expect([ready.status, ready.text]).toEqual([202, ""]);
  return session;
}

async function end(session: Headers): Promise<void> {
  expect((await send("DELETE", session)).status).toBe(204);
  expect((await send("DELETE", session)).status).toBe(404);
}

/** The headers of a request of 2026-07-28. */
const stateless = (method: string, name?: string): Headers => ({
  "mcp-protocol-version": "2026-07-28",
  "mcp-method": method,
  ...(name === undefined ? {} : { "mcp-name": name }),
});

/** Asks for something whose answer can belong to nothing else, in one era or the other. */
async function expectGoodAnswer(id: string, n: number, session: Headers | undefined): Promise<void> {
  const isSum = n % 2 === 0;
  const name = isSum ? "add" : "greet";
  const method = isSum ? "tools/call" : "prompts/get";
  const params = { name, arguments: isSum ? { a: n, b: 0.5 } : { name: `\u2028${n}` }, ...(!session && { _meta }) };
  const answer = await post({ jsonrpc: "2.0", id, method, params }, session ?? stateless(method, name));
  expect(answer.status, id).toBe(200);
  expect(answer.messages, id).toHaveLength(1);
  expect(answer.messages[0], id).toMatchObject({
    id,
    result: isSum
      ? { structuredContent: { sum: n + 0.5 } }
      : { messages: [{ content: { text: `Greet \u2028${n} in a plain style.` } }] },
  });
}

async function expectGoodAnswers(id: string): Promise<void> {
  const session = await begin();
  for (const n of [0, 1]) {
    await expectGoodAnswer(`${id}-${n}`, n, session);
    await expectGoodAnswer(`${id}-stateless-${n}`, n, undefined);
  }
  await end(session);
}

// The bodies

const HELLO = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
/** None of it cancels a request of the test. */
const MESSAGES = [
  { id: "bad-1", method: "ping" },
  { id: 2, method: "initialize", params: HELLO },
  { id: 3, method: "tools/list", params: { cursor: "AAAA" } },
  { id: 4, method: "tools/list", params: { _meta } },
  { id: 5, method: "tools/call", params: { name: "add", arguments: { a: 1.5, b: -2e3 } } },
  { id: 6, method: "tools/call", params: { name: "add", arguments: { a: 1, b: 2 }, _meta } },
  { id: 7, method: "tools/call", params: { name: "count", arguments: { to: 2 }, _meta: { progressToken: 1 } } },
  {
    id: 8,
    method: "tools/call",
    params: { name: "count", arguments: { to: 2 }, _meta: { ..._meta, progressToken: 1 } },
  },
  { id: 9, method: "resources/read", params: { uri: "example://greeting/%E2%82%AC", _meta } },
  { id: 10, method: "prompts/get", params: { name: "greet", arguments: { name: "Zoë \u{1f600}" } } },
  { id: 11, method: "completion/complete", params: { ref: { type: "ref/prompt", name: "greet" }, argument: {} } },
  { id: 12, method: "server/discover", params: { _meta } },
  { id: 13, method: "subscriptions/listen", params: { notifications: { toolsListChanged: true }, _meta } },
  { method: "notifications/initialized" },
  { method: "notifications/cancelled", params: { requestId: "nobody", reason: "\u2028" } },
  { method: "notifications/roots/list_changed", params: {} },
  { id: 14, result: { content: [] } },
  { id: null, error: { code: -32700, message: "Parse error" } },
  [{ jsonrpc: "2.0", id: 15, method: "ping" }],
  // An unknown member, so that not every mutation breaks the message.
].map((message) => {
  const whole = Array.isArray(message) ? message : { note: "x".repeat(80), jsonrpc: "2.0", ...message };
  return Buffer.from(JSON.stringify(whole));
});

type Mutate = (head: Buffer, middle: Buffer, tail: Buffer, bytes: Buffer) => Uint8Array[];
const flip: Mutate = (head, middle, tail, [mask = 0]) => [head, middle.map((one) => one ^ mask), tail];
const overwrite: Mutate = (head, middle, tail, bytes) => [head, bytes, middle.subarray(bytes.length), tail];
const insert: Mutate = (head, middle, tail, bytes) => [head, bytes, middle, tail];
const remove: Mutate = (head, _middle, tail) => [head, tail];
const repeat: Mutate = (head, middle, tail) => [head, middle, middle, tail];
const cut: Mutate = (head) => [head];

const step = fc.record({
  mutate: fc.constantFrom(flip, overwrite, insert, remove, repeat, cut),
  at: fc.nat(9_999),
  length: fc.integer({ min: 1, max: 8 }),
  bytes: fc
    .array(fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('"{}[]:,\\ \t-+.0129aeé'))), {
      minLength: 1,
      maxLength: 4,
    })
    .map((bytes) => Buffer.from(bytes)),
});

const mutated = fc.tuple(fc.constantFrom(...MESSAGES), fc.array(step, { maxLength: 3 })).map(([message, steps]) =>
  steps.reduce((mutant, { mutate, at, length, bytes }) => {
    const from = Math.floor((at / 10_000) * mutant.length);
    const middle = mutant.subarray(from, from + length);
    return Buffer.concat(mutate(mutant.subarray(0, from), middle, mutant.subarray(from + length), bytes));
  }, message),
);

const wrong = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1.5, 1e300, "", "__proto__", [], {}, { constructor: 1 }),
  // No number of it, since one that the server counts to takes its time.
  fc.jsonValue({ maxDepth: 2 }).filter((value) => typeof value !== "number"),
);
const or = (...good: unknown[]) => fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...good) }, wrong);
const methods = Object.entries(mcp).flatMap(([name, value]) => (name.startsWith("METHOD_") ? [value] : []));

/** Messages of the right shape, with wrong values anywhere. */
const hostile = fc
  .record(
    {
      jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant("2.0") }, { weight: 1, arbitrary: wrong }),
      id: or("bad-2", -7, 0, 2 ** 53 - 1, "\u2028", "__proto__", "\ud800"),
      method: or(...methods, ...methods, "constructor", "toString", "__proto__", ""),
      params: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.record(
            {
              name: or("add", "count", "greet", "constructor"),
              arguments: fc.oneof(fc.record({ a: wrong, b: wrong, to: wrong, name: wrong }), wrong),
              uri: or("example://greeting/%", "example://dot"),
              cursor: wrong,
              ref: wrong,
              argument: wrong,
              notifications: wrong,
              protocolVersion: or(...mcp.PROTOCOL_VERSIONS),
              capabilities: or({}),
              clientInfo: or(clientInfo),
              requestId: wrong.filter((id) => typeof id === "object"),
              _meta: fc.oneof(
                fc.record({ progressToken: or("token") }),
                fc.record({
                  [mcp.META_PROTOCOL_VERSION]: or("2026-07-28", "2025-11-25"),
                  [mcp.META_CLIENT_CAPABILITIES]: or({}),
                }),
                wrong,
              ),
            },
            { requiredKeys: [] },
          ),
        },
        { weight: 1, arbitrary: wrong },
      ),
      result: wrong,
      error: wrong,
    },
    { requiredKeys: ["jsonrpc", "method"] },
  )
  // Most of it without what makes it a response.
  .chain(({ result, error, ...call }) => fc.constantFrom(call, call, { ...call, result, error }))
  .map((message) => Buffer.from(JSON.stringify(message)));

const DEEP = 100_000;
const special = [
  "",
  "\r\n",
  "\ufeff",
  '\ufeff{"jsonrpc":"2.0","id":"bad-3","method":"ping"}',
  "[".repeat(DEEP),
  `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`,
  `{"jsonrpc":"2.0","id":"bad-4","method":"ping","params":{"a":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}}`,
  "NaN",
  "\0",
].map((text) => Buffer.from(text));
const halfCharacters = [
  [0xe2, 0x82],
  [0xff, 0xfe],
  [0x22, 0xf0, 0x9f, 0x22],
].map((bytes) => Buffer.from(bytes));

const body = fc.oneof(
  { weight: 8, arbitrary: mutated },
  { weight: 8, arbitrary: hostile },
  { weight: 1, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }).map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constantFrom(...special, ...halfCharacters) },
);

// What must come back

const isObject = (one: unknown): one is { [key: string]: unknown } =>
  typeof one === "object" && one !== null && !Array.isArray(one);

type Kind = "request" | "notification" | "response" | "batch" | "broken";

/** What a body is, by the protocol's rules; told without the package, which is what is tested. */
function kindOf(bytes: Buffer): { kind: Kind; id?: unknown; code?: number; value?: { [key: string]: unknown } } {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (thrown) {
    return { kind: "broken", code: thrown instanceof SyntaxError ? -32700 : -32600 };
  }
  if (Array.isArray(value) && value.length > 0) return { kind: "batch" };
  if (!isObject(value)) return { kind: "broken", code: -32600 };
  const { jsonrpc, id, method, params, result, error } = value;
  if (method === undefined && (result !== undefined || error !== undefined)) return { kind: "response" };
  const isCall = jsonrpc === "2.0" && typeof method === "string" && (params === undefined || isObject(params));
  if (isCall && id === undefined) return { kind: "notification", value };
  const isId = typeof id === "string" || (typeof id === "number" && Number.isSafeInteger(id));
  if (isCall && isId) return { kind: "request", id, value };
  return isId ? { kind: "broken", id, code: -32600 } : { kind: "broken", code: -32600 };
}

type Way = "session" | "stateless" | "bare";

/** Checks the answer to a body, and says what it was. */
function check(way: Way, bytes: Buffer, { status, messages, text }: Answer): string {
  const { kind, id, code } = kindOf(bytes);
  const about = `${way} ${JSON.stringify(bytes.toString("utf8").slice(0, 400))}: ${status} ${text.slice(0, 400)}`;
  const answers = messages.filter(({ method }) => method === undefined);
  for (const { jsonrpc, error } of messages) {
    expect(jsonrpc, about).toBe("2.0");
    expect(error?.code, about).not.toBe(-32603);
  }
  // Without a session nothing is taken in its name, not even a notification.
  const isUnbound = status === 400 && /"the mcp-session-id header is missing"/.test(text) && way === "bare";
  if (isUnbound || kind !== "request") {
    if (!isUnbound && kind === "notification") expect([status, text], about).toEqual([202, ""]);
    if (kind === "response" && status === 202) {
      expect(text, about).toBe("");
    } else if (status !== 202 || kind !== "notification") {
      expect(status, about).toBe(400);
      expect(messages, about).toHaveLength(1);
      expect(answers[0]?.result, about).toBeUndefined();
      expect(answers[0]?.id ?? undefined, about).toBe(isUnbound ? undefined : id);
      if (code !== undefined) expect(answers[0]?.error?.code, about).toBe(code);
    }
    return isUnbound ? "400 unbound" : `${status} ${kind}`;
  }
  if (messages[0]?.method === LISTENING) {
    expect([status, messages.length], about).toEqual([200, 1]);
    return "200 subscription";
  }
  expect([200, 400, 404], about).toContain(status);
  if (status !== 200) expect(answers[0]?.error, about).toBeDefined();
  expect(answers, about).toHaveLength(1);
  expect(answers[0]?.id, about).toBe(id);
  // The answer is the last of the stream.
  expect(messages.at(-1), about).toBe(answers[0]);
  return `${status} request`;
}

/** What begins a stream that would never end. */
const LISTENING = "notifications/subscriptions/acknowledged";

/** The headers of 2026-07-28 that fit a body, where it has what they repeat. */
function mirrored(bytes: Buffer): Headers {
  const { value } = kindOf(bytes);
  const params = isObject(value?.["params"]) ? value["params"] : {};
  const method = value?.["method"];
  const isNamed = method === "tools/call" || method === "prompts/get";
  const name = method === "resources/read" ? params["uri"] : isNamed ? params["name"] : undefined;
  const isPlain = (text: unknown): text is string => typeof text === "string" && /^[!-~]+$/.test(text);
  return stateless(isPlain(method) ? method : "ping", isPlain(name) ? name : undefined);
}

test(`${BODIES} random and mutated bodies between good requests`, async () => {
  const bodies = fc.sample(body, { seed: SEED, numRuns: BODIES });
  const counts: { [what: string]: number } = {};
  let good = 0;
  const ways: Way[] = ["session", "stateless", "session", "bare"];

  await withoutGrowth(async (round) => {
    const session = await begin();
    // Both halves hold the same kinds of bodies.
    const queue = [...bodies.entries()].filter(([index]) => index % 2 === round);
    const work = async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const [index, bytes] = next;
        const way = ways[(index >> 1) % ways.length] ?? "bare";
        const headers = way === "session" ? session : way === "stateless" ? mirrored(bytes) : {};
        const answer = await send("POST", { ...POST_HEADERS, ...headers }, bytes, (text) => text.includes(LISTENING));
        const what = check(way, bytes, answer);
        counts[what] = (counts[what] ?? 0) + 1;
        // A session that a body has begun.
        const begun = way === "session" ? undefined : answer.headers["mcp-session-id"];
        if (typeof begun === "string") await end({ "mcp-session-id": begun });
        if (index % 5 !== 0) continue;
        await expectGoodAnswer(`good-${index}`, index, index % 3 === 0 ? session : undefined);
        good += 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    await end(session);
    const table = Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
    const total = table.reduce((sum, [, times]) => sum + times, 0);
    return `seed ${SEED}: ${total} bodies (${table.map((entry) => entry.join(": ")).join(", ")}), ${good} good requests`;
  });
  expect(Object.values(counts).reduce((sum, times) => sum + times, 0)).toBe(BODIES);
  expect(good).toBe(BODIES / 5);
  // None of the kinds is missing, so each of the rules was put to the test.
  for (const what of ["200 request", "400 request", "404 request", "202 notification", "202 response"]) {
    expect(counts[what], what).toBeGreaterThan(20);
  }
  expect(counts["200 subscription"]).toBeGreaterThan(0);
});

// Connections that break

const head = (...more: string[]) =>
  ["POST /mcp HTTP/1.1", "Host: 127.0.0.1", ...Object.entries(POST_HEADERS).map((pair) => pair.join(": ")), ...more]
    .map((line) => `${line}\r\n`)
    .join("");

/** Sends bytes as they are and hangs up, at once or in the middle of what comes back. */
async function hangUp(text: string, isReset: boolean): Promise<void> {
  const socket = connect(served.port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(text, resolve));
  const closed = once(socket, "close");
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

test("half a body and a hang-up", async () => {
  const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
  await withoutGrowth(async () => {
    const parts = [
      "POST /mcp HTT",
      head(),
      `${head("Content-Length: 1000")}\r\n`,
      `${head("Content-Length: 1000")}\r\n${ping}`,
      `${head("Transfer-Encoding: chunked")}\r\n${ping.length.toString(16)}\r\n${ping.slice(0, 10)}`,
      `${head("Transfer-Encoding: chunked")}\r\n${ping.length.toString(16)}\r\n${ping}\r\n`,
      `${head(`Content-Length: ${MIB}`)}\r\n${" ".repeat(MIB / 2)}`,
    ];
    for (let count = 0; count < 30; count++) {
      await Promise.all(parts.map((part, index) => hangUp(part, (count + index) % 2 === 0)));
      await expectGoodAnswer(`hung-up-${count}`, count, undefined);
    }
    return `${30 * parts.length} hang-ups`;
  });
});

/** Reads a stream up to the first that it says, and leaves. */
const leave = (message: object, headers: Headers): Promise<Answer> =>
  send("POST", { ...POST_HEADERS, ...headers }, JSON.stringify(message), (text) => events(text).length > 0);

test("a client that leaves in the middle of a stream", async () => {
  const count = (id: number, to: number, meta: object) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "count", arguments: { to }, _meta: { ...meta, progressToken: id } },
  });
  await withoutGrowth(async () => {
    const session = await begin();
    const leaving = Array.from({ length: 100 }, async (_, id) => {
      const { messages } = await leave(count(id, 1_000, _meta), stateless("tools/call", "count"));
      expect(messages[0]).toMatchObject({ method: "notifications/progress", params: { progressToken: id } });
      // With a session it can come back for the rest, as here the last event it has read allows.
      const { text } = await leave(count(id, 20, {}), session);
      const [, lastEventId = ""] = /^id: (.+)\ndata: .+$/m.exec(text) ?? [];
      await new Promise((resolve) => setTimeout(resolve, id * 5));
      const rest = await send("GET", { ...session, accept: "text/event-stream", "last-event-id": lastEventId });
      expect(rest.status).toBe(200);
      expect(rest.messages.map(({ id, params }) => id ?? [params?.progressToken, params?.progress])).toEqual([
        ...Array.from({ length: 19 }, (_, index) => [id, index + 2]),
        id,
      ]);
    });
    await Promise.all(leaving);
    await end(session);
    return "200 streams left, 100 of them read on";
  });
});

test.each(["examples/http-server.ts", "examples/conformance/server.ts"])(
  "a client that leaves a stream that would never end: %s",
  async (file) => {
    served = await start(file);
    const listen = {
      jsonrpc: "2.0",
      id: "sub",
      method: "subscriptions/listen",
      params: { notifications: { toolsListChanged: true }, _meta },
    };
    await withoutGrowth(async () => {
      const leaving = Array.from({ length: 100 }, async () => {
        const { messages } = await leave(listen, stateless("subscriptions/listen"));
        expect(messages).toMatchObject([{ method: "notifications/subscriptions/acknowledged" }]);
        const session = await begin();
        const get = () => send("GET", { ...session, accept: "text/event-stream" }, "", (text) => text !== "");
        for (let count = 0; count < 3; count++) expect((await get()).status).toBe(200);
        await end(session);
      });
      await Promise.all(leaving);
      return "100 subscriptions left, and the streams of 100 sessions, three times each";
    });
    expectHealthy(served);
    await stop(served);
  },
);

test("oversize bodies", async () => {
  const line = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }));
  const pad = (size: number) => Buffer.concat([line, Buffer.alloc(size - line.length, " ")]);
  await withoutGrowth(async () => {
    const session = await begin();
    const headers = { ...POST_HEADERS, ...session };
    for (const size of [4 * MIB, 4 * MIB - 1]) {
      const { status, messages } = await send("POST", headers, pad(size));
      expect([status, messages]).toEqual([200, [{ jsonrpc: "2.0", id: 1, result: {} }]]);
    }
    for (const size of [4 * MIB + 1, 5 * MIB, 16 * MIB]) {
      for (const length of [{ "content-length": String(size) }, { "transfer-encoding": "chunked" }]) {
        const { status, messages } = await send("POST", { ...headers, ...length }, pad(size));
        const error = { code: -32600, message: "the body is larger than 4194304 bytes" };
        expect([status, messages]).toEqual([413, [{ jsonrpc: "2.0", error }]]);
        await expectGoodAnswer(`beside-${size}`, size, session);
      }
    }
    await end(session);
    return "6 bodies over the limit, 2 at it";
  });
});

test(`${CLIENTS} clients at once`, async () => {
  await withoutGrowth(async () => {
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const session = index % 2 === 0 ? await begin() : undefined;
      for (let n = 0; n < 4; n++) await expectGoodAnswer(`${n}`, 1_000 * index + n, session);
      // All clients have the same ids, and each its own token.
      const meta = { progressToken: index, ...(session === undefined ? _meta : {}) };
      const params = { name: "count", arguments: { to: 1 + (index % 5) }, _meta: meta };
      const { status, messages } = await post(
        { jsonrpc: "2.0", id: "4", method: "tools/call", params },
        session ?? stateless("tools/call", "count"),
      );
      expect(status).toBe(200);
      expect(messages.map(({ id, params }) => id ?? [params?.progressToken, params?.progress])).toEqual([
        ...Array.from({ length: 1 + (index % 5) }, (_, step) => [index, step + 1]),
        "4",
      ]);
      expect(messages.at(-1)?.result).toMatchObject({ content: [{ text: `Counted to ${1 + (index % 5)}.` }] });
      if (session !== undefined) await end(session);
    });
    await Promise.all(clients);
    return `${CLIENTS} clients, ${5 * CLIENTS} requests`;
  });
});
