import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMcpError } from "../../src/errors.js";
import * as params from "../../src/params.js";
import cases from "../cases/params.json" with { type: "json" };

type Read = (params: unknown) => unknown;
type Members = { [key: string]: unknown };

/** What a reader threw, checked to be the error that the peer is told. */
function refusal(read: Read, value: unknown): string {
  let thrown: unknown;
  try {
    read(value);
  } catch (caught) {
    thrown = caught;
  }
  if (!isMcpError(thrown)) throw new Error("no McpError was thrown", { cause: thrown });
  expect(thrown.code).toBe(-32602);
  expect(thrown.data).toBe(undefined);
  return thrown.message;
}

const byName = new Map<string, Read>(Object.entries(params));

function readerOf(name: string): Read {
  const read = byName.get(name);
  if (read === undefined) throw new Error(`there is no ${name}`);
  return read;
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  }
  return value;
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("the cases", () => {
  type Case = { method: string; params?: unknown; ok: boolean; value?: unknown; code?: number; member?: string };
  const readers: { [method: string]: Read } = {
    "tools/call": params.readToolCallParams,
    "prompts/get": params.readGetPromptParams,
    "resources/read": params.readReadResourceParams,
    "completion/complete": params.readCompleteParams,
    "logging/setLevel": params.readSetLevelParams,
    "tools/list": params.readListParams,
    initialize: params.readInitializeParams,
  };

  test("there are 35", () => {
    expect(cases).toHaveLength(35);
  });

  test.each((cases as Case[]).map((entry) => [`${entry.method} ${JSON.stringify(entry.params)}`, entry] as const))(
    "%s",
    (_name, { method, params: given, ok, value, member }) => {
      const read = readers[method] as Read;
      const before = copy({ given });
      freeze(given);
      if (ok) expect(read(given)).toStrictEqual(value);
      else expect(refusal(read, given)).toMatch(new RegExp(`\\b${member}\\b`));
      expect({ given }).toEqual(before);
    },
  );
});

const string: [string, unknown[]] = ["must be a string", [null, 0, true, [], {}, ["a"], Object("a")]];
const boolean: [string, unknown[]] = ["must be a boolean", [null, 0, 1, "", "true", [], {}]];
const number: [string, unknown[]] = [
  "must be a number",
  [null, "1", "", true, Number.NaN, Number.POSITIVE_INFINITY, [], [1], {}, 1n],
];
const integer: [string, unknown[]] = [
  "must be an integer",
  [null, "1", "", true, 1.5, Number.NaN, Number.NEGATIVE_INFINITY, [], [1], {}, 1n],
];
const fraction: [string, unknown[]] = ["must be a number, 0 to 1", [-0.01, 1.01, -1, 2, 1e300]];
const object: [string, unknown[]] = ["must be an object", [null, [], [{}], "", "{}", 0, false, () => {}]];
/** Where an array would do too. */
const blockOrBlocks: [string, unknown[]] = ["must be an object", [null, "", 0, true]];
const array: [string, unknown[]] = ["must be an array", [null, {}, { length: 0 }, "", "[]", 0, true]];
const token: [string, unknown[]] = [
  "must be a string or a safe integer",
  [null, 1.5, 2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY, true, [], [1], {}, 1n, Object(1)],
];
const present: [string, unknown[]] = ["must be present", [undefined]];
const level = oneOf("debug", "info", "notice", "warning", "error", "critical", "alert", "emergency");
const role = oneOf("user", "assistant");

function oneOf(...known: string[]): [string, unknown[]] {
  return [
    `must be ${known.map((each) => `"${each}"`).join(" or ")}`,
    [null, "", "nonsense", "constructor", "__proto__", known[0]?.toUpperCase(), 0, true, [], [known[0]], {}],
  ];
}

/**
 * A member that a reader checks: the path, what is wrong there, and what happens without it. A required one must be
 * there, an entry may be missing but not undefined, and without a tag the value is taken for another shape.
 */
type Row = [path: string, [expectation: string, wrong: unknown[]], required?: "required" | "entry" | "tag"];

const keysOf = (path: string) => path.split(/[.[\]]+/).filter((key) => key !== "");

/** A copy of params in which the member at a path is another, or is missing. */
function withMember(given: Members, path: string, ...value: [unknown?]): Members {
  const changed = copy(given);
  const keys = keysOf(path);
  const last = keys.pop() as string;
  let target: Members = changed;
  for (const key of keys) target = target[key] as Members;
  if (!(last in target)) throw new Error(`there is no ${path}`);
  if (value.length === 0) delete target[last];
  else target[last] = value[0];
  return changed;
}

const at = (prefix: string, rows: Row[]): Row[] => rows.map(([path, ...rest]) => [`${prefix}${path}`, ...rest]);

const requestMeta: Row[] = [
  ["_meta", object],
  ["_meta.progressToken", token],
];
const notificationMeta: Row[] = [["_meta", object]];
const task: Row[] = [
  ["task", object],
  ["task.ttl", integer],
];

const annotations = { audience: ["user", "assistant"], priority: 0.5, lastModified: "2025-01-12T15:00:58Z" };
const annotationsRows: Row[] = [
  ["annotations", object],
  ["annotations.audience", array],
  ["annotations.audience[1]", role],
  ["annotations.priority", number],
  ["annotations.priority", fraction],
  ["annotations.lastModified", string],
];
const icons = [{ src: "data:,", mimeType: "image/png", sizes: ["any"], theme: "dark" }];
const iconsRows: Row[] = [
  ["icons", array],
  ["icons[0]", object],
  ["icons[0].src", string, "required"],
  ["icons[0].mimeType", string],
  ["icons[0].sizes", array],
  ["icons[0].sizes[0]", string],
  ["icons[0].theme", oneOf("light", "dark")],
];

const text = { type: "text", text: "a", annotations, _meta: {} };
const textRows: Row[] = [["text", string, "required"], ...annotationsRows, ["_meta", object]];
const image = { type: "image", data: "AA==", mimeType: "image/png", annotations, _meta: {} };
const binaryRows: Row[] = [
  ["data", string, "required"],
  ["mimeType", string, "required"],
  ...annotationsRows,
  ["_meta", object],
];
const audio = { type: "audio", data: "AA==", mimeType: "audio/wav", annotations, _meta: {} };
const link = {
  type: "resource_link",
  uri: "a:b",
  name: "a",
  title: "A",
  description: "an a",
  icons,
  mimeType: "text/plain",
  size: 0,
  annotations,
  _meta: {},
};
const linkRows: Row[] = [
  ["uri", string, "required"],
  ["name", string, "required"],
  ["title", string],
  ["description", string],
  ...iconsRows,
  ["mimeType", string],
  ["size", integer],
  ...annotationsRows,
  ["_meta", object],
];
const embeddedText = {
  type: "resource",
  resource: { uri: "a:b", text: "", mimeType: "text/plain", _meta: {} },
  annotations,
  _meta: {},
};
const embeddedRows = (payload: "text" | "blob"): Row[] => [
  ["resource", object, "required"],
  ["resource.uri", string, "required"],
  [`resource.${payload}`, string, "tag"],
  ["resource.mimeType", string],
  ["resource._meta", object],
  ...annotationsRows,
  ["_meta", object],
];
const embeddedBlob = {
  type: "resource",
  resource: { uri: "a:b", blob: "", mimeType: "", _meta: {} },
  annotations,
  _meta: {},
};
const blockType = oneOf("text", "image", "audio", "resource_link", "resource");
const samplingType = oneOf("text", "image", "audio", "tool_use", "tool_result");

const toolUse = { type: "tool_use", id: "u", name: "add", input: { a: 1 }, _meta: {} };
const toolResult = {
  type: "tool_result",
  toolUseId: "u",
  content: [text, image, audio, link, embeddedText, embeddedBlob],
  structuredContent: [1, null],
  isError: false,
  _meta: {},
};
const samplingContent = [text, image, audio, toolUse, toolResult];
const samplingContentRows: Row[] = [
  ["[0]", object],
  ["[0].type", samplingType, "required"],
  ...at("[0].", textRows),
  ...at("[1].", binaryRows),
  ...at("[2].", binaryRows),
  ["[3].id", string, "required"],
  ["[3].name", string, "required"],
  ["[3].input", object, "required"],
  ["[3]._meta", object],
  ["[4].toolUseId", string, "required"],
  ["[4].content", array, "required"],
  ["[4].content[0]", object],
  ["[4].content[0].type", blockType, "required"],
  ...at("[4].content[0].", textRows),
  ...at("[4].content[1].", binaryRows),
  ...at("[4].content[2].", binaryRows),
  ...at("[4].content[3].", linkRows),
  ...at("[4].content[4].", embeddedRows("text")),
  ...at("[4].content[5].", embeddedRows("blob")),
  ["[4].isError", boolean],
  ["[4]._meta", object],
];

const inputResponses = {
  accepted: { action: "accept", content: { a: "x", b: 1.5, c: true, d: ["x"] }, _meta: {} },
  declined: { action: "decline" },
  roots: { roots: [{ uri: "file:///a", name: "a", _meta: {} }], _meta: {} },
  sampled: { role: "assistant", content: text, model: "m", stopReason: "endTurn", _meta: {} },
  several: { role: "assistant", content: samplingContent, model: "m" },
};
const inputResponsesRows: Row[] = at("inputResponses", [
  ["", object],
  [".declined", object, "entry"],
  [".accepted.action", oneOf("accept", "decline", "cancel"), "tag"],
  [".accepted.content", object],
  [
    ".accepted.content.a",
    [
      "must be a string, number, boolean or array of strings",
      [null, {}, Number.NaN, Number.POSITIVE_INFINITY, 1n, undefined],
    ],
    "entry",
  ],
  [".accepted.content.d[0]", string],
  [".accepted._meta", object],
  [".roots.roots", array, "tag"],
  [".roots.roots[0]", object],
  [".roots.roots[0].uri", string, "required"],
  [".roots.roots[0].name", string],
  [".roots.roots[0]._meta", object],
  [".roots._meta", object],
  [".sampled.role", role, "required"],
  [".sampled.content", blockOrBlocks, "required"],
  [".sampled.content.type", samplingType, "required"],
  ...at(".sampled.content.", textRows),
  [".sampled.model", string, "required"],
  [".sampled.stopReason", string],
  [".sampled._meta", object],
  ...at(".several.content", samplingContentRows),
]);

const clientInfo = {
  name: "c",
  version: "1",
  title: "C",
  description: "a client",
  icons,
  websiteUrl: "https://c.example",
};
const clientInfoRows: Row[] = [
  ["name", string, "required"],
  ["version", string, "required"],
  ["title", string],
  ["description", string],
  ...iconsRows,
  ["websiteUrl", string],
];
const clientCapabilities = {
  roots: { listChanged: true },
  sampling: { context: {}, tools: {} },
  elicitation: { form: {}, url: {} },
  tasks: { list: {}, cancel: {}, requests: { sampling: { createMessage: {} }, elicitation: { create: {} } } },
  extensions: { e: {} },
  experimental: { e: { more: 1 } },
};
const clientCapabilitiesRows: Row[] = [
  ["roots", object],
  ["roots.listChanged", boolean],
  ["sampling", object],
  ["sampling.context", object],
  ["sampling.tools", object],
  ["elicitation", object],
  ["elicitation.form", object],
  ["elicitation.url", object],
  ["tasks", object],
  ["tasks.list", object],
  ["tasks.cancel", object],
  ["tasks.requests", object],
  ["tasks.requests.sampling", object],
  ["tasks.requests.sampling.createMessage", object],
  ["tasks.requests.elicitation", object],
  ["tasks.requests.elicitation.create", object],
  ["extensions", object],
  ["extensions.e", object, "entry"],
  ["experimental", object],
  ["experimental.e", object, "entry"],
];

const tool = {
  name: "add",
  title: "Add",
  description: "adds",
  icons,
  inputSchema: { $schema: "s", type: "object", properties: { a: {} }, required: ["a"], more: null },
  outputSchema: { $schema: "s", type: "object", properties: {}, required: ["a"] },
  annotations: { title: "", readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  execution: { taskSupport: "optional" },
  _meta: {},
};
const toolRows: Row[] = [
  ["name", string, "required"],
  ["inputSchema", object, "required"],
  ["inputSchema.type", oneOf("object"), "required"],
  ["inputSchema.$schema", string],
  ["inputSchema.properties", object],
  ["inputSchema.required", array],
  ["inputSchema.required[0]", string],
  ["title", string],
  ["description", string],
  ...iconsRows,
  ["outputSchema", object],
  ["outputSchema.type", ["must be a string", [null, 0, true, {}]]],
  ["outputSchema.$schema", string],
  ["outputSchema.properties", object],
  ["outputSchema.required", array],
  ["outputSchema.required[0]", string],
  ["annotations", object],
  ["annotations.title", string],
  ["annotations.readOnlyHint", boolean],
  ["annotations.destructiveHint", boolean],
  ["annotations.idempotentHint", boolean],
  ["annotations.openWorldHint", boolean],
  ["execution", object],
  ["execution.taskSupport", oneOf("forbidden", "optional", "required")],
  ["_meta", object],
];

const labels: Row[] = [
  ["title", string],
  ["description", string],
];
const choice = [{ const: "a", title: "A" }];
const choiceRows = (name: string): Row[] => [
  [name, array, "tag"],
  [`${name}[0]`, object],
  [`${name}[0].const`, string, "required"],
  [`${name}[0].title`, string, "required"],
];
const multi: Row[] = [
  ["minItems", integer],
  ["maxItems", integer],
  ["default", array],
  ["default[0]", string],
];
const named = { title: "T", description: "D" };
const fields = {
  text: { type: "string", ...named, minLength: 0, maxLength: 9, format: "email", default: "" },
  number: { type: "number", ...named, minimum: -0.5, maximum: 9.5, default: 1.5 },
  integer: { type: "integer", ...named, minimum: 0, maximum: 9, default: 0 },
  boolean: { type: "boolean", ...named, default: false },
  single: { type: "string", ...named, enum: ["a"], default: "a" },
  legacy: { type: "string", ...named, enum: ["a"], enumNames: ["A"], default: "a" },
  titled: { type: "string", ...named, oneOf: choice, default: "a" },
  multi: { type: "array", ...named, minItems: 0, maxItems: 1, items: { type: "string", enum: ["a"] }, default: ["a"] },
  multiTitled: { type: "array", ...named, minItems: 0, maxItems: 1, items: { anyOf: choice }, default: ["a"] },
  multiBoth: { type: "array", items: { anyOf: choice, type: "string", enum: ["a"] } },
};
const fieldsRows: Row[] = [
  ["text", object, "entry"],
  ["text.type", oneOf("string", "number", "integer", "boolean", "array"), "required"],
  ...at("text.", labels),
  ["text.minLength", integer],
  ["text.maxLength", integer],
  ["text.format", oneOf("email", "uri", "date", "date-time")],
  ["text.default", string],
  ...at("number.", labels),
  ["number.minimum", number],
  ["number.maximum", number],
  ["number.default", number],
  ...at("integer.", labels),
  ["integer.minimum", number],
  ["integer.maximum", number],
  ["integer.default", number],
  ...at("boolean.", labels),
  ["boolean.default", boolean],
  ...at("single.", labels),
  ["single.enum", array, "tag"],
  ["single.enum[0]", string],
  ["single.default", string],
  ...at("legacy.", labels),
  ["legacy.enumNames", array],
  ["legacy.enumNames[0]", string],
  ...at("titled.", labels),
  ...at("titled.", choiceRows("oneOf")),
  ["titled.default", string],
  ...at("multi.", labels),
  ...at("multi.", multi),
  ["multi.items", object, "required"],
  ["multi.items.type", oneOf("string"), "required"],
  ["multi.items.enum", array, "required"],
  ["multi.items.enum[0]", string],
  ...at("multiTitled.", labels),
  ...at("multiTitled.", multi),
  ["multiTitled.items", object, "required"],
  ...at("multiTitled.items.", choiceRows("anyOf").slice(1)),
  ["multiBoth.items.type", oneOf("string")],
  ["multiBoth.items.enum", array],
  ["multiBoth.items.enum[0]", string],
];

const filter = {
  toolsListChanged: true,
  promptsListChanged: false,
  resourcesListChanged: true,
  resourceSubscriptions: ["file:///a"],
};
const filterRows: Row[] = [
  ["notifications", object, "required"],
  ["notifications.toolsListChanged", boolean],
  ["notifications.promptsListChanged", boolean],
  ["notifications.resourcesListChanged", boolean],
  ["notifications.resourceSubscriptions", array],
  ["notifications.resourceSubscriptions[0]", string],
];

const multiRoundTrip: Row[] = [...inputResponsesRows, ["requestState", string]];
const requestState = "s";
const _meta = { progressToken: 0, "a/b": null };
const taskId = "t";

/** Each reader with params that have every member, and each of those members. */
const readers: [name: string, full: Members, rows: Row[]][] = [
  [
    "readToolCallParams",
    { name: "add", arguments: { a: 1 }, task: { ttl: 60_000 }, inputResponses, requestState, _meta },
    [["name", string, "required"], ["arguments", object], ...task, ...multiRoundTrip, ...requestMeta],
  ],
  [
    "readGetPromptParams",
    { name: "hi", arguments: { who: "" }, inputResponses, requestState, _meta },
    [
      ["name", string, "required"],
      ["arguments", object],
      ["arguments.who", string, "entry"],
      ...multiRoundTrip,
      ...requestMeta,
    ],
  ],
  [
    "readReadResourceParams",
    { uri: "file:///a", inputResponses, requestState, _meta },
    [["uri", string, "required"], ...multiRoundTrip, ...requestMeta],
  ],
  [
    "readInitializeParams",
    { protocolVersion: "2025-11-25", capabilities: clientCapabilities, clientInfo, _meta },
    [
      ["protocolVersion", string, "required"],
      ["capabilities", object, "required"],
      ...at("capabilities.", clientCapabilitiesRows),
      ["clientInfo", object, "required"],
      ...at("clientInfo.", clientInfoRows),
      ...requestMeta,
    ],
  ],
  [
    "readCompleteParams",
    {
      ref: { type: "ref/prompt", name: "hi", title: "Hi" },
      argument: { name: "who", value: "" },
      context: { arguments: { a: "" } },
      _meta,
    },
    [
      ["ref", object, "required"],
      ["ref.type", oneOf("ref/prompt", "ref/resource"), "required"],
      ["ref.name", string, "required"],
      ["ref.title", string],
      ["argument", object, "required"],
      ["argument.name", string, "required"],
      ["argument.value", string, "required"],
      ["context", object],
      ["context.arguments", object],
      ["context.arguments.a", string, "entry"],
      ...requestMeta,
    ],
  ],
  [
    "readCompleteParams",
    { ref: { type: "ref/resource", uri: "file:///{p}" }, argument: { name: "p", value: "a" } },
    [["ref.uri", string, "required"]],
  ],
  ["readSetLevelParams", { level: "debug", _meta }, [["level", level, "required"], ...requestMeta]],
  ["readListParams", { cursor: "", _meta }, [["cursor", string], ...requestMeta]],
  ["readMetaParams", { _meta }, requestMeta],
  ["readSubscribeParams", { uri: "a:b", _meta }, [["uri", string, "required"], ...requestMeta]],
  ["readUnsubscribeParams", { uri: "a:b", _meta }, [["uri", string, "required"], ...requestMeta]],
  ["readTaskParams", { taskId, _meta }, [["taskId", string, "required"], ...requestMeta]],
  [
    "readSubscriptionsListenParams",
    { notifications: filter, _meta },
    [...filterRows, ["_meta", object, "required"], ["_meta.progressToken", token]],
  ],
  [
    "readSubscriptionsAcknowledgedParams",
    { notifications: filter, _meta: { progressToken: null } },
    [...filterRows, ...notificationMeta],
  ],
  [
    "readCreateMessageParams",
    {
      messages: [
        { role: "user", content: text, _meta: {} },
        { role: "assistant", content: samplingContent },
      ],
      maxTokens: 100,
      modelPreferences: {
        hints: [{ name: "m" }],
        costPriority: 0,
        speedPriority: 1,
        intelligencePriority: 0.5,
      },
      systemPrompt: "",
      includeContext: "none",
      temperature: 0.7,
      stopSequences: [""],
      metadata: { a: null },
      tools: [tool],
      toolChoice: { mode: "auto" },
      task: { ttl: 0 },
      _meta,
    },
    [
      ["messages", array, "required"],
      ["messages[0]", object],
      ["messages[0].role", role, "required"],
      ["messages[0].content", blockOrBlocks, "required"],
      ["messages[0].content.type", samplingType, "required"],
      ...at("messages[0].content.", textRows),
      ["messages[0]._meta", object],
      ...at("messages[1].content", samplingContentRows),
      ["maxTokens", integer, "required"],
      ["modelPreferences", object],
      ["modelPreferences.hints", array],
      ["modelPreferences.hints[0]", object],
      ["modelPreferences.hints[0].name", string],
      ["modelPreferences.costPriority", number],
      ["modelPreferences.costPriority", fraction],
      ["modelPreferences.speedPriority", number],
      ["modelPreferences.speedPriority", fraction],
      ["modelPreferences.intelligencePriority", number],
      ["modelPreferences.intelligencePriority", fraction],
      ["systemPrompt", string],
      ["includeContext", oneOf("none", "thisServer", "allServers")],
      ["temperature", number],
      ["stopSequences", array],
      ["stopSequences[0]", string],
      ["metadata", object],
      ["tools", array],
      ["tools[0]", object],
      ...at("tools[0].", toolRows),
      ["toolChoice", object],
      ["toolChoice.mode", oneOf("auto", "required", "none")],
      ...task,
      ...requestMeta,
    ],
  ],
  [
    "readElicitParams",
    {
      mode: "form",
      message: "",
      requestedSchema: { $schema: "s", type: "object", properties: fields, required: ["text"] },
      task: { ttl: 0 },
      _meta,
    },
    [
      ["message", string, "required"],
      ["requestedSchema", object, "required"],
      ["requestedSchema.$schema", string],
      ["requestedSchema.type", oneOf("object"), "required"],
      ["requestedSchema.properties", object, "required"],
      ...at("requestedSchema.properties.", fieldsRows),
      ["requestedSchema.required", array],
      ["requestedSchema.required[0]", string],
      ...task,
      ...requestMeta,
    ],
  ],
  [
    "readElicitParams",
    { mode: "url", message: "", url: "https://a.example", elicitationId: "e", task: { ttl: 0 }, _meta },
    [["message", string, "required"], ["url", string, "required"], ["elicitationId", string], ...task, ...requestMeta],
  ],
  [
    "readProgressParams",
    { progressToken: "", progress: 0.5, total: 1, message: "", _meta: {} },
    [
      ["progressToken", token, "required"],
      ["progress", number, "required"],
      ["total", number],
      ["message", string],
      ...notificationMeta,
    ],
  ],
  [
    "readCancelledParams",
    { requestId: 0, reason: "", _meta: {} },
    [["requestId", token], ["reason", string], ...notificationMeta],
  ],
  [
    "readLoggingMessageParams",
    { level: "emergency", logger: "", data: null, _meta: {} },
    [["level", level, "required"], ["logger", string], ["data", present, "required"], ...notificationMeta],
  ],
  ["readResourceUpdatedParams", { uri: "a:b", _meta: {} }, [["uri", string, "required"], ...notificationMeta]],
  [
    "readTaskStatusParams",
    {
      taskId,
      status: "working",
      statusMessage: "",
      createdAt: "2025-11-25T10:30:00Z",
      lastUpdatedAt: "2025-11-25T10:40:00Z",
      ttl: 60_000,
      pollInterval: 0,
      _meta: {},
    },
    [
      ["taskId", string, "required"],
      ["status", oneOf("working", "input_required", "completed", "failed", "cancelled"), "required"],
      ["statusMessage", string],
      ["createdAt", string, "required"],
      ["lastUpdatedAt", string, "required"],
      ["ttl", ["must be an integer", [undefined, "1", true, 1.5, Number.NaN, [], {}]], "required"],
      ["pollInterval", integer],
      ...notificationMeta,
    ],
  ],
  [
    "readElicitationCompleteParams",
    { elicitationId: "e", _meta: {} },
    [["elicitationId", string, "required"], ...notificationMeta],
  ],
];

test("every reader has its table", () => {
  const tabled = new Set(readers.map(([name]) => name));
  // What readRequestMeta returns is no params; its tests stand beside those of requestMeta.
  tabled.add("readRequestMeta");
  expect([...tabled].sort()).toEqual(Object.keys(params).sort());
});

describe.each(readers)("%s", (name, full, rows) => {
  const read = readerOf(name);

  test("gives params with every member back as they are", () => {
    const given = freeze(copy(full));
    expect(read(given)).toBe(given);
    expect(given).toEqual(full);
  });

  test("passes unknown members", () => {
    const given = freeze({ ...copy(full), "x-extra": [1, { a: null }] });
    expect(read(given)).toBe(given);
  });

  test.each([null, [], "", "x", 0, 1, true, Number.NaN, 1n, Symbol("s"), () => {}])("refuses %s", (given) => {
    expect(refusal(read, given)).toBe("params must be an object");
  });

  const wrong = rows.flatMap(([path, [expectation, values]]) =>
    values.map((value): [string, string, unknown] => [path, expectation, value]),
  );
  test("refuses each member of the wrong type, and names it", () => {
    for (const [path, expectation, value] of wrong) {
      const given = withMember(full, path, value);
      expect(refusal(read, freeze(given))).toBe(`params.${path} ${expectation}`);
    }
  });

  test("refuses without each required member, and does not miss the others", () => {
    for (const [path, [expectation], required] of rows) {
      // An array without an element has a hole in its place.
      if (path.endsWith("]") || required === "tag") continue;
      const given = freeze(withMember(full, path));
      if (required === "required") expect(refusal(read, given)).toBe(`params.${path} ${expectation}`);
      else read(given);
    }
  });

  test("takes undefined for an optional member", () => {
    for (const [path, , required] of rows) {
      if (required === undefined && !path.endsWith("]")) read(freeze(withMember(full, path, undefined)));
    }
  });
});

describe("undefined reads as {}", () => {
  test.each<[string, string | undefined]>([
    ["readToolCallParams", "params.name must be a string"],
    ["readListParams", undefined],
    ["readMetaParams", undefined],
    ["readCancelledParams", undefined],
    ["readInitializeParams", "params.protocolVersion must be a string"],
  ])("%s", (name, message) => {
    const read = readerOf(name);
    if (message === undefined) expect(read(undefined)).toStrictEqual({});
    else expect(refusal(read, undefined)).toBe(message);
  });
});

describe("absent arguments become {}", () => {
  test.each([[params.readToolCallParams], [params.readGetPromptParams]])("%o", (read) => {
    const given = freeze({ name: "a", "x-extra": 1 });
    expect(read(given)).toStrictEqual({ name: "a", arguments: {}, "x-extra": 1 });
    expect(given).toStrictEqual({ name: "a", "x-extra": 1 });
    expect(read({ name: "a", arguments: undefined })).toStrictEqual({ name: "a", arguments: {} });
    expect(read({ name: "a" }).arguments).not.toBe(read({ name: "a" }).arguments);
  });
});

describe("more", () => {
  test("a resource needs one of text and blob, and both are checked where both are there", () => {
    const withResource = (resource: unknown) => ({
      messages: [{ role: "user", content: [{ ...toolResult, content: [{ type: "resource", resource }] }] }],
      maxTokens: 1,
    });
    const path = "params.messages[0].content[0].content[0].resource";
    const read = params.readCreateMessageParams;
    read(withResource({ uri: "a:b", text: "", blob: "" }));
    expect(refusal(read, withResource({ uri: "a:b" }))).toBe(`${path} must be a text or a blob`);
    expect(refusal(read, withResource({ uri: "a:b", text: "", blob: null }))).toBe(`${path}.blob must be a string`);
    expect(refusal(read, withResource({ uri: "a:b", text: 1, blob: "" }))).toBe(`${path}.text must be a string`);
  });

  test("ttl is null or an integer, and must be there", () => {
    const status = { taskId, status: "working", createdAt: "", lastUpdatedAt: "" };
    expect(params.readTaskStatusParams({ ...status, ttl: null }).ttl).toBe(null);
    expect(params.readTaskStatusParams({ ...status, ttl: 0 }).ttl).toBe(0);
    expect(refusal(params.readTaskStatusParams, status)).toBe("params.ttl must be an integer");
  });

  test.each([[null], [0], [false], [""], [[]], [{}]])("a log message's data may be %j", (data) => {
    expect(params.readLoggingMessageParams({ level: "info", data })).toStrictEqual({ level: "info", data });
  });

  test("a form's mode may be absent; any other than form and url does not fit", () => {
    const form = { message: "", requestedSchema: { type: "object", properties: {} } };
    expect(params.readElicitParams(form)).toBe(form);
    for (const mode of ["URL", "", null, 1, "constructor"]) {
      expect(refusal(params.readElicitParams, { ...form, mode })).toMatch(/^params\.mode must be /);
    }
  });

  test("a form's parts are no parts of a URL's, and the other way round", () => {
    expect(refusal(params.readElicitParams, { mode: "url", message: "", requestedSchema: {} })).toBe(
      "params.url must be a string",
    );
    expect(refusal(params.readElicitParams, { mode: "form", message: "", url: "a:b" })).toBe(
      "params.requestedSchema must be an object",
    );
  });

  test("an integer field's limits may be any number, and an output schema's type a list", () => {
    const schema = { type: "object", properties: { n: { type: "integer", minimum: 0.5 } } };
    params.readElicitParams({ message: "", requestedSchema: schema });
    const outputSchema = { type: ["object", "null"] };
    const given = (type: unknown) => ({
      messages: [],
      maxTokens: 1,
      tools: [{ ...tool, outputSchema: { ...outputSchema, type } }],
    });
    params.readCreateMessageParams(given(["object", "null"]));
    expect(refusal(params.readCreateMessageParams, given(["object", 1]))).toBe(
      "params.tools[0].outputSchema.type[1] must be a string",
    );
  });

  test("a hole in an array is no element", () => {
    expect(refusal(params.readCreateMessageParams, { messages: new Array(1), maxTokens: 1 })).toBe(
      "params.messages[0] must be an object",
    );
  });
});

describe("how a message names a member", () => {
  test.each<[string, string]>([
    ["n", "params.arguments.n must be a string"],
    ["who_am_I", "params.arguments.who_am_I must be a string"],
    ["$a", "params.arguments.$a must be a string"],
    ["a b", 'params.arguments["a b"] must be a string'],
    ["a.b", 'params.arguments["a.b"] must be a string'],
    ["a-b", 'params.arguments["a-b"] must be a string'],
    ["a/b", 'params.arguments["a/b"] must be a string'],
    ["", 'params.arguments[""] must be a string'],
    ['"', 'params.arguments["\\""] must be a string'],
    ["]", 'params.arguments["]"] must be a string'],
    ["\n", 'params.arguments["\\n"] must be a string'],
    ["a\n", 'params.arguments["a\\n"] must be a string'],
    ["é", 'params.arguments["é"] must be a string'],
    ["constructor", "params.arguments.constructor must be a string"],
    ["__proto__", "params.arguments.__proto__ must be a string"],
    ["toString", "params.arguments.toString must be a string"],
  ])("%j", (name, message) => {
    const given = JSON.parse(`{"name":"hi","arguments":{${JSON.stringify(name)}:1}}`) as unknown;
    expect(refusal(params.readGetPromptParams, given)).toBe(message);
  });

  test("in an array", () => {
    const given = { messages: [{ role: "user", content: [text, { type: "text" }] }], maxTokens: 1 };
    expect(refusal(params.readCreateMessageParams, given)).toBe("params.messages[0].content[1].text must be a string");
  });
});

describe("names that every object has", () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

  test.each(names)("a tool's argument %s is an argument", (name) => {
    const given = JSON.parse(`{"name":"a","arguments":{"${name}":{"polluted":true}}}`) as unknown;
    const { arguments: args } = params.readToolCallParams(given);
    expect(Object.keys(args)).toEqual([name]);
    expect(Object.getOwnPropertyDescriptor(args, name)?.value).toStrictEqual({ polluted: true });
    expect(({} as Members)["polluted"]).toBe(undefined);
  });

  test.each(names)("a prompt's argument %s is an argument", (name) => {
    const given = JSON.parse(`{"name":"a","arguments":{"${name}":"x"}}`) as unknown;
    const { arguments: args } = params.readGetPromptParams(given);
    expect(Object.entries(args)).toEqual([[name, "x"]]);
  });

  test.each(names)("an unknown member %s passes, in a copy too", (name) => {
    const given = JSON.parse(`{"name":"a","${name}":{"arguments":5,"task":5,"polluted":true}}`) as object;
    const read = params.readToolCallParams(given);
    expect(Object.keys(read).sort()).toEqual(["name", name, "arguments"].sort());
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect((read as Members)["polluted"]).toBe(undefined);
    expect(read.arguments).toStrictEqual({});
  });

  test.each(names)("a member is not found in %s", (name) => {
    const given = JSON.parse(`{"${name}":{"name":"add"}}`) as unknown;
    expect(refusal(params.readToolCallParams, given)).toBe("params.name must be a string");
  });

  test.each(names)("an input response's key %s is a key", (name) => {
    const given = JSON.parse(`{"name":"a","inputResponses":{"${name}":{"action":"shout"}}}`) as unknown;
    expect(refusal(params.readToolCallParams, given)).toBe(
      `params.inputResponses.${name}.action must be "accept" or "decline" or "cancel"`,
    );
  });
});

describe("hostile values", () => {
  const throwing = () => {
    throw new RangeError("secret");
  };
  const revoked = (target: object) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };
  const hostile: [string, () => unknown][] = [
    ["a proxy that throws", () => new Proxy({}, { get: throwing, ownKeys: throwing, has: throwing })],
    ["a proxy whose keys throw", () => new Proxy({ name: "a" }, { ownKeys: throwing })],
    ["a proxy of an array", () => new Proxy([], { get: throwing })],
    ["a revoked proxy", () => revoked({})],
    ["a revoked proxy of an array", () => revoked([])],
    ["null for a prototype", () => Object.create(null)],
    ["a thrown undefined", () => Object.defineProperty({}, "name", { get: () => throwUndefined() })],
  ];
  const throwUndefined = () => {
    throw undefined;
  };

  test.each(hostile)("%s, for every reader, as the params and as each member", (_name, make) => {
    for (const [name, full, rows] of readers) {
      const read = readerOf(name);
      const outcomes = [
        () => read(make()),
        ...rows.map(
          ([path]) =>
            () =>
              read(withMember(full, path, make())),
        ),
      ];
      for (const outcome of outcomes) {
        try {
          outcome();
        } catch (thrown) {
          expect(isMcpError(thrown)).toBe(true);
          expect(thrown).toMatchObject({ code: -32602 });
          expect((thrown as Error).message).not.toContain("secret");
        }
      }
    }
  });

  test("a getter that throws: the member cannot be read", () => {
    const given = Object.defineProperty({ arguments: {} }, "name", { get: throwing });
    expect(refusal(params.readToolCallParams, given)).toMatch(/^params\b.* cannot be read$/);
    const args = Object.defineProperty({}, "who", { get: throwing, enumerable: true });
    expect(refusal(params.readGetPromptParams, { name: "a", arguments: args })).toMatch(
      /^params\.arguments\b.* cannot be read$/,
    );
  });

  test("a cycle passes where anything may stand", () => {
    const given: Members = { name: "a" };
    given["arguments"] = given;
    expect(params.readToolCallParams(given).arguments).toBe(given);
    expect(refusal(params.readGetPromptParams, given)).toBe("params.arguments.arguments must be a string");
    const content: Members = { type: "tool_result", toolUseId: "u" };
    content["content"] = [content];
    expect(refusal(params.readCreateMessageParams, { messages: [{ role: "user", content }], maxTokens: 1 })).toBe(
      `params.messages[0].content.content[0].type ${blockType[0]}`,
    );
  });

  test("100,000 arguments, and as many levels", () => {
    const args = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, "v"]));
    expect(params.readToolCallParams({ name: "a", arguments: args }).arguments).toBe(args);
    expect(params.readGetPromptParams({ name: "a", arguments: args }).arguments).toBe(args);
    const wrong = { ...args, k99999: 1 };
    expect(refusal(params.readGetPromptParams, { name: "a", arguments: wrong })).toBe(
      "params.arguments.k99999 must be a string",
    );
    const deep = JSON.parse(`{"name":"a","arguments":{"x":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`) as unknown;
    expect(params.readToolCallParams(deep)).toBe(deep);
  });

  test("100,000 messages and input responses", () => {
    const messages = Array.from({ length: 100_000 }, () => ({ role: "user", content: text }));
    const given = { messages, maxTokens: 1 };
    expect(params.readCreateMessageParams(given)).toBe(given);
    const answers = Object.fromEntries(messages.map((_, index) => [`k${index}`, { action: "cancel" }]));
    expect(params.readToolCallParams({ name: "a", arguments: {}, inputResponses: answers }).inputResponses).toBe(
      answers,
    );
  });

  const anything = fc.anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  const reader = fc.constantFrom(...readers);

  test("any value gives a value or an McpError", () => {
    fc.assert(
      fc.property(reader, anything, ([name], given) => {
        try {
          readerOf(name)(given);
        } catch (thrown) {
          expect(isMcpError(thrown)).toBe(true);
          expect(thrown).toMatchObject({ code: -32602, data: undefined });
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test("any value of any member gives the same value back, or an McpError that names it", () => {
    const place = reader.chain(([name, full, rows]) =>
      fc.record({ name: fc.constant(name), full: fc.constant(full), row: fc.constantFrom(...rows) }),
    );
    fc.assert(
      fc.property(place, fc.oneof(fc.jsonValue(), anything), ({ name, full, row: [path] }, value) => {
        const given = withMember(full, path, value);
        const before = JSON.stringify(withMember(full, path, null));
        try {
          const read = readerOf(name)(given);
          // Absent arguments are the one thing that a reader adds.
          if (value === undefined && path === "arguments") expect(read).toEqual({ ...full, arguments: {} });
          else expect(read).toBe(given);
        } catch (thrown) {
          if (!isMcpError(thrown)) throw thrown;
          expect(thrown.code).toBe(-32602);
          expect(thrown.message).not.toContain("cannot be read");
          expect(thrown.message.startsWith(`params.${path.replace(/\.[^.]*$/, "")}`)).toBe(true);
        }
        expect(JSON.stringify(withMember(full, path, null))).toBe(before);
      }),
      { numRuns: 5_000 },
    );
  });
});
