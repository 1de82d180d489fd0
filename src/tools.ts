import type { ContentItem, TextContent } from "./content.js";
import { CONTENT_TYPE_TEXT, textContent } from "./content.js";
import type { InputResponses } from "./input-requests.js";
import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";
import type { TaskMetadata } from "./tasks.js";
import type { McpToolSchema } from "./tool-schema.js";

/**
 * The result of `tools/list`; `ListToolsResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ToolsListResult = {
  /** The tools of this page. */
  tools: McpToolSchema[];
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28, required there. */
  ttlMs?: number | undefined;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28, required there. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. Since 2026-07-28, required there. */
  resultType?: ResultType | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `tools/call`; `CallToolRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ToolCallParams = {
  /** The name of the tool. */
  name: string;
  /** The arguments, by the tool's `inputSchema`; absent means none. */
  arguments?: { [key: string]: unknown } | undefined;
  /** Asks to run it as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** On a retry, the answers, by the input requests' keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** On a retry, the `requestState` as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};

/**
 * The result of `tools/call`; `CallToolResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ToolCallResult = {
  /** The result, for the model to read. */
  content: ContentItem[];
  /** The result by the tool's `outputSchema`. Since 2025-06-18; until 2025-11-25 an object. */
  structuredContent?: unknown;
  /** Whether the tool failed, for the model to see; absent means no. */
  isError?: boolean | undefined;
  /** Whether the result is final. Since 2026-07-28, required there. */
  resultType?: ResultType | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Makes a tool's result from content blocks. `isError` is written only when true, other options unless undefined. The
 * type tells what is inside, so that it fits every revision that has that.
 *
 * @param content - the content blocks
 * @param options - its optional members
 * @returns the result
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 *
 * @example
 * ```ts
 * const result = toolResult([textContent("22.5"), imageContent("iVBORw0KGgo=", "image/png")]);
 * ```
 */
export function toolResult<Block extends ContentItem, Structured = undefined>(
  content: Block[],
  options?: {
    /** Whether the tool failed; false is left out. */
    isError?: boolean | undefined;
    /** The result for programs. Since 2025-06-18; until 2025-11-25 an object. */
    structuredContent?: Structured | undefined;
    /** Metadata of the result. */
    _meta?: { [key: string]: unknown } | undefined;
  },
): {
  /** The blocks as given. */
  content: Block[];
  /** The result for programs, as given. */
  structuredContent?: Structured | undefined;
  /** That the tool failed. */
  isError?: true | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
} {
  if (options === undefined) return { content };
  return {
    content,
    ...(options.structuredContent === undefined ? {} : { structuredContent: options.structuredContent }),
    ...(options.isError === true ? { isError: options.isError } : {}),
    ...(options._meta === undefined ? {} : { _meta: options._meta }),
  };
}

/**
 * Makes a failed tool's result, for the model to see.
 *
 * @param content - what went wrong: a text, which becomes a text block, or content blocks
 * @returns the result
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 *
 * @example
 * ```ts
 * const result = toolError("The date must be in the future.");
 * ```
 */
export function toolError<Block extends ContentItem = TextContent>(
  content: string | Block[],
): {
  /** One text block, or the blocks as given. */
  content: (TextContent | Block)[];
  /** That the tool failed. */
  isError: true;
} {
  return { content: typeof content === "string" ? [textContent(content)] : content, isError: true };
}

/**
 * Makes a tool's result from a value for programs, with its JSON in a text block for clients that read text only.
 *
 * @param value - the value; until 2025-11-25 no array
 * @returns the result
 * @throws TypeError where there is no JSON (a cycle, a bigint, a function, a `toJSON` that returns undefined) or it is
 * neither an object nor an array (a Date is written as a string); what a `toJSON` throws is passed on
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/server/tools}
 *
 * @example
 * ```ts
 * const result = structuredResult({ temperature: 22.5, humidity: 65 });
 * ```
 */
export function structuredResult<Value extends object>(
  value: Value,
): {
  /** One block with the value as JSON. */
  content: TextContent[];
  /** The value as given. */
  structuredContent: Value;
} {
  const json = JSON.stringify(value);
  // A Date, say, is an object that JSON writes as a string, and a function one that it does not write at all.
  if (!/^[[{]/.test(json)) throw new TypeError("structured content must be an object");
  return { content: [textContent(json)], structuredContent: value };
}

/**
 * Gets the text that a tool's result begins with.
 *
 * @param result - the result
 * @returns the first block's text; undefined where it is missing or not text
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 *
 * @example
 * ```ts
 * const text = firstText(toolResult([textContent("22.5")])) ?? "";
 * ```
 */
export function firstText(result: ToolCallResult): string | undefined {
  const block = result.content[0];
  return block?.type === CONTENT_TYPE_TEXT ? block.text : undefined;
}
