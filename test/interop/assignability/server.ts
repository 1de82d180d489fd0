// The types of revision 2026-07-28 and those of the official server, both ways; in a second run, those of the official
// client. What does not fit is in exceptions.ts.
//
// The official types have the members of every revision, and none of what its transport adds or takes away: neither
// the envelope of requests and notifications nor `resultType` and the cache hints. Here it is put back on.

import type * as Server from "@modelcontextprotocol/server";
import type * as Mcp from "mcp-protocol-types/2026-07-28";
import { both, same } from "./fits.ts";

type WithMeta<Params> = Params & { _meta: Mcp.RequestMetaObject };
type Sent<Request> = Request & { jsonrpc: "2.0"; id: Mcp.RequestId; params: { _meta: Mcp.RequestMetaObject } };
type Notified<Notification> = Notification & { jsonrpc: "2.0" };
type Typed<Result> = Result & { resultType: Mcp.ResultType };
type Cacheable<Result> = Typed<Result> & { ttlMs: number; cacheScope: "public" | "private" };

both<Mcp.Annotations, Server.Annotations>(same, same);
both<Mcp.AudioContent, Server.AudioContent>(same, same);
both<Mcp.BaseMetadata, Server.BaseMetadata>(same, same);
both<Mcp.BlobResourceContents, Server.BlobResourceContents>(same, same);
both<Mcp.BooleanSchema, Server.BooleanSchema>(same, same);
both<Mcp.ContentBlock, Server.ContentBlock>(same, same);
both<Mcp.CreateMessageRequest, Server.CreateMessageRequest>(same, same);
both<Mcp.CreateMessageRequestParams, Server.CreateMessageRequestParams>(same, same);
both<Mcp.Cursor, Server.Cursor>(same, same);
both<Mcp.ElicitRequestFormParams, Server.ElicitRequestFormParams>(same, same);
both<Mcp.ElicitResult, Server.ElicitResult>(same, same);
both<Mcp.EmbeddedResource, Server.EmbeddedResource>(same, same);
both<Mcp.EnumSchema, Server.EnumSchema>(same, same);
both<Mcp.Icon, Server.Icon>(same, same);
both<Mcp.Icons, Server.Icons>(same, same);
both<Mcp.ImageContent, Server.ImageContent>(same, same);
both<Mcp.Implementation, Server.Implementation>(same, same);
both<Mcp.InternalError, Server.InternalError>(same, same);
both<Mcp.InvalidParamsError, Server.InvalidParamsError>(same, same);
both<Mcp.InvalidRequestError, Server.InvalidRequestError>(same, same);
both<Mcp.JSONArray, Server.JSONArray>(same, same);
both<Mcp.JSONObject, Server.JSONObject>(same, same);
both<Mcp.JSONRPCErrorResponse, Server.JSONRPCErrorResponse>(same, same);
both<Mcp.JSONRPCNotification, Server.JSONRPCNotification>(same, same);
both<Mcp.JSONRPCRequest, Server.JSONRPCRequest>(same, same);
both<Mcp.JSONValue, Server.JSONValue>(same, same);
both<Mcp.LegacyTitledEnumSchema, Server.LegacyTitledEnumSchema>(same, same);
both<Mcp.ListRootsRequest, Server.ListRootsRequest>(same, same);
both<Mcp.ListRootsResult, Server.ListRootsResult>(same, same);
both<Mcp.LoggingLevel, Server.LoggingLevel>(same, same);
both<Mcp.LoggingMessageNotificationParams, Server.LoggingMessageNotificationParams>(same, same);
both<Mcp.MetaObject, Server.MetaObject>(same, same);
both<Mcp.MethodNotFoundError, Server.MethodNotFoundError>(same, same);
both<Mcp.ModelHint, Server.ModelHint>(same, same);
both<Mcp.ModelPreferences, Server.ModelPreferences>(same, same);
both<Mcp.MultiSelectEnumSchema, Server.MultiSelectEnumSchema>(same, same);
both<Mcp.Notification, Server.Notification>(same, same);
both<Mcp.NotificationParams, Server.NotificationParams>(same, same);
both<Mcp.NumberSchema, Server.NumberSchema>(same, same);
both<Mcp.ParseError, Server.ParseError>(same, same);
both<Mcp.PrimitiveSchemaDefinition, Server.PrimitiveSchemaDefinition>(same, same);
both<Mcp.ProgressNotificationParams, Server.ProgressNotificationParams>(same, same);
both<Mcp.ProgressToken, Server.ProgressToken>(same, same);
both<Mcp.Prompt, Server.Prompt>(same, same);
both<Mcp.PromptArgument, Server.PromptArgument>(same, same);
both<Mcp.PromptMessage, Server.PromptMessage>(same, same);
both<Mcp.PromptReference, Server.PromptReference>(same, same);
both<Mcp.Request, Server.Request>(same, same);
both<Mcp.RequestId, Server.RequestId>(same, same);
both<Mcp.Resource, Server.Resource>(same, same);
both<Mcp.ResourceContents, Server.ResourceContents>(same, same);
both<Mcp.ResourceLink, Server.ResourceLink>(same, same);
both<Mcp.ResourceTemplateReference, Server.ResourceTemplateReference>(same, same);
both<Mcp.ResourceUpdatedNotificationParams, Server.ResourceUpdatedNotificationParams>(same, same);
both<Mcp.ResultMetaObject, Server.ResultMetaObject>(same, same);
both<Mcp.Role, Server.Role>(same, same);
both<Mcp.Root, Server.Root>(same, same);
both<Mcp.SamplingMessage, Server.SamplingMessage>(same, same);
both<Mcp.SamplingMessageContentBlock, Server.SamplingMessageContentBlock>(same, same);
both<Mcp.ServerCapabilities, Server.ServerCapabilities>(same, same);
both<Mcp.SingleSelectEnumSchema, Server.SingleSelectEnumSchema>(same, same);
both<Mcp.StringSchema, Server.StringSchema>(same, same);
both<Mcp.SubscriptionFilter, Server.SubscriptionFilter>(same, same);
both<Mcp.SubscriptionsAcknowledgedNotificationParams, Server.SubscriptionsAcknowledgedNotificationParams>(same, same);
both<Mcp.TextContent, Server.TextContent>(same, same);
both<Mcp.TextResourceContents, Server.TextResourceContents>(same, same);
both<Mcp.TitledMultiSelectEnumSchema, Server.TitledMultiSelectEnumSchema>(same, same);
both<Mcp.TitledSingleSelectEnumSchema, Server.TitledSingleSelectEnumSchema>(same, same);
both<Mcp.Tool, Server.Tool>(same, same);
both<Mcp.ToolAnnotations, Server.ToolAnnotations>(same, same);
both<Mcp.ToolChoice, Server.ToolChoice>(same, same);
both<Mcp.ToolResultContent, Server.ToolResultContent>(same, same);
both<Mcp.ToolUseContent, Server.ToolUseContent>(same, same);
both<Mcp.UntitledMultiSelectEnumSchema, Server.UntitledMultiSelectEnumSchema>(same, same);
both<Mcp.UntitledSingleSelectEnumSchema, Server.UntitledSingleSelectEnumSchema>(same, same);

// The same thing under another name.
both<Mcp.CreateMessageResult, Server.CreateMessageResultWithTools>(same, same);
both<Mcp.ResourceTemplate, Server.ResourceTemplateType>(same, same);
both<Mcp.SubscriptionsListenResultMetaObject, Server.SubscriptionsListenResultMeta>(same, same);
both<Mcp.UnsupportedProtocolVersionError["error"]["data"], Server.UnsupportedProtocolVersionErrorData>(same, same);

both<Mcp.CallToolResult, Typed<Server.CallToolResult>>(same, same);
both<Mcp.ClientResult, Typed<Server.ClientResult>>(same, same);
both<Mcp.CompleteResult, Typed<Server.CompleteResult>>(same, same);
both<Mcp.DiscoverResult, Cacheable<Server.DiscoverResult>>(same, same);
both<Mcp.EmptyResult, Typed<Server.EmptyResult>>(same, same);
both<Mcp.GetPromptResult, Typed<Server.GetPromptResult>>(same, same);
both<Mcp.ListPromptsResult, Cacheable<Server.ListPromptsResult>>(same, same);
both<Mcp.ListResourceTemplatesResult, Cacheable<Server.ListResourceTemplatesResult>>(same, same);
both<Mcp.ListResourcesResult, Cacheable<Server.ListResourcesResult>>(same, same);
both<Mcp.ListToolsResult, Cacheable<Server.ListToolsResult>>(same, same);
both<Mcp.PaginatedResult, Typed<Server.PaginatedResult>>(same, same);
both<Mcp.ReadResourceResult, Cacheable<Server.ReadResourceResult>>(same, same);
both<Mcp.Result, Typed<Server.Result>>(same, same);
both<Mcp.ServerResult, Typed<Server.ServerResult>>(same, same);
both<Mcp.SubscriptionsListenResult, Typed<Server.SubscriptionsListenResult>>(same, same);

both<Mcp.CallToolRequestParams, WithMeta<Server.CallToolRequestParams>>(same, same);
both<Mcp.CompleteRequestParams, WithMeta<Server.CompleteRequestParams>>(same, same);
both<Mcp.GetPromptRequestParams, WithMeta<Server.GetPromptRequestParams>>(same, same);
both<Mcp.PaginatedRequestParams, WithMeta<Server.PaginatedRequestParams>>(same, same);
both<Mcp.ReadResourceRequestParams, WithMeta<Server.ReadResourceRequestParams>>(same, same);
both<Mcp.RequestParams, WithMeta<Server.RequestParams>>(same, same);
both<Mcp.ResourceRequestParams, WithMeta<Server.ResourceRequestParams>>(same, same);
both<Mcp.SubscriptionsListenRequestParams, WithMeta<Server.SubscriptionsListenRequestParams>>(same, same);

both<Mcp.CallToolRequest, Sent<Server.CallToolRequest>>(same, same);
both<Mcp.CompleteRequest, Sent<Server.CompleteRequest>>(same, same);
both<Mcp.DiscoverRequest, Sent<Server.DiscoverRequest>>(same, same);
both<Mcp.GetPromptRequest, Sent<Server.GetPromptRequest>>(same, same);
both<Mcp.ListPromptsRequest, Sent<Server.ListPromptsRequest>>(same, same);
both<Mcp.ListResourceTemplatesRequest, Sent<Server.ListResourceTemplatesRequest>>(same, same);
both<Mcp.ListResourcesRequest, Sent<Server.ListResourcesRequest>>(same, same);
both<Mcp.ListToolsRequest, Sent<Server.ListToolsRequest>>(same, same);
both<Mcp.PaginatedRequest, Sent<Server.PaginatedRequest>>(same, same);
both<Mcp.ReadResourceRequest, Sent<Server.ReadResourceRequest>>(same, same);
both<Mcp.SubscriptionsListenRequest, Sent<Server.SubscriptionsListenRequest>>(same, same);

both<Mcp.LoggingMessageNotification, Notified<Server.LoggingMessageNotification>>(same, same);
both<Mcp.ProgressNotification, Notified<Server.ProgressNotification>>(same, same);
both<Mcp.PromptListChangedNotification, Notified<Server.PromptListChangedNotification>>(same, same);
both<Mcp.ResourceListChangedNotification, Notified<Server.ResourceListChangedNotification>>(same, same);
both<Mcp.ResourceUpdatedNotification, Notified<Server.ResourceUpdatedNotification>>(same, same);
both<Mcp.SubscriptionsAcknowledgedNotification, Notified<Server.SubscriptionsAcknowledgedNotification>>(same, same);
both<Mcp.ToolListChangedNotification, Notified<Server.ToolListChangedNotification>>(same, same);
