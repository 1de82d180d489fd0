import type { Revision } from "./parity.js";

export type Members = { [name: string]: unknown };

/** Something that a reader takes though the schema of a revision refuses it. */
export type Leniency = {
  name: string;
  reason: string;
  /** The revisions whose schema refuses it. */
  revisions: readonly Revision[];
  /** Changes a result to what the schema takes, and nothing else in it, so that another fault is still reported. */
  mend: (result: Members) => void;
};

/** Something that a reader refuses though the schema of a revision takes it. */
export type Strictness = {
  name: string;
  reason: string;
  /** The revisions whose schema takes it. */
  revisions: readonly Revision[];
  /** The path of the refusal, without its indices, as in `content[].annotations`. */
  path: RegExp;
  /** What stands at the path; without it, the schema must be seen to take anything there. */
  value?: string;
};

const ALL = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] as const;
const TO_2025_03_26 = ALL.slice(0, 2);
const TO_2025_06_18 = ALL.slice(0, 3);
const TO_2025_11_25 = ALL.slice(0, 4);

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listed = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isMembers) : []);
const named = (value: unknown, name: string): Members[] =>
  isMembers(value) && isMembers(value[name]) ? [value[name]] : [];

/** The content blocks of a tool's result or of a prompt's messages. */
const blocksOf = (result: Members): Members[] => [
  ...listed(result["content"]),
  ...listed(result["messages"]).flatMap((message) => named(message, "content")),
];

function keepSchemasOnly(schema: Members): void {
  for (const properties of named(schema, "properties")) {
    for (const [name, value] of Object.entries(properties)) if (!isMembers(value)) delete properties[name];
  }
}

const URIS: { [name: string]: string } = { uri: "a:b", uriTemplate: "a:{b}", src: "a:b", websiteUrl: "a:b" };
const BYTES: { [name: string]: string } = { data: "", blob: "" };

function wellFormed(value: unknown): void {
  if (Array.isArray(value)) value.forEach(wellFormed);
  if (!isMembers(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const form = Object.hasOwn(URIS, name) ? URIS[name] : Object.hasOwn(BYTES, name) ? BYTES[name] : undefined;
    if (typeof member === "string" && form !== undefined) value[name] = form;
    else wellFormed(member);
  }
}

function becomeText(result: Members, types: readonly string[]): void {
  for (const block of blocksOf(result)) {
    if (!types.includes(block["type"] as string)) continue;
    block["type"] = "text";
    block["text"] = "";
  }
}

/** Every leniency of the readers. One that never occurs in one of its revisions fails the test. */
export const LENIENCIES: readonly Leniency[] = [
  {
    name: "formats",
    reason: "A string is not looked into: a URI, a URI template or Base64 that is none is the user's to find out.",
    revisions: ALL,
    mend: wellFormed,
  },
  {
    name: "content left out beside structured content",
    reason: "Some servers send structured content alone; it reads as no content, as the official SDK reads it.",
    revisions: ALL,
    mend: (result) => {
      if (result["structuredContent"] !== undefined) result["content"] ??= [];
    },
  },
  {
    name: "content of later revisions",
    reason: "Audio came with 2025-03-26; a block is of one of the types that any revision has.",
    revisions: ["2024-11-05"],
    mend: (result) => becomeText(result, ["audio"]),
  },
  {
    name: "resource links of later revisions",
    reason: "They came with 2025-06-18; a block is of one of the types that any revision has.",
    revisions: TO_2025_03_26,
    mend: (result) => becomeText(result, ["resource_link"]),
  },
  {
    name: "structured content of any type",
    reason: "It is an object until 2025-11-25 and any JSON since; the root's type is unknown.",
    revisions: ["2025-06-18", "2025-11-25"],
    mend: (result) => {
      if (!isMembers(result["structuredContent"])) delete result["structuredContent"];
    },
  },
  {
    name: "argument schemas of any form",
    reason: "The schema of an argument may be true or false, and is anything for 2026-07-28; the root's is unknown.",
    revisions: TO_2025_11_25,
    mend: (result) => {
      for (const tool of listed(result["tools"])) named(tool, "inputSchema").forEach(keepSchemasOnly);
    },
  },
  {
    name: "output schemas of any type",
    reason: "They describe an object until 2025-11-25 and any JSON since.",
    revisions: ["2025-06-18", "2025-11-25"],
    mend: (result) => {
      for (const schema of listed(result["tools"]).flatMap((tool) => named(tool, "outputSchema"))) {
        schema["type"] = "object";
        keepSchemasOnly(schema);
      }
    },
  },
  {
    name: "no envelope",
    reason: "resultType, ttlMs and cacheScope are required by 2026-07-28 and unknown before.",
    revisions: ["2026-07-28"],
    mend: (result) => {
      result["resultType"] ??= "complete";
      result["ttlMs"] ??= 0;
      result["cacheScope"] ??= "private";
    },
  },
  {
    name: "reserved keys of _meta",
    reason: "What stands under them is not promised by the root's type, which is a map of unknown.",
    revisions: ["2026-07-28"],
    mend: (result) => {
      for (const meta of named(result, "_meta")) delete meta["io.modelcontextprotocol/serverInfo"];
    },
  },
  {
    name: "null and fractions in the settings of capabilities",
    reason: "The schema's JSONValue leaves them out by accident; the root's type of the settings is object.",
    revisions: ["2026-07-28"],
    mend: (result) => {
      for (const capabilities of named(result, "capabilities")) {
        for (const name of ["logging", "completions"]) if (isMembers(capabilities[name])) capabilities[name] = {};
        for (const settings of ["experimental", "extensions"].flatMap((name) => named(capabilities, name))) {
          for (const [key, value] of Object.entries(settings)) if (isMembers(value)) settings[key] = {};
        }
      }
    },
  },
  {
    name: "more than 100 values",
    reason: "The limit is in the schema since 2026-07-28; a client loses nothing by more.",
    revisions: ["2026-07-28"],
    mend: (result) => {
      for (const completion of named(result, "completion")) {
        if (Array.isArray(completion["values"])) completion["values"].splice(100);
      }
    },
  },
];

const BLOCK = String.raw`(content\[\]|messages\[\]\.content)`;
const LISTED = String.raw`(tools|prompts|resources|resourceTemplates)\[\]`;

/** Every strictness of the readers. One that never occurs in one of its revisions fails the test. */
export const STRICTNESSES: readonly Strictness[] = [
  {
    name: "results that ask for input",
    reason: "They are no answer yet: isInputRequired tells them apart before anything is read.",
    revisions: ALL,
    path: /^resultType$/,
    value: "input_required",
  },
  {
    name: "members since 2025-03-26",
    reason: "A revision without the member takes anything there; the root has the member, so it is checked.",
    revisions: ["2024-11-05"],
    path: /^(tools\[\]\.annotations|capabilities\.completions$)/,
  },
  {
    name: "members since 2025-06-18",
    reason: "A revision without the member takes anything there; the root has the member, so it is checked.",
    revisions: TO_2025_03_26,
    path: new RegExp(
      String.raw`^(${LISTED}|prompts\[\]\.arguments\[\]|serverInfo)\.title$|^${LISTED}\._meta$|^${BLOCK}(\.resource)?\._meta$|^contents\[\]\._meta$|\.annotations\.lastModified$|^tools\[\]\.outputSchema`,
    ),
  },
  {
    name: "members since 2025-11-25",
    reason: "A revision without the member takes anything there; the root has the member, so it is checked.",
    revisions: TO_2025_06_18,
    path: /\.icons\b|^serverInfo\.(description|websiteUrl)$|^tools\[\]\.execution|^capabilities\.tasks|Schema\.\$schema$/,
  },
  {
    name: "members of 2025-11-25 only",
    reason: "2026-07-28 has no tasks and takes anything there; the root has the members, so they are checked.",
    revisions: ["2026-07-28"],
    path: /^tools\[\]\.execution|^capabilities\.tasks/,
  },
  {
    name: "members since 2026-07-28",
    reason: "A revision without the member takes anything there; the root has the member, so it is checked.",
    revisions: TO_2025_11_25,
    path: /^(resultType|ttlMs|cacheScope)$|^capabilities\.extensions/,
  },
  {
    name: "keywords of a tool's schemas",
    reason: "2026-07-28 leaves them to JSON Schema; the root names those that the other revisions name.",
    revisions: ["2026-07-28"],
    path: /^tools\[\]\.(inputSchema\.(properties|required)|outputSchema\.(type|properties|required))/,
  },
  {
    name: "text beside blob",
    reason: "Either makes the contents valid; both are checked, so that none is found in them that is no string.",
    revisions: ALL,
    path: new RegExp(String.raw`^(contents\[\]|${BLOCK}\.resource)\.(text|blob)$`),
  },
];
