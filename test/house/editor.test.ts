// What a user of the built package sees in an editor: hovers, completions, definitions, imports, what is struck through.

import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REVISIONS } from "../spec/parity.js";
import { ROOT } from "../spec/spec-dir.js";
import { type Editor, startTypeScript6, startTypeScript7 } from "./language-servers.js";

// A project with the package installed, as npm does it.
const folder = realpathSync(mkdtempSync(join(tmpdir(), "editor-")));
afterAll(() => rmSync(folder, { recursive: true }));
const installed = join(folder, "node_modules/mcp-protocol-types");
mkdirSync(installed, { recursive: true });
for (const path of ["package.json", "dist"]) cpSync(join(ROOT, path), join(installed, path), { recursive: true });
writeFileSync(join(folder, "package.json"), '{ "type": "module", "dependencies": { "mcp-protocol-types": "*" } }');
writeFileSync(
  join(folder, "tsconfig.json"),
  JSON.stringify({
    compilerOptions: { module: "nodenext", target: "es2022", lib: ["es2022"], types: [], strict: true, noEmit: true },
    include: ["consumer.ts"],
  }),
);
writeFileSync(join(folder, "consumer.ts"), "");

const EDITORS: [string, (folder: string) => Promise<Editor>, "6" | "7"][] = [
  ["TypeScript 7", startTypeScript7, "7"],
  ["TypeScript 6", startTypeScript6, "6"],
];

describe.each(EDITORS)("%s", (_name, start, version) => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await start(folder);
  });
  afterAll(() => editor.close());

  describe("a hover", () => {
    test.each<[what: string, code: string, shape: string | { [version in "6" | "7"]: string }, text: string]>([
      [
        "a function",
        'import { ^textContent } from "mcp-protocol-types";',
        `function textContent(text: string, options?: {
    annotations?: Annotations | undefined;
    _meta?: {
        [key: string]: unknown;
    } | undefined;
}): TextContent`,
        "Makes a text block from `text` and the options; JSON drops what is undefined.",
      ],
      [
        "a function with overloads",
        'import { ^error } from "mcp-protocol-types";\nerror(1, -32603, "");',
        {
          "6": "function error(id: RequestId, code: number, message: string): JsonRpcFailure<undefined, RequestId> (+3 overloads)",
          "7": `function error(id: RequestId, code: number, message: string): JsonRpcFailure<undefined, RequestId>
function error(id: null, code: number, message: string): JsonRpcFailure<undefined, null>
function error(id: undefined, code: number, message: string): JsonRpcFailure<undefined, undefined>
function error(id: RequestId | null | undefined, code: number, message: string): JsonRpcFailure<undefined>`,
        },
        "Makes an error response without data.",
      ],
      [
        "a guard",
        'import { ^isProtocolVersion } from "mcp-protocol-types";',
        "function isProtocolVersion(value: unknown): value is ProtocolVersion",
        "Tells whether a value is a published protocol revision.",
      ],
      [
        "a class",
        'import { ^McpError } from "mcp-protocol-types";',
        "class McpError<Data = unknown>",
        "An error that is meant for the peer: what throws it is answered with its code, message and data.",
      ],
      [
        "a constant",
        'import { ^METHOD_TOOLS_CALL } from "mcp-protocol-types";',
        'const METHOD_TOOLS_CALL: "tools/call"',
        "Calls a tool. Sent by the client.",
      ],
      [
        "a constant that is a list",
        'import { ^PROTOCOL_VERSIONS } from "mcp-protocol-types";',
        'const PROTOCOL_VERSIONS: readonly ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"]',
        "The published protocol revisions, oldest first.",
      ],
      [
        "a shape",
        'import type { ^ToolCallResult } from "mcp-protocol-types";',
        `type ToolCallResult = {
    content: ContentItem[];
    structuredContent?: unknown;
    isError?: boolean | undefined;
    resultType?: ResultType | undefined;
    _meta?: {
        [key: string]: unknown;
    } | undefined;
}`,
        "The result of `tools/call`; `CallToolResult` in the specification.",
      ],
      [
        "a union",
        'import type { ^ContentItem } from "mcp-protocol-types";',
        {
          "6": "type ContentItem = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource",
          "7": "type ContentItem = AudioContent | EmbeddedResource | ImageContent | ResourceLink | TextContent",
        },
        "Any content block, told apart by `type`; `ContentBlock` in the specification.",
      ],
      [
        "an open set of strings",
        'import type { ^ResultType } from "mcp-protocol-types";',
        'type ResultType = "complete" | "input_required" | (string & {})',
        "Whether a result is final (`complete`, also if absent) or asks for input (`input_required`); an open set. Since\n2026-07-28.",
      ],
      [
        "another name",
        'import type { ^Resource } from "mcp-protocol-types";',
        {
          "6": expect.stringMatching(/^type Resource = \{\n {4}uri: string;\n {4}name: string;\n/),
          "7": expect.stringMatching(/^type McpResource = \{\n {4}uri: string;\n {4}name: string;\n/),
        },
        "A resource as `resources/list` shows it; `Resource` in the specification.",
      ],
      [
        "a member of a literal",
        'import type { ToolCallResult } from "mcp-protocol-types";\nconst result: ToolCallResult = { ^content: [] };',
        "(property) content: ContentItem[]",
        "The result, for the model to read.",
      ],
      [
        "a member behind a kind",
        'import { parseMessage } from "mcp-protocol-types";\nconst read = parseMessage("");\nif (read.kind === "batch") read.^messages;',
        "(property) messages: unknown[]",
        "The very array that was classified.",
      ],
      [
        "a method of a map",
        'import type { ClientRequestMap } from "mcp-protocol-types";\ntype Entry = ClientRequestMap["^tools/list"];',
        `(property) ClientRequestMap["tools/list"]: {
    params: ListParams | undefined;
    result: ToolsListResult;
}`,
        "Lists tools, page by page.",
      ],
      [
        "what is looked up in a map",
        'import type { ClientRequestMap, ParamsOf } from "mcp-protocol-types";\ntype ^P = ParamsOf<ClientRequestMap, "tools/call">;',
        `type P = {
    name: string;
    arguments?: {
        [key: string]: unknown;
    } | undefined;
    task?: TaskMetadata | undefined;
    inputResponses?: InputResponses | undefined;
    requestState?: string | undefined;
    _meta?: RequestMeta | undefined;
}`,
        "",
      ],
      [
        "the params of a handler",
        'import { createDispatcher } from "mcp-protocol-types";\ncreateDispatcher({ "tools/list": ({ ^cursor }) => ({ tools: [] }) });',
        "(parameter) cursor: string | undefined",
        "The `nextCursor` of the page before; absent for the first page.",
      ],
      [
        "what a builder made",
        'import { toolError } from "mcp-protocol-types";\nconst ^result = toolError("It rains.");',
        `const result: {
    content: TextContent[];
    isError: true;
}`,
        "",
      ],
      [
        "a shape of a revision",
        'import type { ^CallToolResult } from "mcp-protocol-types/2026-07-28";',
        `type CallToolResult = {
    _meta?: ResultMetaObject | undefined;
    resultType: ResultType;
    content: ContentBlock[];
    structuredContent?: unknown;
    isError?: boolean | undefined;
}`,
        "What a tool returned.",
      ],
      [
        "a shape of a revision that an earlier one brought",
        'import type { ^TextContent } from "mcp-protocol-types/2025-11-25";',
        `type TextContent = {
    type: "text";
    text: string;
    annotations?: Annotations | undefined;
    _meta?: {
        [key: string]: unknown;
    } | undefined;
}`,
        "A content block with text.",
      ],
      [
        "a union of a revision",
        'import type { ^ServerResult } from "mcp-protocol-types/2024-11-05";',
        {
          "6": "type ServerResult = Result | InitializeResult | ListResourcesResult | ListResourceTemplatesResult | ReadResourceResult | ListPromptsResult | GetPromptResult | ListToolsResult | CallToolResult | CompleteResult",
          "7": "type ServerResult = CallToolResult | CompleteResult | GetPromptResult | InitializeResult | ListPromptsResult | ListResourceTemplatesResult | ListResourcesResult | ListToolsResult | ReadResourceResult | Result",
        },
        "Every result from a server.",
      ],
      [
        "a constant of a revision",
        'import { ^LATEST_PROTOCOL_VERSION } from "mcp-protocol-types/2024-11-05";',
        'const LATEST_PROTOCOL_VERSION: "2024-11-05"',
        "This revision's name in `initialize`.",
      ],
    ])("of %s", async (_what, code, shape, text) => {
      const due = typeof shape === "object" ? shape[version] : shape;
      expect(await editor.hover(code)).toMatchObject({ shape: due, text });
    });

    test("shows the tags whole", async () => {
      const { tags } = await editor.hover('import { ^readListParams } from "mcp-protocol-types";');
      expect(tags.slice(0, -1)).toEqual([
        "param params - the params as they came; undefined reads as `{}`",
        "returns the checked params, unknown members with them",
        "throws McpError with INVALID_PARAMS, naming the member that does not fit",
        "see https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/pagination",
      ]);
      expect(tags.at(-1)).toMatch(/^example ```ts\n/);
    });

    test("says what to use instead of what is deprecated", async () => {
      const { tags } = await editor.hover('import type { ^Root } from "mcp-protocol-types/2026-07-28";');
      expect(tags).toEqual([
        "deprecated In 2026-07-28: use tool arguments, resource URIs or server configuration.",
        "see https://modelcontextprotocol.io/specification/2026-07-28/client/roots",
      ]);
    });
  });

  describe("every exported name", () => {
    // API Extractor gives what is called like a global another name, which the build takes back.
    const isRenamed = (name: string): boolean => /_\d+$/.test(name);

    test.each(["", ...REVISIONS.map((revision) => `/${revision}`)])("of mcp-protocol-types%s", async (entry) => {
      const from = `mcp-protocol-types${entry}`;
      const names = (await editor.complete(`import type { ^ } from "${from}";`)).map(({ name }) => name);
      const exported = new Set(names.filter((name) => name !== "type"));
      expect(exported.size).toBeGreaterThanOrEqual(90);
      const faults: string[] = [];
      for (const name of exported) {
        const { shape, text, tags } = await editor.hover(`import type { ^${name} } from "${from}";`);
        const torn = tags.filter((tag) => !/^(deprecated|example|param|returns|see|throws|typeParam) ./.test(tag));
        const renamed = shape.match(/\w+/g)?.filter(isRenamed) ?? [];
        const wordless = /^[A-Z`][\s\S]*\.$/.test(text) ? [] : [`no sentence: ${text}`];
        faults.push(...[...wordless, ...torn, ...renamed].map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });

  describe("completion offers", () => {
    const namesAt = async (code: string) => (await editor.complete(code)).map(({ name }) => name).sort();

    test("the members of a literal that are not there yet", async () => {
      const code =
        'import type { ToolCallResult } from "mcp-protocol-types";\nconst result: ToolCallResult = { content: [], ^ };';
      expect(await namesAt(code)).toEqual(["_meta", "isError", "resultType", "structuredContent"]);
    });

    test.each<[string, string, string[]]>([
      [
        "the roles",
        'import type { PromptMessage } from "mcp-protocol-types";\nconst message: PromptMessage = { role: "^" };',
        ["assistant", "user"],
      ],
      [
        "the types of a content block",
        'import type { ContentItem } from "mcp-protocol-types";\nconst block: ContentItem = { type: "^" };',
        ["audio", "image", "resource", "resource_link", "text"],
      ],
      [
        "those of a revision",
        'import type { CallToolResult } from "mcp-protocol-types/2024-11-05";\nconst result: CallToolResult = { content: [{ type: "^" }] };',
        ["image", "resource", "text"],
      ],
      [
        "the methods of a revision",
        'import type { ServerRequest } from "mcp-protocol-types/2025-03-26";\nconst request: ServerRequest = { method: "^" };',
        ["ping", "roots/list", "sampling/createMessage"],
      ],
      [
        "the known ones of an open set",
        'import type { ToolCallResult } from "mcp-protocol-types";\nconst result: ToolCallResult = { content: [], resultType: "^" };',
        ["complete", "input_required"],
      ],
      [
        "the entries",
        'import type { Tool } from "mcp-protocol-types/^";',
        ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28", "package.json"],
      ],
    ])("%s", async (_what, code, names) => {
      expect(await namesAt(code)).toEqual(names);
    });

    test("the methods that a dispatcher can handle", async () => {
      const names = await namesAt(
        'import { createDispatcher } from "mcp-protocol-types";\ncreateDispatcher({ ping: () => {}, ^ });',
      );
      expect(names).toContain("tools/call");
      expect(names).toContain("notifications/cancelled");
      expect(names).not.toContain("ping");
      expect(names).toHaveLength(24);
    });

    test.each<[string, string, string[]]>([
      ["a function", "const block = textContent^", ["mcp-protocol-types"]],
      ["a type of the root", "let result: ToolCallResult^", ["mcp-protocol-types"]],
      [
        "a type of the revisions",
        "let result: CallToolResult^",
        REVISIONS.map((revision) => `mcp-protocol-types/${revision}`),
      ],
      ["a type of one revision", "let result: DiscoverRequest^", ["mcp-protocol-types/2026-07-28"]],
      [
        "a type of the root and of a revision",
        "let result: DiscoverResult^",
        ["mcp-protocol-types", "mcp-protocol-types/2026-07-28"],
      ],
    ])("the import of %s", async (_what, code, modules) => {
      const [, name] = /(\w+)\^/.exec(code) ?? [];
      const offered = (await editor.complete(code)).filter((completion) => completion.name === name);
      expect(offered.map(({ from }) => from).sort()).toEqual(modules);
    });

    test("what is deprecated struck through", async () => {
      const code = (revision: string) =>
        `import type { ClientCapabilities } from "mcp-protocol-types/${revision}";\nconst capabilities: ClientCapabilities = { ^ };`;
      const struck = async (revision: string) =>
        (await editor.complete(code(revision))).filter(({ isDeprecated }) => isDeprecated).map(({ name }) => name);
      expect((await struck("2026-07-28")).sort()).toEqual(["roots", "sampling"]);
      expect(await struck("2025-11-25")).toEqual([]);
    });
  });

  test("what is deprecated is struck through in the code", async () => {
    const code = (revision: string) => `
      import type { ClientCapabilities, Root } from "mcp-protocol-types/${revision}";
      export const read = ({ roots, sampling }: ClientCapabilities): Root[] => (roots && sampling ? [] : []);
      export const has = (capabilities: ClientCapabilities) => capabilities.sampling ?? capabilities.elicitation;
    `;
    expect(await editor.struck(code("2026-07-28"))).toEqual(["Root", "roots", "sampling", "Root", "sampling"]);
    expect(await editor.struck(code("2025-11-25"))).toEqual([]);
  });

  test.each([
    ["ToolCallResult", "", "index", "export type ToolCallResult = {"],
    ["McpError", "", "index", "export declare class McpError<Data = unknown> extends Error {"],
    ["METHOD_TOOLS_CALL", "", "index", 'export declare const METHOD_TOOLS_CALL = "tools/call";'],
    ["Role", "/2025-11-25", "2025-11-25", 'export type Role = "user" | "assistant";'],
    ["ClientRequestMap", "/2026-07-28", "2026-07-28", "export interface ClientRequestMap {"],
  ])("the definition of %s is where the declaration stands", async (name, entry, file, line) => {
    const found = await editor.definition(`import type { ^${name} } from "mcp-protocol-types${entry}";`);
    expect(found).toBe(`node_modules/mcp-protocol-types/dist/${file}.d.cts: ${line}`);
  });
});
