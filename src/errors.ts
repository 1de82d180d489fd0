import type { ClientCapabilities } from "./capabilities.js";
import type { ElicitUrlParams } from "./elicitation.js";
import type { JsonRpcFailure, RequestId } from "./jsonrpc.js";
import { errorWithData } from "./jsonrpc.js";

/** The code for a text that is not JSON. */
export const PARSE_ERROR = -32700;

/** The code for JSON that is no valid message. */
export const INVALID_REQUEST = -32600;

/** The code for a method that the receiver does not have, or whose capability it has not declared. */
export const METHOD_NOT_FOUND = -32601;

/** The code for params that do not fit the method: a missing member, a wrong type, an unknown tool or cursor. */
export const INVALID_PARAMS = -32602;

/** The code for a fault of the receiver itself. */
export const INTERNAL_ERROR = -32603;

/** The code for a resource that does not exist. Until 2025-11-25; since 2026-07-28 INVALID_PARAMS says so. */
export const RESOURCE_NOT_FOUND = -32002;

/** The code for a request that needs URL elicitations to be completed first; 2025-11-25 only. */
export const URL_ELICITATION_REQUIRED = -32042;

/** The code for an HTTP header that is missing or contradicts the body; since 2026-07-28. */
export const HEADER_MISMATCH = -32020;

/** The code for a request that needs a capability which the client has not declared; since 2026-07-28. */
export const MISSING_REQUIRED_CLIENT_CAPABILITY = -32021;

/** The code for a protocol revision that the receiver does not speak; since 2026-07-28. */
export const UNSUPPORTED_PROTOCOL_VERSION = -32022;

/** Set on every McpError, so that an error of another copy of this package (CommonJS beside ESM) is recognised. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("mcp-protocol-types.McpError");

/**
 * An error that is meant for the peer: what throws it is answered with its code, message and data.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * throw new McpError(INVALID_PARAMS, "Unknown tool: subtract");
 * ```
 */
export class McpError<Data = unknown> extends Error {
  /** The kind of the error, an integer. */
  readonly code: number;
  /** More about the error; undefined is not written. */
  readonly data: Data;

  /**
   * Makes an error for the peer.
   *
   * @param code - the kind of the error, an integer
   * @param message - a short description, meant for a person
   * @param data - more about the error
   */
  constructor(code: number, message: string, ...data: undefined extends Data ? [data?: Data] : [data: Data]) {
    super(message);
    this.name = "McpError";
    this.code = code;
    this.data = data[0] as Data;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /**
   * Makes the error out of a response that tells of one.
   *
   * @param failure - the response, as {@link classifyMessage} gave it
   * @returns the error with the code, message and data of the response
   */
  static from<Data = unknown>(failure: JsonRpcFailure<Data>): McpError<Data | undefined> {
    const { code, message, data } = failure.error;
    return new McpError<Data | undefined>(code, message, data);
  }

  /**
   * Makes the response that tells of this error.
   *
   * @param id - the id of the request that failed, echoed as it came
   * @returns the response
   */
  toResponse(id: RequestId): JsonRpcFailure<Data, RequestId>;
  /**
   * Makes the response that tells of this error, to a message whose id may not have been readable.
   *
   * @param id - the id of the request; null is written as null, undefined leaves the member out
   * @returns the response
   */
  toResponse(id: RequestId | null | undefined): JsonRpcFailure<Data>;
  toResponse(id: RequestId | null | undefined): JsonRpcFailure<Data> {
    return errorWithData(id, this.code, this.message, this.data);
  }
}

/**
 * Tells whether a value is an McpError, of this copy of the package or of another.
 *
 * @param value - any value, as a catch clause gives it
 * @returns true where it is one; never throws
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * try {
 *   throw methodNotFound("tools/invent");
 * } catch (thrown) {
 *   if (isMcpError(thrown)) console.log(thrown.code); // -32601
 * }
 * ```
 */
export function isMcpError(value: unknown): value is McpError {
  try {
    const error = value as McpError & { [BRAND]?: unknown };
    return (
      error instanceof Error &&
      error[BRAND] === true &&
      Number.isInteger(error.code) &&
      typeof error.message === "string" &&
      typeof error.toResponse === "function"
    );
  } catch {
    return false;
  }
}

/**
 * Makes the error for a text that is not JSON.
 *
 * @param message - a short description; the default is `Parse error`
 * @returns the error, with the code {@link PARSE_ERROR} and no data
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * const response = parseError().toResponse(null);
 * ```
 */
export function parseError(message = "Parse error"): McpError<undefined> {
  return new McpError<undefined>(PARSE_ERROR, message);
}

/**
 * Makes the error for JSON that is no valid message.
 *
 * @param message - a short description; the default is `Invalid Request`
 * @param data - more about the error
 * @returns the error, with the code {@link INVALID_REQUEST}
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * const response = invalidRequest("a message must not be a batch").toResponse(null);
 * ```
 */
export function invalidRequest<Data = undefined>(message = "Invalid Request", data?: Data): McpError<Data | undefined> {
  return new McpError<Data | undefined>(INVALID_REQUEST, message, data);
}

/**
 * Makes the error for a method that the receiver does not have.
 *
 * @param method - the method that was asked for, which the message names
 * @returns the error, with the code {@link METHOD_NOT_FOUND} and no data
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * throw methodNotFound("tools/invent");
 * ```
 */
export function methodNotFound(method: string): McpError<undefined> {
  return new McpError<undefined>(METHOD_NOT_FOUND, `Method not found: ${method}`);
}

/**
 * Makes the error for params that do not fit the method.
 *
 * @param message - a short description that names the member
 * @param data - more about the error
 * @returns the error, with the code {@link INVALID_PARAMS}
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * throw invalidParams("Unknown tool: subtract");
 * ```
 */
export function invalidParams<Data = undefined>(message: string, data?: Data): McpError<Data | undefined> {
  return new McpError<Data | undefined>(INVALID_PARAMS, message, data);
}

/**
 * Makes the error for a fault of the receiver itself.
 *
 * @param message - a short description; the default is `Internal error`, which tells the peer nothing it need not know
 * @param data - more about the error
 * @returns the error, with the code {@link INTERNAL_ERROR}
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/messages}
 *
 * @example
 * ```ts
 * const response = internalError().toResponse(1);
 * ```
 */
export function internalError<Data = undefined>(message = "Internal error", data?: Data): McpError<Data | undefined> {
  return new McpError<Data | undefined>(INTERNAL_ERROR, message, data);
}

/**
 * Makes the error for a resource that does not exist.
 *
 * @param uri - the URI that was asked for, carried in the data
 * @param protocolVersion - the revision of the request; the default is one until 2025-11-25
 * @returns the error, with the code {@link RESOURCE_NOT_FOUND}, or {@link INVALID_PARAMS} from 2026-07-28 on, which
 * forbids the former
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#error-handling}
 *
 * @example
 * ```ts
 * throw resourceNotFound("file:///missing", "2025-11-25");
 * ```
 */
export function resourceNotFound(
  uri: string,
  protocolVersion?: string,
): McpError<{
  /** The URI of the resource that does not exist. */
  uri: string;
}> {
  // Revisions are dates, so their order is that of the strings.
  const code = protocolVersion !== undefined && protocolVersion >= "2026-07-28" ? INVALID_PARAMS : RESOURCE_NOT_FOUND;
  return new McpError(code, "Resource not found", { uri });
}

/**
 * Makes the error for a request that needs URL elicitations to be completed first, in 2025-11-25 only.
 *
 * @param elicitations - the elicitations, carried in the data
 * @param message - a short description; the default is `URL elicitation required`
 * @returns the error, with the code {@link URL_ELICITATION_REQUIRED}
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 *
 * @example
 * ```ts
 * throw urlElicitationRequired([{ mode: "url", message: "Sign in", url: "https://example.com", elicitationId: "1" }]);
 * ```
 */
export function urlElicitationRequired<Elicitation extends ElicitUrlParams>(
  elicitations: Elicitation[],
  message = "URL elicitation required",
): McpError<{
  /** The elicitations that must be completed before the request is sent again. */
  elicitations: Elicitation[];
}> {
  return new McpError(URL_ELICITATION_REQUIRED, message, { elicitations });
}

/**
 * Makes the error for an HTTP header that is missing or contradicts the body, since 2026-07-28.
 *
 * @param message - a short description that names the header
 * @returns the error, with the code {@link HEADER_MISMATCH} and no data
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http}
 *
 * @example
 * ```ts
 * throw headerMismatch("mcp-method does not match the body");
 * ```
 */
export function headerMismatch(message: string): McpError<undefined> {
  return new McpError<undefined>(HEADER_MISMATCH, message);
}

/**
 * Makes the error for a request that needs a capability which the client has not declared, since 2026-07-28.
 *
 * @param requiredCapabilities - the capabilities that the request needs, carried in the data
 * @returns the error, with the code {@link MISSING_REQUIRED_CLIENT_CAPABILITY}
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic}
 *
 * @example
 * ```ts
 * throw missingClientCapability({ elicitation: { form: {} } });
 * ```
 */
export function missingClientCapability<Required extends ClientCapabilities>(
  requiredCapabilities: Required,
): McpError<{
  /** The capabilities that the request needs. */
  requiredCapabilities: Required;
}> {
  const names = Object.keys(requiredCapabilities).join(", ");
  return new McpError(MISSING_REQUIRED_CLIENT_CAPABILITY, `Missing required client capability: ${names}`, {
    requiredCapabilities,
  });
}

/**
 * Makes the error for a protocol revision that the receiver does not support, since 2026-07-28.
 *
 * @param requested - the revision of the request, carried in the data
 * @param supported - the revisions that the receiver supports, carried in the data
 * @returns the error, with the code {@link UNSUPPORTED_PROTOCOL_VERSION}
 *
 * @see {@link https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning}
 *
 * @example
 * ```ts
 * throw unsupportedProtocolVersion("1900-01-01", ["2026-07-28"]);
 * ```
 */
export function unsupportedProtocolVersion(
  requested: string,
  supported: readonly string[],
): McpError<{
  /** The revision of the request. */
  requested: string;
  /** The revisions that the receiver supports. */
  supported: string[];
}> {
  return new McpError(UNSUPPORTED_PROTOCOL_VERSION, `Unsupported protocol version: ${requested}`, {
    requested,
    supported: [...supported],
  });
}
