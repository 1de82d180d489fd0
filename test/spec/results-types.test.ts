/**
 * Whether the readers give what their types promise. Each reader's return type is walked with the compiler, once for
 * making values of it, right ones and wrong ones, and once for checking what the reader gave back: every member that
 * the type names, at every depth. So a member that is promised and not checked is found, whatever its name.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import ts from "typescript-6";
import { describe, expect, it } from "vitest";
import * as params from "../../src/params.js";
import * as results from "../../src/results.js";
import resultCases from "../cases/results.json" with { type: "json" };
import { REVISIONS } from "./parity.js";
import { NO_SPEC, ROOT, SPEC_DIR } from "./spec-dir.js";

/** Fixed, so that a failure comes again. */
const SEED = 20_260_728;
/** How many values each reader gets; of these it takes 2,000 at least. */
const VALUES = 6_000;

type Members = { [name: string]: unknown };

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// The types

const program = ts.createProgram([join(ROOT, "src/params.ts"), join(ROOT, "src/results.ts")], {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  types: [],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
});
const checker = program.getTypeChecker();

/** What each exported function of a source file whose name begins with `read` returns. */
function returnTypes(file: string): Map<string, ts.Type> {
  const source = program.getSourceFile(join(ROOT, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module`);
  const readers = checker.getExportsOfModule(module).filter(({ name }) => name.startsWith("read"));
  return new Map(
    readers.map((symbol) => {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (!signature) throw new Error(`${symbol.name} is no function`);
      return [symbol.name, signature.getReturnType()];
    }),
  );
}

/** A type as far as a value can be of it. */
type Shape =
  | { kind: "unknown" | "object" | "string" | "number" | "boolean" }
  | { kind: "literal"; value: unknown }
  | { kind: "array"; element: Shape }
  | { kind: "members"; members: Map<string, Member>; index: Shape | undefined }
  | { kind: "union"; alternatives: Shape[] };

type Member = { shape: Shape; optional: boolean };

const shapes = new Map<ts.Type, Shape>();

function shapeOf(type: ts.Type): Shape {
  const known = shapes.get(type);
  if (known) return known;
  const shape = readShape(type);
  shapes.set(type, shape);
  return shape;
}

const KINDS: [ts.TypeFlags, Shape][] = [
  [ts.TypeFlags.Unknown, { kind: "unknown" }],
  [ts.TypeFlags.NonPrimitive, { kind: "object" }],
  [ts.TypeFlags.String, { kind: "string" }],
  [ts.TypeFlags.Number, { kind: "number" }],
  [ts.TypeFlags.Boolean, { kind: "boolean" }],
  [ts.TypeFlags.Null, { kind: "literal", value: null }],
  [ts.TypeFlags.Undefined, { kind: "literal", value: undefined }],
];

function readShape(type: ts.Type): Shape {
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: "literal", value: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return { kind: "literal", value: checker.typeToString(type) === "true" };
  }
  const [, simple] = KINDS.find(([flag]) => type.flags & flag) ?? [];
  if (simple) return simple;
  if (type.isUnion()) return { kind: "union", alternatives: type.types.map(shapeOf) };
  // `string & {}`, the open part of an open set.
  if (type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String)) return { kind: "string" };
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    if (element) return { kind: "array", element: shapeOf(element) };
  }
  const isPlain = type.getCallSignatures().length + type.getConstructSignatures().length === 0;
  if (!(type.flags & ts.TypeFlags.Object) || !isPlain) {
    throw new Error(`a type this test cannot read: ${checker.typeToString(type)}`);
  }
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return {
    kind: "members",
    members: new Map(
      type.getProperties().map((property) => [
        property.name,
        {
          shape: shapeOf(checker.getTypeOfSymbol(property)),
          optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
        },
      ]),
    ),
    index: index && shapeOf(index),
  };
}

// What fits

const isLiteral = (shape: Shape): boolean =>
  shape.kind === "literal" || (shape.kind === "union" && shape.alternatives.every(isLiteral));

/** The alternatives that no member of literals, which all of them have, tells apart from a value, as `type` does. */
function notToldApart(alternatives: readonly Shape[], value: Members): Shape[] {
  const objects = alternatives.flatMap((shape) => (shape.kind === "members" ? [shape] : []));
  const shared = [...(objects[0]?.members.keys() ?? [])].filter((name) =>
    objects.every(({ members }) => isLiteral(members.get(name)?.shape ?? { kind: "unknown" })),
  );
  return objects.filter(({ members }) =>
    shared.every((name) => misfit(members.get(name)?.shape as Shape, value[name]) === undefined),
  );
}

/** Says where and how a value is not of a type: nothing for one that is. */
function misfit(shape: Shape, value: unknown, path = "value"): string | undefined {
  switch (shape.kind) {
    case "unknown":
      return undefined;
    case "literal":
      return value === shape.value ? undefined : `${path} is not ${JSON.stringify(shape.value)}`;
    case "object":
      return typeof value === "object" && value !== null ? undefined : `${path} is no object`;
    case "array": {
      if (!Array.isArray(value)) return `${path} is no array`;
      return firstOf(value.keys(), (index) => misfit(shape.element, value[index], `${path}[${index}]`));
    }
    case "members":
      return misfitMembers(shape, value, path);
    case "union":
      return misfitUnion(shape.alternatives, value, path);
    case "string":
      return typeof value === "string" ? undefined : `${path} is no string`;
    case "number":
      return typeof value === "number" ? undefined : `${path} is no number`;
    case "boolean":
      return typeof value === "boolean" ? undefined : `${path} is no boolean`;
  }
}

function firstOf<T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function misfitMembers(shape: Shape & { kind: "members" }, value: unknown, path: string): string | undefined {
  if (!isMembers(value)) return `${path} is no object with members`;
  const misfitMember = ([name, { shape: member, optional }]: [string, Member]) => {
    if (!optional && !(name in value)) return `${path}.${name} is missing`;
    return misfit(member, value[name], `${path}.${name}`);
  };
  const { index, members } = shape;
  const further = index && index.kind !== "unknown" ? Object.keys(value).filter((name) => !members.has(name)) : [];
  return (
    firstOf(members, misfitMember) ?? firstOf(further, (name) => misfit(index as Shape, value[name], `${path}.${name}`))
  );
}

/**
 * A value of a union fits one alternative. Where no literal tells the alternatives apart, a user asks with `in`, and the
 * compiler then promises the alternatives that name the member: it must fit one of these too. A member that is undefined
 * counts as absent, as everywhere: JSON has none.
 */
function misfitUnion(alternatives: readonly Shape[], value: unknown, path: string): string | undefined {
  const misfits = alternatives.map((alternative) => misfit(alternative, value, path));
  if (!misfits.includes(undefined)) return misfits.find((each) => each?.includes(`${path}.`)) ?? misfits[0];
  if (!isMembers(value)) return undefined;
  const candidates = notToldApart(alternatives, value);
  const present = Object.keys(value).filter((name) => value[name] !== undefined);
  return firstOf(present, (name) => {
    const naming = candidates.filter((shape) => shape.kind === "members" && shape.members.has(name));
    const fits = (shape: Shape) => misfits[alternatives.indexOf(shape)] === undefined;
    return naming.length > 0 && !naming.some(fits) ? `${path}: "${name}" in it promises ${path}.${name}` : undefined;
  });
}

// Values

const OTHER_VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  Number.NaN,
  "",
  "x",
  [],
  [null],
  ["x"],
  [{}],
  {},
  { a: null },
  { type: "hologram" },
  { role: "user", content: { type: "hologram" } },
];
const EXTRA_NAMES = ["title", "_meta", "x-extra", "__proto__"];

const otherValue = fc.constantFrom(...OTHER_VALUES);

/** Values of a type, where any part is something else now and then, or is missing. */
function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  const right = rightValuesOf(shape);
  return fc.oneof({ weight: 80, arbitrary: right }, { weight: 1, arbitrary: otherValue });
}

function rightValuesOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case "unknown":
      return fc.constantFrom<unknown>(0, "x", false, null, { a: null }, [null]);
    case "object":
      return fc.constantFrom({}, { a: null });
    case "string":
      return fc.constantFrom("", "a", "Ω");
    case "number":
      return fc.constantFrom(0, 1, 1, 1, 1, 1, 7, 0.5, -1);
    case "boolean":
      return fc.boolean();
    case "literal":
      return fc.constant(shape.value);
    case "array":
      return fc.array(valuesOf(shape.element), { maxLength: 2 });
    case "union":
      return unionValuesOf(shape.alternatives);
    case "members": {
      const members = [...shape.members].map(([name, member]) => [name, memberValuesOf(member)] as const);
      const value = shape.index ? valuesOf(shape.index) : otherValue;
      const names = shape.index ? ["a", "b c", "__proto__"] : EXTRA_NAMES;
      const extra = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 2, noNullPrototype: true });
      const more = fc.oneof(
        { weight: shape.index ? 1 : 30, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: extra },
      );
      return fc
        .tuple(more, fc.record(Object.fromEntries(members)))
        .map(([extras, named]) => ({ ...extras, ...Object.fromEntries(Object.entries(named).filter(isPresent)) }));
    }
  }
}

/** Values of the alternatives, now and then with something else under a member's name of another alternative. */
function unionValuesOf(alternatives: readonly Shape[]): fc.Arbitrary<unknown> {
  const right = fc.oneof(...alternatives.map(rightValuesOf));
  const names = alternatives.flatMap((shape) => (shape.kind === "members" ? [...shape.members.keys()] : []));
  if (names.length === 0) return right;
  const mixed = fc
    .tuple(right, fc.constantFrom(...names), otherValue)
    .map(([value, name, other]) =>
      isMembers(value) && !Object.hasOwn(value, name) ? { ...value, [name]: other } : value,
    );
  return fc.oneof({ weight: 15, arbitrary: right }, { weight: 1, arbitrary: mixed });
}

/** Stands for a member that is missing: one may also be there and be undefined. */
const ABSENT = Symbol("absent");
const isPresent = ([, value]: [string, unknown]) => value !== ABSENT;

function memberValuesOf({ shape, optional }: Member): fc.Arbitrary<unknown> {
  const absent = { weight: optional ? 60 : 1, arbitrary: fc.constant(ABSENT) };
  const none = { weight: optional ? 2 : 1, arbitrary: fc.constant(null) };
  return fc.oneof({ weight: 80, arbitrary: valuesOf(shape) }, absent, none);
}

const copy = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

type Holder = { [key: string | number]: unknown };

function placesIn(value: unknown): [holder: Holder, key: string | number][] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [[holder, key] as [Holder, string | number], ...placesIn(holder[key])]);
}

/** Known values with something else in one place or two. */
function changed(known: readonly unknown[]): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.nat({ max: 1e6 }), otherValue);
  return fc.tuple(fc.constantFrom(...known), fc.array(change, { maxLength: 2 })).map(([value, changes]) => {
    const root: Holder = { value: copy(value) };
    for (const [at, other] of changes) {
      const places = placesIn(root);
      const [holder, key] = places[at % places.length] ?? [root, "value"];
      holder[key] = copy(other);
    }
    return root["value"];
  });
}

const ENVELOPE: { [member: string]: string } = {
  protocolVersion: "io.modelcontextprotocol/protocolVersion",
  clientCapabilities: "io.modelcontextprotocol/clientCapabilities",
  clientInfo: "io.modelcontextprotocol/clientInfo",
  logLevel: "io.modelcontextprotocol/logLevel",
};

/** Params that carry what `readRequestMeta` gives back. */
const inEnvelope = (value: unknown): unknown =>
  isMembers(value)
    ? { _meta: Object.fromEntries(Object.entries(value).map(([name, member]) => [ENVELOPE[name] ?? name, member])) }
    : value;

type Message = { params?: unknown; result?: unknown };

/** The params and the results on the official pages. */
const messages: Message[] = REVISIONS.flatMap((revision) =>
  SPEC_DIR === undefined
    ? []
    : JSON.parse(readFileSync(join(SPEC_DIR, revision, "messages.json"), "utf8")).map(
        ({ message }: { message: Message }) => message,
      ),
);
const knownParams = messages.flatMap((message) => ("params" in message ? [message.params] : []));
const knownResults = [
  ...messages.flatMap((message) => ("result" in message ? [message.result] : [])),
  ...resultCases.map(({ result }) => result),
];

function samples(made: fc.Arbitrary<unknown>, read: (value: unknown) => unknown, known: readonly unknown[]): unknown[] {
  const own = known.filter((value) => !("thrown" in outcomeOf(() => read(value))));
  const arbitrary = own.length === 0 ? made : fc.oneof(made, made, changed(own));
  return fc.sample(arbitrary, { numRuns: VALUES, seed: SEED });
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  }
  return value;
}

type Outcome = { value: unknown } | { thrown: unknown };

function outcomeOf(read: () => unknown): Outcome {
  try {
    return { value: read() };
  } catch (thrown) {
    return { thrown };
  }
}

const show = (value: unknown) =>
  JSON.stringify(value, (_, each) => (each === undefined || Number.isNaN(each) ? String(each) : each));

// What the lenient readings may change

const BLOCK_TYPES = ["text", "image", "audio", "resource_link", "resource"];
const isUnknownBlock = (value: unknown) =>
  isMembers(value) && typeof value["type"] === "string" && !BLOCK_TYPES.includes(value["type"]);

/** The members whose values are the sender's own. */
const OPAQUE = ["structuredContent", "_meta", "inputSchema", "outputSchema"];

/**
 * Says what a lenient reading changed that it may not change: it may leave out members that are null and unknown content,
 * and add an empty `content`. Gives whether it changed anything.
 */
function change(
  before: unknown,
  after: unknown,
  { nullAsAbsent, skipUnknownContent }: Options,
  path = "value",
): boolean {
  if (before === after || (Number.isNaN(before) && Number.isNaN(after))) return false;
  let isChanged = false;
  const at = (...args: [before: unknown, after: unknown, path: string]) => {
    const [one, other, inner] = args;
    if (change(one, other, { nullAsAbsent, skipUnknownContent }, inner)) isChanged = true;
  };
  if (Array.isArray(before) && Array.isArray(after)) {
    const isSkipped = (item: unknown) =>
      isUnknownBlock(item) || (path === "value.messages" && isMembers(item) && isUnknownBlock(item["content"]));
    const mayBeSkipped = skipUnknownContent && ["value.content", "value.messages"].includes(path);
    const kept = mayBeSkipped ? before.filter((item) => !isSkipped(item)) : before;
    if (kept.length !== after.length) throw new Error(`${path} has another length`);
    isChanged = kept.length !== before.length;
    for (const [index, item] of kept.entries()) at(item, after[index], `${path}[${index}]`);
  } else if (isMembers(before) && isMembers(after)) {
    const sent = Object.entries(before).filter(([name, member]) => name !== "content" || member !== undefined);
    for (const [name, member] of sent) {
      if (Object.hasOwn(after, name)) {
        if (OPAQUE.includes(name) && after[name] !== member && !Number.isNaN(member)) {
          throw new Error(`${path}.${name} is no longer what was sent`);
        }
        at(member, after[name], `${path}.${name}`);
      } else if (member === null && nullAsAbsent) isChanged = true;
      else throw new Error(`${path}.${name} is lost`);
    }
    for (const name of Object.keys(after)) {
      if (sent.some(([one]) => one === name)) continue;
      const isEmpty = Array.isArray(after[name]) && after[name].length === 0;
      if (path !== "value" || name !== "content" || !isEmpty) throw new Error(`${path}.${name} is new`);
      isChanged = true;
    }
  } else throw new Error(`${path} is another value`);
  if (!isChanged) throw new Error(`${path} is a copy though nothing changed`);
  return true;
}

type Options = { nullAsAbsent: boolean; skipUnknownContent: boolean };

const LENIENT: Options[] = [
  { nullAsAbsent: true, skipUnknownContent: false },
  { nullAsAbsent: false, skipUnknownContent: true },
  { nullAsAbsent: true, skipUnknownContent: true },
];
const STRICT: Options = { nullAsAbsent: false, skipUnknownContent: false };

// The tests

/** A fault that is known, by what the tests say of it. One that never occurs fails the tests. */
type Exception = { fault: RegExp; reason: string };

const EXCEPTIONS: readonly Exception[] = [];
const met = new Set<Exception>();

/** The faults that are no exceptions. */
const unknownOf = (faults: readonly string[]): string[] =>
  faults.filter((fault) => {
    const exception = EXCEPTIONS.find((each) => each.fault.test(fault));
    if (exception) met.add(exception);
    return exception === undefined;
  });

const byName = (module: object) => new Map<string, (...args: unknown[]) => unknown>(Object.entries(module));
const resultReaders = byName(results);
const paramsReaders = byName(params);
const resultTypes = returnTypes("src/results.ts");
const paramsTypes = returnTypes("src/params.ts");

describe("what the readers of results give back", () => {
  it("is of 10 types", () => {
    expect([...resultTypes.keys()]).toHaveLength(10);
  });

  it.each([...resultTypes.keys()])("%s", (name) => {
    const shape = shapeOf(resultTypes.get(name) as ts.Type);
    const read = resultReaders.get(name) as (...args: unknown[]) => unknown;
    const faults: string[] = [];
    const counts = { taken: 0, takenOnlyLeniently: 0, changed: 0 };
    for (const value of samples(valuesOf(shape), (each) => read(each), knownResults)) {
      freeze(value);
      const report = (what: string) => faults.push(`${what}: ${show(value)}`);
      /** What a reading gives, once everything is seen to be true of it. */
      const check = (options: Options): unknown => {
        const outcome = outcomeOf(() => read(value, options));
        if ("thrown" in outcome) {
          if (!(outcome.thrown instanceof results.InvalidResultError)) report(String(outcome.thrown));
          // The values have no getters: only a write to the frozen input is left.
          else if (outcome.thrown.message.endsWith("cannot be read")) report("the input was written to");
          return undefined;
        }
        const fault = misfit(shape, outcome.value);
        if (fault !== undefined) report(fault);
        const { thrown, value: isChanged } = outcomeOf(() => change(value, outcome.value, options)) as {
          thrown?: Error;
          value?: boolean;
        };
        if (thrown) report(thrown.message);
        if (isChanged) counts.changed++;
        const again = outcomeOf(() => read(outcome.value));
        if (!("value" in again) || again.value !== outcome.value) report("what is given back does not read as itself");
        return outcome.value;
      };
      const strictly = check(STRICT);
      if (strictly !== undefined) counts.taken++;
      for (const options of LENIENT) {
        const leniently = check(options);
        if (strictly === undefined && leniently !== undefined) counts.takenOnlyLeniently++;
        // Where the strict reading takes a value, there was nothing to be lenient about.
        if (strictly === value && leniently !== value) report("a lenient reading changed what a strict one takes");
      }
    }
    console.log(
      `${name}: ${counts.taken} taken, ${counts.takenOnlyLeniently} only leniently, ${counts.changed} changed copies`,
    );
    expect(unknownOf(faults).slice(0, 5)).toEqual([]);
    expect(counts.taken).toBeGreaterThan(2_000);
  });
});

describe("what the readers of params give back", () => {
  it("is of 22 types", () => {
    expect([...paramsTypes.keys()]).toHaveLength(22);
  });

  it.each([...paramsTypes.keys()])("%s", (name) => {
    const shape = shapeOf(paramsTypes.get(name) as ts.Type);
    const read = paramsReaders.get(name) as (...args: unknown[]) => unknown;
    const made = name === "readRequestMeta" ? valuesOf(shape).map(inEnvelope) : valuesOf(shape);
    const faults: string[] = [];
    let taken = 0;
    for (const value of samples(made, read, knownParams)) {
      freeze(value);
      const outcome = outcomeOf(() => read(value));
      if ("thrown" in outcome) {
        const message = String(outcome.thrown);
        if (!message.startsWith("McpError: params") || message.endsWith("cannot be read")) {
          faults.push(`${message}: ${show(value)}`);
        }
        continue;
      }
      taken++;
      const fault = misfit(shape, outcome.value);
      if (fault !== undefined) faults.push(`${fault}: ${show(value)}`);
    }
    console.log(`${name}: ${taken} taken`);
    expect(unknownOf(faults).slice(0, 5)).toEqual([]);
    expect(taken).toBeGreaterThan(2_000);
  });
});

const title = "changes the params and the results on the official pages, and those of the cases";

it.skipIf(SPEC_DIR === undefined)(SPEC_DIR === undefined ? `${title} (${NO_SPEC})` : title, () => {
  expect([knownParams.length, knownResults.length]).toEqual([108, 147]);
});

it("meets each exception", () => {
  expect(EXCEPTIONS.filter((exception) => !met.has(exception))).toEqual([]);
});

describe("the walk through a type", () => {
  const misfitOf = (name: string, value: unknown) =>
    misfit(shapeOf((resultTypes.get(name) ?? paramsTypes.get(name)) as ts.Type), value);
  const tool = (members: Members) => ({ tools: [{ name: "", inputSchema: { type: "object" }, ...members }] });
  const server = (capabilities: Members) => ({
    protocolVersion: "",
    capabilities,
    serverInfo: { name: "", version: "" },
  });
  const field = (members: Members) => ({
    message: "",
    requestedSchema: { type: "object", properties: { a: members } },
  });

  it.each<[string, unknown]>([
    ["readToolCallResult", { content: [] }],
    ["readToolCallResult", { content: [{ type: "text", text: "", data: 1 }], isError: undefined, extra: 1 }],
    ["readToolCallResult", { content: [], structuredContent: null, resultType: "any" }],
    ["readToolsListResult", tool({ title: "", outputSchema: { type: ["string"], extra: 1 } })],
    ["readReadResourceResult", { contents: [{ uri: "", text: "", blob: "" }] }],
    ["readInitializeResult", server({ experimental: { a: {} }, logging: { a: 1 } })],
    ["readElicitParams", field({ type: "string", enum: ["a"] })],
    ["readLoggingMessageParams", { level: "info", data: undefined }],
  ])("lets %s give %j", (name, value) => {
    expect(misfitOf(name, value)).toBe(undefined);
  });

  it.each<[string, unknown, string]>([
    ["readToolCallResult", null, "value is no object with members"],
    ["readToolCallResult", [], "value is no object with members"],
    ["readToolCallResult", {}, "value.content is missing"],
    ["readToolCallResult", { content: { length: 0 } }, "value.content is no array"],
    ["readToolCallResult", { content: [], isError: null }, "value.isError is not undefined"],
    ["readToolCallResult", { content: [], resultType: 1 }, "value.resultType is not undefined"],
    ["readToolCallResult", { content: [{ type: "text", text: 1 }] }, "value.content[0].text is no string"],
    ["readToolsListResult", tool({ name: 1 }), "value.tools[0].name is no string"],
    [
      "readToolsListResult",
      tool({ inputSchema: { type: "array" } }),
      'value.tools[0].inputSchema.type is not "object"',
    ],
    [
      "readResourcesListResult",
      { resources: [{ uri: "", name: "", size: "1" }] },
      "value.resources[0].size is not undefined",
    ],
    ["readReadResourceResult", { contents: [{ uri: "" }] }, "value.contents[0].text is missing"],
    [
      "readReadResourceResult",
      { contents: [{ uri: "", text: "", blob: 1 }] },
      'value.contents[0]: "blob" in it promises value.contents[0].blob',
    ],
    ["readInitializeResult", { ...server({}), serverInfo: { name: "" } }, "value.serverInfo.version is missing"],
    ["readLoggingMessageParams", { level: "info" }, "value.data is missing"],
    [
      "readElicitParams",
      field({ type: "string", enum: ["a"], oneOf: 1 }),
      'value.requestedSchema.properties.a: "oneOf" in it promises value.requestedSchema.properties.a.oneOf',
    ],
  ])("does not let %s give %j", (name, value, what) => {
    expect(misfitOf(name, value)).toBe(what);
  });

  it.each<[string, unknown]>([
    ["readToolsListResult", tool({ outputSchema: { required: [1] } })],
    ["readToolsListResult", tool({ annotations: { title: 1 } })],
    ["readToolsListResult", tool({ execution: { taskSupport: "always" } })],
    ["readToolsListResult", tool({ icons: [{ src: "", theme: "grey" }] })],
    ["readInitializeResult", server({ experimental: { a: 1 } })],
    ["readInitializeResult", server({ tasks: { requests: { tools: { call: 1 } } } })],
    ["readGetPromptResult", { messages: [{ role: "system", content: { type: "text", text: "" } }] }],
    ["readGetPromptResult", { messages: [{ role: "user", content: { type: "hologram" } }] }],
    ["readGetPromptParams", { name: "", arguments: { a: 1 } }],
    ["readCreateMessageParams", { messages: [], maxTokens: 1, tools: [{}] }],
  ])("does not let %s give %j either", (name, value) => {
    expect(misfitOf(name, value)).toBeTypeOf("string");
  });
});

describe("the look at what a lenient reading changed", () => {
  const both: Options = { nullAsAbsent: true, skipUnknownContent: true };
  const [text, hologram] = [{ type: "text", text: "" }, { type: "hologram" }];
  const content = [text];

  it("sees that nothing changed", () => {
    expect(change(content, content, STRICT)).toBe(false);
  });

  it.each<[unknown, unknown]>([
    [{ content, _meta: null }, { content }],
    [{ content: [hologram, text] }, { content }],
    [{ structuredContent: 1 }, { structuredContent: 1, content: [] }],
    [{ messages: [{ role: "user", content: hologram }] }, { messages: [] }],
  ])("lets %j become %j", (before, after) => {
    expect(change(before, after, both)).toBe(true);
  });

  it.each<[unknown, unknown, Options, string]>([
    [{ content, _meta: null }, { content }, STRICT, "value._meta is lost"],
    [{ content, _meta: {} }, { content }, both, "value._meta is lost"],
    [{ content }, { content: [text] }, both, "value.content is a copy though nothing changed"],
    [{ content: [text, text] }, { content }, both, "value.content has another length"],
    [{ content: [hologram] }, { content: [] }, STRICT, "value.content has another length"],
    [{ content }, { content, extra: 1 }, both, "value.extra is new"],
    [{ content, a: 1 }, { content, a: 2 }, both, "value.a is another value"],
    [{ content, _meta: { a: null } }, { content, _meta: {} }, both, "value._meta is no longer what was sent"],
  ])("does not let %j become %j", (before, after, options, what) => {
    expect(() => change(before, after, options)).toThrow(what);
  });
});
