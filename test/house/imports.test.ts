import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript-6";
import { describe, expect, it, test } from "vitest";
import { ROOT } from "../spec/spec-dir.js";
import { type Files, parse, SOURCE, sourceWith } from "./source.js";

const RULE = "How imports run";

/**
 * The layers above the domain files, lowest first. Below those stand the files that import nothing; a file that is in
 * neither list is a domain file.
 */
const BASE = ["jsonrpc", "check"];
const UPPER = [["shapes"], ["params", "results", "multi-round-trip"], ["dispatch"], ["index"]];

const isRevision = (path: string): boolean => path.startsWith("revisions/");

const DOMAIN = 1;

function layerOf(path: string): number {
  const name = path.replace(/\.ts$/, "");
  if (BASE.includes(name)) return 0;
  const upper = UPPER.findIndex((layer) => layer.includes(name));
  return upper === -1 ? DOMAIN : DOMAIN + 1 + upper;
}

type Import = { from: string; specifier: string; to: string };

function importsOf(files: Files): Import[] {
  return Object.entries(files).flatMap(([from, text]) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName: specifier }) => {
      const to = posix.join(posix.dirname(from), specifier).replace(/\.js$/, ".ts");
      return { from, specifier, to };
    }),
  );
}

/** Every import that runs the wrong way; the revisions' own are revisions.test.ts's. */
function faultsOf(files: Files): string[] {
  const imports = importsOf(files);
  const faults = imports.flatMap(({ from, specifier, to }) => {
    const why = whyNot(files, from, specifier, to);
    return why === undefined ? [] : [`src/${from} imports "${specifier}", ${why}`];
  });
  const cycle = cycleOf(imports.filter(({ from, to }) => [from, to].every((path) => layerOf(path) === DOMAIN)));
  return cycle.length === 0 ? faults : [...faults, `a cycle: ${cycle.join(", ")}`];
}

function whyNot(files: Files, from: string, specifier: string, to: string): string | undefined {
  if (!specifier.startsWith(".") || files[to] === undefined) return "which is no file of src/";
  if (isRevision(from)) return undefined;
  if (isRevision(to)) return "a revision";
  const [own, other] = [layerOf(from), layerOf(to)];
  if (other > own) return "a layer above its own";
  return other === own && own !== DOMAIN ? "of its own layer" : undefined;
}

/** The files of a cycle: what is left when the imports that lead nowhere or come from nowhere are dropped, over and over. */
function cycleOf(imports: readonly Import[]): string[] {
  const kept = imports.filter(
    ({ from, to }) => imports.some((before) => before.to === from) && imports.some((after) => after.from === to),
  );
  if (kept.length < imports.length) return cycleOf(kept);
  return [...new Set(kept.map(({ from }) => `src/${from}`))].sort();
}

test("imports run one way", () => {
  expect(faultsOf(SOURCE), `see "${RULE}" in CONTRIBUTING.md`).toEqual([]);
});

test("the rule stands where the message says", () => {
  const lines = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8").split("\n");
  expect(lines.filter((line) => line === `## ${RULE}`)).toHaveLength(1);
});

test("every file of a layer exists", () => {
  const missing = [BASE, ...UPPER].flat().filter((name) => SOURCE[`${name}.ts`] === undefined);
  expect(missing).toEqual([]);
});

describe("a wrong import is found", () => {
  it.each<[name: string, path: string, text: string, fault: string]>([
    [
      "of a layer above",
      "tools.ts",
      'import { readListParams } from "./params.js";',
      'src/tools.ts imports "./params.js", a layer above its own',
    ],
    [
      "of a type of a layer above",
      "tools.ts",
      'import type { Handlers } from "./dispatch.js";',
      'src/tools.ts imports "./dispatch.js", a layer above its own',
    ],
    [
      "in the place of a type",
      "shapes.ts",
      'export type A = import("./results.js").ResultReaderOptions;',
      'src/shapes.ts imports "./results.js", a layer above its own',
    ],
    [
      "by a re-export",
      "errors.ts",
      'export * from "./index.js";',
      'src/errors.ts imports "./index.js", a layer above its own',
    ],
    [
      "of the same layer",
      "results.ts",
      'import { readListParams } from "./params.js";',
      'src/results.ts imports "./params.js", of its own layer',
    ],
    [
      "at the bottom",
      "jsonrpc.ts",
      'import { parseError } from "./errors.js";',
      'src/jsonrpc.ts imports "./errors.js", a layer above its own',
    ],
    [
      "of a revision",
      "tools.ts",
      'import type { Tool } from "./revisions/2025-11-25.js";',
      'src/tools.ts imports "./revisions/2025-11-25.js", a revision',
    ],
    [
      "of a revision by the root",
      "index.ts",
      'export type { Tool } from "./revisions/2025-11-25.js";',
      'src/index.ts imports "./revisions/2025-11-25.js", a revision',
    ],
    ["of a package", "tools.ts", 'import { z } from "zod";', 'src/tools.ts imports "zod", which is no file of src/'],
    [
      "of Node",
      "revisions/2024-11-05.ts",
      'import "node:fs";',
      'src/revisions/2024-11-05.ts imports "node:fs", which is no file of src/',
    ],
    [
      "outside of src",
      "tools.ts",
      'import "../test/house/source.js";',
      'src/tools.ts imports "../test/house/source.js", which is no file of src/',
    ],
    [
      "of what imports it",
      "icon.ts",
      'import type { Tool } from "./tool-schema.js";',
      "a cycle: src/icon.ts, src/tool-schema.ts",
    ],
  ])("%s", (_name, path, text, fault) => {
    // What the change makes worse, so that a fault of the source is told once.
    const before = faultsOf(SOURCE);
    expect(faultsOf(sourceWith(path, text)).filter((found) => !before.includes(found))).toEqual([fault]);
  });

  it("round three corners", () => {
    const files = {
      "a.ts": 'import "./b.js";',
      "b.ts": 'import "./c.js";',
      "c.ts": 'import "./a.js"; import "./d.js";',
      "d.ts": "",
    };
    expect(faultsOf(files)).toEqual(["a cycle: src/a.ts, src/b.ts, src/c.ts"]);
  });
});

/** The statements of the root entry that are more than re-exports by name. */
function moreThanReExports(files: Files): string[] {
  return parse("index.ts", files["index.ts"] ?? "")
    .statements.filter((statement) => !isReExportByName(statement))
    .map((statement) => statement.getText());
}

function isReExportByName(node: ts.Statement): boolean {
  return (
    ts.isExportDeclaration(node) &&
    !!node.moduleSpecifier &&
    !!node.exportClause &&
    ts.isNamedExports(node.exportClause)
  );
}

test("the root entry re-exports by name, and defines nothing", () => {
  expect(moreThanReExports(SOURCE), `see "${RULE}" in CONTRIBUTING.md`).toEqual([]);
});

test.each([
  "export const SIX = 6;",
  'export * from "./tools.js";',
  'export * as tools from "./tools.js";',
  'import "./tools.js";',
])("the root entry with %s", (text) => {
  expect(moreThanReExports(sourceWith("index.ts", text))).toContain(text);
});
