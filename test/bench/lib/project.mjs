// @ts-check
// Where the benchmarks work: a folder that git does not see, with the packed package as a user gets it. The peers are
// found a folder higher up.

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "../../../scripts/prepare.mjs";

export const here = dirname(dirname(fileURLToPath(import.meta.url)));
export const temp = join(here, "temp");
const root = dirname(dirname(here));

/** @param {{ build: boolean }} options */
export function prepare({ build }) {
  // npm is a batch file on Windows, which only a shell can start.
  const shell = process.platform === "win32";
  const stdio = /** @type {const} */ (["ignore", 2, 2]);
  install(here, [...stdio]);
  if (build) execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: [...stdio] });
  rmSync(temp, { recursive: true, force: true });
  mkdirSync(join(temp, "node_modules/mcp-protocol-types"), { recursive: true });
  const options = ["pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", temp];
  const packed = JSON.parse(execFileSync("npm", options, { cwd: root, encoding: "utf8", shell }));
  // An array, or since npm 12 an object by package name.
  const { filename } = /** @type {{ filename: string }} */ (Object.values(packed)[0]);
  const tar = ["-xzf", filename, "-C", "node_modules/mcp-protocol-types", "--strip-components=1"];
  execFileSync("tar", tar, { cwd: temp });
  writeFileSync(join(temp, "package.json"), '{ "private": true, "type": "module" }\n');
  // What loading costs where there is nothing to load.
  const empty = join(temp, "node_modules/empty-package");
  mkdirSync(empty);
  const manifest = {
    name: "empty-package",
    version: "0.0.0",
    type: "module",
    exports: { ".": { import: "./index.js", require: "./index.cjs" } },
  };
  writeFileSync(join(empty, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(empty, "index.js"), "export {};\n");
  writeFileSync(join(empty, "index.cjs"), "");
}
