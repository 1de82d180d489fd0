// A conversation between the example client and the example server, printed message by message.
//
//   npm run demo
//
// Exit code 0 where every answer was the expected one, else 1.

import { fileURLToPath } from "node:url";
import {
  firstText,
  INVALID_PARAMS,
  isMcpError,
  METHOD_COMPLETION_COMPLETE,
  METHOD_INITIALIZE,
  METHOD_NOT_FOUND,
  METHOD_NOTIFICATIONS_INITIALIZED,
  METHOD_PING,
  METHOD_PROMPTS_GET,
  METHOD_RESOURCES_READ,
  METHOD_SERVER_DISCOVER,
  METHOD_TOOLS_CALL,
  METHOD_TOOLS_LIST,
  notification,
  PARSE_ERROR,
  parseMessage,
  readCompletionCompleteResult,
  readDiscoverResult,
  readGetPromptResult,
  readInitializeResult,
  readReadResourceResult,
  readToolCallResult,
  readToolsListResult,
  request,
  requestMeta,
} from "mcp-protocol-types";
import { StdioTransport } from "./stdio-client.ts";

const server = fileURLToPath(new URL("stdio-server.ts", import.meta.url));
const received: string[] = [];

const transport = new StdioTransport([process.execPath, "--import", "tsx", server], {
  onLine: (direction, line) => {
    if (direction === "received") received.push(line);
    console.log(`${direction === "sent" ? "client → server" : "client ← server"}  ${line}`);
  },
});

let failures = 0;

function step(title: string): void {
  console.log(`\n— ${title}`);
}

function expect(what: string, actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  failures++;
  console.log(`   UNEXPECTED ${what}: ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`);
}

let nextId = 0;

/** Sends a request and gives the result. */
async function ask(method: string, params?: object): Promise<object> {
  return (await transport.sendRequest(request(nextId++, method, params))).result;
}

/** Sends a request that must fail, and gives the code of its error. */
async function askInVain(method: string, params?: object): Promise<number | undefined> {
  try {
    await ask(method, params);
    return undefined;
  } catch (thrown) {
    if (isMcpError(thrown)) return thrown.code;
    throw thrown;
  }
}

await transport.initialize();
try {
  step("initialize: the client offers a revision, the server chooses one");
  const clientInfo = { name: "demo", version: "1.0.0" };
  const hello = readInitializeResult(
    await ask(METHOD_INITIALIZE, { protocolVersion: "2025-11-25", capabilities: {}, clientInfo }),
  );
  expect("protocol version", hello.protocolVersion, "2025-11-25");

  step("a notification gets no answer");
  transport.send(notification(METHOD_NOTIFICATIONS_INITIALIZED));

  step("ping");
  expect("result", await ask(METHOD_PING), {});

  step("tools/list");
  const { tools } = readToolsListResult(await ask(METHOD_TOOLS_LIST));
  expect(
    "tools",
    tools.map(({ name }) => name),
    ["add", "count", "where_is_the_manual"],
  );

  step("tools/call");
  const sum = readToolCallResult(await ask(METHOD_TOOLS_CALL, { name: "add", arguments: { a: 2, b: 3 } }));
  expect("text", firstText(sum), '{"sum":5}');

  step("tools/call with a wrong argument: the tool's own error, for the model to read");
  const failed = readToolCallResult(await ask(METHOD_TOOLS_CALL, { name: "add", arguments: { a: "2" } }));
  expect("isError", failed.isError, true);

  step("tools/call of an unknown tool: the protocol's error");
  expect("code", await askInVain(METHOD_TOOLS_CALL, { name: "subtract" }), INVALID_PARAMS);

  step("tools/call with progress");
  const count = { name: "count", arguments: { to: 3 }, _meta: { progressToken: 0 } };
  expect("text", firstText(readToolCallResult(await ask(METHOD_TOOLS_CALL, count))), "Counted to 3.");

  step("prompts/get");
  const prompt = readGetPromptResult(await ask(METHOD_PROMPTS_GET, { name: "greet", arguments: { name: "Ada" } }));
  expect("role", prompt.messages[0]?.role, "user");

  step("resources/read");
  const manual = readReadResourceResult(await ask(METHOD_RESOURCES_READ, { uri: "example://manual" }));
  expect("uri", manual.contents[0]?.uri, "example://manual");

  step("completion/complete");
  const ref = { type: "ref/prompt", name: "greet" };
  const completed = readCompletionCompleteResult(
    await ask(METHOD_COMPLETION_COMPLETE, { ref, argument: { name: "style", value: "f" } }),
  );
  expect("values", completed.completion.values, ["formal", "friendly"]);

  step("an unknown method");
  expect("code", await askInVain("tools/invent"), METHOD_NOT_FOUND);

  step("a broken line: the id could not be read, so the answer's is null");
  transport.sendLine('{"jsonrpc":"2.0","id":99,"method":');
  expect("result of the ping after it", await ask(METHOD_PING), {});

  step("a request that looks like a notification, and a notification that nobody knows: no answer, nothing is run");
  transport.send(notification(METHOD_TOOLS_CALL, { name: "add", arguments: { a: 1, b: 1 } }));
  transport.send(notification("notifications/invented"));

  step("the same server in the stateless era: no handshake, each request brings what the server must know");
  const _meta = requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {}, clientInfo });
  const discovered = readDiscoverResult(await ask(METHOD_SERVER_DISCOVER, { _meta }));
  expect("result type", discovered.resultType, "complete");
  const stateless = readToolCallResult(await ask(METHOD_TOOLS_CALL, { name: "add", arguments: { a: 2, b: 2 }, _meta }));
  expect("result type", stateless.resultType, "complete");

  step("the count of answers");
  const parsed = received.map(parseMessage);
  const failuresWithoutId = parsed.filter((one) => one.kind === "error" && one.message.id === null);
  expect("answers", parsed.filter(({ kind }) => kind === "success" || kind === "error").length, nextId + 1);
  expect("answers to the broken line", failuresWithoutId.length, 1);
  expect("code", failuresWithoutId[0]?.kind === "error" && failuresWithoutId[0].message.error.code, PARSE_ERROR);
  expect("notifications", parsed.filter(({ kind }) => kind === "notification").length, 3);
  console.log(`   ${nextId} requests, ${nextId} answers, 1 broken line answered, 3 notifications unanswered`);
} finally {
  await transport.shutdown();
}

console.log(failures === 0 ? "\nAll as expected." : `\n${failures} answers were not as expected.`);
process.exitCode = failures === 0 ? 0 : 1;
