// @ts-check
// Compiles and bundles a consumer of the packed package with many compilers and bundlers, and prints what came out.

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { install } from "../../scripts/prepare.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
const temp = join(here, "temp");

const USAGE = `usage: npm run test:matrix [-- options]

Packs the package, compiles a consumer of it with TypeScript 5.0 to 7.0 under every module resolution and several sets
of flags, runs what was compiled, bundles it with esbuild, rollup, webpack and vite, and prints a table. The compilers
and bundlers are installed in test/matrix/ where they are missing. The exit code is 1 where anything fails.

  --no-build     takes dist/ as it is
  --only TEXT    runs the rows with this text in their name, such as "5.4", "node10" or "vite"
  --verbose      prints all that a failing compiler says, not the first lines
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
const noBuild = takeFlag("--no-build");
const verbose = takeFlag("--verbose");
const onlyIndex = args.indexOf("--only");
const only = onlyIndex >= 0 ? args.splice(onlyIndex, 2)[1] : "";
if (args.length > 0 || only === undefined) {
  console.error(USAGE);
  process.exit(2);
}

// The package, as a user gets it

/** npm is a batch file on Windows, which only a shell can start. */
const shell = process.platform === "win32";
install(here);
if (!noBuild) execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
rmSync(temp, { recursive: true, force: true });
const packageFolder = join(temp, "node_modules/mcp-protocol-types");
mkdirSync(packageFolder, { recursive: true });
const packArgs = ["pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", temp];
const packed = JSON.parse(execFileSync("npm", packArgs, { cwd: root, encoding: "utf8", shell }));
// An array, or since npm 12 an object by package name.
const { filename } = /** @type {{ filename: string }} */ (Object.values(packed)[0]);
execFileSync("tar", ["-xzf", filename, "-C", "node_modules/mcp-protocol-types", "--strip-components=1"], { cwd: temp });

/** Every name that every entry exports, types too, so that no compiler misses one. */
function namesOfEveryEntry() {
  const lines = [];
  for (const file of readdirSync(join(packageFolder, "dist")).filter((name) => name.endsWith(".d.cts"))) {
    const declarations = readFileSync(join(packageFolder, "dist", file), "utf8");
    const entry = file === "index.d.cts" ? "" : `/${file.replace(".d.cts", "")}`;
    const declared = declarations.matchAll(/^export (?:declare )?(?:type|interface|class|const|function) (\w+)/gm);
    const renamed = declarations.matchAll(/^export \{ (.+) \};?$/gm);
    const names = new Set([
      ...[...declared].map((match) => match[1]),
      ...[...renamed].flatMap((match) => (match[1] ?? "").split(", ").map((name) => name.replace(/^.* as /, ""))),
    ]);
    const list = [...names].map((name) => `${name} as ${name}${entry.replaceAll(/\W/g, "_")}`).join(", ");
    lines.push(`export type { ${list} } from "mcp-protocol-types${entry}";`);
  }
  return `${lines.join("\n")}\n`;
}

// What is tried

const consumer = readFileSync(join(here, "consumer.ts"), "utf8");
const names = namesOfEveryEntry();
const EXPECTED =
  '[0,[true,true,1,"-"],"params.name must be a string, content[0].text",["ping","-32700","text"],"broken",true,5,true,2,"info","input_required",["tools"]]';

const COMPILERS = ["5.0", "5.4", "5.9", "6.0", "7.0"];

/**
 * The resolutions: compiler options, and the endings under which the consumer is compiled.
 *
 * @type {{ [name: string]: { options: object, endings: string[], emits?: boolean, until?: string } }}
 */
const RESOLUTIONS = {
  node16: { options: { module: "node16", moduleResolution: "node16" }, endings: ["mts", "cts"], emits: true },
  nodenext: { options: { module: "nodenext", moduleResolution: "nodenext" }, endings: ["mts", "cts"], emits: true },
  bundler: { options: { module: "esnext", moduleResolution: "bundler" }, endings: ["ts"] },
  // Under its old name, by which every compiler that has it knows it.
  node10: { options: { module: "commonjs", moduleResolution: "node" }, endings: ["ts"], until: "6.0" },
};

const STRICTEST = {
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  isolatedModules: true,
  forceConsistentCasingInFileNames: true,
};

/** @type {{ [name: string]: object }} */
const FLAGS = {
  // None of these has the DOM, and all check the declarations.
  strictest: { strict: true, ...STRICTEST, lib: ["es2022"] },
  strict: { strict: true, lib: ["es2022"] },
  "strict, DOM": { strict: true, lib: ["esnext", "dom", "dom.iterable"] },
  loose: { strict: false, lib: ["es2022"] },
};

/** @typedef {{ name: string, run: () => Promise<string[]> }} Row - run tells what is wrong */

/**
 * @param {readonly string[]} command - for this Node.js
 * @param {string} cwd
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function execute(command, cwd) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("close", (status) => resolve({ status, output }));
  });
}

/** Runs a module that exports main, and compares what main tells. @param {string} file */
async function faultsOfRunning(file) {
  const code = `import(${JSON.stringify(pathToFileURL(file).href)}).then((m) => m.main()).then(console.log)`;
  const { output } = await execute(["-e", code], temp);
  return output === `${EXPECTED}\n` ? [] : [`${file} tells something else:\n${output}`];
}

/** @param {string} compiler @param {string} resolution @param {string} flags @returns {Row} */
function compilation(compiler, resolution, flags) {
  const { options = {}, endings = [], emits = false } = RESOLUTIONS[resolution] ?? {};
  const name = `typescript ${compiler}, ${resolution}, ${flags}`;
  return {
    name,
    async run() {
      const folder = join(temp, name.replaceAll(/[ ,]+/g, "-"));
      mkdirSync(folder, { recursive: true });
      for (const ending of endings) {
        writeFileSync(join(folder, `consumer.${ending}`), consumer);
        writeFileSync(join(folder, `names.${ending}`), names);
      }
      const compilerOptions = {
        target: "es2022",
        types: [],
        skipLibCheck: false,
        declaration: true,
        rootDir: ".",
        outDir: "out",
        ...options,
        ...FLAGS[flags],
        // Version 6 warns of the resolution that version 7 has no more.
        ...(resolution === "node10" && compiler === "6.0" ? { ignoreDeprecations: "6.0" } : {}),
      };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*"] }));
      const tsc = join(here, `node_modules/typescript-${compiler}/bin/tsc`);
      const { status, output } = await execute([tsc, "-p", folder], folder);
      if (status !== 0) return [output];
      if (!emits) return [];
      return [
        ...(await faultsOfRunning(join(folder, "out/consumer.mjs"))),
        ...(await faultsOfRunning(join(folder, "out/consumer.cjs"))),
      ];
    },
  };
}

// Bundlers

/** @typedef {(input: string, output: string) => Promise<string[]>} Bundler - tells the warnings */

/** Writes what is bundled where all bundlers find the package. @param {string} name @param {string} code */
function entryFile(name, code) {
  const file = join(temp, "bundles", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return file;
}

/** @type {{ [name: string]: Bundler }} */
const BUNDLERS = {
  async esbuild(input, output) {
    const { build } = await import("esbuild");
    const options = { bundle: true, format: /** @type {const} */ ("esm"), target: "es2022", minify: true };
    const { warnings } = await build({ ...options, entryPoints: [input], outfile: output, logLevel: "silent" });
    return warnings.map(({ text }) => text);
  },
  async rollup(input, output) {
    const { rollup } = await import("rollup");
    const { nodeResolve } = await import("@rollup/plugin-node-resolve");
    /** @type {string[]} */
    const warnings = [];
    const bundle = await rollup({
      input,
      plugins: [nodeResolve()],
      onLog: (level, { message }) => warnings.push(`${level}: ${message}`),
    });
    await bundle.write({ file: output, format: "es" });
    await bundle.close();
    return warnings;
  },
  async webpack(input, output) {
    const { default: webpack } = await import("webpack");
    const stats = await new Promise((resolve, reject) => {
      /** @type {import("webpack").Configuration} */
      const configuration = {
        mode: "production",
        target: ["web", "es2022"],
        entry: input,
        experiments: { outputModule: true },
        output: {
          path: dirname(output),
          filename: output.slice(dirname(output).length + 1),
          library: { type: "module" },
        },
        performance: { hints: false },
      };
      webpack(configuration, (cause, result) => (cause ? reject(cause) : resolve(result)));
    });
    const { errors = [], warnings = [] } = stats.toJson();
    return [...errors, ...warnings].map(({ message }) => message);
  },
  async vite(input, output) {
    const { build, createLogger } = await import("vite");
    /** @type {string[]} */
    const warnings = [];
    const customLogger = createLogger("warn");
    customLogger.warn = customLogger.warnOnce = customLogger.error = (message) => warnings.push(message);
    await build({
      configFile: false,
      root: temp,
      customLogger,
      build: {
        target: "es2022",
        minify: "esbuild",
        outDir: dirname(output),
        emptyOutDir: false,
        lib: { entry: input, formats: ["es"], fileName: () => output.slice(dirname(output).length + 1) },
        rollupOptions: { onLog: (level, { message }) => warnings.push(`${level}: ${message}`) },
      },
    });
    return warnings;
  },
};

/**
 * What is bundled: the source, the bytes that it may have minified, and text that must not be in it.
 *
 * @type {{ [name: string]: { code: () => Promise<string>, bytes: number, without: string[], tells?: string } }}
 */
const BUNDLES = {
  everything: {
    // Without its types, which not every bundler strips.
    code: async () => (await (await import("esbuild")).transform(consumer, { loader: "ts", target: "es2022" })).code,
    bytes: 26_000,
    without: [],
  },
  "success and textContent": {
    code: async () => `import { success, textContent } from "mcp-protocol-types";
      export const main = async () => JSON.stringify(success(1, { content: [textContent("x")] }));`,
    bytes: 330,
    without: ["must be", "McpError", "notifications/", "-326"],
    tells: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x"}]}}',
  },
  "one constant": {
    code: async () => `import { METHOD_TOOLS_CALL } from "mcp-protocol-types";
      export const main = async () => METHOD_TOOLS_CALL;`,
    bytes: 120,
    without: ["must be", "McpError", "notifications/", "-326"],
    tells: "tools/call",
  },
  parseMessage: {
    code: async () => `import { parseMessage } from "mcp-protocol-types";
      export const main = async () => parseMessage("[0]").kind;`,
    bytes: 1_700,
    without: ["mimeType", "McpError", "notifications/"],
    tells: "batch",
  },
  nothing: {
    code: async () => `import { createDispatcher } from "mcp-protocol-types";
      import { LATEST_PROTOCOL_VERSION } from "mcp-protocol-types/2026-07-28";
      export const main = async () => "";`,
    bytes: 70,
    without: ["must be", "2026"],
    tells: "",
  },
};

/** @param {string} bundler @param {string} what @returns {Row} */
function bundling(bundler, what) {
  const name = `${bundler}, ${what}`;
  return {
    name,
    async run() {
      const { code, bytes, without, tells = EXPECTED } = /** @type {typeof BUNDLES[string]} */ (BUNDLES[what]);
      const base = `${bundler}-${what.replaceAll(" ", "-")}`;
      const output = join(temp, "bundles", `${base}.out.mjs`);
      const faults = (await BUNDLERS[bundler]?.(entryFile(`${base}.js`, await code()), output)) ?? [];
      const { transform } = await import("esbuild");
      const minified = (await transform(readFileSync(output, "utf8"), { minify: true, format: "esm" })).code;
      const size = Buffer.byteLength(minified);
      if (size > bytes) faults.push(`${size} bytes, of ${bytes}`);
      for (const text of without)
        if (minified.includes(text)) faults.push(`has ${JSON.stringify(text)}, which it does not use`);
      const run = `import(${JSON.stringify(pathToFileURL(output).href)}).then((m) => m.main()).then(console.log)`;
      const told = (await execute(["-e", run], temp)).output;
      if (told !== `${tells}\n`) faults.push(`tells something else:\n${told}`);
      sizes.set(name, size);
      return faults;
    },
  };
}

/** @type {Map<string, number>} */
const sizes = new Map();

// The run

/** @type {Row[]} */
const rows = [];
for (const compiler of COMPILERS) {
  for (const [resolution, { until = "9" }] of Object.entries(RESOLUTIONS)) {
    if (compiler <= until) for (const flags of Object.keys(FLAGS)) rows.push(compilation(compiler, resolution, flags));
  }
}
for (const bundler of Object.keys(BUNDLERS))
  for (const what of Object.keys(BUNDLES)) rows.push(bundling(bundler, what));

const chosen = rows.filter(({ name }) => name.includes(only));
if (chosen.length === 0) {
  console.error(`No row has "${only}" in its name.`);
  process.exit(2);
}

/** @type {Map<string, string[]>} */
const outcomes = new Map();
const waiting = [...chosen];
async function work() {
  for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
    const faults = await row.run().catch((cause) => [String(cause?.stack ?? cause)]);
    outcomes.set(row.name, faults);
    if (process.stderr.isTTY) process.stderr.write(`\r${outcomes.size} of ${chosen.length}`);
  }
}
await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, work));
if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");

/**
 * @param {string} corner
 * @param {readonly string[]} lines
 * @param {readonly string[]} columns
 * @param {(line: string, column: string) => string} cell
 */
function printTable(corner, lines, columns, cell) {
  const cells = [[corner, ...columns], ...lines.map((line) => [line, ...columns.map((column) => cell(line, column))])];
  const used = cells.filter((line, index) => index === 0 || line.slice(1).some((text) => text !== ""));
  if (used.length < 2) return;
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...used.map((line) => line[column]?.length ?? 0)));
  for (const line of used)
    console.log(
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  console.log();
}

/** @param {string} name */
function verdict(name) {
  const faults = outcomes.get(name);
  return faults === undefined ? "" : faults.length === 0 ? "ok" : "FAULT";
}
const lines = COMPILERS.flatMap((compiler) =>
  Object.keys(RESOLUTIONS).map((resolution) => `${compiler}, ${resolution}`),
);
printTable("TypeScript", lines, Object.keys(FLAGS), (line, flags) => verdict(`typescript ${line}, ${flags}`));
printTable("bytes, minified", Object.keys(BUNDLERS), Object.keys(BUNDLES), (bundler, what) => {
  const name = `${bundler}, ${what}`;
  const said = verdict(name);
  return said === "ok" ? String(sizes.get(name)) : said;
});

const failed = [...outcomes].filter(([, faults]) => faults.length > 0);
for (const [name, faults] of failed) {
  console.error(`FAULT: ${name}`);
  const text = faults.join("\n").trimEnd().split("\n");
  for (const line of verbose ? text : text.slice(0, 12)) console.error(`  ${line}`);
  if (!verbose && text.length > 12) console.error(`  and ${text.length - 12} more lines: --verbose`);
}
console.log(`${outcomes.size - failed.length} of ${outcomes.size} are in order.`);
process.exitCode = failed.length === 0 ? 0 : 1;
