import { describe, expectTypeOf, test } from "vitest";
import type { CompleteParams, CompletionCompleteResult } from "../../src/completion.js";
import { completion } from "../../src/completion.js";
import {
  audioContent,
  embeddedResource,
  imageContent,
  resourceLink,
  type TextContent,
  textContent,
} from "../../src/content.js";
import { McpError, methodNotFound, resourceNotFound } from "../../src/errors.js";
import type { InputRequiredResult } from "../../src/input-requests.js";
import type {
  EmptyResult,
  JsonRpcFailure,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResponse,
  JsonRpcSuccess,
  RequestId,
} from "../../src/jsonrpc.js";
import { error, errorWithData, notification, request, success } from "../../src/jsonrpc.js";
import type { DiscoverResult, InitializeResult } from "../../src/lifecycle.js";
import { isRequest } from "../../src/message.js";
import { requestMeta } from "../../src/meta.js";
import {
  completeResult,
  inputRequiredResult,
  isComplete,
  isInputRequired,
  toHandshakeResult,
} from "../../src/multi-round-trip.js";
import { cancelled, logMessage, progress } from "../../src/notifications.js";
import { paginate } from "../../src/pagination.js";
import type { GetPromptResult, PromptMessage, PromptsListResult } from "../../src/prompts.js";
import { assistantMessage, userMessage } from "../../src/prompts.js";
import { blobResource, textResource } from "../../src/resource-content.js";
import type {
  McpResource,
  ReadResourceResult,
  ResourceDefinition,
  ResourcesListResult,
  ResourceTemplatesListResult,
} from "../../src/resources.js";
import type * as R2024 from "../../src/revisions/2024-11-05.js";
import type * as R2025March from "../../src/revisions/2025-03-26.js";
import type * as R2025June from "../../src/revisions/2025-06-18.js";
import type * as R2025November from "../../src/revisions/2025-11-25.js";
import type * as R2026 from "../../src/revisions/2026-07-28.js";
import type { ToolCallResult, ToolsListResult } from "../../src/tools.js";
import { structuredResult, toolError, toolResult } from "../../src/tools.js";
import { negotiateVersion } from "../../src/versions.js";

interface Weather {
  temperature: number;
  note?: string;
}
const weather: Weather = { temperature: 22.5 };
const anyId = 1 as RequestId | null | undefined;

describe("envelopes", () => {
  test("a success always answers a request, with an object", () => {
    expectTypeOf(success(1)).toEqualTypeOf<JsonRpcSuccess<EmptyResult>>();
    expectTypeOf(success("a", { tools: [] as string[] })).toEqualTypeOf<JsonRpcSuccess<{ tools: string[] }>>();
    expectTypeOf(success(1, weather)).toEqualTypeOf<JsonRpcSuccess<Weather>>();
    expectTypeOf(success(1, weather as Weather | undefined)).toEqualTypeOf<JsonRpcSuccess<Weather | EmptyResult>>();
    // @ts-expect-error no id
    success(null, {});
    // @ts-expect-error no id
    success(undefined, {});
    // @ts-expect-error no object
    success(1, "pong");
    // @ts-expect-error no object
    success(1, null);
  });

  test("an error has the id that it was given", () => {
    expectTypeOf(error(1, -32601, "m")).toEqualTypeOf<JsonRpcFailure<undefined, RequestId>>();
    expectTypeOf(error("a", -32601, "m").id).toEqualTypeOf<RequestId>();
    expectTypeOf(error(null, -32700, "m").id).toEqualTypeOf<null>();
    expectTypeOf(error(undefined, -32700, "m").id).toEqualTypeOf<undefined>();
    expectTypeOf(error(anyId, -32700, "m").id).toEqualTypeOf<RequestId | null | undefined>();
    // @ts-expect-error no id
    error(true, -32700, "m");
    // @ts-expect-error no code
    error(1, "-32700", "m");
  });

  test("an error with data has its type", () => {
    expectTypeOf(errorWithData(1, 1, "m", weather)).toEqualTypeOf<JsonRpcFailure<Weather, RequestId>>();
    expectTypeOf(errorWithData(null, 1, "m", 0)).toEqualTypeOf<JsonRpcFailure<number, null>>();
    expectTypeOf(errorWithData(undefined, 1, "m", "").id).toEqualTypeOf<undefined>();
    expectTypeOf(errorWithData(anyId, 1, "m", null)).toEqualTypeOf<JsonRpcFailure<null>>();
    // @ts-expect-error the data is missing
    errorWithData(1, 1, "m");
  });

  test("a response narrows on its error", () => {
    const response = success(1) as JsonRpcResponse<Weather, string>;
    if ("error" in response) expectTypeOf(response).toEqualTypeOf<JsonRpcFailure<string>>();
    else expectTypeOf(response.result).toEqualTypeOf<Weather>();
    // @ts-expect-error not in every response
    response.result;
  });

  test("a request and a notification have the params that they were given", () => {
    expectTypeOf(request(1, "tools/call", { name: "add" })).toExtend<JsonRpcRequest<"tools/call", { name: string }>>();
    expectTypeOf(request(1, "a", weather as Weather | undefined)).toEqualTypeOf<JsonRpcRequest<"a", Weather>>();
    expectTypeOf(request(1, "ping").params).toEqualTypeOf<undefined>();
    expectTypeOf(request(1, "a", weather).params).toEqualTypeOf<Weather>();
    expectTypeOf(notification("a", { b: 1 })).toExtend<JsonRpcNotification<"a", { b: number }>>();
    expectTypeOf(notification("a", { b: 1 }).params).toEqualTypeOf<{ b: number }>();
    expectTypeOf(notification("a").params).toEqualTypeOf<undefined>();
    // @ts-expect-error a notification has no id
    notification("a").id;
    // @ts-expect-error params are an object
    request(1, "a", "x");
    // @ts-expect-error no id
    request(null, "a");
  });

  test("of every revision", () => {
    const made = [success(1), success("a", { more: 1 })] as const;
    expectTypeOf(made).items.toExtend<R2024.JSONRPCResponse>();
    expectTypeOf(made).items.toExtend<R2025March.JSONRPCResponse>();
    expectTypeOf(made).items.toExtend<R2025June.JSONRPCResponse>();
    expectTypeOf(made).items.toExtend<R2025November.JSONRPCResultResponse>();
    const failures = [
      error(1, 1, "m"),
      errorWithData("a", 1, "m", weather),
      methodNotFound("a").toResponse(1),
    ] as const;
    expectTypeOf(failures).items.toExtend<R2024.JSONRPCError>();
    expectTypeOf(failures).items.toExtend<R2025March.JSONRPCError>();
    expectTypeOf(failures).items.toExtend<R2025June.JSONRPCError>();
    expectTypeOf(failures).items.toExtend<R2025November.JSONRPCErrorResponse>();
    expectTypeOf(failures).items.toExtend<R2026.JSONRPCErrorResponse>();
    const withoutId = error(undefined, 1, "m");
    expectTypeOf(withoutId).toExtend<R2025November.JSONRPCErrorResponse>();
    expectTypeOf(withoutId).toExtend<R2026.JSONRPCErrorResponse>();
    expectTypeOf(withoutId).not.toExtend<R2025June.JSONRPCError>();
    expectTypeOf(error(null, 1, "m")).not.toExtend<R2025June.JSONRPCError>();
    const requests = [request(1, "ping"), request("a", "tools/call", { name: "add" })] as const;
    expectTypeOf(requests).items.toExtend<R2024.JSONRPCRequest>();
    expectTypeOf(requests).items.toExtend<R2025March.JSONRPCRequest>();
    expectTypeOf(requests).items.toExtend<R2025June.JSONRPCRequest>();
    expectTypeOf(requests).items.toExtend<R2025November.JSONRPCRequest>();
    expectTypeOf(requests).items.toExtend<R2026.JSONRPCRequest>();
    const notifications = [notification("a"), notification("a", { b: 1 })] as const;
    expectTypeOf(notifications).items.toExtend<R2024.JSONRPCNotification>();
    expectTypeOf(notifications).items.toExtend<R2025March.JSONRPCNotification>();
    expectTypeOf(notifications).items.toExtend<R2025June.JSONRPCNotification>();
    expectTypeOf(notifications).items.toExtend<R2025November.JSONRPCNotification>();
    expectTypeOf(notifications).items.toExtend<R2026.JSONRPCNotification>();
  });
});

describe("results of the root", () => {
  test("a misspelt member does not compile", () => {
    // @ts-expect-error isError
    ({ content: [], isErorr: true }) satisfies ToolCallResult;
    // @ts-expect-error isError
    const result: ToolCallResult = { content: [], isErorr: true };
    // @ts-expect-error isError
    toolResult([], { isErorr: true });
    // @ts-expect-error structuredContent
    toolResult([], { structured: {} });
    expectTypeOf(result.isError).toEqualTypeOf<boolean | undefined>();
  });

  test("a user's interface is taken as structured content and as a result", () => {
    expectTypeOf(structuredResult(weather).structuredContent).toEqualTypeOf<Weather>();
    expectTypeOf(toolResult([], { structuredContent: weather }).structuredContent).toEqualTypeOf<Weather | undefined>();
    expectTypeOf(structuredResult(weather)).toExtend<ToolCallResult>();
    expectTypeOf(toolResult([], { structuredContent: weather })).toExtend<ToolCallResult>();
    interface Result extends ToolCallResult {
      structuredContent: Weather;
    }
    const result: Result = { content: [], structuredContent: weather };
    expectTypeOf(success(1, result)).toEqualTypeOf<JsonRpcSuccess<Result>>();
    expectTypeOf(completeResult(result).structuredContent).toEqualTypeOf<Weather>();
    const own: ToolCallResult = result;
    success(1, own);
    new McpError(1, "m", weather).data satisfies Weather;
    logMessage("info", weather).params.data satisfies Weather;
  });

  test("a builder tells no more and no less than what it makes", () => {
    expectTypeOf(toolError("m")).toEqualTypeOf<{ content: TextContent[]; isError: true }>();
    expectTypeOf(toolResult([textContent("a")]).content).toEqualTypeOf<TextContent[]>();
    expectTypeOf(userMessage("a")).toEqualTypeOf<{ role: "user"; content: TextContent }>();
    expectTypeOf(assistantMessage("a").role).toEqualTypeOf<"assistant">();
    expectTypeOf(completion([])).toEqualTypeOf<CompletionCompleteResult>();
    expectTypeOf(paginate([weather], undefined, 10)).toEqualTypeOf<{
      items: Weather[];
      nextCursor?: string | undefined;
    }>();
    expectTypeOf(negotiateVersion("x")).toEqualTypeOf<"2024-11-05" | "2025-03-26" | "2025-06-18" | "2025-11-25">();
    expectTypeOf(completeResult({ tools: [] }).resultType).toEqualTypeOf<"complete">();
    expectTypeOf(inputRequiredResult({ requestState: "s" }).resultType).toEqualTypeOf<"input_required">();
    expectTypeOf(resourceNotFound("a:b").data).toEqualTypeOf<{ uri: string }>();
  });

  test("an input-required result narrows either way", () => {
    const result = {} as ToolCallResult | InputRequiredResult;
    if (isInputRequired(result)) expectTypeOf(result).toEqualTypeOf<InputRequiredResult>();
    else expectTypeOf(result).toEqualTypeOf<ToolCallResult>();
    if (isComplete<ToolCallResult>(result)) expectTypeOf(result).toEqualTypeOf<ToolCallResult>();
  });

  test("an input-required result of 2026-07-28's own type narrows either way", () => {
    const call = {} as R2026.CallToolResultResponse["result"];
    if (isInputRequired(call)) expectTypeOf(call).toEqualTypeOf<R2026.InputRequiredResult>();
    else expectTypeOf(call).toEqualTypeOf<R2026.CallToolResult>();
    if (isComplete(call)) expectTypeOf(call).toEqualTypeOf<R2026.CallToolResult>();
    const prompt = {} as R2026.GetPromptResultResponse["result"];
    if (isInputRequired(prompt)) expectTypeOf(prompt).toEqualTypeOf<R2026.InputRequiredResult>();
    else expectTypeOf(prompt).toEqualTypeOf<R2026.GetPromptResult>();
    const read = {} as R2026.ReadResourceResultResponse["result"];
    if (isInputRequired(read)) expectTypeOf(read).toEqualTypeOf<R2026.InputRequiredResult>();
    else expectTypeOf(read).toEqualTypeOf<R2026.ReadResourceResult>();
  });

  test("a request fits the revisions' types, those that require their params too", () => {
    expectTypeOf(request(1, "tools/call", { name: "a" })).toExtend<R2024.CallToolRequest>();
    expectTypeOf(request(1, "tools/call", { name: "a" })).toExtend<R2025November.CallToolRequest>();
    const _meta = requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {} });
    expectTypeOf(request(1, "tools/list", { _meta })).toExtend<R2026.ListToolsRequest>();
    expectTypeOf(request(1, "ping")).toExtend<R2025November.PingRequest>();
  });
});

const text = textContent("a", { annotations: { audience: ["user"], priority: 1 }, _meta: { a: 1 } });
const image = imageContent("AA==", "image/png", { annotations: { audience: ["user"] }, _meta: {} });
const audio = audioContent("AA==", "audio/wav", { annotations: {}, _meta: {} });
const link = resourceLink("a:b", "a", { title: "A", size: 1, icons: [{ src: "data:," }], annotations: {}, _meta: {} });
const contents = textResource("a:b", "a", { mimeType: "text/plain", _meta: {} });
const blob = blobResource("a:b", "AA==", { mimeType: "image/png", _meta: {} });
const embedded = embeddedResource(contents, { annotations: {}, _meta: {} });
const embeddedBlob = embeddedResource(blob);

describe("what a builder makes fits every handshake revision that has it", () => {
  test("content", () => {
    expectTypeOf(text).toExtend<R2024.TextContent>();
    expectTypeOf(text).toExtend<R2025March.TextContent>();
    expectTypeOf(text).toExtend<R2025June.TextContent>();
    expectTypeOf(text).toExtend<R2025November.TextContent>();
    expectTypeOf(image).toExtend<R2024.ImageContent>();
    expectTypeOf(image).toExtend<R2025March.ImageContent>();
    expectTypeOf(image).toExtend<R2025June.ImageContent>();
    expectTypeOf(image).toExtend<R2025November.ImageContent>();
    expectTypeOf(audio).toExtend<R2025March.AudioContent>();
    expectTypeOf(audio).toExtend<R2025June.AudioContent>();
    expectTypeOf(audio).toExtend<R2025November.AudioContent>();
    expectTypeOf(link).toExtend<R2025June.ResourceLink>();
    expectTypeOf(link).toExtend<R2025November.ResourceLink>();
    expectTypeOf(embedded).toExtend<R2024.EmbeddedResource>();
    expectTypeOf(embedded).toExtend<R2025March.EmbeddedResource>();
    expectTypeOf(embedded).toExtend<R2025June.EmbeddedResource>();
    expectTypeOf(embeddedBlob).toExtend<R2025November.EmbeddedResource>();
    const read = { contents: [contents, blob] };
    expectTypeOf(read).toExtend<R2024.ReadResourceResult>();
    expectTypeOf(read).toExtend<R2025March.ReadResourceResult>();
    expectTypeOf(read).toExtend<R2025June.ReadResourceResult>();
    expectTypeOf(read).toExtend<R2025November.ReadResourceResult>();
  });

  test("results of tools", () => {
    const plain = toolResult([textContent("a")]);
    const withOptions = toolResult([text, image, embedded], { isError: true, _meta: { a: 1 } });
    const blocks = toolError([text, image, embedded]);
    const made = [plain, withOptions, toolError("m"), blocks, toolResult([])] as const;
    expectTypeOf(made).items.toExtend<R2024.CallToolResult>();
    expectTypeOf(made).items.toExtend<R2025March.CallToolResult>();
    expectTypeOf(made).items.toExtend<R2025June.CallToolResult>();
    expectTypeOf(made).items.toExtend<R2025November.CallToolResult>();
    expectTypeOf(toolResult([text, audio])).toExtend<R2025March.CallToolResult>();
    expectTypeOf(toolResult([text, audio])).not.toExtend<R2024.CallToolResult>();
    expectTypeOf(toolResult([text, link], { isError: false })).toExtend<R2025June.CallToolResult>();
    expectTypeOf(toolResult([text, link])).not.toExtend<R2025March.CallToolResult>();
    const structured = [
      structuredResult({ a: 1, b: [null] }),
      toolResult([text, audio, link], { structuredContent: { a: 1 }, isError: true, _meta: {} }),
    ] as const;
    expectTypeOf(structured).items.toExtend<R2025June.CallToolResult>();
    expectTypeOf(structured).items.toExtend<R2025November.CallToolResult>();
    expectTypeOf(structuredResult([1])).not.toExtend<R2025November.CallToolResult>();
  });

  test("prompts and completion", () => {
    const prompt = { messages: [userMessage("a"), assistantMessage("b"), userMessage(image), userMessage(embedded)] };
    expectTypeOf(prompt).toExtend<R2024.GetPromptResult>();
    expectTypeOf(prompt).toExtend<R2025March.GetPromptResult>();
    expectTypeOf(prompt).toExtend<R2025June.GetPromptResult>();
    expectTypeOf(prompt).toExtend<R2025November.GetPromptResult>();
    expectTypeOf(userMessage(audio)).toExtend<R2025March.PromptMessage>();
    expectTypeOf(userMessage(audio)).not.toExtend<R2024.PromptMessage>();
    expectTypeOf(assistantMessage(link)).toExtend<R2025June.PromptMessage>();
    expectTypeOf(assistantMessage(link)).not.toExtend<R2025March.PromptMessage>();
    const values = completion(["a"], { total: 1, hasMore: false });
    expectTypeOf(values).toExtend<R2024.CompleteResult>();
    expectTypeOf(values).toExtend<R2025March.CompleteResult>();
    expectTypeOf(values).toExtend<R2025June.CompleteResult>();
    expectTypeOf(values).toExtend<R2025November.CompleteResult>();
  });

  test("notifications", () => {
    const told = progress("t", 1, { total: 2 });
    expectTypeOf(told).toExtend<R2024.ProgressNotification>();
    expectTypeOf(progress(1, 1, { message: "m" })).toExtend<R2025March.ProgressNotification>();
    expectTypeOf(told).toExtend<R2025June.ProgressNotification>();
    expectTypeOf(told).toExtend<R2025November.ProgressNotification>();
    expectTypeOf(told).toExtend<R2026.ProgressNotification>();
    expectTypeOf(cancelled(1, "late")).toExtend<R2024.CancelledNotification>();
    expectTypeOf(cancelled(1, "late")).toExtend<R2025March.CancelledNotification>();
    expectTypeOf(cancelled(1, "late")).toExtend<R2025June.CancelledNotification>();
    expectTypeOf(cancelled("a")).toExtend<R2025November.CancelledNotification>();
    expectTypeOf(cancelled("a")).toExtend<R2026.CancelledNotification>();
    const logged = [logMessage("info", weather), logMessage("debug", undefined, "l"), logMessage("error", 0)] as const;
    expectTypeOf(logged).items.toExtend<R2024.LoggingMessageNotification>();
    expectTypeOf(logged).items.toExtend<R2025March.LoggingMessageNotification>();
    expectTypeOf(logged).items.toExtend<R2025June.LoggingMessageNotification>();
    expectTypeOf(logged).items.toExtend<R2025November.LoggingMessageNotification>();
    expectTypeOf(logged).items.toExtend<R2026.LoggingMessageNotification>();
  });
});

const cache = { ttlMs: 60_000, cacheScope: "public" } as const;

describe("what a builder makes fits 2026-07-28 when it is completed", () => {
  test("content, as it is", () => {
    expectTypeOf([text, image, audio, link, embedded, embeddedBlob]).items.toExtend<R2026.ContentBlock>();
    expectTypeOf(
      requestMeta({ protocolVersion: "2026-07-28", clientCapabilities: {} }),
    ).toExtend<R2026.RequestMetaObject>();
    expectTypeOf(
      requestMeta({
        protocolVersion: "2026-07-28",
        clientCapabilities: { elicitation: { url: {} } },
        clientInfo: { name: "c", version: "1", icons: [{ src: "data:," }] },
        progressToken: 1,
        logLevel: "info",
      }),
    ).toExtend<R2026.RequestMetaObject>();
  });

  test("results of tools", () => {
    const results = [
      completeResult(toolResult([text])),
      completeResult(toolResult([])),
      completeResult(toolResult([text, image, audio, link, embedded], { isError: true, _meta: { a: 1 } })),
      completeResult(toolResult([text], { structuredContent: [1] })),
      completeResult(toolError("m")),
      completeResult(toolError([text, link])),
      completeResult(structuredResult({ a: 1 })),
      completeResult(structuredResult([1])),
    ] as const;
    expectTypeOf(results).items.toExtend<R2026.CallToolResult>();
    expectTypeOf(success(1, completeResult(toolResult([text])))).toExtend<R2026.CallToolResultResponse>();
    expectTypeOf(toolResult([text])).not.toExtend<R2026.CallToolResult>();
  });

  test("prompts and completion", () => {
    expectTypeOf(
      completeResult({ messages: [userMessage("a"), assistantMessage(link)] }),
    ).toExtend<R2026.GetPromptResult>();
    expectTypeOf(completeResult(completion([]))).toExtend<R2026.CompleteResult>();
    expectTypeOf(completeResult(completion(["a"], { total: 1, hasMore: true }))).toExtend<R2026.CompleteResult>();
  });

  test("lists and whatever else may be cached", () => {
    const inputSchema = { type: "object" } as const;
    expectTypeOf(completeResult({ tools: [{ name: "a", inputSchema }] }, cache)).toExtend<R2026.ListToolsResult>();
    expectTypeOf(completeResult({ tools: [] })).not.toExtend<R2026.ListToolsResult>();
    expectTypeOf(completeResult({ prompts: [{ name: "a" }] }, cache)).toExtend<R2026.ListPromptsResult>();
    expectTypeOf(
      completeResult({ resources: [{ uri: "a:b", name: "a" }] }, cache),
    ).toExtend<R2026.ListResourcesResult>();
    expectTypeOf(
      completeResult({ resourceTemplates: [{ uriTemplate: "a:{b}", name: "a" }] }, cache),
    ).toExtend<R2026.ListResourceTemplatesResult>();
    expectTypeOf(completeResult({ contents: [contents, blob] }, cache)).toExtend<R2026.ReadResourceResult>();
    expectTypeOf(
      completeResult({ supportedVersions: ["2026-07-28"], capabilities: { tools: {} } }, cache),
    ).toExtend<R2026.DiscoverResult>();
    const { items, nextCursor } = paginate([{ name: "a", inputSchema }], undefined, 10);
    expectTypeOf(completeResult({ tools: items, nextCursor }, cache)).toExtend<R2026.ListToolsResult>();
    // @ts-expect-error both hints or none
    completeResult({ tools: [] }, { ttlMs: 1 });
  });

  test("input-required results, as they are", () => {
    expectTypeOf(inputRequiredResult({ requestState: "s" })).toExtend<R2026.InputRequiredResult>();
    const made = inputRequiredResult({
      inputRequests: {
        roots: { method: "roots/list" },
        form: {
          method: "elicitation/create",
          params: { mode: "form", message: "?", requestedSchema: { type: "object", properties: {} } },
        },
        sample: {
          method: "sampling/createMessage",
          params: { messages: [{ role: "user", content: text }], maxTokens: 1 },
        },
      },
      requestState: "s",
    });
    expectTypeOf(made).toExtend<R2026.InputRequiredResult>();
    expectTypeOf(made).toExtend<InputRequiredResult>();
  });
});

describe("what toHandshakeResult makes fits 2025-11-25", () => {
  test("results of tools", () => {
    const made = [
      toHandshakeResult(completeResult(toolResult([text, audio, link], { isError: true, _meta: {} }))),
      toHandshakeResult(completeResult(structuredResult({ a: 1 }))),
      toHandshakeResult(completeResult(structuredResult([1]))),
      toHandshakeResult(completeResult(toolError("m"))),
      toHandshakeResult(toolResult([text], { structuredContent: weather })),
      toHandshakeResult({ content: [], resultType: "complete" } as R2026.CallToolResult | InputRequiredResult),
      toHandshakeResult({ content: [] } as ToolCallResult | InputRequiredResult),
      toHandshakeResult({ content: [] } as ToolCallResult),
    ] as const;
    expectTypeOf(made).items.toExtend<R2025November.CallToolResult>();
    expectTypeOf(made).items.toExtend<R2025June.CallToolResult>();
    expectTypeOf(toHandshakeResult(completeResult(toolResult([text])))).toExtend<R2024.CallToolResult>();
  });

  test("has none of the members that it takes away", () => {
    const made = toHandshakeResult(completeResult({ contents: [contents], more: 1 }, cache));
    expectTypeOf(made).not.toHaveProperty("resultType");
    expectTypeOf(made).not.toHaveProperty("ttlMs");
    expectTypeOf(made).not.toHaveProperty("cacheScope");
    expectTypeOf(made.more).toEqualTypeOf<number>();
  });

  test("the other results", () => {
    expectTypeOf(
      toHandshakeResult(completeResult({ messages: [userMessage("a")] })),
    ).toExtend<R2025November.GetPromptResult>();
    expectTypeOf(
      toHandshakeResult(completeResult({ contents: [contents, blob] }, cache)),
    ).toExtend<R2025November.ReadResourceResult>();
    const inputSchema = { type: "object" } as const;
    expectTypeOf(
      toHandshakeResult(completeResult({ tools: [{ name: "a", inputSchema }] }, cache)),
    ).toExtend<R2025November.ListToolsResult>();
  });
});

describe("a value of each revision fits the root", () => {
  test("results of tools", () => {
    expectTypeOf<R2024.CallToolResult>().toExtend<ToolCallResult>();
    expectTypeOf<R2025March.CallToolResult>().toExtend<ToolCallResult>();
    expectTypeOf<R2025June.CallToolResult>().toExtend<ToolCallResult>();
    expectTypeOf<R2025November.CallToolResult>().toExtend<ToolCallResult>();
    expectTypeOf<R2026.CallToolResult>().toExtend<ToolCallResult>();
    expectTypeOf<R2024.ListToolsResult>().toExtend<ToolsListResult>();
    expectTypeOf<R2025March.ListToolsResult>().toExtend<ToolsListResult>();
    expectTypeOf<R2025June.ListToolsResult>().toExtend<ToolsListResult>();
    expectTypeOf<R2025November.ListToolsResult>().toExtend<ToolsListResult>();
    expectTypeOf<R2026.ListToolsResult>().toExtend<ToolsListResult>();
  });

  test("the openings of a session", () => {
    expectTypeOf<R2024.InitializeResult>().toExtend<InitializeResult>();
    expectTypeOf<R2025March.InitializeResult>().toExtend<InitializeResult>();
    expectTypeOf<R2025June.InitializeResult>().toExtend<InitializeResult>();
    expectTypeOf<R2025November.InitializeResult>().toExtend<InitializeResult>();
    expectTypeOf<R2026.DiscoverResult>().toExtend<DiscoverResult>();
  });

  test("prompts", () => {
    expectTypeOf<R2024.ListPromptsResult>().toExtend<PromptsListResult>();
    expectTypeOf<R2025March.ListPromptsResult>().toExtend<PromptsListResult>();
    expectTypeOf<R2025June.ListPromptsResult>().toExtend<PromptsListResult>();
    expectTypeOf<R2025November.ListPromptsResult>().toExtend<PromptsListResult>();
    expectTypeOf<R2026.ListPromptsResult>().toExtend<PromptsListResult>();
    expectTypeOf<R2024.GetPromptResult>().toExtend<GetPromptResult>();
    expectTypeOf<R2025March.GetPromptResult>().toExtend<GetPromptResult>();
    expectTypeOf<R2025June.GetPromptResult>().toExtend<GetPromptResult>();
    expectTypeOf<R2025November.GetPromptResult>().toExtend<GetPromptResult>();
    expectTypeOf<R2026.GetPromptResult>().toExtend<GetPromptResult>();
    expectTypeOf<R2024.PromptMessage>().toExtend<PromptMessage>();
    expectTypeOf<R2025March.PromptMessage>().toExtend<PromptMessage>();
    expectTypeOf<R2025June.PromptMessage>().toExtend<PromptMessage>();
    expectTypeOf<R2025November.PromptMessage>().toExtend<PromptMessage>();
    expectTypeOf<R2026.PromptMessage>().toExtend<PromptMessage>();
  });

  test("resources", () => {
    expectTypeOf<R2024.Resource>().toExtend<McpResource>();
    expectTypeOf<R2025March.Resource>().toExtend<McpResource>();
    expectTypeOf<R2025June.Resource>().toExtend<McpResource>();
    expectTypeOf<R2025November.Resource>().toExtend<McpResource>();
    expectTypeOf<R2026.Resource>().toExtend<McpResource>();
    expectTypeOf<R2024.ResourceTemplate>().toExtend<ResourceDefinition>();
    expectTypeOf<R2025March.ResourceTemplate>().toExtend<ResourceDefinition>();
    expectTypeOf<R2025June.ResourceTemplate>().toExtend<ResourceDefinition>();
    expectTypeOf<R2025November.ResourceTemplate>().toExtend<ResourceDefinition>();
    expectTypeOf<R2026.ResourceTemplate>().toExtend<ResourceDefinition>();
    expectTypeOf<R2024.ListResourcesResult>().toExtend<ResourcesListResult>();
    expectTypeOf<R2025March.ListResourcesResult>().toExtend<ResourcesListResult>();
    expectTypeOf<R2025June.ListResourcesResult>().toExtend<ResourcesListResult>();
    expectTypeOf<R2025November.ListResourcesResult>().toExtend<ResourcesListResult>();
    expectTypeOf<R2026.ListResourcesResult>().toExtend<ResourcesListResult>();
    expectTypeOf<R2024.ListResourceTemplatesResult>().toExtend<ResourceTemplatesListResult>();
    expectTypeOf<R2025March.ListResourceTemplatesResult>().toExtend<ResourceTemplatesListResult>();
    expectTypeOf<R2025June.ListResourceTemplatesResult>().toExtend<ResourceTemplatesListResult>();
    expectTypeOf<R2025November.ListResourceTemplatesResult>().toExtend<ResourceTemplatesListResult>();
    expectTypeOf<R2026.ListResourceTemplatesResult>().toExtend<ResourceTemplatesListResult>();
    expectTypeOf<R2024.ReadResourceResult>().toExtend<ReadResourceResult>();
    expectTypeOf<R2025March.ReadResourceResult>().toExtend<ReadResourceResult>();
    expectTypeOf<R2025June.ReadResourceResult>().toExtend<ReadResourceResult>();
    expectTypeOf<R2025November.ReadResourceResult>().toExtend<ReadResourceResult>();
    expectTypeOf<R2026.ReadResourceResult>().toExtend<ReadResourceResult>();
  });

  test("completion", () => {
    expectTypeOf<R2024.CompleteResult>().toExtend<CompletionCompleteResult>();
    expectTypeOf<R2025March.CompleteResult>().toExtend<CompletionCompleteResult>();
    expectTypeOf<R2025June.CompleteResult>().toExtend<CompletionCompleteResult>();
    expectTypeOf<R2025November.CompleteResult>().toExtend<CompletionCompleteResult>();
    expectTypeOf<R2026.CompleteResult>().toExtend<CompletionCompleteResult>();
    expectTypeOf<R2024.CompleteRequest["params"]>().toExtend<CompleteParams>();
    expectTypeOf<R2025November.CompleteRequest["params"]>().toExtend<CompleteParams>();
    expectTypeOf<R2026.CompleteRequestParams>().toExtend<CompleteParams>();
  });

  test("results that ask for input", () => {
    expectTypeOf<R2026.InputRequiredResult>().toExtend<InputRequiredResult>();
  });
});

describe("guards of messages", () => {
  test("part a request from a notification where the request is asked for first", () => {
    const methodOf = (message: JsonRpcRequest | JsonRpcNotification) => {
      if (isRequest(message)) return message.id;
      expectTypeOf(message).toEqualTypeOf<JsonRpcNotification>();
      return message.method;
    };
    expectTypeOf(methodOf).returns.toEqualTypeOf<RequestId>();
  });
});
