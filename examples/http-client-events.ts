// Server-sent events, as a client must read them from servers of all kinds.

import { ANY_LINE_END, readLines } from "./lines.ts";
import { McpTransportError } from "./transport.ts";

/** The largest event to take, in UTF-16 units. */
const MAX_EVENT_LENGTH = 16 * 1024 * 1024;

export type ReceivedEvent = {
  /** What to name to get what comes after; the empty string takes the last id back. */
  id?: string | undefined;
  /** How long to wait before connecting again, in milliseconds. */
  retry?: number | undefined;
  /** The message; empty where there is none. */
  data: string;
};

/**
 * Reads the events of a response's body, those without a message too.
 *
 * @param body - the body
 * @returns the events; what follows the last empty line is none
 * @throws McpTransportError where an event is too long
 */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  let id: string | undefined;
  let type = "";
  let data = "";
  for await (const line of readLines(body, ANY_LINE_END)) {
    if (line === undefined || data.length > MAX_EVENT_LENGTH) {
      throw new McpTransportError("The server sent an event that is too long");
    }
    if (line === "") {
      // A type of its own makes it no message of ours; its id counts all the same.
      const isMessage = type === "" || type === "message";
      if (id !== undefined || data !== "") yield { id, data: isMessage ? data.slice(0, -1) : "" };
      id = undefined;
      type = "";
      data = "";
      continue;
    }
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data += `${value}\n`;
    else if (field === "event") type = value;
    else if (field === "id" && !value.includes("\0")) id = value;
    // It holds as soon as it is there, whether or not the event is ever finished.
    else if (field === "retry" && /^\d+$/.test(value)) yield { retry: Number(value), data: "" };
  }
}

/**
 * Writes the id of an event as a header can carry it: its UTF-8 bytes, each as one character.
 *
 * @throws McpTransportError where it has control characters, which no header can carry
 */
export function eventIdHeader(id: string): string {
  const written = Array.from(new TextEncoder().encode(id), (byte) => String.fromCharCode(byte)).join("");
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(written)) return written;
  throw new McpTransportError("The stream cannot be resumed: the id of its last event has control characters");
}
