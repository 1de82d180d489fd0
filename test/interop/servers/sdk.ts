// A server on the official SDK, over stdio.

import { completable } from "@modelcontextprotocol/sdk/server/completable.js";
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ListRootsResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

const server = new McpServer(
  { name: "sdk", version: "1.0.0" },
  { capabilities: { logging: {} }, instructions: "Add numbers." },
);

server.registerTool(
  "add",
  {
    title: "Add",
    inputSchema: { a: z.number(), b: z.number() },
    outputSchema: { sum: z.number() },
    annotations: { readOnlyHint: true },
  },
  ({ a, b }) => {
    const structuredContent = { sum: a + b };
    return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
  },
);

server.registerTool("fail", {}, () => {
  throw new Error("This tool always fails");
});

server.registerTool("every_block", {}, () => ({
  content: [
    { type: "text", text: "text", annotations: { audience: ["user"], priority: 1 } },
    { type: "image", data: "AA==", mimeType: "image/png" },
    { type: "audio", data: "AA==", mimeType: "audio/wav" },
    { type: "resource", resource: { uri: "test://text", text: "text" } },
    { type: "resource_link", uri: "test://text", name: "text" },
  ],
}));

server.registerTool("count", { inputSchema: { to: z.number() } }, async ({ to }, { _meta, sendNotification }) => {
  for (let progress = 1; progress <= to && _meta?.progressToken !== undefined; progress++) {
    const { progressToken } = _meta;
    await sendNotification({ method: "notifications/progress", params: { progressToken, progress, total: to } });
  }
  await sendNotification({ method: "notifications/message", params: { level: "info", data: { to } } });
  return { content: [{ type: "text", text: `Counted to ${to}` }] };
});

server.registerTool("ask_for_roots", {}, async ({ sendRequest }) => {
  const { roots } = await sendRequest({ method: "roots/list" }, ListRootsResultSchema);
  return { content: roots.map(({ uri }) => ({ type: "text", text: uri })) };
});

server.registerResource("text", "test://text", { mimeType: "text/plain" }, ({ href }) => ({
  contents: [{ uri: href, text: "text", mimeType: "text/plain" }],
}));

server.registerResource("blob", "test://blob", {}, ({ href }) => ({ contents: [{ uri: href, blob: "AA==" }] }));

server.registerResource(
  "hello",
  new ResourceTemplate("test://hello/{name}", { list: undefined }),
  { title: "Hello" },
  ({ href }, { name }) => ({ contents: [{ uri: href, text: `Hello, ${name}` }] }),
);

server.registerPrompt(
  "greet",
  {
    description: "Greets",
    argsSchema: {
      style: completable(z.string(), (value) => ["formal", "friendly"].filter((s) => s.startsWith(value))),
    },
  },
  ({ style }) => ({ messages: [{ role: "user", content: { type: "text", text: `Greet in a ${style} style` } }] }),
);

await server.connect(new StdioServerTransport());
