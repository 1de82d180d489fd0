import type { Icon } from "./icon.js";

/**
 * The name and version by which a server makes itself known; `Implementation` in the specification.
 *
 * The server says it of itself: it is for display and logs, not for decisions.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle#initialization}
 */
export type ServerInfo = {
  /** The name for programs, shown to a person only where there is no title. */
  name: string;
  /** The version of the server's software, in its own scheme. */
  version: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the server is for, in words for people. Since 2025-11-25. */
  description?: string | undefined;
  /** Images that stand for the server, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The address of a web page about the server. Since 2025-11-25. */
  websiteUrl?: string | undefined;
};

/**
 * The name and version by which a client makes itself known; `Implementation` in the specification.
 *
 * The client says it of itself: it is for display and logs, not for decisions.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle#initialization}
 */
export type ClientInfo = {
  /** The name for programs, shown to a person only where there is no title. */
  name: string;
  /** The version of the client's software, in its own scheme. */
  version: string;
  /** The name for people. Since 2025-06-18. */
  title?: string | undefined;
  /** What the client is for, in words for people. Since 2025-11-25. */
  description?: string | undefined;
  /** Images that stand for the client, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The address of a web page about the client. Since 2025-11-25. */
  websiteUrl?: string | undefined;
};

/**
 * What a server's tools can do beyond being listed and called.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools#capabilities}
 */
export type ToolCapabilities = {
  /** Whether the server tells when its list of tools changes; absent means no. */
  listChanged?: boolean | undefined;
};

/**
 * What a server's resources can do beyond being listed and read.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources#capabilities}
 */
export type ResourceCapabilities = {
  /** Whether the client can subscribe to the changes of single resources; absent means no. */
  subscribe?: boolean | undefined;
  /** Whether the server tells when its list of resources changes; absent means no. */
  listChanged?: boolean | undefined;
};

/**
 * What a server's prompts can do beyond being listed and got.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts#capabilities}
 */
export type PromptCapabilities = {
  /** Whether the server tells when its list of prompts changes; absent means no. */
  listChanged?: boolean | undefined;
};

/**
 * What a server offers; `ServerCapabilities` in the specification.
 *
 * A member that is present, be it empty, says that the server has the capability.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle#capability-negotiation}
 */
export type Capabilities = {
  /** The server has tools to list and to call. */
  tools?: ToolCapabilities | undefined;
  /** The server has resources to list and to read. */
  resources?: ResourceCapabilities | undefined;
  /** The server has prompts to list and to get. */
  prompts?: PromptCapabilities | undefined;
  /** The server sends log messages. Deprecated in 2026-07-28: log to stderr over stdio, or use OpenTelemetry. */
  logging?: object | undefined;
  /** The server completes the arguments of prompts and resource templates. Since 2025-03-26. */
  completions?: object | undefined;
  /** The server runs requests as tasks. In 2025-11-25 only. */
  tasks?:
    | {
        /** The server lists its tasks. */
        list?: object | undefined;
        /** The server cancels a task on request. */
        cancel?: object | undefined;
        /** The requests that the server runs as tasks. */
        requests?:
          | {
              /** The requests about tools. */
              tools?:
                | {
                    /** The server runs `tools/call` as a task. */
                    call?: object | undefined;
                  }
                | undefined;
            }
          | undefined;
      }
    | undefined;
  /** The extensions that the server supports, with their settings, by extension identifier. Since 2026-07-28. */
  extensions?: { [key: string]: object } | undefined;
  /** Capabilities outside the protocol, by a name of the server's own. */
  experimental?: { [key: string]: object } | undefined;
};

/**
 * What a client offers to a server.
 *
 * A member that is present, be it empty, says that the client has the capability.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle#capability-negotiation}
 */
export type ClientCapabilities = {
  /** The client lists its roots. Deprecated in 2026-07-28: use tool parameters or the server's configuration. */
  roots?:
    | {
        /** Whether the client tells when its list of roots changes; absent means no. Until 2025-11-25. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The client samples a language model on request. Deprecated in 2026-07-28: use the API of a model provider. */
  sampling?:
    | {
        /** The client can add the context that `includeContext` asks for. Since 2025-11-25. */
        context?: object | undefined;
        /** The client accepts `tools` and `toolChoice` in a sampling request. Since 2025-11-25. */
        tools?: object | undefined;
      }
    | undefined;
  /** The client asks its user on the server's behalf; empty means by form. Since 2025-06-18. */
  elicitation?:
    | {
        /** The client can show a form. Since 2025-11-25. */
        form?: object | undefined;
        /** The client can send the user to a URL. Since 2025-11-25. */
        url?: object | undefined;
      }
    | undefined;
  /** The client runs requests as tasks. In 2025-11-25 only. */
  tasks?:
    | {
        /** The client lists its tasks. */
        list?: object | undefined;
        /** The client cancels a task on request. */
        cancel?: object | undefined;
        /** The requests that the client runs as tasks. */
        requests?:
          | {
              /** The requests about sampling. */
              sampling?:
                | {
                    /** The client runs `sampling/createMessage` as a task. */
                    createMessage?: object | undefined;
                  }
                | undefined;
              /** The requests about elicitation. */
              elicitation?:
                | {
                    /** The client runs `elicitation/create` as a task. */
                    create?: object | undefined;
                  }
                | undefined;
            }
          | undefined;
      }
    | undefined;
  /** The extensions that the client supports, with their settings, by extension identifier. Since 2026-07-28. */
  extensions?: { [key: string]: object } | undefined;
  /** Capabilities outside the protocol, by a name of the client's own. */
  experimental?: { [key: string]: object } | undefined;
};
