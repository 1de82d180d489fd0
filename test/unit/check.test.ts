/** What no reader of today does, and the next one may: a check that changes what it reads. */
import { describe, expect, test } from "vitest";
import { type Check, map, read, startReading, string } from "../../src/check.js";

const named: Check<{ name?: string | undefined }> = [{}, { name: string }];
const names = map<{ name?: string | undefined }>(named);

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
