// What a project does with the package: every entry, every kind of function, in one file. The matrix compiles it as ESM
// and as CommonJS with many compilers, runs it, and bundles it.

import {
  assistantMessage,
  audioContent,
  blobResource,
  type Capabilities,
  type ClientNotificationMap,
  type ClientRequestMap,
  cancelled,
  completeResult,
  completion,
  createDispatcher,
  embeddedResource,
  error,
  firstText,
  hasRequestMeta,
  InvalidResultError,
  imageContent,
  inputRequiredResult,
  invalidParams,
  isInputRequired,
  isMcpError,
  isResponse,
  type JsonRpcResponse,
  LATEST_HANDSHAKE_VERSION,
  logMessage,
  McpError,
  type McpToolSchema,
  METHOD_TOOLS_CALL,
  negotiateVersion,
  notification,
  PROTOCOL_VERSIONS,
  paginate,
  parseMessage,
  progress,
  readToolCallParams,
  readToolCallResult,
  request,
  requestMeta,
  resourceLink,
  structuredResult,
  success,
  type ToolCallResult,
  textContent,
  textResource,
  toHandshakeResult,
  toolError,
  toolResult,
  userMessage,
} from "mcp-protocol-types";
import type * as v1 from "mcp-protocol-types/2024-11-05";
import type * as v2 from "mcp-protocol-types/2025-03-26";
import type * as v3 from "mcp-protocol-types/2025-06-18";
import * as v4 from "mcp-protocol-types/2025-11-25";
import * as v5 from "mcp-protocol-types/2026-07-28";

const serverInfo = { name: "matrix", version: "1.0.0" };
const capabilities: Capabilities = { tools: { listChanged: true }, prompts: {} };
const add: McpToolSchema = { name: "add", inputSchema: { type: "object", required: ["a", "b"] } };

interface Sum {
  result: number;
}

const failures: unknown[] = [];
type Context = { session: string };
const dispatch = createDispatcher<
  ClientRequestMap & ClientNotificationMap & { "x/echo": { result: { echo: unknown } } },
  Context
>(
  {
    initialize: ({ protocolVersion }) => ({
      protocolVersion: negotiateVersion(protocolVersion),
      capabilities,
      serverInfo,
    }),
    "tools/list": ({ cursor }) => {
      const { items, ...rest } = paginate([add], cursor, 10);
      return { tools: items, ...rest };
    },
    "tools/call": async ({ name, arguments: { a, b } }, { context }) => {
      if (name !== "add") throw invalidParams(`Unknown tool: ${name}`);
      if (typeof a !== "number" || typeof b !== "number")
        return toolError(`${context.session}: a and b must be numbers`);
      const sum: Sum = { result: a + b };
      return structuredResult(sum);
    },
    "prompts/get": ({ arguments: { topic = "" } }) => ({
      messages: [userMessage(textContent(topic)), assistantMessage(textContent("Yes?"))],
    }),
    "completion/complete": () => completion(["one", "two"]),
    "x/echo": (params) => ({ echo: params }),
    "notifications/initialized": () => {},
  },
  { onError: (cause, { message }) => failures.push([message.method, cause]), batch: true },
);

const everyBlock = toolResult([
  textContent("text"),
  imageContent("aGk=", "image/png"),
  audioContent("aGk=", "audio/wav"),
  resourceLink("file:///a.txt", "a.txt"),
  embeddedResource(textResource("file:///a.txt", "a")),
  embeddedResource(blobResource("file:///b", "aGk=")),
]);

// What is built fits the revisions, and what the revisions have fits the root.
export const fits: v2.CallToolResult | v1.CallToolResult = toolResult([textContent("fits")]);
export const fitsNext: v3.CallToolResult = everyBlock;
export const fitsLater: v4.CallToolResult = everyBlock;
export const fitsLast: v5.CallToolResult = completeResult(everyBlock);
export const back: ToolCallResult[] = [fits, fitsNext, fitsLater, fitsLast];
export const page: v5.ListToolsResult = completeResult({ tools: [add] }, { ttlMs: 0, cacheScope: "private" });
export const tool: v4.Tool = { name: "add", inputSchema: { type: "object" } };

function told(text: string): string {
  const parsed = parseMessage(text);
  switch (parsed.kind) {
    case "request":
    case "notification":
      return parsed.message.method;
    case "success":
      return isInputRequired(parsed.message.result)
        ? "more"
        : (firstText(readToolCallResult(parsed.message.result)) ?? "");
    case "error":
      return McpError.from(parsed.message).message;
    case "batch":
      return `${parsed.messages.length}`;
    case "invalid":
      return parsed.reply === undefined ? parsed.reason : `${parsed.reply.error.code}`;
  }
}

export async function main(): Promise<string> {
  const context: Context = { session: "s" };
  const answers: (JsonRpcResponse | JsonRpcResponse[] | undefined)[] = [
    await dispatch(request(1, METHOD_TOOLS_CALL, { name: "add", arguments: { a: 1, b: 2 } }), context),
    await dispatch(request("2", "x/echo", { a: 1 }), context),
    await dispatch([request(3, "ping"), notification("notifications/initialized")], context),
    await dispatch(cancelled(1, "late"), context),
  ];
  let thrown = "";
  try {
    readToolCallParams({ name: 1 });
  } catch (cause) {
    if (isMcpError(cause)) thrown = cause.message;
  }
  try {
    readToolCallResult({ content: [{ type: "text" }] });
  } catch (cause) {
    if (cause instanceof InvalidResultError) thrown += `, ${cause.path}`;
  }
  const meta = requestMeta({
    protocolVersion: v5.LATEST_PROTOCOL_VERSION,
    clientCapabilities: {},
    clientInfo: serverInfo,
  });
  const parts = [
    failures.length,
    answers.map((answer) => (answer === undefined ? "-" : Array.isArray(answer) ? answer.length : isResponse(answer))),
    thrown,
    ['{"jsonrpc":"2.0","id":1,"method":"ping"}', "{", JSON.stringify(success(1, everyBlock))].map(told),
    told(JSON.stringify(error(1, -32603, "broken"))),
    hasRequestMeta({ _meta: meta }),
    PROTOCOL_VERSIONS.length,
    LATEST_HANDSHAKE_VERSION === v4.LATEST_PROTOCOL_VERSION,
    progress(1, 2).params.progress,
    logMessage("info", "log").params.level,
    inputRequiredResult({ requestState: "s" }).resultType,
    Object.keys(toHandshakeResult(completeResult({ tools: [add] }, { ttlMs: 0, cacheScope: "private" }))),
  ];
  return JSON.stringify(parts);
}
