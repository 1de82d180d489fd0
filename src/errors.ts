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

/** The code for a resource that does not exist; until 2025-11-25, since then INVALID_PARAMS says so. */
export const RESOURCE_NOT_FOUND = -32002;

/** The code for a request that needs URL elicitations to be completed first; 2025-11-25 only. */
export const URL_ELICITATION_REQUIRED = -32042;

/** The code for an HTTP header that is missing or contradicts the body; since 2026-07-28. */
export const HEADER_MISMATCH = -32020;

/** The code for a request that needs a capability which the client has not declared; since 2026-07-28. */
export const MISSING_REQUIRED_CLIENT_CAPABILITY = -32021;

/** The code for a protocol revision that the receiver does not speak; since 2026-07-28. */
export const UNSUPPORTED_PROTOCOL_VERSION = -32022;
