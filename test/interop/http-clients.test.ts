// The official clients against the example server over Streamable HTTP: that of the SDK, and the second one in both eras.

import {
  Client,
  type ClientOptions,
  ProtocolError,
  ResourceNotFoundError,
  StreamableHTTPClientTransport,
  UnsupportedProtocolVersionError,
} from "@modelcontextprotocol/client";
import { Client as SdkClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as SdkTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { McpError as SdkError } from "@modelcontextprotocol/sdk/types.js";
import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createHttpHandler } from "../../examples/http-handler.ts";
import { serveOnNode } from "../../examples/http-node.ts";
import { exampleServer } from "../../examples/server.ts";

/** What a client has sent, and how it was answered. */
type Exchange = {
  http: string;
  method: string | undefined;
  headers: Headers;
  status: number;
  sessionId: string | null;
};

const closers: (() => Promise<void>)[] = [];
const logged: string[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  expect(logged.splice(0).filter((line) => line !== "the client is ready")).toEqual([]);
});

/** The example server, with a record of all that it is asked. */
async function serve(): Promise<{ url: URL; exchanges: Exchange[] }> {
  const handler = createHttpHandler(exampleServer, { log: (text) => logged.push(text) });
  const exchanges: Exchange[] = [];
  const server = await serveOnNode(async (request) => {
    const { method: http, headers, signal } = request;
    const text = http === "POST" ? await request.text() : undefined;
    const asked =
      text === undefined ? request : new Request(request.url, { method: http, headers, body: text, signal });
    const response = await handler(asked);
    const { method }: { method?: string } = text === undefined ? {} : JSON.parse(text);
    const { status } = response;
    exchanges.push({ http, method, headers, status, sessionId: response.headers.get("mcp-session-id") });
    return response;
  });
  closers.push(server.close);
  return { url: new URL(`${server.origin}/mcp`), exchanges };
}

/** What a promise is rejected with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`fulfilled with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );

/** Calls a tool, the result of which has come when the promise is fulfilled. */
type CallTool = (
  name: string,
  args: { [name: string]: unknown },
  onprogress?: (told: { progress: number; total?: number | undefined }) => void,
  signal?: AbortSignal,
) => Promise<unknown>;

/** What is the same with all clients. */
async function converse(client: Client | SdkClient, callTool: CallTool): Promise<void> {
  expect(client.getServerVersion()).toMatchObject({ name: "mcp-protocol-types-example", version: "1.0.0" });
  expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} });

  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["add", "count", "where_is_the_manual"]);
  // Since the tools have been listed, the client holds the structured content against the output schema.
  expect(await callTool("add", { a: 2, b: 3 })).toMatchObject({
    content: [{ type: "text", text: '{"sum":5}' }],
    structuredContent: { sum: 5 },
  });
  expect(await callTool("add", { a: "2", b: 3 })).toMatchObject({
    content: [{ type: "text", text: "`a` and `b` must be numbers" }],
    isError: true,
  });

  const told: unknown[] = [];
  const counted = await callTool("count", { to: 5 }, ({ progress, total }) => told.push([progress, total]));
  expect(counted).toMatchObject({ content: [{ type: "text", text: "Counted to 5." }] });
  // The client itself may lose what comes in one read with the result.
  const all = [1, 2, 3, 4, 5].map((step) => [step, 5]);
  expect(all.slice(0, told.length)).toEqual(told);
  expect(told).not.toEqual([]);

  const leaving = new AbortController();
  const onprogress = ({ progress }: { progress: number }) => progress === 2 && leaving.abort("enough");
  const cancelled = rejection(callTool("count", { to: 1000 }, onprogress, leaving.signal));
  expect(await cancelled).toMatchObject({ message: expect.stringContaining("enough") });

  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(["example://manual", "example://dot"]);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(["example://greeting/{name}"]);
  const read = async (uri: string) => (await client.readResource({ uri })).contents;
  expect(await read("example://manual")).toEqual([
    { uri: "example://manual", mimeType: "text/plain", text: "Call add with a and b." },
  ]);
  expect(await read("example://dot")).toMatchObject([{ blob: expect.stringMatching(/^iVBORw0KGgo/) }]);
  expect(await read("example://greeting/Zo%C3%AB")).toMatchObject([{ text: "Hello, Zoë!" }]);

  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(["greet"]);
  const prompt = await client.getPrompt({ name: "greet", arguments: { name: "Zoë" } });
  expect(prompt.messages).toEqual([{ role: "user", content: { type: "text", text: "Greet Zoë in a plain style." } }]);
  const ref = { type: "ref/prompt" as const, name: "greet" };
  const { completion } = await client.complete({ ref, argument: { name: "style", value: "f" } });
  expect(completion.values).toEqual(["formal", "friendly"]);
}

/** Whether the session with this id is there, asked beside the client. */
async function statusOfSession(url: URL, sessionId: string): Promise<number> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-session-id": sessionId,
    },
    body: JSON.stringify(mcp.request("beside", mcp.METHOD_PING)),
  });
  await response.text();
  return response.status;
}

/** Ends the session of a client, and checks that it was one from the beginning to the end. */
async function endSession(
  { url, exchanges }: { url: URL; exchanges: Exchange[] },
  transport: SdkTransport | StreamableHTTPClientTransport,
  protocolVersion: string,
): Promise<void> {
  const sessionId = transport.sessionId ?? expect.fail("there is no session");
  // The client opens a stream of its own accord.
  await vi.waitFor(() => expect(exchanges).toContainEqual(expect.objectContaining({ http: "GET", status: 200 })));
  expect(await statusOfSession(url, sessionId)).toBe(200);
  await transport.terminateSession();
  expect(exchanges.at(-1)).toMatchObject({ http: "DELETE", status: 204 });
  expect(transport.sessionId).toBeUndefined();
  expect(await statusOfSession(url, sessionId)).toBe(404);

  const ofClient = exchanges.filter(({ headers }) => headers.get("mcp-protocol-version") !== null);
  expect(ofClient.length).toBeGreaterThan(15);
  for (const { headers } of ofClient) {
    expect(headers.get("mcp-session-id")).toBe(sessionId);
    expect(headers.get("mcp-protocol-version")).toBe(protocolVersion);
  }
  const begun = exchanges.filter(({ method }) => method === mcp.METHOD_INITIALIZE);
  expect(begun).toMatchObject([{ status: 200, sessionId }]);
  const notifications = exchanges.filter(({ method }) => method?.startsWith("notifications/"));
  expect(notifications.map(({ method, status }) => [method, status])).toEqual([
    [mcp.METHOD_NOTIFICATIONS_INITIALIZED, 202],
    [mcp.METHOD_NOTIFICATIONS_CANCELLED, 202],
  ]);
}

test("the client of the SDK", async () => {
  const server = await serve();
  const transport = new SdkTransport(server.url);
  const client = new SdkClient({ name: "interop", version: "1.0.0" });
  // Its own declarations do not fit each other with exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<SdkClient["connect"]>[0]);
  closers.push(() => client.close());
  expect(transport.protocolVersion).toBe("2025-11-25");
  expect(await client.ping()).toEqual({});

  await converse(client, (name, args, onprogress, signal) =>
    client.callTool({ name, arguments: args }, undefined, {
      ...(onprogress && { onprogress }),
      ...(signal && { signal }),
    }),
  );
  const failure = async (promise: Promise<unknown>) => {
    const thrown = await rejection(promise);
    expect(thrown).toBeInstanceOf(SdkError);
    const { code, data } = thrown as SdkError;
    return { code, data };
  };
  expect(await failure(client.callTool({ name: "subtract" }))).toMatchObject({ code: -32602 });
  expect(await failure(client.getPrompt({ name: "greet" }))).toMatchObject({ code: -32602 });
  expect(await failure(client.setLoggingLevel("debug"))).toMatchObject({ code: -32601 });
  const uri = "example://nothing";
  expect(await failure(client.readResource({ uri }))).toEqual({ code: -32002, data: { uri } });

  await endSession(server, transport, "2025-11-25");
});

/** The second client, connected. */
async function connect(url: URL, options: ClientOptions) {
  const transport = new StreamableHTTPClientTransport(url);
  const client = new Client({ name: "interop", version: "1.0.0" }, options);
  await client.connect(transport);
  closers.push(() => client.close());
  return { client, transport };
}

/** What is the same with the second client in both eras. */
async function converseInFull(client: Client): Promise<void> {
  await converse(client, (name, args, onprogress, signal) =>
    client.callTool({ name, arguments: args }, { ...(onprogress && { onprogress }), ...(signal && { signal }) }),
  );
  for (const fail of [() => client.callTool({ name: "subtract" }), () => client.getPrompt({ name: "greet" })]) {
    const thrown = await rejection(fail());
    expect(thrown).toBeInstanceOf(ProtocolError);
    expect(thrown).toMatchObject({ code: -32602 });
  }
  const missing = await rejection(client.readResource({ uri: "example://nothing" }));
  expect(missing).toBeInstanceOf(ResourceNotFoundError);
  expect(missing).toMatchObject({ data: { uri: "example://nothing" } });
}

describe("the second client, with a session", () => {
  test.each(mcp.PROTOCOL_VERSIONS.filter(mcp.usesHandshake))("%s", async (revision) => {
    const server = await serve();
    const { client, transport } = await connect(server.url, {
      supportedProtocolVersions: [revision],
      versionNegotiation: { mode: "legacy" },
    });
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getProtocolEra()).toBe("legacy");
    expect(await client.ping()).toEqual({});
    await converseInFull(client);
    await endSession(server, transport, revision);
  });

  test("the newest, where nothing is said", async () => {
    const { url } = await serve();
    const { client } = await connect(url, {});
    expect(client.getNegotiatedProtocolVersion()).toBe("2025-11-25");
  });
});

describe("the second client, without a session", () => {
  test.each<[string, "auto" | { pin: string }]>([
    ["found out", "auto"],
    ["pinned", { pin: "2026-07-28" }],
  ])("2026-07-28, %s", async (_name, mode) => {
    const { url, exchanges } = await serve();
    const { client, transport } = await connect(url, { versionNegotiation: { mode } });
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    expect(client.getProtocolEra()).toBe("modern");
    expect(client.getDiscoverResult()).toMatchObject({ resultType: "complete", cacheScope: "public" });
    await converseInFull(client);

    expect(transport.sessionId).toBeUndefined();
    expect(exchanges.length).toBeGreaterThan(10);
    expect(exchanges[0]).toMatchObject({ method: mcp.METHOD_SERVER_DISCOVER, status: 200 });
    for (const { http, method, headers, sessionId, status } of exchanges) {
      expect({ http, sessionId, status }, method).toEqual({ http: "POST", sessionId: null, status: 200 });
      expect(headers.get("mcp-protocol-version")).toBe("2026-07-28");
      expect(headers.get("mcp-method")).toBe(method);
      expect(headers.has("mcp-session-id")).toBe(false);
    }
  });

  test("a revision that the server does not have", async () => {
    const { url } = await serve();
    const thrown = await rejection(connect(url, { versionNegotiation: { mode: { pin: "2027-01-01" } } }));
    expect(thrown).toBeInstanceOf(UnsupportedProtocolVersionError);
    expect(thrown).toMatchObject({ code: -32022, data: { supported: ["2026-07-28"], requested: "2027-01-01" } });
  });
});
