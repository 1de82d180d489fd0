import type { Check } from "./check.js";
import { anything, isObject, list, object, oneOf, optional, pathText, startReading, string } from "./check.js";
import type { CompletionCompleteResult, CompletionResultData } from "./completion.js";
import type { DiscoverResult, InitializeResult } from "./lifecycle.js";
import type { GetPromptResult, PromptsListResult } from "./prompts.js";
import type { ReadResourceResult, ResourcesListResult, ResourceTemplatesListResult } from "./resources.js";
import {
  booleanOrNone,
  capabilities,
  contentItems,
  integerOrNone,
  mcpResource,
  metaOrNone,
  naturalNumber,
  promptDefinition,
  promptMessages,
  resourceContent,
  resourceDefinition,
  serverInfo,
  stringOrNone,
  toolSchema,
} from "./shapes.js";
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
    super(`${path === "" ? "the result" : path} ${expectation}`);
    this.name = "InvalidResultError";
    this.path = path;
  }
}

/**
 * How lenient a reader of results is.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/schema}
 */
export type ResultReaderOptions = {
  /**
   * Whether an optional member that is null is taken away, as servers write it that mean none; the default is false.
   * Nothing is taken away inside `structuredContent`, `_meta` or a tool's schemas.
   */
  nullAsAbsent?: boolean | undefined;
  /**
   * Whether content blocks of a type that no revision has are left out of a tool's result, and a prompt's messages with
   * such a block; the default is false.
   */
  skipUnknownContent?: boolean | undefined;
};

const cacheScope = optional(oneOf(["private", "public"]));
const ttlMs = optional(naturalNumber);

const toolCallMembers = object<ToolCallResult>({
  content: contentItems,
  structuredContent: anything,
  isError: booleanOrNone,
  resultType: stringOrNone,
  _meta: metaOrNone,
});

const toolCallResult: Check<ToolCallResult> = (value, reading) => {
  // Some servers send no content beside structured content, and the official SDK reads none there.
  const lacksContent = isObject(value) && value["content"] === undefined && value["structuredContent"] !== undefined;
  return toolCallMembers(lacksContent ? { ...value, content: [] } : value, reading);
};

const toolsListResult = object<ToolsListResult>({
  tools: list(toolSchema),
  resultType: stringOrNone,
  ttlMs,
  cacheScope,
  _meta: metaOrNone,
  nextCursor: stringOrNone,
});

const promptsListResult = object<PromptsListResult>({
  prompts: list(promptDefinition),
  resultType: stringOrNone,
  ttlMs,
  cacheScope,
  _meta: metaOrNone,
  nextCursor: stringOrNone,
});

const getPromptResult = object<GetPromptResult>({
  messages: promptMessages,
  description: stringOrNone,
  resultType: stringOrNone,
  _meta: metaOrNone,
});

const resourcesListResult = object<ResourcesListResult>({
  resources: list(mcpResource),
  resultType: stringOrNone,
  ttlMs,
  cacheScope,
  _meta: metaOrNone,
  nextCursor: stringOrNone,
});

const resourceTemplatesListResult = object<ResourceTemplatesListResult>({
  resourceTemplates: list(resourceDefinition),
  resultType: stringOrNone,
  ttlMs,
  cacheScope,
  _meta: metaOrNone,
  nextCursor: stringOrNone,
});

const readResourceResult = object<ReadResourceResult>({
  contents: list(resourceContent),
  resultType: stringOrNone,
  ttlMs,
  cacheScope,
  _meta: metaOrNone,
});

const completionCompleteResult = object<CompletionCompleteResult>({
  completion: object<CompletionResultData>({ values: list(string), total: integerOrNone, hasMore: booleanOrNone }),
  resultType: stringOrNone,
  _meta: metaOrNone,
});

const initializeResult = object<InitializeResult>({
  protocolVersion: string,
  capabilities,
  serverInfo,
  instructions: stringOrNone,
  _meta: metaOrNone,
});

const discoverResult = object<DiscoverResult>({
  supportedVersions: list(string),
  capabilities,
  instructions: stringOrNone,
  resultType: stringOrNone,
  ttlMs,
  cacheScope,
  _meta: metaOrNone,
});

function readResult<Result>(check: Check<Result>, result: unknown, options: ResultReaderOptions | undefined): Result {
  const reading = startReading(options);
  try {
    if (!isObject(result) || result["resultType"] !== "input_required") return check(result, reading);
  } catch {
    throw new InvalidResultError(pathText(reading.path), reading.expectation);
  }
  throw new InvalidResultError("resultType", "must be complete");
}

/**
 * Reads the result of `tools/call`. A missing `content` beside structured content reads as `[]`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * const result = readToolCallResult({ content: [{ type: "text", text: "4" }] });
 * ```
 */
export function readToolCallResult(result: unknown, options?: ResultReaderOptions): ToolCallResult {
  return readResult(toolCallResult, result, options);
}

/**
 * Reads the result of `tools/list`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * readToolsListResult({ tools: [{ name: "add", inputSchema: { type: "object" } }] });
 * ```
 */
export function readToolsListResult(result: unknown, options?: ResultReaderOptions): ToolsListResult {
  return readResult(toolsListResult, result, options);
}

/**
 * Reads the result of `prompts/list`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * readPromptsListResult({ prompts: [] });
 * ```
 */
export function readPromptsListResult(result: unknown, options?: ResultReaderOptions): PromptsListResult {
  return readResult(promptsListResult, result, options);
}

/**
 * Reads the result of `prompts/get`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * readGetPromptResult({ messages: [userMessage("Hello")] });
 * ```
 */
export function readGetPromptResult(result: unknown, options?: ResultReaderOptions): GetPromptResult {
  return readResult(getPromptResult, result, options);
}

/**
 * Reads the result of `resources/list`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * readResourcesListResult({ resources: [], nextCursor: null }, { nullAsAbsent: true }); // { resources: [] }
 * ```
 */
export function readResourcesListResult(result: unknown, options?: ResultReaderOptions): ResourcesListResult {
  return readResult(resourcesListResult, result, options);
}

/**
 * Reads the result of `resources/templates/list`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
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
  return readResult(resourceTemplatesListResult, result, options);
}

/**
 * Reads the result of `resources/read`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * readReadResourceResult({ contents: [textResource("file:///a", "text")] });
 * ```
 */
export function readReadResourceResult(result: unknown, options?: ResultReaderOptions): ReadResourceResult {
  return readResult(readResourceResult, result, options);
}

/**
 * Reads the result of `completion/complete`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * readCompletionCompleteResult(completion(["Ada"]));
 * ```
 */
export function readCompletionCompleteResult(result: unknown, options?: ResultReaderOptions): CompletionCompleteResult {
  return readResult(completionCompleteResult, result, options);
}

/**
 * Reads the result of `initialize`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * readInitializeResult({ protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "s", version: "1" } });
 * ```
 */
export function readInitializeResult(result: unknown, options?: ResultReaderOptions): InitializeResult {
  return readResult(initializeResult, result, options);
}

/**
 * Reads the result of `server/discover`.
 *
 * @param result - the result as it came, which is not changed
 * @param options - how lenient to be; the default is not at all
 * @returns the checked result, the very value where nothing had to change
 * @throws {@link InvalidResultError} for the first member that does not fit, or for a result that asks for input
 *
 * @example
 * ```ts
 * readDiscoverResult({ supportedVersions: ["2026-07-28"], capabilities: {} });
 * ```
 */
export function readDiscoverResult(result: unknown, options?: ResultReaderOptions): DiscoverResult {
  return readResult(discoverResult, result, options);
}
