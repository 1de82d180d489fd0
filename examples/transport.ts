import type { JsonRpcRequest, JsonRpcSuccess } from "mcp-protocol-types";

/** A way to a server, over which a client sends its requests. */
export interface McpTransport {
  /** Makes the way ready: starts the process, opens the connection. */
  initialize(): Promise<void>;

  /**
   * Sends a request and waits for its answer.
   *
   * @param request - the request
   * @returns the response of a request that was carried out
   * @throws McpError where the server answers with an error
   * @throws McpTransportError where no answer comes
   */
  sendRequest(request: JsonRpcRequest<string, object | undefined>): Promise<JsonRpcSuccess>;

  /** Ends the way: stops the process, closes the connection. */
  shutdown(): Promise<void>;
}

/** What goes wrong on the way to the server or back: it does not start, dies, or does not answer in time. */
export class McpTransportError extends Error {
  override readonly name = "McpTransportError";
}
