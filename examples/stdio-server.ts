// The example server on the stdio transport: newline-delimited JSON on stdin and stdout, logs on stderr.
//
//   npx tsx examples/stdio-server.ts

import { error, INVALID_REQUEST, internalError, parseMessage } from "mcp-protocol-types";
import { readLines } from "./lines.ts";
import { exampleServer } from "./server.ts";
import { createSession } from "./session.ts";

const log = (text: string) => process.stderr.write(`${text}\n`);

// One line a message, and nothing else on stdout: JSON.stringify writes no line breaks.
const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

// The client went away: nobody is left to answer.
process.stdout.on("error", () => process.exit(0));

// All messages take the one way there is, whatever they belong to.
const session = createSession(exampleServer, { send }, log);

async function take(line: string): Promise<void> {
  const parsed = parseMessage(line);
  try {
    const reply =
      parsed.kind === "invalid"
        ? parsed.reply
        : await session.answer(parsed.kind === "batch" ? parsed.messages : parsed.message, { send });
    if (reply !== undefined) send(reply);
  } catch (cause) {
    log(`cannot answer: ${cause}`);
    // A result that is no JSON, such as one with a cycle: the client still waits.
    if (parsed.kind === "request") send(internalError().toResponse(parsed.message.id));
  }
}

const pending = new Set<Promise<void>>();
for await (const line of readLines(process.stdin)) {
  if (line === undefined) {
    send(error(null, INVALID_REQUEST, "the line is too long"));
  } else if (line.trim() !== "") {
    const taken = take(line).finally(() => pending.delete(taken));
    pending.add(taken);
  }
}
// The client has said all; what it asked for is still answered.
await Promise.all(pending);
