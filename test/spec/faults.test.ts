/**
 * The parity engine itself: each kind of fault, made once in a sound pair of files, must be reported. The schema and the
 * files are small ones of this test, so that it holds without the official schemas and whatever their wording.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compare, type Definitions, type Difference, print, type Revision, sift } from "./parity.js";
import { TOLERATED } from "./tolerated.js";

const REVISION: Revision = "2025-11-25";

const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const MAP = { type: "object", additionalProperties: {} };

const SCHEMA: Definitions = {
  Role: { type: "string", enum: ["assistant", "user"] },
  RequestId: { type: ["string", "integer"] },
  Cursor: { type: "string" },
  StopReason: { type: "string" },
  Annotations: {
    type: "object",
    properties: { audience: { type: "array", items: ref("Role") }, priority: { type: "number" } },
  },
  Text: {
    type: "object",
    properties: { type: { const: "text", type: "string" }, text: { type: "string" }, annotations: ref("Annotations") },
    required: ["type", "text"],
  },
  Image: {
    type: "object",
    properties: { type: { const: "image", type: "string" }, data: { type: "string" } },
    required: ["type", "data"],
  },
  Block: { anyOf: [ref("Text"), ref("Image")] },
  Tree: {
    type: "object",
    properties: { children: { type: "array", items: ref("Tree") }, parent: { anyOf: [ref("Tree"), { type: "null" }] } },
    required: ["children"],
  },
  Tool: {
    type: "object",
    properties: {
      name: { type: "string" },
      title: { type: "string" },
      settings: { type: "object", properties: {}, additionalProperties: true },
      inputSchema: {
        type: "object",
        properties: {
          $schema: { type: "string" },
          type: { const: "object", type: "string" },
          properties: {
            type: "object",
            additionalProperties: { type: "object", properties: {}, additionalProperties: true },
          },
        },
        required: ["type"],
        additionalProperties: {},
      },
      _meta: MAP,
    },
    required: ["name", "inputSchema"],
  },
  Result: { type: "object", properties: { _meta: MAP }, additionalProperties: {} },
  EmptyResult: ref("Result"),
  ListToolsResult: {
    type: "object",
    properties: { _meta: MAP, nextCursor: { type: "string" }, tools: { type: "array", items: ref("Tool") } },
    required: ["tools"],
    additionalProperties: {},
  },
  CallToolResult: {
    type: "object",
    properties: {
      content: { type: "array", items: { anyOf: [ref("Text"), ref("Image")] } },
      structuredContent: {},
      stopReason: { type: "string" },
      ttl: { type: ["integer", "null"] },
    },
    required: ["content"],
  },
  ServerResult: { anyOf: [ref("Result"), ref("ListToolsResult"), ref("CallToolResult")] },
  Error: {
    type: "object",
    properties: { code: { type: "integer" }, message: { type: "string" }, data: {} },
    required: ["code", "message"],
  },
  LoginError: {
    type: "object",
    properties: {
      error: {
        allOf: [
          ref("Error"),
          {
            type: "object",
            properties: {
              code: { const: -32042, type: "integer" },
              data: { ...MAP, properties: { url: { type: "string" } } },
            },
            required: ["code", "data"],
          },
        ],
      },
    },
    required: ["error"],
  },
};

/** The revision before: its `Tool` has no title yet. */
const BEFORE = `
export type Role = "assistant" | "user";
export type RequestId = string | number;
export type Cursor = string;
export type Annotations = { audience?: Role[] | undefined; priority?: number | undefined };
export type Text = { type: "text"; text: string; annotations?: Annotations | undefined };
export type Tool = {
  name: string;
  settings?: object | undefined;
  inputSchema: {
    $schema?: string | undefined;
    type: "object";
    properties?: { [key: string]: object } | undefined;
    [key: string]: unknown;
  };
  _meta?: { [key: string]: unknown } | undefined;
};
export type ListToolsResult = {
  _meta?: { [key: string]: unknown } | undefined;
  nextCursor?: Cursor | undefined;
  tools: Tool[];
  [key: string]: unknown;
};
`;

const NOW = `
import type { Annotations, Cursor, Text } from "./before.js";
export type { Annotations, Cursor, RequestId, Role, Text } from "./before.js";

export const IMAGE = "image";
export const LOGIN_REQUIRED = -32042;
export type StopReason = "endTurn" | (string & {});
export type Image = { type: typeof IMAGE; data: string };
export type Block = Image | Text;
export type Tree = { children: Tree[]; parent?: Tree | null | undefined };
export type Tool = {
  name: string;
  title?: string | undefined;
  settings?: object | undefined;
  inputSchema: {
    $schema?: string | undefined;
    type: "object";
    properties?: { [key: string]: object } | undefined;
    [key: string]: unknown;
  };
  _meta?: { [key: string]: unknown } | undefined;
};
export type Result = { _meta?: { [key: string]: unknown } | undefined; [key: string]: unknown };
export type EmptyResult = Result;
export type ListToolsResult = {
  _meta?: { [key: string]: unknown } | undefined;
  nextCursor?: Cursor | undefined;
  tools: Tool[];
  [key: string]: unknown;
};
export type CallToolResult = {
  content: Block[];
  structuredContent?: unknown;
  stopReason?: StopReason | undefined;
  ttl?: number | null | undefined;
};
export type ServerResult = EmptyResult | ListToolsResult | CallToolResult;
type RpcError = { code: number; message: string; data?: unknown };
export type { RpcError as Error };
export type LoginError = {
  error: {
    code: typeof LOGIN_REQUIRED;
    message: string;
    data: { url?: string | undefined; [key: string]: unknown };
  };
};
export interface ClientRequestMap {}
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parity-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function differences(now: string, before: string): Difference[] {
  const file = join(folder, "now.ts");
  writeFileSync(file, now);
  writeFileSync(join(folder, "before.ts"), before);
  return compare(SCHEMA, file, ["ClientRequestMap"]);
}

const lines = (now: string, before = BEFORE): string[] =>
  differences(now, before).map((difference) => print(REVISION, difference).slice(REVISION.length + 1));

/** Edits one place, and only one: an edit that met nothing would prove nothing. */
function edit(text: string, from: string, to: string): string {
  expect(text.split(from), `occurrences of ${JSON.stringify(from)}`).toHaveLength(2);
  const edited = text.replace(from, () => to);
  expect(edited).not.toBe(text);
  return edited;
}

const OWN_LIST = NOW.slice(NOW.indexOf("export type ListToolsResult"), NOW.indexOf("export type CallToolResult"));
const OWN_TOOL = NOW.slice(NOW.indexOf("export type Tool"), NOW.indexOf("export type Result"));

type Fault = [what: string, from: string, to: string, ...reported: string[]];

const FAULTS: Fault[] = [
  // Members
  ["a dropped optional member", "title?: string | undefined;", "", "Tool.title: missing"],
  ["a dropped nested member", "$schema?: string | undefined;", "", "Tool.inputSchema.$schema: missing"],
  ["a dropped required member", "; data: string }", " }", "Image.data: missing"],
  ["a member too many", "; data: string }", "; data: string; size: number }", "Image.size: not in the schema"],
  [
    "required for optional",
    "title?: string",
    "title: string",
    "Tool.title: required, where optional is due",
    "Tool.title: undefined: not in the schema",
  ],
  [
    "optional for required",
    "tools: Tool[];",
    "tools?: Tool[] | undefined;",
    "ListToolsResult.tools: optional, where required is due",
  ],
  ["a lost | undefined", "title?: string | undefined", "title?: string", "Tool.title: optional without | undefined"],
  ["readonly", "tools: Tool[];", "readonly tools: Tool[];", "ListToolsResult.tools: readonly"],
  // Literals
  ["a constant widened", "type: typeof IMAGE", "type: string", 'Image.type: string, where "image" is due'],
  ["another constant", 'IMAGE = "image"', 'IMAGE = "picture"', 'Image.type: "picture", where "image" is due'],
  ["a code widened", "typeof LOGIN_REQUIRED", "number", "LoginError.error.code: number, where -32042 is due"],
  // Types
  [
    "any",
    "structuredContent?: unknown",
    "structuredContent?: any",
    "CallToolResult.structuredContent: any, where unknown is due",
  ],
  ["any for a type", "data: string }", "data: any }", "Image.data: any, where string is due"],
  ["any for a union", "content: Block[]", "content: any[]", "CallToolResult.content[]: any, where Text | Image is due"],
  ["unknown for a type", "tools: Tool[]", "tools: unknown", "ListToolsResult.tools: unknown, where Tool[] is due"],
  [
    "a type for unknown",
    "structuredContent?: unknown",
    "structuredContent?: object | undefined",
    "CallToolResult.structuredContent: object, where unknown is due",
  ],
  [
    "one element for many",
    "tools: Tool[]",
    "tools: Tool",
    "ListToolsResult.tools: { name, title, settings, inputSchema, … }, where Tool[] is due",
  ],
  ["null dropped", "number | null", "number", "CallToolResult.ttl: null missing"],
  [
    "an alternative dropped",
    "Block = Image | Text",
    "Block = Text",
    "Block: Image missing",
    "CallToolResult.content[]: Image missing",
  ],
  [
    "an alternative too many",
    "ServerResult = EmptyResult",
    "ServerResult = EmptyResult | Tool",
    "ServerResult: Tool: not in the schema",
  ],
  ["a name that resolves to nothing", "tools: Tool[]", "tools: Tol[]", "ListToolsResult.tools[]: Tol is not resolved"],
  // Open and closed
  ["open for closed", "data: string }", "data: string; [key: string]: unknown }", "Image: open, where closed is due"],
  [
    "closed for open",
    "Result = { _meta?: { [key: string]: unknown } | undefined; [key: string]: unknown }",
    "Result = { _meta?: { [key: string]: unknown } | undefined }",
    "Result: closed, where [key: string]: unknown is due",
  ],
  [
    "a closed part of an allOf",
    "url?: string | undefined; [key: string]: unknown",
    "url?: string | undefined",
    "LoginError.error.data: closed, where [key: string]: unknown is due",
  ],
  [
    "a map for an object",
    "settings?: object",
    "settings?: { [key: string]: unknown }",
    "Tool.settings: { [key: string]: unknown }, where object is due",
  ],
  [
    "another value in a map",
    "{ [key: string]: object }",
    "{ [key: string]: string }",
    "Tool.inputSchema.properties[key]: string, where object is due",
  ],
  // Exports
  ["a missing type", "export type Tree", "type Tree", "Tree: missing"],
  ["an extra type", "type RpcError", "export type RpcError", "RpcError: exported, and not in the schema"],
  // Declarations
  [
    "an interface",
    "export type Image = {",
    "export interface Image {",
    "Image: an interface, where a flat type alias is due",
  ],
  [
    "an intersection",
    "type: typeof IMAGE; data: string }",
    "type: typeof IMAGE } & { data: string }",
    "Image: an intersection, where a flat type alias is due",
  ],
  ["a generic helper", "tools: Tool[]", "tools: Array<Tool>", "ListToolsResult.tools: Array<Tool>: not a flat shape"],
  ["a generic type", "type Tree =", "type Tree<T> =", "Tree: a generic type, where a flat type alias is due"],
  // Re-exports
  [
    "a stale re-export",
    OWN_TOOL,
    'import type { Tool } from "./before.js";\nexport type { Tool } from "./before.js";',
    "Tool.title: missing (Tool in before.ts)",
  ],
  [
    "a stale re-export of what refers to a changed type",
    OWN_LIST,
    'import type { ListToolsResult } from "./before.js";\nexport type { ListToolsResult } from "./before.js";',
    "ListToolsResult.tools[].title: missing (Tool in before.ts)",
  ],
];

describe("the parity engine", () => {
  it("finds sound files without a difference", () => {
    expect(lines(NOW)).toEqual([]);
  });

  it.each(FAULTS)("reports %s", (_what, from, to, ...reported) => {
    expect(lines(edit(NOW, from, to))).toEqual(reported);
  });

  it("reads rolled-up declarations by what they export", () => {
    const file = join(folder, "rolled-up.d.cts");
    writeFileSync(
      file,
      `declare type Error_2 = { code: number; message: string; data?: unknown };
      export { Error_2 as Error }
      export declare type Cursor = number;
      export declare const LIMIT = 100;
      declare type Unexported = string;`,
    );
    const definitions = Object.fromEntries(["Error", "Cursor"].map((name) => [name, SCHEMA[name] ?? {}]));
    expect(compare(definitions, file)).toEqual([{ path: "Cursor", message: "number, where string is due" }]);
  });

  it("reports a fault in what is re-exported, with the file it stands in", () => {
    expect(lines(NOW, edit(BEFORE, '"assistant" | "user"', '"assistant"'))).toEqual([
      'Role: "user" missing (Role in before.ts)',
    ]);
    expect(lines(NOW, edit(BEFORE, '"assistant" | "user"', '"user" | (string & {})'))).toEqual([
      'Role: "assistant" missing (Role in before.ts)',
      'Role: "user" missing (Role in before.ts)',
      "Role: string: not in the schema (Role in before.ts)",
    ]);
    expect(lines(NOW, edit(BEFORE, "priority?: number", "priority?: string"))).toEqual([
      "Annotations.priority: string, where number is due (Annotations in before.ts)",
    ]);
  });
});

describe("tolerated differences", () => {
  it.each(TOLERATED)("$revision $path is told from other faults, and missed where it does not occur", (entry) => {
    const { revision, path, message } = entry;
    const other = { path, message: "missing" };
    const { faults, stale } = sift(revision, [{ path, message }, other]);
    expect(faults).toEqual([other]);
    expect(stale).not.toContain(entry);
    expect(sift(revision, [other]).stale).toContain(entry);
  });
});
