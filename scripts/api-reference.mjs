// Writes the API reference into docs/api/, and looks at what was written as a reader would.
//
//   node scripts/api-reference.mjs [--help]

import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { install } from "./prepare.mjs";

const HELP = `Writes the API reference into docs/api/, from the comments of the sources, and checks what was written.

The tool is installed in scripts/api-reference/ where it is missing or older than the lockfile. To read the pages, open
docs/api/index.html in a browser. The exit code is 1 for any warning, a {@link} or a link between pages that leads nowhere,
an exported name that is not in the pages, and a link to a page that the specification does not have.
`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const TOOL = join(root, "scripts/api-reference");
const OUT = join(root, "docs/api");

const { values: flags } = parseArgs({ options: { help: { type: "boolean" } } });
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}

install(TOOL);

const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** What a user imports, each with its source. */
const entries = [
  { name, source: join(root, "src/index.ts") },
  ...readdirSync(join(root, "src/revisions")).map((file) => ({
    name: `${name}/${file.replace(/\.ts$/, "")}`,
    source: join(root, "src/revisions", file),
  })),
];

// Only now, since what they import is installed only now.
const { generate } = await import("./api-reference/generate.mjs");
const { findFaults } = await import("./api-reference/find-faults.mjs");

rmSync(OUT, { recursive: true, force: true });
const warnings = await generate({ root, entries, title: `${name} ${version}`, out: OUT });
const { pages, faults } = warnings === 0 ? findFaults({ root, entries, out: OUT }) : { pages: 0, faults: [] };
for (const fault of faults) console.error(`FAULT: ${fault}`);
console.log(`docs/api/index.html: ${pages} pages, ${warnings} warnings, ${faults.length} faults`);
process.exitCode = warnings + faults.length === 0 ? 0 : 1;
