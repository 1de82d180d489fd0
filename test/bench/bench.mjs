// @ts-check
// Measures the package beside what its users would take instead, and prints one table a question.

import { execFileSync } from "node:child_process";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { here, prepare } from "./lib/project.mjs";
import { digits, duration, markdownOf, printTable } from "./lib/table.mjs";

const SECTIONS = ["run", "load", "bundle", "types", "install", "growth"];
const USAGE = `usage: npm run bench [-- options] [-- sections]

Measures the packed package, its peers and the limits, and prints tables. Times are medians of samples taken in turn;
ratios are medians of what was measured side by side. The peers are installed in test/bench/ where they are missing.

  run            telling messages apart, parsing, building, dispatching, reading
  load           loading the package
  bundle         what an import adds to a bundle
  types          what the compiler does for the same task
  install        packages, files and bytes
  growth         how times grow with messages
  (none)         all of these

  --markdown     prints the tables for the README
  --samples N    takes N samples of each; the default is 41, and fewer where one takes long
  --no-build     takes dist/ as it is
  --help         prints this`;

const args = process.argv.slice(2);
/** @param {string} name */
function takeFlag(name) {
  const index = args.indexOf(name);
  if (index >= 0) args.splice(index, 1);
  return index >= 0;
}
if (takeFlag("--help") || takeFlag("-h")) {
  console.log(USAGE);
  process.exit(0);
}
const markdown = takeFlag("--markdown");
const build = !takeFlag("--no-build");
const samplesIndex = args.indexOf("--samples");
const samples = samplesIndex < 0 ? 41 : Number(args.splice(samplesIndex, 2)[1]);
if (!Number.isInteger(samples) || samples < 1 || args.some((arg) => !SECTIONS.includes(arg))) {
  console.error(USAGE);
  process.exit(2);
}
const chosen = args.length > 0 ? args : SECTIONS;

prepare({ build });

/** Runs a script in a process of its own, which lets the collector run between samples. @param {string[]} script */
function runApart(...script) {
  const [file = "", ...rest] = script;
  const command = ["--expose-gc", join(here, file), ...rest];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8", cwd: here, maxBuffer: 1e8 }));
}

/** @typedef {import("./lib/table.mjs").Table} Table */
/** @param {Table} table */
const print = (table) => (markdown ? console.log(markdownOf(table)) : printTable(table));

/** One table a task; or for the README one in all, a row a task. */
async function printRunTables() {
  const { OURS, TASKS } = await import("./run/tasks.mjs");
  /** @type {string[][]} */
  const summary = [];
  /** @type {string[]} */
  const peers = [];
  /** @type {{ title: string, limit: string, rows: Map<string, import("./lib/sample.mjs").Timing> }[]} */
  const measured = [];
  for (const [name, { title, limit }] of Object.entries(TASKS)) {
    /** @type {import("./lib/sample.mjs").Timing[]} */
    const timings = runApart("run/run.mjs", name, String(samples));
    if (markdown) {
      measured.push({ title, limit, rows: new Map(timings.map((timing) => [timing.name, timing])) });
      for (const timing of timings) {
        if (!timing.limit && timing.name !== OURS && !peers.includes(timing.name)) peers.push(timing.name);
      }
      continue;
    }
    const rows = timings.map((timing) => [
      timing.name,
      duration(timing.nanoseconds),
      digits(timing.ratio),
      timing.note,
    ]);
    print({ title, columns: ["", "time", "ratio", "note"], rows });
  }
  if (!markdown) return;
  for (const { title, limit, rows } of measured) {
    const base = [...rows.values()].find((timing) => timing.limit);
    const cell = (/** @type {string} */ name) => {
      const timing = rows.get(name);
      return timing === undefined ? "" : `${duration(timing.nanoseconds)} (${digits(timing.ratio)})`;
    };
    summary.push([title, `${limit}: ${duration(base?.nanoseconds ?? 0)}`, cell(OURS), ...peers.map(cell)]);
  }
  print({ title: "run time (ratio to the limit)", columns: ["task", "limit", OURS, ...peers], rows: summary });
}

for (const section of chosen) {
  if (section === "run") await printRunTables();
  if (section === "load") (await import("./load.mjs")).loadTables({ samples }).forEach(print);
  if (section === "bundle") (await (await import("./bundle.mjs")).bundleTables()).forEach(print);
  if (section === "types") (await import("./types.mjs")).typesTables({ samples: Math.min(samples, 5) }).forEach(print);
  if (section === "install") (await import("./install.mjs")).installTables().forEach(print);
  if (section === "growth") runApart("growth.mjs").forEach(print);
}

const date = new Date().toISOString().slice(0, 10);
const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? "an unknown processor"}`;
console.log(`\n\`npm run bench${markdown ? " -- --markdown" : ""}\`, ${date}, Node.js ${process.version}, ${machine}.`);
