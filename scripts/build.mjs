// Builds the package into dist/: per entry one bundled .js and .cjs, one flat .d.cts and a one-line .d.ts.
//
//   node scripts/build.mjs            builds, and writes the API reports in etc/ anew
//   node scripts/build.mjs --check    builds, and fails where a report in etc/ is not up to date

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { build } from "esbuild";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option !== undefined && option !== "--check")) {
  console.error("usage: node scripts/build.mjs [--check]");
  process.exit(2);
}
const check = option === "--check";

/** Each entry's name, with its source below src/ less the ending. */
const entries = [
  ["index", "index"],
  ...readdirSync(join(root, "src/revisions"))
    .map((file) => file.replace(/\.ts$/, ""))
    .map((revision) => [revision, `revisions/${revision}`]),
];

process.chdir(root);
rmSync("dist", { recursive: true, force: true });
rmSync("temp", { recursive: true, force: true });
for (const folder of ["dist", "etc", "temp"]) mkdirSync(folder, { recursive: true });

// The path and not `tsc`: an alias of another TypeScript in devDependencies may own node_modules/.bin/tsc.
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"], { stdio: "inherit" });

// One file an entry: loading is one file read, and a bundler drops what is not used all the same. ESM is not minified:
// minifying strips the /* @__PURE__ */ that lets it do so.
const common = { bundle: true, platform: "neutral", target: "es2022", logLevel: "warning" };
for (const [name, source] of entries) {
  const entryPoints = [`src/${source}.ts`];
  const bundle = { ...common, entryPoints, format: "esm", outfile: `temp/bundle/${name}.js` };
  await build(bundle);
  // Again, over the single file: esbuild writes /* @__PURE__ */ only before calls of functions of the same file that say
  // @__NO_SIDE_EFFECTS__, and bundlers that know the one and not the other need it.
  await build({ ...bundle, entryPoints: [bundle.outfile], outfile: `dist/${name}.js` });
  // No bundler drops parts of CommonJS, so its white space serves nobody; the names stay, for stack traces.
  const tight = { minifyWhitespace: true, minifySyntax: true, lineLimit: 160 };
  await build({ ...common, ...tight, entryPoints, format: "cjs", outfile: `dist/${name}.cjs` });
}

/** API Extractor's rollup drifts to the right with every comment it moves: 30 kB of the tarball were indentation. */
function tidy(declarations) {
  // A map on one line stays there; over four, as the rollup has it, it is the larger half of many a shape.
  const input = declarations.replaceAll(/\{\s+(\[key: string\]: [\w.]+);\s+\}/g, "{ $1 }");
  const biome = ["node_modules/@biomejs/biome/bin/biome", "format", "--stdin-file-path=entry.d.cts"];
  const tidied = execFileSync(process.execPath, [...biome, "--indent-style=tab"], { input, encoding: "utf8" });
  return withExportedNames(tidied).replaceAll(/^export declare (type|interface) /gm, "export $1 ");
}

/** What is called as a global is, such as Error, the rollup declares as Error_2, which is what a hover would show. */
function withExportedNames(declarations) {
  const renamed = [...declarations.matchAll(/^export \{ (\w+_\d+) as (\w+) \};\n+/gm)];
  return renamed.reduce(
    (text, [line, inside, outside]) =>
      text.replace(line, "").replace(`declare type ${inside} =`, `export type ${inside} =`).replaceAll(inside, outside),
    declarations,
  );
}

// One flat declaration file an entry, so that a hover or a go-to-definition ends where the shape stands, and the ESM
// entry re-exports the CJS one, so that both share one type identity.
let failed = false;
for (const [name, source] of entries) {
  const configObject = ExtractorConfig.loadFile(join(root, "api-extractor.json"));
  configObject.mainEntryPointFilePath = `<projectFolder>/temp/${source}.d.ts`;
  configObject.apiReport.reportFileName = name;
  configObject.dtsRollup.untrimmedFilePath = `<projectFolder>/temp/rollup/${name}.d.ts`;
  const extractorConfig = ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: join(root, "api-extractor.json"),
    packageJsonFullPath: join(root, "package.json"),
  });
  const { succeeded, apiReportChanged } = Extractor.invoke(extractorConfig, {
    localBuild: !check,
    messageCallback: (message) => {
      // The version of the bundled compiler is no news to whoever builds.
      if (message.logLevel === "info" || message.logLevel === "verbose") message.handled = true;
      if (message.messageId === "console-compiler-version-notice") message.handled = true;
    },
  });
  if (!succeeded) {
    failed = true;
    if (check && apiReportChanged)
      console.error(`etc/${name}.api.md is not up to date: run npm run build, read its diff`);
  }
  writeFileSync(`dist/${name}.d.cts`, tidy(readFileSync(`temp/rollup/${name}.d.ts`, "utf8")));
  writeFileSync(`dist/${name}.d.ts`, `export * from "./${name}.cjs";\n`);
}
if (failed) process.exit(1);
