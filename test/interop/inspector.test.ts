// The command line of the official inspector against the example servers, over both transports and in both eras.

import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endAll, expectGone, ROOT, runTypeScript, track } from "./processes.ts";

const CLI = join(ROOT, "test/interop/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js");

/** A home of its own, since the inspector keeps settings there. */
let home: string;
/** The server over HTTP, for all tests. */
let server: ChildProcessByStdio<null, Readable, Readable>;
let serverErrors = "";
let url: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "inspector-"));
  const [command, ...args] = runTypeScript("examples/http-server.ts");
  server = spawn(command, [...args, "--port", "0"], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  track(server.pid);
  server.stderr.setEncoding("utf8").on("data", (text: string) => {
    serverErrors += text;
  });
  const [printed] = await once(server.stdout.setEncoding("utf8"), "data");
  url = String(printed).trim();
});

afterAll(async () => {
  expect(server.exitCode, serverErrors).toBeNull();
  server.kill();
  await expectGone(server.pid ?? expect.fail("the server has no process"));
  expect(serverErrors.split("\n").filter((line) => line !== "" && line !== "the client is ready")).toEqual([]);
  rmSync(home, { recursive: true, force: true });
  await endAll();
});

type Printed = { code: number | null; stdout: string; stderr: string };

/** Runs the inspector to its end. */
async function inspect(args: string[]): Promise<Printed> {
  const child = spawn(process.execPath, [CLI, "--cli", ...args], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], HOME: home, USERPROFILE: home },
    stdio: ["ignore", "pipe", "pipe"],
  });
  track(child.pid);
  const printed: Printed = { code: null, stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed.stderr += text;
  });
  const [code] = await once(child, "close");
  return { ...printed, code };
}

const serverArgs = (transport: string): string[] =>
  transport === "http" ? [url] : runTypeScript("examples/stdio-server.ts");

const TOOLS = [
  {
    name: "add",
    title: "Add",
    description: "Adds two numbers.",
    inputSchema: {
      type: "object",
      properties: { a: { type: "number" }, b: { type: "number" } },
      required: ["a", "b"],
    },
    outputSchema: { type: "object", properties: { sum: { type: "number" } }, required: ["sum"] },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "count",
    title: "Count",
    description: "Counts up to a number, one step in ten milliseconds, and tells how far it has come.",
    inputSchema: {
      type: "object",
      properties: { to: { type: "integer", minimum: 1, maximum: 1000 } },
      required: ["to"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "where_is_the_manual",
    title: "Where is the manual",
    description: "Tells which resource explains this server.",
    inputSchema: { type: "object" },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
];

/** What is asked, and the result that is printed. */
const GOOD: [args: string[], result: object][] = [
  [["tools/list"], { tools: TOOLS }],
  [
    ["tools/call", "--tool-name", "add", "--tool-arg", "a=2", "b=3"],
    { content: [{ type: "text", text: '{"sum":5}' }], structuredContent: { sum: 5 } },
  ],
  [
    ["tools/call", "--tool-name", "count", "--tool-arg", "to=3"],
    { content: [{ type: "text", text: "Counted to 3." }] },
  ],
  [
    ["resources/list"],
    {
      resources: [
        { uri: "example://manual", name: "manual", title: "The manual", mimeType: "text/plain" },
        { uri: "example://dot", name: "dot", title: "A dot", mimeType: "image/png" },
      ],
    },
  ],
  [
    ["resources/templates/list"],
    {
      resourceTemplates: [
        { uriTemplate: "example://greeting/{name}", name: "greeting", title: "A greeting", mimeType: "text/plain" },
      ],
    },
  ],
  [
    ["resources/read", "--uri", "example://manual"],
    { contents: [{ uri: "example://manual", mimeType: "text/plain", text: "Call add with a and b." }] },
  ],
  [
    ["prompts/list"],
    {
      prompts: [
        {
          name: "greet",
          title: "Greet somebody",
          description: "Asks for a greeting in some style.",
          arguments: [
            { name: "name", description: "Who is greeted.", required: true },
            { name: "style", description: "How: plain, formal or friendly. The default is plain." },
          ],
        },
      ],
    },
  ],
  [
    ["prompts/get", "--prompt-name", "greet", "--prompt-args", "name=Zoë", "style=formal"],
    {
      description: "A greeting",
      messages: [{ role: "user", content: { type: "text", text: "Greet Zoë in a formal style." } }],
    },
  ],
];

/** What is asked, the exit code, and the error that is printed. */
const BAD: [args: string[], code: number, message: string][] = [
  [["prompts/get", "--prompt-name", "greet"], 1, "params.arguments.name is required"],
  [["resources/read", "--uri", "example://nothing"], 1, "Resource not found"],
  [["tools/call", "--tool-name", "add", "--tool-arg", "a=x", "b=3"], 5, "Tool 'add' returned isError:true."],
];

describe.each([
  ["stdio", "legacy", "2025-11-25"],
  ["stdio", "modern", "2026-07-28"],
  ["http", "legacy", "2025-11-25"],
  ["http", "modern", "2026-07-28"],
])("over %s, %s", (transport, era, protocolVersion) => {
  const ask = (args: string[]) => inspect([...serverArgs(transport), "--protocol-era", era, "--method", ...args]);

  test("who the server is", async () => {
    const { code, stdout, stderr } = await ask(["initialize"]);
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      serverInfo: { name: "mcp-protocol-types-example", version: "1.0.0", title: "Example server" },
      protocolVersion,
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    });
  });

  test.each(GOOD)("%j", async (args, result) => {
    const { code, stdout, stderr } = await ask(args);
    expect(code, stderr).toBe(0);
    const { resultType, ttlMs, cacheScope, _meta, ...printed } = JSON.parse(stdout);
    expect(printed).toEqual(result);
  });

  test.each(BAD)("%j fails", async (args, exitCode, message) => {
    const { code, stderr } = await ask(args);
    expect(code, stderr).toBe(exitCode);
    const lines = stderr.split("\n").filter((line) => line.startsWith("{"));
    expect(lines.map((line) => JSON.parse(line).error.message)).toEqual([message]);
  });
});
