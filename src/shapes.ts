// One check for each shape of the protocol, whoever asks for it: params and results are made of the same parts. The
// members of the payload stand first, those of the envelope last, as a reader of an error would look for them.

import type { Annotations, Role } from "./annotations.js";
import type {
  Capabilities,
  ClientCapabilities,
  ClientInfo,
  PromptCapabilities,
  ResourceCapabilities,
  ServerInfo,
  ToolCapabilities,
} from "./capabilities.js";
import type { Check, JsonObject } from "./check.js";
import {
  anyObject,
  anything,
  boolean,
  checkAt,
  fail,
  integer,
  isObject,
  join,
  list,
  map,
  number,
  object,
  oneOf,
  optional,
  optionalKeyword,
  string,
  stringOrInteger,
  tagged,
} from "./check.js";
import type {
  AudioContent,
  ContentItem,
  EmbeddedResource,
  ImageContent,
  ResourceLink,
  TextContent,
} from "./content.js";
import type {
  BooleanSchema,
  ElicitFormParams,
  ElicitParams,
  ElicitResult,
  ElicitUrlParams,
  LegacyTitledEnumSchema,
  NumberSchema,
  PrimitiveSchemaDefinition,
  StringSchema,
  TitledMultiSelectEnumSchema,
  TitledSingleSelectEnumSchema,
  UntitledMultiSelectEnumSchema,
} from "./elicitation.js";
import type { Icon } from "./icon.js";
import type { InputRequest, InputRequiredResult, InputResponse } from "./input-requests.js";
import type { LoggingLevel } from "./logging-level.js";
import type { RequestMeta } from "./meta.js";
import type { PromptArgumentDefinition, PromptDefinition, PromptMessage } from "./prompts.js";
import type { ResourceContent } from "./resource-content.js";
import type { McpResource, ResourceDefinition } from "./resources.js";
import type { Root, RootsListResult } from "./roots.js";
import type {
  CreateMessageParams,
  CreateMessageResult,
  ModelHint,
  ModelPreferences,
  SamplingContent,
  SamplingMessage,
  ToolChoice,
  ToolResultContent,
  ToolUseContent,
} from "./sampling.js";
import type { SubscriptionFilter } from "./subscriptions.js";
import type { TaskMetadata, TaskStatus } from "./tasks.js";
import type { McpToolSchema, ToolAnnotations, ToolExecution } from "./tool-schema.js";

// Common parts

/** The member that tells a union's variants apart: tagged has checked it before it chose the variant. */
const tag: Check<never> = (value) => value as never;

const strings = list(string);

export const requestMeta: Check<RequestMeta> = object<RequestMeta>({ progressToken: optional(stringOrInteger) });

export const role: Check<Role> = oneOf(["user", "assistant"]);

/** A number from 0 to 1. */
const fraction: Check<number> = (value, reading) => {
  const checked = number(value, reading);
  if (checked < 0 || checked > 1) fail(reading, "a number from 0 to 1");
  return checked;
};

/** A count or a duration. */
export const naturalNumber: Check<number> = (value, reading) => {
  const checked = integer(value, reading);
  if (checked < 0) fail(reading, "an integer, 0 or more");
  return checked;
};

export const annotations: Check<Annotations> = object<Annotations>({
  audience: optional(list(role)),
  priority: optional(fraction),
  lastModified: optional(string),
});

export const icon: Check<Icon> = object<Icon>({
  src: string,
  mimeType: optional(string),
  sizes: optional(strings),
  theme: optional(oneOf(["light", "dark"])),
});

export const iconsOrNone: Check<Icon[] | undefined> = optional(list(icon));
export const metaOrNone: Check<JsonObject | undefined> = optional(anyObject);
export const requestMetaOrNone: Check<RequestMeta | undefined> = optional(requestMeta);
export const annotationsOrNone: Check<Annotations | undefined> = optional(annotations);
export const booleanOrNone: Check<boolean | undefined> = optional(boolean);
export const stringOrNone: Check<string | undefined> = optional(string);
export const objectOrNone: Check<JsonObject | undefined> = optional(anyObject);
export const integerOrNone: Check<number | undefined> = optional(integer);

// Who a peer is and what it can do

const implementation = {
  name: string,
  version: string,
  title: stringOrNone,
  description: stringOrNone,
  icons: iconsOrNone,
  websiteUrl: stringOrNone,
};

export const serverInfo: Check<ServerInfo> = object<ServerInfo>(implementation);

export const clientInfo: Check<ClientInfo> = object<ClientInfo>(implementation);

const listsOfObjects = optional(map(anyObject));

export const capabilities: Check<Capabilities> = object<Capabilities>({
  tools: optional(object<ToolCapabilities>({ listChanged: booleanOrNone })),
  resources: optional(object<ResourceCapabilities>({ subscribe: booleanOrNone, listChanged: booleanOrNone })),
  prompts: optional(object<PromptCapabilities>({ listChanged: booleanOrNone })),
  logging: objectOrNone,
  completions: objectOrNone,
  tasks: optional(
    object<NonNullable<Capabilities["tasks"]>>({
      list: objectOrNone,
      cancel: objectOrNone,
      requests: optional(object({ tools: optional(object({ call: objectOrNone })) })),
    }),
  ),
  extensions: listsOfObjects,
  experimental: listsOfObjects,
});

export const clientCapabilities: Check<ClientCapabilities> = object<ClientCapabilities>({
  roots: optional(object<NonNullable<ClientCapabilities["roots"]>>({ listChanged: booleanOrNone })),
  sampling: optional(
    object<NonNullable<ClientCapabilities["sampling"]>>({ context: objectOrNone, tools: objectOrNone }),
  ),
  elicitation: optional(
    object<NonNullable<ClientCapabilities["elicitation"]>>({ form: objectOrNone, url: objectOrNone }),
  ),
  tasks: optional(
    object<NonNullable<ClientCapabilities["tasks"]>>({
      list: objectOrNone,
      cancel: objectOrNone,
      requests: optional(
        object({
          sampling: optional(object({ createMessage: objectOrNone })),
          elicitation: optional(object({ create: objectOrNone })),
        }),
      ),
    }),
  ),
  extensions: listsOfObjects,
  experimental: listsOfObjects,
});

// Content

const resourceContents = object<{
  uri: string;
  text?: string | undefined;
  blob?: string | undefined;
  mimeType?: string | undefined;
  _meta?: { [key: string]: unknown } | undefined;
}>({ uri: string, text: stringOrNone, blob: stringOrNone, mimeType: stringOrNone, _meta: metaOrNone });

/** Both members are checked where both are there, since `"blob" in contents` must not find what nobody checked. */
export const resourceContent: Check<ResourceContent> = (value, reading) => {
  if (!isObject(value)) fail(reading, "an object");
  const isThere = (member: unknown) => member !== undefined && !(member === null && reading.nullAsAbsent);
  if (!isThere(value["text"]) && !isThere(value["blob"])) fail(reading, "a text or a blob");
  return resourceContents(value, reading) as ResourceContent;
};

const textContent = object<TextContent>({
  type: tag,
  text: string,
  annotations: annotationsOrNone,
  _meta: metaOrNone,
});

const binary = { type: tag, data: string, mimeType: string, annotations: annotationsOrNone, _meta: metaOrNone };

const imageContent = object<ImageContent>(binary);

const audioContent = object<AudioContent>(binary);

const resource = {
  uri: string,
  name: string,
  title: stringOrNone,
  description: stringOrNone,
  icons: iconsOrNone,
  mimeType: stringOrNone,
  size: integerOrNone,
  annotations: annotationsOrNone,
  _meta: metaOrNone,
};

const resourceLink = object<ResourceLink>(join({ type: tag }, resource));

const embeddedResource = object<EmbeddedResource>({
  type: tag,
  resource: resourceContent,
  annotations: annotationsOrNone,
  _meta: metaOrNone,
});

const contentVariants = {
  text: textContent,
  image: imageContent,
  audio: audioContent,
  resource_link: resourceLink,
  resource: embeddedResource,
};

export const contentItem: Check<ContentItem> = tagged<ContentItem>("type", contentVariants);

/** Whether a block is of a type that no revision has; those of sampling are known, and wrong here. */
function isUnknownContent(block: unknown): boolean {
  if (!isObject(block) || typeof block["type"] !== "string") return false;
  return !Object.hasOwn(contentVariants, block["type"]) && !/^tool_(use|result)$/.test(block["type"]);
}

export const contentItems: Check<ContentItem[]> = list(contentItem, isUnknownContent);

// Tools

const schemaKeywords = {
  $schema: optionalKeyword(string),
  properties: optionalKeyword(anyObject),
  required: optionalKeyword(strings),
};

const stringOrStrings: Check<string | string[]> = (value, reading) =>
  Array.isArray(value) ? strings(value, reading) : string(value, reading);

export const toolSchema: Check<McpToolSchema> = object<McpToolSchema>({
  name: string,
  inputSchema: object<McpToolSchema["inputSchema"]>(join({ type: oneOf(["object"]) }, schemaKeywords)),
  title: stringOrNone,
  description: stringOrNone,
  icons: iconsOrNone,
  outputSchema: optional(
    object<NonNullable<McpToolSchema["outputSchema"]>>(
      join({ type: optionalKeyword(stringOrStrings) }, schemaKeywords),
    ),
  ),
  annotations: optional(
    object<ToolAnnotations>({
      title: stringOrNone,
      readOnlyHint: booleanOrNone,
      destructiveHint: booleanOrNone,
      idempotentHint: booleanOrNone,
      openWorldHint: booleanOrNone,
    }),
  ),
  execution: optional(object<ToolExecution>({ taskSupport: optional(oneOf(["forbidden", "optional", "required"])) })),
  _meta: metaOrNone,
});

// Prompts

export const promptDefinition: Check<PromptDefinition> = object<PromptDefinition>({
  name: string,
  title: stringOrNone,
  description: stringOrNone,
  icons: iconsOrNone,
  arguments: optional(
    list(
      object<PromptArgumentDefinition>({
        name: string,
        title: stringOrNone,
        description: stringOrNone,
        required: booleanOrNone,
      }),
    ),
  ),
  _meta: metaOrNone,
});

const promptMessage = object<PromptMessage>({ role, content: contentItem });

export const promptMessages: Check<PromptMessage[]> = list(
  promptMessage,
  (message) => isObject(message) && isUnknownContent(message["content"]),
);

// Resources

export const mcpResource: Check<McpResource> = object<McpResource>(resource);

export const resourceDefinition: Check<ResourceDefinition> = object<ResourceDefinition>({
  uriTemplate: string,
  name: string,
  title: stringOrNone,
  description: stringOrNone,
  icons: iconsOrNone,
  mimeType: stringOrNone,
  annotations: annotationsOrNone,
  _meta: metaOrNone,
});

// Logging, tasks, subscriptions

export const loggingLevel: Check<LoggingLevel> = oneOf([
  "debug",
  "info",
  "notice",
  "warning",
  "error",
  "critical",
  "alert",
  "emergency",
]);

export const taskMetadata: Check<TaskMetadata> = object<TaskMetadata>({ ttl: integerOrNone });

export const taskStatus: Check<TaskStatus> = oneOf(["working", "input_required", "completed", "failed", "cancelled"]);

export const subscriptionFilter: Check<SubscriptionFilter> = object<SubscriptionFilter>({
  toolsListChanged: booleanOrNone,
  promptsListChanged: booleanOrNone,
  resourcesListChanged: booleanOrNone,
  resourceSubscriptions: optional(strings),
});

// Sampling

const samplingContent = tagged<SamplingContent>("type", {
  text: textContent,
  image: imageContent,
  audio: audioContent,
  tool_use: object<ToolUseContent>({
    type: tag,
    id: string,
    name: string,
    input: anyObject,
    _meta: metaOrNone,
  }),
  tool_result: object<ToolResultContent>({
    type: tag,
    toolUseId: string,
    content: list(contentItem),
    structuredContent: anything,
    isError: booleanOrNone,
    _meta: metaOrNone,
  }),
});

const samplingContents = list(samplingContent);

const oneOrMore: Check<SamplingContent | SamplingContent[]> = (value, reading) =>
  Array.isArray(value) ? samplingContents(value, reading) : samplingContent(value, reading);

export const createMessageParams: Check<CreateMessageParams> = object<CreateMessageParams>({
  messages: list(object<SamplingMessage>({ role, content: oneOrMore, _meta: metaOrNone })),
  maxTokens: integer,
  modelPreferences: optional(
    object<ModelPreferences>({
      hints: optional(list(object<ModelHint>({ name: stringOrNone }))),
      costPriority: optional(fraction),
      speedPriority: optional(fraction),
      intelligencePriority: optional(fraction),
    }),
  ),
  systemPrompt: stringOrNone,
  includeContext: optional(oneOf(["none", "thisServer", "allServers"])),
  temperature: optional(number),
  stopSequences: optional(strings),
  metadata: objectOrNone,
  tools: optional(list(toolSchema)),
  toolChoice: optional(object<ToolChoice>({ mode: optional(oneOf(["auto", "required", "none"])) })),
  task: optional(taskMetadata),
  _meta: requestMetaOrNone,
});

const createMessageResult = object<CreateMessageResult>({
  role,
  content: oneOrMore,
  model: string,
  stopReason: stringOrNone,
  _meta: metaOrNone,
});

// Elicitation

const fieldLabels = { title: stringOrNone, description: stringOrNone };

const choices = list(object<{ const: string; title: string }>({ const: string, title: string }));

const numberField = object<NumberSchema>(
  join(fieldLabels, {
    type: tag,
    minimum: optional(number),
    maximum: optional(number),
    default: optional(number),
  }),
);

const booleanField = object<BooleanSchema>(join(fieldLabels, { type: tag, default: booleanOrNone }));

/**
 * Every field of one string: text, or a choice with or without titles. The members of all of them are checked together,
 * since `"enum" in field` must not find what nobody checked.
 */
const stringField = object<StringField>(
  join(fieldLabels, {
    type: tag,
    oneOf: optional(choices),
    enum: optional(strings),
    enumNames: optional(strings),
    minLength: integerOrNone,
    maxLength: integerOrNone,
    format: optional(oneOf(["email", "uri", "date", "date-time"])),
    default: stringOrNone,
  }),
);

type StringField = StringSchema & {
  oneOf?: TitledSingleSelectEnumSchema["oneOf"] | undefined;
  enum?: LegacyTitledEnumSchema["enum"] | undefined;
  enumNames?: LegacyTitledEnumSchema["enumNames"] | undefined;
};

const multiSelectLimits = { minItems: integerOrNone, maxItems: integerOrNone, default: optional(strings) };

const titledMultiSelectField = object<TitledMultiSelectEnumSchema>(
  join(join(fieldLabels, multiSelectLimits), {
    type: tag,
    // With the members of the untitled one, for the same reason as above.
    items: object<TitledMultiSelectEnumSchema["items"] & { type?: "string" | undefined; enum?: string[] | undefined }>({
      anyOf: choices,
      type: optional(oneOf(["string"])),
      enum: optional(strings),
    }),
  }),
);

const untitledMultiSelectField = object<UntitledMultiSelectEnumSchema>(
  join(join(fieldLabels, multiSelectLimits), {
    type: tag,
    items: object<UntitledMultiSelectEnumSchema["items"]>({ type: oneOf(["string"]), enum: strings }),
  }),
);

const formField = tagged<PrimitiveSchemaDefinition>("type", {
  string: (value, reading) => {
    const field = stringField(value, reading);
    if (field.enumNames !== undefined && field.enum === undefined) fail(reading, "a choice, as its enumNames say");
    return field;
  },
  number: numberField,
  integer: numberField,
  boolean: booleanField,
  array: (value, reading) => {
    const { items } = value as JsonObject;
    return isObject(items) && items["anyOf"] !== undefined
      ? titledMultiSelectField(value, reading)
      : untitledMultiSelectField(value, reading);
  },
});

const elicitUrlParams = object<ElicitUrlParams>({
  mode: oneOf(["url"]),
  message: string,
  url: string,
  elicitationId: stringOrNone,
  task: optional(taskMetadata),
  _meta: requestMetaOrNone,
});

const elicitFormParams = object<ElicitFormParams>({
  mode: optional(oneOf(["form"])),
  message: string,
  requestedSchema: object<ElicitFormParams["requestedSchema"]>({
    type: oneOf(["object"]),
    properties: map(formField),
    required: optional(strings),
    $schema: stringOrNone,
  }),
  task: optional(taskMetadata),
  _meta: requestMetaOrNone,
});

const elicitMode = optional(oneOf(["form", "url"]));

export const elicitParams: Check<ElicitParams> = (value, reading) => {
  if (!isObject(value)) fail(reading, "an object");
  const mode = checkAt("mode", value["mode"], elicitMode, reading);
  return mode === "url" ? elicitUrlParams(value, reading) : elicitFormParams(value, reading);
};

const elicitedValue: Check<string | number | boolean | string[]> = (value, reading) => {
  if (Array.isArray(value)) return strings(value, reading);
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  return fail(reading, "a string, a number, a boolean or an array of strings");
};

const elicitResult = object<ElicitResult>({
  action: oneOf(["accept", "decline", "cancel"]),
  content: optional(map(elicitedValue)),
  _meta: metaOrNone,
});

// Roots

const rootsListResult = object<RootsListResult>({
  roots: list(object<Root>({ uri: string, name: stringOrNone, _meta: metaOrNone })),
  _meta: metaOrNone,
});

// Multi-round-trip

/** A response with the members of two kinds would be neither: `"roots" in response` must not find what nobody checked. */
export const inputResponses: Check<{ [key: string]: InputResponse }> = map<InputResponse>((value, reading) => {
  if (!isObject(value)) return fail(reading, "an object");
  const { action, roots, content, role, model, stopReason } = value;
  const isMessage = role !== undefined || model !== undefined || stopReason !== undefined;
  if (action !== undefined && roots === undefined && !isMessage) return elicitResult(value, reading);
  if (roots !== undefined && action === undefined && content === undefined && !isMessage) {
    return rootsListResult(value, reading);
  }
  if (action !== undefined || roots !== undefined) return fail(reading, "a response of one kind");
  return createMessageResult(value, reading);
});

const inputRequest = tagged<InputRequest>("method", {
  "sampling/createMessage": object<Extract<InputRequest, { method: "sampling/createMessage" }>>({
    method: tag,
    params: createMessageParams,
  }),
  "elicitation/create": object<Extract<InputRequest, { method: "elicitation/create" }>>({
    method: tag,
    params: elicitParams,
  }),
  "roots/list": object<Extract<InputRequest, { method: "roots/list" }>>({
    method: tag,
    params: optional(object<{ _meta?: { [key: string]: unknown } | undefined }>({ _meta: metaOrNone })),
  }),
});

const absent: Check<undefined> = (value, reading) => (value === undefined ? undefined : fail(reading, "absent"));

/** With the members of a complete result absent, for a result with both would be neither. */
export const inputRequiredResult: Check<InputRequiredResult> = object<
  InputRequiredResult & { content?: undefined; messages?: undefined; contents?: undefined }
>({
  content: absent,
  messages: absent,
  contents: absent,
  resultType: oneOf(["input_required"]),
  inputRequests: optional(map(inputRequest)),
  requestState: stringOrNone,
  _meta: metaOrNone,
});
