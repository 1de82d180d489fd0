import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { describe, expect, it, test } from "vitest";
import { PROTOCOL_VERSIONS } from "../../src/versions.js";
import { REVISIONS } from "../spec/parity.js";
import { ROOT } from "../spec/spec-dir.js";
import { type Files, parse, placeOf, SOURCE, sourceWith } from "./source.js";

/** The files are the list of the revisions; every other list must say the same. */
const revisionsOf = (files: Files): string[] =>
  Object.keys(files).flatMap((path) => /^revisions\/(.+)\.ts$/.exec(path)?.[1] ?? []);

/** They follow on no other: the protocol of each is one of its own. */
const FIRST_OF_AN_ERA = ["2024-11-05", "2026-07-28"];

describe("a revision's file", () => {
  /** What is more in the revisions' files than types, constants, and types of the revision before. */
  function faultsOf(files: Files): string[] {
    const revisions = revisionsOf(files);
    return revisions.flatMap((revision, index) => {
      const before = FIRST_OF_AN_ERA.includes(revision) ? undefined : revisions[index - 1];
      const source = parse(`/src/revisions/${revision}.ts`, files[`revisions/${revision}.ts`] ?? "");
      const statements = source.statements
        .filter((statement) => !isTypeOnly(statement) && !isConstant(statement))
        .map((statement) => `${placeOf(statement)} is more than types and constants: ${statement.getText()}`);
      const imports = ts
        .preProcessFile(source.text, true, true)
        .importedFiles.filter(({ fileName }) => fileName !== `./${before}.js`)
        .map(({ fileName }) => `src/revisions/${revision}.ts imports "${fileName}", not the revision before it`);
      return [...statements, ...imports];
    });
  }

  function isTypeOnly(node: ts.Statement): boolean {
    if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (ts.isExportDeclaration(node)) {
      return node.isTypeOnly && node.exportClause !== undefined && ts.isNamedExports(node.exportClause);
    }
    return ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  }

  function isConstant(node: ts.Statement): boolean {
    if (!ts.isVariableStatement(node) || !(node.declarationList.flags & ts.NodeFlags.Const)) return false;
    return node.declarationList.declarations.every(({ initializer }) => initializer && isLiteral(initializer));
  }

  function isLiteral(node: ts.Expression): boolean {
    if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
    return ts.isStringLiteral(node) || ts.isNumericLiteral(node);
  }

  /** What a change makes worse, so that a fault of the source is told once. */
  const faultsBy = (path: string, text: string): string[] => {
    const before = faultsOf(SOURCE);
    return faultsOf(sourceWith(path, text)).filter((fault) => !before.includes(fault));
  };

  it("holds types and constants, and knows the one before it", () => {
    expect(faultsOf(SOURCE), `see "A revision's file" in CONTRIBUTING.md`).toEqual([]);
  });

  it.each([
    "export function isTool(value: unknown): boolean {\n  return typeof value === 'object';\n}",
    "export const isTool = (value: unknown) => !!value;",
    "export const NAMES = Object.freeze([]);",
    "export const COUNT = 1 + 1;",
    "export let LATEST = 1;",
    "export class McpError {}",
    "export enum Role { User }",
    "export default 1;",
    "console.log(1);",
  ])("with a fault: %s", (text) => {
    const [fault, ...rest] = faultsBy("revisions/2025-06-18.ts", `\n${text}`);
    expect(fault).toMatch(/^src\/revisions\/2025-06-18\.ts:\d+ is more than types and constants: /);
    expect(fault).toContain(text);
    expect(rest).toEqual([]);
  });

  it.each([
    ["2025-06-18", 'import type { Tool as Old } from "./2024-11-05.js";', "./2024-11-05.js"],
    ["2025-06-18", 'export type { Old } from "./2025-11-25.js";', "./2025-11-25.js"],
    ["2025-06-18", 'export type Old = import("../tools.js").ToolCallResult;', "../tools.js"],
    ["2026-07-28", 'import type { Role as Old } from "./2025-11-25.js";', "./2025-11-25.js"],
    ["2024-11-05", 'import type { Role as Old } from "../content.js";', "../content.js"],
  ])("%s with %s", (revision, text, specifier) => {
    expect(faultsBy(`revisions/${revision}.ts`, text)).toEqual([
      `src/revisions/${revision}.ts imports "${specifier}", not the revision before it`,
    ]);
  });

  it.each([
    'import { JSONRPC_VERSION as V } from "./2025-03-26.js";',
    'import "./2025-03-26.js";',
    'export { JSONRPC_VERSION as V } from "./2025-03-26.js";',
    'export type * from "./2025-03-26.js";',
    'export * from "./2025-03-26.js";',
  ])("with more than types by name: %s", (text) => {
    expect(faultsBy("revisions/2025-06-18.ts", `\n${text}`)).toEqual([
      expect.stringContaining(`is more than types and constants: ${text}`),
    ]);
  });

  it("of a later revision may import the one before it", () => {
    const last = revisionsOf(SOURCE).at(-1);
    const text = `import type { Tool } from "./${last}.js";\nexport type { Role } from "./${last}.js";\n`;
    expect(faultsBy("revisions/9999-01-01.ts", text)).toEqual([]);
  });
});

describe("every list names every revision", () => {
  const revisions = revisionsOf(SOURCE);
  const STEPS = `see "Adding a revision" in CONTRIBUTING.md`;

  test("PROTOCOL_VERSIONS", () => {
    expect(PROTOCOL_VERSIONS, STEPS).toEqual(revisions);
  });

  test("REVISIONS of the tests", () => {
    expect(REVISIONS, STEPS).toEqual(revisions);
  });

  test("package.json", () => {
    const { exports, typesVersions } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const ofEntry = (name: string) => ({
      import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
      require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
    });
    expect(exports, STEPS).toEqual({
      ".": ofEntry("index"),
      ...Object.fromEntries(revisions.map((revision) => [`./${revision}`, ofEntry(revision)])),
      "./package.json": "./package.json",
    });
    expect(typesVersions, STEPS).toEqual({
      "*": Object.fromEntries(revisions.map((revision) => [revision, [`./dist/${revision}.d.cts`]])),
    });
  });

  /** The revisions of which a file has no import, no pin, no line of a table. */
  const missingIn = (path: string, due: readonly string[]): string[] => {
    const text = readFileSync(join(ROOT, path), "utf8");
    return due.filter((revision) => !new RegExp(String.raw`["/]${revision}["\`]`).test(text));
  };

  const LISTS = [
    "README.md",
    "test/house/editor.test.ts",
    "test/matrix/consumer.ts",
    "test/package/budgets.test.ts",
    ...["expected.mjs", "import.mjs", "page.html", "require.cjs", "worker-import.mjs", "workerd.capnp"].map(
      (file) => `test/runtimes/${file}`,
    ),
    ...["data.test.ts", "parity.test.ts", "pins.test.ts"].map((file) => `test/spec/${file}`),
    "test/unit/versions.test.ts",
  ];

  test.each(LISTS)("%s", (path) => {
    expect(missingIn(path, revisions), STEPS).toEqual([]);
    expect(missingIn(path, [...revisions, "9999-01-01"]), "one more is missed").toEqual(["9999-01-01"]);
  });
});

describe("the root has every method of every revision", () => {
  /** The names of the members of a type, as method maps have them. */
  function membersOf(path: string, files: Files, isMeant: (type: string) => boolean): string[] {
    return parse(path, files[path] ?? "").statements.flatMap((node) => {
      if (ts.isInterfaceDeclaration(node) && isMeant(node.name.text)) return node.members.map(nameOf);
      const isShape = ts.isTypeAliasDeclaration(node) && isMeant(node.name.text) && ts.isTypeLiteralNode(node.type);
      return isShape ? node.type.members.map(nameOf) : [];
    });
  }

  const nameOf = ({ name }: ts.TypeElement): string =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";

  function methodsOf(files: Files): string[] {
    const methods = revisionsOf(files).flatMap((revision) =>
      membersOf(`revisions/${revision}.ts`, files, (name) => name.endsWith("Map")),
    );
    return [...new Set(methods)].sort();
  }

  const constantsOf = (files: Files): string[] =>
    parse("methods.ts", files["methods.ts"] ?? "").statements.flatMap((node) =>
      ts.isVariableStatement(node)
        ? node.declarationList.declarations.flatMap(({ initializer }) =>
            initializer && ts.isStringLiteral(initializer) ? [initializer.text] : [],
          )
        : [],
    );

  const HOLDERS: [string, (files: Files) => string[]][] = [
    ["a constant in src/methods.ts", constantsOf],
    ["a method map in src/method-map.ts", (files) => membersOf("method-map.ts", files, (name) => name.endsWith("Map"))],
    [
      "the params that a handler is given in src/dispatch.ts",
      (files) => membersOf("dispatch.ts", files, (name) => /^Checked(Request|Notification)Params$/.test(name)),
    ],
  ];

  test.each(HOLDERS)("in %s", (_name, holdersOf) => {
    const missing = (files: Files) => methodsOf(files).filter((method) => !holdersOf(SOURCE).includes(method));
    expect(missing(SOURCE)).toEqual([]);
    const later = 'export interface ClientRequestMap { "tools/describe": { params: object; result: object } }';
    expect(missing(sourceWith("revisions/9999-01-01.ts", later)), "a new one is missed").toEqual(["tools/describe"]);
  });

  test("and there are methods", () => {
    expect(methodsOf(SOURCE)).toContain("tools/call");
    expect(methodsOf(SOURCE).length).toBeGreaterThanOrEqual(34);
  });
});
