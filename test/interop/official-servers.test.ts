// The example client and the package's readers against the official servers, in every revision.

import {
  firstText,
  INVALID_PARAMS,
  isInputRequired,
  isMcpError,
  type JsonRpcNotification,
  type JsonRpcRequest,
  METHOD_NOT_FOUND,
  notification,
  PROTOCOL_VERSIONS,
  readCompletionCompleteResult,
  readDiscoverResult,
  readGetPromptResult,
  readInitializeResult,
  readLoggingMessageParams,
  readProgressParams,
  readPromptsListResult,
  readReadResourceResult,
  readResourcesListResult,
  readResourceTemplatesListResult,
  readToolCallResult,
  readToolsListResult,
  request,
  requestMeta,
  success,
  UNSUPPORTED_PROTOCOL_VERSION,
  usesHandshake,
} from "mcp-protocol-types";
import { afterEach, describe, expect, test } from "vitest";
import { StdioTransport } from "../../examples/stdio-client.ts";
import { endAll, expectGone, runTypeScript, track } from "./processes.ts";

afterEach(endAll);

const clientInfo = { name: "interop", version: "1.0.0" };
const ROOTS = [{ uri: "file:///home" }, { uri: "file:///etc" }];
const TOOLS = ["add", "fail", "every_block", "count", "ask_for_roots"];

/** Starts one of the servers and gives what a test asks it with. */
async function start(file: string, meta: object = {}) {
  const notifications: JsonRpcNotification[] = [];
  const requests: JsonRpcRequest[] = [];
  const transport = new StdioTransport(runTypeScript(`test/interop/servers/${file}`), {
    onMessage: (message) => {
      if (!("id" in message)) {
        notifications.push(message);
        return;
      }
      requests.push(message);
      transport.send(success(message.id, { roots: ROOTS }));
    },
  });
  await transport.initialize();
  const { pid } = transport;
  track(pid);

  let nextId = 0;
  const ask = async (method: string, params: { _meta?: object; [key: string]: unknown } = {}): Promise<object> => {
    const _meta = { ...meta, ...params._meta };
    return (await transport.sendRequest(request(nextId++, method, { ...params, _meta }))).result;
  };
  return {
    transport,
    notifications,
    requests,
    ask,
    call: async (name: string, args: object = {}, more: { _meta?: object; [key: string]: unknown } = {}) =>
      readToolCallResult(await ask("tools/call", { name, arguments: args, ...more })),
    /** Gives the code of the error that the answer must be. */
    askInVain: async (method: string, params?: { _meta?: object; [key: string]: unknown }) => {
      const thrown = await ask(method, params).then(
        (result) => expect.fail(`answered with ${JSON.stringify(result)}`),
        (reason: unknown) => reason,
      );
      if (!isMcpError(thrown)) throw thrown;
      return thrown;
    },
    /** Ends the server and checks that it has ended. */
    stop: async () => {
      await transport.shutdown();
      if (pid !== undefined) await expectGone(pid);
    },
  };
}

type Peer = Awaited<ReturnType<typeof start>>;

/** What is the same in every revision. */
async function converse({ ask, call, askInVain, notifications }: Peer, logLevel: object): Promise<void> {
  const { tools, nextCursor } = readToolsListResult(await ask("tools/list"));
  expect(tools.map(({ name }) => name)).toEqual(TOOLS);
  expect(tools[0]).toMatchObject({
    title: "Add",
    inputSchema: { type: "object", properties: { a: { type: "number" } }, required: ["a", "b"] },
    outputSchema: { type: "object", required: ["sum"] },
    annotations: { readOnlyHint: true },
  });
  expect(nextCursor).toBeUndefined();

  const sum = await call("add", { a: 2, b: 3 });
  expect(sum.structuredContent).toEqual({ sum: 5 });
  expect(firstText(sum)).toBe('{"sum":5}');
  expect(sum.isError).toBeUndefined();
  const wrong = await call("add", { a: "2" });
  expect(wrong.isError).toBe(true);
  expect(firstText(wrong)).toContain("Invalid");
  const failed = await call("fail");
  expect(failed.isError).toBe(true);
  expect(firstText(failed)).toContain("This tool always fails");

  const { content } = await call("every_block");
  expect(content).toEqual([
    { type: "text", text: "text", annotations: { audience: ["user"], priority: 1 } },
    { type: "image", data: "AA==", mimeType: "image/png" },
    { type: "audio", data: "AA==", mimeType: "audio/wav" },
    { type: "resource", resource: { uri: "test://text", text: "text" } },
    { type: "resource_link", uri: "test://text", name: "text" },
  ]);

  const counted = await call("count", { to: 3 }, { _meta: { progressToken: "a token", ...logLevel } });
  expect(firstText(counted)).toBe("Counted to 3");
  expect(notifications.map(({ method }) => method)).toEqual([
    "notifications/progress",
    "notifications/progress",
    "notifications/progress",
    "notifications/message",
  ]);
  expect(notifications.slice(0, 3).map(({ params }) => readProgressParams(params))).toEqual(
    [1, 2, 3].map((progress) => ({ progressToken: "a token", progress, total: 3 })),
  );
  expect(readLoggingMessageParams(notifications[3]?.params)).toEqual({ level: "info", data: { to: 3 } });

  const { resources } = readResourcesListResult(await ask("resources/list"));
  expect(resources.map(({ uri }) => uri)).toEqual(["test://text", "test://blob"]);
  const { resourceTemplates } = readResourceTemplatesListResult(await ask("resources/templates/list"));
  expect(resourceTemplates).toMatchObject([{ uriTemplate: "test://hello/{name}", name: "hello", title: "Hello" }]);
  const read = async (uri: string) => readReadResourceResult(await ask("resources/read", { uri })).contents;
  expect(await read("test://text")).toEqual([{ uri: "test://text", text: "text", mimeType: "text/plain" }]);
  expect(await read("test://blob")).toEqual([{ uri: "test://blob", blob: "AA==" }]);
  expect(await read("test://hello/Ada")).toEqual([{ uri: "test://hello/Ada", text: "Hello, Ada" }]);
  expect((await askInVain("resources/read", { uri: "test://nothing" })).code).toBe(INVALID_PARAMS);

  const { prompts } = readPromptsListResult(await ask("prompts/list"));
  expect(prompts).toMatchObject([{ name: "greet", arguments: [{ name: "style", required: true }] }]);
  const prompt = readGetPromptResult(await ask("prompts/get", { name: "greet", arguments: { style: "formal" } }));
  expect(prompt.messages).toEqual([{ role: "user", content: { type: "text", text: "Greet in a formal style" } }]);
  expect((await askInVain("prompts/get", { name: "greet" })).code).toBe(INVALID_PARAMS);

  const ref = { type: "ref/prompt", name: "greet" };
  const completed = await ask("completion/complete", { ref, argument: { name: "style", value: "fr" } });
  expect(readCompletionCompleteResult(completed).completion).toMatchObject({ values: ["friendly"] });

  expect((await askInVain("tools/invent")).code).toBe(METHOD_NOT_FOUND);
}

describe.each([
  { peer: "@modelcontextprotocol/sdk", file: "sdk.ts", name: "sdk" },
  { peer: "@modelcontextprotocol/server", file: "server.ts", name: "server" },
])("a server on $peer", ({ file, name }) => {
  test.each(PROTOCOL_VERSIONS.filter(usesHandshake))("in %s", async (protocolVersion) => {
    const peer = await start(file);
    const { ask, call, askInVain, transport, requests } = peer;
    const capabilities = { roots: {} };
    const hello = readInitializeResult(await ask("initialize", { protocolVersion, capabilities, clientInfo }));
    expect(hello).toMatchObject({ protocolVersion, serverInfo: { name }, instructions: "Add numbers." });
    expect(Object.keys(hello.capabilities).sort()).toEqual(["completions", "logging", "prompts", "resources", "tools"]);
    transport.send(notification("notifications/initialized"));
    expect(await ask("ping")).toEqual({});
    await converse(peer, {});

    // The one answers with a tool's error, the other with the protocol's.
    if (file === "sdk.ts") expect((await call("subtract")).isError).toBe(true);
    else expect((await askInVain("tools/call", { name: "subtract" })).code).toBe(INVALID_PARAMS);

    // A request of the server's, answered in the middle of one of ours.
    const { content } = await call("ask_for_roots");
    expect(content).toEqual(ROOTS.map(({ uri }) => ({ type: "text", text: uri })));
    expect(requests.map(({ method }) => method)).toEqual(["roots/list"]);
    await peer.stop();
  });

  test("a revision that nobody knows", async () => {
    const { ask, stop } = await start(file);
    const asked = { protocolVersion: "1999-12-31", capabilities: {}, clientInfo };
    const { protocolVersion } = readInitializeResult(await ask("initialize", asked));
    expect(protocolVersion).toBe("2025-11-25");
    await stop();
  });
});

test("a server on @modelcontextprotocol/server, in 2026-07-28", async () => {
  const clientCapabilities = { roots: {} };
  const peer = await start("server.ts", requestMeta({ protocolVersion: "2026-07-28", clientCapabilities, clientInfo }));
  const { ask, call, askInVain, requests, stop } = peer;
  const discovered = readDiscoverResult(await ask("server/discover"));
  expect(discovered).toMatchObject({ resultType: "complete", instructions: "Add numbers." });
  expect(discovered.supportedVersions).toContain("2026-07-28");
  expect(discovered._meta).toEqual({ "io.modelcontextprotocol/serverInfo": { name: "server", version: "2.0.0" } });
  await converse(peer, { "io.modelcontextprotocol/logLevel": "info" });

  const listed = readToolsListResult(await ask("tools/list"));
  expect(listed).toMatchObject({ resultType: "complete", ttlMs: 0, cacheScope: "private" });
  expect((await call("add", { a: 1, b: 1 })).resultType).toBe("complete");
  expect((await askInVain("tools/call", { name: "subtract" })).code).toBe(INVALID_PARAMS);
  expect((await askInVain("ping")).code).toBe(METHOD_NOT_FOUND);

  // More than one round trip: the server asks in its result.
  const question = await ask("tools/call", { name: "ask_for_roots" });
  if (!isInputRequired(question)) return expect.fail(`not an input-required result: ${JSON.stringify(question)}`);
  expect(question.inputRequests).toEqual({ roots: { method: "roots/list" } });
  const { requestState } = question;
  const { content } = await call("ask_for_roots", {}, { inputResponses: { roots: { roots: ROOTS } }, requestState });
  expect(content.map((block) => block.type === "text" && block.text)).toEqual([...ROOTS.map((r) => r.uri), "asked"]);
  expect(requests).toEqual([]);

  await stop();
});

test("a server on @modelcontextprotocol/server, in a revision without a handshake that nobody knows", async () => {
  const meta = requestMeta({ protocolVersion: "2027-01-01", clientCapabilities: {}, clientInfo });
  const { askInVain, stop } = await start("server.ts", meta);
  const { code, data } = await askInVain("server/discover");
  expect(code).toBe(UNSUPPORTED_PROTOCOL_VERSION);
  expect(data).toEqual({ supported: ["2026-07-28"], requested: "2027-01-01" });
  await stop();
});
