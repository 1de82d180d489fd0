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
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#prompt}
 */
export type PromptArgumentDefinition = {
  /** The name by which the argument is given, unique within the prompt. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the argument means, in words for people. */
  description?: string | undefined;
  /** Whether `prompts/get` must give the argument; absent means no. */
  required?: boolean | undefined;
};

/**
 * A prompt as `prompts/list` shows it; `Prompt` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#prompt}
 */
export type PromptDefinition = {
  /** The name by which the prompt is got, unique within the server. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the prompt is for, in words for people. */
  description?: string | undefined;
  /** Images that stand for the prompt, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The arguments that the prompt takes; absent means none. */
  arguments?: PromptArgumentDefinition[] | undefined;
  /** Metadata of the prompt, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `prompts/list`, a page of a server's prompts; `ListPromptsResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#listing-prompts}
 */
export type PromptsListResult = {
  /** The prompts of this page. */
  prompts: PromptDefinition[];
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
 * The params of `prompts/get`; `GetPromptRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#getting-a-prompt}
 */
export type GetPromptParams = {
  /** The name of the prompt. */
  name: string;
  /** The arguments, by name, each a string; absent means none. */
  arguments?: { [key: string]: string } | undefined;
  /** The answers to the input requests of the result before, by the same keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the result before, given back unread. Since 2026-07-28. */
  requestState?: string | undefined;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/**
 * The content block of a prompt's message, told apart by `type`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#promptmessage}
 */
export type PromptMessageContent = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;

/**
 * A message of a prompt, for the client to put into a conversation.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#promptmessage}
 */
export type PromptMessage = {
  /** The side of the conversation that the message speaks for. */
  role: Role;
  /** What the message says, always one block. */
  content: PromptMessageContent;
};

/**
 * The result of `prompts/get`, a prompt filled in with its arguments.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#getting-a-prompt}
 */
export type GetPromptResult = {
  /** What the prompt is for, in words for people. */
  description?: string | undefined;
  /** The messages, in the order of the conversation. */
  messages: PromptMessage[];
  /** Whether the result is final. Since 2026-07-28, which requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * Makes a message that speaks for the user.
 *
 * Writes `role` and `content`, nothing else.
 *
 * @param content - what the message says: a text, which becomes a text block, or a content block
 * @returns the message, whose type tells which block is inside
 *
 * @example
 * ```ts
 * const result = { messages: [userMessage("Review this code."), userMessage(embeddedResource(textResource("file:///a.ts", "a()")))] };
 * ```
 */
export function userMessage<Block extends PromptMessageContent = TextContent>(
  content: string | Block,
): {
  /** Who speaks. */
  role: "user";
  /** The text as a block, or the block as it was given. */
  content: TextContent | Block;
} {
  return { role: "user", content: typeof content === "string" ? textContent(content) : content };
}

/**
 * Makes a message that speaks for the assistant.
 *
 * Writes `role` and `content`, nothing else.
 *
 * @param content - what the message says: a text, which becomes a text block, or a content block
 * @returns the message, whose type tells which block is inside
 *
 * @example
 * ```ts
 * const result = { messages: [userMessage("What is due?"), assistantMessage("Three things are.")] };
 * ```
 */
export function assistantMessage<Block extends PromptMessageContent = TextContent>(
  content: string | Block,
): {
  /** Who speaks. */
  role: "assistant";
  /** The text as a block, or the block as it was given. */
  content: TextContent | Block;
} {
  return { role: "assistant", content: typeof content === "string" ? textContent(content) : content };
}
