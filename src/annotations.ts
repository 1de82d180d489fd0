/**
 * A side of a conversation with a model.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type Role = "user" | "assistant";

/**
 * Hints at the use of a block or resource.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources}
 */
export type Annotations = {
  /** The roles the data is meant for; absent means no preference. */
  audience?: Role[] | undefined;
  /** The importance of the data, from 0 (entirely optional) to 1 (effectively required). */
  priority?: number | undefined;
  /** The time of the last change, as an ISO 8601 string. Since 2025-06-18. */
  lastModified?: string | undefined;
};
