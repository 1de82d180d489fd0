import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { complaintsOf, makeFolder, root } from "./examples.js";

const readme = readFileSync(join(root, "README.md"), "utf8");
/** The examples, by the file name in their first line. */
const examples = new Map(
  [...readme.matchAll(/^```ts\n\/\/ (\S+\.ts)\n([\s\S]*?)^```$/gm)].map(([, name = "", code = ""]) => [name, code]),
);

/** The example that needs the official SDK, which is not installed here: the interoperability tests compile it. */
const OF_THE_SDK = "beside-the-sdk.ts";

let folder: string;
beforeAll(() => {
  folder = makeFolder("readme");
  for (const [name, code] of examples) {
    if (name !== OF_THE_SDK) writeFileSync(join(folder, name), code);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test("there are the examples, and each has a name", () => {
  expect([...examples.keys()]).toEqual([
    "beside-the-sdk.ts",
    "stdio-server.ts",
    "worker.ts",
    "call.ts",
    "add.ts",
    "contract.ts",
    "contract-server.ts",
    "both-eras.ts",
  ]);
  expect(readme.match(/^```ts$/gm)).toHaveLength(examples.size);
});

test("every example compiles, under the strictest flags", () => {
  expect(complaintsOf(folder, { allowImportingTsExtensions: true })).toBe("");
});

test("every link into the repository leads somewhere", () => {
  const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => text.toLowerCase().replaceAll(" ", "-"));
  const targets = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target);
  const isThere = (target: string) =>
    target.startsWith("https://") ||
    (target.startsWith("#") ? headings.includes(target.slice(1)) : existsSync(join(root, target)));
  expect(targets.length).toBeGreaterThan(8);
  expect(targets.filter((target) => !isThere(target))).toEqual([]);
});

/** Runs a server of the README over some lines, and gives the lines that it prints. */
async function converse(name: string, lines: string[]): Promise<unknown[]> {
  const child = spawn(process.execPath, ["--import", "tsx", join(folder, name)], { cwd: root });
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(errors).toBe("");
  expect(code).toBe(0);
  return output
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown);
}

describe("the server on stdio", () => {
  test("is at most 20 lines", () => {
    expect(examples.get("stdio-server.ts")?.trimEnd().split("\n").length).toBeLessThanOrEqual(20);
  });

  test("runs", async () => {
    const answers = await converse("stdio-server.ts", [
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"now"}}',
      '{"jsonrpc":"2.0","id":3,"method":"tools/call"}',
      '{"jsonrpc":"2.0",',
      '[{"jsonrpc":"2.0","id":4,"method":"tools/list"}]',
      '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"rm"}}',
    ]);
    expect(answers).toMatchObject([
      { id: 0, result: { protocolVersion: "2025-06-18", serverInfo: { name: "clock" } } },
      { id: 1, result: { tools: [{ name: "now" }] } },
      { id: 2, result: { content: [{ type: "text" }], structuredContent: { now: expect.any(String) } } },
      { id: 3, error: { code: -32602, message: "params.name must be a string" } },
      { id: null, error: { code: -32700 } },
      [{ id: 4, result: { tools: [{ name: "now" }] } }],
      { id: 5, error: { code: -32602, message: "Unknown tool: rm" } },
    ]);
    expect(answers).toHaveLength(7);
  });
});

describe("the server of both eras", () => {
  const meta =
    '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}';

  test("is at most 30 lines", () => {
    expect(examples.get("both-eras.ts")?.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
  });

  test("runs", async () => {
    const answers = await converse("both-eras.ts", [
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2099-01-01","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
      '[{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}]',
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"multiply","arguments":{"a":2,"b":"3"}}}',
      `{"jsonrpc":"2.0","id":3,"method":"server/discover","params":{${meta}}}`,
      `{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{${meta}}}`,
      `{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"multiply","arguments":{"a":2,"b":3},${meta}}}`,
      `{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"divide",${meta}}}`,
      `{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{${meta.replace("2026-07-28", "2099-01-01")}}}`,
      `{"jsonrpc":"2.0","id":8,"method":"ping","params":{${meta}}}`,
      `{"jsonrpc":"2.0","id":9,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}`,
    ]);
    expect(answers).toMatchObject([
      { id: 0, result: { protocolVersion: "2025-11-25" } },
      [{ id: 1, result: { content: [{ type: "text", text: "5" }] } }],
      { id: 2, result: { isError: true } },
      { id: 3, result: { resultType: "complete", ttlMs: 0, cacheScope: "private", capabilities: { tools: {} } } },
      { id: 4, result: { resultType: "complete", tools: [{ name: "add" }, { name: "multiply" }] } },
      { id: 5, result: { resultType: "complete", content: [{ text: "6" }] } },
      { id: 6, error: { code: -32602, message: "Unknown tool: divide" } },
      { id: 7, error: { code: -32022, data: { requested: "2099-01-01", supported: ["2026-07-28"] } } },
      { id: 8, error: { code: -32601 } },
      { id: 9, error: { code: -32602 } },
    ]);
    expect(answers[1]).not.toHaveProperty("0.result.resultType");
    expect(answers[3]).not.toHaveProperty("result.serverInfo");
    // Only what may be cached says for how long.
    expect(answers[5]).not.toHaveProperty("result.ttlMs");
  });
});

/** Imports an example. */
async function load<Module>(name: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as Module;
}

describe("the fetch handler", () => {
  type Worker = { default: { fetch: (request: Request) => Promise<Response> } };

  async function post(body: string): Promise<[number, unknown]> {
    const { default: worker } = await load<Worker>("worker.ts");
    const response = await worker.fetch(new Request("https://mcp.example/mcp", { method: "POST", body }));
    const text = await response.text();
    return [response.status, text === "" ? undefined : JSON.parse(text)];
  }

  test.each<[string, [status: number, answer: object | undefined]]>([
    [
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
      [200, { id: 0, result: { protocolVersion: "2025-03-26" } }],
    ],
    ['{"jsonrpc":"2.0","method":"notifications/initialized"}', [202, undefined]],
    [
      '{"jsonrpc":"2.0","id":"1","method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"}}}',
      [200, { id: "1", result: { content: [{ type: "text", text: "hi" }] } }],
    ],
    ['{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"rm"}}', [200, { error: { code: -32602 } }]],
    ['{"jsonrpc":"2.0",', [400, { id: null, error: { code: -32700 } }]],
    ['{"jsonrpc":"2.0","id":3,"result":[]}', [400, undefined]],
    ['[{"jsonrpc":"2.0","id":4,"method":"ping"}]', [200, [{ id: 4, result: {} }]]],
  ])("answers %s", async (body, [status, answer]) => {
    const answered = await post(body);
    expect(answered[0]).toBe(status);
    if (answer === undefined) expect(answered[1]).toBeUndefined();
    else expect(answered[1]).toMatchObject(answer);
  });

  test("refuses what is no POST", async () => {
    const { default: worker } = await load<Worker>("worker.ts");
    const response = await worker.fetch(new Request("https://mcp.example/mcp"));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("the typed call", () => {
  type Add = { add: (exchange: (message: object) => Promise<unknown>, a: number, b: number) => Promise<unknown> };

  test("sends a request and reads its result", async () => {
    const { add } = await load<Add>("add.ts");
    const sent: object[] = [];
    const sum = await add(
      async (message) => {
        sent.push(message);
        return { jsonrpc: "2.0", id: 1, result: { content: [], structuredContent: { sum: 5 } } };
      },
      2,
      3,
    );
    expect(sum).toEqual({ sum: 5 });
    expect(sent).toEqual([
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "add", arguments: { a: 2, b: 3 } } },
    ]);
  });

  test.each([
    [{ jsonrpc: "2.0", id: 1, error: { code: -32601, message: "Method not found" } }, "Method not found"],
    [{ jsonrpc: "2.0", id: 2, result: { content: [] } }, "no answer to tools/call"],
    [{ jsonrpc: "2.0", id: 2, error: { code: -32601, message: "Method not found" } }, "no answer to tools/call"],
    [{ jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error" } }, "Parse error"],
    [{ jsonrpc: "2.0", id: 1, result: { content: [{ type: "text" }] } }, "content[0].text must be a string"],
  ])("throws for %j", async (answer, message) => {
    const { add } = await load<Add>("add.ts");
    const log = vi.spyOn(console, "error").mockReturnValue(undefined);
    await expect(add(async () => answer, 2, 3)).rejects.toThrow(message);
    log.mockRestore();
  });
});

test("the contract's server answers its own method", async () => {
  const { dispatch } = await load<{ dispatch: (message: unknown) => Promise<unknown> }>("contract-server.ts");
  const report = (params: unknown) => ({ jsonrpc: "2.0", id: 1, method: "acme/report", params });
  expect(await dispatch(report({ month: "2026-11" }))).toEqual({
    jsonrpc: "2.0",
    id: 1,
    result: { url: "https://acme.example/2026-11" },
  });
  expect(await dispatch(report({}))).toMatchObject({
    error: { code: -32602, message: "params.month must be a string" },
  });
});
