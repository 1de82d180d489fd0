// The example server on Streamable HTTP, on Node.js.
//
//   npx tsx examples/http-server.ts --port 3000

import { parseArgs } from "node:util";
import { createHttpHandler } from "./http-handler.ts";
import { serveOnNode } from "./http-node.ts";
import { exampleServer } from "./server.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "3000" } } });
const log = (text: string) => process.stderr.write(`${text}\n`);
const { origin } = await serveOnNode(createHttpHandler(exampleServer, { log }), Number(values.port));
console.log(`${origin}/mcp`);
