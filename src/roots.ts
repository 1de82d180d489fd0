/**
 * A directory or a file on the client's side that a server may work on.
 *
 * Deprecated in 2026-07-28: use tool parameters, resource URIs or the server's configuration.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
 */
export type Root = {
  /** Where the root is; a `file://` URI in every revision so far. */
  uri: string;
  /** What to call the root when it is shown to a person. */
  name?: string | undefined;
  /** Metadata of the root, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `roots/list`.
 *
 * `ListRootsResult` in the specification. Deprecated in 2026-07-28: use tool parameters, resource URIs or the server's
 * configuration.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
 */
export type RootsListResult = {
  /** Metadata of the result, partly under reserved keys. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** All roots of the client, since this list has no pages. */
  roots: Root[];
};
