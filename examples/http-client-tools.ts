// The arguments of tools that 2026-07-28 wants in headers as well, as far as a client has to know them.

import {
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcSuccess,
  readRequestMeta,
} from "mcp-protocol-types";
import { mirroredArguments, mirrorHeaders, toolOf } from "./http-headers.ts";
import { describe } from "./transport.ts";

type Sent = JsonRpcRequest<string, object | undefined> | JsonRpcNotification<string, object | undefined>;

/** Which arguments of a tool stand in headers, as the last list of tools said. */
export class MirroredTools {
  readonly #arguments = new Map<string, ReturnType<typeof mirroredArguments>>();

  /** The headers that repeat what a request or a notification says. */
  headersOf(message: Sent): { [name: string]: string } {
    const { protocolVersion } = readRequestMeta(message.params);
    return mirrorHeaders(message, protocolVersion, this.#arguments.get(toolOf(message) ?? "") ?? []);
  }

  /**
   * Notes which arguments stand in headers.
   *
   * @param answer - the list of tools
   * @param log - is told why a tool is left out
   * @returns the list without the tools that do not say it as they must
   */
  learn(answer: JsonRpcSuccess, log: (text: string) => void): JsonRpcSuccess {
    const { tools } = answer.result;
    if (!Array.isArray(tools)) return answer;
    const usable = tools.filter((tool: { name?: unknown; inputSchema?: unknown } | null) => {
      if (typeof tool?.name !== "string" || typeof tool.inputSchema !== "object" || tool.inputSchema === null)
        return true;
      try {
        this.#arguments.set(tool.name, mirroredArguments(tool.inputSchema));
        return true;
      } catch (cause) {
        this.#arguments.delete(tool.name);
        log(`the tool ${tool.name} is left out: ${describe(cause)}`);
        return false;
      }
    });
    return { ...answer, result: { ...answer.result, tools: usable } };
  }

  clear(): void {
    this.#arguments.clear();
  }
}
