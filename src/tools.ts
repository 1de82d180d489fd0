import type { ContentItem, TextContent } from "./content.js";
import { CONTENT_TYPE_TEXT, textContent } from "./content.js";
import type { InputResponses } from "./input-requests.js";
import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";
import type { TaskMetadata } from "./tasks.js";
import type { McpToolSchema } from "./tool-schema.js";

/**
 * The result of `tools/list`, a page of a server's tools; `ListToolsResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#listing-tools}
 */
export type ToolsListResult = {
  /** The tools of this page. */
  tools: McpToolSchema[];
  /** The cursor of the next page; absent on the last one. */
  nextCursor?: string | undefined;
  /** How long the result stays fresh, in milliseconds; 0 is stale at once. Since 2026-07-28, required there. */
  ttlMs?: number | undefined;
  /** Whether a kept result may be shared by all, or within one authorization only. Since 2026-07-28, required there. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. Since 2026-07-28, which requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `tools/call`; `CallToolRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#calling-tools}
 */
export type ToolCallParams = {
  /** The name of the tool. */
  name: string;
  /** The arguments, by name, as the tool's `inputSchema` describes them; absent means none. */
  arguments?: { [key: string]: unknown } | undefined;
  /** Asks for the call to be run as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** The answers to the input requests of the result before, by the same keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the result before, given back unread. Since 2026-07-28. */
  requestState?: string | undefined;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/**
 * The result of `tools/call`; `CallToolResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#tool-result}
 */
export type ToolCallResult = {
  /** What the tool gives to the language model, block by block. */
  content: ContentItem[];
  /** What the tool gives to programs, as its `outputSchema` says. Since 2025-06-18; until 2025-11-25 an object. */
  structuredContent?: unknown;
  /** Whether the tool failed, in a way that the language model should see; absent means no. */
  isError?: boolean | undefined;
  /** Whether the result is final. Since 2026-07-28, which requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Makes the result of a tool from its content blocks.
 *
 * Writes `content`, `isError` only when true, and of the other options what is not undefined: null, 0, false and ""
 * are written. The type tells which blocks and which structured content are inside, so that the value fits every
 * revision that has them.
 *
 * @param content - the content blocks
 * @param options - the optional members of the result
 * @returns the result
 *
 * @example
 * ```ts
 * const result = toolResult([textContent("22.5"), imageContent("iVBORw0KGgo=", "image/png")]);
 * ```
 */
export function toolResult<Block extends ContentItem, Structured = undefined>(
  content: Block[],
  options: {
    /** Whether the tool failed; false is left out. */
    isError?: boolean | undefined;
    /** What the tool gives to programs. Since 2025-06-18; until 2025-11-25 an object. */
    structuredContent?: Structured | undefined;
    /** Metadata of the result, partly under reserved keys. */
    _meta?: { [key: string]: unknown } | undefined;
  } = {},
): {
  /** The content blocks, as they were given. */
  content: Block[];
  /** What the tool gives to programs, as it was given. */
  structuredContent?: Structured | undefined;
  /** That the tool failed; absent where it did not. */
  isError?: true | undefined;
  /** Data about the result, as it was given. */
  _meta?: { [key: string]: unknown } | undefined;
} {
  return {
    content,
    ...(options.structuredContent === undefined ? {} : { structuredContent: options.structuredContent }),
    ...(options.isError === true ? { isError: options.isError } : {}),
    ...(options._meta === undefined ? {} : { _meta: options._meta }),
  };
}

/**
 * Makes the result of a tool that failed, for the language model to see.
 *
 * Writes `content` and `isError: true`, nothing else.
 *
 * @param content - what went wrong: a text, which becomes one text block, or content blocks
 * @returns the result
 *
 * @example
 * ```ts
 * const result = toolError("The date must be in the future.");
 * ```
 */
export function toolError<Block extends ContentItem = TextContent>(
  content: string | Block[],
): {
  /** One text block, or the content blocks as they were given. */
  content: (TextContent | Block)[];
  /** That the tool failed. */
  isError: true;
} {
  return { content: typeof content === "string" ? [textContent(content)] : content, isError: true };
}

/**
 * Makes the result of a tool from a value for programs, and mirrors it as JSON for clients that read text only.
 *
 * Writes `structuredContent`, which is the value itself, and `content`, one text block with its JSON.
 *
 * @param value - the value; until 2025-11-25 it is an object, no array
 * @returns the result
 * @throws TypeError where the value has no JSON: it holds a cycle or a bigint, is a function, or has a `toJSON` that
 * returns undefined; what a `toJSON` throws is passed on
 *
 * @example
 * ```ts
 * const result = structuredResult({ temperature: 22.5, humidity: 65 });
 * ```
 */
export function structuredResult<Value extends object>(
  value: Value,
): {
  /** One text block with the value as JSON. */
  content: TextContent[];
  /** The value, as it was given. */
  structuredContent: Value;
} {
  // The library's type hides that there may be no JSON.
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new TypeError("structured content must have a JSON form");
  return { content: [textContent(json)], structuredContent: value };
}

/**
 * Gets the text that a tool's result begins with.
 *
 * @param result - the result
 * @returns the text of the first content block; undefined where there is no block or the first is not text
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
