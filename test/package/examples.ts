// What the tests of examples share: a folder in which an example finds the package by its name, and the compiler.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root: string = fileURLToPath(new URL("../..", import.meta.url));

/** Makes a folder inside the package, so that its name resolves to itself; whoever makes it removes it. */
export function makeFolder(name: string): string {
  mkdirSync(join(root, "temp"), { recursive: true });
  return mkdtempSync(join(root, `temp/${name}-`));
}

/** What the compiler says of all files in such a folder, under the strictest flags; nothing where all is well. */
export function complaintsOf(folder: string, more: { [option: string]: boolean } = {}): string {
  const compilerOptions = {
    types: ["node"],
    rootDir: "../..",
    noEmit: true,
    declaration: false,
    emitDeclarationOnly: false,
    isolatedDeclarations: false,
    noUnusedLocals: true,
    moduleDetection: "force",
    ...more,
  };
  const config = { extends: "../../tsconfig.json", compilerOptions, include: ["."], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  try {
    execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
    return "";
  } catch (thrown) {
    return `${(thrown as { stdout?: string }).stdout || thrown}`;
  }
}
