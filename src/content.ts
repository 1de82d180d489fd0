import type { Annotations } from "./annotations.js";
import type { Icon } from "./icon.js";
import type { ResourceContent } from "./resource-content.js";

/**
 * A text block.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type TextContent = {
  /** The kind of block. */
  type: "text";
  /** The text. */
  text: string;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Metadata of the block. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * An image block.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ImageContent = {
  /** The kind of block. */
  type: "image";
  /** The bytes, in Base64. */
  data: string;
  /** The MIME type, such as `image/png`. */
  mimeType: string;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Metadata of the block. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * An audio block. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type AudioContent = {
  /** The kind of block. */
  type: "audio";
  /** The bytes, in Base64. */
  data: string;
  /** The MIME type, such as `audio/wav`. */
  mimeType: string;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Metadata of the block. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A block that names a resource, listed or not, for the client to read. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 */
export type ResourceLink = {
  /** The kind of block. */
  type: "resource_link";
  /** The URI to read it by. */
  uri: string;
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. */
  title?: string | undefined;
  /** What it is, for a model to read. */
  description?: string | undefined;
  /** Images to show for it, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** Its size in bytes before any Base64, if known. */
  size?: number | undefined;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Metadata of the block. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A block of a resource's contents.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type EmbeddedResource = {
  /** The kind of block. */
  type: "resource";
  /** The contents. */
  resource: ResourceContent;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Metadata of the block. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Any content block, told apart by `type`; `ContentBlock` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ContentItem = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/** The `type` of a text block. */
export const CONTENT_TYPE_TEXT = "text";

/** The `type` of an image block. */
export const CONTENT_TYPE_IMAGE = "image";

/** The `type` of an audio block. Since 2025-03-26. */
export const CONTENT_TYPE_AUDIO = "audio";

/** The `type` of a block that names a resource. Since 2025-06-18. */
export const CONTENT_TYPE_RESOURCE_LINK = "resource_link";

/** The `type` of a block of a resource's contents. */
export const CONTENT_TYPE_RESOURCE = "resource";

/**
 * Makes a text block from `text` and the options; JSON drops what is undefined.
 *
 * @param text - the text
 * @param options - its optional members
 * @returns the block
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 *
 * @example
 * ```ts
 * const block = textContent("It rains.", { annotations: { audience: ["user"] } });
 * ```
 */
export function textContent(
  text: string,
  options?: {
    /** Hints at its use. */
    annotations?: Annotations | undefined;
    /** Metadata of the block. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): TextContent {
  // Without the spread, which costs more than the block, for by far the most blocks there are.
  if (options === undefined) return { type: CONTENT_TYPE_TEXT, text };
  return { ...options, type: CONTENT_TYPE_TEXT, text };
}

/**
 * Makes an image block; JSON drops undefined options. The Base64 is not checked.
 *
 * @param data - the bytes, in Base64
 * @param mimeType - the MIME type
 * @param options - its optional members
 * @returns the block
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 *
 * @example
 * ```ts
 * const block = imageContent("iVBORw0KGgo=", "image/png");
 * ```
 */
export function imageContent(
  data: string,
  mimeType: string,
  options?: {
    /** Hints at its use. */
    annotations?: Annotations | undefined;
    /** Metadata of the block. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): ImageContent {
  return { ...options, type: CONTENT_TYPE_IMAGE, data, mimeType };
}

/**
 * Makes an audio block, since 2025-03-26; JSON drops undefined options. The Base64 is not checked.
 *
 * @param data - the bytes, in Base64
 * @param mimeType - the MIME type
 * @param options - its optional members
 * @returns the block
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 *
 * @example
 * ```ts
 * const block = audioContent("UklGRg==", "audio/wav");
 * ```
 */
export function audioContent(
  data: string,
  mimeType: string,
  options?: {
    /** Hints at its use. */
    annotations?: Annotations | undefined;
    /** Metadata of the block. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): AudioContent {
  return { ...options, type: CONTENT_TYPE_AUDIO, data, mimeType };
}

/**
 * Makes a block that names a resource, since 2025-06-18; JSON drops undefined options.
 *
 * @param uri - the URI to read it by
 * @param name - the identifier
 * @param options - its optional members
 * @returns the block
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 *
 * @example
 * ```ts
 * const block = resourceLink("file:///notes.md", "notes.md", { mimeType: "text/markdown", size: 1024 });
 * ```
 */
export function resourceLink(
  uri: string,
  name: string,
  options?: {
    /** The display name. */
    title?: string | undefined;
    /** What it is, for a model to read. */
    description?: string | undefined;
    /** Images to show for it, one for each size or theme. Since 2025-11-25. */
    icons?: Icon[] | undefined;
    /** The MIME type, if known. */
    mimeType?: string | undefined;
    /** Its size in bytes before any Base64, if known. */
    size?: number | undefined;
    /** Hints at its use. */
    annotations?: Annotations | undefined;
    /** Metadata of the block. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): ResourceLink {
  return { ...options, type: CONTENT_TYPE_RESOURCE_LINK, uri, name };
}

/**
 * Makes a block of a resource's contents; JSON drops undefined options.
 *
 * @param resource - the contents
 * @param options - its optional members
 * @returns the block
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 *
 * @example
 * ```ts
 * const block = embeddedResource(textResource("file:///notes.md", "# Notes"));
 * ```
 */
export function embeddedResource(
  resource: ResourceContent,
  options?: {
    /** Hints at its use. */
    annotations?: Annotations | undefined;
    /** Metadata of the block. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): EmbeddedResource {
  return { ...options, type: CONTENT_TYPE_RESOURCE, resource };
}
