import type { ElicitParams, ElicitResult } from "./elicitation.js";
import type { ResultType } from "./jsonrpc.js";
import type { RootsListResult } from "./roots.js";
import type { CreateMessageParams, CreateMessageResult } from "./sampling.js";

/**
 * What a server asks before it can go on: a request without its envelope. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequest =
  | {
      /** Asks to sample a model. Deprecated in 2026-07-28: use a model provider's API. */
      method: "sampling/createMessage";
      /** What to sample, and how. */
      params: CreateMessageParams;
    }
  | {
      /** Asks for the roots. Deprecated in 2026-07-28: use tool parameters or the server's configuration. */
      method: "roots/list";
      /** Only `_meta`. */
      params?:
        | {
            /** Metadata of the request. */
            _meta?: { [key: string]: unknown } | undefined;
          }
        | undefined;
    }
  | {
      /** Asks the user for input. */
      method: "elicitation/create";
      /** What to ask, and how. */
      params: ElicitParams;
    };

/**
 * What a client must fulfil before it retries, under the server's keys. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequests = { [key: string]: InputRequest };

/**
 * A client's answer to an input request: the result of its method. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponse = CreateMessageResult | RootsListResult | ElicitResult;

/**
 * The answers to input requests, by their keys. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputResponses = { [key: string]: InputResponse };

/**
 * Asks the client to retry, with input; has `inputRequests`, `requestState` or both. Since 2026-07-28.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr}
 */
export type InputRequiredResult = {
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
  /** Always `input_required`. */
  resultType: ResultType;
  /** What to find out before the retry. */
  inputRequests?: InputRequests | undefined;
  /** The server's opaque note, sent back as it came. */
  requestState?: string | undefined;
};
