// Runs the tests with the official peers, which have an install of their own in test/interop/.
//
//   node scripts/interop.mjs [arguments for vitest]

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const args = process.argv.slice(2);

if (args.includes("--help") || args.includes("-h")) {
  console.log(`usage: node scripts/interop.mjs [arguments for vitest]

Installs the official peers in test/interop/ where they are missing or older than the lockfile, builds the package where
the build is missing or older than the source, checks the types of the tests and runs them. The exit code is 0 where all
is well.

  node scripts/interop.mjs                         runs all
  node scripts/interop.mjs stdio-server            runs the files with this in their names
  node scripts/interop.mjs -t cancellation         runs the tests with this in their names
  SEED=1 node scripts/interop.mjs stdio-server     feeds the server with other random lines`);
  process.exit(0);
}

/** Runs a command, and ends with its exit code where it is not 0. */
function run(command, ...commandArgs) {
  // npm is a batch file on Windows, which only a shell can start.
  const shell = process.platform === "win32" && command === "npm";
  const { status, signal, error } = spawnSync(command, commandArgs, { stdio: "inherit", shell });
  if (error) console.error(`cannot run ${command}: ${error.message}`);
  else if (signal) console.error(`${command} ended by ${signal}`);
  if (status !== 0) process.exit(status ?? 1);
}

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : Number.NEGATIVE_INFINITY);
const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));

// npm writes this file at the end of each install.
if (changedAt("test/interop/node_modules/.package-lock.json") < changedAt("test/interop/package-lock.json")) {
  run("npm", "ci", "--prefix", "test/interop");
}

// The declarations are the last that is written of each entry.
const entries = ["index", ...readdirSync("src/revisions").map((file) => file.replace(/\.ts$/, ""))];
const builtAt = Math.min(...entries.map((entry) => changedAt(`dist/${entry}.d.ts`)));
if (filesIn("src").some((path) => changedAt(path) > builtAt)) run(process.execPath, "scripts/build.mjs");

// The path and not `tsc`: the alias of another TypeScript may own node_modules/.bin/tsc.
run(process.execPath, "node_modules/typescript/bin/tsc", "-p", "test/interop/tsconfig.json");
run(process.execPath, "node_modules/vitest/vitest.mjs", "run", "--config", "test/interop/vitest.config.ts", ...args);
