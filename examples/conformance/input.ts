// How the conformance server asks its client: the user, a model, or for the roots.

import {
  type ClientCapabilities,
  type ElicitFormParams,
  type InputRequest,
  type InputRequiredResult,
  type InputResponse,
  type InputResponses,
  inputRequiredResult,
  invalidParams,
  METHOD_ELICITATION_CREATE,
  METHOD_ROOTS_LIST,
  METHOD_SAMPLING_CREATE_MESSAGE,
  missingClientCapability,
  userMessage,
  usesHandshake,
} from "mcp-protocol-types";
import type { Call } from "../offer.ts";

/** What the client's capability for a request of the server is called. */
const CAPABILITY_OF: { [Method in InputRequest["method"]]: "sampling" | "elicitation" | "roots" } = {
  [METHOD_SAMPLING_CREATE_MESSAGE]: "sampling",
  [METHOD_ELICITATION_CREATE]: "elicitation",
  [METHOD_ROOTS_LIST]: "roots",
};

export function canBeAsked(capabilities: ClientCapabilities, { method }: InputRequest): boolean {
  return capabilities[CAPABILITY_OF[method]] !== undefined;
}

/** Asks the user to fill in a form. */
export function form(message: string, requestedSchema: ElicitFormParams["requestedSchema"]): InputRequest {
  return { method: METHOD_ELICITATION_CREATE, params: { message, requestedSchema } };
}

/** Asks a model. */
export function sample(text: string, maxTokens: number): InputRequest {
  return { method: METHOD_SAMPLING_CREATE_MESSAGE, params: { messages: [userMessage(text)], maxTokens } };
}

/** Asks for the client's roots. */
export function listRoots(): InputRequest {
  return { method: METHOD_ROOTS_LIST, params: {} };
}

/** What was asked for, or the result that asks for it. */
export type Input<Key extends string> = { given: { [Name in Key]: InputResponse } } | { needed: InputRequiredResult };

/**
 * Asks the client, in the way of its revision: until 2025-11-25 with requests of the server's own; since 2026-07-28 with a
 * result that asks, after which the client calls again and brings the answers.
 *
 * @param call - the call that needs input
 * @param answers - what this call brought
 * @param requests - what to ask for
 * @param requestState - what the client is to bring back unread
 * @returns the answers, or the result to be returned
 * @throws McpError where the client cannot be asked
 */
export async function ask<Key extends string>(
  call: Call,
  answers: InputResponses | undefined,
  requests: { [Name in Key]: InputRequest },
  requestState?: string,
): Promise<Input<Key>> {
  const { protocolVersion, capabilities } = call.client;
  const entries = Object.entries<InputRequest>(requests);
  const hasHandshake = usesHandshake(protocolVersion ?? "");
  const missing = entries.filter(([, request]) => !canBeAsked(capabilities, request));
  if (missing.length > 0) {
    const names = missing.map(([, { method }]) => CAPABILITY_OF[method]);
    if (hasHandshake) throw invalidParams(`The client does not support ${names.join(", ")}`);
    throw missingClientCapability(Object.fromEntries(names.map((name) => [name, {}])));
  }
  if (!hasHandshake && entries.some(([key]) => answers?.[key] === undefined)) {
    return { needed: inputRequiredResult({ inputRequests: requests, requestState }) };
  }
  const given: InputResponses = {};
  for (const [key, { method, params }] of entries) {
    const answer = hasHandshake ? await call.ask(method, params) : answers?.[key];
    given[key] = answer as InputResponse;
  }
  return { given: given as { [Name in Key]: InputResponse } };
}
