import { expect, test } from "vitest";
import { completion } from "../../src/completion.js";

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => `value ${index}`);

test("completion writes the values alone where there is no option", () => {
  expect(completion([])).toStrictEqual({ completion: { values: [] } });
  expect(completion(["a", "b"])).toStrictEqual({ completion: { values: ["a", "b"] } });
  expect(completion(["a"], { total: undefined, hasMore: undefined })).toStrictEqual({ completion: { values: ["a"] } });
});

test("completion writes total and hasMore where they are given", () => {
  expect(completion(["a"], { total: 12 })).toStrictEqual({ completion: { values: ["a"], total: 12 } });
  expect(completion(["a"], { hasMore: true })).toStrictEqual({ completion: { values: ["a"], hasMore: true } });
  expect(completion([], { total: 0, hasMore: false })).toStrictEqual({
    completion: { values: [], total: 0, hasMore: false },
  });
});

test("completion leaves 100 values as they are", () => {
  const result = completion(numbers(100));
  expect(result.completion.values).toHaveLength(100);
  expect(result.completion.values[99]).toBe("value 99");
  expect(Object.keys(result.completion)).toEqual(["values"]);
});

test("completion cuts what is beyond 100 values, and says so", () => {
  const result = completion(numbers(101));
  expect(result.completion.values).toHaveLength(100);
  expect(result.completion.values[0]).toBe("value 0");
  expect(result.completion.values[99]).toBe("value 99");
  expect(result.completion.total).toBe(101);
  expect(result.completion.hasMore).toBe(true);
});

test("completion keeps a given total when it cuts, but not a given hasMore", () => {
  const result = completion(numbers(150), { total: 500, hasMore: false });
  expect(result.completion.values).toHaveLength(100);
  expect(result.completion.total).toBe(500);
  expect(result.completion.hasMore).toBe(true);
});

test("completion copies the list it is given", () => {
  const values: readonly string[] = Object.freeze(["a"]);
  const result = completion(values);
  expect(result.completion.values).toEqual(["a"]);
  expect(result.completion.values).not.toBe(values);
});

test("a total that is less than what was given does not hide that there is more", () => {
  const values = Array.from({ length: 150 }, (_, index) => String(index));
  expect(completion(values, { total: 50 }).completion).toMatchObject({ total: 150, hasMore: true });
  expect(completion(values, { total: 500 }).completion).toMatchObject({ total: 500, hasMore: true });
});
