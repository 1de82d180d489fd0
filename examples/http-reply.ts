// The responses of the server, in either era.
//
// An error answers a message, and then has the id of that message; or it refuses the HTTP request, whatever message is in
// it, and then has no id, as the transport has it in all its revisions. Where the id of a message could not be read there
// is none either: JSON-RPC would have null, but the schemas allow no null in any revision, and since 2025-11-25 they allow
// the member to be missing. Only in an array of answers, which 2025-03-26 alone has, JSON-RPC's null stands.

import {
  type ClassifiedMessage,
  error,
  INTERNAL_ERROR,
  INVALID_REQUEST,
  type JsonRpcResponse,
  type RequestId,
} from "mcp-protocol-types";
import type { Channel, ServerMessage } from "./offer.ts";
import type { Answer } from "./session.ts";

type ResponseHeaders = { [name: string]: string };

/** A response with a JSON body. */
export function json(status: number, body: object, headers: ResponseHeaders = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

/** A response that refuses the HTTP request. */
export function refusal(status: number, message: string, headers: ResponseHeaders = {}): Response {
  return json(status, error(undefined, status < 500 ? INVALID_REQUEST : INTERNAL_ERROR, message), headers);
}

/** The id to answer a message with: that of a request, since nothing else has an answer. */
export function answerId(parsed: ClassifiedMessage): RequestId | undefined {
  return parsed.kind === "request" ? parsed.message.id : undefined;
}

/** An answer without the null that says that the id could not be read. */
export function withoutNullId(answer: JsonRpcResponse): JsonRpcResponse {
  if (!("error" in answer) || answer.id != null) return answer;
  const { id: _, ...rest } = answer;
  return rest;
}

/** A stream into which a reply goes. */
export type ReplyStream = {
  /** The response that carries it. */
  response: Response;
  send(message: ServerMessage | NonNullable<Answer>): void;
  /** Ends the connection, not the reply, which the client comes back for. */
  pause?(retryMs: number): void;
  close(): void;
};

/**
 * Answers with one JSON object, or, where anything has to be sent before the answer, with a stream: the status of a
 * request that fails at once can still say so, and a client that needs no stream gets none.
 *
 * @param run - makes the answer
 * @param reply - how the reply is made
 * @returns the response, as soon as it is known which of both it is
 */
export function respond(
  run: (channel: Channel) => Promise<Answer>,
  reply: {
    signal?: AbortSignal | undefined;
    /** Makes the stream, where one is needed. */
    openStream: () => ReplyStream;
    /** Whether the client can come back for the rest of the stream. */
    isResumable: boolean;
    /** Makes the response from the whole answer, where no stream is. */
    toResponse: (answer: NonNullable<Answer>) => Response;
    /** Makes the answer where there is none to be had, or it is no JSON, as one with a cycle is not. */
    onFailure: (cause: unknown) => JsonRpcResponse;
  },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let stream: ReplyStream | undefined;
    const open = () => {
      if (stream === undefined) {
        stream = reply.openStream();
        resolve(stream.response);
      }
      return stream;
    };
    const channel: Channel = {
      signal: reply.signal,
      send: (message) => open().send(message),
      pause: reply.isResumable ? (retryMs) => open().pause?.(retryMs) : undefined,
    };
    const finish = (answer: Answer) => {
      if (stream === undefined && answer !== undefined) {
        resolve(reply.toResponse(answer));
        return;
      }
      // A request that was cancelled has no answer: its stream ends without one.
      const { send, close } = open();
      if (answer !== undefined) send(answer);
      close();
    };
    run(channel)
      .then(finish)
      .catch((cause: unknown) => finish(reply.onFailure(cause)))
      .catch(reject);
  });
}
