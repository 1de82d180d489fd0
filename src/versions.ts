import { unsupportedProtocolVersion } from "./errors.js";

/**
 * The published protocol revisions, oldest first.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export const PROTOCOL_VERSIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] as const;

/**
 * A published protocol revision.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 */
export type ProtocolVersion = (typeof PROTOCOL_VERSIONS)[number];

/** The newest revision with `initialize`. */
export const LATEST_HANDSHAKE_VERSION = "2025-11-25";

/** The newest revision without a handshake; each request carries its version. The next such revision moves it. */
export const LATEST_STATELESS_VERSION = "2026-07-28";

/**
 * Tells whether a value is a published protocol revision.
 *
 * @param value - any value
 * @returns true for each of {@link PROTOCOL_VERSIONS}
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 *
 * @example
 * ```ts
 * isProtocolVersion("2025-06-18"); // true
 * ```
 */
export function isProtocolVersion(value: unknown): value is ProtocolVersion {
  return PROTOCOL_VERSIONS.some((version) => version === value);
}

/**
 * Tells whether a revision uses `initialize`.
 *
 * @param version - the revision
 * @returns true for the published revisions up to 2025-11-25
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 *
 * @example
 * ```ts
 * usesHandshake("2026-07-28"); // false
 * ```
 */
export function usesHandshake(version: string): version is "2024-11-05" | "2025-03-26" | "2025-06-18" | "2025-11-25" {
  return isProtocolVersion(version) && version <= LATEST_HANDSHAKE_VERSION;
}

/**
 * Chooses the revision for the result of `initialize`.
 *
 * @param requested - the client's revision
 * @param supported - the server's revisions, in any order; by default all published ones
 * @returns the requested revision if supported, else the newest supported; never one without a handshake
 * @throws McpError with {@link UNSUPPORTED_PROTOCOL_VERSION} where there is no such revision
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 *
 * @example
 * ```ts
 * negotiateVersion("2025-06-18"); // "2025-06-18"
 * negotiateVersion("2099-01-01"); // "2025-11-25"
 * ```
 */
export function negotiateVersion(
  requested: string,
  supported: readonly ProtocolVersion[] = PROTOCOL_VERSIONS,
): "2024-11-05" | "2025-03-26" | "2025-06-18" | "2025-11-25" {
  const candidates = supported.filter(usesHandshake);
  const chosen = candidates.find((version) => version === requested) ?? candidates.sort().at(-1);
  if (chosen === undefined) throw unsupportedProtocolVersion(requested, supported);
  return chosen;
}
