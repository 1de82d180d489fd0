import type { Revision } from "./parity.js";

/** A difference between a revision file and its official schema that is meant. */
export type Tolerated = {
  revision: Revision;
  /** The path as the engine prints it. */
  path: string;
  /** The message as the engine prints it, so that another fault at the same path is still reported. */
  message: string;
  reason: string;
};

const OPEN_META =
  "A _meta object takes any further key in the protocol's text; the schema shows its named members only.";

/**
 * Every tolerated difference. One that no longer occurs fails the parity test.
 *
 * What stands for the same values is no difference to the engine and so has no entry here: `number` for `integer`, and
 * an open set, `"known" | (string & {})`, for `string`.
 */
export const TOLERATED: readonly Tolerated[] = [
  ...["RequestMetaObject", "NotificationMetaObject", "ResultMetaObject", "SubscriptionsListenResultMetaObject"].map(
    (path) => ({
      revision: "2026-07-28" as const,
      path,
      message: "open, where closed is due",
      reason: OPEN_META,
    }),
  ),
  {
    revision: "2026-07-28",
    path: "JSONValue",
    message: "null: not in the schema",
    reason: "JSON has null, and so has JSONValue in the protocol's text; the schema leaves it out.",
  },
];
