// What a client makes of a response that it did not hope for.

import { type JsonRpcFailure, parseMessage } from "mcp-protocol-types";
import { mediaType, readBody } from "./http-body.ts";
import { McpTransportError } from "./transport.ts";

/** The largest answer to take, in bytes. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** As much of a text as an error's message can bear. */
export const excerpt = (text: string) => text.slice(0, 200);

/** A response that is no success. */
export type Refusal = {
  /** What it says by its status and the beginning of its body. */
  error: McpTransportError;
  /** The JSON-RPC error in its body, where there is one. */
  failure: JsonRpcFailure | undefined;
};

/** Reads a response that is no success; whatever its body is, the status is told. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const { status, headers } = response;
  const location = headers.get("location");
  if (status >= 300 && status < 400 && location !== null) {
    const error = new McpTransportError(`The server redirects to ${excerpt(location)}, which is not followed`);
    return { error, failure: undefined };
  }
  const text = await readBody(response.body, MAX_ANSWER_BYTES).catch(() => "");
  const parsed = parseMessage(text);
  const error = new McpTransportError(`The server answered with HTTP ${status}: ${excerpt(text)}`);
  return { error, failure: parsed.kind === "error" ? parsed.message : undefined };
}

/** Fails where a response does not have the media type that it must have. */
export function expectType(response: Response, type: string): void {
  const contentType = response.headers.get("content-type");
  if (mediaType(contentType) === type) return;
  throw new McpTransportError(
    `The server answered with HTTP ${response.status} and ${excerpt(contentType || "no content type")}`,
  );
}

/** Lets go of a response whose body is of no use. */
export async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}
