import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as exported from "../../src/index.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Example = { name: string; code: string };

const examples: Example[] = readdirSync(join(root, "src"))
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => {
    const text = readFileSync(join(root, "src", file), "utf8");
    return [...text.matchAll(/^ \* ```ts\n([\s\S]*?)^ \* ```$/gm)].map(([, lines = ""], index) => ({
      name: `${file.replace(/\.ts$/, "")}-${index}.ts`,
      code: lines.replace(/^ \* ?/gm, ""),
    }));
  });

/** An example as a module of its own: what it names of the package is imported. */
function asModule(code: string): string {
  const names = Object.keys(exported).filter((name) => new RegExp(`\\b${name}\\b(?!:)`).test(code));
  return `import { ${names.join(", ")} } from "mcp-protocol-types";\n${code}`;
}

let folder: string;
beforeAll(() => {
  mkdirSync(join(root, "temp"), { recursive: true });
  folder = mkdtempSync(join(root, "temp/tsdoc-"));
  for (const { name, code } of examples) writeFileSync(join(folder, name), asModule(code));
  const compilerOptions = {
    types: ["node"],
    rootDir: "../..",
    noEmit: true,
    declaration: false,
    emitDeclarationOnly: false,
    isolatedDeclarations: false,
    noUnusedLocals: false,
    moduleDetection: "force",
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", compilerOptions, include: ["."], exclude: [] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test("there are examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(25);
});

test("every example in a comment compiles", () => {
  let complaints = "";
  try {
    execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
  } catch (thrown) {
    complaints = (thrown as { stdout: string }).stdout;
  }
  expect(complaints).toBe("");
});
