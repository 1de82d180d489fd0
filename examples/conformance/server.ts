// The server that the conformance suite is run against.
//
//   npm run --silent conformance:server -- --port 3000

import { parseArgs } from "node:util";
import { createHttpHandler } from "../http-handler.ts";
import { serveOnNode } from "../http-node.ts";
import { conformanceServer } from "./offer.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "0" } } });
const log = (text: string) => process.stderr.write(`${text}\n`);
const { origin } = await serveOnNode(createHttpHandler(conformanceServer, { log }), Number(values.port));
console.log(`${origin}/mcp`);
