// @ts-check
// What is timed, by whom. Each task runs in a process of its own, so that none finds what another has left behind in the
// optimiser's memory.

import { answerByHand, kindByHand, toolCallParamsByHand, toolResultByHand } from "./by-hand.mjs";
import { messagesOf, mixedResult, textsOf } from "./messages.mjs";

/** @typedef {import("../lib/sample.mjs").Contender} Contender */
/** @typedef {{ title: string, limit: string, contenders: () => Promise<Contender[]>, inputs: readonly unknown[] }} Task */

export const OURS = "mcp-protocol-types";
const SDK1 = "sdk 1.x";
const SDK2 = "core, server 2.x";

const ours = () => import(new URL("../temp/node_modules/mcp-protocol-types/dist/index.js", import.meta.url).href);
const sdk1 = () => import("@modelcontextprotocol/sdk/types.js");
const core2 = () => import("@modelcontextprotocol/core");

/** @returns {Promise<Contender[]>} */
async function classifiers() {
  const { classifyMessage } = await ours();
  const one = await sdk1();
  const two = await core2();
  const server2 = await import("@modelcontextprotocol/server");
  const lite = await import("mcp-lite");
  const rpc = await import("json-rpc-2.0");
  const { Message } = (await import("vscode-jsonrpc")).default;
  return [
    { name: "by hand", limit: true, run: kindByHand },
    { name: OURS, run: classifyMessage },
    { name: SDK1, note: "valid or not, no kind", run: (value) => one.JSONRPCMessageSchema.safeParse(value) },
    {
      name: `${SDK1}, the kind`,
      note: "its schema and its guards, as its Protocol asks them",
      run: (value) => {
        if (!one.JSONRPCMessageSchema.safeParse(value).success) return "invalid";
        if (one.isJSONRPCResultResponse(value)) return "success";
        if (one.isJSONRPCErrorResponse(value)) return "error";
        if (one.isJSONRPCRequest(value)) return "request";
        return one.isJSONRPCNotification(value) ? "notification" : "invalid";
      },
    },
    { name: SDK2, note: "valid or not, no kind", run: (value) => two.JSONRPCMessageSchema.safeParse(value) },
    {
      name: `${SDK2}, the kind`,
      note: "its schema and its guards",
      run: (value) => {
        if (!two.JSONRPCMessageSchema.safeParse(value).success) return "invalid";
        if (server2.isJSONRPCResultResponse(value)) return "success";
        if (server2.isJSONRPCErrorResponse(value)) return "error";
        if (server2.isJSONRPCRequest(value)) return "request";
        return server2.isJSONRPCNotification(value) ? "notification" : "invalid";
      },
    },
    {
      name: "mcp-lite",
      note: "knows no responses, checks no params",
      run: (value) =>
        lite.isJsonRpcNotification(value) ? "notification" : lite.isJsonRpcRequest(value) ? "request" : "invalid",
    },
    {
      name: "json-rpc-2.0",
      note: "checks neither id nor params, throws on null",
      run: (value) =>
        value && rpc.isJSONRPCRequest(value)
          ? "request"
          : value && rpc.isJSONRPCResponse(value)
            ? "response"
            : "invalid",
    },
    {
      name: "vscode-jsonrpc",
      note: "checks neither version nor params",
      run: (value) => {
        if (Message.isRequest(value)) return "request";
        if (Message.isNotification(value)) return "notification";
        return Message.isResponse(value) ? "response" : "invalid";
      },
    },
  ];
}

/** @param {"requests" | "notifications" | "results" | "errors" | "mix" | "invalid" | "large"} kind @param {string} what */
function classifying(kind, what) {
  return { title: `classify ${what}`, limit: "a check by hand", contenders: classifiers, inputs: messagesOf(kind) };
}

/** @returns {Promise<Contender[]>} */
async function parsers() {
  const { parseMessage } = await ours();
  const stdio1 = await import("@modelcontextprotocol/sdk/shared/stdio.js");
  const server2 = await import("@modelcontextprotocol/server");
  return [
    { name: "JSON.parse", limit: true, run: (text) => JSON.parse(text) },
    { name: OURS, run: parseMessage },
    { name: SDK1, run: (text) => stdio1.deserializeMessage(text) },
    { name: SDK2, run: (text) => server2.deserializeMessage(text) },
  ];
}

/** The part of the protocol's schema that a tool's result is made of, for a validator of JSON Schema. */
function resultSchema() {
  const string = { type: "string" };
  const object = { type: "object" };
  const annotations = {
    type: "object",
    properties: {
      audience: { type: "array", items: { enum: ["user", "assistant"] } },
      priority: { type: "number", minimum: 0, maximum: 1 },
      lastModified: string,
    },
  };
  const icon = {
    type: "object",
    required: ["src"],
    properties: {
      src: string,
      mimeType: string,
      sizes: { type: "array", items: string },
      theme: { enum: ["light", "dark"] },
    },
  };
  /** @param {string} type @param {string[]} required @param {object} properties */
  const block = (type, required, properties) => ({
    type: "object",
    required: ["type", ...required],
    properties: { type: { const: type }, ...properties, annotations, _meta: object },
  });
  const binary = { data: string, mimeType: string };
  const contents = { uri: string, text: string, blob: string, mimeType: string, _meta: object };
  const resource = {
    type: "object",
    properties: contents,
    anyOf: [{ required: ["uri", "text"] }, { required: ["uri", "blob"] }],
  };
  const link = {
    uri: string,
    name: string,
    title: string,
    description: string,
    mimeType: string,
    size: { type: "integer" },
  };
  const blocks = [
    block("text", ["text"], { text: string }),
    block("image", ["data", "mimeType"], binary),
    block("audio", ["data", "mimeType"], binary),
    block("resource_link", ["uri", "name"], { ...link, icons: { type: "array", items: icon } }),
    block("resource", ["resource"], { resource }),
  ];
  const content = {
    type: "array",
    items: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: blocks },
  };
  return {
    type: "object",
    required: ["content"],
    properties: { content, isError: { type: "boolean" }, resultType: string, _meta: object },
  };
}

function paramsSchema() {
  const string = { type: "string" };
  const token = { type: ["string", "integer"] };
  return {
    type: "object",
    required: ["name"],
    properties: {
      name: string,
      arguments: { type: "object" },
      task: { type: "object", properties: { ttl: { type: "integer" } } },
      inputResponses: { type: "object" },
      requestState: string,
      _meta: { type: "object", properties: { progressToken: token } },
    },
  };
}

/** @param {object} schema @returns {Promise<Contender>} */
async function ajvContender(schema) {
  const { Ajv } = await import("ajv");
  const validate = new Ajv({ discriminator: true, allowUnionTypes: true }).compile(schema);
  const run = (/** @type {unknown} */ value) => {
    if (!validate(value)) throw new Error("invalid");
    return value;
  };
  return { name: "ajv", note: "names no default, compiled in advance", run };
}

/**
 * A peer whose transport takes and gives messages, as a function from a request to its answer.
 *
 * @param {any} server
 * @param {any} InMemoryTransport
 */
async function answererOf(server, InMemoryTransport) {
  const [client, other] = InMemoryTransport.createLinkedPair();
  await server.connect(other);
  await client.start();
  const send = (/** @type {any} */ message) =>
    new Promise((resolve) => {
      client.onmessage = resolve;
      client.send(message);
    });
  const clientInfo = { name: "bench", version: "1.0.0" };
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
  await send({ jsonrpc: "2.0", id: 0, method: "initialize", params });
  await client.send({ jsonrpc: "2.0", method: "notifications/initialized" });
  return send;
}

/** @returns {Promise<Contender[]>} */
async function dispatchers() {
  const { createDispatcher, textContent, toolResult } = await ours();
  const dispatch = createDispatcher({
    ping: () => ({}),
    "tools/call": (/** @type {{ name: string }} */ { name }) => toolResult([textContent(`called ${name}`)]),
  });
  const call = (/** @type {any} */ { name }) => ({
    content: [{ type: /** @type {const} */ ("text"), text: `called ${name}` }],
  });
  const serverInfo = { name: "bench", version: "1.0.0" };

  const { Server: Server1 } = await import("@modelcontextprotocol/sdk/server/index.js");
  const { InMemoryTransport: Transport1 } = await import("@modelcontextprotocol/sdk/inMemory.js");
  const { CallToolRequestSchema } = await sdk1();
  const server1 = new Server1(serverInfo, { capabilities: { tools: {} } });
  server1.setRequestHandler(CallToolRequestSchema, ({ params }) => call(params));

  const { Server: Server2, InMemoryTransport: Transport2 } = await import("@modelcontextprotocol/server");
  const server2 = new Server2(serverInfo, { capabilities: { tools: {} } });
  server2.setRequestHandler("tools/call", ({ params }) => call(params));

  const { McpServer } = await import("mcp-lite");
  const lite = new McpServer(serverInfo);
  const inputSchema = { type: "object" };
  lite.tool("add", { inputSchema, handler: () => call({ name: "add" }) });

  const { JSONRPCServer } = await import("json-rpc-2.0");
  const rpc = new JSONRPCServer();
  rpc.addMethod("ping", () => ({}));
  rpc.addMethod("tools/call", call);

  const answer1 = await answererOf(server1, Transport1);
  const answer2 = await answererOf(server2, Transport2);
  return [
    { name: "by hand", limit: true, waits: true, note: "a switch that checks nothing", run: answerByHand },
    { name: OURS, waits: true, run: (message) => dispatch(message) },
    { name: SDK1, waits: true, note: "over its transport in memory", run: answer1 },
    { name: SDK2, waits: true, note: "over its transport in memory", run: answer2 },
    { name: "mcp-lite", waits: true, note: "by its internal method", run: (message) => lite._dispatch(message) },
    { name: "json-rpc-2.0", waits: true, note: "checks no params", run: (message) => rpc.receive(message) },
  ];
}

const ids = [1, 2, 3, 4];
const calls = messagesOf("requests").filter(({ method }) => method === "tools/call");
const result = mixedResult();

/** @type {{ [name: string]: Task }} */
export const TASKS = {
  requests: classifying("requests", "requests"),
  notifications: classifying("notifications", "notifications"),
  results: classifying("results", "results"),
  errors: classifying("errors", "errors"),
  mix: classifying("mix", "a mix of all"),
  invalid: classifying("invalid", "invalid values"),
  large: classifying("large", "100 kB of params"),
  parse: { title: "parse small messages", limit: "JSON.parse", contenders: parsers, inputs: textsOf("mix") },
  parseLarge: { title: "parse 100 kB of params", limit: "JSON.parse", contenders: parsers, inputs: textsOf("large") },
  build: {
    title: "build a response",
    limit: "the literal",
    inputs: ids,
    async contenders() {
      const { success } = await ours();
      const { createJsonRpcResponse } = await import("mcp-lite");
      const { createJSONRPCSuccessResponse } = await import("json-rpc-2.0");
      const payload = { content: [] };
      return [
        { name: "the literal", limit: true, run: (id) => ({ jsonrpc: "2.0", id, result: payload }) },
        { name: OURS, run: (id) => success(id, payload) },
        { name: "mcp-lite", run: (id) => createJsonRpcResponse(id, payload) },
        { name: "json-rpc-2.0", run: (id) => createJSONRPCSuccessResponse(id, payload) },
      ];
    },
  },
  buildText: {
    title: "build a tool's response",
    limit: "the literals",
    inputs: ids,
    async contenders() {
      const { success, textContent, toolResult } = await ours();
      const literals = (/** @type {number} */ id) => {
        // In two steps: V8 leaves a literal as deep as the whole to its runtime, which takes several times as long.
        const block = { type: "text", text: "3" };
        return { jsonrpc: "2.0", id, result: { content: [block] } };
      };
      return [
        { name: "the literals", limit: true, run: literals },
        { name: OURS, run: (id) => success(id, toolResult([textContent("3")])) },
      ];
    },
  },
  buildError: {
    title: "build an error",
    limit: "the literal",
    inputs: ids,
    async contenders() {
      const { error } = await ours();
      const { createJsonRpcError } = await import("mcp-lite");
      const { createJSONRPCErrorResponse } = await import("json-rpc-2.0");
      const literal = (/** @type {number} */ id) => ({ jsonrpc: "2.0", id, error: { code: -32601, message: "no" } });
      return [
        { name: "the literal", limit: true, run: literal },
        { name: OURS, run: (id) => error(id, -32601, "no") },
        { name: "mcp-lite", run: (id) => createJsonRpcError(id, { code: -32601, message: "no" }) },
        { name: "json-rpc-2.0", run: (id) => createJSONRPCErrorResponse(id, -32601, "no") },
      ];
    },
  },
  dispatch: { title: "dispatch a tool's call", limit: "a switch", inputs: calls, contenders: dispatchers },
  params: {
    title: "read the params of a tool's call",
    limit: "a check by hand",
    inputs: [...calls.map(({ params }) => params), { name: "x", arguments: { q: "a" }, _meta: { progressToken: 1 } }],
    async contenders() {
      const { readToolCallParams } = await ours();
      const one = await sdk1();
      const two = await core2();
      return [
        { name: "by hand", limit: true, run: toolCallParamsByHand },
        { name: OURS, run: readToolCallParams },
        { name: SDK1, run: (value) => one.CallToolRequestParamsSchema.parse(value) },
        { name: SDK2, run: (value) => two.CallToolRequestParamsSchema.parse(value) },
        await ajvContender(paramsSchema()),
      ];
    },
  },
  result: {
    title: "read a tool's result of 100 blocks",
    limit: "a check by hand",
    inputs: [result],
    async contenders() {
      const { readToolCallResult } = await ours();
      const one = await sdk1();
      const two = await core2();
      return [
        { name: "by hand", limit: true, run: toolResultByHand },
        { name: OURS, run: readToolCallResult },
        { name: SDK1, run: (value) => one.CallToolResultSchema.parse(value) },
        { name: SDK2, run: (value) => two.CallToolResultSchema.parse(value) },
        await ajvContender(resultSchema()),
      ];
    },
  },
};
