// How the example client reads streams that break, and goes on with them.

import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test, vi } from "vitest";
import { McpTransportError } from "../../examples/transport.ts";
import {
  _meta,
  type Answer,
  call,
  endAll,
  event,
  events,
  hangUp,
  hello,
  json,
  logged,
  methods,
  ok,
  PAUSE,
  problem,
  rejection,
  reply,
  resumed,
  silence,
  start,
  withSessions,
} from "./faulty-server.ts";

afterEach(endAll);

describe("streams that break", () => {
  const answered = events(event(ok(7)));

  test("the rest is read on another connection, when the server is back", async () => {
    const busy = reply(503, "text/html", "<h1>Back soon</h1>");
    const { transport, asked } = await start(resumed(events(PAUSE), hangUp, busy, hangUp, answered));
    expect((await call(transport)).result).toEqual({ of: 7 });
    expect(methods(asked)).toEqual(["tools/call", "GET", "GET", "GET", "GET"]);
    expect(asked[4]).toMatchObject({ headers: { "last-event-id": "1", accept: "text/event-stream" } });
  });

  test("it is not read on for ever where the server is gone", async () => {
    const { transport, asked } = await start(resumed(events(PAUSE), hangUp));
    const thrown = await rejection(call(transport));
    expect(thrown).toBeInstanceOf(McpTransportError);
    expect(thrown).toMatchObject({
      message: "The stream has broken, and cannot be resumed: fetch failed",
      cause: expect.any(TypeError),
    });
    expect(methods(asked)).toEqual(["tools/call", "GET", "GET", "GET", "GET", "GET"]);
  });

  test("where nothing comes, the client comes back ever more seldom, until the time is over", async () => {
    const { transport, asked } = await start(resumed(events(PAUSE), events(PAUSE)));
    expect(await problem(call(transport, { timeout: 1_000 }))).toBe("No answer to tools/call in 1000 ms");
    const gets = asked.filter(({ http }) => http === "GET");
    expect(gets.length).toBeGreaterThan(1);
    // After 10, 20, 40 ms and so on: the seventh would come when the time is over.
    expect(gets.length).toBeLessThan(7);
  });

  test("where messages come, it comes back as soon as it may", async () => {
    const told: unknown[] = [];
    const one = (id: number) => events(`id: ${id}\n${event(mcp.progress("t", id))}`);
    const more = Array.from({ length: 20 }, (_, index) => one(index + 2));
    const { transport, asked } = await start(resumed(events(`retry: 0\n${PAUSE}`), ...more, answered), {
      onMessage: (message) => told.push(message),
    });
    expect((await call(transport, { timeout: 4_000 })).result).toEqual({ of: 7 });
    expect(told).toHaveLength(20);
    const ids = asked.slice(1).map(({ headers }) => headers["last-event-id"]);
    expect(ids).toEqual(Array.from({ length: 21 }, (_, index) => String(index + 1)));
  });

  test.each<[what: string, rest: Answer, message: string]>([
    ["a page", reply(200, "text/html", event(ok(7))), "The server answered with HTTP 200 and text/html"],
    ["JSON", json(ok(7)), "The server answered with HTTP 200 and application/json"],
    ["nothing", reply(204, undefined), "The server answered with HTTP 204 and no content type"],
    ["a refusal", reply(400, "text/plain", "no"), "The server answered with HTTP 400: no"],
    ["another method", reply(405, "text/plain", "no"), "The server answered with HTTP 405: no"],
    [
      "an error that answers nobody",
      json(mcp.error(null, -32600, "no"), 400),
      'The server answered with HTTP 400: {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}',
    ],
  ])("%s in place of the rest", async (_what, rest, message) => {
    const { transport, asked } = await start(resumed(events(PAUSE), rest));
    expect(await problem(call(transport))).toBe(message);
    expect(methods(asked)).toEqual(["tools/call", "GET"]);
  });

  test("the session is over when the client comes back", async () => {
    const { transport } = await start(withSessions(resumed(events(PAUSE), reply(404, undefined))));
    await transport.sendRequest(hello);
    expect(await problem(call(transport))).toBe("The server has ended the session");
    expect(transport.sessionId).toBeUndefined();
  });

  test("a connection that breaks in the middle of an event", async () => {
    const cutOff: Answer = (_asked, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(`${PAUSE}id: 2\ndata: {"jsonrpc"`);
      setTimeout(() => response.destroy(), 20);
    };
    const { transport, asked } = await start(resumed(cutOff, answered));
    expect((await call(transport)).result).toEqual({ of: 7 });
    expect(asked[1]?.headers).toMatchObject({ "last-event-id": "1" });
  });

  test.each([
    ["no id", event(mcp.progress("t", 1))],
    ["an id that was taken back", `${PAUSE}id\ndata:\n\n`],
    ["an id that is not finished", "id: 1\n"],
  ])("a stream that ends with %s", async (_what, text) => {
    const { transport, asked } = await start(resumed(events(text), answered));
    expect(await problem(call(transport))).toBe("The stream has ended without an answer");
    expect(methods(asked)).toEqual(["tools/call"]);
  });

  test("since 2026-07-28 none is resumed", async () => {
    const { transport, asked } = await start(resumed(events(PAUSE), answered));
    expect(await problem(call(transport, {}, { _meta }))).toBe("The stream has ended without an answer");
    expect(methods(asked)).toEqual(["tools/call"]);
  });

  test.each(["é", "ключ-世界", "\u{1F600} ", "a\tb"])("the id %j is sent as it came", async (id) => {
    const { transport, asked } = await start(resumed(events(`retry: 0\nid: ${id}\n\n`), answered));
    expect((await call(transport)).result).toEqual({ of: 7 });
    const sent = Buffer.from(String(asked[1]?.headers["last-event-id"]), "latin1").toString("utf8");
    expect(sent).toBe(id.trim());
  });

  test("an id that no header can carry", async () => {
    const { transport, asked } = await start(resumed(events("retry: 0\nid: \u0001\n\n"), answered));
    expect(await problem(call(transport))).toBe(
      "The stream cannot be resumed: the id of its last event has control characters",
    );
    expect(methods(asked)).toEqual(["tools/call"]);
  });

  test("the rest belongs to the session of the request", async () => {
    let resume = () => {};
    const pause: Answer = (asked, response) => {
      events(PAUSE, false)(asked, response);
      resume = () => response.end();
    };
    const { transport, asked } = await start(withSessions(resumed(pause, answered)));
    await transport.sendRequest(hello);
    const called = call(transport);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await transport.sendRequest(hello);
    resume();
    expect((await called).result).toEqual({ of: 7 });
    expect(asked.find(({ http }) => http === "GET")?.headers).toMatchObject({ "mcp-session-id": "session-1" });
  });
});

describe("the stream of a session", () => {
  const changed = mcp.notification(mcp.METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED);

  test.each<[what: string, answer: Answer, message: string]>([
    ["a page", reply(200, "text/html", event(changed)), "The server answered with HTTP 200 and text/html"],
    [
      "another charset",
      reply(200, "text/event-stream; charset=utf-16"),
      "HTTP 200 and text/event-stream; charset=utf-16",
    ],
    ["a login", reply(401, "text/html", "<h1>Sign in</h1>"), "The server answered with HTTP 401: <h1>Sign in</h1>"],
  ])("%s in place of it", async (_what, answer, message) => {
    const told: unknown[] = [];
    const { transport } = await start(resumed(silence, answer), { onMessage: (one) => told.push(one) });
    expect(await problem(transport.listen())).toContain(message);
    expect(told).toEqual([]);
  });

  test("a server that has none", async () => {
    const { transport } = await start(reply(405, "text/html", "<h1>No</h1>"));
    expect(await transport.listen()).toBe(false);
  });

  test("it is come back to, even where no event has an id", async () => {
    const told: unknown[] = [];
    const stream = events(`retry: 0\n${event(changed)}`);
    const { transport, asked } = await start(resumed(silence, stream, hangUp, stream, events("", false)), {
      onMessage: (one) => told.push(one),
    });
    expect(await transport.listen()).toBe(true);
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    expect(told).toEqual([changed, changed]);
    expect(asked[3]?.headers).not.toHaveProperty("last-event-id");
  });

  test("what is broken in it, or answers nobody, does not end it", async () => {
    const told: unknown[] = [];
    const foul = `${event({ jsonrpc: "1.0" })}data: ping\n\n${event(mcp.error(null, -32603, "no"))}${event(ok(7))}`;
    const { transport } = await start(resumed(silence, events(foul + event(changed), false)), {
      onMessage: (one) => told.push(one),
    });
    await transport.listen();
    await vi.waitFor(() => expect(told).toEqual([changed]));
    expect(logged).toEqual([
      'a broken message of the server is ignored: jsonrpc must be "2.0"',
      "a broken message of the server is ignored: a message must be JSON",
      "an answer that was not asked for here is ignored: null",
      "an answer that was not asked for here is ignored: 7",
    ]);
  });

  test("its end is told where there is somebody to tell", async () => {
    const { transport } = await start(resumed(silence, events("retry: 0\n"), reply(405, "text/plain", "no")));
    await transport.listen();
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    expect(logged[0]).toBe("the stream of the session has ended: The server answered with HTTP 405: no");
  });
});
