/** More than any sane message; a peer that never ends its line must not fill the memory. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;

/** Where the lines of server-sent events end. */
export const ANY_LINE_END = /\r\n|\r|\n/;

/**
 * Splits a stream of bytes into lines, for the newline-delimited JSON of the stdio transport and for server-sent events.
 *
 * A byte order mark at the beginning is left out. In place of a line that is longer than the limit comes undefined, as
 * soon as it is: its end may never come.
 *
 * @param stream - the bytes, in UTF-8
 * @param lineEnd - where a line ends; by default at "\n" alone: node:readline also splits at U+2028 and U+2029, which may
 * stand in a JSON string
 */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  lineEnd: "\n" | typeof ANY_LINE_END = "\n",
): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let line: string[] = [];
  let length = 0;
  let endsInCr = false;

  for await (const bytes of stream) {
    let text = decoder.decode(bytes, { stream: true });
    if (text === "") continue;
    // The line has ended with the chunk before; this is the rest of its end.
    if (endsInCr && text.startsWith("\n")) text = text.slice(1);
    endsInCr = lineEnd === ANY_LINE_END && text.endsWith("\r");
    for (const [index, part] of text.split(lineEnd).entries()) {
      if (index > 0) {
        if (length <= MAX_LINE_LENGTH) yield line.join("");
        line = [];
        length = 0;
      }
      const wasTooLong = length > MAX_LINE_LENGTH;
      length += part.length;
      if (length <= MAX_LINE_LENGTH) line.push(part);
      else if (!wasTooLong) {
        line = [];
        yield undefined;
      }
    }
  }
  // What is left of a character that was cut off.
  const cutOff = decoder.decode();
  length += cutOff.length;
  line.push(cutOff);
  if (length > 0 && length <= MAX_LINE_LENGTH) yield line.join("");
}
