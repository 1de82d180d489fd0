import type { Role } from "./annotations.js";
import type { AudioContent, EmbeddedResource, ImageContent, ResourceLink, TextContent } from "./content.js";
import { textContent } from "./content.js";
import type { Icon } from "./icon.js";
import type { InputResponses } from "./input-requests.js";
import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";

/**
 * An argument that a prompt takes; `PromptArgument` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptArgumentDefinition = {
  /** The identifier, unique within the prompt. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What it means, for people to read. */
  description?: string | undefined;
  /** Whether it must be given; absent means no. */
  required?: boolean | undefined;
};

/**
 * A prompt as `prompts/list` shows it; `Prompt` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptDefinition = {
  /** The name to get it by, unique within the server. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What it is for, for people to read. */
  description?: string | undefined;
  /** Images to show for it, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The arguments it takes; absent means none. */
  arguments?: PromptArgumentDefinition[] | undefined;
  /** Metadata of the prompt. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `prompts/list`; `ListPromptsResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptsListResult = {
  /** The prompts of this page. */
  prompts: PromptDefinition[];
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
 * The params of `prompts/get`; `GetPromptRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type GetPromptParams = {
  /** The name of the prompt. */
  name: string;
  /** The arguments, by name, each a string; absent means none. */
  arguments?: { [key: string]: string } | undefined;
  /** On a retry, the answers, by the input requests' keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** On a retry, the `requestState` as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};

/**
 * A content block of a prompt, told apart by `type`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptMessageContent = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/**
 * A message of a prompt.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said, in one block. */
  content: PromptMessageContent;
};

/**
 * The result of `prompts/get`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type GetPromptResult = {
  /** What it is for, for people to read. */
  description?: string | undefined;
  /** The messages, in the order of the conversation. */
  messages: PromptMessage[];
  /** Whether the result is final. Since 2026-07-28, required there. */
  resultType?: ResultType | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Makes a message of the user.
 *
 * @param content - the text, which becomes a text block
 * @returns the message
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 *
 * @example
 * ```ts
 * const file = embeddedResource(textResource("file:///a.ts", "a()"));
 * const result = { messages: [userMessage("Review this code."), userMessage(file)] };
 * ```
 */
export function userMessage(content: string): {
  /** Who speaks. */
  role: "user";
  /** The text as a block. */
  content: TextContent;
};
/**
 * Makes a message of the user from any content block.
 *
 * @param content - a content block, or a text, which becomes a text block
 * @returns the message
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export function userMessage<Block extends PromptMessageContent>(
  content: string | Block,
): {
  /** Who speaks. */
  role: "user";
  /** The given block, or the text as a block. */
  content: TextContent | Block;
};
export function userMessage(content: string | PromptMessageContent): { role: "user"; content: PromptMessageContent } {
  return { role: "user", content: typeof content === "string" ? textContent(content) : content };
}

/**
 * Makes a message of the assistant.
 *
 * @param content - the text, which becomes a text block
 * @returns the message
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 *
 * @example
 * ```ts
 * const result = { messages: [userMessage("What is due?"), assistantMessage("Three things are.")] };
 * ```
 */
export function assistantMessage(content: string): {
  /** Who speaks. */
  role: "assistant";
  /** The text as a block. */
  content: TextContent;
};
/**
 * Makes a message of the assistant from any content block.
 *
 * @param content - a content block, or a text, which becomes a text block
 * @returns the message
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export function assistantMessage<Block extends PromptMessageContent>(
  content: string | Block,
): {
  /** Who speaks. */
  role: "assistant";
  /** The given block, or the text as a block. */
  content: TextContent | Block;
};
export function assistantMessage(content: string | PromptMessageContent): {
  role: "assistant";
  content: PromptMessageContent;
} {
  return { role: "assistant", content: typeof content === "string" ? textContent(content) : content };
}
