// How a session of any server goes, whatever it offers and whatever the transport. It speaks both eras: a request that
// carries the envelope of 2026-07-28 is answered by the rules of that revision, any other by those of the revision that
// `initialize` chose.

import {
  type ClientNotificationMap,
  type ClientRequestMap,
  createDispatcher,
  invalidRequest,
  isMcpError,
  isRequest,
  isResponse,
  type JsonRpcRequest,
  type JsonRpcResponse,
  METHOD_INITIALIZE,
  negotiateVersion,
  type RequestId,
} from "mcp-protocol-types";
import type { Call, Channel, Client, Offer } from "./offer.ts";
import { checkCanBeAsked, Questions } from "./questions.ts";
import { asStateless, isStateless, readClient, SUPPORTED_VERSIONS } from "./stateless.ts";

/** How many messages a batch may have: a short one that is wrong has a long answer. */
const MAX_BATCH = 1_000;

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
  /** The requests that run, each with what cancels it; `initialize` must not be cancelled. */
  const inFlight = new Map<RequestId, AbortController | undefined>();
  const questions = new Questions();

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
      "server/discover": () => ({ supportedVersions: SUPPORTED_VERSIONS, capabilities }),
      "notifications/cancelled": ({ requestId, reason }) => {
        if (requestId !== undefined) inFlight.get(requestId)?.abort(reason);
      },
    },
    { onError: (cause, { message }) => log(`${message.method} failed: ${describe(cause)}`) },
  );

  async function answerRequest(request: JsonRpcRequest, channel: Channel): Promise<Answer> {
    const { id, method } = request;
    // Of two with one id, a cancellation or an answer could mean either. One that is answered is not remembered, though
    // the revisions until 2025-11-25 forbid its id too: a session may last for ever.
    if (inFlight.has(id)) return invalidRequest("a request with this id is running already").toResponse(id);
    const stateless = isStateless(request);
    const controller = new AbortController();
    const { signal } = controller;
    channel.signal?.addEventListener("abort", () => controller.abort(), { once: true });
    if (channel.signal?.aborted) controller.abort();
    inFlight.set(id, method === METHOD_INITIALIZE ? undefined : controller);
    let isAnswered = false;
    // Nothing comes after the answer or the cancellation, though the handler may go on.
    const isOver = () => isAnswered || signal.aborted;
    const ownChannel: Channel = {
      signal: channel.signal,
      send: (message) => {
        if (!isOver()) channel.send(message);
      },
      pause: channel.pause && ((retryMs) => (isOver() ? undefined : channel.pause?.(retryMs))),
    };
    const ask: Call["ask"] = async (method, params) => {
      if (stateless) throw new Error("2026-07-28 has no requests of a server");
      if (isOver()) throw new Error("Nobody waits for this request any more");
      checkCanBeAsked(client, method);
      return questions.ask(ownChannel, signal, method, params);
    };
    try {
      const asking = stateless ? readClient(request) : client;
      const call = { client: asking, channel: ownChannel, sessionChannel, signal, ask };
      // Nobody waits for the answer to a cancelled request, even where its handler does not heed the signal.
      const response = await Promise.race([dispatch(request, call), abortOf(signal)]);
      if (response === undefined || Array.isArray(response) || signal.aborted) return undefined;
      return stateless ? asStateless(method, serverInfo, response) : response;
    } catch (thrown) {
      if (isMcpError(thrown)) return thrown.toResponse(id);
      throw thrown;
    } finally {
      isAnswered = true;
      inFlight.delete(id);
    }
  }

  async function answerOne(message: unknown, channel: Channel): Promise<Answer> {
    if (isRequest(message)) return answerRequest(message, channel);
    if (isResponse(message)) {
      questions.take(message);
      return undefined;
    }
    const { signal } = new AbortController();
    const refuse = () => Promise.reject(new Error("There is no request to which this could belong"));
    return dispatch(message, { client, channel, sessionChannel, signal, ask: refuse });
  }

  async function answerMember(message: unknown, channel: Channel): Promise<Answer> {
    // A session begins once, and not in the middle of a batch.
    if (isRequest(message) && message.method === METHOD_INITIALIZE) {
      return invalidRequest("initialize must not be in a batch").toResponse(message.id);
    }
    // That revision has no batches; over HTTP, one would get past the check of its headers in a batch.
    if (isRequest(message) && isStateless(message)) {
      return invalidRequest("a request of 2026-07-28 must not be in a batch").toResponse(message.id);
    }
    return answerOne(message, channel);
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
      if (message.length > MAX_BATCH) {
        return invalidRequest(`a batch must not have more than ${MAX_BATCH} messages`).toResponse(null);
      }
      const answers = await Promise.all(message.map((member) => answerMember(member, channel)));
      const due = answers.flat().filter((answer) => answer !== undefined);
      return due.length > 0 ? due : undefined;
    },
    end() {
      for (const controller of inFlight.values()) controller?.abort();
    },
  };
}

/** Fulfilled when the signal is aborted. */
function abortOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
