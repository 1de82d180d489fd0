import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";

/**
 * Names the prompt whose argument is completed.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion#reference-types}
 */
export type PromptReference = {
  /** The kind of the reference. */
  type: "ref/prompt";
  /** The name by which the prompt is got. */
  name: string;
  /** The prompt's name for people. Since 2025-06-18. */
  title?: string | undefined;
};

/**
 * Names the resource template whose variable is completed; `ResourceReference` in the specification until 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion#reference-types}
 */
export type ResourceTemplateReference = {
  /** The kind of the reference. */
  type: "ref/resource";
  /** The URI template, or a URI. */
  uri: string;
};

/**
 * The params of `completion/complete`; `CompleteRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type CompleteParams = {
  /** What the argument belongs to, told apart by `type`. */
  ref: PromptReference | ResourceTemplateReference;
  /** The argument to complete. */
  argument: {
    /** The name of the prompt's argument or the template's variable. */
    name: string;
    /** What has been typed of the value so far, maybe nothing. */
    value: string;
  };
  /** What is known beside the argument. Since 2025-06-18. */
  context?:
    | {
        /** The values that other arguments or variables have already, by name. */
        arguments?: { [key: string]: string } | undefined;
      }
    | undefined;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/**
 * The values that complete an argument, with how many there are.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion#completion-results}
 */
export type CompletionResultData = {
  /** The values, the most fitting first; at most 100. */
  values: string[];
  /** How many values fit in all, which may be more than are given; absent where it is not known. */
  total?: number | undefined;
  /** Whether more values fit than are given. */
  hasMore?: boolean | undefined;
};

/**
 * The result of `completion/complete`; `CompleteResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type CompletionCompleteResult = {
  /** The values that complete the argument. */
  completion: CompletionResultData;
  /** Whether the result is final. Since 2026-07-28, which requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

const MAX_VALUES = 100;

/**
 * Makes the result of `completion/complete`.
 *
 * Writes at most 100 values, the protocol's limit. Where more are given, the rest is cut, `total` is written (how many
 * were given, unless the options say a total) and `hasMore` is true, whatever the options say. Otherwise `total` and
 * `hasMore` are written only where the options have them; 0 and false are written.
 *
 * @param values - the values, the most fitting first; the list is copied
 * @param options - how many values there are beyond those given
 * @returns the result
 *
 * @example
 * ```ts
 * const result = completion(["paris", "parma"], { total: 12, hasMore: true });
 * ```
 */
export function completion(
  values: readonly string[],
  options: {
    /** How many values fit in all, which may be more than are given. */
    total?: number | undefined;
    /** Whether more values fit than are given. */
    hasMore?: boolean | undefined;
  } = {},
): CompletionCompleteResult {
  const cut = values.length > MAX_VALUES;
  const total = options.total ?? (cut ? values.length : undefined);
  const hasMore = cut ? true : options.hasMore;
  const data: CompletionResultData = { values: values.slice(0, MAX_VALUES) };
  if (total !== undefined) data.total = total;
  if (hasMore !== undefined) data.hasMore = hasMore;
  return { completion: data };
}
