import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(join(root, "README.md"), "utf8");
const blocks = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);

// Inside the package, so that its name resolves to itself.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(root, "temp/readme-"));
  for (const [index, code] of blocks.entries()) writeFileSync(join(folder, `block-${index}.ts`), code);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tsconfig.json",
      compilerOptions: {
        types: ["node"],
        rootDir: "../..",
        noEmit: true,
        declaration: false,
        emitDeclarationOnly: false,
        isolatedDeclarations: false,
        noUnusedLocals: true,
        moduleDetection: "force",
      },
      include: ["."],
      exclude: [],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test("there are the examples", () => {
  expect(blocks).toHaveLength(4);
});

test("every example compiles, under the strictest flags", () => {
  execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
});

/** Runs a server of the README over some lines, and gives the lines that it prints. */
async function converse(index: number, lines: string[]): Promise<unknown[]> {
  const child = spawn(process.execPath, ["--import", "tsx", join(folder, `block-${index}.ts`)], { cwd: root });
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

describe("the first server", () => {
  test("is at most 20 lines", () => {
    expect(blocks[0]?.trimEnd().split("\n").length).toBeLessThanOrEqual(20);
  });

  test("runs", async () => {
    const answers = await converse(0, [
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"now"}}',
      '{"jsonrpc":"2.0","id":3,"method":"tools/call"}',
      '{"jsonrpc":"2.0",',
      '[{"jsonrpc":"2.0","id":4,"method":"tools/list"}]',
    ]);
    expect(answers).toMatchObject([
      { id: 0, result: { protocolVersion: "2025-06-18", serverInfo: { name: "clock" } } },
      { id: 1, result: { tools: [{ name: "now" }] } },
      { id: 2, result: { content: [{ type: "text" }], structuredContent: { now: expect.any(String) } } },
      { id: 3, error: { code: -32602, message: "params.name must be a string" } },
      { id: null, error: { code: -32700 } },
      { id: null, error: { code: -32600 } },
    ]);
    expect(answers).toHaveLength(6);
  });
});

describe("the server of both eras", () => {
  const meta =
    '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}';

  test("is at most 30 lines", () => {
    expect(blocks[1]?.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
  });

  test("runs", async () => {
    const answers = await converse(1, [
      '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2099-01-01","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}',
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
      { id: 1, result: { content: [{ type: "text", text: "5" }] } },
      { id: 2, result: { isError: true } },
      { id: 3, result: { resultType: "complete", ttlMs: 0, cacheScope: "private", capabilities: { tools: {} } } },
      { id: 4, result: { resultType: "complete", tools: [{ name: "add" }, { name: "multiply" }] } },
      { id: 5, result: { resultType: "complete", content: [{ text: "6" }] } },
      { id: 6, error: { code: -32602, message: "Unknown tool: divide" } },
      { id: 7, error: { code: -32022, data: { requested: "2099-01-01", supported: ["2026-07-28"] } } },
      { id: 8, error: { code: -32601 } },
      { id: 9, error: { code: -32602 } },
    ]);
    expect(answers[1]).not.toHaveProperty("result.resultType");
  });
});
