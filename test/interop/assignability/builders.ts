// What the root's builders make, passed where the official packages expect it: as a handler's result, as a message.

import type * as Sdk from "@modelcontextprotocol/sdk/types.js";
import type * as Server from "@modelcontextprotocol/server";
import {
  assistantMessage,
  audioContent,
  blobResource,
  cancelled,
  completeResult,
  completion,
  embeddedResource,
  error,
  imageContent,
  logMessage,
  notification,
  progress,
  request,
  resourceLink,
  structuredResult,
  success,
  textContent,
  textResource,
  toolError,
  toolResult,
  userMessage,
} from "mcp-protocol-types";

const audio = audioContent("", "audio/wav");
const embedded = embeddedResource(textResource("a:b", "text"));
const image = imageContent("", "image/png");
const link = resourceLink("a:b", "b");
const text = textContent("text");

export const sdkBlocks: Sdk.ContentBlock[] = [audio, embedded, image, link, text];
export const sdkToolResults: Sdk.CallToolResult[] = [
  toolError("text"),
  toolResult([audio, embedded, image, link, text], { isError: true, structuredContent: { sum: 5 }, _meta: {} }),
  structuredResult({ sum: 5 }),
];
export const sdkMessages: Sdk.PromptMessage[] = [userMessage("text"), assistantMessage(image)];
export const sdkResources: Sdk.ReadResourceResult["contents"] = [textResource("a:b", ""), blobResource("a:b", "")];
export const sdkCompletion: Sdk.CompleteResult = completion(["value"], { total: 1, hasMore: false });
export const sdkJsonRpc: Sdk.JSONRPCMessage[] = [
  success(1),
  success(1, toolError("text")),
  error(1, 2, "message"),
  request(1, "ping"),
  request("a", "tools/call", { name: "add" }),
  notification("notifications/initialized"),
  progress(1, 2),
  cancelled(1),
  logMessage("info", "data"),
];
export const sdkNotifications: Sdk.ServerNotification[] = [progress(1, 2), cancelled(1), logMessage("info", "data")];

export const serverBlocks: Server.ContentBlock[] = [audio, embedded, image, link, text];
export const serverToolResults: Server.CallToolResult[] = [
  toolError("text"),
  toolResult([audio, embedded, image, link, text], { isError: true, structuredContent: { sum: 5 }, _meta: {} }),
  structuredResult({ sum: 5 }),
  structuredResult([1, 2, 3]),
  completeResult(toolError("text")),
];
export const serverMessages: Server.PromptMessage[] = [userMessage("text"), assistantMessage(image)];
export const serverResources: Server.ReadResourceResult["contents"] = [
  textResource("a:b", ""),
  blobResource("a:b", ""),
];
export const serverCompletion: Server.CompleteResult = completion(["value"], { total: 1, hasMore: false });
export const serverJsonRpc: Server.JSONRPCMessage[] = [
  success(1),
  success(1, completeResult(toolError("text"))),
  error(1, 2, "message"),
  request(1, "server/discover"),
  notification("notifications/tools/list_changed"),
  progress(1, 2),
  cancelled(1),
  logMessage("info", "data"),
];
export const serverNotifications: Server.ServerNotification[] = [progress(1, 2), cancelled(1), logMessage("info", "a")];
