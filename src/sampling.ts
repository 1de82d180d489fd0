import type { Role } from "./annotations.js";
import type { AudioContent, ContentItem, ImageContent, TextContent } from "./content.js";
import type { RequestMeta } from "./meta.js";
import type { TaskMetadata } from "./tasks.js";
import type { McpToolSchema } from "./tool-schema.js";

/**
 * A hint at a model. Deprecated in 2026-07-28: use a model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type ModelHint = {
  /** Part of a model's name, such as `sonnet`; another provider's like may do. */
  name?: string | undefined;
};

/**
 * What the server would like of the model; the client decides. Deprecated in 2026-07-28: use a model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type ModelPreferences = {
  /** Hints at models, best first, before the priorities. */
  hints?: ModelHint[] | undefined;
  /** The weight of a low price, from 0 (none) to 1 (most). */
  costPriority?: number | undefined;
  /** The weight of speed, from 0 (none) to 1 (most). */
  speedPriority?: number | undefined;
  /** The weight of ability, from 0 (none) to 1 (most). */
  intelligencePriority?: number | undefined;
};

/**
 * Whether the model uses tools. Since 2025-11-25. Deprecated in 2026-07-28: use a model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolChoice = {
  /** `auto`: the model decides; `required`: at least one use; `none`: no use. Default: `auto`. */
  mode?: "auto" | "required" | "none" | undefined;
};

/**
 * The model's wish to call a tool. Since 2025-11-25. Deprecated in 2026-07-28: use a model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolUseContent = {
  /** The kind of block. */
  type: "tool_use";
  /** The id for the tool result to repeat. */
  id: string;
  /** The tool to call. */
  name: string;
  /** The arguments, by the tool's input schema. */
  input: { [key: string]: unknown };
  /** Metadata of the use; kept in later requests. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A tool's result, for the model. Since 2025-11-25. Deprecated in 2026-07-28: use a model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/sampling}
 */
export type ToolResultContent = {
  /** The kind of block. */
  type: "tool_result";
  /** The id of the tool use. */
  toolUseId: string;
  /** The result as blocks. */
  content: ContentItem[];
  /** The result as data: until 2025-11-25 an object. */
  structuredContent?: unknown;
  /** Whether the tool failed; absent means no. */
  isError?: boolean | undefined;
  /** Metadata of the outcome; kept in later requests. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * A block of a sampling message; `SamplingMessageContentBlock` in the specification. Deprecated in 2026-07-28: use a
 * model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type SamplingContent = TextContent | ImageContent | AudioContent | ToolUseContent | ToolResultContent;

/**
 * A message to or from the model. Deprecated in 2026-07-28: use a model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type SamplingMessage = {
  /** Who speaks. */
  role: Role;
  /** What is said; several blocks since 2025-11-25. */
  content: SamplingContent | SamplingContent[];
  /** Metadata of the message. Since 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `sampling/createMessage`; `CreateMessageRequestParams` in the specification. Deprecated in 2026-07-28:
 * use a model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type CreateMessageParams = {
  /** Metadata of the request. Until 2025-11-25. */
  _meta?: RequestMeta | undefined;
  /** Asks to run it as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** The conversation so far, the oldest message first. */
  messages: SamplingMessage[];
  /** The model wanted; the client may choose another. */
  modelPreferences?: ModelPreferences | undefined;
  /** The system prompt wanted; the client may change or drop it. */
  systemPrompt?: string | undefined;
  /** Whose context to add. Default: `none`. `thisServer` and `allServers` are deprecated since 2025-11-25. */
  includeContext?: "none" | "thisServer" | "allServers" | undefined;
  /** The randomness, on the model's own scale. */
  temperature?: number | undefined;
  /** The most tokens; an integer. The client may sample fewer. */
  maxTokens: number;
  /** Strings at which sampling stops. */
  stopSequences?: string[] | undefined;
  /** Data for the provider, in its own form. */
  metadata?: object | undefined;
  /** The tools to use; needs the client's `sampling.tools`. Since 2025-11-25. */
  tools?: McpToolSchema[] | undefined;
  /** Whether to use tools; needs the client's `sampling.tools`. Since 2025-11-25. */
  toolChoice?: ToolChoice | undefined;
};

/**
 * The result of `sampling/createMessage`. Deprecated in 2026-07-28: use a model provider's API.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/client/sampling}
 */
export type CreateMessageResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Who speaks, as a rule the assistant. */
  role: Role;
  /** What was said; several blocks since 2025-11-25. */
  content: SamplingContent | SamplingContent[];
  /** The model that said it. */
  model: string;
  /** Why sampling stopped, if known; an open set. `toolUse` since 2025-11-25. */
  stopReason?: "endTurn" | "stopSequence" | "maxTokens" | "toolUse" | (string & {}) | undefined;
};
