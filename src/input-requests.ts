import type { ElicitParams, ElicitResult } from "./elicitation.js";
import type { ResultType } from "./jsonrpc.js";
import type { RootsListResult } from "./roots.js";
import type { CreateMessageParams, CreateMessageResult } from "./sampling.js";

/**
 * What a server asks of the client before it can go on: a server's request without its envelope.
 *
 * Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequest =
  | {
      /** Asks the client to sample a language model. Deprecated in 2026-07-28: use the API of a model provider. */
      method: "sampling/createMessage";
      /** What to sample, and how. */
      params: CreateMessageParams;
    }
  | {
      /** Asks the client for its roots. Deprecated in 2026-07-28: use tool parameters or the server's configuration. */
      method: "roots/list";
      /** The parameters, which may be left out since they hold nothing but `_meta`. */
      params?:
        | {
            /** Metadata of the request, partly under reserved keys. */
            _meta?: { [key: string]: unknown } | undefined;
          }
        | undefined;
    }
  | {
      /** Asks the client to put a question to the user. */
      method: "elicitation/create";
      /** What to ask, and in which way. */
      params: ElicitParams;
    };

/**
 * The requests that a client must fulfil before it retries its own, under keys that the server chose.
 *
 * Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequests = { [key: string]: InputRequest };

/**
 * What a client gives back for an input request: the result that belongs to the request's method.
 *
 * Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponse = CreateMessageResult | RootsListResult | ElicitResult;

/**
 * The answers to a server's input requests, each under the key of its request.
 *
 * Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponses = { [key: string]: InputResponse };

/**
 * The result of a request that the server cannot complete yet; the client retries it, with the answers or the state.
 *
 * At least one of `inputRequests` and `requestState` is present. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequiredResult = {
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Always `input_required`; a result without it is complete. */
  resultType: ResultType;
  /** What the client must find out before it retries. */
  inputRequests?: InputRequests | undefined;
  /** The server's own note, opaque to the client, which sends it back as it came. */
  requestState?: string | undefined;
};
