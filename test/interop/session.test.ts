// How a session of the example servers goes, told without a transport.

import * as mcp from "mcp-protocol-types";
import { afterEach, expect, test, vi } from "vitest";
import type { Call, Offer, ServerMessage } from "../../examples/offer.ts";
import { exampleServer } from "../../examples/server.ts";
import { createSession } from "../../examples/session.ts";

afterEach(() => {
  vi.useRealTimers();
});

const helloOf = (capabilities: mcp.ClientCapabilities) =>
  mcp.request("hello", mcp.METHOD_INITIALIZE, {
    protocolVersion: "2025-11-25",
    capabilities,
    clientInfo: { name: "interop", version: "1.0.0" },
  });
const hello = helloOf({});
const callTool = (id: number) => mcp.request(id, mcp.METHOD_TOOLS_CALL, { name: "x" });

/** A session of a server with one tool, and all that it sends. */
function begin(tool: (call: Call) => Promise<mcp.ToolCallResult>) {
  const sent: ServerMessage[] = [];
  const channel = { send: (message: ServerMessage) => void sent.push(message) };
  const offer: Offer = { ...exampleServer, handlers: { "tools/call": (_params, { context }) => tool(context) } };
  const session = createSession(offer, channel, () => {});
  return { sent, answer: (message: unknown) => session.answer(message, channel) };
}

test("`initialize` cannot be cancelled", async () => {
  const { answer } = begin(async () => mcp.toolResult([]));
  const first = answer(hello);
  await answer(mcp.cancelled("hello"));
  expect(await first).toMatchObject({ id: "hello", result: { protocolVersion: "2025-11-25" } });
});

test("nothing is sent, and nothing asked, once the request is answered", async () => {
  let kept: Call | undefined;
  const { sent, answer } = begin(async (call) => {
    kept = call;
    call.channel.send(mcp.progress(1, 1));
    return mcp.toolResult([]);
  });
  expect(await answer(callTool(1))).toEqual(mcp.success(1, { content: [] }));
  kept?.channel.send(mcp.progress(1, 2));
  await expect(kept?.ask(mcp.METHOD_ROOTS_LIST)).rejects.toThrow("Nobody waits for this request any more");
  expect(sent).toEqual([mcp.progress(1, 1)]);
});

test("nothing is sent for a request that is cancelled", async () => {
  let hasGoneOn = false;
  const { sent, answer } = begin(async ({ channel, signal }) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    channel.send(mcp.progress(1, 1));
    hasGoneOn = true;
    return mcp.toolResult([]);
  });
  const first = answer(callTool(1));
  await answer(mcp.cancelled(1));
  expect(await first).toBeUndefined();
  await vi.waitFor(() => expect(hasGoneOn).toBe(true));
  expect(sent).toEqual([]);
});

test("nothing is asked where the revision has no requests of a server", async () => {
  const { sent, answer } = begin(async ({ ask }) => {
    const refused = await ask(mcp.METHOD_ROOTS_LIST).catch((cause: Error) => cause.message);
    return mcp.toolResult([mcp.textContent(String(refused))]);
  });
  const _meta = mcp.requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: { roots: {} } });
  const content = [{ type: "text", text: "2026-07-28 has no requests of a server" }];
  const answered = await answer(mcp.request(1, mcp.METHOD_TOOLS_CALL, { name: "x", _meta }));
  expect(answered).toMatchObject({ result: { content } });
  expect(sent).toEqual([]);
});

test.each([
  [mcp.METHOD_ROOTS_LIST, "roots"],
  [mcp.METHOD_SAMPLING_CREATE_MESSAGE, "sampling"],
  [mcp.METHOD_ELICITATION_CREATE, "elicitation"],
])("%s is not asked of a client without %s", async (method, capability) => {
  const { sent, answer } = begin(async ({ ask }) => {
    await ask(method);
    return mcp.toolResult([]);
  });
  const others = { roots: {}, sampling: {}, elicitation: {} };
  await answer(helloOf({ ...others, [capability]: undefined }));
  const error = { code: -32602, message: `The client does not support ${capability}` };
  expect(await answer(callTool(1))).toEqual({ jsonrpc: "2.0", id: 1, error });
  expect(sent).toEqual([]);
});

test("a client that does not answer is not waited for without end", async () => {
  vi.useFakeTimers();
  const { sent, answer } = begin(async ({ ask }) => {
    const asked = await ask(mcp.METHOD_ROOTS_LIST).catch((cause: Error) => cause.message);
    return mcp.toolResult([mcp.textContent(String(asked))]);
  });
  await answer(helloOf({ roots: {} }));
  const first = answer(callTool(1));
  await vi.advanceTimersByTimeAsync(600_000);
  const content = [{ type: "text", text: "The client does not answer roots/list" }];
  expect(await first).toEqual(mcp.success(1, { content }));
  const [asked, ...more] = sent;
  const id = asked !== undefined && "id" in asked ? asked.id : expect.fail("the client was not asked");
  expect(more).toEqual([mcp.cancelled(id, "it takes too long")]);
  expect(vi.getTimerCount()).toBe(0);
});

test("no timer is left of a question that is answered", async () => {
  vi.useFakeTimers();
  const { sent, answer } = begin(async ({ ask }) => {
    await ask(mcp.METHOD_ROOTS_LIST);
    return mcp.toolResult([]);
  });
  await answer(helloOf({ roots: {} }));
  const first = answer(callTool(1));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const [asked] = sent;
  if (asked !== undefined && "id" in asked) await answer(mcp.success(asked.id, { roots: [] }));
  expect(await first).toEqual(mcp.success(1, { content: [] }));
  expect(vi.getTimerCount()).toBe(0);
});
