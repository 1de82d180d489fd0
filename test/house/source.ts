/** What the guards look at: the files of `src/` as they are, or with a fault that a guard has to find. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { ROOT } from "../spec/spec-dir.js";

/** Texts by path from `src/`, as in `revisions/2024-11-05.ts`. */
export type Files = { readonly [path: string]: string };

export const SOURCE: Files = Object.fromEntries(
  readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => [path, readFileSync(join(ROOT, "src", path), "utf8")]),
);

/** Every file of the repository, also one that is new, by its path from the root; what git ignores is none. */
export const REPOSITORY_FILES: readonly string[] = execFileSync(
  "git",
  ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"],
  { cwd: ROOT, encoding: "utf8" },
)
  .split("\0")
  .filter((path) => path !== "" && existsSync(join(ROOT, path)))
  .sort();

/** The source with more in one of its files, or with a file more. */
export const sourceWith = (path: string, text: string): Files => ({ ...SOURCE, [path]: (SOURCE[path] ?? "") + text });

export const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);

/** Without a library, so that what is no name of the package is no name at all, and the program is made in no time. */
const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  strict: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

export function compile(files: Files): { sources: ts.SourceFile[]; checker: ts.TypeChecker } {
  const sources = new Map(Object.entries(files).map(([path, text]) => [`/src/${path}`, parse(`/src/${path}`, text)]));
  const program = ts.createProgram([...sources.keys()], OPTIONS, {
    getSourceFile: (path) => sources.get(path),
    fileExists: (path) => sources.has(path),
    readFile: (path) => sources.get(path)?.text,
    directoryExists: () => true,
    getDirectories: () => [],
    getCurrentDirectory: () => "/src",
    getDefaultLibFileName: () => "lib.d.ts",
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => {},
  });
  return { sources: [...sources.values()], checker: program.getTypeChecker() };
}

/** Where a node stands, as `src/tools.ts:12`. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return `src/${source.fileName.replace("/src/", "")}:${line + 1}`;
}
