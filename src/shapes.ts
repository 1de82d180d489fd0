// One check for each shape of the protocol, whoever asks for it: params and results are made of the same parts. The
// members of the payload stand first, those of the envelope last, as a reader of an error would look for them.

import type { Annotations, Role } from "./annotations.js";
import type { Capabilities, ClientCapabilities, ClientInfo, ServerInfo } from "./capabilities.js";
import type { Check, JsonObject, Reading } from "./check.js";
import {
  anyObject,
  anything,
  boolean,
  fail,
  integer,
  isAbsent,
  isObject,
  list,
  map,
  number,
  oneOf,
  oneOrMore,
  read,
  readAt,
  string,
  stringOrInteger,
  tagged,
} from "./check.js";
import type { AudioContent, ContentItem, ImageContent, TextContent } from "./content.js";
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
  UntitledSingleSelectEnumSchema,
} from "./elicitation.js";
import type { Icon } from "./icon.js";
import type { InputRequest, InputRequiredResult, InputResponse } from "./input-requests.js";
import type { LoggingLevel } from "./logging-level.js";
import type { RequestMeta } from "./meta.js";
import type { PromptArgumentDefinition, PromptDefinition, PromptMessage } from "./prompts.js";
import type { BlobResourceContent, ResourceContent, TextResourceContent } from "./resource-content.js";
import type { McpResource, ResourceDefinition } from "./resources.js";
import type { Root, RootsListResult } from "./roots.js";
import type {
  CreateMessageParams,
  CreateMessageResult,
  ModelHint,
  SamplingContent,
  SamplingMessage,
} from "./sampling.js";
import type { SubscriptionFilter } from "./subscriptions.js";
import type { TaskMetadata, TaskStatus } from "./tasks.js";
import type { McpToolSchema } from "./tool-schema.js";

// Common parts

const strings = list<string>(string);

export const requestMeta: Check<RequestMeta> = [{}, { progressToken: stringOrInteger }];

export const role: Check<Role> = oneOf(["user", "assistant"]);

function fraction(value: unknown, reading: Reading): number {
  const checked = number(value, reading);
  if (checked < 0 || checked > 1) fail(reading, "a number, 0 to 1");
  return checked;
}

/** A count or a duration. */
export function naturalNumber(value: unknown, reading: Reading): number {
  const checked = integer(value, reading);
  if (checked < 0) fail(reading, "an integer, 0 or more");
  return checked;
}

export const annotations: Check<Annotations> = [
  {},
  { audience: list<Role>(role), priority: fraction, lastModified: string },
];

const icons = list<Icon>([{ src: string }, { mimeType: string, sizes: strings, theme: oneOf(["light", "dark"]) }]);

// Who a peer is and what it can do

export const implementation: Check<ServerInfo & ClientInfo> = [
  { name: string, version: string },
  { title: string, description: string, icons, websiteUrl: string },
];

const objects = map<JsonObject>(anyObject);

export const capabilities: Check<Capabilities> = [
  {},
  {
    tools: [{}, { listChanged: boolean }],
    resources: [{}, { subscribe: boolean, listChanged: boolean }],
    prompts: [{}, { listChanged: boolean }],
    logging: anyObject,
    completions: anyObject,
    tasks: [{}, { list: anyObject, cancel: anyObject, requests: [{}, { tools: [{}, { call: anyObject }] }] }],
    extensions: objects,
    experimental: objects,
  },
];

export const clientCapabilities: Check<ClientCapabilities> = [
  {},
  {
    roots: [{}, { listChanged: boolean }],
    sampling: [{}, { context: anyObject, tools: anyObject }],
    elicitation: [{}, { form: anyObject, url: anyObject }],
    tasks: [
      {},
      {
        list: anyObject,
        cancel: anyObject,
        requests: [{}, { sampling: [{}, { createMessage: anyObject }], elicitation: [{}, { create: anyObject }] }],
      },
    ],
    extensions: objects,
    experimental: objects,
  },
];

// Content

type AnyResourceContents = Omit<TextResourceContent, "text"> &
  Omit<BlobResourceContent, "blob"> & { text?: string | undefined; blob?: string | undefined };

const resourceContents: Check<AnyResourceContents> = [
  { uri: string },
  { text: string, blob: string, mimeType: string, _meta: anyObject },
];

/** Both members are checked where both are there, since `"blob" in contents` must not find what nobody checked. */
export function resourceContent(value: unknown, reading: Reading): ResourceContent {
  const { text, blob } = anyObject(value, reading);
  if (isAbsent(text, reading) && isAbsent(blob, reading)) fail(reading, "a text or a blob");
  return read(resourceContents, value, reading) as ResourceContent;
}

const textContent: Check<TextContent> = [
  { type: "text", text: string },
  { annotations, _meta: anyObject },
];

const imageContent: Check<ImageContent> = [
  { type: "image", data: string, mimeType: string },
  { annotations, _meta: anyObject },
];

const audioContent: Check<AudioContent> = [
  { type: "audio", data: string, mimeType: string },
  { annotations, _meta: anyObject },
];

const contentVariants: { [type in ContentItem["type"]]: Check<ContentItem> } = {
  text: textContent,
  image: imageContent,
  audio: audioContent,
  resource_link: [
    { type: "resource_link", uri: string, name: string },
    { title: string, description: string, icons, mimeType: string, size: integer, annotations, _meta: anyObject },
  ],
  resource: [
    { type: "resource", resource: resourceContent },
    { annotations, _meta: anyObject },
  ],
};

const contentItem: Check<ContentItem> = tagged<ContentItem>("type", contentVariants);

/** Whether a block is of a type that no revision has; those of sampling are known, and wrong here. */
function isUnknownContent(block: unknown): boolean {
  if (!isObject(block) || typeof block["type"] !== "string") return false;
  return !Object.hasOwn(contentVariants, block["type"]) && !/^tool_(use|result)$/.test(block["type"]);
}

export const contentItems: Check<ContentItem[]> = list<ContentItem>(contentItem, isUnknownContent);

// Tools

const stringOrStrings = oneOrMore<string>(string);

/** A schema is not the protocol's own: null stays null in it, and does not fit. */
/* @__NO_SIDE_EFFECTS__ */
function schema<T>(check: Check<T>): Check<T> {
  return (value, reading) => {
    const { nullAsAbsent } = reading;
    reading.nullAsAbsent = false;
    const checked = read(check, value, reading);
    reading.nullAsAbsent = nullAsAbsent;
    return checked;
  };
}

export const toolSchema: Check<McpToolSchema> = [
  {
    name: string,
    inputSchema: schema<McpToolSchema["inputSchema"]>([
      { type: "object" },
      { $schema: string, properties: anyObject, required: strings },
    ]),
  },
  {
    title: string,
    description: string,
    icons,
    outputSchema: schema<NonNullable<McpToolSchema["outputSchema"]>>([
      {},
      { type: stringOrStrings, $schema: string, properties: anyObject, required: strings },
    ]),
    annotations: [
      {},
      {
        title: string,
        readOnlyHint: boolean,
        destructiveHint: boolean,
        idempotentHint: boolean,
        openWorldHint: boolean,
      },
    ],
    execution: [{}, { taskSupport: oneOf(["forbidden", "optional", "required"]) }],
    _meta: anyObject,
  },
];

// Prompts

const promptArguments = list<PromptArgumentDefinition>([
  { name: string },
  { title: string, description: string, required: boolean },
]);

export const promptDefinition: Check<PromptDefinition> = [
  { name: string },
  { title: string, description: string, icons, arguments: promptArguments, _meta: anyObject },
];

export const promptMessages: Check<PromptMessage[]> = list<PromptMessage>(
  [{ role, content: contentItem }, {}],
  (message) => isObject(message) && isUnknownContent(message["content"]),
);

// Resources

export const mcpResource: Check<McpResource> = [
  { uri: string, name: string },
  { title: string, description: string, icons, mimeType: string, size: integer, annotations, _meta: anyObject },
];

export const resourceDefinition: Check<ResourceDefinition> = [
  { uriTemplate: string, name: string },
  { title: string, description: string, icons, mimeType: string, annotations, _meta: anyObject },
];

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

export const taskMetadata: Check<TaskMetadata> = [{}, { ttl: integer }];

export const taskStatus: Check<TaskStatus> = oneOf(["working", "input_required", "completed", "failed", "cancelled"]);

export const subscriptionFilter: Check<SubscriptionFilter> = [
  {},
  {
    toolsListChanged: boolean,
    promptsListChanged: boolean,
    resourcesListChanged: boolean,
    resourceSubscriptions: strings,
  },
];

// Sampling

const samplingContent = tagged<SamplingContent>("type", {
  text: textContent,
  image: imageContent,
  audio: audioContent,
  tool_use: [{ type: "tool_use", id: string, name: string, input: anyObject }, { _meta: anyObject }],
  tool_result: [
    { type: "tool_result", toolUseId: string, content: list<ContentItem>(contentItem) },
    { structuredContent: anything, isError: boolean, _meta: anyObject },
  ],
});

const samplingContents = oneOrMore<SamplingContent>(samplingContent);

export const createMessageParams: Check<CreateMessageParams> = [
  {
    messages: list<SamplingMessage>([{ role, content: samplingContents }, { _meta: anyObject }]),
    maxTokens: integer,
  },
  {
    modelPreferences: [
      {},
      {
        hints: list<ModelHint>([{}, { name: string }]),
        costPriority: fraction,
        speedPriority: fraction,
        intelligencePriority: fraction,
      },
    ],
    systemPrompt: string,
    includeContext: oneOf(["none", "thisServer", "allServers"]),
    temperature: number,
    stopSequences: strings,
    metadata: anyObject,
    tools: list<McpToolSchema>(toolSchema),
    toolChoice: [{}, { mode: oneOf(["auto", "required", "none"]) }],
    task: taskMetadata,
    _meta: requestMeta,
  },
];

const createMessageResult: Check<CreateMessageResult> = [
  { role, content: samplingContents, model: string },
  { stopReason: string, _meta: anyObject },
];

// Elicitation

const choices = list<{ const: string; title: string }>([{ const: string, title: string }, {}]);

/**
 * Every field of one string: text, or a choice with or without titles. The members of all of them are checked together,
 * since `"enum" in field` must not find what nobody checked.
 */
type StringField = StringSchema &
  Partial<Omit<TitledSingleSelectEnumSchema & UntitledSingleSelectEnumSchema & LegacyTitledEnumSchema, "type">>;

const stringField: Check<StringField> = [
  { type: "string" },
  {
    title: string,
    description: string,
    oneOf: choices,
    enum: strings,
    enumNames: strings,
    minLength: integer,
    maxLength: integer,
    format: oneOf(["email", "uri", "date", "date-time"]),
    default: string,
  },
];

const numberField: Check<NumberSchema> = [
  { type: oneOf(["number", "integer"]) },
  { title: string, description: string, minimum: number, maximum: number, default: number },
];

const booleanField: Check<BooleanSchema> = [
  { type: "boolean" },
  { title: string, description: string, default: boolean },
];

/** With the members of the untitled one, for the same reason as above. */
type TitledItems = TitledMultiSelectEnumSchema["items"] & { type?: "string" | undefined; enum?: string[] | undefined };

const titledItems: Check<TitledItems> = [{ anyOf: choices }, { type: "string", enum: strings }];

const untitledItems: Check<UntitledMultiSelectEnumSchema["items"]> = [{ type: "string", enum: strings }, {}];

type MultiSelectField = Omit<TitledMultiSelectEnumSchema & UntitledMultiSelectEnumSchema, "items"> & {
  items: TitledItems | UntitledMultiSelectEnumSchema["items"];
};

function multiSelectItems(value: unknown, reading: Reading): MultiSelectField["items"] {
  return anyObject(value, reading)["anyOf"] === undefined
    ? read<MultiSelectField["items"]>(untitledItems, value, reading)
    : read<TitledItems>(titledItems, value, reading);
}

const multiSelectField: Check<MultiSelectField> = [
  { type: "array", items: multiSelectItems },
  { title: string, description: string, minItems: integer, maxItems: integer, default: strings },
];

const formField = tagged<PrimitiveSchemaDefinition>("type", {
  string: (value, reading) => {
    const field = read<StringField>(stringField, value, reading);
    if (field.enumNames !== undefined) readAt("enum", strings, field.enum, reading);
    return field;
  },
  number: numberField,
  integer: numberField,
  boolean: booleanField,
  array: multiSelectField as Check<TitledMultiSelectEnumSchema | UntitledMultiSelectEnumSchema>,
});

const elicitUrlParams: Check<ElicitUrlParams> = [
  { mode: "url", message: string, url: string },
  { elicitationId: string, task: taskMetadata, _meta: requestMeta },
];

const elicitFormParams: Check<ElicitFormParams> = [
  {
    message: string,
    requestedSchema: [
      { type: "object", properties: map<PrimitiveSchemaDefinition>(formField) },
      { required: strings, $schema: string },
    ],
  },
  { mode: "form", task: taskMetadata, _meta: requestMeta },
];

const elicitByMode = tagged<ElicitParams>("mode", { form: elicitFormParams, url: elicitUrlParams });

export function elicitParams(value: unknown, reading: Reading): ElicitParams {
  return anyObject(value, reading)["mode"] === undefined
    ? read(elicitFormParams, value, reading)
    : read(elicitByMode, value, reading);
}

function elicitedValue(value: unknown, reading: Reading): string | number | boolean | string[] {
  if (Array.isArray(value)) return read(strings, value, reading);
  if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) {
    return value as string | number | boolean;
  }
  return fail(reading, "a string, number, boolean or array of strings");
}

/** A value with the members of two kinds would be neither: `"roots" in response` must not find what nobody checked. */
type Without<Names extends string> = { [Name in Names]: undefined };

function absent(value: unknown, reading: Reading): undefined {
  return value === undefined ? undefined : fail(reading, "absent");
}

const elicitResult: Check<ElicitResult & Without<"roots" | "role" | "model" | "stopReason">> = [
  { action: oneOf(["accept", "decline", "cancel"]), roots: absent, role: absent, model: absent, stopReason: absent },
  { content: map<string | number | boolean | string[]>(elicitedValue), _meta: anyObject },
];

// Roots

const rootsListResult: Check<RootsListResult & Without<"content" | "role" | "model" | "stopReason">> = [
  {
    roots: list<Root>([{ uri: string }, { name: string, _meta: anyObject }]),
    content: absent,
    role: absent,
    model: absent,
    stopReason: absent,
  },
  { _meta: anyObject },
];

// Multi-round-trip

function inputResponse(value: unknown, reading: Reading): InputResponse {
  const { action, roots } = anyObject(value, reading);
  if (action !== undefined) return read<ElicitResult>(elicitResult, value, reading);
  if (roots !== undefined) return read<RootsListResult>(rootsListResult, value, reading);
  return read<CreateMessageResult>(createMessageResult, value, reading);
}

export const inputResponses: Check<{ [key: string]: InputResponse }> = map<InputResponse>(inputResponse);

const inputRequest = tagged<InputRequest>("method", {
  "sampling/createMessage": [{ method: "sampling/createMessage", params: createMessageParams }, {}],
  "elicitation/create": [{ method: "elicitation/create", params: elicitParams }, {}],
  "roots/list": [{ method: "roots/list" }, { params: [{}, { _meta: anyObject }] }],
});

export function inputRequiredResult(value: unknown, reading: Reading): InputRequiredResult {
  return read<InputRequiredResult & Without<"content" | "messages" | "contents">>(
    [
      { content: absent, messages: absent, contents: absent, resultType: "input_required" },
      { inputRequests: map<InputRequest>(inputRequest), requestState: string, _meta: anyObject },
    ],
    value,
    reading,
  );
}
