// Runs the official conformance suite against the example server and the example client.
//
//   node scripts/conformance.mjs [--help]

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build, install } from "./prepare.mjs";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const HELP = `Runs the official conformance suite against the example server and the example client.

Prints one line a set, such as "server 2025-11-25: 30 of 30", and what of each failing scenario fails.
The exit code is 0 where all required scenarios pass, else 1.

  --only <text>   only the sets whose name has this text in it, such as "server" or "2026-07-28"
  --verbose       also what the suite prints
  --help          this text
`;

const SUITE = "test/interop/conformance";
/** The suite needs a newer Node.js than the package does. */
const NODE = join(SUITE, "node_modules/node/bin/node");
const CLI = join(SUITE, "node_modules/@modelcontextprotocol/conformance/dist/index.js");

const SERVER = ["--import", "tsx", "examples/conformance/server.ts", "--port", "0"];
const CLIENT = `${process.execPath} --import tsx examples/conformance/client.ts`;

/** Far more than the slowest set takes. */
const TIMEOUT = 5 * 60_000;

const { values: flags } = parseArgs({
  options: { only: { type: "string", default: "" }, verbose: { type: "boolean" }, help: { type: "boolean" } },
});

/** The scenarios that a revision requires of a role, but for those that need OAuth. */
function requiredScenarios(role, list) {
  const printed = execFileSync(NODE, [CLI, "list", ...list], { encoding: "utf8" });
  // Sections with a heading such as `Server scenarios (test against a server):`, an entry a line.
  const [, section = ""] = new RegExp(`^${role} scenarios .*\n((?:  - .*\n)*)`, "im").exec(printed) ?? [];
  const names = [...section.matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name);
  if (names.length === 0) throw new Error(`the suite lists no scenarios for ${role} ${list.join(" ")}`);
  return names.filter((name) => !name.startsWith("auth/"));
}

/** The processes that run, each the head of a group, with all that it starts in turn. */
const running = new Set();

function start(command, args, stdio) {
  const child = spawn(command, args, { stdio, detached: true });
  running.add(child);
  return child;
}

function kill({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nothing of the group runs any more.
  }
}

/** Ends a process with all that it has started, and waits until it has ended. */
async function end(child) {
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  if (!isOver()) {
    const exited = once(child, "exit");
    kill(child, "SIGTERM");
    const timer = setTimeout(() => kill(child, "SIGKILL"), 5_000);
    await exited;
    clearTimeout(timer);
  }
  // What it has left behind.
  kill(child, "SIGKILL");
  running.delete(child);
}

/** Runs the suite, which leaves its checks in a folder, and gives its exit code. */
async function runSuite(args) {
  const child = start(NODE, [CLI, ...args], flags.verbose ? "inherit" : "ignore");
  const timer = setTimeout(() => kill(child, "SIGKILL"), TIMEOUT);
  try {
    const [code] = await once(child, "exit");
    return code;
  } finally {
    clearTimeout(timer);
    await end(child);
  }
}

/** Runs something with the server, whose URL it is given. */
async function withServer(run) {
  const server = start(process.execPath, SERVER, ["ignore", "pipe", flags.verbose ? "inherit" : "ignore"]);
  try {
    for await (const url of createInterface({ input: server.stdout })) return await run(url);
    throw new Error("the server does not start");
  } finally {
    await end(server);
  }
}

/** What failed in a scenario, as the suite has noted in a folder with its name and the time. */
function faultsOf(name, folder) {
  const isItsFolder = (entry) => entry.startsWith(`${name}-`) && /^\d{4}-\d\d-\d\dT/.test(entry.slice(name.length + 1));
  const found = readdirSync(folder).find(isItsFolder);
  if (found === undefined) return ["it did not run"];
  const checks = JSON.parse(readFileSync(join(folder, found, "checks.json"), "utf8"));
  const failed = checks.filter(({ status }) => status === "FAILURE");
  const faults = failed.map(({ id, errorMessage, description }) => `${id}: ${errorMessage ?? description}`);
  if (failed.length === 0 && !checks.some(({ status }) => status === "SUCCESS")) faults.push("nothing was checked");
  return faults;
}

/** The end of what the client had to say in a scenario. */
function complaintsOf(name, folder) {
  const files = readdirSync(folder).filter((entry) => entry.startsWith(`${name}-`));
  const texts = files.map((entry) => join(folder, entry, "stderr.txt")).filter(existsSync);
  return texts.flatMap((file) => readFileSync(file, "utf8").trim().split("\n").slice(-10));
}

/** The scenarios for the server, which one run goes through. */
function serverSet(revision, listOptions, runOptions = listOptions) {
  const scenarios = requiredScenarios("server", listOptions);
  const run = async (folder) => {
    await withServer((url) => runSuite(["server", "--url", url, "--output-dir", folder, ...runOptions]));
    return scenarios.map((scenario) => [scenario, faultsOf(`server-${scenario}`, folder)]);
  };
  return { name: `server ${revision}`, run };
}

/** The scenarios for the client, each a run of its own: the suite would run those with OAuth too. */
function clientSet(revision, listOptions) {
  const scenarios = requiredScenarios("client", listOptions);
  const run = async (folder) => {
    const results = [];
    for (const scenario of scenarios) {
      const options = ["--scenario", scenario, "--spec-version", revision, "--output-dir", folder];
      const code = await runSuite(["client", "--command", CLIENT, ...options]);
      const faults = faultsOf(scenario, folder);
      // The suite's verdict takes in how the client ended, which no check says.
      if (code !== 0) faults.push(`the suite ends with exit code ${code}`, ...complaintsOf(scenario, folder));
      results.push([scenario, faults]);
    }
    return results;
  };
  return { name: `client ${revision}`, run };
}

function makeSets() {
  const required = (revision) => ["--requirements", revision];
  const of2025June = ["--spec-version", "2025-06-18"];
  return [
    serverSet("2025-11-25", required("2025-11-25")),
    serverSet("2026-07-28", required("2026-07-28")),
    // The suite has no requirements for this one, so it is all that applies to it.
    serverSet("2025-06-18", ["--server", ...of2025June], ["--suite", "all", ...of2025June]),
    clientSet("2025-11-25", required("2025-11-25")),
    clientSet("2026-07-28", required("2026-07-28")),
  ];
}

/** Runs a set, tells how it went, and gives whether all of it passed. */
async function runSet({ name, run }) {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  // At the end, however it comes.
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const results = await run(folder);
  const failed = results.filter(([, faults]) => faults.length > 0);
  console.log(`${name}: ${results.length - failed.length} of ${results.length}`);
  for (const [scenario, faults] of failed) console.log(`  ${scenario}\n    ${faults.join("\n    ")}`);
  return failed.length === 0;
}

if (flags.help) {
  console.log(HELP);
} else {
  // An interrupted run leaves no process behind.
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async () => {
      await Promise.all([...running].map(end));
      process.exit(1);
    });
  }
  build();
  install(SUITE);
  let passed = true;
  for (const set of makeSets().filter(({ name }) => name.includes(flags.only))) passed = (await runSet(set)) && passed;
  process.exitCode = passed ? 0 : 1;
}
