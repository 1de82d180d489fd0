import type { Revision } from "./parity.js";

/** A message or an example of the specification that does not fit the type it claims to be of. */
export type DataException = {
  revision: Revision;
  /** The datum, as the test names it. */
  name: string;
  /** What every complaint of the compiler about it contains, so that another fault of it is still reported. */
  complaint: string;
  reason: string;
};

/** Every exception. One that fits its type fails the test. */
export const DATA_EXCEPTIONS: readonly DataException[] = [
  ...(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] as const).map((revision) => ({
    revision,
    name: `basic/${revision === "2026-07-28" ? "patterns" : "utilities"}/progress.mdx #1 some_method`,
    complaint: "Property 'some_method' does not exist",
    reason: "The page shows what any request may carry, under a method that stands for all.",
  })),
  ...(["2024-11-05", "2025-03-26"] as const).map((revision) => ({
    revision,
    name: "server/utilities/pagination.mdx #1 resources/list",
    complaint: "Property 'resources/list' does not exist on type 'ClientNotificationMap & ServerNotificationMap'",
    reason: "The page leaves the id of the request out, which makes it a notification.",
  })),
  ...[
    "server/prompts.mdx #1 prompts/list",
    "server/prompts.mdx #3 prompts/get",
    "server/resources.mdx #1 resources/list",
    "server/resources.mdx #3 resources/read",
    "server/resources.mdx #5 resources/templates/list",
    "server/tools.mdx #1 tools/list",
    "server/tools.mdx #3 tools/call",
    "server/tools.mdx #6 tools/call",
    "server/utilities/completion.mdx #1 completion/complete",
    "server/utilities/completion.mdx #3 completion/complete",
    "server/utilities/pagination.mdx #1 resources/list",
  ].map((name) => ({
    revision: "2026-07-28" as const,
    name,
    complaint: "Property '_meta' is missing",
    reason: "The page leaves the required _meta of the params out, for brevity.",
  })),
  {
    revision: "2026-07-28",
    name: "basic/index.mdx #1 tools/call",
    complaint: "'{ traceparent: string; }' is missing the following properties from type 'RequestMetaObject'",
    reason: "The page is about the trace context in _meta and leaves its required members out.",
  },
  {
    revision: "2026-07-28",
    name: "ListRootsRequest/list-roots-request.json",
    complaint: `'"id"' does not exist in type 'ListRootsRequest'`,
    reason: "The example has an id, as a request of the server had before; its type has none.",
  },
];
