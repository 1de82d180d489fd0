import { createRequire } from "node:module";
import { expect, test } from "vitest";

type Package = typeof import("../../src/index.js");

// Not by a literal: the build may not be there when the types are checked.
const builtEsm = new URL("../../dist/index.js", import.meta.url).href;
const esm = (await import(builtEsm)) as Package;
const cjs = createRequire(import.meta.url)("../../dist/index.cjs") as Package;

const copies: [string, Package, Package][] = [
  ["CommonJS in ESM", esm, cjs],
  ["ESM in CommonJS", cjs, esm],
];

test("there are two copies", () => {
  expect(esm.McpError).not.toBe(cjs.McpError);
  expect(new cjs.McpError(1, "m")).not.toBeInstanceOf(esm.McpError);
});

test.each(copies)("an McpError of the other copy is recognised: %s", (_name, here, there) => {
  expect(here.isMcpError(new there.McpError(1, "m"))).toBe(true);
  expect(here.isMcpError(there.invalidParams("m"))).toBe(true);
  expect(here.isMcpError(there.McpError.from({ jsonrpc: "2.0", id: 1, error: { code: 1, message: "m" } }))).toBe(true);
  expect(here.isMcpError(new Error("m"))).toBe(false);
});

test.each(copies)("the dispatcher answers with its code, message and data: %s", async (_name, here, there) => {
  const told: unknown[] = [];
  const dispatch = here.createDispatcher(
    {
      "tools/call": ({ name }) => {
        if (name === "late") return Promise.reject(new there.McpError(-32000, "late", { name }));
        throw there.invalidParams(`Unknown tool: ${name}`, 0);
      },
      ping: () => {
        throw new Error("secret");
      },
    },
    { onError: (cause) => told.push(cause) },
  );
  const call = (name: string) => dispatch({ jsonrpc: "2.0", id: 0, method: "tools/call", params: { name } });
  expect(await call("subtract")).toStrictEqual({
    jsonrpc: "2.0",
    id: 0,
    error: { code: -32602, message: "Unknown tool: subtract", data: 0 },
  });
  expect(await call("late")).toStrictEqual({
    jsonrpc: "2.0",
    id: 0,
    error: { code: -32000, message: "late", data: { name: "late" } },
  });
  expect(told).toEqual([]);
  expect(await dispatch({ jsonrpc: "2.0", id: 0, method: "ping" })).toStrictEqual({
    jsonrpc: "2.0",
    id: 0,
    error: { code: -32603, message: "Internal error" },
  });
  expect(told).toHaveLength(1);
});

test.each(copies)("a reader of the other copy is a reader: %s", async (_name, here, there) => {
  const dispatch = here.createDispatcher<{ "example/call": { params: object; result: object } }>(
    { "example/call": (params) => ({ params }) },
    { readers: { "example/call": (params) => ({ ...there.readToolCallParams(params) }) } },
  );
  expect(await dispatch({ jsonrpc: "2.0", id: 1, method: "example/call", params: { name: "a" } })).toMatchObject({
    result: { params: { name: "a", arguments: {} } },
  });
  expect(await dispatch({ jsonrpc: "2.0", id: 1, method: "example/call", params: {} })).toMatchObject({
    error: { code: -32602, message: "params.name must be a string" },
  });
});
