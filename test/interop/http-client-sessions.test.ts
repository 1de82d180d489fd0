// How the example client begins and ends sessions with servers that do it in a way of their own.

import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  _meta,
  type Answer,
  accepted,
  call,
  endAll,
  event,
  events,
  hello,
  json,
  methods,
  ok,
  problem,
  rejection,
  reply,
  silence,
  start,
  withSessions,
} from "./faulty-server.ts";

afterEach(endAll);

describe("sessions", () => {
  test.each<[what: string, answer: Answer]>([
    ["no JSON", reply(200, "application/json", '{"jsonrpc":', { "mcp-session-id": "s" })],
    ["nothing", reply(200, "application/json", "", { "mcp-session-id": "s" })],
    ["a page", reply(200, "text/html", "<h1>hello</h1>", { "mcp-session-id": "s" })],
    ["an error", json(mcp.error("hello", -32603, "no"), 200, { "mcp-session-id": "s" })],
    ["another's answer", json(mcp.success("other"), 200, { "mcp-session-id": "s" })],
    ["a stream without it", reply(200, "text/event-stream", ":\n\n", { "mcp-session-id": "s" })],
    [
      "half of it",
      (_asked, response) => {
        response.writeHead(200, { "content-type": "application/json", "mcp-session-id": "s" }).write('{"jsonrpc":');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      "the beginning of it",
      (_asked, response) => {
        response.writeHead(200, { "content-type": "application/json", "mcp-session-id": "s" }).write('{"jsonrpc":');
      },
    ],
  ])("one that begins with %s is ended", async (_what, answer) => {
    const { transport, asked } = await start((one, response) =>
      (one.http === "DELETE" ? reply(204, undefined) : answer)(one, response),
    );
    await rejection(transport.sendRequest(hello, { timeout: 300 }));
    expect(transport.sessionId).toBeUndefined();
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize", "DELETE"]);
    expect(asked[1]).toMatchObject({ headers: { "mcp-session-id": "s" } });
  });

  test("one that is refused was none", async () => {
    const { transport, asked } = await start(reply(404, "text/plain", "no", { "mcp-session-id": "s" }));
    expect(await problem(transport.sendRequest(hello))).toBe("The server answered with HTTP 404: no");
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize"]);
  });

  test("one that begins when the client has just left is ended", async () => {
    const batch = [mcp.notification("n"), mcp.success("hello", { protocolVersion: "2025-11-25" })];
    const { transport, asked } = await start(
      (one, response) =>
        (one.http === "DELETE" ? accepted : json(batch, 200, { "mcp-session-id": "s" }))(one, response),
      { onMessage: () => void transport.shutdown() },
    );
    expect(await problem(transport.sendRequest(hello))).toBe("The transport was shut down");
    expect(transport.sessionId).toBeUndefined();
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize", "DELETE"]);
  });

  test("one that another takes the place of is ended", async () => {
    const { transport, asked } = await start(withSessions(silence));
    await transport.sendRequest(hello);
    await transport.sendRequest(hello);
    expect(transport.sessionId).toBe("session-2");
    expect(asked[1]?.headers).not.toHaveProperty("mcp-session-id");
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize", "initialize", "DELETE", "DELETE"]);
    expect(asked.slice(2).map(({ headers }) => headers["mcp-session-id"])).toEqual(["session-1", "session-2"]);
  });

  test.each(["２０２５", "2025\r\nx: y", ""])("one of the revision %j is ended", async (protocolVersion) => {
    const { transport, asked } = await start((one, response) =>
      (one.http === "DELETE"
        ? reply(204, undefined)
        : json(mcp.success("hello", { protocolVersion }), 200, { "mcp-session-id": "s" }))(one, response),
    );
    await transport.sendRequest(hello);
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize", "DELETE"]);
    expect(asked[1]?.headers).not.toHaveProperty("mcp-protocol-version");
  });

  test.each<[what: string, gone: Answer]>([
    ["a page", reply(404, "text/html", "<h1>Not found</h1>")],
    ["an error of nobody", json(mcp.error(null, -32001, "Session not found"), 404)],
    ["an error of the request", json(mcp.error(7, -32001, "Session not found"), 404)],
    ["an error of another", json(mcp.error("server-error", -32600, "Session has been terminated"), 404)],
  ])("one that is not there any more, says %s", async (_what, gone) => {
    const { transport, asked } = await start(withSessions(gone));
    await transport.sendRequest(hello);
    expect(await problem(call(transport))).toBe("The server has ended the session");
    expect(transport.sessionId).toBeUndefined();
    // It is for the caller to begin another.
    expect(methods(asked)).toEqual(["initialize", "tools/call"]);
    await transport.sendRequest(hello);
    expect(transport.sessionId).toBe("session-2");
    expect(asked[2]?.headers).not.toHaveProperty("mcp-session-id");
  });

  test("a method that is not there does not end it", async () => {
    const { transport } = await start(withSessions(json(mcp.error(7, mcp.METHOD_NOT_FOUND, "no"), 404)));
    await transport.sendRequest(hello);
    expect(await rejection(call(transport))).toMatchObject({ code: mcp.METHOD_NOT_FOUND });
    expect(transport.sessionId).toBe("session-1");
  });

  test("a page that is not there does not end it, where the request was none of the session", async () => {
    const { transport } = await start(withSessions(reply(404, "text/html", "<h1>Not found</h1>")));
    await transport.sendRequest(hello);
    expect(await problem(call(transport, {}, { _meta }))).toContain("HTTP 404");
    expect(transport.sessionId).toBe("session-1");
  });

  test("one that the server gives again is not ended when it begins anew", async () => {
    const welcome = json(mcp.success("hello", { protocolVersion: "2025-11-25" }), 200, { "mcp-session-id": "fixed" });
    const { transport, asked } = await start((one, response) =>
      (one.http === "DELETE" ? reply(204, undefined) : welcome)(one, response),
    );
    await transport.sendRequest(hello);
    await transport.sendRequest(hello);
    expect(transport.sessionId).toBe("fixed");
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize", "initialize", "DELETE"]);
  });

  test("one that is just about to begin is ended before the shutdown is over", async () => {
    const { transport, asked } = await start((one, response) => {
      if (one.http === "DELETE") reply(204, undefined)(one, response);
      else response.writeHead(200, { "content-type": "application/json", "mcp-session-id": "s" }).write(" ");
    });
    const beginning = rejection(transport.sendRequest(hello));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await transport.shutdown();
    expect(methods(asked)).toEqual(["initialize", "DELETE"]);
    await beginning;
  });

  test("the stream of one is read once", async () => {
    const other = withSessions(silence);
    const { transport, asked } = await start((one, response) =>
      (one.http === "GET" ? events(":\n\n", false) : other)(one, response),
    );
    await transport.sendRequest(hello);
    expect(await transport.listen()).toBe(true);
    expect(await problem(transport.listen())).toBe("The stream of the session is open already");
    expect(methods(asked)).toEqual(["initialize", "GET"]);
    // Another session has another stream.
    await transport.sendRequest(hello);
    expect(await transport.listen()).toBe(true);
  });

  test("the stream of one that the server gives again is read once", async () => {
    const welcome = json(mcp.success("hello", { protocolVersion: "2025-11-25" }), 200, { "mcp-session-id": "fixed" });
    const { transport } = await start((one, response) =>
      (one.http === "GET" ? events(":\n\n", false) : one.http === "DELETE" ? reply(204, undefined) : welcome)(
        one,
        response,
      ),
    );
    await transport.sendRequest(hello);
    expect(await transport.listen()).toBe(true);
    await transport.sendRequest(hello);
    expect(await problem(transport.listen())).toBe("The stream of the session is open already");
  });

  test("the stream of one may be asked for again where there was none", async () => {
    const { transport } = await start((one, response) =>
      one.http === "GET" ? reply(405, undefined)(one, response) : withSessions(silence)(one, response),
    );
    await transport.sendRequest(hello);
    expect(await transport.listen()).toBe(false);
    expect(await transport.listen()).toBe(false);
  });

  test("a notification of 2026-07-28 is of none, and says its revision", async () => {
    const { transport, asked } = await start(withSessions(silence));
    await transport.sendRequest(hello);
    await transport.send(mcp.notification("notifications/x", { _meta }));
    await transport.send(mcp.notification("notifications/y"));
    expect(asked[1]?.headers).toMatchObject({ "mcp-protocol-version": "2026-07-28", "mcp-method": "notifications/x" });
    expect(asked[1]?.headers).not.toHaveProperty("mcp-session-id");
    expect(asked[2]?.headers).toMatchObject({
      "mcp-protocol-version": "2025-11-25",
      "mcp-session-id": "session-1",
    });
  });

  test("a log that throws fails nobody", async () => {
    const noise = { jsonrpc: "2.0", method: "notifications/x" };
    const { transport } = await start(withSessions(events(event(noise) + event(ok(7)))), {
      log: () => {
        throw new Error("the log's own");
      },
      onMessage: () => {
        throw new Error("the listener's own");
      },
    });
    await transport.sendRequest(hello);
    expect((await call(transport)).result).toEqual({ of: 7 });
  });
});
