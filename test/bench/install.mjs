// @ts-check
// What an install brings: the package and all that it depends on, as they lie on the disk.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { temp } from "./lib/project.mjs";

const PACKAGES = [
  ["mcp-protocol-types", "mcp-protocol-types"],
  ["mcp-lite", "mcp-lite"],
  ["json-rpc-2.0", "json-rpc-2.0"],
  ["vscode-jsonrpc", "vscode-jsonrpc"],
  ["zod", "zod"],
  ["ajv", "ajv"],
  ["core 2.x", "@modelcontextprotocol/core"],
  ["server 2.x", "@modelcontextprotocol/server"],
  ["sdk 1.x", "@modelcontextprotocol/sdk"],
];

/** @param {string} name @param {string} from @returns {string} */
function folderOf(name, from) {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return folderOf(name, dirname(from));
}

/** @param {string} folder @param {Set<string>} found */
function collect(folder, found) {
  if (found.has(folder)) return;
  found.add(folder);
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys(dependencies), ...peers]) collect(folderOf(name, folder), found);
}

export function installTables() {
  const rows = PACKAGES.map(([label = "", name = ""]) => {
    /** @type {Set<string>} */
    const found = new Set();
    collect(folderOf(name, temp), found);
    let files = 0;
    let bytes = 0;
    for (const folder of found) {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath ?? entry.path, entry.name);
        // A package of its own, which counts where somebody depends on it.
        if (!entry.isFile() || path.slice(folder.length).includes("node_modules")) continue;
        files++;
        bytes += statSync(path).size;
      }
    }
    return [label, String(found.size), files.toLocaleString("en-US"), (bytes / 2 ** 20).toFixed(2)];
  });
  return [{ title: "install", columns: ["package", "packages", "files", "MiB"], rows }];
}
