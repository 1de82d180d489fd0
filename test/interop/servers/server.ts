// A server on the second official one, over stdio, in both eras.

import { completable, inputRequired, inputResponse, McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";

serveStdio(({ era }) => {
  const server = new McpServer(
    { name: "server", version: "2.0.0" },
    { capabilities: { logging: {} }, instructions: "Add numbers." },
  );

  server.registerTool(
    "add",
    {
      title: "Add",
      inputSchema: z.object({ a: z.number(), b: z.number() }),
      outputSchema: z.object({ sum: z.number() }),
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

  server.registerTool("count", { inputSchema: z.object({ to: z.number() }) }, async ({ to }, { mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (let progress = 1; progress <= to && progressToken !== undefined; progress++) {
      await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: to } });
    }
    await mcpReq.log("info", { to });
    return { content: [{ type: "text", text: `Counted to ${to}` }] };
  });

  server.registerTool("ask_for_roots", {}, async ({ mcpReq }) => {
    let uris: string[];
    if (era === "modern") {
      const response = inputResponse(mcpReq.inputResponses, "roots");
      if (response.kind !== "roots") {
        return inputRequired({ inputRequests: { roots: inputRequired.listRoots() }, requestState: "asked" });
      }
      uris = [...response.roots.map(({ uri }) => uri), mcpReq.requestState<string>() ?? ""];
    } else {
      const { roots } = await mcpReq.send({ method: "roots/list" });
      uris = roots.map(({ uri }) => uri);
    }
    return { content: uris.map((text) => ({ type: "text", text })) };
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
      argsSchema: z.object({
        style: completable(z.string(), (value) => ["formal", "friendly"].filter((style) => style.startsWith(value))),
      }),
    },
    ({ style }) => ({ messages: [{ role: "user", content: { type: "text", text: `Greet in a ${style} style` } }] }),
  );

  return server;
});
