import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { expect, test } from "vitest";
import { ROOT, runNode } from "./processes.ts";

const HERE = join(ROOT, "test/interop");

// The path and not `tsc`: the alias of another TypeScript may own node_modules/.bin/tsc.
test.each([
  ["with exactOptionalPropertyTypes", "tsconfig.assignability.json"],
  ["without exactOptionalPropertyTypes", "tsconfig.assignability-loose.json"],
])("the types are assignable both ways, %s", async (_name, config) => {
  const { code, output } = await runNode("node_modules/typescript/bin/tsc", "-p", `test/interop/${config}`);
  expect(output).toBe("");
  expect(code).toBe(0);
});

/** The types that the modules export. */
function exportedTypes(modules: string[]): string[][] {
  const text = modules.map((name) => `import ${JSON.stringify(name)};`).join("\n");
  const file = join(HERE, "modules.ts");
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
    paths: { "mcp-protocol-types/*": [join(ROOT, "dist/*.d.cts")] },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  return (program.getSourceFile(file)?.statements ?? []).filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => {
    const module = checker.getSymbolAtLocation(moduleSpecifier);
    if (module === undefined) throw new Error(`${moduleSpecifier.getText()} is not resolved`);
    const isType = (symbol: ts.Symbol) =>
      (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).flags & ts.SymbolFlags.Type;
    return checker
      .getExportsOfModule(module)
      .filter(isType)
      .map(({ name }) => name);
  });
}

test("every type that both sides have under one name is compared", () => {
  const [ours25, ours26, sdk, spec, server] = exportedTypes([
    "mcp-protocol-types/2025-11-25",
    "mcp-protocol-types/2026-07-28",
    "@modelcontextprotocol/sdk/types.js",
    "@modelcontextprotocol/sdk/spec.types.js",
    "@modelcontextprotocol/server",
  ]) as [string[], string[], string[], string[], string[]];
  const source = ["sdk", "spec", "server", "exceptions"]
    .map((name) => readFileSync(join(HERE, "assignability", `${name}.ts`), "utf8"))
    .join("\n");
  const figures = (["Sdk", "Spec", "Server"] as const).map((peer) => {
    const [ours, theirs] = { Sdk: [ours25, sdk], Spec: [ours25, spec], Server: [ours26, server] }[peer];
    const compared = new Set([...source.matchAll(new RegExp(`\\b${peer}\\.(\\w+)`, "g"))].map(([, name]) => name));
    const common = ours.filter((name) => theirs.includes(name));
    expect(common.length, `${peer}: the names that both sides have`).toBeGreaterThan(100);
    expect(
      common.filter((name) => !compared.has(name)),
      `${peer}: what is not compared`,
    ).toEqual([]);
    return `${peer} ${common.length} of ${theirs.length}`;
  });
  console.log(`types compared: ${figures.join(", ")}`);
});
