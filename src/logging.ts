import type { LoggingLevel } from "./logging-level.js";
import type { RequestMeta } from "./meta.js";

/**
 * The params of `logging/setLevel`; `SetLevelRequestParams` in the specification. Until 2025-11-25; since
 * 2026-07-28 each request names its level in `_meta`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/utilities/logging}
 */
export type SetLevelParams = {
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
  /** The least severe log level wanted. */
  level: LoggingLevel;
};
