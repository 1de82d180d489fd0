// @ts-check
// How long it takes to load a package: fresh processes, one after the other in turn.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temp } from "./lib/project.mjs";
import { median } from "./lib/sample.mjs";
import { digits, duration } from "./lib/table.mjs";

const ESM = [
  ["empty package", "empty-package"],
  ["mcp-protocol-types", "mcp-protocol-types"],
  ["a revision of it", "mcp-protocol-types/2025-11-25"],
  ["mcp-lite", "mcp-lite"],
  ["json-rpc-2.0", "json-rpc-2.0"],
  ["vscode-jsonrpc", "vscode-jsonrpc"],
  ["zod", "zod"],
  ["core 2.x", "@modelcontextprotocol/core"],
  ["server 2.x", "@modelcontextprotocol/server"],
  ["sdk 1.x, types.js", "@modelcontextprotocol/sdk/types.js"],
  ["sdk 1.x, server", "@modelcontextprotocol/sdk/server/index.js"],
];
const COMMON_JS = [
  ["empty package", "empty-package"],
  ["mcp-protocol-types", "mcp-protocol-types"],
  ["json-rpc-2.0", "json-rpc-2.0"],
  ["vscode-jsonrpc", "vscode-jsonrpc"],
  ["sdk 1.x, types.js", "@modelcontextprotocol/sdk/types.js"],
];

/** @param {string} title @param {readonly (readonly string[])[]} contenders @param {string} load @param {string} ending @param {number} samples */
function measure(title, contenders, load, ending, samples) {
  const entries = contenders.map(([name = "", specifier = ""], index) => {
    const file = join(temp, `load-${index}.${ending}`);
    const call = load.replace("SPECIFIER", JSON.stringify(specifier));
    const code = `const start = process.hrtime.bigint();\n${call};\nconsole.log(Number(process.hrtime.bigint() - start));\n`;
    writeFileSync(file, code);
    return { name, file, times: /** @type {number[]} */ ([]) };
  });
  for (let sample = -2; sample < samples; sample++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const entry = entries[(sample + 2 + turn) % entries.length];
      const { status, stdout, stderr } = spawnSync(process.execPath, [entry?.file ?? ""], { encoding: "utf8" });
      if (status !== 0) throw new Error(stderr);
      // The first fill the file system's cache.
      if (sample >= 0) entry?.times.push(Number(stdout));
    }
  }
  const base = entries[0]?.times ?? [];
  const rows = entries.map(({ name, times }) => {
    const ratio = median(times.map((time, index) => time / (base[index] ?? 1)));
    return [name, duration(median(times)), digits(ratio)];
  });
  return { title, columns: ["package", "time", "ratio"], rows };
}

/** @param {{ samples: number }} options */
export function loadTables({ samples }) {
  return [
    measure("module load, ESM", ESM, "await import(SPECIFIER)", "mjs", samples),
    measure("module load, CommonJS", COMMON_JS, "require(SPECIFIER)", "cjs", samples),
  ];
}
