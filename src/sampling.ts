import type { Role } from "./annotations.js";
import type { AudioContent, ContentItem, ImageContent, TextContent } from "./content.js";
import type { RequestMeta } from "./meta.js";
import type { TaskMetadata } from "./tasks.js";
import type { McpToolSchema } from "./tool-schema.js";

/**
 * A hint at the model that a server would like to be sampled.
 *
 * Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type ModelHint = {
  /** A part of a model's name, such as `sonnet`; the client may map it to a like model of another provider. */
  name?: string | undefined;
};

/**
 * What a server cares about in the choice of a model; the client is free to disregard it.
 *
 * Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type ModelPreferences = {
  /** Hints at models, the best one first; they come before the priorities. */
  hints?: ModelHint[] | undefined;
  /** How much a low price matters, from 0 (not at all) to 1 (most of all). */
  costPriority?: number | undefined;
  /** How much a fast answer matters, from 0 (not at all) to 1 (most of all). */
  speedPriority?: number | undefined;
  /** How much an able model matters, from 0 (not at all) to 1 (most of all). */
  intelligencePriority?: number | undefined;
};

/**
 * Whether the sampled model may, must or must not use tools.
 *
 * Since 2025-11-25. Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolChoice = {
  /** `auto` leaves it to the model, which is the default; `required` asks for at least one use; `none` forbids it. */
  mode?: "auto" | "required" | "none" | undefined;
};

/**
 * A content block in which the sampled model asks for the use of a tool.
 *
 * Since 2025-11-25. Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolUseContent = {
  /** What tells this content block from the others. */
  type: "tool_use";
  /** The id of this use, which the matching tool result repeats. */
  id: string;
  /** The name of the tool to use. */
  name: string;
  /** The tool's arguments, in the form of its input schema. */
  input: { [key: string]: unknown };
  /** Metadata of the use, partly under reserved keys; kept in later requests. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block that gives the sampled model the outcome of a tool's use.
 *
 * Since 2025-11-25. Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolResultContent = {
  /** What tells this content block from the others. */
  type: "tool_result";
  /** The id of the use that this is the outcome of. */
  toolUseId: string;
  /** What the tool gave back, in content blocks. */
  content: ContentItem[];
  /** What the tool gave back as data: an object, and since 2026-07-28 any JSON value. */
  structuredContent?: unknown;
  /** Whether the use failed; absent means that it did not. */
  isError?: boolean | undefined;
  /** Metadata of the outcome, partly under reserved keys; kept in later requests. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A content block that a sampling message can hold.
 *
 * `SamplingMessageContentBlock` in the specification. Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type SamplingContent = TextContent | ImageContent | AudioContent | ToolUseContent | ToolResultContent;

/**
 * One turn of the conversation that a server wants a model to continue.
 *
 * Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type SamplingMessage = {
  /** Whose turn it is. */
  role: Role;
  /** What was said: one content block, or several. Several since 2025-11-25. */
  content: SamplingContent | SamplingContent[];
  /** Metadata of the message, partly under reserved keys. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `sampling/createMessage`.
 *
 * `CreateMessageRequestParams` in the specification. Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type CreateMessageParams = {
  /** Metadata of the request, partly under reserved keys. Until 2025-11-25. */
  _meta?: RequestMeta | undefined;
  /** Asks that the request be run as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** The conversation so far, the oldest message first. */
  messages: SamplingMessage[];
  /** What the server cares about in the choice of a model. */
  modelPreferences?: ModelPreferences | undefined;
  /** The system prompt that the server asks for; the client may change it or leave it out. */
  systemPrompt?: string | undefined;
  /**
   * Whose context the client should add to the prompt; the default is `none`. `thisServer` and `allServers` are
   * deprecated since 2025-11-25: leave the member out.
   */
  includeContext?: "none" | "thisServer" | "allServers" | undefined;
  /** How random the sampling should be, on the model's own scale. */
  temperature?: number | undefined;
  /** The most tokens to sample, an integer; the client may stop earlier. */
  maxTokens: number;
  /** Strings that end the sampling where the model writes one of them. */
  stopSequences?: string[] | undefined;
  /** Further settings for the model's provider, in the provider's own form. */
  metadata?: object | undefined;
  /** The tools that the model may use; only for a client with the capability `sampling.tools`. Since 2025-11-25. */
  tools?: McpToolSchema[] | undefined;
  /** Whether the model may use tools; only for a client with the capability `sampling.tools`. Since 2025-11-25. */
  toolChoice?: ToolChoice | undefined;
};

/**
 * The result of `sampling/createMessage`: the message that the model wrote.
 *
 * Deprecated in 2026-07-28: use the API of a model provider.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type CreateMessageResult = {
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Whose turn the message is, as a rule the assistant's. */
  role: Role;
  /** What the model wrote: one content block, or several. Several since 2025-11-25. */
  content: SamplingContent | SamplingContent[];
  /** The name of the model that was sampled. */
  model: string;
  /** Why the model stopped, where that is known; an open set. `toolUse` since 2025-11-25. */
  stopReason?: "endTurn" | "stopSequence" | "maxTokens" | "toolUse" | (string & {}) | undefined;
};
