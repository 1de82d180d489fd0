/**
 * An image that stands for an implementation, a tool, a resource or a prompt in a user interface.
 *
 * Since 2025-11-25. Both the address and the bytes are untrusted; an SVG can carry scripts.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic#icons}
 */
export type Icon = {
  /** The address of the image: an HTTPS URL, or a `data:` URI with the image in Base64. */
  src: string;
  /** The MIME type of the image, for where its source gives none or too general a one. */
  mimeType?: string | undefined;
  /** The sizes that the image is made for, as in `48x48`, or `any` for a scalable one; absent means any. */
  sizes?: string[] | undefined;
  /** The background that the image is drawn for; absent means either. */
  theme?: "light" | "dark" | undefined;
};
