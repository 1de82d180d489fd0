/** What is wrong with a body that cannot be taken. */
export class BodyError extends Error {
  override readonly name = "BodyError";
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge: boolean) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

/**
 * Reads a request's or a response's body to its end, as UTF-8.
 *
 * @param body - the body
 * @param maxBytes - how much of it to take at most
 * @returns the text
 * @throws BodyError where there is more, it breaks off, or it is no UTF-8
 */
export async function readBody(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = body?.getReader();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true, value: undefined };
    if (!done) size += value.byteLength;
    if (size > maxBytes) {
      // The rest is not wanted, whether or not that can still be told.
      void reader?.cancel().catch(() => {});
      throw new BodyError(`the body is larger than ${maxBytes} bytes`, true);
    }
    try {
      text += decoder.decode(value, { stream: !done });
    } catch {
      void reader?.cancel().catch(() => {});
      throw new BodyError("the body is no UTF-8", false);
    }
    if (done) return text;
  }
}

function brokenOff(): never {
  throw new BodyError("the body breaks off", false);
}

/** The type and subtype of a `content-type`, in lower case; undefined for one whose text is not UTF-8. */
export function mediaType(contentType: string | null): string | undefined {
  const [type = "", ...parameters] = (contentType ?? "").split(";").map((part) => part.trim().toLowerCase());
  const isOtherCharset = (parameter: string) => parameter.startsWith("charset=") && !/=\s*"?utf-?8"?$/.test(parameter);
  return parameters.some(isOtherCharset) ? undefined : type;
}
