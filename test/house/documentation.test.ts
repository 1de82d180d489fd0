import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { describe, expect, it } from "vitest";
import { ROOT } from "../spec/spec-dir.js";
import { compile, type Files, placeOf, REPOSITORY_FILES, SOURCE } from "./source.js";

describe("a function that throws says so", () => {
  type Callable = { owner: ts.Node; name: string; node: ts.FunctionLikeDeclaration; comments: string };

  /** The functions at the top of a file, also those in constants and in classes. */
  function callablesOf(source: ts.SourceFile): Callable[] {
    return source.statements.flatMap((statement): Callable[] => {
      if (ts.isFunctionDeclaration(statement)) {
        const overloads = source.statements.filter(
          (other) => ts.isFunctionDeclaration(other) && other.name?.text === statement.name?.text,
        );
        const name = statement.name?.text ?? "default";
        return [{ owner: statement, name, node: statement, comments: overloads.map(commentOf).join("\n") }];
      }
      if (ts.isClassDeclaration(statement)) {
        return statement.members
          .filter((member) => ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member))
          .map((node) => {
            const name = `${statement.name?.text}.${node.name?.getText() ?? "constructor"}`;
            return { owner: statement, name, node, comments: commentOf(node) };
          });
      }
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.flatMap((owner) => {
        const node = owner.initializer;
        if (!node || !(ts.isArrowFunction(node) || ts.isFunctionExpression(node))) return [];
        return [{ owner, name: owner.name.getText(), node, comments: commentOf(statement) }];
      });
    });
  }

  const commentOf = (node: ts.Node): string =>
    ts
      .getJSDocCommentsAndTags(node)
      .map((comment) => comment.getText())
      .join("\n");

  /** The functions of the root entry without `@throws` that may throw, by a statement of their own or by what they call. */
  function silentOf(files: Files): string[] {
    const { sources, checker } = compile(files);
    const callables = sources.flatMap(callablesOf);
    const declarationsOf = (symbol: ts.Symbol | undefined): readonly ts.Node[] =>
      (symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];

    const throwing = new Set<ts.Node>();
    const callsThrowing = (node: ts.CallExpression): boolean =>
      declarationsOf(checker.getSymbolAtLocation(node.expression)).some((callee) => throwing.has(callee));
    const mayThrow = (node: ts.Node): boolean =>
      ts.isThrowStatement(node) || (ts.isCallExpression(node) && callsThrowing(node)) || runsIn(node).some(mayThrow);
    for (let count = -1; count < throwing.size; ) {
      count = throwing.size;
      for (const { owner, node } of callables) if (runsIn(node).some(mayThrow)) throwing.add(node).add(owner);
    }

    const index = sources.find(({ fileName }) => fileName === "/src/index.ts");
    const root = index && checker.getSymbolAtLocation(index);
    const shown = new Set(root && checker.getExportsOfModule(root).flatMap(declarationsOf));
    return callables
      .filter(({ owner, node, comments }) => shown.has(owner) && throwing.has(node) && !comments.includes("@throws"))
      .map(({ name, node }) => `${placeOf(node)} ${name}`);
  }

  /** The parts of a node that run when it does: not the functions it makes, nor a block whose errors are caught. */
  function runsIn(node: ts.Node): ts.Node[] {
    const parts: ts.Node[] = [];
    ts.forEachChild(node, (part) => {
      const isCaught = ts.isTryStatement(node) && node.catchClause && part === node.tryBlock;
      if (!isCaught && !ts.isFunctionLike(part)) parts.push(part);
    });
    return parts;
  }

  it("in src/", () => {
    expect(silentOf(SOURCE)).toEqual([]);
  });

  it("in src/, were there no @throws", () => {
    const mute = Object.entries(SOURCE).map(([path, text]) => [path, text.replaceAll("@throws", "")]);
    const names = silentOf(Object.fromEntries(mute)).map((found) => found.replace(/.* /, ""));
    expect(names).toEqual(
      expect.arrayContaining(["createDispatcher", "negotiateVersion", "paginate", "readListParams"]),
    );
    expect(names.length).toBeGreaterThan(35);
  });

  it.each([
    ["by a statement", "export function f() { if (Math.max(1)) throw new TypeError(); }"],
    ["by a call", "function g() { throw new TypeError(); }\nexport function f() { g(); }"],
    ["by a call of a call", "const h = () => { throw 1; };\nconst g = () => h();\nexport const f = () => g();"],
    ["by a call of an overload", "function g(): void;\nfunction g() { throw 1; }\nexport function f() { g(); }"],
    ["again, in a catch clause", "export function f() { try { JSON.parse(''); } catch (thrown) { throw thrown; } }"],
    ["in a finally clause", "export function f() { try { JSON.parse(''); } finally { throw 1; } }"],
    ["where one overload has a comment", "/** Fails. */\nexport function f(): void;\nexport function f() { throw 1; }"],
  ])("that throws %s", (_name, text) => {
    const files = { "fault.ts": text, "index.ts": 'export { f } from "./fault.js";' };
    expect(silentOf(files)).toEqual([expect.stringMatching(/^src\/fault\.ts:\d f$/)]);
  });

  it("that throws in a class", () => {
    const text = "export class F { constructor() { throw 1; }\n m() { throw 1; } }";
    const files = { "fault.ts": text, "index.ts": 'export { F } from "./fault.js";' };
    expect(silentOf(files)).toEqual(["src/fault.ts:1 F.constructor", "src/fault.ts:2 F.m"]);
  });

  it.each([
    ["says so", "/** @throws always */\nexport function f() { throw 1; }"],
    ["says so in one overload", "/** @throws always */\nexport function f(): void;\nexport function f() { throw 1; }"],
    ["catches it", "export function f() { try { throw 1; } catch {} }"],
    ["makes a function that throws", "export const f = () => () => { throw 1; };"],
    ["is not shown", "export function f() {}\nexport function g() { throw 1; }"],
  ])("not one that %s", (_name, text) => {
    expect(silentOf({ "sound.ts": text, "index.ts": 'export { f } from "./sound.js";' })).toEqual([]);
  });
});

describe("an editor shows what a comment says", () => {
  /** Where braces come first, TypeScript takes what is in them for a type, and tears a link apart. */
  function tornLinksOf(files: Files): string[] {
    return Object.entries(files).flatMap(([path, text]) =>
      text
        .split("\n")
        .flatMap((line, index) => (/@(throws|returns) \{/.test(line) ? [`src/${path}:${index + 1}`] : [])),
    );
  }

  it("in src/", () => {
    expect(tornLinksOf(SOURCE), "write a word before the {@link}").toEqual([]);
  });

  it.each(["@throws {@link McpError} always", "@returns {@link McpError}"])("not with %s", (tag) => {
    expect(tornLinksOf({ "fault.ts": `/**\n * ${tag}\n */` })).toEqual(["src/fault.ts:2"]);
  });
});

describe("every example is compiled", () => {
  type Fence = { place: string; text: string };

  /** The lines that open or close a block of code, however indented. */
  const fencesOf = (path: string, text: string): Fence[] =>
    text
      .split("\n")
      .map((line, index) => ({ place: `${path}:${index + 1}`, text: line }))
      .filter((line) => /^[\s>*]*(```|~~~)/.test(line.text));

  /** The fences that the tests of the examples pass over, since they look for one way of writing them. */
  const unseen = (fences: Fence[], ...seen: string[]): string[] =>
    fences.filter(({ text }) => !seen.includes(text)).map(({ place, text }) => `${place} ${text.trim()}`);

  // test/package/readme.test.ts and docs.test.ts compile what they find in the documents, tsdoc-examples.test.ts what it
  // finds in the comments of src/, the revisions left out.
  const documents = REPOSITORY_FILES.filter((path) => path.endsWith(".md") && !path.startsWith("etc/"));
  const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");

  it.each(documents)("%s has no block that is passed over", (path) => {
    expect(unseen(fencesOf(path, textOf(path)), "```ts", "```sh", "```json", "```")).toEqual([]);
  });

  it("the comments have no block that is passed over", () => {
    const passedOver = Object.entries(SOURCE).flatMap(([path, text]) => {
      const fences = fencesOf(`src/${path}`, text);
      return path.startsWith("revisions/") ? unseen(fences) : unseen(fences, " * ```ts", " * ```");
    });
    expect(passedOver).toEqual([]);
  });

  it.each(["```typescript", "```js", "  ```ts", "```ts twoslash", "~~~ts", "> ```ts"])("but for %s", (fence) => {
    expect(unseen(fencesOf("a.md", `text\n${fence}\n1;\n`), "```ts", "```sh", "```json", "```")).toEqual([
      `a.md:2 ${fence.trim()}`,
    ]);
  });

  it("each document with TypeScript has a test that compiles it", () => {
    const compiledBy: { [document: string]: string } = {
      "CONTRIBUTING.md": "test/house/documentation.test.ts",
      "README.md": "test/package/readme.test.ts",
      "docs/both-eras.md": "test/package/docs.test.ts",
      "docs/moving-from-the-sdk.md": "test/package/docs.test.ts",
      "docs/wire-mistakes.md": "test/package/docs.test.ts",
    };
    expect(documents.filter((path) => textOf(path).includes("```ts"))).toEqual(Object.keys(compiledBy));
    const strangers = Object.entries(compiledBy).filter(
      ([document, test]) => !textOf(test).includes(document.replace(/^docs\/(.+)\.md$/, "$1")),
    );
    expect(strangers).toEqual([]);
  });

  it("the shape that CONTRIBUTING.md shows is one of src/", () => {
    const blocks = [...textOf("CONTRIBUTING.md").matchAll(/^```ts\n([\s\S]*?)^```$/gm)];
    expect(blocks.map(([, code = ""]) => code)).toEqual([expect.stringMatching(/^\/\*\*[\s\S]+ Annotations = /)]);
    expect(SOURCE["annotations.ts"]).toContain(blocks[0]?.[1]);
  });
});
