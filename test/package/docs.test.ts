import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as mcp from "mcp-protocol-types";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { complaintsOf, makeFolder, root } from "./examples.js";

const guides = ["both-eras", "moving-from-the-sdk", "wire-mistakes"].map((name) => {
  const text = readFileSync(join(root, "docs", `${name}.md`), "utf8");
  // Each block names its file in its first line. Blocks of one file belong together, in their order.
  const blocks = [...text.matchAll(/^```ts\n(\/\/ (\S+\.ts)[\s\S]*?)^```$/gm)].map(([, code = "", file = ""]) => ({
    file,
    code,
    // The interoperability tests compile these; what they import is not installed here.
    needsPeer: /^import .* from "(?!mcp-protocol-types|node:|\.)/m.test(code),
  }));
  return { name, text, blocks };
});

let folder: string;
beforeAll(() => {
  folder = makeFolder("docs");
  for (const { name, blocks } of guides) {
    mkdirSync(join(folder, name));
    for (const { file, code, needsPeer } of blocks) {
      if (!needsPeer) writeFileSync(join(folder, name, file), code, { flag: "a" });
    }
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the guides have these blocks, and no others", () => {
  const files = guides.map(({ name, blocks }) => [
    name,
    blocks.filter(({ needsPeer }) => !needsPeer).map(({ file }) => file),
    blocks.filter(({ needsPeer }) => needsPeer).map(({ file }) => file),
  ]);
  expect(files).toEqual([
    ["both-eras", ["server.ts", "server.ts", "server.ts", "server.ts", "client.ts"], []],
    ["moving-from-the-sdk", ["after.ts"], ["beside.ts", "registered.ts", "before.ts", "arguments.ts"]],
    ["wire-mistakes", ["peer.ts"], []],
  ]);
  for (const { text, blocks } of guides) expect(text.match(/^ *```/gm)).toHaveLength(2 * blocks.length);
});

test("every block that needs no other package compiles, under the strictest flags", () => {
  expect(complaintsOf(folder)).toBe("");
});

/** Imports the file of a guide's blocks. */
async function load<Module>(guide: string, file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, guide, file)).href)) as Module;
}

describe("the server of both eras", () => {
  /** Sends a server one line after the other, each when the answer to the one before has come, where there is one. */
  async function converse(exchanges: [line: string, answer: object | undefined][]): Promise<void> {
    const file = join(folder, "both-eras/server.ts");
    const child = spawn(process.execPath, ["--import", "tsx", file], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
    const closed = new Promise((resolve) => child.once("close", resolve));
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    const lines = () => output.split("\n").slice(0, -1);
    try {
      let count = 0;
      for (const [line, answer] of exchanges) {
        child.stdin.write(`${line}\n`);
        if (answer === undefined) continue;
        await vi.waitFor(() => expect(lines().length, line).toBeGreaterThan(count), 20_000);
        expect(JSON.parse(lines()[count] ?? ""), line).toEqual(
          Array.isArray(answer) ? answer : { jsonrpc: "2.0", ...answer },
        );
        count += 1;
      }
      child.stdin.end();
      expect(await closed).toBe(0);
      expect(lines()).toHaveLength(count);
    } finally {
      child.kill();
      await closed;
    }
  }

  const hello = (version: string, capabilities: object) =>
    `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"${version}","capabilities":${JSON.stringify(capabilities)},"clientInfo":{"name":"c","version":"1"}}}`;
  const greet = '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"greet"}}';
  const serverInfo = { name: "greeter", version: "1.0.0" };
  const form = {
    message: "Who are you?",
    requestedSchema: { type: "object", properties: { name: { type: "string" } } },
  };

  test("answers a client of 2025-06-18, and asks it", async () => {
    await converse([
      [
        hello("2025-06-18", { elicitation: {} }),
        { id: 0, result: { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo } },
      ],
      ['{"jsonrpc":"2.0","method":"notifications/initialized"}', undefined],
      [
        '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
        { id: 1, result: { tools: [{ name: "greet", inputSchema: { type: "object" } }] } },
      ],
      [greet, { id: "server-0", method: "elicitation/create", params: form }],
      [
        '{"jsonrpc":"2.0","id":"server-0","result":{"action":"accept","content":{"name":"Ada"}}}',
        { id: 2, result: { content: [{ type: "text", text: "Hello, Ada!" }] } },
      ],
      [greet.replace("2,", "3,"), { id: "server-1", method: "elicitation/create", params: form }],
      [
        '{"jsonrpc":"2.0","id":"server-1","result":{"action":"decline"}}',
        { id: 3, result: { content: [{ type: "text", text: "The user did not say" }], isError: true } },
      ],
      [greet.replace("2,", "4,"), { id: "server-2", method: "elicitation/create", params: form }],
      [
        '{"jsonrpc":"2.0","id":"server-2","error":{"code":-32603,"message":"no screen"}}',
        { id: 4, error: { code: -32603, message: "Internal error" } },
      ],
      ['{"jsonrpc":"2.0","id":5,"method":"ping"}', { id: 5, result: {} }],
      ['[{"jsonrpc":"2.0","id":6,"method":"ping"}]', [{ jsonrpc: "2.0", id: 6, result: {} }]],
      ['{"jsonrpc":"2.0",', { id: null, error: { code: -32700, message: "a message must be JSON" } }],
    ]);
  });

  test("asks no client that shows no forms", async () => {
    await converse([
      [
        hello("2099-01-01", { elicitation: { url: {} } }),
        { id: 0, result: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo } },
      ],
      [greet, { id: 2, result: { content: [{ type: "text", text: "Your client cannot ask you" }], isError: true } }],
    ]);
  });

  test("answers a client of 2026-07-28, which calls again with what it was asked for", async () => {
    const meta = (version: string, capabilities = "{}") =>
      `"_meta":{"io.modelcontextprotocol/protocolVersion":"${version}","io.modelcontextprotocol/clientCapabilities":${capabilities}}`;
    const newest = meta("2026-07-28");
    const asking = meta("2026-07-28", '{"elicitation":{"form":{}}}');
    const cache = { resultType: "complete", ttlMs: 60_000, cacheScope: "public" };
    await converse([
      [
        `{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{${newest}}}`,
        {
          id: 1,
          result: {
            supportedVersions: ["2026-07-28"],
            capabilities: { tools: {} },
            _meta: { "io.modelcontextprotocol/serverInfo": serverInfo },
            ...cache,
          },
        },
      ],
      [
        `{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{${newest}}}`,
        { id: 2, result: { tools: [{ name: "greet", inputSchema: { type: "object" } }], ...cache } },
      ],
      [
        `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"greet",${asking}}}`,
        {
          id: 3,
          result: {
            resultType: "input_required",
            inputRequests: { who: { method: "elicitation/create", params: form } },
          },
        },
      ],
      [
        `{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"greet","inputResponses":{"who":{"action":"accept","content":{"name":"Ada"}}},${asking}}}`,
        { id: 4, result: { content: [{ type: "text", text: "Hello, Ada!" }], resultType: "complete" } },
      ],
      [
        `{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"greet",${newest}}}`,
        {
          id: 5,
          error: {
            code: -32021,
            message: "Missing required client capability: elicitation",
            data: { requiredCapabilities: { elicitation: { form: {} } } },
          },
        },
      ],
      [
        `{"jsonrpc":"2.0","id":6,"method":"tools/list","params":{${meta("2099-01-01")}}}`,
        {
          id: 6,
          error: {
            code: -32022,
            message: "Unsupported protocol version: 2099-01-01",
            data: { requested: "2099-01-01", supported: ["2026-07-28"] },
          },
        },
      ],
      [
        `{"jsonrpc":"2.0","id":7,"method":"ping","params":{${newest}}}`,
        { id: 7, error: { code: -32601, message: "Method not found: ping" } },
      ],
      [
        '{"jsonrpc":"2.0","id":8,"method":"server/discover"}',
        { id: 8, error: { code: -32602, message: "params._meta must be an object" } },
      ],
      [
        `{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"leave",${newest}}}`,
        { id: 9, error: { code: -32602, message: "Unknown tool: leave" } },
      ],
    ]);
  });
});

describe("the client of both eras", () => {
  const failure = (code: number) => ({ jsonrpc: "2.0", id: "era", error: { code, message: "no" } });

  test.each([
    [{ jsonrpc: "2.0", id: "era", result: { supportedVersions: ["2026-07-28"], capabilities: {} } }, "stateless"],
    [failure(-32020), "stateless"],
    [failure(-32021), "stateless"],
    [failure(-32022), "stateless"],
    [failure(-32601), "handshake"],
    [failure(-32602), "handshake"],
    [failure(-32000), "handshake"],
    [undefined, "handshake"],
  ])("takes %j for the %s era", async (answer, era) => {
    const { eraOf } = await load<{ eraOf: (exchange: (message: object) => Promise<unknown>) => Promise<string> }>(
      "both-eras",
      "client.ts",
    );
    const sent: object[] = [];
    const exchange = async (message: object) => {
      sent.push(message);
      return answer;
    };
    expect(await eraOf(exchange)).toBe(era);
    expect(sent).toEqual([
      {
        jsonrpc: "2.0",
        id: "era",
        method: "server/discover",
        params: {
          _meta: {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {},
          },
        },
      },
    ]);
  });
});

describe("the mistakes on the wire", () => {
  type Outcomes = { [input: string]: string };
  const text = guides.find(({ name }) => name === "wire-mistakes")?.text ?? "";
  /** The cells of each row, less the code marks. */
  const rows = [...text.matchAll(/^\| (`.*`) \|$/gm)].map(([, cells = ""]) =>
    cells.split(" | ").map((cell) => cell.replace(/^`(.*)`$/, "$1")),
  );

  const ID_RULE = "null: -32600 id must be a string or a safe integer";
  const MESSAGE_RULE = "null: -32600 a message must be an object or a non-empty array";
  const ERROR_RULE = "no answer: error must have an integer code and a string message";
  const call = (params: string) => `{"jsonrpc":"2.0","id":4,"method":"tools/call","params":${params}}`;
  const hello = (version: string) =>
    `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"${version}","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}`;
  const welcome = (version: string) =>
    `0: {"protocolVersion":"${version}","capabilities":{},"serverInfo":{"name":"peer","version":"1"}}`;

  const MESSAGES: Outcomes = {
    '{"jsonrpc":"2.0","id":0,"method":"ping"}': "0: {}",
    '{"jsonrpc":"2.0","id":null,"method":"ping"}': ID_RULE,
    '{"jsonrpc":"2.0","id":1.5,"method":"ping"}': ID_RULE,
    '{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}': ID_RULE,
    '{"id":4,"method":"ping"}': '4: -32600 jsonrpc must be "2.0"',
    '{"jsonrpc":"2.0",': "null: -32700 a message must be JSON",
    null: MESSAGE_RULE,
    "[]": MESSAGE_RULE,
    '{"jsonrpc":"2.0","id":4,"method":"ping","trace":"x"}': "4: {}",
    '{"jsonrpc":"2.0","id":4,"method":"constructor"}': "4: -32601 Method not found: constructor",
    '{"jsonrpc":"2.0","method":"notifications/unheard_of"}': "no answer",
    '{"jsonrpc":"2.0","method":"initialized"}': "no answer",
    '{"jsonrpc":"2.0","method":"notifications/progress","params":null}': "no answer: params must be an object",
    '{"jsonrpc":"2.0","method":"tools/call","params":{"name":"crash"}}': "no answer",
    '{"jsonrpc":"2.0","id":4,"method":"notifications/initialized"}':
      "4: -32601 Method not found: notifications/initialized",
    [call("null")]: "4: -32600 params must be an object",
    [call("[1]")]: "4: -32600 params must be an object",
    '{"jsonrpc":"2.0","id":4,"method":"tools/call"}': "4: -32602 params.name must be a string",
    [call('{"name":"show"}')]: '4: {"content":[],"structuredContent":{}}',
    [call('{"name":"show","arguments":null}')]: "4: -32602 params.arguments must be an object",
    [call('{"name":"show","arguments":"{}"}')]: "4: -32602 params.arguments must be an object",
    [call('{"name":"show","_meta":{"progressToken":null}}')]:
      "4: -32602 params._meta.progressToken must be a string or a safe integer",
    '{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"cursor":null}}':
      "4: -32602 params.cursor must be a string",
    '{"jsonrpc":"2.0","id":4,"method":"prompts/get","params":{"name":"greet","arguments":{"who":1}}}':
      "4: -32602 params.arguments.who must be a string",
    '{"jsonrpc":"2.0","id":4,"method":"logging/setLevel","params":{"level":"verbose"}}':
      '4: -32602 params.level must be "debug" or "info" or "notice" or "warning" or "error" or "critical" or "alert" or "emergency"',
    [hello("2025-03-26")]: welcome("2025-03-26"),
    [hello("2099-01-01")]: welcome("2025-11-25"),
    [hello("2026-07-28")]: welcome("2025-11-25"),
    '[{"jsonrpc":"2.0","id":4,"method":"ping"}]': "null: -32600 a message must not be a batch",
    [call('{"name":"crash"}')]: "4: -32603 Internal error",
    [call('{"name":"hide"}')]: "4: -32602 Unknown tool: hide",
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"bad JSON"}}': "an error",
    '{"jsonrpc":"2.0","error":{"code":-32700,"message":"bad JSON"}}': "an error",
    '{"jsonrpc":"2.0","id":4,"result":{},"error":null}': "no answer: result must be absent beside error",
    '{"jsonrpc":"2.0","id":4,"result":null}': "no answer: result must be an object",
    '{"jsonrpc":"2.0","id":4,"error":"boom"}': ERROR_RULE,
    '{"jsonrpc":"2.0","id":4,"error":{"code":"-32601","message":"no"}}': ERROR_RULE,
  };

  /** By the reader, its option and the result. */
  const RESULTS: Outcomes = {
    'readToolsListResult {"tools":[],"nextCursor":null}': "nextCursor must be a string",
    'readToolsListResult, nullAsAbsent {"tools":[],"nextCursor":null}': '{"tools":[]}',
    'readToolsListResult {"tools":[{"name":"add"}]}': "tools[0].inputSchema must be an object",
    'readToolCallResult {"content":[{"type":"text"}]}': "content[0].text must be a string",
    'readToolCallResult {"content":{"type":"text","text":"a"}}': "content must be an array",
    'readToolCallResult {"structuredContent":{"sum":5}}': '{"structuredContent":{"sum":5},"content":[]}',
    'readToolCallResult {"content":[],"isError":"false"}': "isError must be a boolean",
    'readToolCallResult {"content":[{"type":"json","json":{}}]}':
      'content[0].type must be "text" or "image" or "audio" or "resource_link" or "resource"',
    'readToolCallResult, skipUnknownContent {"content":[{"type":"json","json":{}},{"type":"text","text":"a"}]}':
      '{"content":[{"type":"text","text":"a"}]}',
    'readGetPromptResult {"messages":[{"role":"user","content":"hi"}]}': "messages[0].content must be an object",
    'readReadResourceResult {"contents":[{"uri":"file:///a"}]}': "contents[0] must be a text or a blob",
    'readInitializeResult {"protocolVersion":"2025-11-25","capabilities":{"tools":true},"serverInfo":{"name":"s","version":"1"}}':
      "capabilities.tools must be an object",
  };

  const SENT: Outcomes = {
    "success(4)": '{"jsonrpc":"2.0","id":4,"result":{}}',
    'error(null, PARSE_ERROR, "bad JSON")': '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"bad JSON"}}',
    'errorWithData(4, INVALID_PARAMS, "bad", 0)':
      '{"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"bad","data":0}}',
    'paginate(["a"], undefined, 10)': '{"items":["a"]}',
    'toolResult([textContent("5")], { isError: false })': '{"content":[{"type":"text","text":"5"}]}',
    'toolError("b must not be 0")': '{"content":[{"type":"text","text":"b must not be 0"}],"isError":true}',
    "structuredResult({ sum: 5 })":
      '{"content":[{"type":"text","text":"{\\"sum\\":5}"}],"structuredContent":{"sum":5}}',
  };

  test("these are the guide's, and no others", () => {
    const isCall = ([input = ""]: string[]) => /^\w+\(/.test(input);
    const outcomes = (some: string[][]) => some.map((cells) => [cells.slice(0, -2).join(" "), cells.at(-1)]);
    expect(outcomes(rows.filter((cells) => cells.length === 3 && !isCall(cells)))).toEqual(Object.entries(MESSAGES));
    expect(outcomes(rows.filter((cells) => cells.length === 4))).toEqual(Object.entries(RESULTS));
    expect(outcomes(rows.filter(isCall))).toEqual(Object.entries(SENT));
    // Whatever stands in a table is a row of these, but for two lines of heading in each.
    expect(rows).toHaveLength(37 + 12 + 7);
    expect(text.match(/^\|/gm)).toHaveLength(rows.length + 2 * 8);
  });

  test.each(Object.entries(MESSAGES))("%s comes to %s", async (message, outcome) => {
    const { answer } = await load<{ answer: (text: string) => Promise<object | undefined> }>(
      "wire-mistakes",
      "peer.ts",
    );
    const logged: unknown[] = [];
    const log = vi.spyOn(console, "error").mockImplementation((cause) => void logged.push(cause));
    const answered = await answer(message);
    log.mockRestore();
    expect(describeOutcome(mcp.parseMessage(message), answered)).toBe(outcome);
    // Only the one tool that throws for a reason of its own is told of, and only where it was asked for by a request.
    expect(logged).toEqual(
      outcome === "4: -32603 Internal error" ? [new Error("connect ECONNREFUSED 10.0.0.7:5432")] : [],
    );
  });

  function describeOutcome(read: mcp.ClassifiedMessage, answered: object | undefined): string {
    if (mcp.isFailure(answered))
      return `${JSON.stringify(answered.id)}: ${answered.error.code} ${answered.error.message}`;
    if (mcp.isSuccess(answered)) return `${JSON.stringify(answered.id)}: ${JSON.stringify(answered.result)}`;
    expect(answered).toBeUndefined();
    if (read.kind === "error") return "an error";
    return read.kind === "invalid" ? `no answer: ${read.reason}` : "no answer";
  }

  const READERS = {
    readToolsListResult: mcp.readToolsListResult,
    readToolCallResult: mcp.readToolCallResult,
    readGetPromptResult: mcp.readGetPromptResult,
    readReadResourceResult: mcp.readReadResourceResult,
    readInitializeResult: mcp.readInitializeResult,
  };

  test.each(Object.entries(RESULTS))("%s comes to %s", (input, outcome) => {
    const [, reader = "", option, result = ""] = /^(\w+)(?:, (\w+))? (.*)$/.exec(input) ?? [];
    const read = READERS[reader as keyof typeof READERS];
    const attempt = () => read(JSON.parse(result), option === undefined ? {} : { [option]: true });
    if (outcome.startsWith("{")) expect(JSON.stringify(attempt())).toBe(outcome);
    else expect(attempt).toThrow(expect.objectContaining({ name: "InvalidResultError", message: outcome }));
  });

  test.each(Object.entries(SENT))("%s writes %s", (code, written) => {
    // The very text of the guide, with what it names of the package.
    const named = Object.entries(mcp).filter(([name]) => code.includes(name));
    const run = new Function(...named.map(([name]) => name), `return ${code}`);
    const value: unknown = run(...named.map(([, exported]) => exported));
    expect(JSON.stringify(value)).toBe(written);
  });
});
