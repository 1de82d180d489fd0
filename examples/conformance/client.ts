// The client that the conformance suite runs, scenario by scenario.
//
//   npm run --silent conformance:client -- http://127.0.0.1:3000/mcp
//
// The environment says what to do: MCP_CONFORMANCE_SCENARIO, MCP_CONFORMANCE_PROTOCOL_VERSION, MCP_CONFORMANCE_CONTEXT.

import {
  type ElicitFormParams,
  type ElicitResult,
  type InputResponses,
  isInputRequired,
  isMcpError,
  type JsonRpcRequest,
  LATEST_HANDSHAKE_VERSION,
  type McpToolSchema,
  METHOD_ELICITATION_CREATE,
  METHOD_INITIALIZE,
  METHOD_NOTIFICATIONS_INITIALIZED,
  METHOD_PROMPTS_GET,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_READ,
  METHOD_SERVER_DISCOVER,
  METHOD_TOOLS_CALL,
  METHOD_TOOLS_LIST,
  methodNotFound,
  notification,
  readElicitParams,
  readInitializeResult,
  readPromptsListResult,
  readResourcesListResult,
  readToolsListResult,
  request,
  requestMeta,
  success,
  UNSUPPORTED_PROTOCOL_VERSION,
  usesHandshake,
} from "mcp-protocol-types";
import { HttpTransport } from "../http-client.ts";

const [url] = process.argv.slice(2);
const scenario = process.env["MCP_CONFORMANCE_SCENARIO"] ?? "";
const context = JSON.parse(process.env["MCP_CONFORMANCE_CONTEXT"] ?? "{}");
if (url === undefined) throw new Error("The URL of the server is missing");

const clientInfo = { name: "mcp-protocol-types-conformance", version: "1.0.0" };
const capabilities = { elicitation: { form: {} } };
let protocolVersion = process.env["MCP_CONFORMANCE_PROTOCOL_VERSION"] ?? LATEST_HANDSHAKE_VERSION;
let nextId = 0;

const transport = new HttpTransport({
  url,
  timeout: 10_000,
  log: console.error,
  onMessage: (message) => {
    if ("id" in message) transport.send(answer(message)).catch(console.error);
  },
});

/** Answers a request of the server: the user accepts each form as it is. */
function answer({ id, method, params }: JsonRpcRequest) {
  return method === METHOD_ELICITATION_CREATE ? success(id, fillIn(params)) : methodNotFound(method).toResponse(id);
}

/** Fills a form in with its defaults. */
function fillIn(params: unknown): ElicitResult {
  const { requestedSchema } = readElicitParams(params) as ElicitFormParams;
  const content: NonNullable<ElicitResult["content"]> = {};
  for (const [name, schema] of Object.entries(requestedSchema.properties)) {
    if ("default" in schema && schema.default !== undefined) content[name] = schema.default;
  }
  return { action: "accept", content };
}

/** Sends a request, in the way of the revision, and gives the result. */
async function ask(method: string, params: object = {}): Promise<object> {
  const envelope = { protocolVersion, clientCapabilities: capabilities, clientInfo };
  const full = usesHandshake(protocolVersion) ? params : { ...params, _meta: requestMeta(envelope) };
  return (await transport.sendRequest(request(nextId++, method, full))).result;
}

/** Says hello, in the way of the revision. */
async function connect(): Promise<void> {
  await transport.initialize();
  if (usesHandshake(protocolVersion)) {
    const hello = readInitializeResult(await ask(METHOD_INITIALIZE, { protocolVersion, capabilities, clientInfo }));
    if (!usesHandshake(hello.protocolVersion)) throw new Error(`Nobody speaks ${hello.protocolVersion} here`);
    await transport.send(notification(METHOD_NOTIFICATIONS_INITIALIZED));
    // What has no stream of its own should say so with 405, and says it in many ways.
    await transport.listen().catch(() => {});
    return;
  }
  try {
    await ask(METHOD_SERVER_DISCOVER);
  } catch (thrown) {
    if (!isMcpError(thrown) || thrown.code !== UNSUPPORTED_PROTOCOL_VERSION) throw thrown;
    const { supported } = thrown.data as { supported: string[] };
    const version = supported.find((one) => one === protocolVersion || usesHandshake(one));
    if (version === undefined) throw thrown;
    protocolVersion = version;
    await ask(METHOD_SERVER_DISCOVER);
  }
}

async function listTools(): Promise<McpToolSchema[]> {
  return readToolsListResult(await ask(METHOD_TOOLS_LIST)).tools;
}

/** Calls a tool, as often as it wants more input. */
async function callTool(name: string, args: object = {}): Promise<object> {
  let more: { inputResponses?: InputResponses; requestState?: string } = {};
  for (;;) {
    const result = await ask(METHOD_TOOLS_CALL, { name, arguments: args, ...more });
    if (!isInputRequired(result)) return result;
    const { inputRequests = {}, requestState } = result;
    const inputResponses: InputResponses = {};
    for (const [key, { method, params }] of Object.entries(inputRequests)) {
      if (method !== METHOD_ELICITATION_CREATE) throw new Error(`Nobody can answer ${method}`);
      inputResponses[key] = fillIn(params);
    }
    // Nothing of an earlier round is kept: a state that is not given again must not be sent again.
    more = requestState === undefined ? { inputResponses } : { inputResponses, requestState };
  }
}

/** An argument for each that a tool requires. */
function sampleArguments({ inputSchema }: McpToolSchema): object {
  const samples: { [type: string]: unknown } = { string: "text", number: 1, integer: 2, boolean: true, array: [] };
  const { properties = {}, required = [] } = inputSchema;
  const typeOf = (name: string) => (properties[name] as { type?: string } | undefined)?.type ?? "object";
  return Object.fromEntries(required.map((name) => [name, samples[typeOf(name)] ?? {}]));
}

async function callAllTools(): Promise<void> {
  for (const tool of await listTools()) await callTool(tool.name, sampleArguments(tool));
}

const scenarios: { [name: string]: () => Promise<unknown> } = {
  initialize: listTools,
  "request-metadata": listTools,
  // A schema is shown, and never fetched from where it points to.
  "json-schema-ref-no-deref": listTools,
  async "json-schema-2020-12-preservation"() {
    const tools = await listTools();
    const schema = tools.find(({ name }) => name === "json_schema_2020_12_tool")?.inputSchema;
    await callTool("json_schema_echo", { schema });
  },
  async "http-custom-headers"() {
    await listTools();
    for (const { name, arguments: args } of context.toolCalls) await callTool(name, args);
  },
  async "http-standard-headers"() {
    await callAllTools();
    for (const { uri } of readResourcesListResult(await ask(METHOD_RESOURCES_LIST)).resources) {
      await ask(METHOD_RESOURCES_READ, { uri });
    }
    for (const { name } of readPromptsListResult(await ask(METHOD_PROMPTS_LIST)).prompts) {
      await ask(METHOD_PROMPTS_GET, { name });
    }
  },
};

await connect();
try {
  await (scenarios[scenario] ?? callAllTools)();
} finally {
  await transport.shutdown();
}
