// The state that a client carries from one call to the next, sealed: a client that made up its own would decide what the
// server believes.

import { invalidParams } from "mcp-protocol-types";

const ALGORITHM = { name: "HMAC", hash: "SHA-256" } as const;

const key = await crypto.subtle.importKey("raw", crypto.getRandomValues(new Uint8Array(32)), ALGORITHM, false, [
  "sign",
  "verify",
]);

/** Seals a text for the client to carry. */
export async function seal(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const signature = new Uint8Array(await crypto.subtle.sign(ALGORITHM.name, key, bytes));
  return `${toBase64(bytes)}.${toBase64(signature)}`;
}

/**
 * Opens what was sealed.
 *
 * @param sealed - the state as the client brought it back
 * @returns the text
 * @throws McpError where the state is not one that was sealed here
 */
export async function unseal(sealed: string): Promise<string> {
  const [text = "", signature = "", ...rest] = sealed.split(".").map(fromBase64);
  const isGenuine =
    rest.length === 0 && text && signature && (await crypto.subtle.verify(ALGORITHM.name, key, signature, text));
  if (!isGenuine) throw invalidParams("params.requestState is not what the server gave");
  return new TextDecoder().decode(text);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
