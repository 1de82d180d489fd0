import type { Check, JsonObject, Reading, ResultReaderOptions } from "./check.js";
import {
  anyObject,
  anything,
  boolean,
  integer,
  isObject,
  list,
  oneOf,
  pathText,
  read,
  readAt,
  startReading,
  string,
} from "./check.js";
import type { CompletionCompleteResult } from "./completion.js";
import type { DiscoverResult, InitializeResult } from "./lifecycle.js";
import type { GetPromptResult, PromptDefinition, PromptsListResult } from "./prompts.js";
import type { ResourceContent } from "./resource-content.js";
import type {
  McpResource,
  ReadResourceResult,
  ResourceDefinition,
  ResourcesListResult,
  ResourceTemplatesListResult,
} from "./resources.js";
import {
  capabilities,
  contentItems,
  implementation,
  mcpResource,
  naturalNumber,
  promptDefinition,
  promptMessages,
  resourceContent,
  resourceDefinition,
  toolSchema,
} from "./shapes.js";
import type { McpToolSchema } from "./tool-schema.js";
import type { ToolCallResult, ToolsListResult } from "./tools.js";

/**
 * Thrown by the readers of results: something in the result is not what the protocol says.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export class InvalidResultError extends Error {
  /** Where in the result, as in `content[1].text`; an index is that of what arrived, and empty is the result itself. */
  readonly path: string;

  /**
   * Makes the error for one place in a result.
   *
   * @param path - the place, as in `content[1].text`; empty for the result itself
   * @param expectation - what should have stood there, as in `must be a string`
   */
  constructor(path: string, expectation: string) {
    super(`${path || "the result"} ${expectation}`);
    this.name = "InvalidResultError";
    this.path = path;
  }
}

const cacheScope = oneOf(["private", "public"]);

function toolCallResult(value: unknown, reading: Reading): ToolCallResult {
  const { content, structuredContent } = anyObject(value, reading);
  // Some servers send no content beside structured content, and the official SDK reads none there.
  return read<ToolCallResult>(
    [
      { content: contentItems },
      { structuredContent: anything, isError: boolean, resultType: string, _meta: anyObject },
    ],
    content === undefined && structuredContent !== undefined ? { ...(value as JsonObject), content: [] } : value,
    reading,
  );
}

function readResult<Result>(check: Check<Result>, result: unknown, options: ResultReaderOptions | undefined): Result {
  const reading = startReading(options);
  try {
    if (isObject(result) && result["resultType"] === "input_required") {
      readAt("resultType", "complete", result["resultType"], reading);
    }
    return read(check, result, reading);
  } catch {
    throw new InvalidResultError(pathText(reading.path), reading.message);
  }
}

/**
 * Reads the result of `tools/call`. A missing `content` beside structured content reads as `[]`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#calling-tools}
 *
 * @example
 * ```ts
 * const result = readToolCallResult({ content: [{ type: "text", text: "4" }] });
 * ```
 */
export function readToolCallResult(result: unknown, options?: ResultReaderOptions): ToolCallResult {
  return readResult<ToolCallResult>(toolCallResult, result, options);
}

/**
 * Reads the result of `tools/list`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 *
 * @example
 * ```ts
 * readToolsListResult({ tools: [{ name: "add", inputSchema: { type: "object" } }] });
 * ```
 */
export function readToolsListResult(result: unknown, options?: ResultReaderOptions): ToolsListResult {
  return readResult<ToolsListResult>(
    [
      { tools: list<McpToolSchema>(toolSchema) },
      { resultType: string, ttlMs: naturalNumber, cacheScope, _meta: anyObject, nextCursor: string },
    ],
    result,
    options,
  );
}

/**
 * Reads the result of `prompts/list`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 *
 * @example
 * ```ts
 * readPromptsListResult({ prompts: [] });
 * ```
 */
export function readPromptsListResult(result: unknown, options?: ResultReaderOptions): PromptsListResult {
  return readResult<PromptsListResult>(
    [
      { prompts: list<PromptDefinition>(promptDefinition) },
      { resultType: string, ttlMs: naturalNumber, cacheScope, _meta: anyObject, nextCursor: string },
    ],
    result,
    options,
  );
}

/**
 * Reads the result of `prompts/get`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#getting-a-prompt}
 *
 * @example
 * ```ts
 * readGetPromptResult({ messages: [userMessage("Hello")] });
 * ```
 */
export function readGetPromptResult(result: unknown, options?: ResultReaderOptions): GetPromptResult {
  return readResult<GetPromptResult>(
    [{ messages: promptMessages }, { description: string, resultType: string, _meta: anyObject }],
    result,
    options,
  );
}

/**
 * Reads the result of `resources/list`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 *
 * @example
 * ```ts
 * readResourcesListResult({ resources: [], nextCursor: null }, { nullAsAbsent: true }); // { resources: [] }
 * ```
 */
export function readResourcesListResult(result: unknown, options?: ResultReaderOptions): ResourcesListResult {
  return readResult<ResourcesListResult>(
    [
      { resources: list<McpResource>(mcpResource) },
      { resultType: string, ttlMs: naturalNumber, cacheScope, _meta: anyObject, nextCursor: string },
    ],
    result,
    options,
  );
}

/**
 * Reads the result of `resources/templates/list`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 *
 * @example
 * ```ts
 * readResourceTemplatesListResult({ resourceTemplates: [] });
 * ```
 */
export function readResourceTemplatesListResult(
  result: unknown,
  options?: ResultReaderOptions,
): ResourceTemplatesListResult {
  return readResult<ResourceTemplatesListResult>(
    [
      { resourceTemplates: list<ResourceDefinition>(resourceDefinition) },
      { resultType: string, ttlMs: naturalNumber, cacheScope, _meta: anyObject, nextCursor: string },
    ],
    result,
    options,
  );
}

/**
 * Reads the result of `resources/read`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 *
 * @example
 * ```ts
 * readReadResourceResult({ contents: [textResource("file:///a", "text")] });
 * ```
 */
export function readReadResourceResult(result: unknown, options?: ResultReaderOptions): ReadResourceResult {
  return readResult<ReadResourceResult>(
    [
      { contents: list<ResourceContent>(resourceContent) },
      { resultType: string, ttlMs: naturalNumber, cacheScope, _meta: anyObject },
    ],
    result,
    options,
  );
}

/**
 * Reads the result of `completion/complete`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 *
 * @example
 * ```ts
 * readCompletionCompleteResult(completion(["Ada"]));
 * ```
 */
export function readCompletionCompleteResult(result: unknown, options?: ResultReaderOptions): CompletionCompleteResult {
  return readResult<CompletionCompleteResult>(
    [
      { completion: [{ values: list<string>(string) }, { total: integer, hasMore: boolean }] },
      { resultType: string, _meta: anyObject },
    ],
    result,
    options,
  );
}

/**
 * Reads the result of `initialize`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 *
 * @example
 * ```ts
 * readInitializeResult({ protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "s", version: "1" } });
 * ```
 */
export function readInitializeResult(result: unknown, options?: ResultReaderOptions): InitializeResult {
  return readResult<InitializeResult>(
    [
      { protocolVersion: string, capabilities, serverInfo: implementation },
      { instructions: string, _meta: anyObject },
    ],
    result,
    options,
  );
}

/**
 * Reads the result of `server/discover`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws InvalidResultError for the first member that does not fit, or for a result that asks for input
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/server/discover}
 *
 * @example
 * ```ts
 * readDiscoverResult({ supportedVersions: ["2026-07-28"], capabilities: {} });
 * ```
 */
export function readDiscoverResult(result: unknown, options?: ResultReaderOptions): DiscoverResult {
  return readResult<DiscoverResult>(
    [
      { supportedVersions: list<string>(string), capabilities },
      { instructions: string, resultType: string, ttlMs: naturalNumber, cacheScope, _meta: anyObject },
    ],
    result,
    options,
  );
}
