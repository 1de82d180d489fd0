/** More than any sane message; a peer that never ends its line must not fill the memory. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;

/** Where the lines of server-sent events end. */
export const ANY_LINE_END = /\r\n|\r|\n/;

/**
 * Splits a stream of bytes into lines, for the newline-delimited JSON of the stdio transport and for server-sent events.
 *
 * A byte order mark at the beginning is left out. A line that is longer than the limit comes as undefined.
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
  let parts: string[] = [];
  let length = 0;
  let endsInCr = false;

  const take = (part: string) => {
    length += part.length;
    if (length <= MAX_LINE_LENGTH) parts.push(part);
    else parts = [];
  };
  const finish = () => {
    const line = length <= MAX_LINE_LENGTH ? parts.join("") : undefined;
    parts = [];
    length = 0;
    return line;
  };

  for await (const bytes of stream) {
    let text = decoder.decode(bytes, { stream: true });
    if (text === "") continue;
    // The line has ended with the chunk before; this is the rest of its end.
    if (endsInCr && text.startsWith("\n")) text = text.slice(1);
    endsInCr = lineEnd === ANY_LINE_END && text.endsWith("\r");
    const [first = "", ...rest] = text.split(lineEnd);
    take(first);
    for (const part of rest) {
      yield finish();
      take(part);
    }
  }
  take(decoder.decode());
  if (length > 0) yield finish();
}
