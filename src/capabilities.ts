import type { Icon } from "./icon.js";

/**
 * What a server says of itself, for display and logs only; `Implementation` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type ServerInfo = {
  /** The identifier, shown if there is no title. */
  name: string;
  /** The version, in its own scheme. */
  version: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What it is for, for people to read. Since 2025-11-25. */
  description?: string | undefined;
  /** Images to show for it, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The URL of a page about it. Since 2025-11-25. */
  websiteUrl?: string | undefined;
};

/**
 * What a client says of itself, for display and logs only; `Implementation` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type ClientInfo = {
  /** The identifier, shown if there is no title. */
  name: string;
  /** The version, in its own scheme. */
  version: string;
  /** The display name. Since 2025-06-18. */
  title?: string | undefined;
  /** What it is for, for people to read. Since 2025-11-25. */
  description?: string | undefined;
  /** Images to show for it, one for each size or theme. Since 2025-11-25. */
  icons?: Icon[] | undefined;
  /** The URL of a page about it. Since 2025-11-25. */
  websiteUrl?: string | undefined;
};

/**
 * What a server's tools can do beyond being listed and called.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/tools}
 */
export type ToolCapabilities = {
  /** Whether the server tells when the list changes; absent means no. */
  listChanged?: boolean | undefined;
};

/**
 * What a server's resources can do beyond being listed and read.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/resources}
 */
export type ResourceCapabilities = {
  /** Whether clients can subscribe to single resources; absent means no. */
  subscribe?: boolean | undefined;
  /** Whether the server tells when the list changes; absent means no. */
  listChanged?: boolean | undefined;
};

/**
 * What a server's prompts can do beyond being listed and got.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/server/prompts}
 */
export type PromptCapabilities = {
  /** Whether the server tells when the list changes; absent means no. */
  listChanged?: boolean | undefined;
};

/**
 * What a server offers: each capability that is present, even empty; `ServerCapabilities` in the specification.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type Capabilities = {
  /** Tools to list and call. */
  tools?: ToolCapabilities | undefined;
  /** Resources to list and read. */
  resources?: ResourceCapabilities | undefined;
  /** Prompts to list and get. */
  prompts?: PromptCapabilities | undefined;
  /** Log messages. Deprecated in 2026-07-28: log to stderr over stdio, or use OpenTelemetry. */
  logging?: object | undefined;
  /** Completion of prompts' and resource templates' arguments. Since 2025-03-26. */
  completions?: object | undefined;
  /** Requests run as tasks. In 2025-11-25 only. */
  tasks?:
    | {
        /** The server lists its tasks. */
        list?: object | undefined;
        /** The server cancels tasks. */
        cancel?: object | undefined;
        /** Which requests it runs as tasks. */
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
  /** Settings of its extensions, by extension identifier. Since 2026-07-28. */
  extensions?: { [key: string]: object } | undefined;
  /** Non-standard capabilities, by name. */
  experimental?: { [key: string]: object } | undefined;
};

/**
 * What a client offers: each capability that is present, even empty.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2024-11-05/basic/lifecycle}
 */
export type ClientCapabilities = {
  /** The client lists its roots. Deprecated in 2026-07-28: use tool parameters or the server's configuration. */
  roots?:
    | {
        /** Whether it tells when the list changes; absent means no. Until 2025-11-25. */
        listChanged?: boolean | undefined;
      }
    | undefined;
  /** The client samples a model. Deprecated in 2026-07-28: use a model provider's API. */
  sampling?:
    | {
        /** It can add the context that `includeContext` asks for. Since 2025-11-25. */
        context?: object | undefined;
        /** It accepts `tools` and `toolChoice`. Since 2025-11-25. */
        tools?: object | undefined;
      }
    | undefined;
  /** The client asks its user for input; empty means by form. Since 2025-06-18. */
  elicitation?:
    | {
        /** It can show a form. Since 2025-11-25. */
        form?: object | undefined;
        /** It can send the user to a URL. Since 2025-11-25. */
        url?: object | undefined;
      }
    | undefined;
  /** Requests run as tasks. In 2025-11-25 only. */
  tasks?:
    | {
        /** The client lists its tasks. */
        list?: object | undefined;
        /** The client cancels tasks. */
        cancel?: object | undefined;
        /** Which requests it runs as tasks. */
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
  /** Settings of its extensions, by extension identifier. Since 2026-07-28. */
  extensions?: { [key: string]: object } | undefined;
  /** Non-standard capabilities, by name. */
  experimental?: { [key: string]: object } | undefined;
};
