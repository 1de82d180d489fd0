// The streams of the example HTTP server's sessions: what comes on them, and what a client that comes back is given.

import * as mcp from "mcp-protocol-types";
import { afterEach, expect, test, vi } from "vitest";
import { conformanceServer } from "../../examples/conformance/offer.ts";
import { readEvents } from "../../examples/http-client-events.ts";
import { Changes } from "../../examples/http-subscriptions.ts";
import type { Channel, Offer } from "../../examples/offer.ts";
import { exampleServer } from "../../examples/server.ts";
import { ask, begin, beginOn, call, closeAll, eventsOf, messagesOf, refused, waitingServer } from "./http-kit.ts";

afterEach(closeAll);

const changed = mcp.notification(mcp.METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED);
const change = mcp.request(1, mcp.METHOD_TOOLS_CALL, call("test_trigger_tool_change"));
const ready = mcp.notification(mcp.METHOD_NOTIFICATIONS_INITIALIZED);
const count = (id: string | number, to: number) =>
  mcp.request(id, mcp.METHOD_TOOLS_CALL, call("count", { to }, { _meta: { progressToken: id } }));
const counted = (id: string | number, to: number) => [
  ...Array.from({ length: to }, (_, step) => mcp.progress(id, step + 1, { total: to })),
  mcp.success(id, { content: [{ type: "text", text: `Counted to ${to}.` }] }),
];

/** A server that lets the test send what it likes, on the session's stream and on those of requests. */
function talkingServer() {
  const calls = new Map<string, { channel: Channel; answer: () => void }>();
  const own: Channel[] = [];
  const offer: Offer = {
    ...exampleServer,
    handlers: {
      ping: () => {},
      "notifications/initialized": (_params, { context }) => own.push(context.sessionChannel),
      "tools/call": ({ name }, { context: { channel } }) =>
        new Promise((resolve) => {
          calls.set(name, { channel, answer: () => resolve(mcp.toolResult([])) });
        }),
    },
  };
  const say = (name: string | undefined, from: number, to = from, size = 1) => {
    const channel = name === undefined ? own[0] : calls.get(name)?.channel;
    for (let number = from; number <= to; number++) {
      channel?.send(mcp.notification("said", { number, text: "x".repeat(size) }));
    }
  };
  return {
    offer,
    say,
    answer: (name: string) => calls.get(name)?.answer(),
    /** Waits until the call has come. */
    called: (name: string) => vi.waitFor(() => expect(calls.has(name)).toBe(true)),
  };
}

const said = (from: number, to = from) =>
  Array.from({ length: to - from + 1 }, (_, index) => mcp.notification("said", { number: from + index, text: "x" }));

/** The numbers of what was said. */
const numbersOf = (messages: unknown[]) =>
  messages.map((message) => (message as { params?: { number?: number } }).params?.number);

test.each(["1", "0-1-1", "99-1", "0-99", "-1-0", "a-b", ""])("an event that never was: %j", async (id) => {
  const { handler, headers } = await begin("2025-11-25");
  const answer = await ask(handler, { method: "GET", headers: { ...headers, "last-event-id": id } });
  const message = "the last-event-id header names no event of this session";
  expect([answer.status, answer.body]).toEqual([400, refused(message)]);
});

test("an event of another session", async () => {
  const one = await begin("2025-11-25");
  const other = await beginOn(one.handler);
  const [event] = await eventsOf(await one.post(count("c", 1)));
  expect(event?.id).toBe("1-0");
  const answer = await other.get({ "last-event-id": "1-0" });
  expect(answer.status).toBe(400);
});

test("a client that leaves in the middle of a stream comes back for the rest of it", async () => {
  const { post, get } = await begin("2025-11-25");
  const response = await post(count("c", 20));
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const seen: unknown[] = [];
  let lastEventId = "";
  for await (const { id = "", data } of readEvents(response.body ?? expect.fail())) {
    lastEventId = id;
    if (data !== "") seen.push(JSON.parse(data));
    if (seen.length === 5) break;
  }
  seen.push(...(await messagesOf(await get({ "last-event-id": lastEventId }))));
  expect(seen).toEqual(counted("c", 20));
  // All of it is still there, and the stream has ended.
  expect(await messagesOf(await get({ "last-event-id": lastEventId.replace(/-.*/, "-0") }))).toEqual(seen);
});

test("a client that has all of a stream that has ended need not come again", async () => {
  const { offer } = waitingServer();
  const { handler, headers, post, tell } = await begin("2025-11-25", offer);
  const response = await post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("long")));
  await tell(mcp.cancelled(1));
  const events = await eventsOf(response);
  expect(events.map(({ id }) => id)).toEqual(["1-0", "1-1"]);
  const again = (id: string) => ask(handler, { method: "GET", headers: { ...headers, "last-event-id": id } });
  const answer = await again("1-1");
  expect([answer.status, answer.body]).toEqual([405, refused("the stream has ended")]);
  expect(answer.headers.get("allow")).toBe("POST, GET, DELETE, OPTIONS");
});

test("an event without a message is sent since 2025-11-25 only", async () => {
  for (const [version, expected] of [
    ["2025-06-18", 3],
    ["2025-11-25", 4],
  ] as const) {
    const { post } = await begin(version);
    const events = await eventsOf(await post(count(1, 2)));
    expect(events).toHaveLength(expected);
  }
});

test("a second stream of the session takes the place of the first", async () => {
  const { get, tell, end } = await begin("2025-11-25", conformanceServer);
  await tell(ready);
  const first = await get();
  const second = await get();
  await tell(change);
  expect(await messagesOf(first)).toEqual([]);
  await end();
  expect(await messagesOf(second)).toEqual([changed]);
});

test("what is sent before the first GET comes with it, once", async () => {
  const { offer, say } = talkingServer();
  const { get, tell, end } = await begin("2025-11-25", offer);
  await tell(ready);
  say(undefined, 1, 3);
  const first = await get();
  say(undefined, 4);
  expect(await messagesOf(first, 4)).toEqual(said(1, 4));
  // As does what is sent between two of them.
  say(undefined, 5, 6);
  const second = await get();
  say(undefined, 7);
  expect(await messagesOf(second, 3)).toEqual(said(5, 7));
  const third = await get();
  await end();
  expect(await messagesOf(third)).toEqual([]);
});

test("who says twice to be ready is told once, also of what it has subscribed to before", async () => {
  const changes = new Changes({ resources: { subscribe: true } });
  const { get, tell, end } = await begin("2025-11-25", { ...exampleServer, handlers: changes.handlers });
  await tell(mcp.request(1, mcp.METHOD_RESOURCES_SUBSCRIBE, { uri: "a:" }));
  await tell(ready);
  await tell(ready);
  const updated = (uri: string) => mcp.notification(mcp.METHOD_NOTIFICATIONS_RESOURCES_UPDATED, { uri });
  changes.publish(updated("b:"));
  changes.publish(updated("a:"));
  await tell(mcp.request(2, mcp.METHOD_RESOURCES_UNSUBSCRIBE, { uri: "a:" }));
  changes.publish(updated("a:"));
  const stream = await get();
  await end();
  expect(await messagesOf(stream)).toEqual([updated("a:")]);
});

test("after an event comes what followed it, though another connection has had it", async () => {
  const { offer, say } = talkingServer();
  const { get, tell } = await begin("2025-11-25", offer);
  await tell(ready);
  const first = await get();
  say(undefined, 1, 3);
  expect(await messagesOf(first, 3)).toEqual(said(1, 3));
  expect(await messagesOf(await get({ "last-event-id": "0-1" }), 2)).toEqual(said(2, 3));
});

test("a stream on which much is sent takes nothing from the others", async () => {
  const { offer, say, answer, called } = talkingServer();
  const { post, get, tell } = await begin("2025-11-25", offer);
  await tell(ready);
  const loud = post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("loud")));
  await called("loud");
  const quiet = post(mcp.request(2, mcp.METHOD_TOOLS_CALL, call("quiet")));
  await called("quiet");
  say("loud", 1);
  say("quiet", 1, 2);
  say(undefined, 1, 2);
  for (const response of [await loud, await quiet]) await response.body?.cancel();
  say("loud", 2, 5_000);
  answer("quiet");
  const result = mcp.success(2, { content: [] });
  await vi.waitFor(async () => {
    expect(await messagesOf(await get({ "last-event-id": "2-0" }), 3)).toEqual([...said(1, 2), result]);
  });
  expect(await messagesOf(await get(), 2)).toEqual(said(1, 2));
  // Of its own it loses the oldest.
  const rest = await get({ "last-event-id": "1-1" });
  answer("loud");
  const kept = numbersOf(await messagesOf(rest));
  expect([kept.length, kept[0], kept.at(-2), kept.at(-1)]).toEqual([1_001, 4_001, 5_000, undefined]);
});

test("a stream on which large things are sent takes nothing from the others", async () => {
  const { offer, say, answer, called } = talkingServer();
  const { post, get, tell } = await begin("2025-11-25", offer);
  await tell(ready);
  const loud = post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("loud")));
  await called("loud");
  say("loud", 1);
  await (await loud).body?.cancel();
  say(undefined, 1, 2);
  say("loud", 2, 21, 1_000_000);
  say(undefined, 3);
  expect(await messagesOf(await get(), 3)).toEqual(said(1, 3));
  const rest = await get({ "last-event-id": "1-1" });
  answer("loud");
  const kept = numbersOf(await messagesOf(rest));
  expect(kept).toEqual([18, 19, 20, 21, undefined]);
});

test("an answer that is larger than what is kept comes to a client that comes back for it", async () => {
  const { offer, say, answer, called } = talkingServer();
  const { post, get } = await begin("2025-11-25", offer);
  const response = post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("x")));
  await called("x");
  say("x", 1);
  await (await response).body?.cancel();
  say("x", 2, 3, 5_000_000);
  const rest = await get({ "last-event-id": "1-1" });
  answer("x");
  expect(numbersOf(await messagesOf(rest))).toEqual([3, undefined]);
});

test("where nothing is kept of a stream that has ended, its client need not come again", async () => {
  const { offer, say, answer, called } = talkingServer();
  const { handler, headers, post } = await begin("2025-11-25", offer);
  // The last one leaves no room for the others, of which the answer was never read.
  for (const [id, name] of ["one", "other"].entries()) {
    const response = post(mcp.request(id, mcp.METHOD_TOOLS_CALL, call(name)));
    await called(name);
    say(name, 1);
    await (await response).body?.cancel();
    if (name === "one") answer(name);
    else say(name, 2, 2, 5_000_000);
  }
  const again = (id: string) => ask(handler, { method: "GET", headers: { ...headers, "last-event-id": id } });
  const { status, body } = await again("1-1");
  expect([status, body]).toEqual([405, refused("the stream has ended")]);
});

test("all that is sent while nobody reads comes in one, and so does not break the connection", async () => {
  const { offer, say } = talkingServer();
  const { get, tell } = await begin("2025-11-25", offer);
  await tell(ready);
  say(undefined, 1, 3, 1_000_000);
  expect(numbersOf(await messagesOf(await get(), 3))).toEqual([1, 2, 3]);
});

test("what is kept for all sessions together is limited, and who is idle for longest loses it", async () => {
  const { offer, say, answer, called } = talkingServer();
  let now = 0;
  const first = await begin("2025-11-25", offer, { now: () => now++ });
  const gets: (typeof first.get)[] = [];
  for (let index = 0; index < 300; index++) {
    const { post, get } = index === 0 ? first : await beginOn(first.handler);
    gets.push(get);
    const response = post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call(`${index}`)));
    await called(`${index}`);
    // One that keeps more than the others is not the first to lose it.
    say(`${index}`, 1, 2, index === 290 ? 600_000 : 500_000);
    await (await response).body?.cancel();
    answer(`${index}`);
    // Its session is idle once it is answered.
    await vi.waitFor(async () => expect((await get({ "last-event-id": "1-3" })).status).toBe(405));
  }
  let kept = 0;
  const statuses: number[] = [];
  for (const get of gets) {
    const response = await get({ "last-event-id": "1-0" });
    statuses.push(response.status);
    if (response.ok) kept += (await response.text()).length;
  }
  // 32 Mi units have room for 33 times one million.
  expect(statuses).toEqual([...Array(267).fill(405), ...Array(33).fill(200)]);
  expect(kept).toBeGreaterThan(33_000_000);
  expect(kept).toBeLessThan(32 * 1024 * 1024);
});

test("where all sessions are in use, the one for which most is kept loses it", async () => {
  const { offer, say, called } = talkingServer();
  const first = await begin("2025-11-25", offer);
  const sessions: (typeof first)[] = [];
  const sizes = [10_000_000, 12_000_000, 8_000_000, 9_000_000, 7_000_000];
  for (const [index, size] of sizes.entries()) {
    const session = index === 0 ? first : await beginOn(first.handler);
    const { post } = session;
    sessions.push(session);
    const response = post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call(`${index}`)));
    await called(`${index}`);
    say(`${index}`, 1, 1, size);
    await (await response).body?.cancel();
  }
  // A stream that has lost all goes on, or ends without anything to come back for.
  say("0", 2);
  await sessions[1]?.tell(mcp.cancelled(1));
  const firsts = sessions.map(async ({ get }) => {
    const response = await get({ "last-event-id": "1-0" });
    return response.ok ? numbersOf(await messagesOf(response, 1)) : response.status;
  });
  expect(await Promise.all(firsts)).toEqual([[2], 405, [1], [1], [1]]);
});

test("of the streams that have ended, the last hundred are kept", async () => {
  const { post, get, tell } = await begin("2025-11-25");
  for (let id = 1; id <= 101; id++) expect(await messagesOf(await post(count(id, 1)))).toEqual(counted(id, 1));
  expect((await get({ "last-event-id": "1-0" })).status).toBe(405);
  expect(await messagesOf(await get({ "last-event-id": "2-0" }))).toEqual(counted(2, 1));
  expect((await tell(mcp.request(1, mcp.METHOD_PING))).status).toBe(200);
});

test("what a handler sends after its answer comes nowhere", async () => {
  const { offer, say, answer, called } = talkingServer();
  const { post, get, tell, end } = await begin("2025-11-25", offer);
  await tell(ready);
  const response = post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("x")));
  await called("x");
  answer("x");
  expect(await (await response).json()).toEqual(mcp.success(1, { content: [] }));
  say("x", 1, 3);
  const own = await get();
  // There is no stream of it, which would be the first.
  expect((await get({ "last-event-id": "1-0" })).status).toBe(400);
  await end();
  expect(await messagesOf(own)).toEqual([]);
});
