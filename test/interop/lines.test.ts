// What becomes of lines that are torn, or have no end.

import { expect, test } from "vitest";
import { ANY_LINE_END, readLines } from "../../examples/lines.ts";

async function* bytesOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

async function all(lines: AsyncIterable<string | undefined>): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

const MIB = "x".repeat(1024 * 1024);

test("a line without an end is told of once, while it goes on", async () => {
  let sent = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (; sent < 64; sent++) yield new TextEncoder().encode(MIB);
  }
  const lines = readLines(endless());
  expect(await lines.next()).toEqual({ done: false, value: undefined });
  expect(sent).toBe(16);
  expect(await lines.next()).toEqual({ done: true, value: undefined });
  expect(sent).toBe(64);
});

test("what comes after a line that is too long is read", async () => {
  const long = Array.from({ length: 17 }, () => MIB);
  expect(await all(readLines(bytesOf("a\n", ...long, "\nb\nc")))).toEqual(["a", undefined, "b", "c"]);
});

test("lines are put together from their parts", async () => {
  expect(await all(readLines(bytesOf("\uFEFFa", "b\nc", "\n\nd\u2028e")))).toEqual(["ab", "c", "", "d\u2028e"]);
  expect(await all(readLines(bytesOf("a\r", "\nb\rc\n", "\r\n"), ANY_LINE_END))).toEqual(["a", "b", "c", ""]);
});
