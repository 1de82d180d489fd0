/** Opens a session: version, capabilities and names are exchanged. Sent by the client, until 2025-11-25. */
export const METHOD_INITIALIZE = "initialize";

/** Asks whether the peer is alive; the answer is an empty result. Sent by either side, until 2025-11-25. */
export const METHOD_PING = "ping";

/** Asks a server for its revisions, capabilities and name. Sent by the client, since 2026-07-28. */
export const METHOD_SERVER_DISCOVER = "server/discover";

/** Sets the lowest level of the log messages that the server sends. Sent by the client, until 2025-11-25. */
export const METHOD_LOGGING_SET_LEVEL = "logging/setLevel";

/** Lists the tools of a server. Sent by the client. */
export const METHOD_TOOLS_LIST = "tools/list";

/** Calls a tool. Sent by the client. */
export const METHOD_TOOLS_CALL = "tools/call";

/** Lists the resources of a server. Sent by the client. */
export const METHOD_RESOURCES_LIST = "resources/list";

/** Lists the resource templates of a server. Sent by the client. */
export const METHOD_RESOURCES_TEMPLATES_LIST = "resources/templates/list";

/** Reads a resource. Sent by the client. */
export const METHOD_RESOURCES_READ = "resources/read";

/** Asks to be told when a resource changes. Sent by the client, until 2025-11-25. */
export const METHOD_RESOURCES_SUBSCRIBE = "resources/subscribe";

/** Ends a subscription to a resource. Sent by the client, until 2025-11-25. */
export const METHOD_RESOURCES_UNSUBSCRIBE = "resources/unsubscribe";

/** Opens a stream of the notifications that the client names. Sent by the client, since 2026-07-28. */
export const METHOD_SUBSCRIPTIONS_LISTEN = "subscriptions/listen";

/** Lists the prompts of a server. Sent by the client. */
export const METHOD_PROMPTS_LIST = "prompts/list";

/** Gets a prompt, filled in with arguments. Sent by the client. */
export const METHOD_PROMPTS_GET = "prompts/get";

/** Asks for completions of an argument of a prompt or a resource template. Sent by the client. */
export const METHOD_COMPLETION_COMPLETE = "completion/complete";

/** Asks the client for a message of its language model. Sent by the server; since 2026-07-28 an input request. */
export const METHOD_SAMPLING_CREATE_MESSAGE = "sampling/createMessage";

/** Asks the client for input of its user. Sent by the server, since 2025-06-18; since 2026-07-28 an input request. */
export const METHOD_ELICITATION_CREATE = "elicitation/create";

/** Asks the client for its roots. Sent by the server; since 2026-07-28 an input request. */
export const METHOD_ROOTS_LIST = "roots/list";

/** Asks for the state of a task. Sent by either side, in 2025-11-25 only. */
export const METHOD_TASKS_GET = "tasks/get";

/** Waits for the result of a task. Sent by either side, in 2025-11-25 only. */
export const METHOD_TASKS_RESULT = "tasks/result";

/** Lists the tasks of the peer. Sent by either side, in 2025-11-25 only. */
export const METHOD_TASKS_LIST = "tasks/list";

/** Cancels a task. Sent by either side, in 2025-11-25 only. */
export const METHOD_TASKS_CANCEL = "tasks/cancel";

/** Tells that the client is ready for normal operation. Sent by the client, until 2025-11-25. */
export const METHOD_NOTIFICATIONS_INITIALIZED = "notifications/initialized";

/** The bare name that some clients send for `notifications/initialized`; no revision has it. */
export const METHOD_INITIALIZED = "initialized";

/** Tells that a request is no longer wanted. Sent by either side. */
export const METHOD_NOTIFICATIONS_CANCELLED = "notifications/cancelled";

/** Tells how far a request has come. Sent by either side; since 2026-07-28 by the server only. */
export const METHOD_NOTIFICATIONS_PROGRESS = "notifications/progress";

/** Carries a log message. Sent by the server. */
export const METHOD_NOTIFICATIONS_MESSAGE = "notifications/message";

/** Tells that the list of resources has changed. Sent by the server. */
export const METHOD_NOTIFICATIONS_RESOURCES_LIST_CHANGED = "notifications/resources/list_changed";

/** Tells that a resource has changed. Sent by the server. */
export const METHOD_NOTIFICATIONS_RESOURCES_UPDATED = "notifications/resources/updated";

/** Tells that the list of prompts has changed. Sent by the server. */
export const METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED = "notifications/prompts/list_changed";

/** Tells that the list of tools has changed. Sent by the server. */
export const METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED = "notifications/tools/list_changed";

/** Tells that the list of roots has changed. Sent by the client, until 2025-11-25. */
export const METHOD_NOTIFICATIONS_ROOTS_LIST_CHANGED = "notifications/roots/list_changed";

/** Tells that the state of a task has changed. Sent by either side, in 2025-11-25 only. */
export const METHOD_NOTIFICATIONS_TASKS_STATUS = "notifications/tasks/status";

/** Tells that a URL elicitation has been completed. Sent by the server, in 2025-11-25 only. */
export const METHOD_NOTIFICATIONS_ELICITATION_COMPLETE = "notifications/elicitation/complete";

/** Tells what a stream of subscriptions/listen will carry. Sent by the server, since 2026-07-28. */
export const METHOD_NOTIFICATIONS_SUBSCRIPTIONS_ACKNOWLEDGED = "notifications/subscriptions/acknowledged";
