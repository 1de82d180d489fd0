import { describe, expect, test } from "vitest";
import type { ResultReaderOptions } from "../../src/check.js";
import * as results from "../../src/results.js";
import cases from "../cases/results.json" with { type: "json" };

type Options = ResultReaderOptions;
type Case = { reader: string; result: unknown; options?: Options; ok: boolean; value?: unknown; path?: string };

const readers = results as unknown as { [name: string]: (result: unknown, options?: Options) => unknown };

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

describe("the cases", () => {
  test("there are 61", () => {
    expect(cases).toHaveLength(61);
  });

  test.each(
    (cases as Case[]).map((one, index) => ({ ...one, title: `${index} ${one.reader} ${JSON.stringify(one.result)}` })),
  )("$title", ({ reader, result, options, ok, value, path }) => {
    const read = () => readers[reader]?.(deepFreeze(result), options);
    if (ok) {
      expect(read()).toEqual(value);
      return;
    }
    let thrown: unknown;
    try {
      read();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(results.InvalidResultError);
    expect((thrown as results.InvalidResultError).path).toBe(path);
    expect((thrown as results.InvalidResultError).message).toContain(path === "" ? "the result" : path);
  });
});

describe("what the cases leave open", () => {
  const pathOf = (read: () => unknown): string => {
    try {
      read();
    } catch (thrown) {
      return (thrown as results.InvalidResultError).path;
    }
    return "nothing was thrown";
  };

  test("the payload is checked first, the envelope last", () => {
    expect(pathOf(() => results.readToolsListResult({ tools: 1, resultType: 1, ttlMs: -1, nextCursor: 1 }))).toBe(
      "tools",
    );
    expect(pathOf(() => results.readDiscoverResult({ supportedVersions: 1, ttlMs: -1 }))).toBe("supportedVersions");
  });

  test("blocks of sampling are known, and wrong in a tool's result however lenient the reading is", () => {
    const result = { content: [{ type: "tool_use", id: "1", name: "a", input: {} }] };
    expect(pathOf(() => results.readToolCallResult(result, { skipUnknownContent: true }))).toBe("content[0].type");
  });

  test("null is structured content, beside which content may be missing", () => {
    expect(results.readToolCallResult({ structuredContent: null })).toEqual({ content: [], structuredContent: null });
  });
});
