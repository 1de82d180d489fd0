// The sessions of the example HTTP server, put straight to its handler: what is taken in them, and how long they live.

import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Offer } from "../../examples/offer.ts";
import { exampleServer } from "../../examples/server.ts";
import {
  _meta,
  ask,
  begin,
  beginOn,
  call,
  closeAll,
  type Handler,
  handlerOf,
  hello,
  json,
  messagesOf,
  ping,
  refused,
  takeLogged,
  waitingServer,
} from "./http-kit.ts";

afterEach(closeAll);

const PING = mcp.request(1, mcp.METHOD_PING);
const invalid = (id: string | number, message: string) => ({
  jsonrpc: "2.0",
  id,
  error: { code: mcp.INVALID_REQUEST, message },
});

describe("messages", () => {
  test("messages that have no answer are accepted", async () => {
    const { tell } = await begin("2025-11-25");
    for (const message of [
      mcp.notification(mcp.METHOD_NOTIFICATIONS_INITIALIZED),
      mcp.notification("notifications/invented"),
      mcp.notification(mcp.METHOD_INITIALIZE, hello("2025-11-25").params),
      mcp.cancelled("nothing"),
      mcp.success("nobody asked"),
      mcp.error(undefined, 1, "nobody asked"),
      mcp.error(null, 1, "nobody asked"),
    ]) {
      const answer = await tell(message);
      expect([answer.status, answer.body]).toEqual([202, undefined]);
    }
  });

  test("an error is a valid answer to a valid request", async () => {
    const { tell } = await begin("2025-11-25");
    const answer = await tell(mcp.request(9, "tools/invent"));
    expect([answer.status, answer.body]).toMatchObject([200, { id: 9, error: { code: mcp.METHOD_NOT_FOUND } }]);
  });

  test("a long id comes back as it is", async () => {
    const { tell } = await begin("2025-11-25");
    const id = "\u2028x".repeat(100_000);
    expect((await tell(mcp.request(id, mcp.METHOD_PING))).body).toEqual({ jsonrpc: "2.0", id, result: {} });
  });

  test("a second `initialize`, and one that is refused", async () => {
    const { tell } = await begin("2025-11-25");
    const second = await tell(hello("2025-11-25"));
    expect([second.status, second.body]).toEqual([400, invalid("hello", "the session is initialized already")]);
    const broken = await ask(handlerOf(), { body: json(mcp.request(1, mcp.METHOD_INITIALIZE)) });
    expect([broken.status, broken.body]).toMatchObject([200, { id: 1, error: { code: mcp.INVALID_PARAMS } }]);
    expect(broken.headers.has("mcp-session-id")).toBe(false);
  });

  test("a request whose id another has that is running", async () => {
    const { offer, cancelled } = waitingServer();
    const { post, tell } = await begin("2025-11-25", offer);
    const running = await post(mcp.request(7, mcp.METHOD_TOOLS_CALL, call("first")));
    const second = await tell(mcp.request(7, mcp.METHOD_TOOLS_CALL, call("second")));
    const error = invalid(7, "a request with this id is running already");
    expect([second.status, second.body]).toEqual([400, error]);
    // It has done nothing to the first, which can be cancelled still; then the id is free.
    expect((await tell(mcp.cancelled(7))).status).toBe(202);
    expect(cancelled).toEqual(["first"]);
    expect(await messagesOf(running)).toEqual([mcp.progress("first", 1)]);
    expect((await tell(mcp.request(7, mcp.METHOD_PING))).status).toBe(200);
  });

  test("ids that only look the same, and the same id in another session", async () => {
    const { offer } = waitingServer();
    const one = await begin("2025-11-25", offer);
    const other = await beginOn(one.handler);
    await one.post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("running")));
    expect((await one.tell(mcp.request("1", mcp.METHOD_PING))).status).toBe(200);
    expect((await other.tell(PING)).status).toBe(200);
    await one.end();
  });

  test("a request whose cancellation its handler does not heed", async () => {
    const { offer } = waitingServer();
    const { post, tell } = await begin("2025-11-25", offer);
    const response = await post(mcp.request(1, mcp.METHOD_TOOLS_CALL, call("long")));
    await tell(mcp.cancelled(1));
    expect(await messagesOf(response)).toEqual([mcp.progress("long", 1)]);
  });

  test("a result that is no JSON, alone and on a stream", async () => {
    for (const streams of [false, true]) {
      const { post } = await begin("2025-11-25", {
        ...exampleServer,
        handlers: {
          "tools/call": (_params, { context: { channel } }) => {
            if (streams) channel.send(mcp.progress(1, 1));
            return mcp.toolResult([], { structuredContent: { a: 1n } });
          },
        },
      });
      const response = await post(mcp.request(5, mcp.METHOD_TOOLS_CALL, call("x")));
      const failed = { jsonrpc: "2.0", id: 5, error: { code: -32603, message: "Internal error" } };
      if (streams) expect(await messagesOf(response)).toEqual([mcp.progress(1, 1), failed]);
      else expect([response.status, await response.json()]).toEqual([200, failed]);
      expect(takeLogged()).toEqual([expect.stringContaining("cannot answer: TypeError")]);
    }
  });
});

describe("batches", () => {
  test("they are answered in 2025-03-26, and in no other revision", async () => {
    const batch = [PING, mcp.cancelled(3), mcp.request(2, "x"), 1, mcp.success("nobody asked")];
    const answer = await (await begin("2025-03-26")).tell(batch);
    expect([answer.status, answer.body]).toMatchObject([200, [{ id: 1 }, { id: 2 }, { id: null }]]);
    const unanswered = await (await begin("2025-03-26")).tell([mcp.cancelled(3)]);
    expect([unanswered.status, unanswered.body]).toEqual([202, undefined]);
    for (const version of ["2024-11-05", "2025-06-18", "2025-11-25"]) {
      const answer = await (await begin(version)).tell(batch);
      expect([answer.status, answer.body]).toEqual([400, refused("a message must not be a batch")]);
    }
  });

  test("a batch with one id twice", async () => {
    const { tell } = await begin("2025-03-26");
    const { status, body } = await tell([PING, PING]);
    expect([status, body]).toEqual([200, [mcp.success(1), invalid(1, "a request with this id is running already")]]);
  });

  test("a batch of too many", async () => {
    const { tell } = await begin("2025-03-26");
    expect((await tell(Array(1_000).fill(mcp.cancelled(1)))).status).toBe(202);
    const { status, body } = await tell(Array(1_001).fill(1));
    expect([status, body]).toEqual([400, refused("a batch must not have more than 1000 messages")]);
  });

  test("what must not be in a batch", async () => {
    const { tell } = await begin("2025-03-26");
    const { body } = await tell([
      hello("2025-03-26"),
      mcp.request(1, mcp.METHOD_TOOLS_LIST, { _meta }),
      mcp.request(2, mcp.METHOD_SERVER_DISCOVER),
      [PING],
    ]);
    const error = { code: mcp.INVALID_REQUEST, message: "a message must not be a batch" };
    expect(body).toEqual([
      invalid("hello", "initialize must not be in a batch"),
      invalid(1, "a request of 2026-07-28 must not be in a batch"),
      invalid(2, "a request of 2026-07-28 must not be in a batch"),
      { jsonrpc: "2.0", id: null, error },
    ]);
  });
});

describe("the revision in the header", () => {
  const unsupported = (requested: string) => ({
    code: -32022,
    data: { supported: [...mcp.PROTOCOL_VERSIONS], requested },
  });

  test.each(["1999-01-01", "", "2025-11-25, 2025-11-25", "2025-11-2", "latest"])("unknown: %j", async (version) => {
    const { handler, headers, tell } = await begin("2025-11-25");
    const more = { "mcp-protocol-version": version };
    const error = unsupported(version);
    const answer = await tell(PING, more);
    expect([answer.status, answer.body]).toMatchObject([400, { id: 1, error }]);
    for (const method of ["GET", "DELETE"]) {
      const other = await ask(handler, { method, headers: { ...headers, ...more } });
      expect([other.status, other.body]).toMatchObject([400, { error }]);
      expect(other.body).not.toHaveProperty("id");
    }
    expect((await tell(PING)).status).toBe(200);
  });

  test("unknown, with `initialize`: the header of all other requests need not be there yet, but must not be wrong", async () => {
    const sent = (version: string) => ({
      headers: { "mcp-protocol-version": version },
      body: json(hello("2025-11-25")),
    });
    const answer = await ask(handlerOf(), sent("1999-01-01"));
    expect([answer.status, answer.body]).toMatchObject([400, { id: "hello", error: unsupported("1999-01-01") }]);
    expect(answer.headers.has("mcp-session-id")).toBe(false);
    for (const version of mcp.PROTOCOL_VERSIONS.filter(mcp.usesHandshake)) {
      expect((await ask(handlerOf(), sent(version))).status, version).toBe(200);
    }
    const other = await ask(handlerOf(), sent("2026-07-28"));
    expect([other.status, other.body]).toMatchObject([400, { id: "hello", error: { code: mcp.INVALID_PARAMS } }]);
  });
});

describe("how long a session lives", () => {
  const MINUTE = 60_000;
  const statusOf = async (handler: Handler, id: string | undefined) =>
    (await ask(handler, { headers: { "mcp-session-id": id ?? "" }, body: ping })).status;

  /** A session whose server has a clock that the test sets. */
  async function beginAt(offer?: Offer, sessionIdleTimeout?: number) {
    const clock = { now: 0 };
    const options = { now: () => clock.now, ...(sessionIdleTimeout === undefined ? {} : { sessionIdleTimeout }) };
    const session = await begin("2025-11-25", offer, options);
    // Another client, whose requests are what ends the sessions of others.
    const other = () => ask(session.handler, { headers: { "mcp-session-id": "no" }, body: ping });
    return { ...session, clock, other, status: async () => (await session.tell(PING)).status };
  }

  test("it ends after 30 minutes in which nobody uses it", async () => {
    const { clock, status } = await beginAt();
    clock.now = 30 * MINUTE - 1;
    expect(await status()).toBe(200);
    clock.now += 30 * MINUTE - 1;
    expect(await status()).toBe(200);
    clock.now += 30 * MINUTE;
    expect(await status()).toBe(404);
  });

  test("it ends after another time, and for ever", async () => {
    const { clock, status } = await beginAt(undefined, 5_000);
    clock.now = 4_999;
    expect(await status()).toBe(200);
    clock.now += 5_000;
    expect(await status()).toBe(404);
    const endless = await beginAt(undefined, Number.POSITIVE_INFINITY);
    endless.clock.now = Number.MAX_VALUE;
    expect(await endless.status()).toBe(200);
  });

  test("what has ended is told so: its handlers, and who subscribed", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { clock, other, tell } = await beginAt({
      ...exampleServer,
      handlers: {
        "notifications/initialized": (_params, { context: { sessionChannel } }) => signals.push(sessionChannel.signal),
      },
    });
    await tell(mcp.notification(mcp.METHOD_NOTIFICATIONS_INITIALIZED));
    clock.now = 30 * MINUTE;
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    await other();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  test("while its stream is read it lives, and the time begins when that ends", async () => {
    const { clock, get, other, status } = await beginAt();
    const stream = await get();
    clock.now = 90 * MINUTE;
    await other();
    await stream.body?.cancel();
    clock.now += 30 * MINUTE - 1;
    expect(await status()).toBe(200);
    clock.now += 30 * MINUTE;
    expect(await status()).toBe(404);
  });

  test("while a request runs it lives, though the client has left, and the time begins when that ends", async () => {
    let answer = () => {};
    const { clock, post, other, status } = await beginAt({
      ...exampleServer,
      handlers: {
        ping: () => {},
        "tools/call": (_params, { context: { channel } }) => {
          channel.send(mcp.progress(1, 1));
          return new Promise((resolve) => {
            answer = () => resolve(mcp.toolResult([]));
          });
        },
      },
    });
    const response = await post(mcp.request(2, mcp.METHOD_TOOLS_CALL, call("x")));
    await response.body?.cancel();
    clock.now = 90 * MINUTE;
    await other();
    answer();
    await vi.waitFor(async () => expect((await post(mcp.request(2, mcp.METHOD_PING))).status).toBe(200));
    clock.now += 30 * MINUTE - 1;
    expect(await status()).toBe(200);
    clock.now += 30 * MINUTE;
    expect(await status()).toBe(404);
  });

  test("a session ends while a request of it runs", async () => {
    const { offer, cancelled } = waitingServer();
    const { post, end, tell } = await begin("2025-11-25", offer);
    const running = await post(mcp.request(2, mcp.METHOD_TOOLS_CALL, call("long")));
    const silent = { ...offer, handlers: { "tools/call": () => new Promise<never>(() => {}) } };
    expect((await end()).status).toBe(204);
    expect(cancelled).toEqual(["long"]);
    expect(await messagesOf(running)).toEqual([mcp.progress("long", 1)]);
    expect((await tell(PING)).status).toBe(404);
    expect((await end()).status).toBe(404);
    // One that has nothing to say is not left waiting either.
    const other = await begin("2025-11-25", silent);
    const waiting = other.post(mcp.request(2, mcp.METHOD_TOOLS_CALL, call("long")));
    await other.end();
    expect(await messagesOf(await waiting)).toEqual([]);
  });

  test("the session that is idle for longest makes room for another, and none that is in use", async () => {
    const { offer } = waitingServer();
    let now = 0;
    const handler = handlerOf(offer, { now: () => now++ });
    const inUse = [await beginOn(handler), await beginOn(handler)];
    const stream = await inUse[0]?.get();
    await inUse[1]?.post(mcp.request(2, mcp.METHOD_TOOLS_CALL, call("long")));
    const idle = [];
    for (let count = 0; count < 998; count++) idle.push((await beginOn(handler)).headers["mcp-session-id"]);
    expect(await statusOf(handler, idle[0])).toBe(200);
    await beginOn(handler);
    expect(await statusOf(handler, idle[1])).toBe(404);
    for (const id of [idle[0], idle[2], ...inUse.map(({ headers }) => headers["mcp-session-id"])]) {
      expect(await statusOf(handler, id)).toBe(200);
    }
    await stream?.body?.cancel();
    await inUse[1]?.end();
  });

  test("an `initialize` that is refused takes no place", async () => {
    const { handler, tell } = await begin("2025-11-25", undefined, { now: () => 0 });
    for (let count = 0; count < 1_000; count++) {
      await ask(handler, { body: json(mcp.request(1, mcp.METHOD_INITIALIZE)) });
    }
    expect((await tell(PING)).status).toBe(200);
  });

  test("where all are in use there is no room, until one ends", async () => {
    const handler = handlerOf();
    const sessions = await Promise.all(Array.from({ length: 1_000 }, () => beginOn(handler)));
    for (const { get } of sessions) expect((await get()).status).toBe(200);
    const answer = await ask(handler, { body: json(hello("2025-11-25")) });
    const error = { code: mcp.INTERNAL_ERROR, message: "all sessions are in use" };
    expect([answer.status, answer.body]).toEqual([503, { jsonrpc: "2.0", error }]);
    expect(answer.headers.get("retry-after")).toBe("60");
    await sessions[500]?.end();
    expect((await beginOn(handler)).headers["mcp-session-id"]).toMatch(/./);
    for (const { end } of sessions) await end();
  });

  test("many that begin at once do not become too many", async () => {
    const handler = handlerOf();
    const answers = await Promise.all(
      Array.from({ length: 1_010 }, () => ask(handler, { body: json(hello("2025-11-25")) })),
    );
    const ids = answers.map(({ headers }) => headers.get("mcp-session-id") ?? "no");
    const statuses = await Promise.all(ids.map((id) => statusOf(handler, id)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1_000);
  });
});
