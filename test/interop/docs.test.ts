import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as twoClient from "@modelcontextprotocol/client";
import * as twoCore from "@modelcontextprotocol/core";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import * as one from "@modelcontextprotocol/sdk/types.js";
import * as twoServer from "@modelcontextprotocol/server";
import * as mcp from "mcp-protocol-types";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { endAll, ROOT, runNode } from "./processes.ts";

afterEach(endAll);

const GUIDES = ["README", "docs/both-eras", "docs/moving-from-the-sdk", "docs/wire-mistakes"];
const textOf = (guide: string) => readFileSync(join(ROOT, `${guide}.md`), "utf8");

/** The blocks that import what only these tests have installed, by the file that their first line names. */
const blocks = GUIDES.flatMap((guide) =>
  [...textOf(guide).matchAll(/^```ts\n(\/\/ (\S+\.ts)[\s\S]*?)^```$/gm)]
    .map(([, code = "", file = ""]) => ({ guide, file, code }))
    .filter(({ code }) => /^import .* from "(?!mcp-protocol-types|node:|\.)/m.test(code)),
);

const guide = textOf("docs/moving-from-the-sdk");

/** The cells of the table under a heading line. */
function tableUnder(heading: string): string[][] {
  const start = guide.indexOf(`\n${heading}\n`);
  const [, , ...rows] = (guide.slice(start + 1).split("\n\n")[0] ?? "").split("\n");
  return rows.map((row) => row.slice(2, -2).split(" | "));
}

/** The names in a cell, each with the version of the SDK that alone has it. */
function namesIn(cell: string): { name: string; only: string | undefined }[] {
  return [...cell.matchAll(/`(\w+)`(?: \((\d)\.x\))?/g)].map(([, name = "", only]) => ({ name, only }));
}

const types = tableUnder("| SDK | a revision's entry | root |");
const values = tableUnder("| SDK | here |");
const differences = tableUnder("| | SDK | here |");

let folder: string;
beforeAll(() => {
  // Here, so that the official packages are found.
  mkdirSync(join(ROOT, "test/interop/temp"), { recursive: true });
  folder = mkdtempSync(join(ROOT, "test/interop/temp/docs-"));
  for (const { file, code } of blocks) writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, "names.ts"), [IMPORTS, ...types.map(nameChecks), ...typeDifferences].join("\n"));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tsconfig.json",
      compilerOptions: { exactOptionalPropertyTypes: true, moduleDetection: "force" },
      include: ["."],
      exclude: [],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const IMPORTS = `
import type * as Spec from "@modelcontextprotocol/sdk/spec.types.js";
import type * as One from "@modelcontextprotocol/sdk/types.js";
import type * as Two from "@modelcontextprotocol/server";
import type * as Root from "mcp-protocol-types";
import type * as Mcp25 from "mcp-protocol-types/2025-11-25";
import type * as Mcp26 from "mcp-protocol-types/2026-07-28";
declare function fits<From, To>(there: (value: From) => To): void;
declare function same<Value>(value: Value): Value;`;

/** That the names of a row are there, and that each value of the SDK's type fits the others. */
function nameChecks([sdk = "", entry = "", root = ""]: string[]): string {
  const rootNames = namesIn(root);
  const entryNames = entry === "the same" ? namesIn(sdk) : namesIn(entry);
  return namesIn(sdk)
    .flatMap(({ name, only }, index) => {
      const ours = `Root.${(rootNames[index] ?? rootNames.at(-1))?.name}`;
      const revision = `Mcp25.${(entryNames[index] ?? entryNames.at(-1))?.name}`;
      return [
        ...(only === "2" ? [] : [`fits<One.${name}, ${ours}>(same);`, `fits<One.${name}, ${revision}>(same);`]),
        ...(only === "1" ? [] : [`fits<Two.${name}, ${ours}>(same);`]),
      ];
    })
    .join("\n");
}

test("these blocks need an official package or a schema library, and no others", () => {
  expect(blocks.map(({ guide, file }) => [guide, file])).toEqual([
    ["README", "beside-the-sdk.ts"],
    ["docs/moving-from-the-sdk", "beside.ts"],
    ["docs/moving-from-the-sdk", "registered.ts"],
    ["docs/moving-from-the-sdk", "before.ts"],
    ["docs/moving-from-the-sdk", "arguments.ts"],
  ]);
});

test("they compile, and the types in the table fit", async () => {
  expect(types).toHaveLength(14);
  expect(types.flatMap(([sdk = ""]) => namesIn(sdk))).toHaveLength(28);
  const config = join(folder, "tsconfig.json");
  const { code, output } = await runNode("node_modules/typescript/bin/tsc", "-p", config);
  expect(output).toBe("");
  expect(code).toBe(0);
});

test("the values in the table are there", () => {
  expect(values).toHaveLength(10);
  const sdk = values.flatMap(([sdk = ""]) => namesIn(sdk));
  const ours = values.flatMap(([, here = ""]) => namesIn(here)).map(({ name }) => name);
  expect(sdk).toHaveLength(20);
  const two = { ...twoCore, ...twoServer, ...twoClient };
  const found = sdk.map(({ name }) => {
    if (name in one) return { name, only: name in two ? undefined : "1" };
    return { name, only: name in two ? "2" : "neither" };
  });
  expect(found).toEqual(sdk);
  expect(ours.filter((name) => !(name in mcp))).toEqual([]);
});

/** Imports a block. */
async function load<Module>(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as Module;
}

describe("beside the SDK", () => {
  type Connectable = { connect(transport: Transport): Promise<void>; close(): Promise<void> };
  const envelope = { capabilities: {}, clientInfo: { name: "c", version: "1" } };

  /** Connects a block's server, and gives its answers to some calls. */
  async function answersOf(
    server: Connectable,
    [ours, theirs]: [Transport, Transport],
    calls: { name: string; arguments?: { [key: string]: unknown } }[],
  ): Promise<unknown[]> {
    const answers: unknown[] = [];
    const answered = new Promise<void>((resolve) => {
      ours.onmessage = (message) => {
        answers.push(message);
        if (answers.length === calls.length + 1) resolve();
      };
    });
    await server.connect(theirs);
    await ours.start();
    await ours.send(mcp.request(0, "initialize", { protocolVersion: "2025-11-25", ...envelope }));
    await ours.send(mcp.notification("notifications/initialized"));
    for (const [index, params] of calls.entries()) await ours.send(mcp.request(index + 1, "tools/call", params));
    await answered;
    await server.close();
    return answers.slice(1);
  }

  test("the SDK's server answers with what the builders make, and with an McpError's code", async () => {
    const { server } = await load<{ server: Connectable }>("beside.ts");
    const answers = await answersOf(server, InMemoryTransport.createLinkedPair(), [
      { name: "add", arguments: { a: 2, b: 3 } },
      { name: "add", arguments: { a: 2 } },
      { name: "subtract" },
    ]);
    expect(answers).toEqual([
      {
        jsonrpc: "2.0",
        id: 1,
        result: { content: [{ type: "text", text: '{"sum":5}' }], structuredContent: { sum: 5 } },
      },
      {
        jsonrpc: "2.0",
        id: 2,
        result: { content: [{ type: "text", text: "a and b must be numbers" }], isError: true },
      },
      { jsonrpc: "2.0", id: 3, error: { code: -32602, message: "Unknown tool: subtract", data: { name: "subtract" } } },
    ]);
  });

  test("that of 2.x makes an error of the tool of what is thrown", async () => {
    const { server } = await load<{ server: Connectable }>("registered.ts");
    const pair = twoServer.InMemoryTransport.createLinkedPair() as [Transport, Transport];
    const answers = await answersOf(server, pair, [
      { name: "divide", arguments: { a: 6, b: 3 } },
      { name: "divide", arguments: { a: 6, b: 0 } },
    ]);
    expect(answers).toEqual([
      {
        jsonrpc: "2.0",
        id: 1,
        result: { content: [{ type: "text", text: '{"quotient":2}' }], structuredContent: { quotient: 2 } },
      },
      { jsonrpc: "2.0", id: 2, result: { content: [{ type: "text", text: "b must not be 0" }], isError: true } },
    ]);
  });

  test("a dispatcher tells the peer nothing of the SDK's McpError", async () => {
    const dispatch = mcp.createDispatcher({
      ping: () => {
        throw new one.McpError(-32602, "no");
      },
    });
    expect(await dispatch(mcp.request(1, "ping"))).toEqual({
      jsonrpc: "2.0",
      id: 1,
      error: { code: -32603, message: "Internal error" },
    });
  });
});

describe("before and after", () => {
  type Module = { resultOf: (response: object) => unknown };
  const failure = (code: number) => ({ jsonrpc: "2.0", id: 1, error: { code, message: "no", data: [1] } });

  test.each(["before.ts", "after.ts"])("%s reads responses alike", async (file) => {
    if (file === "after.ts")
      writeFileSync(join(folder, file), /```ts\n(\/\/ after\.ts[\s\S]*?)```/.exec(guide)?.[1] ?? "");
    const { resultOf } = await load<Module>(file);
    const result = { content: [{ type: "text", text: "5" }], structuredContent: { sum: 5 }, _meta: { own: 1 } };
    expect(resultOf({ jsonrpc: "2.0", id: 1, result })).toEqual(result);
    expect(resultOf(failure(-32602))).toEqual({ content: [{ type: "text", text: "no" }], isError: true });
    expect(() => resultOf({ jsonrpc: "2.0", id: 1, result: { content: [{ type: "text" }] } })).toThrow();
    expect(() => resultOf(failure(-32601))).toThrow(expect.objectContaining({ code: -32601, data: [1] }));
  });

  test("a schema checks the arguments of a tool", async () => {
    const { add, callAdd } = await load<{ add: unknown; callAdd: (params: unknown) => unknown }>("arguments.ts");
    expect(add).toMatchObject({
      name: "add",
      inputSchema: { type: "object", properties: { a: { type: "number" } }, required: ["a", "b"] },
    });
    expect(callAdd({ name: "add", arguments: { a: 2, b: 3 } })).toMatchObject({ structuredContent: { sum: 5 } });
    expect(callAdd({ name: "add", arguments: { a: 2 } })).toMatchObject({ isError: true });
  });
});

const isZodError: Error = expect.objectContaining({ name: "ZodError" });

/** What each row of the table means, on 1.x, on 2.x and here: what happens, or what the compiler says. */
const DIFFERENCES: { [row: string]: (() => void) | string[] } = {
  "a member that a content block or a tool should not have": () => {
    const result = { content: [{ type: "text", text: "a", x: 1 }] };
    for (const { CallToolResultSchema } of [one, twoCore]) {
      expect(CallToolResultSchema.parse(result)).toEqual({ content: [{ type: "text", text: "a" }] });
    }
    expect(mcp.readToolCallResult(result)).toBe(result);
    const tools = { tools: [{ name: "a", inputSchema: { type: "object" }, x: 1 }] };
    for (const { ListToolsResultSchema } of [one, twoCore]) {
      expect(ListToolsResultSchema.parse(tools)).toEqual({ tools: [{ name: "a", inputSchema: { type: "object" } }] });
    }
    expect(mcp.readToolsListResult(tools)).toBe(tools);
  },
  "`{}` as a tool's result": () => {
    for (const { CallToolResultSchema } of [one, twoCore])
      expect(CallToolResultSchema.parse({})).toEqual({ content: [] });
    expect(() => mcp.readToolCallResult({})).toThrow(/^content must be an array$/);
  },
  "a tool's result that asks for input": () => {
    const result = { resultType: "input_required", requestState: "s" };
    for (const { CallToolResultSchema } of [one, twoCore]) {
      expect(CallToolResultSchema.parse(result)).toEqual({ ...result, content: [] });
    }
    expect(() => mcp.readToolCallResult(result)).toThrow(/^resultType must be "complete"$/);
    expect(mcp.isInputRequired(result)).toBe(true);
  },
  "a tool's structured content that is an array": () => {
    const result = { content: [], structuredContent: [1] };
    expect(() => one.CallToolResultSchema.parse(result)).toThrow(isZodError);
    expect(twoCore.CallToolResultSchema.parse(result)).toEqual(result);
    expect(mcp.readToolCallResult(result)).toBe(result);
  },
  "base64 and times that are none": () => {
    const image = { content: [{ type: "image", data: "!!", mimeType: "image/png" }] };
    const text = { content: [{ type: "text", text: "a", annotations: { lastModified: "yesterday" } }] };
    for (const result of [image, text]) {
      for (const { CallToolResultSchema } of [one, twoCore]) {
        expect(() => CallToolResultSchema.parse(result)).toThrow(isZodError);
      }
      expect(mcp.readToolCallResult(result)).toBe(result);
    }
  },
  "101 values of a completion": () => {
    const values = Array.from({ length: 101 }, () => "a");
    for (const { CompleteResultSchema } of [one, twoCore]) {
      expect(() => CompleteResultSchema.parse({ completion: { values } })).toThrow(isZodError);
    }
    expect(mcp.readCompletionCompleteResult({ completion: { values } }).completion.values).toHaveLength(101);
    expect(mcp.completion(values).completion.values).toHaveLength(100);
  },
  "an envelope with one member more": () => {
    const message = { jsonrpc: "2.0", id: 1, method: "ping", trace: "x" };
    for (const { isJSONRPCRequest } of [one, twoServer]) expect(isJSONRPCRequest(message)).toBe(false);
    expect(mcp.isRequest(message)).toBe(true);
  },
  "an error with the id `null`": () => {
    const message = { jsonrpc: "2.0", id: null, error: { code: -32700, message: "m" } };
    for (const { isJSONRPCErrorResponse } of [one, twoServer]) expect(isJSONRPCErrorResponse(message)).toBe(false);
    expect(mcp.isFailure(message)).toBe(true);
  },
  "a call without `arguments`": () => {
    for (const { CallToolRequestParamsSchema } of [one, twoCore]) {
      expect(CallToolRequestParamsSchema.parse({ name: "a" })).toEqual({ name: "a" });
    }
    expect(mcp.readToolCallParams({ name: "a" })).toEqual({ name: "a", arguments: {} });
  },
  "what is thrown for a result": () => {
    const result = { content: [{ type: "text" }], isError: 1 };
    for (const { CallToolResultSchema } of [one, twoCore]) {
      expect(CallToolResultSchema.safeParse(result).error?.issues).toHaveLength(2);
    }
    expect(() => mcp.readToolCallResult(result)).toThrow(
      expect.objectContaining({ name: "InvalidResultError", path: "content[0].text" }),
    );
  },
  "the message of an `McpError`": () => {
    expect(new one.McpError(-32602, "no").message).toBe("MCP error -32602: no");
    expect(new twoServer.ProtocolError(-32602, "no").message).toBe("no");
    expect(new mcp.McpError(-32602, "no").message).toBe("no");
  },
  "types of requests and notifications": [
    'fits<One.CallToolRequest & { jsonrpc: "2.0"; id: 1 }, Mcp25.CallToolRequest>(same);',
    "// @ts-expect-error",
    "fits<One.CallToolRequest, Mcp25.CallToolRequest>(same);",
  ],
  "2.x: results of 2026-07-28": [
    'fits<Two.CallToolResult & { resultType: "complete" }, Mcp26.CallToolResult>(same);',
    "// @ts-expect-error",
    "fits<Two.CallToolResult, Mcp26.CallToolResult>(same);",
    'fits<Two.ListToolsResult & { resultType: "complete"; ttlMs: 0; cacheScope: "public" }, Mcp26.ListToolsResult>(same);',
    "// @ts-expect-error",
    'fits<Two.ListToolsResult & { resultType: "complete" }, Mcp26.ListToolsResult>(same);',
  ],
  "an optional member": [
    "fits<{ priority: undefined }, One.Annotations>(same);",
    "fits<{ priority: undefined }, Mcp25.Annotations>(same);",
    "// @ts-expect-error",
    "fits<{ priority: undefined }, Spec.Annotations>(same);",
  ],
  shapes: [
    "fits<Mcp25.Tool, { [key: string]: unknown }>(same);",
    "interface Grown extends Mcp25.Tool { own: string }",
    "// @ts-expect-error",
    "fits<Grown, { [key: string]: unknown }>(same);",
  ],
};
const typeDifferences = Object.values(DIFFERENCES).flatMap((check) => (typeof check === "function" ? [] : check));
const behaviours = Object.entries(DIFFERENCES).flatMap(([row, check]) =>
  typeof check === "function" ? [{ row, check }] : [],
);

describe("what differs", () => {
  test("these are the rows, and no others", () => {
    expect(differences.map(([row]) => row)).toEqual(Object.keys(DIFFERENCES));
    expect(differences).toHaveLength(15);
  });

  test.each(behaviours)("$row", ({ check }) => check());
});
