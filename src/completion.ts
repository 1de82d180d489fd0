import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";
import { withoutUndefined } from "./without-undefined.js";

/**
 * A prompt with an argument to complete.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type PromptReference = {
  /** The kind of reference. */
  type: "ref/prompt";
  /** The prompt's name. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
};

/**
 * A resource template with a variable to complete; `ResourceReference` until 2025-03-26.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type ResourceTemplateReference = {
  /** The kind of reference. */
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
  /** What it belongs to. */
  ref: PromptReference | ResourceTemplateReference;
  /** The argument to complete. */
  argument: {
    /** The name of the argument or variable. */
    name: string;
    /** What has been typed so far, maybe nothing. */
    value: string;
  };
  /** What else is known. Since 2025-06-18. */
  context?:
    | {
        /** The other values chosen so far, by name. */
        arguments?: { [key: string]: string } | undefined;
      }
    | undefined;
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};

/**
 * The values that complete an argument, and how many there are.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 */
export type CompletionResultData = {
  /** The values, best first, at most 100. */
  values: string[];
  /** How many values fit in all, given or not; absent where unknown. */
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
  /** Whether the result is final. Since 2026-07-28, required there. */
  resultType?: ResultType | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

const MAX_VALUES = 100;

/**
 * Makes the result of `completion/complete`, with at most 100 values, the protocol's limit. Where more are given,
 * `hasMore` is true, whatever the options say, and `total` is how many were given, unless the options say more. Otherwise
 * both are written only if given, 0 and false too.
 *
 * @param values - the values, best first; the list is copied
 * @param options - how many more there are
 * @returns the result
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/completion}
 *
 * @example
 * ```ts
 * const result = completion(["paris", "parma"], { total: 12, hasMore: true });
 * ```
 */
export function completion(
  values: readonly string[],
  options: {
    /** How many values fit in all, given or not. */
    total?: number | undefined;
    /** Whether more values fit than are given. */
    hasMore?: boolean | undefined;
  } = {},
): CompletionCompleteResult {
  let { total, hasMore } = options;
  if (values.length > MAX_VALUES) {
    total = Math.max(values.length, total ?? 0);
    hasMore = true;
  }
  return { completion: withoutUndefined({ values: values.slice(0, MAX_VALUES), total, hasMore }) };
}
