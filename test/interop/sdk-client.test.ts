// The client of the official SDK against the example server, over the SDK's own stdio transport.

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import {
  EmptyResultSchema,
  InitializeResultSchema,
  type JSONRPCMessage,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import * as mcp from "mcp-protocol-types";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endAll, expectGone, ROOT, runTypeScript, track } from "./processes.ts";

let client: Client;
let transport: StdioClientTransport;
/** All that comes from the server after the handshake. */
let received: JSONRPCMessage[];

beforeEach(async () => {
  const [command, ...args] = runTypeScript("examples/stdio-server.ts");
  transport = new StdioClientTransport({ command, args, cwd: ROOT, stderr: "ignore" });
  client = new Client({ name: "interop", version: "1.0.0" });
  await client.connect(transport);
  track(transport.pid);
  received = [];
  const deliver = transport.onmessage;
  transport.onmessage = (message) => {
    received.push(message);
    deliver?.(message);
  };
});

afterEach(async () => {
  const { pid } = transport;
  await client.close();
  if (pid !== null) await expectGone(pid);
  await endAll();
});

/** What a promise is rejected with, an error of the protocol. */
async function protocolError(promise: Promise<unknown>): Promise<McpError> {
  const thrown = await promise.then(
    (value) => expect.fail(`fulfilled with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  expect(thrown).toBeInstanceOf(McpError);
  return thrown as McpError;
}

test("the handshake", async () => {
  expect(client.getServerVersion()).toEqual({
    name: "mcp-protocol-types-example",
    version: "1.0.0",
    title: "Example server",
  });
  expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} });
  expect(await client.ping()).toEqual({});
});

test.each(mcp.PROTOCOL_VERSIONS)("the revision that is asked for: %s", async (protocolVersion) => {
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: "interop", version: "1.0.0" } };
  const result = await client.request({ method: "initialize", params }, InitializeResultSchema);
  // One without a handshake cannot be chosen by a handshake.
  expect(result.protocolVersion).toBe(mcp.usesHandshake(protocolVersion) ? protocolVersion : "2025-11-25");
});

test("tools", async () => {
  const { tools, nextCursor } = await client.listTools();
  expect(nextCursor).toBeUndefined();
  expect(tools.map(({ name }) => name)).toEqual(["add", "count", "where_is_the_manual"]);
  expect(tools[0]).toEqual({
    name: "add",
    title: "Add",
    description: "Adds two numbers.",
    inputSchema: {
      type: "object",
      properties: { a: { type: "number" }, b: { type: "number" } },
      required: ["a", "b"],
    },
    outputSchema: { type: "object", properties: { sum: { type: "number" } }, required: ["sum"] },
    annotations: { readOnlyHint: true, openWorldHint: false },
  });

  // Since the tools have been listed, the client holds the structured content against the output schema.
  expect(await client.callTool({ name: "add", arguments: { a: 2, b: 3 } })).toEqual({
    content: [{ type: "text", text: '{"sum":5}' }],
    structuredContent: { sum: 5 },
  });
  expect(await client.callTool({ name: "add", arguments: { a: "2", b: 3 } })).toEqual({
    content: [{ type: "text", text: "`a` and `b` must be numbers" }],
    isError: true,
  });
  expect((await client.callTool({ name: "where_is_the_manual" })).content).toEqual([
    { type: "text", text: "In this resource:" },
    { type: "resource_link", uri: "example://manual", name: "manual" },
  ]);
  const unknown = await protocolError(client.callTool({ name: "subtract" }));
  expect(unknown.code).toBe(-32602);
  expect(unknown.message).toContain("Unknown tool: subtract");
  expect((await protocolError(client.listTools({ cursor: "no cursor" }))).code).toBe(-32602);
});

test("progress", async () => {
  const told: number[] = [];
  const result = await client.callTool({ name: "count", arguments: { to: 5 } }, undefined, {
    onprogress: ({ progress, total }) => {
      expect(total).toBe(5);
      told.push(progress);
    },
  });
  expect(result.content).toEqual([{ type: "text", text: "Counted to 5." }]);
  const progress = received.flatMap((message) => ("method" in message ? [message] : []));
  expect(progress.map(({ method }) => method)).toEqual(Array(5).fill("notifications/progress"));
  expect(progress.map(({ params }) => params?.["progress"])).toEqual([1, 2, 3, 4, 5]);
  // The client itself loses what comes in one read with the result.
  expect([1, 2, 3, 4, 5].slice(0, told.length)).toEqual(told);
  expect(told).not.toEqual([]);
});

test("cancellation", async () => {
  const controller = new AbortController();
  const call = client.callTool({ name: "count", arguments: { to: 1000 } }, undefined, {
    signal: controller.signal,
    onprogress: ({ progress }) => {
      if (progress === 2) controller.abort("enough");
    },
  });
  expect((await protocolError(call)).message).toContain("enough");
  // As long as this takes, the cancelled call would have gone on.
  const count = { name: "count", arguments: { to: 10 } };
  await client.callTool(count);
  const afterFirst = received.length;
  await client.callTool(count);
  const rest = received.slice(afterFirst);
  expect(rest).toHaveLength(1);
  // The two later calls have an answer, the cancelled one has none.
  expect(received.filter((message) => "result" in message || "error" in message)).toHaveLength(2);
});

test("resources", async () => {
  const { resources } = await client.listResources();
  expect(resources).toEqual([
    { uri: "example://manual", name: "manual", title: "The manual", mimeType: "text/plain" },
    { uri: "example://dot", name: "dot", title: "A dot", mimeType: "image/png" },
  ]);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates).toEqual([
    { uriTemplate: "example://greeting/{name}", name: "greeting", title: "A greeting", mimeType: "text/plain" },
  ]);
  expect((await client.readResource({ uri: "example://manual" })).contents).toEqual([
    { uri: "example://manual", mimeType: "text/plain", text: "Call add with a and b." },
  ]);
  expect((await client.readResource({ uri: "example://dot" })).contents).toEqual([
    { uri: "example://dot", mimeType: "image/png", blob: expect.stringMatching(/^iVBORw0KGgo/) },
  ]);
  expect((await client.readResource({ uri: "example://greeting/Zo%C3%AB" })).contents).toEqual([
    { uri: "example://greeting/Zo%C3%AB", mimeType: "text/plain", text: "Hello, Zoë!" },
  ]);
  for (const uri of ["example://nothing", "example://greeting/", "example://greeting/%"]) {
    const { code, data } = await protocolError(client.readResource({ uri }));
    expect({ code, data }).toEqual({ code: -32002, data: { uri } });
  }
});

test("prompts and completion", async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts).toMatchObject([{ name: "greet", arguments: [{ name: "name", required: true }, { name: "style" }] }]);
  expect(await client.getPrompt({ name: "greet", arguments: { name: "Ada", style: "formal" } })).toEqual({
    description: "A greeting",
    messages: [{ role: "user", content: { type: "text", text: "Greet Ada in a formal style." } }],
  });
  const missing = await protocolError(client.getPrompt({ name: "greet", arguments: { style: "formal" } }));
  expect(missing.code).toBe(-32602);
  expect(missing.message).toContain("params.arguments.name is required");
  expect((await protocolError(client.getPrompt({ name: "part" }))).code).toBe(-32602);

  const complete = async (name: string, value: string) => {
    const ref = { type: "ref/prompt" as const, name };
    return (await client.complete({ ref, argument: { name: "style", value } })).completion.values;
  };
  expect(await complete("greet", "f")).toEqual(["formal", "friendly"]);
  expect(await complete("greet", "x")).toEqual([]);
  expect(await complete("part", "f")).toEqual([]);
});

test("methods that the server does not have", async () => {
  expect((await protocolError(client.request({ method: "tools/invent" }, EmptyResultSchema))).code).toBe(-32601);
  expect((await protocolError(client.setLoggingLevel("debug"))).code).toBe(-32601);
  // Nothing answers a notification, whether known or not.
  await transport.send({ jsonrpc: "2.0", method: "notifications/roots/list_changed" });
  await transport.send({ jsonrpc: "2.0", method: "notifications/invented" });
  await client.ping();
  expect(received).toHaveLength(3);
});
