/**
 * The published protocol revisions, oldest first.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export const PROTOCOL_VERSIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] as const;

/**
 * A published protocol revision, by the date that names it.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export type ProtocolVersion = (typeof PROTOCOL_VERSIONS)[number];

/** The newest revision that opens a session with `initialize`. */
export const LATEST_HANDSHAKE_VERSION = "2025-11-25";

/** The newest revision without a handshake, in which each request carries its own version. */
export const LATEST_STATELESS_VERSION = "2026-07-28";
