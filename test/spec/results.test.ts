/**
 * The readers of results against the official schemas, both ways, over values that are made from the schemas and over
 * the official and recorded results, changed here and there: what a reader takes, every revision's schema takes, and
 * what a revision's schema takes, the reader takes, but for the named differences.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as results from "../../src/results.js";
import cases from "../cases/results.json" with { type: "json" };
import { type Definitions, REVISIONS, type Revision, type Schema } from "./parity.js";
import { LENIENCIES, type Leniency, type Members, STRICTNESSES, type Strictness } from "./results-differences.js";
import { NO_SPEC, SPEC_DIR } from "./spec-dir.js";

const { InvalidResultError } = results;

/** Fixed, so that a failure comes again. */
const SEED = 20_260_728;
/** How many values of each kind each reader gets. */
const MADE = 10_000;
const CHANGED = 10_000;

type Read = (result: unknown) => unknown;

/** Each reader, its definition, a member by which such a result is known, and how many official and recorded ones. */
const READERS: [name: string, read: Read, definition: string, member: string, known: number][] = [
  ["readToolCallResult", results.readToolCallResult, "CallToolResult", "content", 57],
  ["readToolsListResult", results.readToolsListResult, "ListToolsResult", "tools", 16],
  ["readPromptsListResult", results.readPromptsListResult, "ListPromptsResult", "prompts", 8],
  ["readGetPromptResult", results.readGetPromptResult, "GetPromptResult", "messages", 10],
  ["readResourcesListResult", results.readResourcesListResult, "ListResourcesResult", "resources", 8],
  [
    "readResourceTemplatesListResult",
    results.readResourceTemplatesListResult,
    "ListResourceTemplatesResult",
    "resourceTemplates",
    8,
  ],
  ["readReadResourceResult", results.readReadResourceResult, "ReadResourceResult", "contents", 9],
  ["readCompletionCompleteResult", results.readCompletionCompleteResult, "CompleteResult", "completion", 14],
  ["readInitializeResult", results.readInitializeResult, "InitializeResult", "serverInfo", 8],
  ["readDiscoverResult", results.readDiscoverResult, "DiscoverResult", "supportedVersions", 4],
];

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const copy = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

// The schemas

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(SPEC_DIR ?? "", ...path), "utf8"));

type Source = { definitions: Definitions; validators: (definition: string) => ValidateFunction | undefined };

function readSource(revision: Revision): Source {
  const schema = readJson(revision, "schema.json");
  const is2020 = revision >= "2025-11-25";
  const ajv = new (is2020 ? Ajv2020 : Ajv)({ strict: false });
  formats.default(ajv, ["byte", "uri", "uri-template"]);
  ajv.addSchema(schema, "mcp");
  const key = is2020 ? "$defs" : "definitions";
  const definitions: Definitions = schema[key];
  return {
    definitions,
    validators: (name) => (definitions[name] ? ajv.compile({ $ref: `mcp#/${key}/${name}` }) : undefined),
  };
}

// Values made from schemas

/** A schema, and the definitions that it refers to. */
type Place = { schema: Schema & { format?: string; minimum?: number }; definitions: Definitions };

const OTHER_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  "",
  "x",
  "object",
  "complete",
  "input_required",
  [],
  [null],
  ["x"],
  [{}],
  {},
  { a: null },
  { a: 1.5 },
  { a: {} },
  { type: "text" },
];
const FORMATS: { [format: string]: string[] } = {
  uri: ["a:b", "file:///a", "https://a.example/b?c#d"],
  byte: ["", "aGk="],
  "uri-template": ["a:{b}", "file:///{path}"],
};
const EXTRA_NAMES = ["title", "_meta", "text", "blob", "x-extra", "constructor", "toString", "__proto__"];

const otherValue = fc.constantFrom(...OTHER_VALUES);
const jsonObject = fc.constantFrom<Members>({}, { a: 1 }, { a: "x", b: [true, {}] }, { a: null }, { a: { b: 0.5 } });

const often = <T>(value: fc.Arbitrary<T>) => ({ weight: 60, arbitrary: value });
const seldom = <T>(value: fc.Arbitrary<T>, weight = 1) => ({ weight, arbitrary: value });

/** Values for one place of several revisions at once, so that members of different revisions meet. */
function valuesAt(places: readonly Place[]): fc.Arbitrary<unknown> {
  const resolved = places.flatMap(alternativesAt);
  const objects = resolved.filter(({ schema }) => schema.type === "object");
  const variants = new Map<unknown, Place[]>();
  for (const place of objects) {
    const variant = place.schema.properties?.["type"]?.const ?? "";
    variants.set(variant, [...(variants.get(variant) ?? []), place]);
  }
  const arrays = resolved.filter(({ schema }) => schema.type === "array");
  const single = resolved.filter(({ schema }) => schema.type !== "object" && schema.type !== "array");
  return fc.oneof(
    ...[...variants.values()].map(objectsAt),
    ...(arrays.length > 0 ? [arraysAt(arrays)] : []),
    ...single.map(singleValuesAt),
  );
}

function alternativesAt({ schema, definitions }: Place): Place[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    const target = definitions[name];
    if (target === undefined) throw new Error(`the schema has no ${name}`);
    // Its values hold values of its own kind; which they are is no matter here.
    if (name.startsWith("JSON")) return [{ schema: { type: "object" }, definitions: {} }];
    return alternativesAt({ schema: target, definitions });
  }
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((each) => alternativesAt({ schema: each, definitions }));
  return [{ schema, definitions }];
}

function objectsAt(places: readonly Place[]): fc.Arbitrary<unknown> {
  const names = new Set(places.flatMap(({ schema }) => Object.keys(schema.properties ?? {})));
  const members = [...names].map((name) => {
    const having = places.filter(({ schema }) => schema.properties?.[name]);
    const isRequired = having.length === places.length && places.every(({ schema }) => schema.required?.includes(name));
    const right = valuesAt(
      having.map(({ schema, definitions }) => ({ schema: schema.properties?.[name] as Schema, definitions })),
    );
    const absent = fc.constant(undefined);
    return [name, fc.oneof(often(right), seldom(otherValue), seldom(absent, isRequired ? 1 : 50))] as const;
  });
  const known = fc.record(Object.fromEntries(members)).map(withoutUndefined);
  const isMap = places.some(({ schema }) => names.size === 0 || isMembers(schema.additionalProperties));
  const values = places.flatMap(({ schema, definitions }) =>
    isMembers(schema.additionalProperties) ? [{ schema: schema.additionalProperties as Schema, definitions }] : [],
  );
  const entry = fc.oneof(often(values.length > 0 ? valuesAt(values) : otherValue), seldom(otherValue));
  const further = fc.dictionary(fc.constantFrom("a", "b c", "__proto__"), entry, { maxKeys: 2, noNullPrototype: true });
  const extra = fc.dictionary(fc.constantFrom(...EXTRA_NAMES), otherValue, { maxKeys: 1, noNullPrototype: true });
  const more = isMap ? further : fc.oneof(often(fc.constant<Members>({})), seldom(extra, 4));
  return fc.tuple(more, known).map(([extras, named]) => ({ ...extras, ...named }));
}

const withoutUndefined = (value: Members): Members =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

function arraysAt(places: readonly Place[]): fc.Arbitrary<unknown> {
  const items = valuesAt(places.map(({ schema, definitions }) => ({ schema: schema.items ?? {}, definitions })));
  const few = fc.array(fc.oneof(often(items), seldom(otherValue)), { maxLength: 2 });
  // More than the most that a schema takes.
  const many = fc.constant(Array.from({ length: 101 }, () => "a"));
  return places.every(({ schema }) => schema.items?.type === "string") ? fc.oneof(often(few), seldom(many)) : few;
}

function singleValuesAt({ schema }: Place): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return fc.constantFrom(...(FORMATS[schema.format ?? ""] ?? ["", "a", "Ω"]));
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.constantFrom(0, 1, ...(schema.type === "integer" && schema.minimum === undefined ? [-7, 1e300] : []));
    case undefined:
      return fc.oneof(jsonObject, otherValue);
    default:
      throw new Error(`a schema this test cannot read: ${JSON.stringify(schema)}`);
  }
}

// Known results, changed

/** The official examples, the results on the official pages, and those of the cases, as servers sent them. */
function knownResults(member: string, definition: string): unknown[] {
  const examples = join("2026-07-28/examples", definition);
  const messages = REVISIONS.flatMap((revision) => readJson(revision, "messages.json"));
  return [
    ...(definition === "InitializeResult" ? [] : readdirSync(join(SPEC_DIR ?? "", examples))).map((file) =>
      readJson(examples, file),
    ),
    ...messages.flatMap(({ message }) =>
      isMembers(message.result) && member in message.result ? [message.result] : [],
    ),
    ...cases.flatMap(({ reader, result }) =>
      READERS.find(([name]) => name === reader)?.[3] === member ? [result] : [],
    ),
  ];
}

type Holder = { [key: string | number]: unknown };

/** Every member and item of a value, with what holds it. */
function placesIn(value: unknown): [holder: Holder, key: string | number][] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [[holder, key] as [Holder, string | number], ...placesIn(holder[key])]);
}

function remove(holder: Holder, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(key as number, 1);
  else delete holder[key];
}

/** A key named __proto__ is a member too. */
function put(holder: Holder, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

/** What can happen to a member, with another value and another member's name and value to hand. */
type Change = (holder: Holder, key: string | number, other: unknown, borrowed: [name: string, value: unknown]) => void;

const CHANGES: { [what: string]: Change } = {
  dropped: remove,
  "made null": (holder, key) => put(holder, key, null),
  "made something else": (holder, key, other) => put(holder, key, copy(other)),
  "given another one's value": (holder, key, _, [, value]) => put(holder, key, copy(value)),
  "wrapped in an array": (holder, key) => put(holder, key, [holder[key]]),
  "wrapped in an object": (holder, key) => put(holder, key, { value: holder[key] }),
  unwrapped: (holder, key) => {
    const inner = holder[key];
    if (typeof inner === "object" && inner !== null) put(holder, key, Object.values(inner)[0] ?? null);
  },
  doubled: (holder, key, _, [name]) => {
    if (Array.isArray(holder)) holder.push(copy(holder[key as number]));
    else put(holder, name, copy(holder[key]));
  },
  "joined by another one": (holder, _, __, [name, value]) => {
    if (!Array.isArray(holder)) put(holder, name, copy(value));
  },
  "joined by something": (holder, _, other, [name]) => {
    if (!Array.isArray(holder)) put(holder, name, copy(other));
  },
};

/** Every member by name that is seen anywhere in some values, each once. */
function membersIn(values: readonly unknown[]): [name: string, value: unknown][] {
  const seen = new Map<string, [string, unknown]>();
  for (const [holder, key] of values.flatMap(placesIn)) {
    if (typeof key === "string") seen.set(JSON.stringify([key, holder[key]]), [key, holder[key]]);
  }
  return [...seen.values()];
}

function changedResults(known: readonly unknown[], borrowed: [string, unknown][]): fc.Arbitrary<unknown> {
  const change = fc.tuple(
    fc.constantFrom(...Object.values(CHANGES)),
    fc.nat({ max: 1e6 }),
    otherValue,
    fc.constantFrom(...borrowed),
  );
  return fc
    .tuple(fc.constantFrom(...known), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([result, changes]) => {
      const root = { result: copy(result) };
      for (const [apply, place, other, member] of changes) {
        const places = placesIn(root);
        const [holder, key] = places[place % places.length] ?? [root, "result"];
        apply(holder, key, other, member);
      }
      return root.result;
    });
}

// The comparison

type Differences = { leniencies: readonly Leniency[]; strictnesses: readonly Strictness[] };
type Validate = (value: unknown) => boolean;
type Validators = ReadonlyMap<Revision, Validate>;
type Outcome = { value: unknown } | { path: string };

function outcomeOf(read: Read, result: unknown): Outcome {
  try {
    return { value: read(result) };
  } catch (thrown) {
    if (!(thrown instanceof InvalidResultError)) throw thrown;
    return { path: thrown.path };
  }
}

function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([\w$]+)/g)].map(([, index, quoted, name]) =>
    index !== undefined ? Number(index) : quoted !== undefined ? JSON.parse(quoted) : (name as string),
  );
}

type Path = readonly (string | number)[];

/** A copy of a result with something else, or nothing, at a path; `undefined` where nothing holds the path. */
function withAt(result: unknown, path: Path, ...value: [unknown?]): unknown {
  const root = { result: copy(result) };
  const keys = ["result", ...path];
  const last = keys.pop() as string | number;
  let holder: unknown = root;
  for (const key of keys) holder = typeof holder === "object" && holder !== null ? (holder as Holder)[key] : undefined;
  if (typeof holder !== "object" || holder === null) return undefined;
  if (value.length === 0) remove(holder as Holder, last);
  else put(holder as Holder, last, value[0]);
  return root.result;
}

const PROBES: readonly unknown[] = [null, 0, 0.5, "", true, [], [0], {}, { a: null }];

class Comparison {
  readonly faults: string[] = [];
  readonly counts = { values: 0, taken: 0, refused: 0, takenAgainstAll: 0 };
  /** The differences that occurred, each as its name and a revision. */
  readonly occurred = new Set<string>();
  private readonly read: Read;
  private readonly validators: Validators;
  private readonly differences: Differences;

  constructor(read: Read, validators: Validators, differences: Differences) {
    this.read = read;
    this.validators = validators;
    this.differences = differences;
  }

  compare(result: unknown): void {
    this.counts.values++;
    const outcome = outcomeOf(this.read, result);
    const isTakenBy = (revision: Revision) => this.validators.get(revision)?.(result) === true;
    const takers = [...this.validators.keys()].filter(isTakenBy);
    const others = [...this.validators.keys()].filter((revision) => !takers.includes(revision));
    let faults: (string | undefined)[];
    if ("path" in outcome) {
      this.counts.refused++;
      const isSomewhere = withAt(result, keysOf(outcome.path), null) !== undefined;
      faults = isSomewhere
        ? takers.map((revision) => this.faultOfRefusing(result, outcome.path, revision))
        : [`nothing is at ${outcome.path}`];
    } else {
      this.counts.taken++;
      if (takers.length === 0) this.counts.takenAgainstAll++;
      faults = others.map((revision) => this.faultOfTaking(result, revision));
      if (outcome.value !== result && !isContentAdded(result, outcome.value)) faults.push("another value returned");
    }
    for (const fault of faults) if (fault !== undefined) this.faults.push(`${fault}: ${JSON.stringify(result)}`);
  }

  private faultOfTaking(result: unknown, revision: Revision): string | undefined {
    const isValid = this.validators.get(revision) as Validate;
    const entries = this.differences.leniencies.filter(({ revisions }) => revisions.includes(revision));
    const mendedBy = (leniencies: readonly Leniency[]) => {
      const mended = copy(result) as Members;
      for (const { mend } of leniencies) mend(mended);
      return mended;
    };
    if (!isValid(mendedBy(entries))) return `taken, and refused by ${revision}`;
    for (const entry of entries) {
      const name = `${entry.name} in ${revision}`;
      if (this.occurred.has(name)) continue;
      if (!isValid(mendedBy(entries.filter((other) => other !== entry)))) this.occurred.add(name);
    }
    return undefined;
  }

  private faultOfRefusing(result: unknown, refusedAt: string, revision: Revision): string | undefined {
    const isValid = this.validators.get(revision) as Validate;
    const takesAnythingAt = (rest: unknown, path: Path) => PROBES.every((probe) => isValid(withAt(rest, path, probe)));
    let rest = result;
    for (let at = refusedAt, left = 30; left > 0; left--) {
      const path = keysOf(at);
      const general = at.replace(/\[\d+\]/g, "[]");
      const value = path.reduce<unknown>((holder, key) => (holder as Holder)[key], rest);
      const entry = this.differences.strictnesses.find(
        (strictness) =>
          strictness.revisions.includes(revision) &&
          strictness.path.test(general) &&
          (strictness.value === undefined || strictness.value === value),
      );
      // What the schema says nothing about goes whole, since a part of it may be missing.
      const open = path.map((_, index) => path.slice(0, index + 1)).find((prefix) => takesAnythingAt(rest, prefix));
      if (entry === undefined || (open === undefined && entry.value === undefined)) {
        return `refused at ${at}, and taken by ${revision}`;
      }
      this.occurred.add(`${entry.name} in ${revision}`);
      rest = entry.value === undefined && open ? withAt(rest, open) : withAt(rest, path, "complete");
      const outcome = outcomeOf(this.read, rest);
      if (!("path" in outcome)) return undefined;
      at = outcome.path;
    }
    return `refused over and over, and taken by ${revision}`;
  }
}

const isContentAdded = (result: unknown, value: unknown): boolean =>
  isMembers(result) && !("content" in result) && JSON.stringify(value) === JSON.stringify({ ...result, content: [] });

const namesOf = ({ leniencies, strictnesses }: Differences): string[] =>
  [...leniencies, ...strictnesses].flatMap(({ name, revisions }) =>
    revisions.map((revision) => `${name} in ${revision}`),
  );

const DIFFERENCES: Differences = { leniencies: LENIENCIES, strictnesses: STRICTNESSES };

const title = SPEC_DIR === undefined ? `the readers of results (${NO_SPEC})` : "the readers of results";

describe.skipIf(SPEC_DIR === undefined)(title, () => {
  const sources = new Map<Revision, Source>();
  const occurred = new Set<string>();

  it.each(READERS)("%s agrees with the schemas", (name, read, definition, member, known) => {
    if (sources.size === 0) for (const revision of REVISIONS) sources.set(revision, readSource(revision));
    const having = [...sources].filter(([, { definitions }]) => definitions[definition]);
    const validators = new Map(
      having.map(([revision, source]) => [revision, source.validators(definition) as Validate]),
    );
    const places = having.map(([, { definitions }]) => ({ schema: { $ref: definition }, definitions }));
    const made = fc.oneof(...[...places.map((place) => [place]), ...places.map(() => places)].map(valuesAt));

    const comparison = new Comparison(read, validators, DIFFERENCES);
    const official = knownResults(member, definition);
    const values = fc.sample(made, { numRuns: MADE, seed: SEED });
    const changed = changedResults(official, membersIn([...official, ...values.slice(0, 200)]));
    values.push(...official, ...fc.sample(changed, { numRuns: CHANGED, seed: SEED }));
    for (const value of values) comparison.compare(copy(value));
    for (const each of comparison.occurred) occurred.add(each);

    const { counts, faults } = comparison;
    console.log(
      `${name}: ${counts.values} values, ${counts.taken} taken, ${counts.refused} refused; ` +
        `${counts.takenAgainstAll} taken as no single revision does`,
    );
    expect(faults.slice(0, 5)).toEqual([]);
    expect(official).toHaveLength(known);
    expect(counts.values).toBe(20_000 + known);
    expect(counts.taken).toBeGreaterThan(7_000);
    expect(counts.refused).toBeGreaterThan(7_000);
  });

  it("differ from them wherever a difference is named", () => {
    expect(namesOf(DIFFERENCES).filter((name) => !occurred.has(name))).toEqual([]);
  });
});

describe("the comparison", () => {
  const REVISION = "2025-11-25";
  const validators: Validators = new Map([
    [REVISION, (value) => isMembers(value) && typeof value["a"] === "string" && value["b"] !== 1],
  ]);
  const leniency: Leniency = {
    name: "no a",
    reason: "",
    revisions: [REVISION],
    mend: (result) => {
      result["a"] ??= "";
    },
  };
  const strictness: Strictness = { name: "c", reason: "", revisions: [REVISION], path: /^c$/ };
  const refuse = (path: string) => () => {
    throw new InvalidResultError(path, "must be something else");
  };
  const compare = (read: Read, result: unknown, differences: Partial<Differences> = {}) => {
    const comparison = new Comparison(read, validators, { leniencies: [], strictnesses: [], ...differences });
    comparison.compare(result);
    return comparison;
  };
  const faultsOf = (...args: Parameters<typeof compare>) => compare(...args).faults;
  const take = (result: unknown) => result;

  it("finds nothing where both agree", () => {
    expect(faultsOf(take, { a: "" })).toEqual([]);
    expect(faultsOf(refuse("a"), { a: 1 })).toEqual([]);
  });

  it("finds what is taken and should not be", () => {
    expect(faultsOf(take, { a: 1 })).toEqual(['taken, and refused by 2025-11-25: {"a":1}']);
  });

  it("finds what is refused and should not be", () => {
    expect(faultsOf(refuse("a"), { a: "" })).toEqual(['refused at a, and taken by 2025-11-25: {"a":""}']);
  });

  it("finds a copy where the very value is due", () => {
    expect(faultsOf((result) => copy(result), { a: "" })).toEqual(['another value returned: {"a":""}']);
    expect(faultsOf(() => ({ a: "", content: [] }), { a: "" })).toEqual([]);
  });

  it("finds a path that leads nowhere", () => {
    expect(faultsOf(refuse("b.c"), { a: 1 })).toEqual(['nothing is at b.c: {"a":1}']);
    expect(faultsOf(refuse("b[0]"), { a: 1, b: [1] })).toEqual([]);
  });

  it("passes another error on", () => {
    const broken = () => {
      throw new TypeError("broken");
    };
    expect(() => compare(broken, {})).toThrow("broken");
  });

  it("knows a leniency, and another fault beside it", () => {
    const { faults, occurred } = compare(take, {}, { leniencies: [leniency] });
    expect({ faults, occurred: [...occurred] }).toEqual({ faults: [], occurred: ["no a in 2025-11-25"] });
    expect(faultsOf(take, { b: 1 }, { leniencies: [leniency] })).toEqual(['taken, and refused by 2025-11-25: {"b":1}']);
    expect(faultsOf(take, {}, { leniencies: [{ ...leniency, revisions: ["2026-07-28"] }] })).toHaveLength(1);
  });

  it("knows a strictness, and one where the schema says something", () => {
    const read = (result: unknown) => {
      if (isMembers(result) && "c" in result) throw new InvalidResultError("c", "must not be");
      return result;
    };
    const { faults, occurred } = compare(read, { a: "", c: 1 }, { strictnesses: [strictness] });
    expect({ faults, occurred: [...occurred] }).toEqual({ faults: [], occurred: ["c in 2025-11-25"] });
    const onA = { ...strictness, path: /^a$/ };
    expect(faultsOf(refuse("a"), { a: "" }, { strictnesses: [onA] })).toEqual([
      'refused at a, and taken by 2025-11-25: {"a":""}',
    ]);
  });

  it("counts a difference that did not matter as none", () => {
    expect([...compare(take, { a: "" }, { leniencies: [leniency] }).occurred]).toEqual([]);
    expect(namesOf({ leniencies: [leniency], strictnesses: [strictness] })).toEqual([
      "no a in 2025-11-25",
      "c in 2025-11-25",
    ]);
  });
});
