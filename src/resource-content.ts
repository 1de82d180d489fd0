/**
 * What stands in a resource, or in a part of one, as text; `TextResourceContents` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#resource-contents}
 */
export type TextResourceContent = {
  /** The URI of the resource, or of the part of it. */
  uri: string;
  /** The MIME type of the text. */
  mimeType?: string | undefined;
  /** The text itself. */
  text: string;
  /** Metadata of the contents, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * What stands in a resource, or in a part of one, as bytes; `BlobResourceContents` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#resource-contents}
 */
export type BlobResourceContent = {
  /** The URI of the resource, or of the part of it. */
  uri: string;
  /** The MIME type of the bytes. */
  mimeType?: string | undefined;
  /** The bytes, in Base64. */
  blob: string;
  /** Metadata of the contents, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * What stands in a resource, or in a part of one; `"text" in contents` tells which of the two it is.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#resource-contents}
 */
export type ResourceContent = TextResourceContent | BlobResourceContent;

/**
 * Makes the contents of a resource from text.
 *
 * Writes `uri` and `text`, and the options; JSON drops what is undefined.
 *
 * @param uri - the URI of the resource
 * @param text - the text itself
 * @param options - the optional members of the contents
 * @returns the contents
 *
 * @example
 * ```ts
 * const result = { contents: [textResource("file:///notes.md", "# Notes", { mimeType: "text/markdown" })] };
 * ```
 */
export function textResource(
  uri: string,
  text: string,
  options?: {
    /** The MIME type of the text. */
    mimeType?: string | undefined;
    /** Metadata of the contents, partly under reserved keys. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): TextResourceContent {
  return { uri, text, ...options };
}

/**
 * Makes the contents of a resource from bytes in Base64.
 *
 * Writes `uri` and `blob`, and the options; JSON drops what is undefined. The Base64 is not checked.
 *
 * @param uri - the URI of the resource
 * @param blob - the bytes, in Base64
 * @param options - the optional members of the contents
 * @returns the contents
 *
 * @example
 * ```ts
 * const result = { contents: [blobResource("file:///dot.png", "iVBORw0KGgo=", { mimeType: "image/png" })] };
 * ```
 */
export function blobResource(
  uri: string,
  blob: string,
  options?: {
    /** The MIME type of the bytes. */
    mimeType?: string | undefined;
    /** Metadata of the contents, partly under reserved keys. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): BlobResourceContent {
  return { uri, blob, ...options };
}
