import { expect, test } from "vitest";
import { imageContent, textContent } from "../../src/content.js";
import { firstText, structuredResult, toolError, toolResult } from "../../src/tools.js";

test("toolResult writes the content alone where there is no option", () => {
  const result = toolResult([textContent("a"), imageContent("aGk=", "image/png")]);
  expect(result).toStrictEqual({
    content: [
      { type: "text", text: "a" },
      { type: "image", data: "aGk=", mimeType: "image/png" },
    ],
  });
  expect(toolResult([])).toStrictEqual({ content: [] });
});

test("toolResult writes isError only when it is true", () => {
  expect(toolResult([], { isError: true })).toStrictEqual({ content: [], isError: true });
  expect(toolResult([], { isError: false })).toStrictEqual({ content: [] });
  expect(toolResult([], { isError: undefined })).toStrictEqual({ content: [] });
});

test("toolResult writes its other options", () => {
  expect(toolResult([textContent("a")], { structuredContent: { a: 1 }, isError: true, _meta: { b: 2 } })).toStrictEqual(
    {
      content: [{ type: "text", text: "a" }],
      structuredContent: { a: 1 },
      isError: true,
      _meta: { b: 2 },
    },
  );
});

test.each([[null], [0], [false], [""], [[]], [{}]])("toolResult writes structured content %j", (structuredContent) => {
  expect(toolResult([], { structuredContent })).toStrictEqual({ content: [], structuredContent });
});

test("toolResult leaves no key behind for an undefined option", () => {
  expect(Object.keys(toolResult([], { structuredContent: undefined, isError: undefined, _meta: undefined }))).toEqual([
    "content",
  ]);
});

test("toolError makes one text block of a text", () => {
  expect(toolError("no such city")).toStrictEqual({
    content: [{ type: "text", text: "no such city" }],
    isError: true,
  });
  expect(toolError("")).toStrictEqual({ content: [{ type: "text", text: "" }], isError: true });
});

test("toolError takes content blocks as they are", () => {
  const content = [textContent("a"), imageContent("aGk=", "image/png")];
  const result = toolError(content);
  expect(result).toStrictEqual({
    content: [
      { type: "text", text: "a" },
      { type: "image", data: "aGk=", mimeType: "image/png" },
    ],
    isError: true,
  });
  expect(toolError([])).toStrictEqual({ content: [], isError: true });
});

test("structuredResult mirrors the value as JSON in one text block", () => {
  interface Weather {
    temperature: number;
    note?: string | undefined;
  }
  const value: Weather = { temperature: 22.5, note: undefined };
  const result = structuredResult(value);
  expect(result.content).toStrictEqual([{ type: "text", text: '{"temperature":22.5}' }]);
  expect(result.structuredContent).toBe(value);
  expect(Object.keys(result)).toEqual(["content", "structuredContent"]);
});

test("structuredResult takes an array", () => {
  expect(structuredResult([1, "a", null])).toStrictEqual({
    content: [{ type: "text", text: '[1,"a",null]' }],
    structuredContent: [1, "a", null],
  });
});

test("structuredResult throws a TypeError where the value has no JSON", () => {
  const cycle: { self?: object } = {};
  cycle.self = cycle;
  expect(() => structuredResult(cycle)).toThrow(TypeError);
  expect(() => structuredResult({ a: 1n })).toThrow(TypeError);
  expect(() => structuredResult({ toJSON: () => undefined })).toThrow(TypeError);
  expect(() => structuredResult(() => 1)).toThrow(TypeError);
});

test("structuredResult passes on what a toJSON throws", () => {
  const cause = new RangeError("too far");
  expect(() =>
    structuredResult({
      toJSON() {
        throw cause;
      },
    }),
  ).toThrow(cause);
});

test("firstText gives the text of the first block", () => {
  expect(firstText({ content: [textContent("first"), textContent("second")], isError: false })).toBe("first");
  expect(firstText({ content: [], isError: true })).toBe(undefined);
});

test("firstText gives nothing where the first block is not text", () => {
  expect(firstText({ content: [imageContent("aGk=", "image/png"), textContent("second")] })).toBe(undefined);
});

test("firstText tells an empty text from none", () => {
  expect(firstText(toolResult([textContent("")]))).toBe("");
});

test("what JSON writes as no object is no structured content", () => {
  expect(() => structuredResult(new Date(0))).toThrow(TypeError);
  expect(structuredResult([1]).content[0]?.text).toBe("[1]");
});
