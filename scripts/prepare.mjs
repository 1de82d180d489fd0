// @ts-check
// What a script does before its work: what it needs is installed and built where that is not done yet.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} path */
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : Number.NEGATIVE_INFINITY);

/**
 * Installs the package in a folder, where that is missing or older than its lockfile.
 *
 * @param {string} folder
 * @param {import("node:child_process").StdioOptions} stdio - where npm says what it does
 */
export function install(folder, stdio = "inherit") {
  // npm writes this file at the end of each install.
  const installedAt = changedAt(join(folder, "node_modules/.package-lock.json"));
  if (installedAt >= changedAt(join(folder, "package-lock.json"))) return;
  // npm is a batch file on Windows, which only a shell can start.
  const shell = process.platform === "win32";
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder, stdio, shell });
}

/** Builds the package, where the build is missing or older than the source. */
export function build() {
  const sources = readdirSync(join(root, "src"), { recursive: true }).map((name) => join(root, "src", String(name)));
  // The declarations are the last that is written of each entry.
  const entries = ["index", ...readdirSync(join(root, "src/revisions")).map((file) => file.replace(/\.ts$/, ""))];
  const builtAt = Math.min(...entries.map((entry) => changedAt(join(root, `dist/${entry}.d.ts`))));
  if (sources.every((path) => changedAt(path) <= builtAt)) return;
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
}
