import { describe, expectTypeOf, test } from "vitest";
import type * as R2024 from "../../src/revisions/2024-11-05.js";
import type * as R2025March from "../../src/revisions/2025-03-26.js";
import type * as R2025June from "../../src/revisions/2025-06-18.js";
import type * as R2025November from "../../src/revisions/2025-11-25.js";
import type * as R2026 from "../../src/revisions/2026-07-28.js";

declare module "../../src/revisions/2025-11-25.js" {
  interface ClientRequestMap {
    "example/add": { params: { a: number; b: number }; result: { sum: number } };
  }
}

const audio = { type: "audio", data: "", mimeType: "audio/wav" } as const;
const link = { type: "resource_link", uri: "file:///a", name: "a" } as const;
const text = { type: "text", text: "" } as const;

describe("what a later revision brought does not compile before", () => {
  test("audio, since 2025-03-26", () => {
    // @ts-expect-error not among the content
    ({ content: [audio] }) satisfies R2024.CallToolResult;
    // @ts-expect-error not among the content of prompts
    ({ role: "user", content: audio }) satisfies R2024.PromptMessage;
    // @ts-expect-error not among the content of sampling
    ({ role: "user", content: audio }) satisfies R2024.SamplingMessage;
    ({ content: [audio] }) satisfies R2025March.CallToolResult;
  });

  test("annotations of tools and the capability for completion, since 2025-03-26", () => {
    const tool = { name: "a", inputSchema: { type: "object" } } as const;
    // @ts-expect-error no such member
    ({ ...tool, annotations: { readOnlyHint: true } }) satisfies R2024.Tool;
    ({ ...tool, annotations: { readOnlyHint: true } }) satisfies R2025March.Tool;
    // @ts-expect-error no such member
    ({ completions: {} }) satisfies R2024.ServerCapabilities;
    ({ completions: {} }) satisfies R2025March.ServerCapabilities;
  });

  test("structured output, links and titles, since 2025-06-18", () => {
    // @ts-expect-error no such member
    ({ content: [], structuredContent: {} }) satisfies R2025March.CallToolResult;
    ({ content: [], structuredContent: {} }) satisfies R2025June.CallToolResult;
    // @ts-expect-error not among the content
    ({ content: [link] }) satisfies R2025March.CallToolResult;
    ({ content: [link] }) satisfies R2025June.CallToolResult;
    // @ts-expect-error no such member
    ({ name: "a", title: "A" }) satisfies R2025March.Prompt;
    ({ name: "a", title: "A" }) satisfies R2025June.Prompt;
  });

  test("a form's default text, icons and tasks, since 2025-11-25", () => {
    // @ts-expect-error no such member
    ({ type: "string", default: "" }) satisfies R2025June.StringSchema;
    ({ type: "string", default: "" }) satisfies R2025November.StringSchema;
    // @ts-expect-error no such member
    ({ name: "a", icons: [] }) satisfies R2025June.Prompt;
    ({ name: "a", icons: [] }) satisfies R2025November.Prompt;
    // @ts-expect-error no such member
    ({ name: "a", task: {} }) satisfies R2025June.CallToolRequest["params"];
    ({ name: "a", task: {} }) satisfies R2025November.CallToolRequest["params"];
  });

  test("structured content that is no object, since 2026-07-28", () => {
    // @ts-expect-error an object until then
    ({ content: [], structuredContent: 1 }) satisfies R2025November.CallToolResult;
    ({ content: [], structuredContent: 1, resultType: "complete" }) satisfies R2026.CallToolResult;
  });
});

describe("what a revision took away does not compile after", () => {
  test("batches, in 2025-03-26 only", () => {
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" } as const;
    const pong = { jsonrpc: "2.0", id: 1, result: {} } as const;
    // @ts-expect-error no batch yet
    [ping] satisfies R2024.JSONRPCMessage;
    [ping] satisfies R2025March.JSONRPCMessage;
    [pong] satisfies R2025March.JSONRPCMessage;
    // @ts-expect-error no batch any more
    [ping] satisfies R2025June.JSONRPCMessage;
    // @ts-expect-error no batch any more
    [ping] satisfies R2025November.JSONRPCMessage;
    // @ts-expect-error no batch any more
    [ping] satisfies R2026.JSONRPCMessage;
  });

  test("names", () => {
    type Removed = [
      // @ts-expect-error since 2025-03-26 each shape has the annotations itself
      R2025March.Annotated,
      // @ts-expect-error since 2025-06-18 there are no batches
      R2025June.JSONRPCBatchRequest,
      // @ts-expect-error since 2025-06-18 there are no batches
      R2025June.JSONRPCBatchResponse,
      // @ts-expect-error since 2025-06-18 it is ResourceTemplateReference
      R2025June.ResourceReference,
      // @ts-expect-error since 2025-11-25 it is JSONRPCErrorResponse
      R2025November.JSONRPCError,
      // @ts-expect-error since 2026-07-28 there is no handshake
      R2026.InitializeRequest,
      // @ts-expect-error since 2026-07-28 there is no ping
      R2026.PingRequest,
      // @ts-expect-error since 2026-07-28 tasks are an extension
      R2026.Task,
      // @ts-expect-error since 2026-07-28 a server sends no requests
      R2026.ServerRequest,
      // @ts-expect-error since 2026-07-28 a server sends no requests
      R2026.ServerRequestMap,
      // @ts-expect-error since 2026-07-28 there is no such error
      R2026.URLElicitationRequiredError,
    ];
    expectTypeOf<Removed["length"]>().toEqualTypeOf<11>();
  });

  test("constants", () => {
    // @ts-expect-error 2025-11-25 only
    expectTypeOf<typeof R2026.URL_ELICITATION_REQUIRED>().toBeAny();
    expectTypeOf<typeof R2025November.URL_ELICITATION_REQUIRED>().toEqualTypeOf<-32042>();
    expectTypeOf<typeof R2024.LATEST_PROTOCOL_VERSION>().toEqualTypeOf<"2024-11-05">();
    expectTypeOf<typeof R2026.LATEST_PROTOCOL_VERSION>().toEqualTypeOf<"2026-07-28">();
  });

  test("the envelope of what a server asks for, until 2025-11-25", () => {
    // @ts-expect-error no message of its own, and without an id
    ({ id: 1, method: "roots/list" }) satisfies R2026.ListRootsRequest;
    ({ method: "roots/list" }) satisfies R2026.ListRootsRequest;
    // @ts-expect-error a message with an envelope
    ({ method: "roots/list" }) satisfies R2025November.ListRootsRequest;
  });
});

describe("2026-07-28 requires", () => {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  } as const;

  test("resultType in results", () => {
    // @ts-expect-error no resultType
    ({ content: [text] }) satisfies R2026.CallToolResult;
    // @ts-expect-error no resultType
    ({}) satisfies R2026.EmptyResult;
    ({ resultType: "complete" }) satisfies R2026.EmptyResult;
    ({ resultType: "of an extension" }) satisfies R2026.EmptyResult;
  });

  test("cache hints in the results of lists", () => {
    // @ts-expect-error no ttlMs, no cacheScope
    ({ resultType: "complete", tools: [] }) satisfies R2026.ListToolsResult;
    ({ resultType: "complete", tools: [], ttlMs: 0, cacheScope: "private" }) satisfies R2026.ListToolsResult;
  });

  test("the envelope in the _meta of requests", () => {
    // @ts-expect-error no _meta
    ({ name: "add" }) satisfies R2026.CallToolRequestParams;
    // @ts-expect-error no protocol version, no capabilities
    ({ name: "add", _meta: {} }) satisfies R2026.CallToolRequestParams;
    ({ name: "add", _meta }) satisfies R2026.CallToolRequestParams;
    ({ name: "add", _meta: { ..._meta, "com.example/key": 1 } }) satisfies R2026.CallToolRequestParams;
  });
});

describe("in every revision", () => {
  test("a misspelt member does not compile", () => {
    // @ts-expect-error isError
    ({ content: [], isErorr: true }) satisfies R2024.CallToolResult;
    // @ts-expect-error isError
    ({ content: [], isErorr: true }) satisfies R2025March.CallToolResult;
    // @ts-expect-error isError
    ({ content: [], isErorr: true }) satisfies R2025June.CallToolResult;
    // @ts-expect-error isError
    ({ content: [], isErorr: true }) satisfies R2025November.CallToolResult;
    // @ts-expect-error isError
    ({ resultType: "complete", content: [], isErorr: true }) satisfies R2026.CallToolResult;
  });

  test("an optional member is no null, but may be undefined", () => {
    // @ts-expect-error null
    ({ tools: [], nextCursor: null }) satisfies R2024.ListToolsResult;
    // @ts-expect-error null
    ({ tools: [], nextCursor: null }) satisfies R2025March.ListToolsResult;
    // @ts-expect-error null
    ({ tools: [], nextCursor: null }) satisfies R2025June.ListToolsResult;
    // @ts-expect-error null
    ({ tools: [], nextCursor: null }) satisfies R2025November.ListToolsResult;
    // @ts-expect-error null
    ({ resultType: "complete", nextCursor: null }) satisfies R2026.PaginatedResult;
    ({ tools: [], nextCursor: undefined }) satisfies R2024.ListToolsResult;
    ({ resultType: "complete", nextCursor: undefined }) satisfies R2026.PaginatedResult;
  });

  test("an open result takes further members, and a closed one none", () => {
    ({ more: 1 }) satisfies R2025November.Result;
    // @ts-expect-error closed
    ({ tools: [], more: 1 }) satisfies R2025November.ListToolsResult;
  });

  test("any reason to stop is taken where the set is open", () => {
    const message = { role: "assistant", content: text, model: "a" } as const;
    ({ ...message, stopReason: "of a provider" }) satisfies R2024.CreateMessageResult;
    ({ ...message, stopReason: "of a provider" }) satisfies R2025November.CreateMessageResult;
    ({ ...message, stopReason: "of a provider" }) satisfies R2026.CreateMessageResult;
  });

  test("a shape fits a type with an index signature", () => {
    type Open = { [key: string]: unknown };
    expectTypeOf<R2024.CallToolResult>().toExtend<Open>();
    expectTypeOf<R2025November.Tool>().toExtend<Open>();
    expectTypeOf<R2026.Implementation>().toExtend<Open>();
  });
});

describe("a method map", () => {
  test("takes a method by declaration merging, in its own revision", () => {
    type Add = R2025November.ClientRequestMap["example/add"];
    expectTypeOf<Add["params"]>().toEqualTypeOf<{ a: number; b: number }>();
    expectTypeOf<Add["result"]>().toEqualTypeOf<{ sum: number }>();
    // @ts-expect-error no such method
    expectTypeOf<R2025June.ClientRequestMap["example/add"]>().toBeAny();
  });

  test("has no method of another revision or direction", () => {
    // @ts-expect-error since 2026-07-28
    expectTypeOf<R2025November.ClientRequestMap["server/discover"]>().toBeAny();
    // @ts-expect-error until 2025-11-25
    expectTypeOf<R2026.ClientRequestMap["initialize"]>().toBeAny();
    // @ts-expect-error since 2025-06-18
    expectTypeOf<R2025March.ServerRequestMap["elicitation/create"]>().toBeAny();
    // @ts-expect-error sent by the server
    expectTypeOf<R2025June.ClientRequestMap["roots/list"]>().toBeAny();
    expectTypeOf<keyof R2026.InputRequestMap>().toEqualTypeOf<
      "sampling/createMessage" | "roots/list" | "elicitation/create"
    >();
  });

  test("says whether params may be left out", () => {
    expectTypeOf<undefined>().toExtend<R2024.ClientRequestMap["ping"]["params"]>();
    expectTypeOf<undefined>().toExtend<R2024.ClientRequestMap["tools/list"]["params"]>();
    expectTypeOf<undefined>().not.toExtend<R2024.ClientRequestMap["tools/call"]["params"]>();
    expectTypeOf<undefined>().toExtend<R2025November.ClientRequestMap["tools/list"]["params"]>();
    expectTypeOf<undefined>().not.toExtend<R2025November.ClientRequestMap["initialize"]["params"]>();
    expectTypeOf<undefined>().not.toExtend<R2026.ClientRequestMap["tools/list"]["params"]>();
    expectTypeOf<undefined>().toExtend<R2026.InputRequestMap["roots/list"]["params"]>();
    expectTypeOf<undefined>().toExtend<R2026.ServerNotificationMap["notifications/tools/list_changed"]["params"]>();
    expectTypeOf<undefined>().not.toExtend<R2026.ServerNotificationMap["notifications/progress"]["params"]>();
  });

  test("tells what comes back", () => {
    expectTypeOf<R2024.ClientRequestMap["tools/call"]["result"]>().toEqualTypeOf<R2024.CallToolResult>();
    expectTypeOf<R2024.ClientRequestMap["ping"]["result"]>().toEqualTypeOf<R2024.Result>();
    expectTypeOf<R2026.ClientRequestMap["tools/call"]["result"]>().toEqualTypeOf<
      R2026.CallToolResult | R2026.InputRequiredResult
    >();
  });
});
