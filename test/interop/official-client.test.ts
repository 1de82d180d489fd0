// The second official client against the example server, over its own stdio transport, in both eras.

import {
  Client,
  type ClientOptions,
  type JSONRPCMessage,
  ProtocolError,
  ResourceNotFoundError,
  SdkError,
  UnsupportedProtocolVersionError,
} from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test } from "vitest";
import { endAll, expectGone, ROOT, runTypeScript, track } from "./processes.ts";

const created: Client[] = [];

afterEach(async () => {
  for (const client of created.splice(0)) await client.close();
  await endAll();
});

function create(options: ClientOptions) {
  const [command, ...args] = runTypeScript("examples/stdio-server.ts");
  const transport = new StdioClientTransport({ command, args, cwd: ROOT, stderr: "ignore" });
  const client = new Client({ name: "interop", version: "1.0.0" }, options);
  created.push(client);
  return { client, transport };
}

/** Connects a client, gives it to the test, and checks at its end that the server has ended. */
async function withClient(
  options: ClientOptions,
  use: (client: Client, received: JSONRPCMessage[]) => Promise<void>,
): Promise<void> {
  const { client, transport } = create(options);
  await client.connect(transport);
  const { pid } = transport;
  track(pid);
  const received: JSONRPCMessage[] = [];
  const deliver = transport.onmessage;
  transport.onmessage = (message) => {
    received.push(message);
    deliver?.(message);
  };
  await use(client, received);
  await client.close();
  await expectGone(pid ?? expect.fail("the server has no process"));
}

/** What a promise is rejected with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`fulfilled with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );

/** What a promise is rejected with, an error of the protocol. */
async function protocolError(promise: Promise<unknown>): Promise<ProtocolError> {
  const thrown = await rejection(promise);
  expect(thrown).toBeInstanceOf(ProtocolError);
  return thrown as ProtocolError;
}

/** What is the same in both eras. */
async function converse(client: Client, received: JSONRPCMessage[]): Promise<void> {
  expect(client.getServerVersion()).toMatchObject({ name: "mcp-protocol-types-example", version: "1.0.0" });
  expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} });

  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["add", "count", "where_is_the_manual"]);
  expect(tools[0]?.outputSchema).toEqual({
    type: "object",
    properties: { sum: { type: "number" } },
    required: ["sum"],
  });
  const sum = await client.callTool({ name: "add", arguments: { a: 2, b: 3 } });
  expect(sum).toMatchObject({ content: [{ type: "text", text: '{"sum":5}' }], structuredContent: { sum: 5 } });
  expect(sum.isError).toBeUndefined();
  const wrong = await client.callTool({ name: "add", arguments: { a: "2", b: 3 } });
  expect(wrong).toMatchObject({ content: [{ text: "`a` and `b` must be numbers" }], isError: true });
  const unknown = await protocolError(client.callTool({ name: "subtract" }));
  expect(unknown).toMatchObject({ code: -32602, message: "Unknown tool: subtract" });

  const beforeCount = received.length;
  const told: number[] = [];
  const counted = await client.callTool(
    { name: "count", arguments: { to: 5 } },
    { onprogress: ({ progress }) => told.push(progress) },
  );
  expect(counted.content).toEqual([{ type: "text", text: "Counted to 5." }]);
  const progress = received.slice(beforeCount).flatMap((message) => ("method" in message ? [message] : []));
  expect(progress.map(({ params }) => params?.["progress"])).toEqual([1, 2, 3, 4, 5]);
  // The client itself loses what comes in one read with the result.
  expect([1, 2, 3, 4, 5].slice(0, told.length)).toEqual(told);

  const controller = new AbortController();
  const cancelled = client.callTool(
    { name: "count", arguments: { to: 1000 } },
    { signal: controller.signal, onprogress: ({ progress: step }) => step === 2 && controller.abort("enough") },
  );
  expect(await rejection(cancelled)).toMatchObject({ message: "enough" });
  await client.callTool({ name: "count", arguments: { to: 10 } });
  const afterFirst = received.length;
  await client.callTool({ name: "count", arguments: { to: 10 } });
  expect(received.slice(afterFirst)).toHaveLength(1);

  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(["example://manual", "example://dot"]);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(["example://greeting/{name}"]);
  const read = async (uri: string) => (await client.readResource({ uri })).contents;
  expect(await read("example://manual")).toMatchObject([{ text: "Call add with a and b." }]);
  expect(await read("example://dot")).toMatchObject([{ blob: expect.stringMatching(/^iVBORw0KGgo/) }]);
  expect(await read("example://greeting/Ada")).toMatchObject([{ text: "Hello, Ada!" }]);
  // It makes one of -32002 and -32602, which is what the two eras say.
  const missing = await rejection(read("example://nothing"));
  expect(missing).toBeInstanceOf(ResourceNotFoundError);
  expect(missing).toMatchObject({ data: { uri: "example://nothing" } });

  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(["greet"]);
  const prompt = await client.getPrompt({ name: "greet", arguments: { name: "Ada" } });
  expect(prompt.messages).toEqual([{ role: "user", content: { type: "text", text: "Greet Ada in a plain style." } }]);
  expect((await protocolError(client.getPrompt({ name: "greet" }))).code).toBe(-32602);
  const ref = { type: "ref/prompt" as const, name: "greet" };
  const { completion } = await client.complete({ ref, argument: { name: "style", value: "f" } });
  expect(completion.values).toEqual(["formal", "friendly"]);
}

describe("with a handshake", () => {
  test.each(mcp.PROTOCOL_VERSIONS.filter(mcp.usesHandshake))("%s", (revision) =>
    withClient({ supportedProtocolVersions: [revision] }, async (client, received) => {
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect(client.getProtocolEra()).toBe("legacy");
      expect(await client.ping()).toEqual({});
      await converse(client, received);
    }),
  );

  test("the newest, where nothing is said", () =>
    withClient({}, async (client) => {
      expect(client.getNegotiatedProtocolVersion()).toBe("2025-11-25");
    }));
});

describe("without a handshake", () => {
  test.each<[string, "auto" | { pin: string }]>([
    ["found out", "auto"],
    ["pinned", { pin: "2026-07-28" }],
  ])("2026-07-28, %s", (_name, mode) =>
    withClient({ versionNegotiation: { mode } }, async (client, received) => {
      expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
      expect(client.getProtocolEra()).toBe("modern");
      expect(client.getDiscoverResult()).toMatchObject({ resultType: "complete", cacheScope: "public" });
      await converse(client, received);
      const results = received.flatMap((message) => ("result" in message ? [message.result] : []));
      expect(results.length).toBeGreaterThan(10);
      for (const result of results) expect(result["resultType"]).toBe("complete");
      // What the server said may be kept is not asked for again.
      const before = received.length;
      await client.listTools();
      expect(received).toHaveLength(before);
      expect(await rejection(client.ping())).toBeInstanceOf(SdkError);
    }),
  );

  test("a revision that the server does not have", async () => {
    const { client, transport } = create({ versionNegotiation: { mode: { pin: "2027-01-01" } } });
    const thrown = await rejection(client.connect(transport));
    expect(thrown).toBeInstanceOf(UnsupportedProtocolVersionError);
    expect(thrown).toMatchObject({ code: -32022, data: { supported: ["2026-07-28"], requested: "2027-01-01" } });
  });
});
