import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import * as root from "../../src/index.js";

/** The bytes that an import costs: bundled with the rest dropped, minified, gzipped. */
async function cost(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: new URL("../..", import.meta.url).pathname },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0]?.contents ?? "").length;
}

/** What a server needs, and a client that reads its results with a library. */
const ALL_BUT_RESULTS = Object.keys(root).filter((name) => !/^(read\w+|Invalid)Result/.test(name));

test.each([
  ["a type", 'export {}; import "mcp-protocol-types"', 20],
  ["one constant", 'export { METHOD_TOOLS_CALL } from "mcp-protocol-types"', 90],
  ["a response with a text", 'export { success, textContent } from "mcp-protocol-types"', 160],
  ["reading messages", 'export { parseMessage } from "mcp-protocol-types"', 700],
  ["reading a tool's result", 'export { readToolCallResult } from "mcp-protocol-types"', 1_450],
  ["a dispatcher", 'export { createDispatcher } from "mcp-protocol-types"', 4_670],
  ["all of the root", 'export * from "mcp-protocol-types"', 8_560],
  ["all of the root but the readers of results", `export { ${ALL_BUT_RESULTS} } from "mcp-protocol-types"`, 8_000],
  ["all of a revision", 'export * from "mcp-protocol-types/2025-11-25"', 250],
])("%s", async (_what, code, limit) => {
  const bytes = await cost(code);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limit);
});
