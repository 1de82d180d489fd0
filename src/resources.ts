import type { Annotations } from "./annotations.js";
import type { Icon } from "./icon.js";
import type { InputResponses } from "./input-requests.js";
import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";
import type { ResourceContent } from "./resource-content.js";

/**
 * A resource as `resources/list` shows it; `Resource` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type McpResource = {
  /** The URI to read it by, unique within the server. */
  uri: string;
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What it is, for a model to read. */
  description?: string | undefined;
  /** Images to show for it, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The MIME type, if known. */
  mimeType?: string | undefined;
  /** Its size in bytes before any Base64, if known. */
  size?: number | undefined;
  /** Hints at its use. */
  annotations?: Annotations | undefined;
  /** Metadata of the resource. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

export type { McpResource as Resource };

/**
 * A resource template as `resources/templates/list` shows it; `ResourceTemplate` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceDefinition = {
  /** The URI template (RFC 6570). */
  uriTemplate: string;
  /** The identifier, shown if there is no title. */
  name: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What its resources are, for a model to read. */
  description?: string | undefined;
  /** Images to show for it, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The MIME type of all it matches; absent where they differ. */
  mimeType?: string | undefined;
  /** Hints at the use of its resources. */
  annotations?: Annotations | undefined;
  /** Metadata of the template. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `resources/list`; `ListResourcesResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourcesListResult = {
  /** The resources of this page. */
  resources: McpResource[];
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28, required there. */
  ttlMs?: number | undefined;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28, required there. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. Since 2026-07-28, required there. */
  resultType?: ResultType | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `resources/templates/list`; `ListResourceTemplatesResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceTemplatesListResult = {
  /** The resource templates of this page. */
  resourceTemplates: ResourceDefinition[];
  /** The next page's cursor; absent on the last. */
  nextCursor?: string | undefined;
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28, required there. */
  ttlMs?: number | undefined;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28, required there. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. Since 2026-07-28, required there. */
  resultType?: ResultType | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `resources/read`; `ReadResourceRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ReadResourceParams = {
  /** The resource's URI, of any scheme the server knows. */
  uri: string;
  /** On a retry, the answers, by the input requests' keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** On a retry, the `requestState` as it came. Since 2026-07-28. */
  requestState?: string | undefined;
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};

/**
 * The result of `resources/read`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ReadResourceResult = {
  /** The contents; several where there are parts, as in a directory. */
  contents: ResourceContent[];
  /** Its freshness in milliseconds; an integer, 0 for none. Since 2026-07-28, required there. */
  ttlMs?: number | undefined;
  /** Who may share a copy: all, or one authorization context. Since 2026-07-28, required there. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. Since 2026-07-28, required there. */
  resultType?: ResultType | undefined;
  /** Metadata of the result. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `resources/subscribe`; `SubscribeRequestParams` in the specification. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type SubscribeParams = {
  /** The URI of the resource. */
  uri: string;
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};

/**
 * The params of `resources/unsubscribe`; `UnsubscribeRequestParams` in the specification. Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type UnsubscribeParams = {
  /** The URI of the resource. */
  uri: string;
  /** Metadata of the request. */
  _meta?: RequestMeta | undefined;
};
