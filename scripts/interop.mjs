// Runs the tests with the official peers, which have an install of their own in test/interop/.
//
//   node scripts/interop.mjs [arguments for vitest]

import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, install } from "./prepare.mjs";

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
  const { status, signal, error } = spawnSync(command, commandArgs, { stdio: "inherit" });
  if (error) console.error(`cannot run ${command}: ${error.message}`);
  else if (signal) console.error(`${command} ended by ${signal}`);
  if (status !== 0) process.exit(status ?? 1);
}

install("test/interop");
build();

// The path and not `tsc`: the alias of another TypeScript may own node_modules/.bin/tsc.
run(process.execPath, "node_modules/typescript/bin/tsc", "-p", "test/interop/tsconfig.json");
run(process.execPath, "node_modules/vitest/vitest.mjs", "run", "--config", "test/interop/vitest.config.ts", ...args);
