// The responses that answer a POST, in either era.

import { error, INVALID_REQUEST } from "mcp-protocol-types";
import type { Answer, Channel, ServerMessage } from "./session.ts";

type ResponseHeaders = { [name: string]: string };

/** A response with a JSON body. */
export function json(status: number, body: object, headers: ResponseHeaders = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

/** A response to what is refused as a whole: with an error that belongs to no request, so it has no id. */
export function refusal(status: number, message: string, headers: ResponseHeaders = {}): Response {
  return json(status, error(undefined, INVALID_REQUEST, message), headers);
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
      ...(reply.isResumable ? { pause: (retryMs: number) => open().pause?.(retryMs) } : {}),
    };
    run(channel).then(
      (answer) => {
        if (stream === undefined && answer !== undefined) {
          resolve(reply.toResponse(answer));
          return;
        }
        // A request that was cancelled has no answer: its stream ends without one.
        const { send, close } = open();
        if (answer !== undefined) send(answer);
        close();
      },
      (cause) => {
        reject(cause);
        stream?.close();
      },
    );
  });
}
