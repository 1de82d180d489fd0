// What the example client makes of servers that fail: each in its own way, and no call hangs.

import * as mcp from "mcp-protocol-types";
import { isMcpError, METHOD_PING, request } from "mcp-protocol-types";
import { afterEach, describe, expect, test } from "vitest";
import { StdioTransport, type StdioTransportOptions } from "../../examples/stdio-client.ts";
import { McpTransportError } from "../../examples/transport.ts";
import { endAll, expectGone, track } from "./processes.ts";

afterEach(endAll);

/** The longest wait for an answer that never comes. */
const SHORT = 300;

/** A server that runs a script with `write`, which writes messages, each on its line, or text as it is. */
const script = (text: string): [command: string, ...args: string[]] => [
  process.execPath,
  "-e",
  `const write = (...parts) => process.stdout.write(
     parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part) + "\\n")).join(""),
   );
   ${text}`,
];

/** A server that runs a script for each message, with its `id` and `method`, and `ok(id)`, a successful response. */
const answering = (text: string) =>
  script(`const ok = (id) => ({ jsonrpc: "2.0", id, result: { ok: id } });
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { id, method } = JSON.parse(line);
      ${text}
    });`);

async function start(command: [command: string, ...args: string[]], options?: StdioTransportOptions) {
  const transport = new StdioTransport(command, options);
  await transport.initialize();
  track(transport.pid);
  return transport;
}

const ping = (transport: StdioTransport, id: number | string = 1) => transport.sendRequest(request(id, METHOD_PING));

/** What a promise is rejected with, an McpTransportError. */
async function transportError(promise: Promise<unknown>): Promise<McpTransportError> {
  const thrown = await promise.then(
    (value) => expect.fail(`fulfilled with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  expect(thrown).toBeInstanceOf(McpTransportError);
  return thrown as McpTransportError;
}

/** Shuts down and checks that nothing is left. */
async function stop(transport: StdioTransport): Promise<void> {
  const { pid } = transport;
  await transport.shutdown();
  expect(transport.pid).toBeUndefined();
  if (pid !== undefined) await expectGone(pid);
}

describe("a server that does not live", () => {
  test("a command that does not exist", async () => {
    const transport = new StdioTransport(["no-such-command", "--really"]);
    const { message, cause } = await transportError(transport.initialize());
    expect(message).toBe("Cannot start no-such-command");
    expect(cause).toMatchObject({ code: "ENOENT" });
    expect((await transportError(ping(transport))).message).toBe("The server is not running");
    expect(transport.pid).toBeUndefined();
    await transport.shutdown();
  });

  test("a command that is no program", async () => {
    const transport = new StdioTransport([import.meta.dirname]);
    const { message, cause } = await transportError(transport.initialize());
    expect(message).toBe(`Cannot start ${import.meta.dirname}`);
    expect(cause).toMatchObject({ code: "EACCES" });
  });

  test("one that exits at once, with a text on stderr", async () => {
    const transport = await start(script(`process.stderr.write("No licence found.\\n"); process.exitCode = 3;`));
    const { message } = await transportError(ping(transport));
    expect(message).toBe("The server has ended (exit code 3): No licence found.");
    await stop(transport);
  });

  test("one that exits at once with no text", async () => {
    const transport = await start(script(""));
    expect((await transportError(ping(transport))).message).toBe("The server has ended (exit code 0)");
  });

  test("one that is killed while several requests wait", async () => {
    const transport = await start(answering(`if (id === 3) process.kill(process.pid, "SIGKILL");`));
    const errors = await Promise.all([1, 2, 3].map((id) => transportError(ping(transport, id))));
    for (const { message } of errors) expect(message).toBe("The server has ended (SIGKILL)");
    await stop(transport);
  });

  test("one that answers and dies, with and without the end of the line", async () => {
    for (const end of ["\\n", ""]) {
      const transport = await start(
        answering(`process.stdout.write(JSON.stringify(ok(id)) + "${end}", () => process.exit(0));`),
      );
      expect((await ping(transport)).result).toEqual({ ok: 1 });
      await stop(transport);
    }
  });

  test("a request and a notification after its end", async () => {
    const transport = await start(script("process.exitCode = 1;"));
    await transportError(ping(transport));
    await transportError(ping(transport));
    expect(() => transport.send({ jsonrpc: "2.0", method: "notifications/initialized" })).toThrow(McpTransportError);
    await transport.shutdown();
  });

  test("it can be started again", async () => {
    const transport = await start(answering("write(ok(id));"));
    expect((await transportError(transport.initialize())).message).toBe("The server is running already");
    await ping(transport);
    await stop(transport);
    await transport.initialize();
    track(transport.pid);
    await ping(transport);
    await stop(transport);
  });
});

describe("a server that is of no more use", () => {
  /** It does not end by itself. */
  const lasting = (text: string) => script(`${text} setInterval(() => {}, 1000);`);

  test("one that does not hear any more", async () => {
    let transport: StdioTransport | undefined;
    await new Promise<void>((resolve) => {
      const text = `require("node:fs").closeSync(0); write({ jsonrpc: "2.0", method: "closed" });`;
      void start(lasting(text), { timeout: 8_000, onMessage: () => resolve() }).then((started) => {
        transport = started;
      });
    });
    if (transport === undefined) throw new Error("It said something before it was started");
    expect((await transportError(ping(transport))).message).toBe("The server has ended (SIGTERM)");
    await stop(transport);
  });

  test("one that does not speak any more", async () => {
    const transport = await start(lasting(`require("node:fs").closeSync(1);`), { timeout: 8_000 });
    expect((await transportError(ping(transport))).message).toBe("The server has ended (SIGTERM)");
    await stop(transport);
  });

  test("one that does not read", async () => {
    const transport = await start(lasting(""), { timeout: SHORT });
    const large = request(1, "large", { text: "x".repeat(17 * 1024 * 1024) });
    expect((await transportError(transport.sendRequest(large))).message).toBe(`No answer to large in ${SHORT} ms`);
    expect((await transportError(ping(transport, 2))).message).toBe("The server does not read");
    expect(() => transport.send(mcp.notification("n"))).toThrow("The server does not read");
    await stop(transport);
  });

  test("one that writes without end to stderr", async () => {
    const transport = await start(
      answering(`if (id === 1) { process.stderr.write("x".repeat(20_000_000)); write(ok(id)); }
        else process.stderr.write("the end\\n", () => process.exit(1));`),
    );
    expect((await ping(transport, 1)).result).toEqual({ ok: 1 });
    const { message } = await transportError(ping(transport, 2));
    expect(message).toMatch(/^The server has ended \(exit code 1\): x+the end$/);
    expect(message.length).toBeLessThan(4_200);
  });

  test("the next one is not blamed for what it said", async () => {
    const transport = await start(
      answering(`if (method === "complain") process.stderr.write("first"); setTimeout(() => process.exit(3), 50);`),
    );
    const { message } = await transportError(transport.sendRequest(request(1, "complain")));
    expect(message).toBe("The server has ended (exit code 3): first");
    await transport.initialize();
    track(transport.pid);
    expect((await transportError(ping(transport))).message).toBe("The server has ended (exit code 3)");
  });

  test("the next one does not end with it", async () => {
    const server = answering(`if (method === "spawn") {
        const args = ["-e", "setTimeout(() => {}, 3_000)"];
        require("node:child_process").spawn(process.execPath, args, { stdio: "inherit" });
        setTimeout(() => process.exit(0), 100);
      } else setTimeout(() => write(ok(id)), 200);`);
    const transport = await start(server);
    // Its child holds its output open, which is closed when it has long ended.
    await transportError(transport.sendRequest(request(1, "spawn")));
    await transport.initialize();
    track(transport.pid);
    expect((await ping(transport, 1)).result).toEqual({ ok: 1 });
    expect((await ping(transport, 2)).result).toEqual({ ok: 2 });
    await stop(transport);
  });

  test.each<[what: string, command: [command: string, ...args: string[]]]>([
    ["an empty one", [""]],
    ["one with a null character", ["a\0b"]],
    ["one that is too long", [process.execPath, "x".repeat(10_000_000)]],
  ])("a command that nothing can start: %s", async (_what, command) => {
    const transport = new StdioTransport(command);
    expect((await transportError(transport.initialize())).message).toBe(`Cannot start ${command[0]}`);
    await transport.shutdown();
  });
});

describe("timeouts", () => {
  test.each([Number.NaN, 0, -1, Number.NEGATIVE_INFINITY])("%d ms is no timeout", async (timeout) => {
    expect(() => new StdioTransport(["node"], { timeout })).toThrow(RangeError);
    const transport = await start(answering("write(ok(id));"));
    const thrown = await transport.sendRequest(request(1, METHOD_PING), { timeout }).catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(RangeError);
    expect((await ping(transport)).result).toEqual({ ok: 1 });
    await stop(transport);
  });

  test.each([2 ** 31, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY])(
    "%d ms do not end at once",
    async (timeout) => {
      const transport = await start(answering("setTimeout(() => write(ok(id)), 100);"), { timeout });
      expect((await ping(transport)).result).toEqual({ ok: 1 });
      expect((await transport.sendRequest(request(2, METHOD_PING), { timeout })).result).toEqual({ ok: 2 });
      await stop(transport);
    },
  );

  test("that of a request is its own", async () => {
    const transport = await start(answering(`if (id === 1) write(ok(id));`), { timeout: 20_000 });
    const waiting = transport.sendRequest(request(2, METHOD_PING), { timeout: SHORT });
    expect((await transportError(waiting)).message).toBe(`No answer to ping in ${SHORT} ms`);
    await stop(transport);
  });
});

describe("cancellation", () => {
  /** A server that answers nothing but `report`, by what it was told of cancellation. */
  const silent = () =>
    start(
      answering(`if (method === "notifications/cancelled") (globalThis.told ??= []).push(JSON.parse(line).params);
        if (method === "report") write({ jsonrpc: "2.0", id, result: { told: globalThis.told ?? [] } });`),
    );
  const report = async (transport: StdioTransport) => (await transport.sendRequest(request("r", "report"))).result;
  const clientInfo = { name: "interop", version: "1.0.0" };
  const _meta = mcp.requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {}, clientInfo });

  test.each<[what: string, method: string, params: object]>([
    ["a request", mcp.METHOD_TOOLS_CALL, { name: "t" }],
    ["a request of 2026-07-28", mcp.METHOD_TOOLS_CALL, { name: "t", _meta }],
    ["a subscription", mcp.METHOD_SUBSCRIPTIONS_LISTEN, { notifications: {}, _meta }],
  ])("%s, after a timeout and where the caller leaves", async (_what, method, params) => {
    const transport = await silent();
    const late = transport.sendRequest(request(1, method, params), { timeout: 50 });
    expect((await transportError(late)).message).toBe(`No answer to ${method} in 50 ms`);
    const leaving = new AbortController();
    const left = transport.sendRequest(request("2", method, params), { signal: leaving.signal });
    leaving.abort(new Error("enough"));
    expect((await transportError(left)).message).toBe("The request was given up: enough");
    expect(await report(transport)).toEqual({
      told: [
        { requestId: 1, reason: `No answer to ${method} in 50 ms` },
        { requestId: "2", reason: "enough" },
      ],
    });
    await stop(transport);
  });

  test("neither what begins a session, nor a task, nor what was never sent, nor what was answered", async () => {
    const transport = await silent();
    await transportError(transport.sendRequest(request(1, mcp.METHOD_INITIALIZE, {}), { timeout: 50 }));
    await transportError(transport.sendRequest(request(2, mcp.METHOD_TOOLS_CALL, { task: {} }), { timeout: 50 }));
    const signal = AbortSignal.abort(new Error("enough"));
    const unsent = transport.sendRequest(request("r", "report"), { signal });
    expect((await transportError(unsent)).message).toBe("The request was given up: enough");
    const leaving = new AbortController();
    await transport.sendRequest(request("r", "report"), { signal: leaving.signal });
    leaving.abort();
    expect(await report(transport)).toEqual({ told: [] });
    await stop(transport);
  });

  test("a subscription that the server ends, and no other request of the client", async () => {
    const transport = await start(
      answering(`const end = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: id } };
        if (method === "ping") write(end, ok(id)); else write(end);`),
    );
    expect((await ping(transport, 1)).result).toEqual({ ok: 1 });
    const listening = transport.sendRequest(request(2, mcp.METHOD_SUBSCRIPTIONS_LISTEN, { notifications: {}, _meta }));
    expect((await transportError(listening)).message).toBe("The server has ended the subscription");
    await stop(transport);
  });
});

describe("a server that answers wrongly", () => {
  test("garbage around the answer", async () => {
    const lines: string[] = [];
    const onLine = (direction: string, line: string) => direction === "received" && lines.push(line);
    const garbage = `"Server v1.0 listening\\n", "\\n", "  \\r\\n", "{\\n", "null\\n", "7\\n", "[]\\n", "{}\\n", '"' + id + '"\\n'`;
    const transport = await start(
      answering(`write(${garbage}); process.stdout.write(Buffer.from([0xff, 0xfe, 0, 10])); write(ok(id));`),
      { onLine },
    );
    expect((await ping(transport)).result).toEqual({ ok: 1 });
    expect((await ping(transport, 2)).result).toEqual({ ok: 2 });
    expect(lines).toHaveLength(18);
    await stop(transport);
  });

  test("nothing but garbage, and nothing at all", async () => {
    for (const text of [`write("Server v1.0 listening\\n", "{\\n");`, ""]) {
      const transport = await start(answering(text), { timeout: SHORT });
      const { message } = await transportError(ping(transport));
      expect(message).toBe(`No answer to ping in ${SHORT} ms`);
      await stop(transport);
    }
  });

  test("an answer that comes too late is nobody's", async () => {
    const received: string[] = [];
    const transport = await start(answering(`if (id === 2) write(ok(1), ok(1)); if (id >= 2) write(ok(id));`), {
      timeout: 2_000,
      onLine: (direction, line) => direction === "received" && received.push(line),
    });
    await transportError(ping(transport, 1));
    expect((await ping(transport, 2)).result).toEqual({ ok: 2 });
    expect(received).toHaveLength(3);
    await stop(transport);
  });

  test.each([
    ["a result that is no object", "{ jsonrpc: '2.0', id, result: 5 }"],
    ["a result that is an array", "{ jsonrpc: '2.0', id, result: [] }"],
    ["a null result", "{ jsonrpc: '2.0', id, result: null }"],
    ["a result and an error", "{ jsonrpc: '2.0', id, result: {}, error: { code: 1, message: 'm' } }"],
    ["an error that is a text", "{ jsonrpc: '2.0', id, error: 'boom' }"],
    ["an error without a message", "{ jsonrpc: '2.0', id, error: { code: 1 } }"],
    ["no version", "{ id, result: {} }"],
    ["neither a result nor an error", "{ jsonrpc: '2.0', id }"],
  ])("a broken response: %s", async (_name, response) => {
    const transport = await start(answering(`write(${response});`));
    const { message } = await transportError(ping(transport));
    expect(message).toMatch(/^The server sent a broken message: ./);
    await stop(transport);
  });

  test("a JSON-RPC error", async () => {
    const error = "{ code: -32042, message: 'Sign in', data: { elicitations: [] } }";
    const transport = await start(answering(`write({ jsonrpc: "2.0", id, error: ${error} });`));
    const thrown = await ping(transport).catch((reason: unknown) => reason);
    if (!isMcpError(thrown)) throw thrown;
    expect(thrown).toMatchObject({ code: -32042, message: "Sign in", data: { elicitations: [] } });
    await stop(transport);
  });

  test("answers to nobody: another id, the id of another type, an error whose id could not be read", async () => {
    const parseError = `error: { code: -32700, message: "m" }`;
    const transport = await start(
      answering(`write(ok(id + 1), ok(String(id)), { jsonrpc: "2.0", id: null, ${parseError} }, { jsonrpc: "2.0", ${parseError} });
        write({ ...ok(id), result: { mine: true } }, ok(id));`),
    );
    expect((await ping(transport)).result).toEqual({ mine: true });
    await stop(transport);
  });

  test("answers in another order, in a batch, and over many writes", async () => {
    const transport = await start(
      answering(`(globalThis.ids ??= []).push(id);
        if (ids.length === 50) {
          const [first, second, ...others] = ids.reverse();
          write([ok(first), ok(second)]);
          const bytes = Buffer.from(others.map((id) => JSON.stringify(ok(id)) + "\\n").join(""));
          const step = (at) => process.stdout.write(bytes.subarray(at, at + 7), () => at < bytes.length && step(at + 7));
          step(0);
        }`),
    );
    const ids = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? index : `é\u2028${index}`));
    const responses = await Promise.all(ids.map((id) => ping(transport, id)));
    expect(responses.map(({ result }) => result)).toEqual(ids.map((ok) => ({ ok })));
    await stop(transport);
  });

  test("a line that is too long, and the next one", async () => {
    const transport = await start(
      answering(`if (id === 1) write("x".repeat(17 * 1024 * 1024), "\\n"); else write(ok(id));`),
    );
    expect((await transportError(ping(transport, 1))).message).toBe("The server sent a line that is too long");
    expect((await ping(transport, 2)).result).toEqual({ ok: 2 });
    await stop(transport);
  });

  test("two requests with one id", async () => {
    const transport = await start(answering("write(ok(id));"));
    const first = ping(transport, "a");
    expect((await transportError(ping(transport, "a"))).message).toContain('the id "a" is in flight');
    expect((await first).result).toEqual({ ok: "a" });
    expect((await ping(transport, "a")).result).toEqual({ ok: "a" });
    await stop(transport);
  });
});

describe("a server that does not want to end", () => {
  test.each([
    ["ignores the end of its input", ""],
    ["ignores that and SIGTERM", `process.on("SIGTERM", () => {});`],
  ])("one that %s", async (_name, text) => {
    const [command, ...args] = answering(`write(ok(id));`);
    const transport = await start([command, args[0] ?? "", `${text} setInterval(() => {}, 1000); ${args[1]}`]);
    const { pid } = transport;
    await ping(transport);
    await Promise.all([transport.shutdown(), transport.shutdown()]);
    await expectGone(pid ?? 0);
    await transport.shutdown();
  });

  test("a request that waits when the client shuts down", async () => {
    const transport = await start(answering("if (id === 1) write(ok(id));"));
    await ping(transport, 1);
    const waiting = transportError(ping(transport, 2));
    await stop(transport);
    expect((await waiting).message).toBe("The server has ended (exit code 0)");
  });
});

describe("starting and ending at once", () => {
  test("two starts make one server, and it ends", async () => {
    const transport = new StdioTransport(answering("write(ok(id));"));
    const [first, second] = await Promise.allSettled([transport.initialize(), transport.initialize()]);
    expect(first.status).toBe("fulfilled");
    expect(second.status).toBe("rejected");
    await stop(transport);
  });

  test("a shutdown during the start waits for it, and ends the server", async () => {
    const transport = new StdioTransport(answering("write(ok(id));"));
    const started = transport.initialize();
    await transport.shutdown();
    await started;
    expect(transport.pid).toBeUndefined();
  });
});

describe("what once went wrong", () => {
  test("an error whose id could not be read is not the answer to the request with the id ''", async () => {
    const transport = await start(
      answering(`write({ jsonrpc: "2.0", id: null, error: { code: -32700, message: "m" } }, ok(id));`),
    );
    expect((await ping(transport, "")).result).toEqual({ ok: "" });
  });

  test("a request after the end of the server is told why it ended", async () => {
    const transport = await start(script(`process.stderr.write("No licence found.\\n"); process.exitCode = 3;`));
    await transportError(ping(transport));
    expect((await transportError(ping(transport))).message).toContain("No licence found.");
  });

  test("a listener that throws does not end the reading", async () => {
    const transport = await start(answering(`write({ jsonrpc: "2.0", method: "notifications/message" }, ok(id));`), {
      timeout: SHORT,
      onMessage: () => {
        throw new Error("a listener's own");
      },
    });
    await ping(transport, 1).catch(() => {});
    expect((await ping(transport, 2)).result).toEqual({ ok: 2 });
  });

  test("a listener that throws does not lose the answer, nor what stands in a batch with its message", async () => {
    const changed = `{ jsonrpc: "2.0", method: "notifications/message" }`;
    let told = 0;
    const transport = await start(answering(`write([${changed}, ${changed}, ok(id)]);`), {
      timeout: 5_000,
      onLine: () => {
        throw new Error("a listener's own");
      },
      onMessage: () => {
        told += 1;
        throw new Error("a listener's own");
      },
    });
    expect((await ping(transport)).result).toEqual({ ok: 1 });
    expect(told).toBe(2);
  });

  test("a byte order mark at the beginning", async () => {
    const transport = await start(answering(`process.stdout.write("\\ufeff"); write(ok(id));`));
    expect((await ping(transport)).result).toEqual({ ok: 1 });
  });

  test("a line of deeply nested arrays does not end the reading", async () => {
    const transport = await start(answering(`write("[".repeat(100_000), "]".repeat(100_000), "\\n", ok(id));`), {
      timeout: SHORT,
    });
    await ping(transport, 1).catch(() => {});
    expect((await ping(transport, 2)).result).toEqual({ ok: 2 });
  });

  test("a child of the server that holds its stdout does not hold the shutdown", async () => {
    const grandchild = new Promise<number>((resolve) => {
      void start(
        script(`const { spawn } = require("node:child_process");
          const args = ["-e", "setTimeout(() => {}, 60_000)"];
          const { pid } = spawn(process.execPath, args, { stdio: "inherit", detached: true });
          write({ jsonrpc: "2.0", method: "pid", params: { pid } });
          setTimeout(() => process.exit(0), 100);`),
        { onMessage: ({ params }) => resolve(Number(params?.["pid"])) },
      ).then((transport) => {
        stopped = transport.shutdown().then(() => "ended");
      });
    });
    let stopped: Promise<string> | undefined;
    track(await grandchild);
    const late = new Promise<string>((resolve) => setTimeout(resolve, 6_000, "hangs"));
    expect(await Promise.race([stopped, late])).toBe("ended");
  });
});
