// How a session of any server goes, whatever it offers and whatever the transport. It speaks both eras: a request that
// carries the envelope of 2026-07-28 is answered by the rules of that revision, any other by those of the revision that
// `initialize` chose.

import {
  type Capabilities,
  type ClientCapabilities,
  type ClientNotificationMap,
  type ClientRequestMap,
  completeResult,
  createDispatcher,
  hasRequestMeta,
  invalidRequest,
  isInputRequired,
  isMcpError,
  isRequest,
  isResponse,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
  type LoggingLevel,
  McpError,
  META_SERVER_INFO,
  METHOD_INITIALIZE,
  METHOD_LOGGING_SET_LEVEL,
  METHOD_PING,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_READ,
  METHOD_RESOURCES_SUBSCRIBE,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_RESOURCES_UNSUBSCRIBE,
  METHOD_SERVER_DISCOVER,
  METHOD_SUBSCRIPTIONS_LISTEN,
  METHOD_TOOLS_LIST,
  methodNotFound,
  negotiateVersion,
  PROTOCOL_VERSIONS,
  type RequestId,
  readRequestMeta,
  request,
  type ServerInfo,
  unsupportedProtocolVersion,
  usesHandshake,
} from "mcp-protocol-types";

/** The way from the server to the client. */
export type Channel = {
  /** Sends a notification, or a request of the server's own. */
  send(message: ServerMessage): void;
  /** Aborted when nobody is left to take what is sent. */
  signal?: AbortSignal | undefined;
  /** Has the client come back for the rest, after a time in milliseconds, where the transport has that. */
  pause?(retryMs: number): void;
};

export type ServerMessage =
  | JsonRpcNotification<string, object | undefined>
  | JsonRpcRequest<string, object | undefined>;

/** What is known of a client: until 2025-11-25 from its `initialize`, since 2026-07-28 from each of its requests. */
export type Client = {
  protocolVersion: string | undefined;
  capabilities: ClientCapabilities;
  /** The least severe level of the log messages it wants; undefined for none. */
  logLevel: LoggingLevel | undefined;
};

/** What a handler is told beside the params. */
export type Call = {
  client: Client;
  /** Takes what belongs to this call. */
  channel: Channel;
  /** Takes what belongs to no call. */
  sessionChannel: Channel;
  /** Aborted when the client no longer wants the result. */
  signal: AbortSignal;
  /** Sends the client a request and gives the result; until 2025-11-25 only. */
  ask(method: string, params?: object): Promise<object>;
};

/** What a server offers, whatever the transport; `initialize` and the like are added. */
export type Offer = {
  serverInfo: ServerInfo;
  capabilities: Capabilities;
  handlers: Parameters<typeof createDispatcher<ClientRequestMap & ClientNotificationMap, Call>>[0];
  /** The arguments' schema of a tool, which says what of them stands in HTTP headers too. */
  inputSchemaOf?(tool: string): object | undefined;
};

export type Answer = JsonRpcResponse | JsonRpcResponse[] | undefined;

/** One client's conversation with a server; since 2026-07-28, one request's. */
export type Session = {
  /** The revision that `initialize` chose; undefined before. */
  readonly protocolVersion: string | undefined;
  /** Takes a parsed message and gives the answer, undefined where there is none. */
  answer(message: unknown, channel: Channel): Promise<Answer>;
  /** Ends all that is still running. */
  end(): void;
};

/** The methods that 2026-07-28 does not have. */
const HANDSHAKE_METHODS: string[] = [
  METHOD_INITIALIZE,
  METHOD_PING,
  METHOD_LOGGING_SET_LEVEL,
  METHOD_RESOURCES_SUBSCRIBE,
  METHOD_RESOURCES_UNSUBSCRIBE,
];

/** The methods that only 2026-07-28 has. */
const STATELESS_METHODS: string[] = [METHOD_SERVER_DISCOVER, METHOD_SUBSCRIPTIONS_LISTEN];

/** The methods whose results 2026-07-28 lets a client keep. */
const CACHEABLE_METHODS: string[] = [
  METHOD_SERVER_DISCOVER,
  METHOD_TOOLS_LIST,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_RESOURCES_READ,
];

/** Whether a request is to be answered by the rules of 2026-07-28. */
export function isStateless({ method, params }: JsonRpcRequest): boolean {
  return STATELESS_METHODS.includes(method) || hasRequestMeta(params);
}

/**
 * Makes one session of a server.
 *
 * @param offer - what the server offers
 * @param sessionChannel - takes what belongs to no request
 * @param log - is told what went wrong inside, which the client is not
 * @returns the session
 */
export function createSession(offer: Offer, sessionChannel: Channel, log: (text: string) => void): Session {
  const { serverInfo, capabilities } = offer;
  const client: Client = { protocolVersion: undefined, capabilities: {}, logLevel: "info" };
  const inFlight = new Map<RequestId, AbortController>();
  const asked = new Map<RequestId, (response: JsonRpcResponse) => void>();

  const dispatch = createDispatcher<ClientRequestMap & ClientNotificationMap, Call>(
    {
      "notifications/initialized": () => log("the client is ready"),
      ping: () => ({}),
      ...offer.handlers,
      initialize: (params) => {
        client.protocolVersion = negotiateVersion(params.protocolVersion);
        client.capabilities = params.capabilities;
        return { protocolVersion: client.protocolVersion, capabilities, serverInfo };
      },
      "server/discover": () => ({ supportedVersions: [...PROTOCOL_VERSIONS], capabilities }),
      "notifications/cancelled": ({ requestId, reason }) => {
        if (requestId !== undefined) inFlight.get(requestId)?.abort(reason);
      },
    },
    { onError: (cause, { message }) => log(`${message.method} failed: ${describe(cause)}`) },
  );

  async function ask(channel: Channel, signal: AbortSignal, method: string, params?: object): Promise<object> {
    // Not a bare number: that the client's ids and the server's are apart is easily forgotten, and then hard to see.
    const id = `server-${crypto.randomUUID()}`;
    try {
      const response = await new Promise<JsonRpcResponse>((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        asked.set(id, resolve);
        channel.send(request(id, method, params));
      });
      if ("error" in response) throw McpError.from(response);
      return response.result;
    } finally {
      asked.delete(id);
    }
  }

  async function answerRequest(request: JsonRpcRequest, channel: Channel): Promise<Answer> {
    const { id, method, params } = request;
    const stateless = isStateless(request);
    const controller = new AbortController();
    const { signal } = controller;
    if (channel.signal?.aborted) controller.abort();
    channel.signal?.addEventListener("abort", () => controller.abort(), { once: true });
    inFlight.set(id, controller);
    try {
      const response = await dispatch(request, {
        client: stateless ? readClient(method, params) : client,
        channel,
        sessionChannel,
        signal,
        ask: (method, params) => ask(channel, signal, method, params),
      });
      // Nobody waits for the answer to a cancelled request.
      if (signal.aborted) return undefined;
      return stateless ? asStateless(method, serverInfo, response) : response;
    } catch (thrown) {
      if (isMcpError(thrown)) return thrown.toResponse(id);
      throw thrown;
    } finally {
      // Another request may have come with the same id.
      if (inFlight.get(id) === controller) inFlight.delete(id);
    }
  }

  async function answerOne(message: unknown, channel: Channel): Promise<Answer> {
    if (isRequest(message)) return answerRequest(message, channel);
    if (isResponse(message)) {
      asked.get(message.id ?? "")?.(message);
      return undefined;
    }
    const { signal } = new AbortController();
    const refuse = () => Promise.reject(new Error("There is no request to which this could belong"));
    return dispatch(message, { client, channel, sessionChannel, signal, ask: refuse });
  }

  return {
    get protocolVersion() {
      return client.protocolVersion;
    },
    async answer(message, channel) {
      // Batches are legal in one revision only; the dispatcher refuses them everywhere else.
      if (client.protocolVersion !== "2025-03-26" || !Array.isArray(message) || message.length === 0) {
        return answerOne(message, channel);
      }
      const answers = await Promise.all(
        message.map((one) =>
          // A session begins once, and not in the middle of a batch.
          isRequest(one) && one.method === METHOD_INITIALIZE
            ? invalidRequest("initialize must not be in a batch").toResponse(one.id)
            : answerOne(one, channel),
        ),
      );
      const due = answers.flat().filter((answer) => answer !== undefined);
      return due.length > 0 ? due : undefined;
    },
    end() {
      for (const controller of inFlight.values()) controller.abort();
    },
  };
}

/** Reads what a request of 2026-07-28 says of its client; refuses one of another revision, or with a method of those. */
function readClient(method: string, params: unknown): Client {
  const { protocolVersion, clientCapabilities, logLevel } = readRequestMeta(params);
  const stateless = PROTOCOL_VERSIONS.filter((version) => !usesHandshake(version));
  if (!stateless.some((version) => version === protocolVersion)) {
    throw unsupportedProtocolVersion(protocolVersion, stateless);
  }
  if (HANDSHAKE_METHODS.includes(method)) throw methodNotFound(method);
  return { protocolVersion, capabilities: clientCapabilities, logLevel };
}

/** Gives a result what 2026-07-28 requires of every one. */
function asStateless(method: string, serverInfo: ServerInfo, response: Answer): Answer {
  if (response === undefined || Array.isArray(response) || "error" in response) return response;
  if (isInputRequired(response.result)) return response;
  const marked = { ...response.result, _meta: { ...metaOf(response.result), [META_SERVER_INFO]: serverInfo } };
  const result = CACHEABLE_METHODS.includes(method)
    ? completeResult(marked, { ttlMs: 60_000, cacheScope: "public" })
    : completeResult(marked);
  return { ...response, result };
}

function metaOf(result: object): object | undefined {
  return "_meta" in result && typeof result._meta === "object" && result._meta !== null ? result._meta : undefined;
}

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
