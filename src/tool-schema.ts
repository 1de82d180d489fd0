import type { Icon } from "./icon.js";

/**
 * Hints about how a tool behaves, none of them a promise.
 *
 * Since 2025-03-26. A client does not decide by the hints of a server that it does not trust.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools#tool}
 */
export type ToolAnnotations = {
  /** The name for people; the tool's own `title` goes before it. */
  title?: string | undefined;
  /** Whether the tool leaves its environment as it is; absent means no. */
  readOnlyHint?: boolean | undefined;
  /** Whether a tool that is not read-only may overwrite or delete, rather than only add; absent means yes. */
  destructiveHint?: boolean | undefined;
  /** Whether a second call with the same arguments changes nothing more; absent means no. */
  idempotentHint?: boolean | undefined;
  /** Whether the tool deals with things outside of a closed domain, as a web search does; absent means yes. */
  openWorldHint?: boolean | undefined;
};

/**
 * How a tool is run.
 *
 * In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks#tool-level-negotiation}
 */
export type ToolExecution = {
  /** Whether a call of the tool may, must or must not run as a task; absent means `forbidden`. */
  taskSupport?: "forbidden" | "optional" | "required" | undefined;
};

/**
 * A tool as `tools/list` shows it; `Tool` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#tool}
 */
export type McpToolSchema = {
  /** The name by which the tool is called, unique within the server. */
  name: string;
  /** The name for people; absent means that of the annotations, or else `name`. Since 2025-06-18. */
  title?: string | undefined;
  /** What the tool does, in words for a language model. */
  description?: string | undefined;
  /** Images that stand for the tool, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The JSON Schema of the arguments. Since 2026-07-28 any keyword may stand beside `type`. */
  inputSchema: {
    /** The URI of the JSON Schema dialect; absent means 2020-12. Since 2025-11-25. */
    $schema?: string | undefined;
    /** The type of the arguments, always an object. */
    type: "object";
    /** The schema of each argument, by its name. */
    properties?: { [key: string]: unknown } | undefined;
    /** The names of the arguments that a call must have. */
    required?: string[] | undefined;
    /** Any other keyword of JSON Schema. */
    [key: string]: unknown;
  };
  /** The JSON Schema of the structured content; until 2025-11-25 that of an object. Since 2025-06-18. */
  outputSchema?:
    | {
        /** The URI of the JSON Schema dialect; absent means 2020-12. Since 2025-11-25. */
        $schema?: string | undefined;
        /** The type of the structured content; until 2025-11-25 always `object`. */
        type?: string | string[] | undefined;
        /** The schema of each member of the structured content, by its name. */
        properties?: { [key: string]: unknown } | undefined;
        /** The names of the members that the structured content must have. */
        required?: string[] | undefined;
        /** Any other keyword of JSON Schema. */
        [key: string]: unknown;
      }
    | undefined;
  /** Hints about how the tool behaves. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
  /** How the tool is run. In 2025-11-25 only. */
  execution?: ToolExecution | undefined;
  /** Metadata of the tool, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};
