// @ts-check
// What an import adds to a bundle.

import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { temp } from "./lib/project.mjs";

const OURS = "mcp-protocol-types";
const SDK1 = "@modelcontextprotocol/sdk";
const BUNDLES = [
  ["a type", OURS, 'import type { ToolCallResult } from "mcp-protocol-types"; export {}'],
  ["one constant", OURS, 'export { METHOD_TOOLS_CALL } from "mcp-protocol-types"'],
  ["success and textContent", OURS, 'export { success, textContent } from "mcp-protocol-types"'],
  ["tell messages apart", OURS, 'export { parseMessage } from "mcp-protocol-types"'],
  ["tell messages apart", "mcp-lite", 'export { isJsonRpcNotification, isJsonRpcRequest } from "mcp-lite"'],
  ["tell messages apart", "json-rpc-2.0", 'export { isJSONRPCRequest, isJSONRPCResponse } from "json-rpc-2.0"'],
  ["tell messages apart", "vscode-jsonrpc", 'export { Message } from "vscode-jsonrpc"'],
  ["tell messages apart", "core 2.x", 'export { JSONRPCMessageSchema } from "@modelcontextprotocol/core"'],
  ["tell messages apart", "sdk 1.x", `export { JSONRPCMessageSchema } from "${SDK1}/types.js"`],
  ["read a tool's result", OURS, 'export { readToolCallResult } from "mcp-protocol-types"'],
  ["read a tool's result", "core 2.x", 'export { CallToolResultSchema } from "@modelcontextprotocol/core"'],
  ["read a tool's result", "sdk 1.x", `export { CallToolResultSchema } from "${SDK1}/types.js"`],
  ["dispatch", OURS, 'export { createDispatcher } from "mcp-protocol-types"'],
  ["dispatch", "json-rpc-2.0", 'export { JSONRPCServer } from "json-rpc-2.0"'],
  ["dispatch", "mcp-lite", 'export { McpServer } from "mcp-lite"'],
  ["dispatch", "server 2.x", 'export { Server } from "@modelcontextprotocol/server"'],
  ["dispatch", "sdk 1.x", `export { Server } from "${SDK1}/server/index.js"`],
  ["all", OURS, 'export * from "mcp-protocol-types"'],
  ["all", "a revision of it", 'export * from "mcp-protocol-types/2025-11-25"'],
  ["all", "mcp-lite", 'export * from "mcp-lite"'],
  ["all", "core 2.x", 'export * from "@modelcontextprotocol/core"'],
  ["all", "sdk 1.x, types.js", `export * from "${SDK1}/types.js"`],
];

export async function bundleTables() {
  const rows = [];
  for (const [what = "", who = "", contents = ""] of BUNDLES) {
    const options = {
      bundle: true,
      minify: true,
      write: /** @type {const} */ (false),
      logLevel: /** @type {const} */ ("silent"),
    };
    const { outputFiles } = await build({
      ...options,
      stdin: { contents, loader: "ts", resolveDir: temp },
      format: "esm",
      platform: "node",
      target: "es2022",
    });
    const bytes = outputFiles[0]?.contents ?? new Uint8Array();
    rows.push([what, who, bytes.length.toLocaleString("en-US"), gzipSync(bytes).length.toLocaleString("en-US")]);
  }
  return [
    { title: "bundle, by esbuild, minified, in bytes", columns: ["import", "package", "minified", "gzip"], rows },
  ];
}
