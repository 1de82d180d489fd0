// What must come out, on every runtime.

const failure = (id, code, message) => ({ jsonrpc: "2.0", id, error: { code, message } });
const sum = { content: [{ type: "text", text: '{"sum":5}' }], structuredContent: { sum: 5 } };

/** Of the conversation with the package's entries. */
export const conversation = {
  answers: [
    [
      "request",
      {
        jsonrpc: "2.0",
        id: 0,
        result: {
          protocolVersion: "2025-06-18",
          capabilities: { tools: {} },
          serverInfo: { name: "server", version: "1.0.0" },
        },
      },
    ],
    ["notification", null],
    ["request", { jsonrpc: "2.0", id: "a", result: sum }],
    ["request", failure(1, -32602, "params.name must be a string")],
    ["request", failure(2, -32602, "Unknown tool: subtract")],
    ["request", failure(3, -32601, "Method not found: constructor")],
    ["invalid", failure(null, -32700, "a message must be JSON")],
    ["invalid", failure(5, -32600, 'jsonrpc must be "2.0"')],
    ["success", null],
    ["batch", failure(null, -32600, "a message must not be a batch")],
  ],
  heard: [{ requestId: "none", reason: "€" }],
  read: [
    { content: [{ type: "text", text: "5" }], structuredContent: { sum: 5 } },
    [true, true, "InvalidResultError", "content[0].text must be a string"],
    [true, true, "InvalidResultError", "the result must be an object"],
  ],
  exported: [
    ["2024-11-05", "2024-11-05", 7],
    ["2025-03-26", "2025-03-26", 7],
    ["2025-06-18", "2025-06-18", 7],
    ["2025-11-25", "2025-11-25", 8],
    ["2026-07-28", "2026-07-28", 10],
  ],
};

const serverInfo = { name: "mcp-protocol-types-example", version: "1.0.0", title: "Example server" };

/** What the example server is asked over either transport; `answer` is null where there must be none. */
export const initialize = {
  message: {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "client", version: "1.0.0" } },
  },
  answer: {
    jsonrpc: "2.0",
    id: 1,
    result: {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      serverInfo,
    },
  },
};

export const statelessCall = {
  message: {
    jsonrpc: "2.0",
    id: "stateless",
    method: "tools/call",
    params: {
      name: "add",
      arguments: { a: 2, b: 3 },
      _meta: {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": { name: "client", version: "1.0.0" },
      },
    },
  },
  answer: {
    jsonrpc: "2.0",
    id: "stateless",
    result: {
      ...sum,
      _meta: { "io.modelcontextprotocol/serverInfo": serverInfo },
      resultType: "complete",
    },
  },
};

/** The lines for the stdio server, in the order in which they are sent. */
export const lines = [
  { line: JSON.stringify(initialize.message), answer: initialize.answer },
  { line: '{"jsonrpc":"2.0","method":"notifications/initialized"}', answer: null },
  { line: '{"jsonrpc":"2.0","id":2,', answer: failure(null, -32700, "a message must be JSON") },
  { line: "", answer: null },
  {
    // The characters of more than one byte show how the bytes are decoded, the line separator how lines are split.
    line: '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"greet","arguments":{"name":"Zoë €\u2028😀"}}}',
    answer: {
      jsonrpc: "2.0",
      id: 3,
      result: {
        description: "A greeting",
        messages: [{ role: "user", content: { type: "text", text: "Greet Zoë €\u2028😀 in a plain style." } }],
      },
    },
  },
  {
    line: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}\r',
    answer: { jsonrpc: "2.0", id: 4, result: sum },
  },
  { line: '{"jsonrpc":"2.0","id":5,"method":"nowhere"}', answer: failure(5, -32601, "Method not found: nowhere") },
  { line: JSON.stringify(statelessCall.message), answer: statelessCall.answer },
];
