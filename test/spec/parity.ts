/**
 * Compares the types of a revision file with the definitions of that revision's official schema.
 *
 * Both sides become the same small model, a {@link Shape}: the schema's from JSON, ours from the syntax of the type,
 * not from the compiler's resolved type, because that has lost what the rules are about (names of aliases,
 * `| undefined`, interfaces). The compiler resolves names only. Then two shapes are compared, member by member.
 *
 * As a command: `npx tsx test/spec/parity.ts [revision [file]]` prints the differences, one a line.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript-6";
import { NO_SPEC, ROOT, SPEC_DIR } from "./spec-dir.js";
import { TOLERATED, type Tolerated } from "./tolerated.js";

export const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] as const;
export type Revision = (typeof REVISIONS)[number];

/** The exported types that no schema has: our method maps. */
export const METHOD_MAPS: readonly string[] = [
  "ClientRequestMap",
  "ServerRequestMap",
  "ClientNotificationMap",
  "ServerNotificationMap",
  "InputRequestMap",
];

export type Difference = {
  /** Where, as in `ListToolsResult.tools[].inputSchema.$schema`. */
  path: string;
  message: string;
  /** The declaration that was read, where it is not this revision's own of that name: the mark of a stale re-export. */
  origin?: string;
};

// The model of both sides

type Shape =
  | { kind: "any" | "unknown" | "object" | "string" | "open string" | "number" | "boolean" | "null" | "undefined" }
  | { kind: "literal"; value: string | number | boolean }
  | { kind: "array"; element: Shape }
  | Members
  | { kind: "union"; alternatives: Shape[] }
  | Ref
  /** Something the shape rules have no place for; the message says what. */
  | { kind: "fault"; message: string };

type Members = { kind: "members"; members: Map<string, Member>; index: Shape | undefined };

type Member = { shape: Shape; optional: boolean; readonly: boolean };

type Ref = {
  kind: "ref";
  name: string;
  /** Equal on both sides where both mean the same declaration. */
  identity: ts.Symbol | undefined;
  target: () => Shape;
  origin?: string;
};

// The schema's side

export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: string | number | boolean;
  enum?: (string | number | boolean)[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: { [name: string]: Schema };
  required?: string[];
  additionalProperties?: Schema | boolean;
};

export type Definitions = { [name: string]: Schema };

const union = (alternatives: Shape[]): Shape =>
  alternatives.length === 1 && alternatives[0] ? alternatives[0] : { kind: "union", alternatives };

/** A schema that takes any value, such as `{}` or a description alone. */
const isUnrestricted = (schema: Schema): boolean => !RESTRICTING.some((keyword) => keyword in schema);
const RESTRICTING = ["type", "oneOf", "not", "items", "properties", "patternProperties", "additionalProperties"];

/** @param identityOf what the revision file exports under a definition's name */
function schemaReader(definitions: Definitions, identityOf: (name: string) => ts.Symbol | undefined) {
  function read(schema: Schema): Shape {
    if (schema.$ref !== undefined) return readRef(schema.$ref);
    if (schema.allOf !== undefined) return merge(schema.allOf.map(read));
    if (schema.anyOf !== undefined) return union(schema.anyOf.map(read));
    if (schema.const !== undefined) return { kind: "literal", value: schema.const };
    if (schema.enum !== undefined) return union(schema.enum.map((value) => ({ kind: "literal", value })));
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => read({ ...schema, type })));
    switch (schema.type) {
      case "string":
      case "boolean":
      case "null":
        return { kind: schema.type };
      case "number":
      case "integer":
        return { kind: "number" };
      case "array":
        return { kind: "array", element: read(schema.items ?? {}) };
      case "object":
        return readObject(schema);
      default:
        if (isUnrestricted(schema)) return { kind: "unknown" };
        throw new Error(`a schema this test cannot read: ${JSON.stringify(schema)}`);
    }
  }

  function readRef(pointer: string): Shape {
    const name = pointer.slice(pointer.lastIndexOf("/") + 1);
    const definition = definitions[name];
    if (definition === undefined) throw new Error(`the schema refers to ${pointer} and has no such definition`);
    return { kind: "ref", name, identity: identityOf(name), target: () => read(definition) };
  }

  function readObject(schema: Schema): Shape {
    const properties = Object.entries(schema.properties ?? {});
    const additional = schema.additionalProperties;
    if (properties.length === 0) {
      // `properties: {}` is the generator's word for TypeScript's `object` and `{}`, both `object` with us.
      const isRestricted = additional !== undefined && additional !== true;
      if (schema.properties !== undefined && !isRestricted) return { kind: "object" };
      // A bare `type: "object"` is its word for `Record<string, unknown>`, a map as with `additionalProperties: {}`.
      if (additional === undefined) return { kind: "members", members: new Map(), index: { kind: "unknown" } };
    }
    // Beside named members, nothing said about further ones means closed, as it does in a TypeScript type.
    return {
      kind: "members",
      members: new Map(
        properties.map(([name, property]) => [
          name,
          { shape: read(property), optional: !schema.required?.includes(name), readonly: false },
        ]),
      ),
      index: additional === undefined || additional === false ? undefined : read(additional === true ? {} : additional),
    };
  }

  /** What `allOf` says as one flat object: open where any part is, required where any part requires it. */
  function merge(parts: Shape[]): Shape {
    const members = new Map<string, Member>();
    let index: Shape | undefined;
    for (const part of parts.map(resolveRef)) {
      if (part.kind !== "members") throw new Error("an allOf this test cannot read: a part of it is no object");
      index ??= part.index;
      for (const [name, member] of part.members) {
        // Official parts come from the general to the special (`Error`, then its own code), so the later one wins.
        const optional = member.optional && (members.get(name)?.optional ?? true);
        members.set(name, { ...member, optional });
      }
    }
    return { kind: "members", members, index };
  }

  return read;
}

// Our side

const COMPILER_OPTIONS: ts.CompilerOptions = {
  // No library: names are resolved within the package only, and the program is made in no time.
  noLib: true,
  types: [],
  strict: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

function moduleReader(file: string) {
  const program = ts.createProgram([file], COMPILER_OPTIONS);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${file} is no module`);

  const dealias = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isUnresolved = (symbol: ts.Symbol): boolean => checker.isUnknownSymbol(symbol) || !symbol.declarations?.length;

  /** The exported types by their exported names; constants are none of this test's business. */
  const exports = new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, dealias(symbol)] as const)
      .filter(([, symbol]) => isUnresolved(symbol) || symbol.flags & ts.SymbolFlags.Type),
  );

  const shapes = new Map<ts.Symbol, Shape>();
  function readSymbol(symbol: ts.Symbol): Shape {
    const known = shapes.get(symbol);
    if (known) return known;
    const shape = readDeclaration(symbol);
    shapes.set(symbol, shape);
    return shape;
  }

  function readDeclaration(symbol: ts.Symbol): Shape {
    if (isUnresolved(symbol)) return fault("unresolved");
    const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    if (!declaration) {
      const isInterface = symbol.flags & ts.SymbolFlags.Interface;
      return fault(`${isInterface ? "an interface" : "no type alias"}, where a flat type alias is due`);
    }
    if (declaration.typeParameters) return fault("a generic type, where a flat type alias is due");
    return readNode(declaration.type);
  }

  function readNode(node: ts.TypeNode): Shape {
    if (ts.isParenthesizedTypeNode(node)) return readNode(node.type);
    if (ts.isTypeReferenceNode(node)) return readReference(node);
    if (ts.isTypeLiteralNode(node)) return readMembers(node);
    if (ts.isArrayTypeNode(node)) return { kind: "array", element: readNode(node.elementType) };
    if (ts.isUnionTypeNode(node)) return readUnion(node);
    if (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword) return { kind: "null" };
    // Only the checker knows what `typeof CONSTANT` stands for; it reads a plain literal as well.
    if (ts.isLiteralTypeNode(node) || ts.isTypeQueryNode(node)) return readLiteral(node);
    if (isOpenString(node)) return { kind: "open string" };
    if (ts.isIntersectionTypeNode(node)) return fault("an intersection, where a flat type alias is due");
    switch (node.kind) {
      case ts.SyntaxKind.StringKeyword:
        return { kind: "string" };
      case ts.SyntaxKind.NumberKeyword:
        return { kind: "number" };
      case ts.SyntaxKind.BooleanKeyword:
        return { kind: "boolean" };
      case ts.SyntaxKind.UndefinedKeyword:
        return { kind: "undefined" };
      case ts.SyntaxKind.ObjectKeyword:
        return { kind: "object" };
      case ts.SyntaxKind.UnknownKeyword:
        return { kind: "unknown" };
      case ts.SyntaxKind.AnyKeyword:
        return { kind: "any" };
      default:
        return fault(`${node.getText()}: not a flat shape`);
    }
  }

  function readReference(node: ts.TypeReferenceNode): Shape {
    if (node.typeArguments) return fault(`${node.getText()}: not a flat shape`);
    const found = checker.getSymbolAtLocation(node.typeName);
    const symbol = found && dealias(found);
    if (!symbol || isUnresolved(symbol)) return fault(`${node.getText()} is not resolved`);
    return {
      kind: "ref",
      name: node.getText(),
      identity: symbol,
      target: () => readSymbol(symbol),
      origin: originOf(symbol),
    };
  }

  function readUnion(node: ts.UnionTypeNode): Shape {
    const alternatives = node.types.map(readNode);
    // `"known" | (string & {})` is any string: the known ones are there for completion, and no schema lists them.
    if (!alternatives.some((alternative) => alternative.kind === "open string")) return union(alternatives);
    const isKnown = (shape: Shape) => shape.kind === "literal" && typeof shape.value === "string";
    return union(alternatives.filter((alternative) => !isKnown(alternative)));
  }

  function readLiteral(node: ts.TypeNode): Shape {
    const type = checker.getTypeFromTypeNode(node);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: "literal", value: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { kind: "literal", value: node.getText() === "true" };
    return fault(`${node.getText()}: not a literal`);
  }

  function readMembers(node: ts.TypeLiteralNode): Shape {
    const members = new Map<string, Member>();
    let index: Shape | undefined;
    for (const member of node.members) {
      const readonly = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly;
      if (ts.isIndexSignatureDeclaration(member)) {
        const key = member.parameters[0]?.type?.kind;
        if (key !== ts.SyntaxKind.StringKeyword) return fault("an index signature whose key is no string");
        index = readNode(member.type);
      } else if (ts.isPropertySignature(member) && member.type) {
        const symbol = checker.getSymbolAtLocation(member.name);
        const name = symbol ? symbol.name : member.name.getText();
        members.set(name, { shape: readNode(member.type), optional: !!member.questionToken, readonly: !!readonly });
      } else {
        return fault(`${member.getText()}: not a property with a type`);
      }
    }
    return { kind: "members", members, index };
  }

  /** Where a declaration stands, for the reader of a difference found in it. */
  function originOf(symbol: ts.Symbol): string {
    const declaredIn = symbol.declarations?.[0]?.getSourceFile().fileName ?? file;
    return `${symbol.name} in ${basename(declaredIn)}`;
  }

  return { exports, readSymbol, originOf };
}

const fault = (message: string): Shape => ({ kind: "fault", message });

function isOpenString(node: ts.TypeNode): boolean {
  if (!ts.isIntersectionTypeNode(node) || node.types.length !== 2) return false;
  const [left, right] = node.types;
  return (
    left?.kind === ts.SyntaxKind.StringKeyword &&
    right !== undefined &&
    ts.isTypeLiteralNode(right) &&
    right.members.length === 0
  );
}

// The comparison

function resolveRef(shape: Shape): Shape {
  return shape.kind === "ref" ? resolveRef(shape.target()) : shape;
}

/** The alternatives of a union, also of one behind a name; a name of anything else stays a name. */
function alternativesOf(shape: Shape): Shape[] {
  const resolved = resolveRef(shape);
  return resolved.kind === "union" ? resolved.alternatives : [shape];
}

/** As {@link alternativesOf}, down to alternatives that are no unions themselves. */
function flatten(shape: Shape): Shape[] {
  const alternatives = alternativesOf(shape);
  return alternatives.length === 1 && alternatives[0] === shape ? alternatives : alternatives.flatMap(flatten);
}

/** The declarations a name stands for: its own and, where that only gives another name, that one's. */
function identitiesOf(shape: Shape): ts.Symbol[] {
  if (shape.kind !== "ref") return [];
  return [...(shape.identity ? [shape.identity] : []), ...identitiesOf(shape.target())];
}

function isSameName(left: Shape, right: Shape): boolean {
  const identities = identitiesOf(right);
  return identitiesOf(left).some((identity) => identities.includes(identity));
}

function describe(shape: Shape): string {
  switch (shape.kind) {
    case "literal":
      return JSON.stringify(shape.value);
    case "array":
      return shape.element.kind === "union" ? `(${describe(shape.element)})[]` : `${describe(shape.element)}[]`;
    case "members": {
      const names = [...shape.members.keys()];
      const shown = names.length > 4 ? [...names.slice(0, 4), "…"] : names;
      if (shape.index) shown.push(`[key: string]: ${describe(shape.index)}`);
      return shown.length ? `{ ${shown.join(", ")} }` : "{}";
    }
    case "union":
      return shape.alternatives.map(describe).join(" | ");
    case "ref":
      return shape.name;
    case "fault":
      return shape.message;
    case "open string":
      return "string";
    default:
      return shape.kind;
  }
}

const memberPath = (path: string, name: string): string =>
  /^[\w$]+$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;

class Comparison {
  /** Pairs under comparison further up: a recursive type is equal if nothing but the recursion itself is left to ask. */
  readonly #open = new Map<string, Set<Shape>>();

  differences(due: Shape, found: Shape, path: string): Difference[] {
    if (found.kind === "fault") return [{ path, message: found.message }];
    if (due.kind === "ref") return this.#behindName(due, found, path);
    const resolved = resolveRef(found);
    if (resolved.kind === "fault") return [{ path, message: resolved.message }];
    const isOfParts = [due, resolved].some(({ kind }) => kind === "union");
    const isOfAll = [due, resolved].some(({ kind }) => kind === "unknown" || kind === "any");
    if (isOfParts && !isOfAll) return this.#unions(due, found, path);
    if (due.kind === "members" && resolved.kind === "members") return this.#members(due, resolved, path);
    if (due.kind === "array" && resolved.kind === "array") {
      return this.differences(due.element, resolved.element, `${path}[]`);
    }
    const isEqual =
      due.kind === "literal" && resolved.kind === "literal"
        ? due.value === resolved.value
        : due.kind === (resolved.kind === "open string" ? "string" : resolved.kind);
    return isEqual ? [] : [{ path, message: `${describe(resolved)}, where ${describe(due)} is due` }];
  }

  #behindName(due: Ref, found: Shape, path: string): Difference[] {
    if (isSameName(due, found)) return [];
    // A shape from a name is made once, so the resolved one is good for telling whether we have been here.
    const key = resolveRef(found);
    const open = this.#open.get(due.name) ?? new Set();
    if (open.has(key)) return [];
    this.#open.set(due.name, open.add(key));
    const differences = this.differences(due.target(), found, path);
    open.delete(key);
    return found.kind === "ref" && found.origin ? withOrigin(differences, found.origin) : differences;
  }

  #members(due: Members, found: Members, path: string): Difference[] {
    const differences: Difference[] = [];
    for (const [name, member] of due.members) {
      const ours = found.members.get(name);
      const at = memberPath(path, name);
      if (ours) differences.push(...this.#member(member, ours, at));
      else differences.push({ path: at, message: "missing" });
    }
    for (const name of found.members.keys()) {
      if (!due.members.has(name)) differences.push({ path: memberPath(path, name), message: "not in the schema" });
    }
    if (due.index && found.index) {
      differences.push(...this.differences(due.index, found.index, `${path}[key]`));
    } else if (due.index) {
      differences.push({ path, message: `closed, where [key: string]: ${describe(due.index)} is due` });
    } else if (found.index) {
      differences.push({ path, message: "open, where closed is due" });
    }
    return differences;
  }

  #member(due: Member, found: Member, path: string): Difference[] {
    const differences: Difference[] = [];
    if (found.readonly) differences.push({ path, message: "readonly" });
    if (due.optional !== found.optional) {
      const [is, should] = found.optional ? ["optional", "required"] : ["required", "optional"];
      differences.push({ path, message: `${is}, where ${should} is due` });
    }
    let { shape } = found;
    if (found.optional) {
      // The rule is about what is written, so an `undefined` behind a name does not count; `unknown` includes it.
      const written = shape.kind === "union" ? shape.alternatives : [shape];
      const defined = written.filter((alternative) => alternative.kind !== "undefined");
      if (written.length === defined.length && shape.kind !== "unknown" && shape.kind !== "any") {
        differences.push({ path, message: "optional without | undefined" });
      }
      shape = union(defined);
    }
    return [...differences, ...this.differences(due.shape, shape, path)];
  }

  #unions(due: Shape, found: Shape, path: string): Difference[] {
    // First by name, so that of two alternatives with equal members neither can stand for the other.
    let missing = without(alternativesOf(due), alternativesOf(found), isSameName);
    let extra = without(alternativesOf(found), alternativesOf(due), isSameName);
    // Then what is a union on one side and a list of its alternatives on the other.
    missing = without(missing.flatMap(flatten), flatten(found), isSameName);
    extra = without(extra.flatMap(flatten), flatten(due), isSameName);
    // Then by structure.
    const isEqual = (left: Shape, right: Shape) => this.differences(left, right, path).length === 0;
    [missing, extra] = [
      without(missing, extra, isEqual),
      without(extra, missing, (right, left) => isEqual(left, right)),
    ];

    // What is left is told in detail where it is clear which of ours was meant.
    const differences: Difference[] = [];
    for (const alternative of missing) {
      const twin = extra.find((other) => isTwin(alternative, other)) ?? (isPair(missing, extra) ? extra[0] : undefined);
      if (twin) {
        const at = alternative.kind === "ref" ? `${path}|${alternative.name}` : path;
        differences.push(...this.differences(alternative, twin, at));
        extra = extra.filter((other) => other !== twin);
      } else {
        differences.push({ path, message: `${describe(alternative)} missing` });
      }
    }
    return [...differences, ...extra.map((other) => ({ path, message: `${describe(other)}: not in the schema` }))];
  }
}

const without = (shapes: Shape[], others: Shape[], isEqual: (shape: Shape, other: Shape) => boolean): Shape[] =>
  shapes.filter((shape) => !others.some((other) => isEqual(shape, other)));

const isTwin = (left: Shape, right: Shape): boolean =>
  left.kind === "ref" && right.kind === "ref" && left.name === right.name;

const isPair = (missing: Shape[], extra: Shape[]): boolean =>
  missing.length === 1 && extra.length === 1 && missing.concat(extra).every(isComposite);

const isComposite = (shape: Shape): boolean => ["members", "array"].includes(resolveRef(shape).kind);

const withOrigin = (differences: Difference[], origin: string): Difference[] =>
  differences.map((difference) => ({ origin, ...difference }));

/**
 * Every difference between the definitions and the types that a file exports.
 *
 * @param file a `.ts` or a declaration file
 * @param alsoExported names of exported types that are no definitions and are right to be there
 */
export function compare(definitions: Definitions, file: string, alsoExported: readonly string[] = []): Difference[] {
  const { exports, readSymbol, originOf } = moduleReader(file);
  const readSchema = schemaReader(definitions, (name) => exports.get(name));
  const comparison = new Comparison();
  const differences: Difference[] = [];
  for (const [name, definition] of Object.entries(definitions)) {
    const symbol = exports.get(name);
    if (!symbol) {
      differences.push({ path: name, message: "missing" });
      continue;
    }
    const found = comparison.differences(readSchema(definition), readSymbol(symbol), name);
    const origin = originOf(symbol);
    const isOwn = origin === `${name} in ${basename(file)}`;
    differences.push(...(isOwn ? found : withOrigin(found, origin)));
  }
  for (const name of exports.keys()) {
    if (!(name in definitions) && !alsoExported.includes(name)) {
      differences.push({ path: name, message: "exported, and not in the schema" });
    }
  }
  return differences;
}

/** The definitions of a revision's official schema. */
export function readDefinitions(specDir: string, revision: Revision): Definitions {
  const schema = JSON.parse(readFileSync(join(specDir, revision, "schema.json"), "utf8"));
  return schema.definitions ?? schema.$defs;
}

/** Parts the differences from the tolerated ones, and finds the tolerated ones that do not occur. */
export function sift(revision: Revision, differences: Difference[]): { faults: Difference[]; stale: Tolerated[] } {
  const isMeant = (tolerated: Tolerated, { path, message }: Difference) =>
    tolerated.path === path && tolerated.message === message;
  const tolerated = TOLERATED.filter((entry) => entry.revision === revision);
  return {
    faults: differences.filter((difference) => !tolerated.some((entry) => isMeant(entry, difference))),
    stale: tolerated.filter((entry) => !differences.some((difference) => isMeant(entry, difference))),
  };
}

/** The definition that a difference is about. */
export const definitionOf = ({ path }: Difference): string => path.split(/[.[|]/, 1)[0] ?? path;

export const print = (revision: Revision, { path, message, origin }: Difference): string =>
  `${revision} ${path}: ${message}${origin ? ` (${origin})` : ""}`;

function main(revisions: readonly Revision[], file: string | undefined): number {
  if (SPEC_DIR === undefined) throw new Error(NO_SPEC);
  let faultCount = 0;
  for (const revision of revisions) {
    const definitions = readDefinitions(SPEC_DIR, revision);
    const source = file ? resolve(file) : join(ROOT, "src/revisions", `${revision}.ts`);
    if (!existsSync(source)) throw new Error(`${source} does not exist`);
    const { faults, stale } = sift(revision, compare(definitions, source, METHOD_MAPS));
    for (const difference of faults) console.log(print(revision, difference));
    for (const { path, message } of stale) console.log(`${revision} ${path}: tolerated, but gone: ${message}`);
    const total = Object.keys(definitions).length;
    const different = Object.keys(definitions).filter((name) => faults.some((fault) => definitionOf(fault) === name));
    console.log(`${revision}: ${total - different.length} of ${total} definitions are identical`);
    faultCount += faults.length + stale.length;
  }
  return faultCount === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [revision, file] = process.argv.slice(2);
  const revisions = revision === undefined ? REVISIONS : REVISIONS.filter((known) => known === revision);
  if (revisions.length === 0) throw new Error(`no such revision: ${revision}; there are ${REVISIONS.join(", ")}`);
  process.exitCode = main(revisions, file);
}
