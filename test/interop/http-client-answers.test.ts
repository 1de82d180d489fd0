// What the example client takes for the answer to a request, and what it makes of everything else.

import type { ServerResponse } from "node:http";
import * as mcp from "mcp-protocol-types";
import { afterEach, describe, expect, test } from "vitest";
import {
  type Answer,
  accepted,
  call,
  endAll,
  event,
  events,
  json,
  logged,
  ok,
  PAUSE,
  problem,
  rejection,
  reply,
  resumed,
  serve,
  start,
} from "./faulty-server.ts";

afterEach(endAll);

describe("answers", () => {
  const failure = (id: number | string | null | undefined) => mcp.error(id, -32600, "no");

  test.each<[what: string, status: number, id: number | string | null | undefined]>([
    ["its id", 400, 7],
    ["no id", 400, undefined],
    ["a null id", 400, null],
    ["its id", 200, 7],
    ["no id", 200, undefined],
  ])("an error with %s, and HTTP %d", async (_what, status, id) => {
    const { transport } = await start(json(failure(id), status));
    const thrown = await rejection(call(transport));
    expect(thrown).toBeInstanceOf(mcp.McpError);
    expect(thrown).toMatchObject({ code: -32600 });
  });

  test.each<[what: string, answer: Answer, message: string]>([
    [
      "an error of another, as HTTP 400",
      json(failure(8), 400),
      'The server answered with HTTP 400: {"jsonrpc":"2.0","id":8,"error":{"code":-32600,"message":"no"}}',
    ],
    ["an error of another", json(failure("7")), 'The server answered something else: {"jsonrpc":"2.0","id":"7"'],
    ["a success of another", json(ok(8)), 'The server answered something else: {"jsonrpc":"2.0","id":8'],
    ["a success that is no success", json(ok(7), 500), 'The server answered with HTTP 500: {"jsonrpc":"2.0","id":7'],
    ["a notification", json(mcp.progress("t", 1)), "The server answered something else: "],
    ["an empty batch", json([]), "The server answered something else: []"],
    ["a batch of others", json([ok(8), [ok(7)]]), "The server answered something else: "],
    ["a broken answer", json({ jsonrpc: "2.0", id: 7, result: 5 }), "The server sent a broken message: result must be"],
    ["a broken answer in a stream", events(event({ id: 7, result: {} })), "The server sent a broken message: jsonrpc"],
    ["no JSON", reply(200, "application/json", "{"), "The server answered something else: {"],
    ["nothing", reply(200, "application/json"), "The server answered something else: "],
    ["nothing of no type", reply(200, undefined), "The server answered with HTTP 200 and no content type"],
    ["that it was taken", accepted, "The server answered with HTTP 202 and no content type"],
    [
      "another charset",
      reply(200, "application/json; charset=latin1"),
      "HTTP 200 and application/json; charset=latin1",
    ],
    ["an empty stream", events(""), "The stream has ended without an answer"],
    ["a stream for another", events(event(ok(8))), "The stream has ended without an answer"],
    ["an event of another type", events(`event: other\n${event(ok(7))}`), "The stream has ended without an answer"],
    ["401", reply(401, "text/html", "<h1>Sign in</h1>"), "The server answered with HTTP 401: <h1>Sign in</h1>"],
    ["403", reply(403, "text/html", "<h1>No</h1>"), "The server answered with HTTP 403: <h1>No</h1>"],
    ["405", reply(405, "text/html", "<h1>No</h1>"), "The server answered with HTTP 405: <h1>No</h1>"],
    ["500", reply(500, "text/html", "<h1>No</h1>"), "The server answered with HTTP 500: <h1>No</h1>"],
    [
      "a long page",
      reply(500, "text/html", "x".repeat(1_000)),
      `The server answered with HTTP 500: ${"x".repeat(200)}`,
    ],
    [
      "half a page",
      (_asked, response) => {
        response.writeHead(502, { "content-type": "text/html", "content-length": "100" }).write("<h1>");
        setTimeout(() => response.destroy(), 20);
      },
      "The server answered with HTTP 502: ",
    ],
    [
      "half an answer",
      (_asked, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write('{"jsonrpc"');
        setTimeout(() => response.destroy(), 20);
      },
      "/mcp: the body breaks off",
    ],
  ])("%s", async (_what, answer, message) => {
    const { transport } = await start(answer);
    expect(await problem(call(transport))).toContain(message);
  });

  test.each<[what: string, answer: Answer]>([
    ["a byte order mark before JSON", reply(200, "application/json", `\ufeff${JSON.stringify(ok(7))}`)],
    ["a type in capitals", reply(200, "Application/JSON;Charset=UTF-8", JSON.stringify(ok(7)))],
    ["a batch", json([ok(8), mcp.progress("t", 1), ok(7)])],
    ["a byte order mark before a stream", events(`\ufeff${event(ok(7))}`)],
    ["a stream that does not end", events(event(ok(7)), false)],
    [
      "a stream that breaks right after it",
      (_asked, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(event(ok(7)), () => response.destroy());
      },
    ],
    ["others before it", events(event(ok(8)) + event(failure("7")) + event(ok(7)))],
    ["no messages before it", events(`data: [DONE]\n\n${event({ id: 8 })}${event(ok(7))}`)],
    ["comments, and fields that nobody knows", events(`: hello\n:\n\nfoo: bar\nbaz\n\n${event(ok(7))}`)],
    ["no space after the colon", events(`data:${JSON.stringify(ok(7))}\n\n`)],
    ["CR LF", events(`: hello\r\n\r\ndata: ${JSON.stringify(ok(7))}\r\n\r\n`)],
    ["CR", events(`: hello\r\rdata: ${JSON.stringify(ok(7))}\r\r`, false)],
    ["many lines of data", events(`data: {"jsonrpc":"2.0",\ndata:"id":7,\ndata\ndata: "result":{"of":7}}\n\n`)],
    ["a type by its name", events(`event: message\n${event(ok(7))}`)],
    ["an empty type", events(`event:\n${event(ok(7))}`)],
  ])("%s", async (_what, answer) => {
    const { transport } = await start(answer);
    expect((await call(transport)).result).toEqual({ of: 7 });
  });

  test("CR LF in two writes is one end of a line, and CR is one at once", async () => {
    const told: unknown[] = [];
    const { transport } = await start(
      (asked, response) => {
        events("data: {\r", false)(asked, response);
        const parts = [`\ndata: ${JSON.stringify(mcp.progress("t", 1)).slice(1)}\r`, "\n\r", `\n${event(ok(7))}`];
        const next = () => {
          const part = parts.shift();
          if (part !== undefined) response.write(part, () => setTimeout(next, 50));
        };
        setTimeout(next, 50);
      },
      { onMessage: (message) => told.push(message) },
    );
    expect((await call(transport)).result).toEqual({ of: 7 });
    expect(told).toEqual([mcp.progress("t", 1)]);
    expect(logged).toEqual([]);
  });

  test("an event of another type counts for where the stream is resumed", async () => {
    const { transport, asked } = await start(
      resumed(events(`${PAUSE}event: ping\nid: 2\ndata: {}\n\n`), events(event(ok(7)))),
    );
    expect((await call(transport)).result).toEqual({ of: 7 });
    expect(asked[1]?.headers).toMatchObject({ "last-event-id": "2" });
  });

  test.each<[what: string, answer: Answer, message: string]>([
    [
      "JSON",
      reply(200, "application/json", JSON.stringify(mcp.success(7, { text: "x".repeat(17 * 1024 * 1024) }))),
      "the body is larger than",
    ],
    [
      "an event",
      events(`${PAUSE}${event(mcp.success(7, { text: "x".repeat(17 * 1024 * 1024) }))}`),
      "The server sent an event that is too long",
    ],
    [
      "many lines of an event",
      events(`${PAUSE}${`data: ${"x".repeat(1024 * 1024)}\n`.repeat(18)}`),
      "The server sent an event that is too long",
    ],
  ])("too much of %s is not asked for again", async (_what, answer, message) => {
    const { transport, asked } = await start(resumed(answer, answer));
    expect(await problem(call(transport))).toContain(message);
    expect(asked).toHaveLength(1);
  });

  test("two calls, each answered on the other's way", async () => {
    const waiting: [id: number, response: ServerResponse][] = [];
    const { transport } = await start((asked, response) => {
      waiting.push([asked.id, response]);
      const [first, second] = waiting;
      if (first === undefined || second === undefined) return;
      events(event(ok(second[0])))(asked, first[1]);
      json(ok(first[0]))(asked, second[1]);
    });
    const ask = (id: number) => problem(transport.sendRequest(mcp.request(id, mcp.METHOD_PING)));
    const problems = await Promise.all([ask(1), ask(2)]);
    expect(problems.sort()).toEqual([
      expect.stringContaining("The server answered something else: "),
      "The stream has ended without an answer",
    ]);
  });

  test("a request of the server in the middle, and a listener that throws", async () => {
    const told: unknown[] = [];
    const sampling = mcp.request("s", mcp.METHOD_SAMPLING_CREATE_MESSAGE, { messages: [], maxTokens: 1 });
    const { transport } = await start(events(event(sampling) + event(mcp.progress("t", 1)) + event(ok(7))), {
      onMessage: (message) => {
        told.push(message);
        throw new Error("a listener's own");
      },
    });
    expect((await call(transport)).result).toEqual({ of: 7 });
    expect(told).toEqual([sampling, mcp.progress("t", 1)]);
    expect(logged).toEqual(["onMessage threw: a listener's own", "onMessage threw: a listener's own"]);
  });

  test.each([301, 302, 307, 308])("a redirect to another server: HTTP %d", async (status) => {
    const other = await serve(json(ok(7)));
    const { transport } = await start(reply(status, undefined, "", { location: other.url }));
    expect(await problem(call(transport))).toBe(`The server redirects to ${other.url}, which is not followed`);
    expect(await problem(transport.listen())).toBe(`The server redirects to ${other.url}, which is not followed`);
    expect(other.asked).toEqual([]);
  });
});
