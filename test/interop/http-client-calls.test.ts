// How the calls of the example client end over HTTP: in time, and so that the server hears of it.

import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HttpTransport } from "../../examples/http-client.ts";
import {
  _meta,
  accepted,
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
  problem,
  rejection,
  reply,
  resumed,
  silence,
  start,
  withSessions,
} from "./faulty-server.ts";

afterEach(endAll);

describe("timeouts", () => {
  test.each([Number.NaN, 0, -1, Number.NEGATIVE_INFINITY])("%d ms is no timeout", async (timeout) => {
    expect(() => new HttpTransport({ url: "http://127.0.0.1", timeout })).toThrow(RangeError);
    const { transport, asked } = await start(silence);
    const thrown = await rejection(call(transport, { timeout }));
    expect(thrown).toBeInstanceOf(RangeError);
    expect(thrown).toMatchObject({ message: `A timeout must be more than 0 milliseconds, or Infinity: ${timeout}` });
    expect(asked).toEqual([]);
  });

  test.each([2 ** 31, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY])(
    "%d ms do not end at once",
    async (timeout) => {
      const { transport } = await start((asked, response) => setTimeout(() => json(ok(7))(asked, response), 100), {
        timeout,
      });
      expect((await call(transport)).result).toEqual({ of: 7 });
      expect((await call(transport, { timeout })).result).toEqual({ of: 7 });
    },
  );

  test("a stream that goes on and on", async () => {
    const { transport } = await start((asked, response) => {
      events(event(mcp.progress("t", 1)), false)(asked, response);
      const timer = setInterval(() => response.write(event(mcp.progress("t", 2))), 10);
      response.once("close", () => clearInterval(timer));
    });
    expect(await problem(call(transport, { timeout: 200 }))).toBe("No answer to tools/call in 200 ms");
  });
});

describe("cancellation", () => {
  test("in a session, after a timeout", async () => {
    const { transport, asked } = await start(withSessions(silence));
    await transport.sendRequest(hello);
    expect(await problem(call(transport, { timeout: 50 }))).toBe("No answer to tools/call in 50 ms");
    await vi.waitFor(() => expect(methods(asked)).toEqual(["initialize", "tools/call", "notifications/cancelled"]));
    expect(asked[2]).toMatchObject({
      params: { requestId: 7, reason: "No answer to tools/call in 50 ms" },
      headers: { "mcp-session-id": "session-1", "mcp-protocol-version": "2025-11-25" },
    });
  });

  test("in a session, where the caller leaves", async () => {
    const { transport, asked } = await start(withSessions(silence));
    await transport.sendRequest(hello);
    const leaving = new AbortController();
    const called = problem(call(transport, { signal: leaving.signal }));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    leaving.abort(new Error("enough"));
    expect(await called).toBe(`${transport.url}: enough`);
    await vi.waitFor(() => expect(asked[2]).toMatchObject({ params: { requestId: 7, reason: "enough" } }));
  });

  test("a request that was answered is not cancelled afterwards", async () => {
    const { transport, asked } = await start(withSessions(json(ok(7))));
    await transport.sendRequest(hello);
    const leaving = new AbortController();
    await call(transport, { signal: leaving.signal });
    leaving.abort();
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize", "tools/call", "DELETE"]);
  });

  test("neither a task, nor a request of 2026-07-28, nor one that was never sent", async () => {
    const { transport, asked } = await start(withSessions(silence));
    await transport.sendRequest(hello);
    await problem(call(transport, { timeout: 50 }, { task: { ttl: 1 } }));
    await problem(call(transport, { timeout: 50 }, { _meta }));
    expect(await problem(call(transport, { signal: AbortSignal.abort(new Error("enough")) }))).toContain("enough");
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize", "tools/call", "tools/call", "DELETE"]);
  });

  test("nor what begins a session", async () => {
    const { transport, asked } = await start(silence);
    expect(await problem(transport.sendRequest(hello, { timeout: 50 }))).toBe("No answer to initialize in 50 ms");
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize"]);
  });

  test("since 2026-07-28 the connection is closed instead", async () => {
    let closed = false;
    const { transport } = await start((_asked, response) => {
      response.once("close", () => {
        closed = true;
      });
    });
    await problem(call(transport, { timeout: 50 }, { _meta }));
    await vi.waitFor(() => expect(closed).toBe(true));
  });

  test.each([
    ["breaks the connection", hangUp],
    ["refuses it", reply(500, "text/html", "<h1>no</h1>")],
    ["does not answer", silence],
  ])("a server that %s", async (_what, answer) => {
    const { transport, asked } = await start(withSessions(silence, answer));
    await transport.sendRequest(hello);
    expect(await problem(call(transport, { timeout: 50 }))).toBe("No answer to tools/call in 50 ms");
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect((await transport.sendRequest(mcp.request(1, mcp.METHOD_PING))).result).toEqual({ of: 1 });
  });
});

describe("notifications", () => {
  const initialized = mcp.notification(mcp.METHOD_NOTIFICATIONS_INITIALIZED);

  test("one that is taken, whatever comes with it", async () => {
    const answers = [accepted, reply(204, undefined), json(ok(7)), events(event(ok(7)), false)];
    for (const answer of answers) await (await start(answer)).transport.send(initialized);
  });

  test("one that is refused", async () => {
    const refused = await start(json(mcp.error(undefined, -32600, "no"), 400));
    expect(await rejection(refused.transport.send(initialized))).toMatchObject({ code: -32600 });
    const foreign = await start(json(mcp.error(7, -32600, "no"), 400));
    expect(await problem(foreign.transport.send(initialized))).toContain("The server answered with HTTP 400: ");
  });
});

describe("the end", () => {
  test("a response that is of no use is not held open", async () => {
    let closed = 0;
    const { transport } = await start((asked, response) => {
      response.once("close", () => {
        closed += 1;
      });
      response.writeHead(200, { "content-type": "text/html" }).write(`<h1>${asked.http}</h1>`);
    });
    await problem(call(transport));
    await problem(transport.listen());
    await vi.waitFor(() => expect(closed).toBe(2));
  });

  test("while calls are open, and twice", async () => {
    const { transport, asked } = await start(withSessions(resumed(silence, events(":\n\n", false))));
    await transport.sendRequest(hello);
    await transport.listen();
    const called = problem(call(transport));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    await Promise.all([transport.shutdown(), transport.shutdown()]);
    expect(await called).toBe("The transport was shut down");
    // The end of the session is the end of all that was asked in it.
    expect(methods(asked)).toEqual(["initialize", "GET", "tools/call", "DELETE"]);
    await transport.shutdown();
    expect(await problem(call(transport))).toBe("The transport is not open");
    expect(logged).toEqual([]);
  });

  test("a second shutdown waits for the first", async () => {
    let deleted = false;
    const { transport } = await start((asked, response) => {
      if (asked.http !== "DELETE") withSessions(silence)(asked, response);
      else
        setTimeout(
          () =>
            reply(204, undefined)(
              asked,
              response.once("finish", () => (deleted = true)),
            ),
          100,
        );
    });
    await transport.sendRequest(hello);
    void transport.shutdown();
    await transport.shutdown();
    expect(deleted).toBe(true);
  });

  test("a transport that is opened again while the server is slow to end the session", async () => {
    const { transport } = await start((asked, response) => {
      if (asked.http !== "DELETE") withSessions(silence)(asked, response);
      else setTimeout(() => reply(204, undefined)(asked, response), 200);
    });
    await transport.sendRequest(hello);
    const ended = transport.shutdown();
    await transport.initialize();
    await transport.sendRequest(hello);
    await ended;
    expect(transport.sessionId).toBe("session-1");
    expect((await transport.sendRequest(mcp.request(1, mcp.METHOD_PING))).result).toEqual({ of: 1 });
  });

  test("a server that does not answer", async () => {
    const { transport } = await start((asked, response) => {
      if (asked.http !== "DELETE") withSessions(silence)(asked, response);
    });
    await transport.sendRequest(hello);
    await transport.shutdown();
    expect(transport.sessionId).toBeUndefined();
  });
});
