/** What the readers stand on, where no reader of today shows it. */
import { describe, expect, test } from "vitest";
import { type Check, map, read, startReading, string } from "../../src/check.js";

type Named = { name?: string | undefined };

const named: Check<Named> = [{}, { name: string }];
const names = map<Named>(named);

describe("a map", () => {
  test("is the very value where no item changes", () => {
    const value = { a: { name: "A" }, b: {} };
    expect(read(names, value, startReading())).toBe(value);
  });

  test("is a copy where an item changes, and the value stays as it was", () => {
    const value = { a: { name: null }, b: { name: "B" } };
    expect(read(names, value, startReading({ nullAsAbsent: true }))).toEqual({ a: {}, b: { name: "B" } });
    expect(value).toEqual({ a: { name: null }, b: { name: "B" } });
  });

  test("copies a key named __proto__ as a key", () => {
    const value = JSON.parse('{"__proto__":{"name":null}}') as unknown;
    const copy = read(names, value, startReading({ nullAsAbsent: true }));
    expect(Object.keys(copy)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});

test("a reading is as strict as it was asked to be, whatever stands on Object.prototype", () => {
  Object.defineProperty(Object.prototype, "nullAsAbsent", { value: true, configurable: true });
  try {
    expect(() => read<Named>(named, { name: null }, startReading())).toThrow();
    expect(() => read<Named>(named, { name: null }, startReading({}))).toThrow();
    expect(read<Named>(named, { name: null }, startReading({ nullAsAbsent: true }))).toEqual({});
  } finally {
    Reflect.deleteProperty(Object.prototype, "nullAsAbsent");
  }
});
