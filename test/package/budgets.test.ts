// What an import costs on any machine: the compiler's work, the tarball, the modules that load. The bytes that a bundle
// grows by are in size.test.ts; what takes time is measured by `npm run bench` and held by nothing.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "budgets-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "node_modules"));
symlinkSync(root, join(folder, "node_modules/mcp-protocol-types"), "junction");

type Work = { types: number; instantiations: number };

/** What the compiler made for a file, with the declarations checked too; one thread, or a type may be made twice. */
function compile(code: string): Work {
  writeFileSync(join(folder, "consumer.mts"), code);
  const options = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--module", "nodenext"];
  options.push("--target", "es2022", "--lib", "es2022", "--types", "", "--extendedDiagnostics", "--singleThreaded");
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), ...options, "consumer.mts"],
    { cwd: folder, encoding: "utf8" },
  );
  expect(status, stdout).toBe(0);
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(stdout)?.[1]);
  return { types: figure("Types"), instantiations: figure("Instantiations") };
}

describe("the compiler's work beyond that for an empty file", () => {
  let empty: Work;
  beforeAll(() => {
    empty = compile("export {};\n");
  });

  function expectAtMost(code: string, types: number, instantiations: number): void {
    const work = compile(code);
    expect(work.types - empty.types).toBeGreaterThan(0);
    expect(work.types - empty.types, "types").toBeLessThanOrEqual(types);
    expect(work.instantiations - empty.instantiations, "instantiations").toBeLessThanOrEqual(instantiations);
  }

  test.each([
    ["2024-11-05", 420],
    ["2025-03-26", 420],
    ["2025-06-18", 490],
    ["2025-11-25", 670],
    ["2026-07-28", 520],
  ])("%s: a tool, its result and the params of its call", (revision, types) => {
    expectAtMost(
      `import type { CallToolResult, ClientRequestMap, Tool } from "mcp-protocol-types/${revision}";
      export const tool: Tool = { name: "add", inputSchema: { type: "object" } };
      export const count = (result: CallToolResult) => result.content.length;
      export type Params = ClientRequestMap["tools/call"]["params"];`,
      types,
      10,
    );
  });

  test("the root: a tool, its result and a message", () => {
    expectAtMost(
      `import { type McpToolSchema, parseMessage, type ToolCallResult } from "mcp-protocol-types";
      export const tool: McpToolSchema = { name: "add", inputSchema: { type: "object" } };
      export const result: ToolCallResult = { content: [{ type: "text", text: "3" }] };
      const parsed = parseMessage("");
      export const method = parsed.kind === "request" ? parsed.message.method : undefined;`,
      1_300,
      245,
    );
  });

  test("a dispatcher with a method map and two handlers", () => {
    expectAtMost(
      `import { type ClientNotificationMap, type ClientRequestMap, createDispatcher } from "mcp-protocol-types";
      export const dispatch = createDispatcher<ClientRequestMap & ClientNotificationMap>({
        ping: () => ({}),
        "tools/call": ({ name }) => ({ content: [{ type: "text", text: name }] }),
      });`,
      1_340,
      340,
    );
  });

  test("a dispatcher of the root's own map with two handlers", () => {
    expectAtMost(
      `import { createDispatcher } from "mcp-protocol-types";
      export const dispatch = createDispatcher({
        ping: () => ({}),
        "tools/call": ({ name }) => ({ content: [{ type: "text", text: name }] }),
      });`,
      1_340,
      510,
    );
  });
});

test("the tarball", () => {
  const options = ["pack", "--dry-run", "--json", "--ignore-scripts", "--loglevel=error"];
  // Windows runs npm's script by a shell only; the arguments are ours.
  const shell = process.platform === "win32";
  const [packed] = JSON.parse(execFileSync("npm", options, { cwd: root, encoding: "utf8", shell }));
  expect(packed.unpackedSize).toBeGreaterThan(0);
  expect(packed.unpackedSize, "bytes unpacked").toBeLessThanOrEqual(600_000);
  expect(packed.size, "bytes packed").toBeLessThanOrEqual(105_000);
  // Four an entry, and the manifest, the readme and the licence.
  expect(packed.entryCount, "files").toBeLessThanOrEqual(6 * 4 + 3);
});

describe.each(["index", "2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"])("%s loads", (entry) => {
  test("one ESM module", async () => {
    const { metafile } = await build({
      entryPoints: [join(root, `dist/${entry}.js`)],
      bundle: true,
      platform: "node",
      write: false,
      metafile: true,
      logLevel: "silent",
    });
    const modules = Object.values(metafile.inputs);
    expect(modules).toHaveLength(1);
    // Not even one of the runtime's own.
    expect(modules[0]?.imports).toEqual([]);
  });

  test("one CommonJS module", () => {
    const code = `require(${JSON.stringify(join(root, `dist/${entry}.cjs`))}); console.log(Object.keys(require.cache).length)`;
    expect(execFileSync(process.execPath, ["-e", code], { encoding: "utf8" })).toBe("1\n");
  });
});
