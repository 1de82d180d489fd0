import type { Annotations } from "./annotations.js";
import type { Icon } from "./icon.js";
import type { InputResponses } from "./input-requests.js";
import type { ResultType } from "./jsonrpc.js";
import type { RequestMeta } from "./meta.js";
import type { ResourceContent } from "./resource-content.js";

/**
 * A resource as `resources/list` shows it; `Resource` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#resource}
 */
export type McpResource = {
  /** The URI by which the resource is read, unique within the server. */
  uri: string;
  /** The name for programs, shown to a person only where there is no title. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the resource is, in words for a language model. */
  description?: string | undefined;
  /** Images that stand for the resource, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The MIME type of the resource, where it is known. */
  mimeType?: string | undefined;
  /** The size of the resource in bytes, before any Base64, where it is known. */
  size?: number | undefined;
  /** Hints about how the resource is meant to be used. */
  annotations?: Annotations | undefined;
  /** Metadata of the resource, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

export type { McpResource as Resource };

/**
 * A resource template as `resources/templates/list` shows it; `ResourceTemplate` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#resource-templates}
 */
export type ResourceDefinition = {
  /** The URI template (RFC 6570) whose variables, filled in, make the URI of a resource. */
  uriTemplate: string;
  /** The name for programs, shown to a person only where there is no title. */
  name: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the resources of the template are, in words for a language model. */
  description?: string | undefined;
  /** Images that stand for the template, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The MIME type of the template's resources, where all have the same. */
  mimeType?: string | undefined;
  /** Hints about how the template's resources are meant to be used. */
  annotations?: Annotations | undefined;
  /** Metadata of the template, partly under reserved keys. Since 2025-06-18. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `resources/list`, a page of a server's resources; `ListResourcesResult` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#listing-resources}
 */
export type ResourcesListResult = {
  /** The resources of this page. */
  resources: McpResource[];
  /** The cursor of the next page; absent on the last one. */
  nextCursor?: string | undefined;
  /** How long the result stays fresh, in milliseconds; 0 is stale at once. Since 2026-07-28, required there. */
  ttlMs?: number | undefined;
  /** Whether a kept result may be shared by all, or within one authorization only. Since 2026-07-28, required there. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. Since 2026-07-28, which requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The result of `resources/templates/list`, a page of a server's resource templates; `ListResourceTemplatesResult` in
 * the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#resource-templates}
 */
export type ResourceTemplatesListResult = {
  /** The resource templates of this page. */
  resourceTemplates: ResourceDefinition[];
  /** The cursor of the next page; absent on the last one. */
  nextCursor?: string | undefined;
  /** How long the result stays fresh, in milliseconds; 0 is stale at once. Since 2026-07-28, required there. */
  ttlMs?: number | undefined;
  /** Whether a kept result may be shared by all, or within one authorization only. Since 2026-07-28, required there. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. Since 2026-07-28, which requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `resources/read`; `ReadResourceRequestParams` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#reading-resources}
 */
export type ReadResourceParams = {
  /** The URI of the resource, in any scheme that the server knows. */
  uri: string;
  /** The answers to the input requests of the result before, by the same keys. Since 2026-07-28. */
  inputResponses?: InputResponses | undefined;
  /** The `requestState` of the result before, given back unread. Since 2026-07-28. */
  requestState?: string | undefined;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/**
 * The result of `resources/read`.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#reading-resources}
 */
export type ReadResourceResult = {
  /** What stands in the resource; more than one where it has parts, as a directory does. */
  contents: ResourceContent[];
  /** How long the result stays fresh, in milliseconds; 0 is stale at once. Since 2026-07-28, required there. */
  ttlMs?: number | undefined;
  /** Whether a kept result may be shared by all, or within one authorization only. Since 2026-07-28, required there. */
  cacheScope?: "private" | "public" | undefined;
  /** Whether the result is final. Since 2026-07-28, which requires it. */
  resultType?: ResultType | undefined;
  /** Metadata of the result, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
};

/**
 * The params of `resources/subscribe`; `SubscribeRequestParams` in the specification.
 *
 * Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#subscriptions}
 */
export type SubscribeParams = {
  /** The URI of the resource whose changes the client wants to be told. */
  uri: string;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};

/**
 * The params of `resources/unsubscribe`; `UnsubscribeRequestParams` in the specification.
 *
 * Until 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#subscriptions}
 */
export type UnsubscribeParams = {
  /** The URI of the resource whose changes the client no longer wants to be told. */
  uri: string;
  /** Metadata of the request, partly under reserved keys. */
  _meta?: RequestMeta | undefined;
};
