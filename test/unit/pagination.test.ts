import { describe, expect, test } from "vitest";
import { paginate } from "../../src/pagination.js";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Every page, from the first to the one that has no cursor. */
function walk<Item>(items: Item[], pageSize: number): Item[][] {
  const pages: Item[][] = [];
  let cursor: string | undefined;
  do {
    const page = paginate(items, cursor, pageSize);
    pages.push(page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return pages;
}

const invalid = expect.objectContaining({
  name: "McpError",
  code: -32602,
  message: "params.cursor must be a cursor of this list",
});

describe("all pages", () => {
  test.each([
    [0, 1, [0]],
    [0, 10, [0]],
    [1, 1, [1]],
    [3, 1, [1, 1, 1]],
    [3, 2, [2, 1]],
    [4, 2, [2, 2]],
    [10, 10, [10]],
    [11, 10, [10, 1]],
    [20, 10, [10, 10]],
    [25, 10, [10, 10, 5]],
    [3, 100, [3]],
    [100, 36, [36, 36, 28]],
    [75, 37, [37, 37, 1]],
    [5, Number.MAX_SAFE_INTEGER, [5]],
  ])("%i items, %i a page: %j", (count, pageSize, sizes) => {
    const pages = walk(numbers(count), pageSize);
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat()).toEqual(numbers(count));
  });

  test("of every size up to 40, of up to 120 items", () => {
    for (let count = 1; count <= 120; count++) {
      for (let pageSize = 1; pageSize <= 40; pageSize++) {
        const pages = walk(numbers(count), pageSize);
        expect(pages.length).toBe(Math.ceil(count / pageSize));
        expect(pages.flat()).toEqual(numbers(count));
      }
    }
  });

  test("of a long list", () => {
    expect(walk(numbers(100_000), 7).flat()).toEqual(numbers(100_000));
  });
});

test("the last page has no nextCursor, not even undefined", () => {
  expect(Object.keys(paginate([], undefined, 10))).toEqual(["items"]);
  expect(Object.keys(paginate([1], undefined, 10))).toEqual(["items"]);
  expect(Object.keys(paginate(numbers(10), undefined, 10))).toEqual(["items"]);
  const { nextCursor } = paginate(numbers(20), undefined, 10);
  expect(Object.keys(paginate(numbers(20), nextCursor, 10))).toEqual(["items"]);
});

test("the items are a copy, and the list is not changed", () => {
  const items = Object.freeze([1, 2, 3]);
  const page = paginate(items, undefined, 10);
  expect(page.items).not.toBe(items);
  page.items.push(4);
  expect(items).toEqual([1, 2, 3]);
});

test("a cursor is a string that says nothing in clear, and the same every time", () => {
  const { nextCursor } = paginate(numbers(100), undefined, 36);
  expect(typeof nextCursor).toBe("string");
  expect(nextCursor).not.toContain("36");
  expect(paginate(numbers(100), undefined, 36).nextCursor).toBe(nextCursor);
});

describe("a cursor that the list did not give", () => {
  const items = numbers(100);
  const first = paginate(items, undefined, 10).nextCursor as string;

  test("the one that it did give is taken", () => {
    expect(paginate(items, first, 10).items).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  test.each([
    "",
    " ",
    "0",
    "1",
    "10",
    "-10",
    "-1",
    "1.5",
    "10.5",
    "NaN",
    "Infinity",
    "undefined",
    "null",
    "true",
    "constructor",
    "__proto__",
    "toString",
    "hasOwnProperty",
    "[object Object]",
    "1e1",
    "0x0a",
    "99999999999999999999999999",
    "9".repeat(400),
    "z".repeat(100_000),
    "a",
    "a.",
    ".a",
    ".",
    "..",
    "0.a",
    "-a.a",
    "+a.a",
    "k.k",
    "b.a",
    "a.b",
    "a.0",
    "a.-a",
    "zzzzzzzzzzzz.a",
    "\u0000",
    "\uD800",
    "ａ.a",
  ])("%j", (cursor) => {
    expect(() => paginate(items, cursor, 10)).toThrow(invalid);
  });

  test.each<[string, (cursor: string) => string]>([
    ["a leading zero", (cursor) => `0${cursor}`],
    ["a leading space", (cursor) => ` ${cursor}`],
    ["a trailing space", (cursor) => `${cursor} `],
    ["a trailing line break", (cursor) => `${cursor}\n`],
    ["a sign", (cursor) => `+${cursor}`],
    ["a minus", (cursor) => `-${cursor}`],
    ["upper case", (cursor) => cursor.toUpperCase()],
    ["something behind", (cursor) => `${cursor}x`],
    ["a dot behind", (cursor) => `${cursor}.`],
    ["twice", (cursor) => cursor + cursor],
    ["less its last character", (cursor) => cursor.slice(0, -1)],
    ["less its first character", (cursor) => cursor.slice(1)],
  ])("%s", (_name, change) => {
    expect(change(first)).not.toBe(first);
    expect(() => paginate(items, change(first), 10)).toThrow(invalid);
  });

  test("of another page size", () => {
    for (const pageSize of [1, 2, 5, 9, 11, 20, 36]) {
      const { nextCursor } = paginate(items, undefined, pageSize);
      expect(() => paginate(items, nextCursor, 10)).toThrow(invalid);
      expect(() => paginate(items, first, pageSize)).toThrow(invalid);
    }
  });

  test("out of range: of a longer list, of a list that has shrunk to where the page begins, of an empty list", () => {
    const second = paginate(items, first, 10).nextCursor;
    expect(paginate(numbers(21), second, 10).items).toEqual([20]);
    expect(() => paginate(numbers(20), second, 10)).toThrow(invalid);
    expect(() => paginate(numbers(5), second, 10)).toThrow(invalid);
    expect(() => paginate([], first, 10)).toThrow(invalid);
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["a number", 10],
    ["an object", {}],
    ["an array", [first]],
    ["a boxed string", Object(first)],
  ])("no string at all, from JavaScript: %s", (_name, cursor) => {
    expect(() => paginate(items, cursor as string, 10)).toThrow(invalid);
  });
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("a page size of %d is a RangeError", (size) => {
  expect(() => paginate([1], undefined, size)).toThrow(RangeError);
});
