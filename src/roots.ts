/**
 * A directory or file of the client that a server may work on. Deprecated in 2026-07-28: use tool parameters, resource
 * URIs or the server's configuration.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
 */
export type Root = {
  /** A `file://` URI. */
  uri: string;
  /** The display name. */
  name?: string | undefined;
  /** Metadata of the root. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `roots/list`; `ListRootsResult` in the specification. Deprecated in 2026-07-28: use tool parameters,
 * resource URIs or the server's configuration.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/roots}
 */
export type RootsListResult = {
  /** Metadata of the result. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** All roots, since this list has no pages. */
  roots: Root[];
};
