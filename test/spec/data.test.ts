/**
 * The data that the specification shows, each compiled as a literal of the type it claims to be of: the examples of a
 * definition, and the messages on the pages. The compiler's own check of literals also finds members of no type.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { describe, expect, it } from "vitest";
import { DATA_EXCEPTIONS, type DataException } from "./data-exceptions.js";
import { REVISIONS, type Revision } from "./parity.js";
import { NO_SPEC, ROOT, SPEC_DIR } from "./spec-dir.js";

/** How many data each revision has, so that a folder cut short cannot pass. */
const MESSAGE_COUNTS: { [revision in Revision]: number } = {
  "2024-11-05": 43,
  "2025-03-26": 43,
  "2025-06-18": 52,
  "2025-11-25": 74,
  "2026-07-28": 43,
};
const EXAMPLE_COUNTS: { [revision in Revision]: number } = {
  "2024-11-05": 0,
  "2025-03-26": 0,
  "2025-06-18": 0,
  "2025-11-25": 0,
  "2026-07-28": 129,
};

/** A type over `R`, the revision's module, and what is to fit it. */
type Claim = { type: string; value: unknown };

/** Something that the specification shows, with what it or a part of it claims to be. */
type Datum = { name: string; claims: Claim[] };

type Message = {
  id?: unknown;
  method?: string;
  params?: unknown;
  result?: { [member: string]: unknown };
  error?: { code: number };
};

// The claims

/** The types of a revision by what its messages are. */
function vocabulary(revision: Revision) {
  const isSplit = revision >= "2025-11-25";
  return {
    success: isSplit ? "R.JSONRPCResultResponse" : "R.JSONRPCResponse",
    failure: isSplit ? "R.JSONRPCErrorResponse" : "R.JSONRPCError",
    requests: revision === "2026-07-28" ? "R.ClientRequestMap" : "(R.ClientRequestMap & R.ServerRequestMap)",
    notifications: "(R.ClientNotificationMap & R.ServerNotificationMap)",
  };
}

/** The types of a result, by a member that no other result has; the first that is there counts. */
const RESULT_BY_MEMBER: readonly [member: string, ...types: string[]][] = [
  ["protocolVersion", "InitializeResult"],
  ["supportedVersions", "DiscoverResult"],
  ["inputRequests", "InputRequiredResult"],
  ["tools", "ListToolsResult"],
  ["resources", "ListResourcesResult"],
  ["resourceTemplates", "ListResourceTemplatesResult"],
  ["contents", "ReadResourceResult"],
  ["prompts", "ListPromptsResult"],
  ["messages", "GetPromptResult"],
  ["completion", "CompleteResult"],
  ["model", "CreateMessageResult"],
  ["roots", "ListRootsResult"],
  ["action", "ElicitResult"],
  ["task", "CreateTaskResult"],
  ["tasks", "ListTasksResult"],
  ["taskId", "GetTaskResult", "CancelTaskResult"],
];

/** The types of a result whose members do not tell, by the page it is shown on. */
const RESULT_BY_PAGE: { [page: string]: string[] } = {
  "basic/utilities/ping.mdx": ["EmptyResult"],
  "basic/utilities/tasks.mdx": ["GetTaskPayloadResult", "CallToolResult"],
  "basic/patterns/subscriptions.mdx": ["SubscriptionsListenResult"],
  "server/tools.mdx": ["CallToolResult"],
};

/** The responses that have a type of their own, by error code. */
const FAILURE_BY_CODE: { [code: number]: string } = {
  [-32020]: "HeaderMismatchError",
  [-32021]: "MissingRequiredClientCapabilityError",
  [-32022]: "UnsupportedProtocolVersionError",
  [-32042]: "URLElicitationRequiredError",
};

function claimsOf(revision: Revision, page: string, message: Message): Claim[] {
  const types = vocabulary(revision);
  const { method, params, result, error } = message;
  if (method !== undefined) {
    const [envelope, map] = "id" in message ? ["Request", types.requests] : ["Notification", types.notifications];
    return [
      { type: `R.JSONRPC${envelope}`, value: message },
      { type: `${map}[${JSON.stringify(method)}]["params"]`, value: params },
    ];
  }
  if (error !== undefined) {
    const own = FAILURE_BY_CODE[error.code];
    return [types.failure, ...(own ? [`R.${own}`] : [])].map((type) => ({ type, value: message }));
  }
  if (result === undefined) throw new Error(`${page} shows what is no message: ${JSON.stringify(message)}`);
  const [, ...found] = RESULT_BY_MEMBER.find(([member]) => member in result) ?? [];
  const resultTypes = found.length > 0 ? found : RESULT_BY_PAGE[page];
  if (!resultTypes) throw new Error(`${page} shows a result of no known type: ${JSON.stringify(result)}`);
  return [
    { type: types.success, value: message },
    ...resultTypes.map((type) => ({ type: `R.${type}`, value: result })),
  ];
}

// The data

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/** The messages of a revision, each named by its page, its place among the page's messages, and what it is. */
function readMessages(specDir: string, revision: Revision): Datum[] {
  const messages: { page: string; message: Message }[] = readJson(join(specDir, revision, "messages.json"));
  const places = new Map<string, number>();
  return messages.map(({ page, message }) => {
    const place = (places.get(page) ?? 0) + 1;
    places.set(page, place);
    const kind = message.method ?? (message.error ? `error ${message.error.code}` : "result");
    return { name: `${page} #${place} ${kind}`, claims: claimsOf(revision, page, message) };
  });
}

/** The examples of a revision, each in a folder with the name of its definition. */
function readExamples(specDir: string, revision: Revision): Datum[] {
  if (EXAMPLE_COUNTS[revision] === 0) return [];
  const folder = join(specDir, revision, "examples");
  return readdirSync(folder).flatMap((definition) =>
    readdirSync(join(folder, definition)).map((file) => ({
      name: `${definition}/${file}`,
      claims: [{ type: `R.${definition}`, value: readJson(join(folder, definition, file)) }],
    })),
  );
}

// The check

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // The revisions need no more of the library than arrays.
  lib: ["lib.es5.d.ts"],
  types: [],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
};

/** What the compiler says about each claim: nothing about one that is true. */
function complaintsAbout(revision: Revision, claims: readonly Claim[]): string[][] {
  // One line each, so that the line of a complaint tells the claim.
  const constants = claims.map(({ type, value }, at) => `export const c${at}: ${type} = ${JSON.stringify(value)};`);
  const text = [...constants, `import type * as R from ${JSON.stringify(join(ROOT, `src/revisions/${revision}.js`))};`];
  // The file exists for the compiler only.
  const file = join(ROOT, "temp/data.ts");
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, options, ...rest) =>
    path === file ? ts.createSourceFile(path, text.join("\n"), options) : getSourceFile(path, options, ...rest);
  const program = ts.createProgram([file], COMPILER_OPTIONS, host);

  const complaints: string[][] = claims.map(() => []);
  for (const { file: found, start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
    const line = found?.fileName === file ? found.getLineAndCharacterOfPosition(start).line : claims.length;
    const complaint = ts.flattenDiagnosticMessageText(messageText, "\n");
    const ofClaim = complaints[line];
    if (!ofClaim) throw new Error(`${found?.fileName}: ${complaint}`);
    ofClaim.push(complaint);
  }
  return complaints;
}

/** Every fault of the data, and every exception that is none. */
function faultsOf(revision: Revision, data: readonly Datum[], exceptions: readonly DataException[]): string[] {
  const claims = data.flatMap((datum) => datum.claims.map((claim) => ({ ...claim, name: datum.name })));
  const complaints = complaintsAbout(revision, claims);
  const refuted = claims.flatMap((claim, at) => (complaints[at] ?? []).map((complaint) => ({ ...claim, complaint })));

  const exceptionOf = ({ name, complaint }: { name: string; complaint: string }) =>
    exceptions.find((exception) => exception.name === name && complaint.includes(exception.complaint));
  const used = new Set(refuted.map(exceptionOf));
  return [
    ...refuted.filter((claim) => !exceptionOf(claim)).map(({ name, complaint }) => `${name}: ${complaint}`),
    ...exceptions.filter((exception) => !used.has(exception)).map(({ name }) => `${name}: an exception that fits`),
  ];
}

const title = SPEC_DIR === undefined ? `the specification's data (${NO_SPEC})` : "the specification's data";

describe.skipIf(SPEC_DIR === undefined)(title, () => {
  const total = { data: 0, exceptions: 0 };

  it.each(REVISIONS)("%s: every message and every example fits its type", (revision) => {
    const messages = readMessages(SPEC_DIR ?? "", revision);
    const examples = readExamples(SPEC_DIR ?? "", revision);
    expect(messages).toHaveLength(MESSAGE_COUNTS[revision]);
    expect(examples).toHaveLength(EXAMPLE_COUNTS[revision]);

    const exceptions = DATA_EXCEPTIONS.filter((exception) => exception.revision === revision);
    expect(faultsOf(revision, [...messages, ...examples], exceptions)).toEqual([]);
    total.data += messages.length + examples.length;
    total.exceptions += exceptions.length;
  });

  it("is 384 data", () => {
    console.log(`${total.data} data checked, ${total.exceptions} exceptions`);
    expect(total.data).toBe(384);
  });
});

describe("the check of the data", () => {
  const revision = "2025-11-25";
  const result = (value: unknown): Datum => ({ name: "a result", claims: [{ type: "R.CallToolResult", value }] });
  const message = (value: Message): Datum => ({
    name: "a message",
    claims: claimsOf(revision, "server/tools.mdx", value),
  });
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "add" } };
  const SOUND = [result({ content: [] }), message(call), message({ ...call, method: "ping", params: undefined })];

  it("finds nothing in sound data", () => {
    expect(faultsOf(revision, SOUND, [])).toEqual([]);
  });

  it.each<[string, Datum, string]>([
    ["a missing member", result({}), "Property 'content' is missing"],
    ["a misspelt member", result({ content: [], isErorr: true }), `'"isErorr"' does not exist`],
    ["a null", result({ content: [], _meta: null }), "Type 'null' is not assignable"],
    ["a wrong literal", result({ content: [{ type: "txt", text: "" }] }), `Type '"txt"' is not assignable`],
    ["an unknown method", message({ ...call, method: "tools/cal" }), "Property 'tools/cal' does not exist"],
    ["missing params", message({ ...call, params: undefined }), "Type 'undefined' is not assignable"],
    ["params of another method", message({ ...call, params: { uri: "a:b" } }), `'"uri"' does not exist`],
    ["a notification of a request's method", message({ method: "ping" }), "Property 'ping' does not exist"],
    ["a response without jsonrpc", message({ id: 1, error: { code: 1 } }), "is missing"],
    ["an envelope with one member more", message({ ...call, x: 1 } as Message), `'"x"' does not exist`],
  ])("finds %s", (_, datum, complaint) => {
    const faults = faultsOf(revision, [...SOUND, datum], []);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault.startsWith(`${datum.name}: `), fault).toBe(true);
    expect(faults.join("\n")).toContain(complaint);
  });

  const exception: DataException = { revision, name: "a result", complaint: "'content' is missing", reason: "" };

  it("leaves an exception out", () => {
    expect(faultsOf(revision, [result({})], [exception])).toEqual([]);
  });

  it("finds another fault of an exception", () => {
    expect(faultsOf(revision, [result({ content: 1 })], [exception])).toEqual([
      "a result: Type 'number' is not assignable to type 'ContentBlock[]'.",
      "a result: an exception that fits",
    ]);
  });

  it("finds an exception that fits, or that is of no datum", () => {
    expect(faultsOf(revision, SOUND, [exception])).toEqual(["a result: an exception that fits"]);
  });
});
