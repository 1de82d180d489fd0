import { expect, test } from "vitest";
import * as methods from "../../src/methods.js";

test("the methods of the reference", () => {
  expect(methods.METHOD_INITIALIZE).toBe("initialize");
  expect(methods.METHOD_PING).toBe("ping");
  expect(methods.METHOD_LOGGING_SET_LEVEL).toBe("logging/setLevel");
  expect(methods.METHOD_NOTIFICATIONS_INITIALIZED).toBe("notifications/initialized");
  expect(methods.METHOD_INITIALIZED).toBe("initialized");
  expect(methods.METHOD_NOTIFICATIONS_CANCELLED).toBe("notifications/cancelled");
  expect(methods.METHOD_TOOLS_LIST).toBe("tools/list");
  expect(methods.METHOD_TOOLS_CALL).toBe("tools/call");
  expect(methods.METHOD_RESOURCES_LIST).toBe("resources/list");
  expect(methods.METHOD_RESOURCES_TEMPLATES_LIST).toBe("resources/templates/list");
  expect(methods.METHOD_RESOURCES_READ).toBe("resources/read");
  expect(methods.METHOD_PROMPTS_LIST).toBe("prompts/list");
  expect(methods.METHOD_PROMPTS_GET).toBe("prompts/get");
  expect(methods.METHOD_COMPLETION_COMPLETE).toBe("completion/complete");
  expect(methods.METHOD_NOTIFICATIONS_PROGRESS).toBe("notifications/progress");
  expect(methods.METHOD_NOTIFICATIONS_MESSAGE).toBe("notifications/message");
});

test("all 35, and no other", () => {
  expect({ ...methods }).toStrictEqual({
    METHOD_COMPLETION_COMPLETE: "completion/complete",
    METHOD_ELICITATION_CREATE: "elicitation/create",
    METHOD_INITIALIZE: "initialize",
    METHOD_INITIALIZED: "initialized",
    METHOD_LOGGING_SET_LEVEL: "logging/setLevel",
    METHOD_NOTIFICATIONS_CANCELLED: "notifications/cancelled",
    METHOD_NOTIFICATIONS_ELICITATION_COMPLETE: "notifications/elicitation/complete",
    METHOD_NOTIFICATIONS_INITIALIZED: "notifications/initialized",
    METHOD_NOTIFICATIONS_MESSAGE: "notifications/message",
    METHOD_NOTIFICATIONS_PROGRESS: "notifications/progress",
    METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED: "notifications/prompts/list_changed",
    METHOD_NOTIFICATIONS_RESOURCES_LIST_CHANGED: "notifications/resources/list_changed",
    METHOD_NOTIFICATIONS_RESOURCES_UPDATED: "notifications/resources/updated",
    METHOD_NOTIFICATIONS_ROOTS_LIST_CHANGED: "notifications/roots/list_changed",
    METHOD_NOTIFICATIONS_SUBSCRIPTIONS_ACKNOWLEDGED: "notifications/subscriptions/acknowledged",
    METHOD_NOTIFICATIONS_TASKS_STATUS: "notifications/tasks/status",
    METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED: "notifications/tools/list_changed",
    METHOD_PING: "ping",
    METHOD_PROMPTS_GET: "prompts/get",
    METHOD_PROMPTS_LIST: "prompts/list",
    METHOD_RESOURCES_LIST: "resources/list",
    METHOD_RESOURCES_READ: "resources/read",
    METHOD_RESOURCES_SUBSCRIBE: "resources/subscribe",
    METHOD_RESOURCES_TEMPLATES_LIST: "resources/templates/list",
    METHOD_RESOURCES_UNSUBSCRIBE: "resources/unsubscribe",
    METHOD_ROOTS_LIST: "roots/list",
    METHOD_SAMPLING_CREATE_MESSAGE: "sampling/createMessage",
    METHOD_SERVER_DISCOVER: "server/discover",
    METHOD_SUBSCRIPTIONS_LISTEN: "subscriptions/listen",
    METHOD_TASKS_CANCEL: "tasks/cancel",
    METHOD_TASKS_GET: "tasks/get",
    METHOD_TASKS_LIST: "tasks/list",
    METHOD_TASKS_RESULT: "tasks/result",
    METHOD_TOOLS_CALL: "tools/call",
    METHOD_TOOLS_LIST: "tools/list",
  });
  expect(Object.keys(methods)).toHaveLength(35);
});
