/**
 * The side of a conversation that a message comes from or that data is meant for.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type Role = "user" | "assistant";

/**
 * A hint about how a content block or a resource is meant to be used.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/resources#annotations}
 */
export type Annotations = {
  /** The roles the data is meant for; absent means no preference. */
  audience?: Role[] | undefined;
  /** The importance of the data, from 0 (entirely optional) to 1 (effectively required). */
  priority?: number | undefined;
  /** The time of the last change, as an ISO 8601 string. Since 2025-06-18. */
  lastModified?: string | undefined;
};
