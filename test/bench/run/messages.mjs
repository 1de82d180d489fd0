// @ts-check
// The messages that the benchmarks read, as texts and as what JSON.parse makes of them.

const requests = [
  { jsonrpc: "2.0", id: 0, method: "ping" },
  { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} },
  { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "add", arguments: { a: 1, b: 2 } } },
  { jsonrpc: "2.0", id: "3", method: "resources/read", params: { uri: "file:///notes.txt" } },
  { jsonrpc: "2.0", id: 4, method: "prompts/get", params: { name: "review", arguments: { code: "x = 1" } } },
  { method: "tools/list", params: { cursor: "b3Blbg" }, jsonrpc: "2.0", id: 5 },
];

const notifications = [
  { jsonrpc: "2.0", method: "notifications/initialized" },
  { jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: 1, progress: 3, total: 10 } },
  { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 2, reason: "no longer wanted" } },
  { method: "notifications/message", params: { level: "info", data: "started" }, jsonrpc: "2.0" },
];

const results = [
  { jsonrpc: "2.0", id: 0, result: {} },
  { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text: "3" }] } },
  { jsonrpc: "2.0", id: "2", result: { tools: [{ name: "add", inputSchema: { type: "object" } }] } },
  { result: { contents: [{ uri: "file:///notes.txt", text: "notes" }] }, id: 3, jsonrpc: "2.0" },
];

const errors = [
  { jsonrpc: "2.0", id: 1, error: { code: -32601, message: "Method not found" } },
  { jsonrpc: "2.0", id: "2", error: { code: -32602, message: "Unknown tool", data: { name: "ad" } } },
  { id: 3, jsonrpc: "2.0", error: { message: "Internal error", code: -32603 } },
];

const invalid = [
  null,
  42,
  "ping",
  [],
  {},
  { jsonrpc: "1.0", id: 1, method: "ping" },
  { id: 1, method: "ping" },
  { jsonrpc: "2.0", id: 1.5, method: "ping" },
  { jsonrpc: "2.0", id: null, method: "ping" },
  { jsonrpc: "2.0", id: 1, method: 7 },
  { jsonrpc: "2.0", id: 1, method: "ping", params: [] },
  { jsonrpc: "2.0", method: "notifications/progress", params: "x" },
  { jsonrpc: "2.0", id: 1, result: 3 },
  { jsonrpc: "2.0", id: 1, result: {}, error: { code: 1, message: "" } },
  { jsonrpc: "2.0", id: 1, error: { code: "1", message: "" } },
];

/**
 * A request whose params have as many small members as it takes to be of a size.
 *
 * @param {number} bytes
 */
export function largeRequest(bytes) {
  /** @type {{ [key: string]: unknown }} */
  const args = {};
  const empty = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "n", arguments: {} } });
  // A member `"key0000001":"value of 0000001",` is 32 bytes.
  for (let index = 0; index * 32 + empty.length < bytes; index++) {
    const number = String(index).padStart(7, "0");
    args[`key${number}`] = `value of ${number}`;
  }
  return { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "n", arguments: args, ...args } };
}

const texts = {
  requests: requests.map((message) => JSON.stringify(message)),
  notifications: notifications.map((message) => JSON.stringify(message)),
  results: results.map((message) => JSON.stringify(message)),
  errors: errors.map((message) => JSON.stringify(message)),
  mix: [...requests, ...notifications, ...results, ...errors].map((message) => JSON.stringify(message)),
  invalid: invalid.map((message) => JSON.stringify(message)),
  large: [JSON.stringify(largeRequest(50_000))],
};

/** @typedef {keyof typeof texts} Kind */

/** @param {Kind} kind */
export function textsOf(kind) {
  return texts[kind];
}

/** @param {Kind} kind */
export function messagesOf(kind) {
  return texts[kind].map((text) => JSON.parse(text));
}

/** A tool's result with blocks of all five types in turn. */
export function mixedResult(blocks = 100) {
  const makers = [
    (/** @type {number} */ n) => ({ type: "text", text: `line ${n}` }),
    (/** @type {number} */ n) => ({
      type: "image",
      data: "iVBORw0KGgo=",
      mimeType: "image/png",
      annotations: { audience: ["user"], priority: (n % 10) / 10 },
    }),
    () => ({ type: "audio", data: "UklGRg==", mimeType: "audio/wav" }),
    (/** @type {number} */ n) => ({
      type: "resource_link",
      uri: `file:///${n}.txt`,
      name: `${n}.txt`,
      mimeType: "text/plain",
      size: n,
    }),
    (/** @type {number} */ n) => ({
      type: "resource",
      resource: { uri: `file:///${n}.md`, text: `# ${n}`, mimeType: "text/markdown" },
      _meta: { "example.com/n": n },
    }),
  ];
  const content = Array.from({ length: blocks }, (_, n) => makers[n % makers.length]?.(n));
  return JSON.parse(JSON.stringify({ content, isError: false }));
}
