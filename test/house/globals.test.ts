import ts from "typescript-6";
import { describe, expect, it, test } from "vitest";
import { compile, type Files, placeOf, SOURCE } from "./source.js";

/** What the language itself has, and what gives the same for the same, whenever and wherever it runs. */
const PURE = new Set([
  ...["Array", "BigInt", "Boolean", "Infinity", "JSON", "Map", "Math", "NaN", "Number", "Object", "Promise", "RegExp"],
  ...["Set", "String", "Symbol", "WeakMap", "WeakSet", "undefined"],
  ...["Error", "RangeError", "SyntaxError", "TypeError"],
  ...["Awaited", "Exclude", "Extract", "NonNullable", "Omit", "Parameters", "Partial", "Pick", "PromiseLike"],
  ...["Readonly", "ReadonlyArray", "ReadonlyMap", "ReadonlySet", "Record", "Required", "ReturnType"],
]);

/** Where the source reaches for what it does not hold itself, as `src/tools.ts:12 Date`. */
function reachesOf(files: Files): string[] {
  const { sources, checker } = compile(files);
  const reaches: string[] = [];
  const report = (node: ts.Node, what: string) => reaches.push(`${placeOf(node)} ${what}`);

  const isOwn = (symbol: ts.Symbol | undefined): boolean =>
    !!symbol?.declarations?.some((node) => !(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Ambient));

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && isReference(node)) {
      const isShorthand = ts.isShorthandPropertyAssignment(node.parent);
      const symbol = isShorthand
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      if (!isOwn(symbol) && !PURE.has(node.text)) report(node, node.text);
      else if (!isOwn(symbol) && node.text === "Math" && !isMemberButRandom(node.parent)) report(node, "Math.random");
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      report(node, "import()");
    } else if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
      report(node, "import.meta");
    }
    ts.forEachChild(node, visit);
  }

  for (const source of sources) visit(source);
  return reaches;
}

/** Whether a name stands for something in scope: not for a member, a part of a tuple or the `const` of `as const`. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isQualifiedName(parent)) return parent.right !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  return !ts.isNamedTupleMember(parent) && !ts.isConstTypeReference(parent) && !ts.isMetaProperty(parent);
}

const isMemberButRandom = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && node.name.text !== "random";

test("the source reads no clock, no environment and no I/O global", () => {
  expect(reachesOf(SOURCE), "see What it will never do in README.md; what is pure may be added to PURE").toEqual([]);
});

describe("a global is found", () => {
  it.each([
    ["a clock", "export const now = Date.now();", "Date"],
    ["a clock made", "export const now = () => new Date();", "Date"],
    ["chance", "export const id = () => Math.random();", "Math.random"],
    ["chance under a string", 'export const id = () => Math["random"]();', "Math.random"],
    ["chance taken apart", "const { random } = Math;", "Math.random"],
    ["the process", "export const env = process.env;", "process"],
    ["a stream of it", "process.stdout.write('');", "process"],
    ["the console", "console.log(1);", "console"],
    ["the network", "export const get = (url: string) => fetch(url);", "fetch"],
    ["a timer", "setTimeout(() => {}, 0);", "setTimeout"],
    ["another timer", "setInterval(() => {}, 0);", "setInterval"],
    ["the queue", "queueMicrotask(() => {});", "queueMicrotask"],
    ["bytes of Node", 'export const bytes = Buffer.from("");', "Buffer"],
    ["the type of them", "export type Bytes = Buffer;", "Buffer"],
    ["a type of the DOM", "export type Answer = { body: Response };", "Response"],
    ["CommonJS", 'export const fs = require("node:fs");', "require"],
    ["cryptography", "export const id = () => crypto.randomUUID();", "crypto"],
    ["the browser", "export const agent = navigator.userAgent;", "navigator"],
    ["all of them", 'export const all = globalThis["process"];', "globalThis"],
    ["in a shorthand", "export const all = { process };", "process"],
    ["under a declaration of its own", "declare const process: { env: object };\nexport { process };", "process"],
    ["a module on demand", 'export const late = import("./icon.js");', "import()"],
    ["where the module is", "export const here = import.meta.url;", "import.meta"],
    ["text as code", 'export const made = Function("return 1");', "Function"],
  ])("%s", (_name, text, global) => {
    const found = reachesOf({ "fault.ts": text });
    expect(new Set(found.map((reach) => reach.replace(/:\d+/, "")))).toEqual(new Set([`src/fault.ts ${global}`]));
  });
});

test("a name of its own, a member and a comment are no globals", () => {
  const text = `
    // process.env, Date.now() and console
    /** Reads {@link process} of the Date. */
    export type Date = { process: string; fetch?: () => void };
    const text = "setTimeout";
    export function console(process: Date): string {
      const { fetch: get, process: env } = process;
      get?.();
      return env + process.process + text + Math.max(1, 2);
    }
    export const timers = { setTimeout: 1, crypto: console };
  `;
  expect(reachesOf({ "sound.ts": text })).toEqual([]);
});
