import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as exported from "../../src/index.js";
import { complaintsOf, makeFolder, root } from "./examples.js";

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
  folder = makeFolder("tsdoc");
  for (const { name, code } of examples) writeFileSync(join(folder, name), asModule(code));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("there are examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(25);
});

test("every example in a comment compiles", () => {
  expect(complaintsOf(folder, { noUnusedLocals: false })).toBe("");
});
