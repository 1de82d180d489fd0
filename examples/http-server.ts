// The example server on Streamable HTTP, on Node.js.
//
//   npx tsx examples/http-server.ts --port 3000

import { parseArgs } from "node:util";
import { createHttpHandler } from "./http-handler.ts";
import { serveOnNode } from "./http-node.ts";
import { Changes } from "./http-subscriptions.ts";
import type { Offer } from "./offer.ts";
import { exampleServer } from "./server.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "3000" } } });
const log = (text: string) => process.stderr.write(`${text}\n`);

// Nothing of the example server ever changes; a client that wants to hear of it is told so, and may wait.
const { "subscriptions/listen": listen } = new Changes(exampleServer.capabilities).handlers;
const offer: Offer = { ...exampleServer, handlers: { ...exampleServer.handlers, "subscriptions/listen": listen } };

const { origin } = await serveOnNode(createHttpHandler(offer, { log }), Number(values.port));
console.log(`${origin}/mcp`);
