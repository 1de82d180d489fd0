// What the example server offers, whatever the transport: tools, resources, a resource template, prompts, completion.
// It speaks both eras: a request that carries the envelope of 2026-07-28 is answered by the rules of that revision, any
// other by those of the revision that `initialize` chose.

import {
  blobResource,
  type Capabilities,
  type ClientNotificationMap,
  type ClientRequestMap,
  completeResult,
  completion,
  createDispatcher,
  hasRequestMeta,
  invalidParams,
  isInputRequired,
  isMcpError,
  isRequest,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
  type McpResource,
  type McpToolSchema,
  METHOD_INITIALIZE,
  METHOD_PING,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_READ,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_SERVER_DISCOVER,
  METHOD_TOOLS_LIST,
  methodNotFound,
  negotiateVersion,
  PROTOCOL_VERSIONS,
  type ProgressToken,
  type PromptDefinition,
  paginate,
  progress,
  type RequestId,
  type ResourceContent,
  type ResourceDefinition,
  readRequestMeta,
  resourceLink,
  resourceNotFound,
  structuredResult,
  type ToolCallResult,
  textContent,
  textResource,
  toolError,
  toolResult,
  unsupportedProtocolVersion,
  userMessage,
  usesHandshake,
} from "mcp-protocol-types";

export const serverInfo = { name: "mcp-protocol-types-example", version: "1.0.0", title: "Example server" };

const capabilities: Capabilities = { tools: {}, resources: {}, prompts: {}, completions: {} };

const PAGE_SIZE = 10;

const tools: McpToolSchema[] = [
  {
    name: "add",
    title: "Add",
    description: "Adds two numbers.",
    inputSchema: {
      type: "object",
      properties: { a: { type: "number" }, b: { type: "number" } },
      required: ["a", "b"],
    },
    outputSchema: { type: "object", properties: { sum: { type: "number" } }, required: ["sum"] },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "count",
    title: "Count",
    description: "Counts up to a number, one step in ten milliseconds, and tells how far it has come.",
    inputSchema: {
      type: "object",
      properties: { to: { type: "integer", minimum: 1, maximum: 1000 } },
      required: ["to"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "where_is_the_manual",
    title: "Where is the manual",
    description: "Tells which resource explains this server.",
    inputSchema: { type: "object" },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
];

const resources: McpResource[] = [
  { uri: "example://manual", name: "manual", title: "The manual", mimeType: "text/plain" },
  { uri: "example://dot", name: "dot", title: "A dot", mimeType: "image/png" },
];

const templates: ResourceDefinition[] = [
  { uriTemplate: "example://greeting/{name}", name: "greeting", title: "A greeting", mimeType: "text/plain" },
];

/** A PNG of a single transparent pixel. */
const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const GREETING = "example://greeting/";

const prompts: PromptDefinition[] = [
  {
    name: "greet",
    title: "Greet somebody",
    description: "Asks for a greeting in some style.",
    arguments: [
      { name: "name", description: "Who is greeted.", required: true },
      { name: "style", description: "How: plain, formal or friendly. The default is plain." },
    ],
  },
];

const STYLES = ["formal", "friendly", "plain"];

/** What a handler is told beside the params. */
type Call = {
  isStateless: boolean;
  /** Aborted when the client no longer wants the result. */
  signal: AbortSignal;
};

/** The methods of the handshake, which 2026-07-28 does not have. */
const HANDSHAKE_METHODS: string[] = [METHOD_INITIALIZE, METHOD_PING];

/** The methods whose results 2026-07-28 lets a client keep. */
const CACHEABLE_METHODS: string[] = [
  METHOD_SERVER_DISCOVER,
  METHOD_TOOLS_LIST,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_RESOURCES_READ,
];

/**
 * Makes one session of the server.
 *
 * @param notify - sends a notification to the client
 * @param log - is told what went wrong inside, which the client is not
 * @returns the function that takes a parsed message and gives the answer, undefined where there is none
 */
export function createSession(
  notify: (notification: JsonRpcNotification<string, object>) => void,
  log: (text: string) => void,
): (message: unknown) => Promise<JsonRpcResponse | JsonRpcResponse[] | undefined> {
  const inFlight = new Map<RequestId, AbortController>();
  let sessionVersion: string | undefined;

  const dispatch = createDispatcher<ClientRequestMap & ClientNotificationMap, Call>(
    {
      initialize: ({ protocolVersion }) => {
        sessionVersion = negotiateVersion(protocolVersion);
        return { protocolVersion: sessionVersion, capabilities, serverInfo };
      },
      "notifications/initialized": () => log("the client is ready"),
      ping: () => ({}),
      "server/discover": () => ({ supportedVersions: [...PROTOCOL_VERSIONS], capabilities }),

      "tools/list": ({ cursor }) => {
        const { items, ...rest } = paginate(tools, cursor, PAGE_SIZE);
        return { tools: items, ...rest };
      },
      "tools/call": ({ name, arguments: args, _meta }, { context }) => {
        switch (name) {
          case "add":
            return add(args["a"], args["b"]);
          case "count":
            return count(args["to"], context.signal, _meta?.progressToken);
          case "where_is_the_manual":
            return toolResult([textContent("In this resource:"), resourceLink("example://manual", "manual")]);
          default:
            throw invalidParams(`Unknown tool: ${name}`);
        }
      },

      "resources/list": ({ cursor }) => {
        const { items, ...rest } = paginate(resources, cursor, PAGE_SIZE);
        return { resources: items, ...rest };
      },
      "resources/templates/list": ({ cursor }) => {
        const { items, ...rest } = paginate(templates, cursor, PAGE_SIZE);
        return { resourceTemplates: items, ...rest };
      },
      "resources/read": ({ uri }, { context }) => {
        const contents = contentsOf(uri);
        if (contents === undefined) throw resourceNotFound(uri, context.isStateless ? "2026-07-28" : sessionVersion);
        return { contents: [contents] };
      },

      "prompts/list": ({ cursor }) => {
        const { items, ...rest } = paginate(prompts, cursor, PAGE_SIZE);
        return { prompts: items, ...rest };
      },
      "prompts/get": ({ name, arguments: { name: whom, style = "plain" } }) => {
        if (name !== "greet") throw invalidParams(`Unknown prompt: ${name}`);
        if (whom === undefined) throw invalidParams("params.arguments.name is required");
        if (!STYLES.includes(style)) throw invalidParams(`params.arguments.style must be one of ${STYLES.join(", ")}`);
        return { description: "A greeting", messages: [userMessage(`Greet ${whom} in a ${style} style.`)] };
      },

      "completion/complete": ({ ref, argument }) => {
        const known = ref.type === "ref/prompt" && ref.name === "greet" && argument.name === "style" ? STYLES : [];
        return completion(known.filter((style) => style.startsWith(argument.value)));
      },

      "notifications/cancelled": ({ requestId, reason }) => {
        if (requestId !== undefined) inFlight.get(requestId)?.abort(reason);
      },
    },
    { onError: (cause, { message }) => log(`${message.method} failed: ${describe(cause)}`) },
  );

  async function count(to: unknown, signal: AbortSignal, token: ProgressToken | undefined): Promise<ToolCallResult> {
    if (typeof to !== "number" || !Number.isInteger(to) || to < 1 || to > 1000) {
      return toolError("`to` must be an integer from 1 to 1000");
    }
    for (let step = 1; step <= to && !signal.aborted; step++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (token !== undefined && !signal.aborted) notify(progress(token, step, { total: to }));
    }
    return toolResult([textContent(`Counted to ${to}.`)]);
  }

  async function answerRequest(request: JsonRpcRequest): Promise<JsonRpcResponse | JsonRpcResponse[] | undefined> {
    const { id, method, params } = request;
    const controller = new AbortController();
    inFlight.set(id, controller);
    try {
      const isStateless = method === METHOD_SERVER_DISCOVER || hasRequestMeta(params);
      if (isStateless) checkEnvelope(method, params);
      const response = await dispatch(request, { isStateless, signal: controller.signal });
      // Nobody waits for the answer to a cancelled request.
      if (controller.signal.aborted) return undefined;
      return isStateless ? asStateless(method, response) : response;
    } catch (thrown) {
      if (isMcpError(thrown)) return thrown.toResponse(id);
      throw thrown;
    } finally {
      inFlight.delete(id);
    }
  }

  async function answerOne(message: unknown): Promise<JsonRpcResponse | JsonRpcResponse[] | undefined> {
    if (isRequest(message)) return answerRequest(message);
    return dispatch(message, { isStateless: false, signal: new AbortController().signal });
  }

  return async (message) => {
    // Batches are legal in one revision only; the dispatcher refuses them everywhere else.
    if (sessionVersion !== "2025-03-26" || !Array.isArray(message) || message.length === 0) return answerOne(message);
    const answers = (await Promise.all(message.map(answerOne))).flat().filter((answer) => answer !== undefined);
    return answers.length > 0 ? answers : undefined;
  };
}

/** Refuses a request of 2026-07-28 that names another revision, or a method that the revision does not have. */
function checkEnvelope(method: string, params: unknown): void {
  const { protocolVersion } = readRequestMeta(params);
  const stateless = PROTOCOL_VERSIONS.filter((version) => !usesHandshake(version));
  if (!stateless.some((version) => version === protocolVersion)) {
    throw unsupportedProtocolVersion(protocolVersion, stateless);
  }
  if (HANDSHAKE_METHODS.includes(method)) throw methodNotFound(method);
}

/** Gives a result what 2026-07-28 requires of every one. */
function asStateless(
  method: string,
  response: JsonRpcResponse | JsonRpcResponse[] | undefined,
): JsonRpcResponse | JsonRpcResponse[] | undefined {
  if (response === undefined || Array.isArray(response) || "error" in response) return response;
  if (isInputRequired(response.result)) return response;
  const result = CACHEABLE_METHODS.includes(method)
    ? completeResult(response.result, { ttlMs: 60_000, cacheScope: "public" })
    : completeResult(response.result);
  return { ...response, result };
}

function add(a: unknown, b: unknown): ToolCallResult {
  // A wrong argument is the tool's error, not the protocol's: the model reads it and tries again.
  if (typeof a !== "number" || typeof b !== "number") return toolError("`a` and `b` must be numbers");
  return structuredResult({ sum: a + b });
}

function contentsOf(uri: string): ResourceContent | undefined {
  if (uri === "example://manual") return textResource(uri, "Call add with a and b.", { mimeType: "text/plain" });
  if (uri === "example://dot") return blobResource(uri, DOT, { mimeType: "image/png" });
  if (!uri.startsWith(GREETING) || uri === GREETING) return undefined;
  try {
    return textResource(uri, `Hello, ${decodeURIComponent(uri.slice(GREETING.length))}!`, { mimeType: "text/plain" });
  } catch {
    // Not percent-encoded as a URI must be, so it names nothing.
    return undefined;
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
