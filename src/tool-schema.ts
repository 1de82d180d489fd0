import type { Icon } from "./icon.js";

/**
 * Hints about a tool, not to be relied on from an untrusted server. Since 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-03-26/server/tools}
 */
export type ToolAnnotations = {
  /** The display name, after the tool's own `title`. */
  title?: string | undefined;
  /** Whether the tool changes nothing; absent means no. */
  readOnlyHint?: boolean | undefined;
  /** Whether it may overwrite or delete, not only add; absent means yes. Void where read-only. */
  destructiveHint?: boolean | undefined;
  /** Whether repeating a call changes nothing more; absent means no. */
  idempotentHint?: boolean | undefined;
  /** Whether it reaches an open world, as a web search does; absent means yes. */
  openWorldHint?: boolean | undefined;
};

/**
 * How a tool is run. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks}
 */
export type ToolExecution = {
  /** Whether a call may, must or must not run as a task; absent means `forbidden`. */
  taskSupport?: "forbidden" | "optional" | "required" | undefined;
};

/**
 * A tool as `tools/list` shows it; `Tool` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type McpToolSchema = {
  /** The name to call it by, unique within the server. */
  name: string;
  /** The display name, before `annotations.title` and `name`. Since 2025-06-18. */
  title?: string | undefined;
  /** What it does, for a model to read. */
  description?: string | undefined;
  /** Images to show for it, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The JSON Schema of the arguments, with any keyword since 2026-07-28. */
  inputSchema: {
    /** The dialect's URI; absent means 2020-12. Since 2025-11-25. */
    $schema?: string | undefined;
    /** Arguments are always an object. */
    type: "object";
    /** The arguments' schemas, by name. */
    properties?: { [key: string]: unknown } | undefined;
    /** The names of the required arguments. */
    required?: string[] | undefined;
    /** Any further keyword. */
    [key: string]: unknown;
  };
  /** The JSON Schema of `structuredContent`. Since 2025-06-18; until 2025-11-25 of an object. */
  outputSchema?:
    | {
        /** The dialect's URI; absent means 2020-12. Since 2025-11-25. */
        $schema?: string | undefined;
        /** The type; until 2025-11-25 always `object`. */
        type?: string | string[] | undefined;
        /** The members' schemas, by name. */
        properties?: { [key: string]: unknown } | undefined;
        /** The names of the required members. */
        required?: string[] | undefined;
        /** Any further keyword. */
        [key: string]: unknown;
      }
    | undefined;
  /** Hints at its behaviour. Since 2025-03-26. */
  annotations?: ToolAnnotations | undefined;
  /** How it is run. In 2025-11-25 only. */
  execution?: ToolExecution | undefined;
  /** Metadata of the tool. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};
