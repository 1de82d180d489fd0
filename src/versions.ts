import { unsupportedProtocolVersion } from "./errors.js";

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

/**
 * Tells whether a value names a published protocol revision.
 *
 * @param value - any value
 * @returns true for the five strings of {@link PROTOCOL_VERSIONS}
 */
export function isProtocolVersion(value: unknown): value is ProtocolVersion {
  return PROTOCOL_VERSIONS.some((version) => version === value);
}

/**
 * Tells whether a revision opens a session with `initialize`.
 *
 * @param version - the revision
 * @returns true for the published revisions up to 2025-11-25, false for any other string
 */
export function usesHandshake(version: string): boolean {
  return isProtocolVersion(version) && version !== LATEST_STATELESS_VERSION;
}

/**
 * Chooses the revision that a server writes into the result of `initialize`.
 *
 * @param requested - the revision that the client asked for
 * @param supported - the revisions that the server supports, in any order; the default is all published ones
 * @returns the requested revision where it is supported, else the newest supported one; never one without a handshake
 * @throws {@link McpError} with the code {@link UNSUPPORTED_PROTOCOL_VERSION} where no supported revision has a
 * handshake
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle#version-negotiation}
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
): Exclude<ProtocolVersion, typeof LATEST_STATELESS_VERSION> {
  const candidates = supported.filter(hasHandshake);
  const chosen = candidates.find((version) => version === requested) ?? candidates.sort().at(-1);
  if (chosen === undefined) throw unsupportedProtocolVersion(requested, supported);
  return chosen;
}

function hasHandshake(version: ProtocolVersion): version is Exclude<ProtocolVersion, typeof LATEST_STATELESS_VERSION> {
  return usesHandshake(version);
}
