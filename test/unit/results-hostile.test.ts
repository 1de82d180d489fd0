/** Values that no JSON text makes and a peer in the same process can: whatever they do, a reader says so or reads them. */
import { afterEach, describe, expect, it } from "vitest";
import type { ResultReaderOptions } from "../../src/check.js";
import { readGetPromptParams } from "../../src/params.js";
import * as results from "../../src/results.js";

const { InvalidResultError } = results;

type Options = ResultReaderOptions;
type Read = (result: unknown, options?: Options) => unknown;
type Holder = { [key: string | number]: unknown };

const ALL_OPTIONS: (Options | undefined)[] = [
  undefined,
  { nullAsAbsent: true },
  { skipUnknownContent: true },
  { nullAsAbsent: true, skipUnknownContent: true },
];

const annotations = { audience: ["user"], priority: 1, lastModified: "2025-01-12T15:00:58Z" };
const icons = [{ src: "data:,", mimeType: "image/png", sizes: ["any"], theme: "dark" }];
const labels = { title: "A", description: "an a", icons };
const common = { ...labels, _meta: { a: { b: [1] } } };
const envelope = { resultType: "complete", _meta: { a: { b: [1] } } };
const cached = { ...envelope, ttlMs: 1, cacheScope: "private" };
const content = [
  { type: "text", text: "a", annotations, _meta: {} },
  { type: "image", data: "AA==", mimeType: "image/png", annotations, _meta: {} },
  { type: "audio", data: "AA==", mimeType: "audio/wav", annotations, _meta: {} },
  { type: "resource_link", uri: "a:b", name: "a", ...common, mimeType: "text/plain", size: 0, annotations },
  { type: "resource", resource: { uri: "a:b", text: "", mimeType: "", _meta: {} }, annotations, _meta: {} },
];
const schema = { $schema: "s", type: "object", properties: { a: {} }, required: ["a"] };
const capabilities = {
  tools: { listChanged: true },
  resources: { subscribe: true, listChanged: true },
  prompts: { listChanged: true },
  logging: {},
  completions: {},
  tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } },
  extensions: { "a/b": {} },
  experimental: { a: { b: 1 } },
};

/** Each reader, and a result with every member that it checks. */
const READERS: [name: string, read: Read, result: object][] = [
  [
    "readToolCallResult",
    results.readToolCallResult,
    { content, structuredContent: { a: [1] }, isError: false, ...envelope },
  ],
  [
    "readToolsListResult",
    results.readToolsListResult,
    {
      tools: [
        {
          name: "a",
          ...common,
          inputSchema: schema,
          outputSchema: schema,
          annotations: {
            title: "A",
            readOnlyHint: true,
            destructiveHint: true,
            idempotentHint: true,
            openWorldHint: true,
          },
          execution: { taskSupport: "optional" },
        },
      ],
      nextCursor: "a",
      ...cached,
    },
  ],
  [
    "readPromptsListResult",
    results.readPromptsListResult,
    {
      prompts: [{ name: "a", ...common, arguments: [{ name: "a", title: "A", description: "an a", required: true }] }],
      nextCursor: "a",
      ...cached,
    },
  ],
  [
    "readGetPromptResult",
    results.readGetPromptResult,
    { messages: content.map((block) => ({ role: "user", content: block })), description: "an a", ...envelope },
  ],
  [
    "readResourcesListResult",
    results.readResourcesListResult,
    {
      resources: [{ uri: "a:b", name: "a", ...common, mimeType: "text/plain", size: 1, annotations }],
      nextCursor: "a",
      ...cached,
    },
  ],
  [
    "readResourceTemplatesListResult",
    results.readResourceTemplatesListResult,
    {
      resourceTemplates: [{ uriTemplate: "a:{b}", name: "a", ...common, mimeType: "text/plain", annotations }],
      nextCursor: "a",
      ...cached,
    },
  ],
  [
    "readReadResourceResult",
    results.readReadResourceResult,
    {
      contents: [
        { uri: "a:b", text: "a", mimeType: "text/plain", _meta: {} },
        { uri: "a:b", blob: "" },
      ],
      ...cached,
    },
  ],
  [
    "readCompletionCompleteResult",
    results.readCompletionCompleteResult,
    { completion: { values: ["a"], total: 1, hasMore: false }, ...envelope },
  ],
  [
    "readInitializeResult",
    results.readInitializeResult,
    {
      protocolVersion: "2025-11-25",
      capabilities,
      serverInfo: { name: "a", version: "1", ...labels, websiteUrl: "a:b" },
      instructions: "a",
      ...envelope,
    },
  ],
  [
    "readDiscoverResult",
    results.readDiscoverResult,
    { supportedVersions: ["2026-07-28"], capabilities, instructions: "a", ...cached },
  ],
];

/** A deep copy, in which no two places hold the same object. */
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Path = (string | number)[];

/** The path of every member and item of a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [[...path, key], ...pathsIn((value as Holder)[key], [...path, key])]);
}

const at = (value: unknown, path: Path): unknown => path.reduce((holder, key) => (holder as Holder)[key], value);

/** A deep copy of a result in which one place is defined anew. */
function withPlace(result: object, path: Path, define: (before: unknown, root: object) => PropertyDescriptor): object {
  const root = copy(result);
  const holder = at(root, path.slice(0, -1)) as object;
  Object.defineProperty(holder, path.at(-1) as string | number, {
    enumerable: true,
    configurable: true,
    ...define(at(root, path), root),
  });
  return root;
}

const throwing = (): never => {
  throw new Error("a trap");
};
/** A proxy whose every trap throws. */
const trapped = (target: object) => new Proxy(target, new Proxy({}, { get: () => throwing }) as ProxyHandler<object>);
function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

class Items extends Array {}

/** What may stand in a place, made of what stood there; where it must be an error, that, and where a value, that. */
const HOSTILE: [what: string, define: (before: unknown, root: object) => PropertyDescriptor][] = [
  ["a getter that throws", () => ({ get: throwing })],
  [
    "a getter that throws the second time",
    (before) => {
      let reads = 0;
      return { get: () => (reads++ === 0 ? before : throwing()) };
    },
  ],
  [
    "a getter that gives something else each time",
    (before) => {
      const values = [before, null, undefined, 1, "a", [], {}];
      let reads = 0;
      return { get: () => values[reads++ % values.length] };
    },
  ],
  ["a proxy whose traps throw", () => ({ value: trapped({}) })],
  ["a proxy of an array whose traps throw", () => ({ value: trapped([]) })],
  ["a revoked proxy", () => ({ value: revoked({}) })],
  ["a revoked proxy of an array", () => ({ value: revoked([]) })],
  ["the result itself", (_, root) => ({ value: root })],
  [
    "an array that holds itself",
    () => {
      const items: unknown[] = [];
      items.push(items);
      return { value: items };
    },
  ],
  ["a function", () => ({ value: () => {} })],
  ["a symbol", () => ({ value: Symbol("a") })],
  ["a bigint", () => ({ value: 1n })],
  ["NaN", () => ({ value: Number.NaN })],
  ["Infinity", () => ({ value: Number.POSITIVE_INFINITY })],
  ["a boxed string", () => ({ value: Object("a") })],
  ["a boxed number", () => ({ value: Object(1) })],
  ["a date", () => ({ value: new Date(0) })],
  ["a map", () => ({ value: new Map([["type", "text"]]) })],
  ["an object that is like an array", () => ({ value: { length: 1, 0: {} } })],
  ["a sparse array", () => ({ value: new Array(3) })],
  ["the longest sparse array", () => ({ value: new Array(2 ** 32 - 1) })],
  ["an object without a prototype", () => ({ value: Object.create(null) })],
  ["a string of lone surrogates", () => ({ value: "\ud800" })],
];

/** Reads, and passes on nothing but what a reader may do. */
function outcomeOf(read: Read, result: unknown, options?: Options): { value: unknown } | { path: string } {
  try {
    return { value: read(result, options) };
  } catch (thrown) {
    if (!(thrown instanceof InvalidResultError)) throw thrown;
    expect(thrown.message.startsWith(thrown.path === "" ? "the result " : `${thrown.path} `), thrown.message).toBe(
      true,
    );
    return { path: thrown.path };
  }
}

const PROTOTYPE_KEYS = Reflect.ownKeys(Object.prototype);

afterEach(() => {
  expect(({} as { polluted?: unknown }).polluted).toBe(undefined);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(PROTOTYPE_KEYS);
  expect(Reflect.ownKeys(Array.prototype)).not.toContain("polluted");
});

describe("a result in which one place is hostile", () => {
  it("is made of results that are sound", () => {
    for (const [, read, result] of READERS) {
      for (const options of ALL_OPTIONS) expect(read(result, options)).toBe(result);
    }
  });

  it.each(HOSTILE)("is read or refused: %s", (_what, define) => {
    let places = 0;
    for (const [, read, result] of READERS) {
      for (const path of pathsIn(result)) {
        places++;
        for (const options of ALL_OPTIONS) outcomeOf(read, withPlace(result, path, define), options);
      }
    }
    expect(places).toBe(396);
  });

  it.each(READERS)("%s says where the getter is that throws", (_name, read, result) => {
    for (const path of pathsIn(result)) {
      const outcome = outcomeOf(
        read,
        withPlace(result, path, () => ({ get: throwing })),
      );
      // What is not looked into is not read.
      if (!("path" in outcome)) {
        expect(path.join(".")).toMatch(
          /_meta\.|structuredContent\.|Schema\.properties\.|\.(logging|completions|list|cancel|call|extensions\.[^.]+|experimental\.[^.]+)\./,
        );
        continue;
      }
      const text = path.reduce<string>((before, key) => {
        if (typeof key === "number") return `${before}[${key}]`;
        if (key.includes("/")) return `${before}["${key}"]`;
        return before === "" ? key : `${before}.${key}`;
      }, "");
      expect(text.startsWith(outcome.path), `${outcome.path} is no part of ${text}`).toBe(true);
    }
  });

  it.each(READERS)("%s reads a result of transparent proxies as itself", (_name, read, result) => {
    const proxied = (value: unknown): unknown => {
      if (!isObject(value)) return value;
      const members = Object.entries(value).map(([key, member]) => [key, proxied(member)]);
      const target = Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
      return new Proxy(target, {});
    };
    const value = proxied(result);
    for (const options of ALL_OPTIONS) expect(read(value, options)).toBe(value);
  });

  it.each(READERS)("%s reads a result of array subclasses as itself", (_name, read, result) => {
    const subclassed = (value: unknown): unknown => {
      if (!isObject(value)) return value;
      if (Array.isArray(value)) return Items.from(value, subclassed);
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, subclassed(member)]));
    };
    const value = subclassed(result);
    for (const options of ALL_OPTIONS) expect(read(value, options)).toBe(value);
  });
});

describe("a result that is hostile as a whole", () => {
  const WHOLE: [string, unknown][] = [
    ["undefined", undefined],
    ["null", null],
    ["a string", "content"],
    ["a number", 1],
    ["a symbol", Symbol("a")],
    ["a bigint", 1n],
    ["a function with the members", Object.assign(() => {}, ...READERS.map(([, , result]) => result))],
    ["an array with the members", Object.assign([], ...READERS.map(([, , result]) => result))],
    ["a proxy whose traps throw", trapped({})],
    ["a revoked proxy", revoked({})],
    ["a revoked proxy of an array", revoked([])],
  ];

  it.each(WHOLE)("is refused by every reader: %s", (_what, value) => {
    for (const [, read] of READERS) {
      for (const options of ALL_OPTIONS) expect(outcomeOf(read, value, options)).toEqual({ path: "" });
    }
  });

  it.each([undefined, null, "a", 1, Symbol("a"), {}, [], Object.create(null)])(
    "is refused where a getter throws what is no error",
    (thrown) => {
      const result = {
        get content() {
          throw thrown;
        },
      };
      for (const options of ALL_OPTIONS) {
        expect(() => results.readToolCallResult(result, options)).toThrow("the result cannot be read");
      }
    },
  );

  it("is refused where a getter throws a proxy that cannot be looked at", () => {
    const result = {
      get content() {
        throw revoked({});
      },
    };
    expect(() => results.readToolCallResult(result)).toThrow("the result cannot be read");
  });
});

describe("keys that objects inherit", () => {
  const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

  /** An object with further members under the names. */
  const joined = (value: object): object =>
    Object.fromEntries([...Object.entries(value), ...NAMES.map((name) => [name, { polluted: true, text: "a" }])]);

  const everywhere = (value: unknown): unknown => {
    if (!isObject(value)) return value;
    if (Array.isArray(value)) return value.map(everywhere);
    return joined(Object.fromEntries(Object.entries(value).map(([key, member]) => [key, everywhere(member)])));
  };

  it.each(READERS)("%s passes them on as members", (_name, read, result) => {
    const value = everywhere(result);
    for (const options of ALL_OPTIONS) expect(read(value, options)).toBe(value);
  });

  it.each(READERS)("%s keeps them in the copies that it makes", (_name, read, result) => {
    const objects = (value: unknown, path: Path = []): Path[] =>
      [path, ...pathsIn(value)].filter((each) => isObject(at(value, each)) && !Array.isArray(at(value, each)));
    let copies = 0;
    for (const path of objects(result)) {
      const value = copy(result);
      const holder = at(value, path) as Holder;
      const optional = Object.keys(holder).find((name) => {
        const without = copy(value);
        delete (at(without, path) as Holder)[name];
        return "value" in outcomeOf(read, without);
      });
      if (optional === undefined) continue;
      const hostile = everywhere(value) as object;
      Object.defineProperty(at(hostile, path), optional, { value: null, enumerable: true });
      const outcome = outcomeOf(read, hostile, { nullAsAbsent: true });
      if (!("value" in outcome) || outcome.value === hostile) continue;
      copies++;
      const made = at(outcome.value, path) as object;
      expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
      expect(Object.hasOwn(made, optional)).toBe(false);
      for (const name of NAMES) {
        expect(Object.getOwnPropertyDescriptor(made, name)).toEqual({
          value: { polluted: true, text: "a" },
          writable: true,
          enumerable: true,
          configurable: true,
        });
      }
      for (const ancestor of path.map((_, index) => path.slice(0, index))) {
        const holding = at(outcome.value, ancestor);
        if (!Array.isArray(holding)) expect(Object.hasOwn(holding as object, "__proto__")).toBe(true);
        expect(Object.getPrototypeOf(holding)).toBe(Array.isArray(holding) ? Array.prototype : Object.prototype);
      }
    }
    expect(copies).toBeGreaterThan(0);
  });

  it("are keys of maps like any other", () => {
    const text = '{"__proto__":{"polluted":true},"constructor":{},"toString":{}}';
    for (const name of ["experimental", "extensions"]) {
      const result = {
        protocolVersion: "2025-11-25",
        serverInfo: { name: "a", version: "1" },
        capabilities: { [name]: JSON.parse(text), tools: null },
      };
      expect(outcomeOf(results.readInitializeResult, result)).toEqual({ path: "capabilities.tools" });
      const read = results.readInitializeResult(result, { nullAsAbsent: true });
      expect(JSON.stringify(read.capabilities)).toBe(`{"${name}":${text}}`);
      expect(
        outcomeOf(results.readInitializeResult, { ...result, capabilities: { [name]: JSON.parse('{"__proto__":1}') } }),
      ).toEqual({
        path: `capabilities.${name}.__proto__`,
      });
    }
  });

  it("are arguments of a prompt like any other", () => {
    const given = JSON.parse('{"name":"a","arguments":{"__proto__":"b","constructor":"c","toString":"d"}}');
    expect(readGetPromptParams(given)).toBe(given);
    expect(Object.keys(given.arguments)).toEqual(["__proto__", "constructor", "toString"]);
    expect(() => readGetPromptParams(JSON.parse('{"name":"a","arguments":{"__proto__":1}}'))).toThrow(
      "params.arguments.__proto__ must be a string",
    );
    const none = readGetPromptParams(JSON.parse('{"name":"a","__proto__":{"arguments":{"polluted":"b"}}}'));
    expect(none.arguments).toEqual({});
    expect(Object.getPrototypeOf(none)).toBe(Object.prototype);
    expect(Object.hasOwn(none, "__proto__")).toBe(true);
  });

  it("do not stand for members that are missing", () => {
    const text = '{"__proto__":{"content":[]}}';
    expect(outcomeOf(results.readToolCallResult, JSON.parse(text))).toEqual({ path: "content" });
    expect(outcomeOf(results.readToolCallResult, { content: [{ type: "constructor" }] })).toEqual({
      path: "content[0].type",
    });
    expect(outcomeOf(results.readToolCallResult, { content: [{ type: "__proto__" }] })).toEqual({
      path: "content[0].type",
    });
    expect(
      results.readToolCallResult(
        { content: [{ type: "constructor" }, { type: "__proto__" }] },
        { skipUnknownContent: true },
      ),
    ).toEqual({ content: [] });
  });
});

describe("members that are not the object's own", () => {
  it("are read as they are found", () => {
    const result = Object.create({ content: [] });
    expect(results.readToolCallResult(result)).toBe(result);
  });

  it.each<[string, object]>([
    ["an inherited one", Object.assign(Object.create({ content: [] }), { _meta: null })],
    ["one that is not enumerable", Object.defineProperty({ _meta: null }, "content", { value: [] })],
  ])("are in the copy too: %s", (_what, result) => {
    expect(results.readToolCallResult(result, { nullAsAbsent: true }).content).toEqual([]);
  });
});

describe("a result of 100,000 blocks", () => {
  type Counted = { result: object; reads: () => number };

  /** A result whose array counts how often an item is asked for, and each item how often a member of it is. */
  function counted(length: number, block: (index: number, length: number) => object): Counted {
    let reads = 0;
    const counting: ProxyHandler<object> = {
      get: (target, key, receiver) => {
        reads++;
        return Reflect.get(target, key, receiver);
      },
      getOwnPropertyDescriptor: (target, key) => {
        reads++;
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      has: (target, key) => {
        reads++;
        return Reflect.has(target, key);
      },
    };
    const blocks = Array.from({ length }, (_, index) => new Proxy(block(index, length), counting));
    return { result: { content: new Proxy(blocks, counting) }, reads: () => reads };
  }

  const BLOCKS: [string, (index: number, length: number) => object][] = [
    ["texts", () => ({ type: "text", text: "a" })],
    ["texts with a null each", () => ({ type: "text", text: "a", _meta: null })],
    ["a text and an unknown block in turn", (index) => ({ type: index % 2 === 0 ? "text" : "hologram", text: "a" })],
    ["unknown blocks", () => ({ type: "hologram" })],
    ["texts, the last one broken", (index, length) => ({ type: "text", text: index === length - 1 ? 1 : "a" })],
  ];

  it.each(BLOCKS)("is read in as many steps as it has blocks: %s", (_what, block) => {
    for (const options of ALL_OPTIONS) {
      const steps = (length: number) => {
        const { result, reads } = counted(length, block);
        outcomeOf(results.readToolCallResult, result, options);
        return reads();
      };
      const few = steps(1_000);
      expect(few).toBeLessThan(40_000);
      expect(steps(100_000)).toBeLessThan(few * 101);
    }
  });

  it("loses no block, and says which one is broken", () => {
    const content: object[] = Array.from({ length: 100_000 }, () => ({ type: "text", text: "a", _meta: null }));
    const read = results.readToolCallResult({ content }, { nullAsAbsent: true });
    expect(read.content).toHaveLength(100_000);
    expect(read.content[99_999]).toEqual({ type: "text", text: "a" });
    content[99_999] = { type: "text" };
    expect(outcomeOf(results.readToolCallResult, { content }, { nullAsAbsent: true })).toEqual({
      path: "content[99999].text",
    });
  });
});

describe("arrays that are not plain", () => {
  const text = { type: "text", text: "a" };
  const hologram = { type: "hologram" };

  it("are refused at their first hole", () => {
    // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested.
    const sparse = [text, , text];
    for (const options of ALL_OPTIONS) {
      expect(outcomeOf(results.readToolCallResult, { content: sparse }, options)).toEqual({ path: "content[1]" });
    }
    // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested.
    const values = ["a", , "b"];
    expect(outcomeOf(results.readCompletionCompleteResult, { completion: { values } })).toEqual({
      path: "completion.values[1]",
    });
    // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested.
    const skipped = [hologram, , text];
    expect(outcomeOf(results.readToolCallResult, { content: skipped }, { skipUnknownContent: true })).toEqual({
      path: "content[1]",
    });
  });

  it("lose blocks as plain ones do", () => {
    const read = results.readToolCallResult(
      { content: Items.of(hologram, text, hologram) },
      { skipUnknownContent: true },
    );
    expect(Array.isArray(read.content)).toBe(true);
    expect([...read.content]).toEqual([text]);
    const prompts = results.readGetPromptResult(
      { messages: Items.of({ role: "user", content: hologram }, { role: "user", content: text, extra: null }) },
      { skipUnknownContent: true, nullAsAbsent: true },
    );
    expect([...prompts.messages]).toEqual([{ role: "user", content: text, extra: null }]);
  });

  it("are copied whatever their own methods do", () => {
    class Hostile extends Array {
      static override get [Symbol.species](): ArrayConstructor {
        return throwing();
      }
      override slice = throwing;
      override filter = throwing;
      override includes = throwing;
      override map = throwing;
      override push = throwing;
      override [Symbol.iterator] = throwing;
    }
    const content = new Hostile();
    content.length = 2;
    content[0] = { ...text, _meta: null };
    content[1] = hologram;
    for (const options of ALL_OPTIONS) outcomeOf(results.readToolCallResult, { content }, options);
  });
});
