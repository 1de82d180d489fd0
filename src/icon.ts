/**
 * An image to show for something. Address and bytes are untrusted; an SVG can carry scripts. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic}
 */
export type Icon = {
  /** An HTTPS URL, or a `data:` URI in Base64. */
  src: string;
  /** The MIME type, where the source gives none or too general a one. */
  mimeType?: string | undefined;
  /** The sizes it suits, each `48x48` or, if scalable, `any`; absent means any. */
  sizes?: string[] | undefined;
  /** The background it is drawn for; absent means either. */
  theme?: "light" | "dark" | undefined;
};
