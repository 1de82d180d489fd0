// What the example client makes of servers that fail: each in its own way, and no call hangs.

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

// What it does wrong today. Each fails as soon as it is mended, and then belongs above, as a plain test.
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
