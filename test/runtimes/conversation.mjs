// A small conversation with what the package's entries export, the same on every runtime, whichever way it loads them.

const TEXTS = [
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"client","version":"1.0.0"}}}',
  '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"none","reason":"\u20ac"}}',
  '{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"subtract"}}',
  '{"jsonrpc":"2.0","id":3,"method":"constructor"}',
  '{"jsonrpc":"2.0","id":4,',
  '{"jsonrpc":"1.0","id":5,"method":"ping"}',
  '{"jsonrpc":"2.0","id":6,"result":{"content":[{"type":"text","text":"5"}]}}',
  '[{"jsonrpc":"2.0","id":7,"method":"ping"}]',
];

const RESULTS = [
  { content: [{ type: "text", text: "5" }], structuredContent: { sum: 5 } },
  { content: [{ type: "text" }] },
  null,
];

/**
 * Holds the conversation.
 *
 * @param root - what the root exports
 * @param revisions - what each revision's entry exports, by revision
 * @returns all that came out, as plain data
 */
export async function converse(root, revisions) {
  const heard = [];
  const dispatch = root.createDispatcher({
    initialize: ({ protocolVersion }) => ({
      protocolVersion: root.negotiateVersion(protocolVersion),
      capabilities: { tools: {} },
      serverInfo: { name: "server", version: "1.0.0" },
    }),
    "tools/call": ({ name, arguments: { a, b } }) => {
      if (name !== "add") throw root.invalidParams(`Unknown tool: ${name}`);
      return root.structuredResult({ sum: a + b });
    },
    "notifications/cancelled": (params) => heard.push(params),
  });

  const answers = [];
  for (const text of TEXTS) {
    const parsed = root.parseMessage(text);
    const answer =
      parsed.kind === "invalid"
        ? parsed.reply
        : await dispatch(parsed.kind === "batch" ? parsed.messages : parsed.message);
    answers.push([parsed.kind, answer ?? null]);
  }

  const read = RESULTS.map((result) => {
    try {
      return root.readToolCallResult(result);
    } catch (thrown) {
      return [thrown instanceof root.InvalidResultError, thrown instanceof Error, thrown.name, thrown.message];
    }
  });

  const exported = Object.entries(revisions).map(([revision, entry]) => [
    revision,
    entry.LATEST_PROTOCOL_VERSION,
    Object.keys(entry).length,
  ]);
  return { answers, heard, read, exported };
}
