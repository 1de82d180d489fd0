/**
 * What each revision exports, spelt out here, so that a name that comes or goes is seen in a diff of this file. It needs
 * no official schema: the lists are of published revisions and never change.
 */
import { join } from "node:path";
import ts from "typescript-6";
import { describe, expect, it } from "vitest";
import { REVISIONS, type Revision } from "./parity.js";
import { ROOT } from "./spec-dir.js";

type Pins = {
  /** The constants. */
  values: { [name: string]: string | number };
  /** The names of the official definitions, sorted, between white space. */
  definitions: string;
  /** The methods of each map, sorted, between white space. */
  methods: { [map: string]: string };
};

const PINS: { [revision in Revision]: Pins } = {
  "2024-11-05": {
    values: {
      LATEST_PROTOCOL_VERSION: "2024-11-05",
      JSONRPC_VERSION: "2.0",
      PARSE_ERROR: -32700,
      INVALID_REQUEST: -32600,
      METHOD_NOT_FOUND: -32601,
      INVALID_PARAMS: -32602,
      INTERNAL_ERROR: -32603,
    },
    definitions: `
      Annotated BlobResourceContents CallToolRequest CallToolResult CancelledNotification ClientCapabilities
      ClientNotification ClientRequest ClientResult CompleteRequest CompleteResult CreateMessageRequest
      CreateMessageResult Cursor EmbeddedResource EmptyResult GetPromptRequest GetPromptResult ImageContent
      Implementation InitializeRequest InitializeResult InitializedNotification JSONRPCError JSONRPCMessage
      JSONRPCNotification JSONRPCRequest JSONRPCResponse ListPromptsRequest ListPromptsResult
      ListResourceTemplatesRequest ListResourceTemplatesResult ListResourcesRequest ListResourcesResult
      ListRootsRequest ListRootsResult ListToolsRequest ListToolsResult LoggingLevel LoggingMessageNotification
      ModelHint ModelPreferences Notification PaginatedRequest PaginatedResult PingRequest ProgressNotification
      ProgressToken Prompt PromptArgument PromptListChangedNotification PromptMessage PromptReference
      ReadResourceRequest ReadResourceResult Request RequestId Resource ResourceContents
      ResourceListChangedNotification ResourceReference ResourceTemplate ResourceUpdatedNotification Result Role Root
      RootsListChangedNotification SamplingMessage ServerCapabilities ServerNotification ServerRequest ServerResult
      SetLevelRequest SubscribeRequest TextContent TextResourceContents Tool ToolListChangedNotification
      UnsubscribeRequest
    `,
    methods: {
      ClientRequestMap: `
        completion/complete initialize logging/setLevel ping prompts/get prompts/list resources/list resources/read
        resources/subscribe resources/templates/list resources/unsubscribe tools/call tools/list
      `,
      ServerRequestMap: `
        ping roots/list sampling/createMessage
      `,
      ClientNotificationMap: `
        notifications/cancelled notifications/initialized notifications/progress notifications/roots/list_changed
      `,
      ServerNotificationMap: `
        notifications/cancelled notifications/message notifications/progress notifications/prompts/list_changed
        notifications/resources/list_changed notifications/resources/updated notifications/tools/list_changed
      `,
    },
  },
  "2025-03-26": {
    values: {
      LATEST_PROTOCOL_VERSION: "2025-03-26",
      JSONRPC_VERSION: "2.0",
      PARSE_ERROR: -32700,
      INVALID_REQUEST: -32600,
      METHOD_NOT_FOUND: -32601,
      INVALID_PARAMS: -32602,
      INTERNAL_ERROR: -32603,
    },
    definitions: `
      Annotations AudioContent BlobResourceContents CallToolRequest CallToolResult CancelledNotification
      ClientCapabilities ClientNotification ClientRequest ClientResult CompleteRequest CompleteResult
      CreateMessageRequest CreateMessageResult Cursor EmbeddedResource EmptyResult GetPromptRequest GetPromptResult
      ImageContent Implementation InitializeRequest InitializeResult InitializedNotification JSONRPCBatchRequest
      JSONRPCBatchResponse JSONRPCError JSONRPCMessage JSONRPCNotification JSONRPCRequest JSONRPCResponse
      ListPromptsRequest ListPromptsResult ListResourceTemplatesRequest ListResourceTemplatesResult
      ListResourcesRequest ListResourcesResult ListRootsRequest ListRootsResult ListToolsRequest ListToolsResult
      LoggingLevel LoggingMessageNotification ModelHint ModelPreferences Notification PaginatedRequest PaginatedResult
      PingRequest ProgressNotification ProgressToken Prompt PromptArgument PromptListChangedNotification PromptMessage
      PromptReference ReadResourceRequest ReadResourceResult Request RequestId Resource ResourceContents
      ResourceListChangedNotification ResourceReference ResourceTemplate ResourceUpdatedNotification Result Role Root
      RootsListChangedNotification SamplingMessage ServerCapabilities ServerNotification ServerRequest ServerResult
      SetLevelRequest SubscribeRequest TextContent TextResourceContents Tool ToolAnnotations
      ToolListChangedNotification UnsubscribeRequest
    `,
    methods: {
      ClientRequestMap: `
        completion/complete initialize logging/setLevel ping prompts/get prompts/list resources/list resources/read
        resources/subscribe resources/templates/list resources/unsubscribe tools/call tools/list
      `,
      ServerRequestMap: `
        ping roots/list sampling/createMessage
      `,
      ClientNotificationMap: `
        notifications/cancelled notifications/initialized notifications/progress notifications/roots/list_changed
      `,
      ServerNotificationMap: `
        notifications/cancelled notifications/message notifications/progress notifications/prompts/list_changed
        notifications/resources/list_changed notifications/resources/updated notifications/tools/list_changed
      `,
    },
  },
  "2025-06-18": {
    values: {
      LATEST_PROTOCOL_VERSION: "2025-06-18",
      JSONRPC_VERSION: "2.0",
      PARSE_ERROR: -32700,
      INVALID_REQUEST: -32600,
      METHOD_NOT_FOUND: -32601,
      INVALID_PARAMS: -32602,
      INTERNAL_ERROR: -32603,
    },
    definitions: `
      Annotations AudioContent BaseMetadata BlobResourceContents BooleanSchema CallToolRequest CallToolResult
      CancelledNotification ClientCapabilities ClientNotification ClientRequest ClientResult CompleteRequest
      CompleteResult ContentBlock CreateMessageRequest CreateMessageResult Cursor ElicitRequest ElicitResult
      EmbeddedResource EmptyResult EnumSchema GetPromptRequest GetPromptResult ImageContent Implementation
      InitializeRequest InitializeResult InitializedNotification JSONRPCError JSONRPCMessage JSONRPCNotification
      JSONRPCRequest JSONRPCResponse ListPromptsRequest ListPromptsResult ListResourceTemplatesRequest
      ListResourceTemplatesResult ListResourcesRequest ListResourcesResult ListRootsRequest ListRootsResult
      ListToolsRequest ListToolsResult LoggingLevel LoggingMessageNotification ModelHint ModelPreferences Notification
      NumberSchema PaginatedRequest PaginatedResult PingRequest PrimitiveSchemaDefinition ProgressNotification
      ProgressToken Prompt PromptArgument PromptListChangedNotification PromptMessage PromptReference
      ReadResourceRequest ReadResourceResult Request RequestId Resource ResourceContents ResourceLink
      ResourceListChangedNotification ResourceTemplate ResourceTemplateReference ResourceUpdatedNotification Result
      Role Root RootsListChangedNotification SamplingMessage ServerCapabilities ServerNotification ServerRequest
      ServerResult SetLevelRequest StringSchema SubscribeRequest TextContent TextResourceContents Tool ToolAnnotations
      ToolListChangedNotification UnsubscribeRequest
    `,
    methods: {
      ClientRequestMap: `
        completion/complete initialize logging/setLevel ping prompts/get prompts/list resources/list resources/read
        resources/subscribe resources/templates/list resources/unsubscribe tools/call tools/list
      `,
      ServerRequestMap: `
        elicitation/create ping roots/list sampling/createMessage
      `,
      ClientNotificationMap: `
        notifications/cancelled notifications/initialized notifications/progress notifications/roots/list_changed
      `,
      ServerNotificationMap: `
        notifications/cancelled notifications/message notifications/progress notifications/prompts/list_changed
        notifications/resources/list_changed notifications/resources/updated notifications/tools/list_changed
      `,
    },
  },
  "2025-11-25": {
    values: {
      LATEST_PROTOCOL_VERSION: "2025-11-25",
      JSONRPC_VERSION: "2.0",
      PARSE_ERROR: -32700,
      INVALID_REQUEST: -32600,
      METHOD_NOT_FOUND: -32601,
      INVALID_PARAMS: -32602,
      INTERNAL_ERROR: -32603,
      URL_ELICITATION_REQUIRED: -32042,
    },
    definitions: `
      Annotations AudioContent BaseMetadata BlobResourceContents BooleanSchema CallToolRequest CallToolRequestParams
      CallToolResult CancelTaskRequest CancelTaskResult CancelledNotification CancelledNotificationParams
      ClientCapabilities ClientNotification ClientRequest ClientResult CompleteRequest CompleteRequestParams
      CompleteResult ContentBlock CreateMessageRequest CreateMessageRequestParams CreateMessageResult CreateTaskResult
      Cursor ElicitRequest ElicitRequestFormParams ElicitRequestParams ElicitRequestURLParams ElicitResult
      ElicitationCompleteNotification EmbeddedResource EmptyResult EnumSchema Error GetPromptRequest
      GetPromptRequestParams GetPromptResult GetTaskPayloadRequest GetTaskPayloadResult GetTaskRequest GetTaskResult
      Icon Icons ImageContent Implementation InitializeRequest InitializeRequestParams InitializeResult
      InitializedNotification JSONRPCErrorResponse JSONRPCMessage JSONRPCNotification JSONRPCRequest JSONRPCResponse
      JSONRPCResultResponse LegacyTitledEnumSchema ListPromptsRequest ListPromptsResult ListResourceTemplatesRequest
      ListResourceTemplatesResult ListResourcesRequest ListResourcesResult ListRootsRequest ListRootsResult
      ListTasksRequest ListTasksResult ListToolsRequest ListToolsResult LoggingLevel LoggingMessageNotification
      LoggingMessageNotificationParams ModelHint ModelPreferences MultiSelectEnumSchema Notification
      NotificationParams NumberSchema PaginatedRequest PaginatedRequestParams PaginatedResult PingRequest
      PrimitiveSchemaDefinition ProgressNotification ProgressNotificationParams ProgressToken Prompt PromptArgument
      PromptListChangedNotification PromptMessage PromptReference ReadResourceRequest ReadResourceRequestParams
      ReadResourceResult RelatedTaskMetadata Request RequestId RequestParams Resource ResourceContents ResourceLink
      ResourceListChangedNotification ResourceRequestParams ResourceTemplate ResourceTemplateReference
      ResourceUpdatedNotification ResourceUpdatedNotificationParams Result Role Root RootsListChangedNotification
      SamplingMessage SamplingMessageContentBlock ServerCapabilities ServerNotification ServerRequest ServerResult
      SetLevelRequest SetLevelRequestParams SingleSelectEnumSchema StringSchema SubscribeRequest
      SubscribeRequestParams Task TaskAugmentedRequestParams TaskMetadata TaskStatus TaskStatusNotification
      TaskStatusNotificationParams TextContent TextResourceContents TitledMultiSelectEnumSchema
      TitledSingleSelectEnumSchema Tool ToolAnnotations ToolChoice ToolExecution ToolListChangedNotification
      ToolResultContent ToolUseContent URLElicitationRequiredError UnsubscribeRequest UnsubscribeRequestParams
      UntitledMultiSelectEnumSchema UntitledSingleSelectEnumSchema
    `,
    methods: {
      ClientRequestMap: `
        completion/complete initialize logging/setLevel ping prompts/get prompts/list resources/list resources/read
        resources/subscribe resources/templates/list resources/unsubscribe tasks/cancel tasks/get tasks/list
        tasks/result tools/call tools/list
      `,
      ServerRequestMap: `
        elicitation/create ping roots/list sampling/createMessage tasks/cancel tasks/get tasks/list tasks/result
      `,
      ClientNotificationMap: `
        notifications/cancelled notifications/initialized notifications/progress notifications/roots/list_changed
        notifications/tasks/status
      `,
      ServerNotificationMap: `
        notifications/cancelled notifications/elicitation/complete notifications/message notifications/progress
        notifications/prompts/list_changed notifications/resources/list_changed notifications/resources/updated
        notifications/tasks/status notifications/tools/list_changed
      `,
    },
  },
  "2026-07-28": {
    values: {
      LATEST_PROTOCOL_VERSION: "2026-07-28",
      JSONRPC_VERSION: "2.0",
      PARSE_ERROR: -32700,
      INVALID_REQUEST: -32600,
      METHOD_NOT_FOUND: -32601,
      INVALID_PARAMS: -32602,
      INTERNAL_ERROR: -32603,
      HEADER_MISMATCH: -32020,
      MISSING_REQUIRED_CLIENT_CAPABILITY: -32021,
      UNSUPPORTED_PROTOCOL_VERSION: -32022,
    },
    definitions: `
      Annotations AudioContent BaseMetadata BlobResourceContents BooleanSchema CacheableResult CallToolRequest
      CallToolRequestParams CallToolResult CallToolResultResponse CancelledNotification CancelledNotificationParams
      ClientCapabilities ClientNotification ClientRequest ClientResult CompleteRequest CompleteRequestParams
      CompleteResult CompleteResultResponse ContentBlock CreateMessageRequest CreateMessageRequestParams
      CreateMessageResult Cursor DiscoverRequest DiscoverResult DiscoverResultResponse ElicitRequest
      ElicitRequestFormParams ElicitRequestParams ElicitRequestURLParams ElicitResult EmbeddedResource EmptyResult
      EnumSchema Error GetPromptRequest GetPromptRequestParams GetPromptResult GetPromptResultResponse
      HeaderMismatchError Icon Icons ImageContent Implementation InputRequest InputRequests InputRequiredResult
      InputResponse InputResponseRequestParams InputResponses InternalError InvalidParamsError InvalidRequestError
      JSONArray JSONObject JSONRPCErrorResponse JSONRPCMessage JSONRPCNotification JSONRPCRequest JSONRPCResponse
      JSONRPCResultResponse JSONValue LegacyTitledEnumSchema ListPromptsRequest ListPromptsResult
      ListPromptsResultResponse ListResourceTemplatesRequest ListResourceTemplatesResult
      ListResourceTemplatesResultResponse ListResourcesRequest ListResourcesResult ListResourcesResultResponse
      ListRootsRequest ListRootsResult ListToolsRequest ListToolsResult ListToolsResultResponse LoggingLevel
      LoggingMessageNotification LoggingMessageNotificationParams MetaObject MethodNotFoundError
      MissingRequiredClientCapabilityError ModelHint ModelPreferences MultiSelectEnumSchema Notification
      NotificationMetaObject NotificationParams NumberSchema PaginatedRequest PaginatedRequestParams PaginatedResult
      ParseError PrimitiveSchemaDefinition ProgressNotification ProgressNotificationParams ProgressToken Prompt
      PromptArgument PromptListChangedNotification PromptMessage PromptReference ReadResourceRequest
      ReadResourceRequestParams ReadResourceResult ReadResourceResultResponse Request RequestId RequestMetaObject
      RequestParams Resource ResourceContents ResourceLink ResourceListChangedNotification ResourceRequestParams
      ResourceTemplate ResourceTemplateReference ResourceUpdatedNotification ResourceUpdatedNotificationParams Result
      ResultMetaObject ResultType Role Root SamplingMessage SamplingMessageContentBlock ServerCapabilities
      ServerNotification ServerResult SingleSelectEnumSchema StringSchema SubscriptionFilter
      SubscriptionsAcknowledgedNotification SubscriptionsAcknowledgedNotificationParams SubscriptionsListenRequest
      SubscriptionsListenRequestParams SubscriptionsListenResult SubscriptionsListenResultMetaObject
      SubscriptionsListenResultResponse TextContent TextResourceContents TitledMultiSelectEnumSchema
      TitledSingleSelectEnumSchema Tool ToolAnnotations ToolChoice ToolListChangedNotification ToolResultContent
      ToolUseContent UnsupportedProtocolVersionError UntitledMultiSelectEnumSchema UntitledSingleSelectEnumSchema
    `,
    methods: {
      ClientRequestMap: `
        completion/complete prompts/get prompts/list resources/list resources/read resources/templates/list
        server/discover subscriptions/listen tools/call tools/list
      `,
      ClientNotificationMap: `
        notifications/cancelled
      `,
      ServerNotificationMap: `
        notifications/cancelled notifications/message notifications/progress notifications/prompts/list_changed
        notifications/resources/list_changed notifications/resources/updated notifications/subscriptions/acknowledged
        notifications/tools/list_changed
      `,
      InputRequestMap: `
        elicitation/create roots/list sampling/createMessage
      `,
    },
  },
};

/** The result of each request, unless {@link OTHER_RESULTS} has another for a revision. */
const RESULTS: { [method: string]: string } = {
  initialize: "InitializeResult",
  ping: "EmptyResult",
  "server/discover": "DiscoverResult",
  "logging/setLevel": "EmptyResult",
  "tools/list": "ListToolsResult",
  "tools/call": "CallToolResult",
  "resources/list": "ListResourcesResult",
  "resources/templates/list": "ListResourceTemplatesResult",
  "resources/read": "ReadResourceResult",
  "resources/subscribe": "EmptyResult",
  "resources/unsubscribe": "EmptyResult",
  "subscriptions/listen": "SubscriptionsListenResult",
  "prompts/list": "ListPromptsResult",
  "prompts/get": "GetPromptResult",
  "completion/complete": "CompleteResult",
  "sampling/createMessage": "CreateMessageResult",
  "elicitation/create": "ElicitResult",
  "roots/list": "ListRootsResult",
  "tasks/get": "GetTaskResult",
  "tasks/result": "GetTaskPayloadResult",
  "tasks/list": "ListTasksResult",
  "tasks/cancel": "CancelTaskResult",
};

const OTHER_RESULTS: { [revision in Revision]?: { [method: string]: string } } = {
  "2026-07-28": {
    "tools/call": "CallToolResult | InputRequiredResult",
    "prompts/get": "GetPromptResult | InputRequiredResult",
    "resources/read": "ReadResourceResult | InputRequiredResult",
  },
};

const words = (text: string): string[] => text.trim().split(/\s+/);

function readExports(revision: Revision) {
  const file = join(ROOT, `src/revisions/${revision}.ts`);
  const program = ts.createProgram([file], {
    noLib: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module`);
  const exports = checker.getExportsOfModule(module).map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return { name: symbol.name, target };
  });
  const ofKind = (kind: ts.SymbolFlags) => exports.filter(({ target }) => target.flags & kind);
  /** The methods of a map, each with the message whose params it takes, and the text of its result. */
  const methodsOf = (map: ts.Symbol) =>
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(map)).map((entry) => {
      const [params, result] = ["params", "result"].map((name) => {
        const declaration = checker.getTypeOfSymbol(entry).getProperty(name)?.valueDeclaration;
        return declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
      });
      const message = params && ts.isIndexedAccessTypeNode(params) ? params.objectType : undefined;
      const method = message && checker.getTypeFromTypeNode(message).getProperty("method");
      return {
        method: entry.name,
        methodOfMessage: method && checker.typeToString(checker.getTypeOfSymbol(method)),
        paramsOfMessage: params?.getText().replace(/^\w+/, ""),
        result: result?.getText(),
      };
    });
  return {
    count: exports.length,
    types: ofKind(ts.SymbolFlags.TypeAlias).map(({ name }) => name),
    values: ofKind(ts.SymbolFlags.Value).map(({ name }) => name),
    maps: ofKind(ts.SymbolFlags.Interface).map(({ name, target }) => ({
      name,
      methods: methodsOf(target),
    })),
  };
}

describe.each(REVISIONS)("%s exports no more and no less than", (revision) => {
  const { values, definitions, methods } = PINS[revision];
  const found = readExports(revision);

  it("these types", () => {
    expect(found.types.sort()).toEqual(words(definitions));
  });

  it("these constants, with these values", async () => {
    expect(found.values.sort()).toEqual(Object.keys(values).sort());
    expect({ ...(await import(`../../src/revisions/${revision}.ts`)) }).toEqual(values);
  });

  it("these method maps, with these methods", () => {
    const foundMethods = found.maps.map((map) => [map.name, map.methods.map(({ method }) => method).sort()]);
    const pinned = Object.entries(methods).map(([name, text]) => [name, words(text)]);
    expect(Object.fromEntries(foundMethods)).toEqual(Object.fromEntries(pinned));
  });

  it("in them, the params and the result of the very method", () => {
    for (const { name, methods } of found.maps) {
      for (const { method, ...entry } of methods) {
        expect({ name, method, ...entry }).toEqual({
          name,
          method,
          methodOfMessage: JSON.stringify(method),
          paramsOfMessage: '["params"]',
          result: OTHER_RESULTS[revision]?.[method] ?? RESULTS[method],
        });
      }
    }
  });

  it("and nothing else", () => {
    expect(found.count).toBe(found.types.length + found.values.length + found.maps.length);
  });
});

describe("only the server of a handshake revision sends requests", () => {
  it.each(REVISIONS)("%s", (revision) => {
    const maps = readExports(revision).maps.map(({ name }) => name);
    const isStateless = revision === "2026-07-28";
    expect(maps.includes("ServerRequestMap")).toBe(!isStateless);
    expect(maps.includes("InputRequestMap")).toBe(isStateless);
  });
});
