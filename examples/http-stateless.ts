// Streamable HTTP as 2026-07-28 has it: each request stands for itself.

import {
  type ClassifiedMessage,
  HEADER_MISMATCH,
  HEADER_PROTOCOL_VERSION,
  INVALID_REQUEST,
  internalError,
  isMcpError,
  type JsonRpcRequest,
  METHOD_NOT_FOUND,
  MISSING_REQUIRED_CLIENT_CAPABILITY,
  PARSE_ERROR,
  readRequestMeta,
  UNSUPPORTED_PROTOCOL_VERSION,
} from "mcp-protocol-types";
import { checkHeaders, mirroredArguments, toolOf } from "./http-headers.ts";
import { json, type ReplyStream, refusal, respond } from "./http-reply.ts";
import { EventStream, eventStreamResponse } from "./http-sse.ts";
import type { Offer } from "./offer.ts";
import { type Answer, createSession } from "./session.ts";
import { checkVersion, isStateless, SUPPORTED_VERSIONS } from "./stateless.ts";

/** Whether a POST is to be answered by the rules of 2026-07-28. */
export function isStatelessPost(parsed: ClassifiedMessage, headers: Headers): boolean {
  const version = headers.get(HEADER_PROTOCOL_VERSION);
  if (version !== null && SUPPORTED_VERSIONS.includes(version)) return true;
  return (parsed.kind === "request" || parsed.kind === "notification") && isStateless(parsed.message);
}

/** Answers a POST of 2026-07-28. */
export async function answerStateless(
  offer: Offer,
  parsed: Exclude<ClassifiedMessage, { kind: "invalid" }>,
  request: Request,
  log: (text: string) => void,
): Promise<Response> {
  switch (parsed.kind) {
    case "request":
      return answerRequest(offer, parsed.message, request, log);
    case "notification":
      // The revision has none from client to server over HTTP, so there is nothing to do with it.
      return new Response(null, { status: 202 });
    case "batch":
      return refusal(400, "a message must not be a batch");
    default:
      return refusal(400, "a client must not send responses");
  }
}

async function answerRequest(
  offer: Offer,
  message: JsonRpcRequest,
  { headers, signal }: Request,
  log: (text: string) => void,
): Promise<Response> {
  try {
    const { protocolVersion } = readRequestMeta(message.params);
    // Another revision may have other headers, so it is judged first; but which one it is, header and body agree upon.
    if ((headers.get(HEADER_PROTOCOL_VERSION) ?? protocolVersion) === protocolVersion) checkVersion(protocolVersion);
    checkHeaders(headers, message, protocolVersion, mirroredArgumentsOf(offer, message));
  } catch (thrown) {
    if (isMcpError(thrown)) return json(400, thrown.toResponse(message.id));
    throw thrown;
  }
  const gone = new AbortController();
  // That the client has left cancels the request: from a stream it leaves by closing it, before by closing the connection.
  signal.addEventListener("abort", () => gone.abort(), { once: true });
  if (signal.aborted) gone.abort();
  // A session of its own, so that its id has nothing to do with those of other clients' requests.
  const session = createSession(offer, { send: () => {} }, log);
  return respond((channel) => session.answer(message, channel), {
    signal: gone.signal,
    isResumable: false,
    openStream: () => openStream(() => gone.abort()),
    toResponse: (answer) => json(statusOf(answer), answer),
    onFailure: (cause) => {
      log(`cannot answer: ${cause}`);
      return internalError().toResponse(message.id);
    },
  });
}

function openStream(onGone: () => void): ReplyStream {
  const events = new EventStream(onGone);
  return {
    response: eventStreamResponse(events),
    send: (message) => events.send({ data: JSON.stringify(message) }),
    close: () => events.close(),
  };
}

function mirroredArgumentsOf(offer: Offer, message: JsonRpcRequest) {
  const tool = toolOf(message);
  const inputSchema = tool === undefined ? undefined : offer.inputSchemaOf?.(tool);
  return inputSchema === undefined ? [] : mirroredArguments(inputSchema);
}

function statusOf(answer: NonNullable<Answer>): number {
  if (Array.isArray(answer) || !("error" in answer)) return 200;
  switch (answer.error.code) {
    case METHOD_NOT_FOUND:
      return 404;
    case PARSE_ERROR:
    case INVALID_REQUEST:
    case HEADER_MISMATCH:
    case MISSING_REQUIRED_CLIENT_CAPABILITY:
    case UNSUPPORTED_PROTOCOL_VERSION:
      return 400;
    default:
      // Any other error is a valid answer to a valid request.
      return 200;
  }
}
