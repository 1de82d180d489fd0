// @ts-check
// What the compiler does for the same task written with the types of each package.

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { here, temp } from "./lib/project.mjs";
import { median } from "./lib/sample.mjs";
import { digits } from "./lib/table.mjs";

const OFFICIAL = "CallToolResult, CallToolRequest, InitializeResult, ListToolsResult, Tool";
const ROOT =
  "ToolCallResult as CallToolResult, InitializeResult, ToolsListResult as ListToolsResult, McpToolSchema as Tool";

/** The imports; `spec.types.js` is the official schema's own TypeScript, and the limit. */
const CONTENDERS = [
  ["an empty file", ""],
  ["official types", `import type { ${OFFICIAL} } from "@modelcontextprotocol/sdk/spec.types.js";`],
  [
    "mcp-protocol-types",
    `import type { ${ROOT}, CheckedToolCallParams } from "mcp-protocol-types";
     type CallToolRequest = { params: CheckedToolCallParams };`,
  ],
  ["a revision of it", `import type { ${OFFICIAL} } from "mcp-protocol-types/2025-11-25";`],
  ["core 2.x", `import type { ${OFFICIAL} } from "@modelcontextprotocol/server";`],
  ["sdk 1.x", `import type { ${OFFICIAL} } from "@modelcontextprotocol/sdk/types.js";`],
];

const TASK = `
const tool: Tool = { name: "add", description: "Adds", inputSchema: { type: "object", required: ["a", "b"] } };
export function initialize(protocolVersion: string): InitializeResult {
  return { protocolVersion, capabilities: { tools: { listChanged: true } }, serverInfo: { name: "s", version: "1" } };
}
export function list(): ListToolsResult {
  return { tools: [tool] };
}
export function call({ params: { name, arguments: args } }: CallToolRequest): CallToolResult {
  if (name !== tool.name) return { content: [{ type: "text", text: "unknown" }], isError: true };
  return { content: [{ type: "text", text: JSON.stringify(args) }], structuredContent: { sum: 3 } };
}
export function text({ content }: CallToolResult): string {
  return content.map((block) => (block.type === "text" ? block.text : block.type)).join();
}
`;

/** @param {{ samples: number }} options */
export function typesTables({ samples }) {
  const folder = join(temp, "types");
  mkdirSync(folder, { recursive: true });
  for (const [index, [, imports = ""]] of CONTENDERS.entries()) {
    writeFileSync(join(folder, `task-${index}.mts`), imports === "" ? "export {};\n" : `${imports}\n${TASK}`);
  }
  const tables = [];
  for (const version of ["5.9", "6.0", "7.0"]) {
    for (const skipLibCheck of [false, true]) {
      /** @type {{ figures: number[][], faults: number }[]} */
      const measured = CONTENDERS.map(() => ({ figures: [], faults: 0 }));
      for (let sample = 0; sample < samples; sample++) {
        for (let turn = 0; turn < CONTENDERS.length; turn++) {
          const index = (sample + turn) % CONTENDERS.length;
          const { figures, faults } = compile(folder, version, skipLibCheck, `task-${index}.mts`);
          measured[index]?.figures.push(figures);
          Object.assign(measured[index] ?? {}, { faults });
        }
      }
      const rows = CONTENDERS.map(([name = ""], index) => {
        const { figures = [], faults = 0 } = measured[index] ?? {};
        const at = (/** @type {number} */ column) => median(figures.map((line) => line[column] ?? 0));
        const counts = [at(0), at(1)].map((count) => count.toLocaleString("en-US"));
        const errors = faults === 0 ? [""] : [`${faults} errors in its declarations`];
        return [name, ...counts, `${digits(at(2) / 1024)} MB`, `${digits(at(3) * 1000)} ms`, ...errors];
      });
      tables.push({
        title: `type check, TypeScript ${version}${skipLibCheck ? ", skipLibCheck" : ""}`,
        columns: ["types of", "types", "instantiations", "memory", "check", ""],
        rows,
      });
    }
  }
  return tables;
}

/** @param {string} folder @param {string} version @param {boolean} skipLibCheck @param {string} file */
function compile(folder, version, skipLibCheck, file) {
  // The SDK's declarations need a fetch and streams.
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2022", "dom"],
    types: [],
    skipLibCheck,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
  const tsc = join(here, `node_modules/typescript-${version}/bin/tsc`);
  // On several threads, version 7 makes some types more than once.
  const options = ["-p", folder, "--extendedDiagnostics", ...(version === "7.0" ? ["--singleThreaded"] : [])];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options], { encoding: "utf8" });
  if (new RegExp(`^${file}|/${file}\\(`, "m").test(stdout)) throw new Error(stdout);
  const figures = ["Types", "Instantiations", "Memory used", "Check time"].map((name) =>
    Number(new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(stdout)?.[1]),
  );
  if (figures.some(Number.isNaN)) throw new Error(stdout);
  return { figures, faults: (stdout.match(/error TS/g) ?? []).length };
}
