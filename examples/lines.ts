/** More than any sane message; a peer that never ends its line must not fill the memory. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;

/**
 * Splits a stream of bytes into lines, for the newline-delimited JSON of the stdio transport.
 *
 * At "\n" alone: node:readline also splits at U+2028 and U+2029, which may stand in a JSON string. A line that is longer
 * than the limit comes as undefined.
 */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let parts: string[] = [];
  let length = 0;

  const take = (part: string) => {
    length += part.length;
    if (length <= MAX_LINE_LENGTH) parts.push(part);
  };
  const finish = () => {
    const line = length <= MAX_LINE_LENGTH ? parts.join("") : undefined;
    parts = [];
    length = 0;
    return line;
  };

  for await (const bytes of stream) {
    const [first = "", ...rest] = decoder.decode(bytes, { stream: true }).split("\n");
    take(first);
    for (const part of rest) {
      yield finish();
      take(part);
    }
  }
  take(decoder.decode());
  if (length > 0) yield finish();
}
