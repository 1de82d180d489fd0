/**
 * A resource's contents, or a part of them, as text; `TextResourceContents` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type TextResourceContent = {
  /** The URI of the resource or part. */
  uri: string;
  /** The MIME type. */
  mimeType?: string | undefined;
  /** The text. */
  text: string;
  /** Metadata of the contents. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A resource's contents, or a part of them, as bytes; `BlobResourceContents` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type BlobResourceContent = {
  /** The URI of the resource or part. */
  uri: string;
  /** The MIME type. */
  mimeType?: string | undefined;
  /** The bytes, in Base64. */
  blob: string;
  /** Metadata of the contents. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A resource's contents, or a part of them; `"text" in contents` tells which.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceContent = TextResourceContent | BlobResourceContent;

/**
 * Makes a resource's contents from text; JSON drops undefined options.
 *
 * @param uri - the URI of the resource
 * @param text - the text
 * @param options - its optional members
 * @returns the contents
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
    /** The MIME type. */
    mimeType?: string | undefined;
    /** Metadata of the contents. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): TextResourceContent {
  return { ...options, uri, text };
}

/**
 * Makes a resource's contents from Base64, unchecked; JSON drops undefined options.
 *
 * @param uri - the URI of the resource
 * @param blob - the bytes, in Base64
 * @param options - its optional members
 * @returns the contents
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
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
    /** The MIME type. */
    mimeType?: string | undefined;
    /** Metadata of the contents. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): BlobResourceContent {
  return { ...options, uri, blob };
}
