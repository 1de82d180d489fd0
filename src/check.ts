// How incoming values are checked. A check returns the value that it was given, typed, or a copy where something had to
// change; where the value does not fit, it throws. The input is never changed.

/** How lenient a reading is; the default is not at all. */
export type Leniency = {
  /** Whether null counts as absent where a member may be absent. */
  nullAsAbsent?: boolean | undefined;
  /** Whether content blocks of an unknown type are left out. */
  skipUnknownContent?: boolean | undefined;
};

/** What a check knows beside the value: how lenient it is, where it stands, and what it expects. */
export type Reading = Leniency & {
  /** The keys and indices from the outermost value to the one that does not fit, gathered on the way out. */
  path: (string | number)[];
  /** What the value should have been, as in `must be a string`; a check sets it before it throws. */
  expectation: string;
};

/** Checks one value: it gives the value back, or fails the reading. */
export type Check<T> = (value: unknown, reading: Reading) => T;

/**
 * One check for each member that the type names: a member that has none does not compile, so that no reader promises
 * what it did not check. The order is the order of checking.
 */
export type MemberChecks<T> = { [Name in keyof T as string extends Name ? never : Name]-?: Check<T[Name]> };

export type JsonObject = { [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The start of a reading. A getter or a proxy of an in-process peer may throw before any check does. */
export function startReading(leniency?: Leniency): Reading {
  return { ...leniency, path: [], expectation: "cannot be read" };
}

/** Ends a reading: the value must be what is expected. What is thrown tells nothing, the reading does. */
export function fail(reading: Reading, expected: string): never {
  reading.expectation = `must be ${expected}`;
  throw reading;
}

/** Writes a path as in `content[1].text` and `arguments["a b"]`. */
export function pathText(path: readonly (string | number)[]): string {
  let text = "";
  for (const key of path) {
    if (typeof key === "number") text += `[${key}]`;
    else if (!/^[a-z_$][\w$]*$/i.test(key)) text += `[${JSON.stringify(key)}]`;
    else text += text === "" ? key : `.${key}`;
  }
  return text;
}

/** Checks the member of an object that was read under a key. */
export function checkAt<T>(key: string | number, value: unknown, check: Check<T>, reading: Reading): T {
  try {
    return check(value, reading);
  } catch (thrown) {
    reading.path.unshift(key);
    throw thrown;
  }
}

// Single values

export const anything: Check<unknown> = (value) => value;

export const string: Check<string> = (value, reading) => {
  if (typeof value !== "string") fail(reading, "a string");
  return value;
};

export const boolean: Check<boolean> = (value, reading) => {
  if (typeof value !== "boolean") fail(reading, "a boolean");
  return value;
};

export const number: Check<number> = (value, reading) => {
  if (typeof value !== "number" || !Number.isFinite(value)) fail(reading, "a number");
  return value;
};

export const integer: Check<number> = (value, reading) => {
  if (typeof value !== "number" || !Number.isInteger(value)) fail(reading, "an integer");
  return value;
};

/** A request id or a progress token; an unsafe integer has been rounded on its way, so it names nothing. */
export const stringOrInteger: Check<string | number> = (value, reading) => {
  if (typeof value !== "string" && !Number.isSafeInteger(value)) fail(reading, "a string or a safe integer");
  return value as string | number;
};

export const anyObject: Check<JsonObject> = (value, reading) => {
  if (!isObject(value)) fail(reading, "an object");
  return value;
};

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

/** A member that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value, reading) =>
    value === undefined || (value === null && reading.nullAsAbsent) ? undefined : check(value, reading);
}

/** A member that may be absent, of an object that is not the protocol's own: null stays null there, and does not fit. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalKeyword<T>(check: Check<T>): Check<T | undefined> {
  return (value, reading) => (value === undefined ? undefined : check(value, reading));
}

/** A member that reads as `{}` where it is absent. */
/* @__NO_SIDE_EFFECTS__ */
export function orEmpty<T extends object>(check: Check<T>): Check<T> {
  return (value, reading) => check(value === undefined ? {} : value, reading);
}

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
      const after = checkAt(index, before, check, reading);
      if (copy === undefined && !Object.is(after, before)) copy = value.slice(0, index);
      copy?.push(after);
    }
    return copy ?? value;
  };
}

/** An object whose keys are the sender's own. */
/* @__NO_SIDE_EFFECTS__ */
export function map<T>(check: Check<T>): Check<{ [key: string]: T }> {
  return (value, reading) => {
    if (!isObject(value)) fail(reading, "an object");
    let changed = false;
    const entries = Object.keys(value).map((key): [string, T] => {
      const before = value[key];
      const after = checkAt(key, before, check, reading);
      changed ||= !Object.is(after, before);
      return [key, after];
    });
    // Not by assignment: a key named __proto__ would set the prototype.
    return changed ? Object.fromEntries(entries) : (value as { [key: string]: T });
  };
}

/** An object whose members the type names; members that it does not name pass unchecked. */
/* @__NO_SIDE_EFFECTS__ */
export function object<T>(checks: MemberChecks<T>): Check<T> {
  const members = Object.entries<Check<unknown>>(checks);
  const readInto = (copy: JsonObject | undefined, value: JsonObject, reading: Reading): JsonObject => {
    for (const [name, check] of members) {
      const before = value[name];
      const after = checkAt(name, before, check, reading);
      if (copy === undefined) {
        // From the start, so that the copy holds what was checked, and not what a getter or a prototype gives later.
        if (!Object.is(after, before)) return readInto({ ...value }, value, reading);
      } else if (after !== undefined) copy[name] = after;
      else if (copy[name] !== undefined) delete copy[name];
    }
    return copy ?? value;
  };
  return (value, reading) => readInto(undefined, anyObject(value, reading), reading) as T;
}

/** Two tables of checks in one, by a call, which bundlers can drop: an unused object spread they cannot. */
/* @__NO_SIDE_EFFECTS__ */
export function join<One extends object, Other extends object>(one: One, other: Other): One & Other {
  return { ...one, ...other };
}

/** A union that one member's value tells apart, as `type` does with content blocks. */
/* @__NO_SIDE_EFFECTS__ */
export function tagged<T>(tag: string, variants: { [value: string]: Check<T> }): Check<T> {
  const known = oneOf(Object.keys(variants));
  return (value, reading) => {
    const variant = variants[checkAt(tag, anyObject(value, reading)[tag], known, reading)] as Check<T>;
    return variant(value, reading);
  };
}
