// How incoming values are checked. A check gives back the value that it was given, typed, or a copy where something had
// to change; where the value does not fit, it throws. The input is never changed.

/**
 * How lenient a reader of results is.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type ResultReaderOptions = {
  /**
   * Whether an optional member that is null is taken away, as servers write it that mean none; the default is false.
   * Nothing is taken away inside `structuredContent`, `_meta` or a tool's schemas.
   */
  nullAsAbsent?: boolean | undefined;
  /**
   * Whether content blocks of a type that no revision has are left out of a tool's result, and a prompt's messages with
   * such a block; the default is false.
   */
  skipUnknownContent?: boolean | undefined;
};

/** What a check knows beside the value: how lenient it is, where it stands, and what it expects. */
export type Reading = ResultReaderOptions & {
  /** The keys and indices from the outermost value to the one that does not fit, gathered on the way out. */
  path: (string | number)[];
  /** What the value should have been, as in `must be a string`; a check writes it before it throws. */
  message: string;
};

/**
 * How a value is checked: by a function that gives it back or fails the reading, by the one string that it may be, or by
 * the members of the object that it must be.
 */
export type Check<T> = ((value: unknown, reading: Reading) => T) | Extract<T, string> | Shape<T>;

/**
 * The members of an object, each with its check: first those that must be there, then those that may be absent. The order
 * is the order of checking. A member that the type names and the shape does not is a compile error, so that no reader
 * promises what it did not check; members that the type does not name pass unchecked.
 */
type Shape<T> = T extends object
  ? readonly [
      { [Name in keyof T as Presence<T, Name> extends "required" ? Name : never]: Check<T[Name]> },
      {
        [Name in keyof T as Presence<T, Name> extends "optional" ? Name : never]-?: Check<Exclude<T[Name], undefined>>;
      },
    ]
  : never;

type Presence<T, Name extends keyof T> = string extends Name
  ? "an index signature"
  : T extends { [Key in Name]: unknown }
    ? "required"
    : "optional";

export type JsonObject = { [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A request id or a progress token; an unsafe integer has been rounded on its way, so it names nothing. */
export function isRequestId(value: unknown): value is string | number {
  return typeof value === "string" || Number.isSafeInteger(value);
}

/** The start of a reading. A getter or a proxy of an in-process peer may throw before any check does. */
export function startReading(options?: ResultReaderOptions): Reading {
  // Off by name, or what somebody has put on Object.prototype would make every reading lenient.
  return { nullAsAbsent: false, skipUnknownContent: false, ...options, path: [], message: "cannot be read" };
}

/** Ends a reading: the value must be what is expected. What is thrown tells nothing, the reading does. */
export function fail(reading: Reading, expected: string): never {
  reading.message = `must be ${expected}`;
  throw reading;
}

/** Writes a path as in `content[1].text` and `arguments["a b"]`. */
export function pathText(path: readonly (string | number)[]): string {
  return path
    .map((key) => (/^[a-z_$][\w$]*$/i.test(`${key}`) ? `.${key}` : `[${JSON.stringify(key)}]`))
    .join("")
    .slice(1);
}

export function read<T>(check: Check<T>, value: unknown, reading: Reading): T {
  if (typeof check === "function") return check(value, reading);
  if (typeof check === "string") {
    if (value !== check) fail(reading, JSON.stringify(check));
    return check;
  }
  return readMembers(check as UncheckedShape, anyObject(value, reading), reading) as T;
}

/** Reads the member of an object, or the item of a list, that was found under a key. */
export function readAt<T>(key: string | number, check: Check<T>, value: unknown, reading: Reading): T {
  try {
    return read(check, value, reading);
  } catch (thrown) {
    reading.path.unshift(key);
    throw thrown;
  }
}

/** Whether a member that may be absent is. */
export function isAbsent(value: unknown, reading: Reading): boolean {
  return value === undefined || (value === null && reading.nullAsAbsent === true);
}

type UncheckedShape = readonly { [name: string]: Check<unknown> }[];

function readMembers(shape: UncheckedShape, value: JsonObject, reading: Reading, copy?: JsonObject): JsonObject {
  for (const members of shape) {
    for (const name in members) {
      // biome-ignore lint/suspicious/noPrototypeBuiltins: engines take this filter of a loop away, Object.hasOwn() they do not
      if (!Object.prototype.hasOwnProperty.call(members, name)) continue;
      const check = members[name] as Check<unknown>;
      const before = value[name];
      // Null is a value where anything is.
      const isNone = members === shape[1] && check !== anything && isAbsent(before, reading);
      const after = isNone ? undefined : readAt(name, check, before, reading);
      if (copy === undefined) {
        // From the start, so that the copy holds what was checked, and not what a getter or a prototype gives later.
        if (!Object.is(after, before)) return readMembers(shape, value, reading, { ...value });
      } else if (after !== undefined) copy[name] = after;
      else if (copy[name] !== undefined) delete copy[name];
    }
  }
  return copy ?? value;
}

// Single values

export function anything(value: unknown): unknown {
  return value;
}

export function string(value: unknown, reading: Reading): string {
  if (typeof value !== "string") fail(reading, "a string");
  return value;
}

export function boolean(value: unknown, reading: Reading): boolean {
  if (typeof value !== "boolean") fail(reading, "a boolean");
  return value;
}

export function number(value: unknown, reading: Reading): number {
  return Number.isFinite(value) ? (value as number) : fail(reading, "a number");
}

export function integer(value: unknown, reading: Reading): number {
  return Number.isInteger(value) ? (value as number) : fail(reading, "an integer");
}

/** A request id or a progress token. */
export function stringOrInteger(value: unknown, reading: Reading): string | number {
  return isRequestId(value) ? value : fail(reading, "a string or a safe integer");
}

export function anyObject(value: unknown, reading: Reading): JsonObject {
  if (!isObject(value)) fail(reading, "an object");
  return value;
}

/** One of some strings. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Known extends string>(known: readonly Known[]): Check<Known> {
  return (value, reading) => {
    if (!known.includes(value as Known)) {
      fail(reading, known.map((candidate) => JSON.stringify(candidate)).join(" or "));
    }
    return value as Known;
  };
}

// What values are made into

/** A list, less the items that are skipped where the reading skips; an index is that of what arrived. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(check: Check<T>, isSkipped?: (item: unknown) => boolean): Check<T[]> {
  return (value, reading) => {
    if (!Array.isArray(value)) fail(reading, "an array");
    let copy: T[] | undefined;
    for (let index = 0; index < value.length; index++) {
      const before: unknown = value[index];
      if (reading.skipUnknownContent && isSkipped?.(before)) {
        copy ??= value.slice(0, index);
        continue;
      }
      const after = readAt(index, check, before, reading);
      if (after !== before) copy ??= value.slice(0, index);
      copy?.push(after);
    }
    return copy ?? value;
  };
}

/** One item alone, or a list of them. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOrMore<T>(check: Check<T>): Check<T | T[]> {
  const items = list(check);
  return (value, reading) => (Array.isArray(value) ? read(items, value, reading) : read(check, value, reading));
}

/** An object whose keys are the sender's own. */
/* @__NO_SIDE_EFFECTS__ */
export function map<T>(check: Check<T>): Check<{ [key: string]: T }> {
  return (value, reading) => {
    const members = anyObject(value, reading);
    let copy: JsonObject | undefined;
    for (const [key, before] of Object.entries(members)) {
      const after = readAt(key, check, before, reading);
      if (after === before) continue;
      // The key is the copy's own by now, so that __proto__ is a key like any other.
      copy ??= { ...members };
      copy[key] = after;
    }
    return (copy ?? members) as { [key: string]: T };
  };
}

/** A union that one member's value tells apart, as `type` does with content blocks. */
/* @__NO_SIDE_EFFECTS__ */
export function tagged<T>(tag: string, variants: { [value: string]: Check<T> }): Check<T> {
  const known = oneOf(Object.keys(variants));
  return (value, reading) => {
    const variant = variants[readAt(tag, known, anyObject(value, reading)[tag], reading)] as Check<T>;
    return read(variant, value, reading);
  };
}
