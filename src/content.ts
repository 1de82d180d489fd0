import type { Annotations } from "./annotations.js";
import type { Icon } from "./icon.js";
import type { ResourceContent } from "./resource-content.js";

/**
 * A content block of text.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#text-content}
 */
export type TextContent = {
  /** The kind of the block. */
  type: "text";
  /** The text itself. */
  text: string;
  /** Hints about how the block is meant to be used. */
  annotations?: Annotations | undefined;
  /** Metadata of the block, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block of an image.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#image-content}
 */
export type ImageContent = {
  /** The kind of the block. */
  type: "image";
  /** The bytes of the image, in Base64. */
  data: string;
  /** The MIME type of the image, as in `image/png`. */
  mimeType: string;
  /** Hints about how the block is meant to be used. */
  annotations?: Annotations | undefined;
  /** Metadata of the block, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block of sound.
 *
 * Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools#audio-content}
 */
export type AudioContent = {
  /** The kind of the block. */
  type: "audio";
  /** The bytes of the sound, in Base64. */
  data: string;
  /** The MIME type of the sound, as in `audio/wav`. */
  mimeType: string;
  /** Hints about how the block is meant to be used. */
  annotations?: Annotations | undefined;
  /** Metadata of the block, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block that names a resource, for the client to read.
 *
 * Since 2025-06-18. The resource need not be among those that the server lists.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools#resource-links}
 */
export type ResourceLink = {
  /** The kind of the block. */
  type: "resource_link";
  /** The URI by which the resource is read. */
  uri: string;
  /** The name for programs, shown to a person only where there is no title. */
  name: string;
  /** The name for people. */
  title?: string | undefined;
  /** What the resource is, in words for a language model. */
  description?: string | undefined;
  /** Images that stand for the resource, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The MIME type of the resource, where it is known. */
  mimeType?: string | undefined;
  /** The size of the resource in bytes, before any Base64, where it is known. */
  size?: number | undefined;
  /** Hints about how the resource is meant to be used. */
  annotations?: Annotations | undefined;
  /** Metadata of the block, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block that holds the contents of a resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#embedded-resources}
 */
export type EmbeddedResource = {
  /** The kind of the block. */
  type: "resource";
  /** The contents of the resource. */
  resource: ResourceContent;
  /** Hints about how the block is meant to be used. */
  annotations?: Annotations | undefined;
  /** Metadata of the block, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Any content block of a tool's result, told apart by `type`; `ContentBlock` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#tool-result}
 */
export type ContentItem = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/** The `type` of a content block of text. */
export const CONTENT_TYPE_TEXT = "text";

/** The `type` of a content block of an image. */
export const CONTENT_TYPE_IMAGE = "image";

/** The `type` of a content block of sound. Since 2025-03-26. */
export const CONTENT_TYPE_AUDIO = "audio";

/** The `type` of a content block that names a resource. Since 2025-06-18. */
export const CONTENT_TYPE_RESOURCE_LINK = "resource_link";

/** The `type` of a content block that holds the contents of a resource. */
export const CONTENT_TYPE_RESOURCE = "resource";

/**
 * Makes a content block of text.
 *
 * Writes `type` and `text`, and the options; JSON drops what is undefined.
 *
 * @param text - the text itself
 * @param options - the optional members of the block
 * @returns the block
 *
 * @example
 * ```ts
 * const block = textContent("It rains.", { annotations: { audience: ["user"] } });
 * ```
 */
export function textContent(
  text: string,
  options?: {
    /** Hints about how the block is meant to be used. */
    annotations?: Annotations | undefined;
    /** Metadata of the block, partly under reserved keys. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): TextContent {
  return { type: CONTENT_TYPE_TEXT, text, ...options };
}

/**
 * Makes a content block of an image.
 *
 * Writes `type`, `data` and `mimeType`, and the options; JSON drops what is undefined. The Base64 is not checked.
 *
 * @param data - the bytes of the image, in Base64
 * @param mimeType - the MIME type of the image
 * @param options - the optional members of the block
 * @returns the block
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
    /** Hints about how the block is meant to be used. */
    annotations?: Annotations | undefined;
    /** Metadata of the block, partly under reserved keys. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): ImageContent {
  return { type: CONTENT_TYPE_IMAGE, data, mimeType, ...options };
}

/**
 * Makes a content block of sound, which 2024-11-05 does not have.
 *
 * Writes `type`, `data` and `mimeType`, and the options; JSON drops what is undefined. The Base64 is not checked.
 *
 * @param data - the bytes of the sound, in Base64
 * @param mimeType - the MIME type of the sound
 * @param options - the optional members of the block
 * @returns the block
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
    /** Hints about how the block is meant to be used. */
    annotations?: Annotations | undefined;
    /** Metadata of the block, partly under reserved keys. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): AudioContent {
  return { type: CONTENT_TYPE_AUDIO, data, mimeType, ...options };
}

/**
 * Makes a content block that names a resource, which revisions before 2025-06-18 do not have.
 *
 * Writes `type`, `uri` and `name`, and of the options what is not undefined; a `size` of 0 is written.
 *
 * @param uri - the URI by which the resource is read
 * @param name - the name for programs
 * @param options - the optional members of the block
 * @returns the block
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
    /** The name for people. */
    title?: string | undefined;
    /** What the resource is, in words for a language model. */
    description?: string | undefined;
    /** Images that stand for the resource, one for each size or theme. Since 2025-11-25. */
    icons?: Icon[] | undefined;
    /** The MIME type of the resource, where it is known. */
    mimeType?: string | undefined;
    /** The size of the resource in bytes, before any Base64, where it is known. */
    size?: number | undefined;
    /** Hints about how the resource is meant to be used. */
    annotations?: Annotations | undefined;
    /** Metadata of the block, partly under reserved keys. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): ResourceLink {
  return { type: CONTENT_TYPE_RESOURCE_LINK, uri, name, ...options };
}

/**
 * Makes a content block that holds the contents of a resource.
 *
 * Writes `type` and `resource`, and the options; JSON drops what is undefined.
 *
 * @param resource - the contents of the resource
 * @param options - the optional members of the block
 * @returns the block
 *
 * @example
 * ```ts
 * const block = embeddedResource(textResource("file:///notes.md", "# Notes"));
 * ```
 */
export function embeddedResource(
  resource: ResourceContent,
  options?: {
    /** Hints about how the block is meant to be used. */
    annotations?: Annotations | undefined;
    /** Metadata of the block, partly under reserved keys. Since 2025-06-18. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): EmbeddedResource {
  return { type: CONTENT_TYPE_RESOURCE, resource, ...options };
}
