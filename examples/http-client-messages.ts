// What a client makes of the messages that a server sends.

import {
  classifyMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
  parseMessage,
  type RequestId,
} from "mcp-protocol-types";
import { describe, McpTransportError } from "./transport.ts";

/** Who is told of messages that answer nothing. */
export type Listener = {
  onMessage: (message: JsonRpcNotification | JsonRpcRequest) => void;
  log: (text: string) => void;
};

/**
 * Takes what the server says.
 *
 * An answer counts only on the way on which it was asked for. There an error without an id is the answer too: the server
 * could not read the id, and nothing else was asked.
 *
 * @param text - a message, or a batch
 * @param asked - the id of the request whose answer is waited for here, if any
 * @param listener - is told of the rest
 * @returns the answer, where it is there
 * @throws McpTransportError where it is there and broken
 */
export function takeMessage(
  text: string,
  asked: RequestId | undefined,
  { onMessage, log }: Listener,
): JsonRpcResponse | undefined {
  const parsed = parseMessage(text);
  let answer: JsonRpcResponse | undefined;
  for (const one of parsed.kind === "batch" ? parsed.messages.map(classifyMessage) : [parsed]) {
    switch (one.kind) {
      case "request":
      case "notification":
        try {
          onMessage(one.message);
        } catch (cause) {
          // That is no reason to fail whoever waits for what comes after.
          log(`onMessage threw: ${describe(cause)}`);
        }
        break;
      case "success":
      case "error":
        if (asked !== undefined && (one.message.id ?? asked) === asked) answer ??= one.message;
        else log(`an answer that was not asked for here is ignored: ${JSON.stringify(one.message.id)}`);
        break;
      case "invalid":
        if (asked !== undefined && one.id === asked) {
          throw new McpTransportError(`The server sent a broken message: ${one.reason}`);
        }
        log(`a broken message of the server is ignored: ${one.reason}`);
        break;
      case "batch":
        log("a broken message of the server is ignored: a message must not be a batch");
    }
  }
  return answer;
}
