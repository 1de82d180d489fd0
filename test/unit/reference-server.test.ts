import { beforeEach, describe, expect, test } from "vitest";
import { textContent } from "../../src/content.js";
import { createDispatcher } from "../../src/dispatch.js";
import { invalidParams } from "../../src/errors.js";
import { classifyMessage, parseMessage } from "../../src/message.js";
import type { ClientNotificationMap, ClientRequestMap } from "../../src/method-map.js";
import { paginate } from "../../src/pagination.js";
import type { McpToolSchema } from "../../src/tool-schema.js";
import { toolError, toolResult } from "../../src/tools.js";
import { negotiateVersion } from "../../src/versions.js";

// The reference's handler, written on the dispatcher: what it does right is done here too, and what it does wrong by
// the specification is done right.

type LlmTool = {
  descriptor: { function: { name: string; description: string; parameters: McpToolSchema["inputSchema"] } };
  run: (args: { [name: string]: unknown }) => unknown;
};

interface ServerMap extends ClientRequestMap, ClientNotificationMap {
  exit: { params: undefined; result: { [key: string]: unknown } };
}

function textOf(result: unknown): string {
  if (typeof result === "string") return result;
  return typeof result === "object" && result !== null && !Array.isArray(result)
    ? JSON.stringify(result, undefined, 2)
    : String(result);
}

function createServer(tools: LlmTool[]) {
  const state = { shouldExit: false, causes: [] as unknown[] };
  const dispatch = createDispatcher<ServerMap>(
    {
      initialize: ({ protocolVersion }) => ({
        serverInfo: { name: "Mojentic MCP", version: "1.0.0" },
        capabilities: { tools: { listChanged: false } },
        protocolVersion: negotiateVersion(protocolVersion),
      }),
      exit: () => {
        state.shouldExit = true;
      },
      "tools/list": ({ cursor }) => {
        const { items, ...rest } = paginate(tools, cursor, 10);
        const page = items.map(({ descriptor }) => ({
          name: descriptor.function.name,
          description: descriptor.function.description,
          inputSchema: descriptor.function.parameters,
        }));
        return { tools: page, ...rest };
      },
      "tools/call": async ({ name, arguments: args }) => {
        const tool = tools.find(({ descriptor }) => descriptor.function.name === name);
        if (tool === undefined) throw invalidParams(`Tool not found: ${name}`);
        try {
          return toolResult([textContent(textOf(await tool.run(args)))]);
        } catch (cause) {
          return toolError(`Error executing tool: ${cause instanceof Error ? cause.message : cause}`);
        }
      },
      "resources/list": () => ({ resources: [] }),
      "prompts/list": () => ({ prompts: [] }),
      ping: () => ({}),
    },
    { onError: (cause) => state.causes.push(cause) },
  );
  return { dispatch, state };
}

function makeTool(name: string, run: LlmTool["run"]): LlmTool {
  const parameters = { type: "object", properties: { x: { type: "number" } }, required: ["x"] } as const;
  return {
    descriptor: {
      function: { name, description: `the tool ${name}`, parameters: { ...parameters, required: ["x"] } },
    },
    run,
  };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => makeTool(`tool${index}`, () => index));

const tools = [
  makeTool("text", ({ x }) => `x is ${String(x)}`),
  makeTool("empty", () => ""),
  makeTool("dict", ({ x }) => ({ x, nested: { list: [1] } })),
  makeTool("number", () => 42),
  makeTool("zero", () => 0),
  makeTool("list", () => [1, 2]),
  makeTool("late", () => Promise.resolve("later")),
  makeTool("nothing", () => undefined),
  makeTool("arguments", (args) => JSON.stringify(args)),
  makeTool("failing", () => {
    throw new Error("no such city");
  }),
];

const request = (id: unknown, method: string, params?: unknown) => ({ jsonrpc: "2.0", id, method, params });
const success = (id: unknown, result: unknown) => ({ jsonrpc: "2.0", id, result });
const failure = (id: unknown, code: number, message: unknown) => ({ jsonrpc: "2.0", id, error: { code, message } });

let server = createServer(tools);
beforeEach(() => {
  server = createServer(tools);
});

describe("as the reference", () => {
  test("initialize tells the server's name, version and capabilities", async () => {
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "c", version: "1" } };
    expect(await server.dispatch(request(1, "initialize", params))).toStrictEqual(
      success(1, {
        serverInfo: { name: "Mojentic MCP", version: "1.0.0" },
        capabilities: { tools: { listChanged: false } },
        protocolVersion: "2025-06-18",
      }),
    );
  });

  test("ping, resources/list and prompts/list answer with nothing in them", async () => {
    expect(await server.dispatch(request(1, "ping"))).toStrictEqual(success(1, {}));
    expect(await server.dispatch(request("a", "ping", {}))).toStrictEqual(success("a", {}));
    expect(await server.dispatch(request(2, "resources/list"))).toStrictEqual(success(2, { resources: [] }));
    expect(await server.dispatch(request(3, "prompts/list"))).toStrictEqual(success(3, { prompts: [] }));
  });

  test("tools/list describes each tool", async () => {
    expect(await createServer(many(1)).dispatch(request("request-id", "tools/list", {}))).toStrictEqual(
      success("request-id", {
        tools: [
          {
            name: "tool0",
            description: "the tool tool0",
            inputSchema: { type: "object", properties: { x: { type: "number" } }, required: ["x"] },
          },
        ],
      }),
    );
    expect(await createServer([]).dispatch(request(1, "tools/list"))).toStrictEqual(success(1, { tools: [] }));
  });

  test.each([
    [9, [9]],
    [10, [10]],
    [11, [10, 1]],
    [20, [10, 10]],
    [25, [10, 10, 5]],
  ])("tools/list gives %i tools in pages of ten: %j", async (count, sizes) => {
    const { dispatch } = createServer(many(count));
    const names: string[][] = [];
    let params: { cursor?: string } = {};
    for (;;) {
      const answer = await dispatch(request(1, "tools/list", params));
      const { result } = answer as unknown as { result: { tools: McpToolSchema[]; nextCursor?: string } };
      names.push(result.tools.map(({ name }) => name));
      if (result.nextCursor === undefined) break;
      params = { cursor: result.nextCursor };
    }
    expect(names.map(({ length }) => length)).toEqual(sizes);
    expect(names.flat()).toEqual(Array.from({ length: count }, (_, index) => `tool${index}`));
  });

  test.each(["x", "-1", "10.5", "1e1", "999"])("tools/list refuses the cursor %j", async (cursor) => {
    expect(await createServer(many(25)).dispatch(request(1, "tools/list", { cursor }))).toStrictEqual(
      failure(1, -32602, expect.stringContaining("cursor")),
    );
  });

  test.each([
    ["text", { x: 1 }, "x is 1"],
    ["empty", {}, ""],
    ["dict", { x: 1 }, '{\n  "x": 1,\n  "nested": {\n    "list": [\n      1\n    ]\n  }\n}'],
    ["number", {}, "42"],
    ["zero", {}, "0"],
    ["list", {}, "1,2"],
    ["late", {}, "later"],
    ["nothing", {}, "undefined"],
    ["arguments", { x: 1, y: null }, '{"x":1,"y":null}'],
  ])("tools/call makes one text of what the tool %s gives", async (name, args, text) => {
    expect(await server.dispatch(request(1, "tools/call", { name, arguments: args }))).toStrictEqual(
      success(1, { content: [{ type: "text", text }] }),
    );
  });

  test("tools/call without arguments passes none", async () => {
    expect(await server.dispatch(request(1, "tools/call", { name: "arguments" }))).toStrictEqual(
      success(1, { content: [{ type: "text", text: "{}" }] }),
    );
  });

  test("a tool that fails says so in its result, for the language model to see", async () => {
    expect(await server.dispatch(request(1, "tools/call", { name: "failing" }))).toStrictEqual(
      success(1, { content: [{ type: "text", text: "Error executing tool: no such city" }], isError: true }),
    );
    expect(server.state.causes).toEqual([]);
  });

  test("exit is remembered", async () => {
    expect(server.state.shouldExit).toBe(false);
    await server.dispatch(request(1, "exit"));
    expect(server.state.shouldExit).toBe(true);
  });

  test("an unknown method is METHOD_NOT_FOUND", async () => {
    expect(await server.dispatch(request(1, "resources/read", { uri: "a:b" }))).toStrictEqual(
      failure(1, -32601, "Method not found: resources/read"),
    );
    expect(await server.dispatch(request(1, "nonsense"))).toStrictEqual(
      failure(1, -32601, "Method not found: nonsense"),
    );
  });
});

describe("other than the reference", () => {
  test("a notification is not answered: it was, with the id null", async () => {
    for (const [method, params] of [
      ["notifications/initialized", {}],
      ["notifications/initialized", undefined],
      ["notifications/cancelled", { requestId: 1 }],
      ["nonsense", undefined],
      ["ping", undefined],
      ["tools/call", { name: "text", arguments: { x: 1 } }],
    ] as const) {
      expect(await server.dispatch({ jsonrpc: "2.0", method, params })).toBe(undefined);
    }
    expect(server.state.causes).toEqual([]);
  });

  test("exit may come as a notification, and is not answered then", async () => {
    expect(await server.dispatch({ jsonrpc: "2.0", method: "exit" })).toBe(undefined);
    expect(server.state.shouldExit).toBe(true);
  });

  test("exit answers with an object: its result was null", async () => {
    const answer = await server.dispatch(request(1, "exit"));
    expect(answer).toStrictEqual(success(1, {}));
    expect(classifyMessage(answer).kind).toBe("success");
    expect(classifyMessage(success(1, null)).kind).toBe("invalid");
  });

  test("the id null is an invalid request: it was as good as any", async () => {
    expect(await server.dispatch(request(null, "ping"))).toStrictEqual(failure(null, -32600, expect.any(String)));
  });

  test.each([[1.5], [true], [{}], [[1]]])("the id %j is an invalid request", async (id) => {
    expect(await server.dispatch(request(id, "ping"))).toStrictEqual(failure(null, -32600, expect.any(String)));
  });

  test("any other version of JSON-RPC is an invalid request", async () => {
    for (const jsonrpc of ["1.0", "", 2, undefined]) {
      expect(await server.dispatch({ ...request(1, "ping"), jsonrpc })).toStrictEqual(
        failure(1, -32600, expect.any(String)),
      );
    }
  });

  test("params null and [] are an invalid request: they were {}", async () => {
    for (const params of [null, [], "", 0]) {
      expect(await server.dispatch(request(1, "ping", params))).toStrictEqual(failure(1, -32600, expect.any(String)));
    }
  });

  test("initialize never answers with a revision that the server does not speak: it echoed any", async () => {
    const params = { capabilities: {}, clientInfo: { name: "c", version: "1" } };
    for (const [protocolVersion, expected] of [
      ["2024-11-05", "2024-11-05"],
      ["2025-03-26", "2025-03-26"],
      ["2025-11-25", "2025-11-25"],
      ["2026-07-28", "2025-11-25"],
      ["2099-01-01", "2025-11-25"],
      ["nonsense", "2025-11-25"],
    ]) {
      expect(await server.dispatch(request(1, "initialize", { ...params, protocolVersion }))).toMatchObject(
        success(1, { protocolVersion: expected }),
      );
    }
    expect(await server.dispatch(request(1, "initialize", params))).toStrictEqual(
      failure(1, -32602, "params.protocolVersion must be a string"),
    );
  });

  test.each(["1", "5", "10", "11", "20", "24", "0", ""])(
    "tools/list takes no cursor that it did not give, in range or not: %j",
    async (cursor) => {
      expect(await createServer(many(25)).dispatch(request(1, "tools/list", { cursor }))).toStrictEqual(
        failure(1, -32602, "params.cursor must be a cursor of this list"),
      );
    },
  );

  test.each([[null], [0], [10], [false], [[]]])("tools/list takes no cursor %j, which was none", async (cursor) => {
    expect(await createServer(many(25)).dispatch(request(1, "tools/list", { cursor }))).toStrictEqual(
      failure(1, -32602, "params.cursor must be a string"),
    );
  });

  test("the last page has no nextCursor: the documentation has a null one", async () => {
    const answer = await createServer(many(10)).dispatch(request(1, "tools/list"));
    expect(JSON.stringify(answer)).not.toContain("nextCursor");
  });

  test("an unknown tool is INVALID_PARAMS: it was METHOD_NOT_FOUND", async () => {
    for (const name of ["subtract", "", "constructor", "__proto__", "toString"]) {
      expect(await server.dispatch(request(1, "tools/call", { name }))).toStrictEqual(
        failure(1, -32602, `Tool not found: ${name}`),
      );
    }
  });

  test("arguments that are no object are INVALID_PARAMS: the tool failed on them", async () => {
    for (const args of [null, [], "{}", 5]) {
      expect(await server.dispatch(request(1, "tools/call", { name: "text", arguments: args }))).toStrictEqual(
        failure(1, -32602, "params.arguments must be an object"),
      );
    }
    expect(await server.dispatch(request(1, "tools/call", { arguments: {} }))).toStrictEqual(
      failure(1, -32602, "params.name must be a string"),
    );
  });

  test("isError is not written where the tool did not fail", async () => {
    const answer = await server.dispatch(request(1, "tools/call", { name: "number" }));
    expect(JSON.stringify(answer)).not.toContain("isError");
  });

  test("the text of an exception stays in the server: it was in the message", async () => {
    const broken = createServer([
      {
        get descriptor(): LlmTool["descriptor"] {
          throw new Error("cannot open /etc/shadow");
        },
        run: () => "",
      },
    ]);
    expect(await broken.dispatch(request(1, "tools/list"))).toStrictEqual(failure(1, -32603, "Internal error"));
    expect(broken.state.causes).toMatchObject([{ message: "cannot open /etc/shadow" }]);
  });

  test("a text that is not JSON is a parse error, and a batch is refused", async () => {
    const classified = parseMessage('{"jsonrpc":"2.0","id":1,');
    expect(classified).toMatchObject({ kind: "invalid", reply: failure(null, -32700, expect.any(String)) });
    expect(await server.dispatch([request(1, "ping")])).toStrictEqual(failure(null, -32600, expect.any(String)));
  });
});

test("a whole session", async () => {
  const lines = [
    '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"text","arguments":{"x":2}}}',
    '{"jsonrpc":"2.0","id":2,"method":"ping"}',
    '{"jsonrpc":"2.0","method":"exit"}',
  ];
  const answers: string[] = [];
  for (const line of lines) {
    const answer = await server.dispatch(JSON.parse(line));
    if (answer !== undefined) answers.push(JSON.stringify(answer));
  }
  expect(answers).toEqual([
    '{"jsonrpc":"2.0","id":0,"result":{"serverInfo":{"name":"Mojentic MCP","version":"1.0.0"},"capabilities":{"tools":{"listChanged":false}},"protocolVersion":"2025-11-25"}}',
    '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"x is 2"}]}}',
    '{"jsonrpc":"2.0","id":2,"result":{}}',
  ]);
  expect(server.state.shouldExit).toBe(true);
});
