import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { afterEach, expect, test } from "vitest";
import { endAll, ROOT, runNode } from "./processes.ts";

afterEach(endAll);

const HERE = join(ROOT, "test/interop");

// The path and not `tsc`: the alias of another TypeScript may own node_modules/.bin/tsc.
test.each([
  ["with exactOptionalPropertyTypes", "tsconfig.assignability.json"],
  ["without exactOptionalPropertyTypes", "tsconfig.assignability-loose.json"],
  ["with the official client's types", "tsconfig.assignability-client.json"],
])("the types are assignable both ways, %s", async (_name, config) => {
  const { code, output } = await runNode("node_modules/typescript/bin/tsc", "-p", `test/interop/${config}`);
  expect(output).toBe("");
  expect(code).toBe(0);
});

/** The names of the types that each module exports. */
function exportedTypes<Modules extends Record<string, string>>(modules: Modules): Record<keyof Modules, string[]> {
  const file = join(HERE, "modules.ts");
  const text = Object.values(modules).map((specifier) => `import ${JSON.stringify(specifier)};`);
  const source = ts.createSourceFile(file, text.join("\n"), ts.ScriptTarget.ES2022, true);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
    paths: { "mcp-protocol-types/*": [join(ROOT, "dist/*.d.cts")] },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => (name === file ? source : getSourceFile(name, ...rest));
  const checker = ts.createProgram([file], options, host).getTypeChecker();
  const isType = (symbol: ts.Symbol) =>
    (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).flags & ts.SymbolFlags.Type;
  const specifiers = source.statements.filter(ts.isImportDeclaration).map((statement) => statement.moduleSpecifier);
  const exported = specifiers.map((specifier) => {
    const module = checker.getSymbolAtLocation(specifier);
    if (module === undefined) throw new Error(`${specifier.getText()} is not resolved`);
    const types = checker.getExportsOfModule(module).filter(isType);
    return types.map(({ name }) => name);
  });
  return Object.fromEntries(Object.keys(modules).map((name, index) => [name, exported[index] ?? []])) as Record<
    keyof Modules,
    string[]
  >;
}

test("every type that both sides have under one name is compared", () => {
  const types = exportedTypes({
    ours25: "mcp-protocol-types/2025-11-25",
    ours26: "mcp-protocol-types/2026-07-28",
    Sdk: "@modelcontextprotocol/sdk/types.js",
    Spec: "@modelcontextprotocol/sdk/spec.types.js",
    Server: "@modelcontextprotocol/server",
  });
  const source = ["sdk", "spec", "server", "exceptions"]
    .map((name) => readFileSync(join(HERE, "assignability", `${name}.ts`), "utf8"))
    .join("\n");
  const figures = (["Sdk", "Spec", "Server"] as const).map((peer) => {
    const theirs = new Set(types[peer]);
    const common = types[peer === "Server" ? "ours26" : "ours25"].filter((name) => theirs.has(name));
    const compared = new Set([...source.matchAll(new RegExp(`\\b${peer}\\.(\\w+)`, "g"))].map(([, name]) => name));
    expect(common.length, `${peer}: the names that both sides have`).toBeGreaterThan(100);
    expect(
      common.filter((name) => !compared.has(name)),
      `${peer}: what is not compared`,
    ).toEqual([]);
    return `${peer} ${common.length} of ${theirs.size}`;
  });
  console.log(`types compared: ${figures.join(", ")}`);
});
