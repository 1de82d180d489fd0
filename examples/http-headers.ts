// The headers of 2026-07-28 that repeat what a request's body says, so that what stands between a client and a server can
// route a request by them: written by the client, compared by the server.

import {
  HEADER_METHOD,
  HEADER_NAME,
  HEADER_PARAM_PREFIX,
  HEADER_PROTOCOL_VERSION,
  headerMismatch,
  type JsonRpcRequest,
  METHOD_COMPLETION_COMPLETE,
  METHOD_PROMPTS_GET,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_READ,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_SERVER_DISCOVER,
  METHOD_SUBSCRIPTIONS_LISTEN,
  METHOD_TOOLS_CALL,
  METHOD_TOOLS_LIST,
} from "mcp-protocol-types";

/** A request, or what of it matters here, which a notification has too. */
type Request = Pick<JsonRpcRequest<string, object | undefined>, "method" | "params">;

/** An argument of a tool that stands in a header as well. */
type MirroredArgument = {
  header: string;
  /** The names that lead to it in the arguments. */
  path: string[];
  type: "string" | "integer" | "boolean";
};

/** The key in a property's schema that names the header. */
const ANNOTATION = "x-mcp-header";

/** The keywords whose values are data, in which the annotation would be none. */
const DATA_KEYWORDS = ["const", "default", "enum", "examples", "dependentRequired"];

/** The keywords whose values have schemas under names, among which the annotation would be a name. */
const MAP_KEYWORDS = ["$defs", "definitions", "patternProperties", "dependentSchemas", "dependencies"];

/** The methods whose params name what the request is about, each with the member that does. */
const NAMES: { [method: string]: "name" | "uri" } = {
  [METHOD_TOOLS_CALL]: "name",
  [METHOD_PROMPTS_GET]: "name",
  [METHOD_RESOURCES_READ]: "uri",
};

/** The other methods of 2026-07-28; what an extension's methods have in the header, the extension says. */
const NAMELESS_METHODS: string[] = [
  METHOD_COMPLETION_COMPLETE,
  METHOD_PROMPTS_LIST,
  METHOD_RESOURCES_LIST,
  METHOD_RESOURCES_TEMPLATES_LIST,
  METHOD_SERVER_DISCOVER,
  METHOD_SUBSCRIPTIONS_LISTEN,
  METHOD_TOOLS_LIST,
];

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Finds the arguments that a tool wants in headers.
 *
 * @param inputSchema - the tool's schema
 * @returns the arguments
 * @throws TypeError where an annotation is not as it must be, so that a client must leave the tool out
 */
export function mirroredArguments(inputSchema: object): MirroredArgument[] {
  const found: MirroredArgument[] = [];
  // The path is undefined where an argument cannot be reached by names alone, as in an array or one of several variants.
  const visit = (schema: unknown, path: string[] | undefined): void => {
    if (typeof schema !== "object" || schema === null) return;
    if (!Array.isArray(schema) && Object.hasOwn(schema, ANNOTATION)) found.push(readAnnotation(schema, path));
    for (const [key, value] of Object.entries(schema)) {
      if (key === "properties" && !Array.isArray(schema) && typeof value === "object" && value !== null) {
        for (const [name, property] of Object.entries(value)) visit(property, path && [...path, name]);
      } else if (MAP_KEYWORDS.includes(key) && typeof value === "object" && value !== null) {
        for (const named of Object.values(value)) visit(named, undefined);
      } else if (!DATA_KEYWORDS.includes(key)) {
        visit(value, undefined);
      }
    }
  };
  visit(inputSchema, []);
  const names = found.map(({ header }) => header.toLowerCase());
  if (new Set(names).size < names.length) throw new TypeError(`two arguments have the same ${ANNOTATION}`);
  return found;
}

function readAnnotation(schema: object, path: string[] | undefined): MirroredArgument {
  const { [ANNOTATION]: name, type } = schema as { [ANNOTATION]?: unknown; type?: unknown };
  if (typeof name !== "string" || !TOKEN.test(name)) throw new TypeError(`${ANNOTATION} is no name of a header`);
  if (path === undefined || path.length === 0) throw new TypeError(`${ANNOTATION} ${name} is not at an argument`);
  if (type !== "string" && type !== "integer" && type !== "boolean") {
    throw new TypeError(`${ANNOTATION} ${name} is at an argument that is no string, integer or boolean`);
  }
  return { header: HEADER_PARAM_PREFIX + name.toLowerCase(), path, type };
}

function argumentAt(params: object | undefined, path: string[]): string | number | boolean | undefined {
  let value: unknown = member(params, "arguments");
  for (const name of path) value = member(value, name);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? value[name as keyof typeof value]
    : undefined;
}

/** What a request is about, for the methods that have such a thing: the tool, the prompt or the resource. */
function subjectOf({ method, params }: Request): string | undefined {
  const value = Object.hasOwn(NAMES, method) ? member(params, NAMES[method] ?? "") : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The name of the tool that a request calls. */
export function toolOf(request: Request): string | undefined {
  return request.method === METHOD_TOOLS_CALL ? subjectOf(request) : undefined;
}

/** Writes a value so that it passes as a header: as it is, or in base64 where it could not be told from another. */
function encodeValue(value: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(value) && value.trim() === value;
  if (isPlain && !(value.startsWith("=?base64?") && value.endsWith("?="))) return value;
  return `=?base64?${btoa(String.fromCharCode(...new TextEncoder().encode(value)))}?=`;
}

/** Reads what {@link encodeValue} writes; undefined for what it never writes. */
function decodeValue(written: string): string | undefined {
  const [, base64] = /^=\?base64\?(.*)\?=$/.exec(written) ?? [];
  if (base64 === undefined) return /^[\t\x20-\x7e]*$/.test(written) ? written : undefined;
  try {
    const binary = atob(base64);
    // Some other texts have the same bytes: without the padding, with spaces, with bits that are thrown away.
    if (btoa(binary) !== base64) return undefined;
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Makes the headers of a request of 2026-07-28.
 *
 * @param request - the request
 * @param protocolVersion - the revision in its `_meta`
 * @param mirrored - the arguments that the called tool wants in headers
 * @returns the headers
 */
export function mirrorHeaders(
  request: Request,
  protocolVersion: string,
  mirrored: MirroredArgument[],
): { [name: string]: string } {
  const headers: { [name: string]: string } = {
    [HEADER_PROTOCOL_VERSION]: protocolVersion,
    [HEADER_METHOD]: request.method,
  };
  const subject = subjectOf(request);
  if (subject !== undefined) headers[HEADER_NAME] = encodeValue(subject);
  for (const { header, path } of mirrored) {
    const value = argumentAt(request.params, path);
    if (value !== undefined) headers[header] = encodeValue(String(value));
  }
  return headers;
}

/**
 * Checks that the headers of a request of 2026-07-28 say what its body says.
 *
 * @param headers - the headers
 * @param request - the body
 * @param protocolVersion - the revision in its `_meta`
 * @param mirrored - the arguments that the called tool wants in headers
 * @throws McpError where one is missing, cannot be read or says something else
 */
export function checkHeaders(
  headers: Headers,
  request: Request,
  protocolVersion: string,
  mirrored: MirroredArgument[],
): void {
  const check = (header: string, matches: (value: string | undefined) => boolean) => {
    const written = headers.get(header);
    const value = written === null ? undefined : decodeValue(written);
    if (written !== null && value === undefined) throw headerMismatch(`The ${header} header cannot be read`);
    if (!matches(value)) {
      throw headerMismatch(`The ${header} header ${written === null ? "is missing" : "does not match the body"}`);
    }
  };
  // Of these two no value needs base64, and to decode one could make two different ones equal.
  check(HEADER_PROTOCOL_VERSION, () => headers.get(HEADER_PROTOCOL_VERSION) === protocolVersion);
  check(HEADER_METHOD, () => headers.get(HEADER_METHOD) === request.method);
  // A name that the body does not have is a mismatch too: something on the way may have routed by it.
  if (Object.hasOwn(NAMES, request.method) || NAMELESS_METHODS.includes(request.method)) {
    check(HEADER_NAME, (value) => value === subjectOf(request));
  }
  for (const { header, path, type } of mirrored) {
    const expected = argumentAt(request.params, path);
    check(header, (value) => (type === "integer" && isSameInteger(value, expected)) || value === asText(expected));
  }
}

function asText(value: string | number | boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** Whether a header says an integer, as it may in more than one way: `42.0` is `42`. */
function isSameInteger(written: string | undefined, value: unknown): boolean {
  return Number.isSafeInteger(value) && /^-?\d+(?:\.0+)?$/.test(written ?? "") && Number(written) === value;
}
