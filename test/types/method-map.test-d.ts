import { describe, expectTypeOf, test } from "vitest";
import type { CheckedNotificationParams, CheckedRequestParams } from "../../src/dispatch.js";
import type { InputRequiredResult } from "../../src/input-requests.js";
import type { EmptyResult } from "../../src/jsonrpc.js";
import type { InitializeParams, InitializeResult } from "../../src/lifecycle.js";
import type {
  ClientNotificationMap,
  ClientRequestMap,
  MethodOf,
  ParamsOf,
  ResultOf,
  ServerNotificationMap,
  ServerRequestMap,
} from "../../src/method-map.js";
import type { LoggingMessageParams, NotificationParams, ProgressParams } from "../../src/notifications.js";
import type { ListParams } from "../../src/pagination.js";
import type { GetPromptResult } from "../../src/prompts.js";
import type { ReadResourceResult } from "../../src/resources.js";
import type { ToolCallParams, ToolCallResult } from "../../src/tools.js";

declare module "../../src/method-map.js" {
  interface ClientRequestMap {
    "example/add": { params: { a: number; b: number }; result: { sum: number } };
  }
  interface ClientNotificationMap {
    "notifications/example/added": { params: { sum: number } };
  }
}

describe("what a dispatcher reads", () => {
  test("is the params of every method of the maps", () => {
    type Requests = MethodOf<ClientRequestMap> | MethodOf<ServerRequestMap>;
    type Notifications = MethodOf<ClientNotificationMap> | MethodOf<ServerNotificationMap>;
    expectTypeOf<keyof CheckedRequestParams>().toEqualTypeOf<Exclude<Requests, "example/add">>();
    expectTypeOf<keyof CheckedNotificationParams>().toEqualTypeOf<
      Exclude<Notifications, "notifications/example/added">
    >();
  });
});

describe("the root's maps", () => {
  test("have every method of every revision", () => {
    expectTypeOf<MethodOf<ClientRequestMap>>().toEqualTypeOf<
      | "initialize"
      | "ping"
      | "server/discover"
      | "logging/setLevel"
      | "tools/list"
      | "tools/call"
      | "resources/list"
      | "resources/templates/list"
      | "resources/read"
      | "resources/subscribe"
      | "resources/unsubscribe"
      | "subscriptions/listen"
      | "prompts/list"
      | "prompts/get"
      | "completion/complete"
      | "tasks/get"
      | "tasks/result"
      | "tasks/list"
      | "tasks/cancel"
      | "example/add"
    >();
    expectTypeOf<MethodOf<ServerRequestMap>>().toEqualTypeOf<
      | "ping"
      | "sampling/createMessage"
      | "elicitation/create"
      | "roots/list"
      | "tasks/get"
      | "tasks/result"
      | "tasks/list"
      | "tasks/cancel"
    >();
    expectTypeOf<MethodOf<ClientNotificationMap>>().toEqualTypeOf<
      | "notifications/initialized"
      | "initialized"
      | "notifications/cancelled"
      | "notifications/progress"
      | "notifications/roots/list_changed"
      | "notifications/tasks/status"
      | "notifications/example/added"
    >();
    expectTypeOf<MethodOf<ServerNotificationMap>>().toEqualTypeOf<
      | "notifications/cancelled"
      | "notifications/progress"
      | "notifications/message"
      | "notifications/tools/list_changed"
      | "notifications/prompts/list_changed"
      | "notifications/resources/list_changed"
      | "notifications/resources/updated"
      | "notifications/subscriptions/acknowledged"
      | "notifications/tasks/status"
      | "notifications/elicitation/complete"
    >();
  });

  test("give params and results", () => {
    expectTypeOf<ParamsOf<ClientRequestMap, "initialize">>().toEqualTypeOf<InitializeParams>();
    expectTypeOf<ResultOf<ClientRequestMap, "initialize">>().toEqualTypeOf<InitializeResult>();
    expectTypeOf<ParamsOf<ClientRequestMap, "tools/call">>().toEqualTypeOf<ToolCallParams>();
    expectTypeOf<ResultOf<ServerRequestMap, "ping">>().toEqualTypeOf<EmptyResult>();
    expectTypeOf<ParamsOf<ServerNotificationMap, "notifications/message">>().toEqualTypeOf<LoggingMessageParams>();
  });

  test("let params be left out where no revision requires them", () => {
    expectTypeOf<ParamsOf<ClientRequestMap, "tools/list">>().toEqualTypeOf<ListParams | undefined>();
    expectTypeOf<undefined>().toExtend<ParamsOf<ClientRequestMap, "ping">>();
    expectTypeOf<undefined>().toExtend<ParamsOf<ServerRequestMap, "roots/list">>();
    expectTypeOf<ParamsOf<ClientNotificationMap, "initialized">>().toEqualTypeOf<NotificationParams | undefined>();
    expectTypeOf<undefined>().not.toExtend<ParamsOf<ClientRequestMap, "server/discover">>();
    expectTypeOf<undefined>().not.toExtend<ParamsOf<ClientRequestMap, "resources/read">>();
  });

  test("let a result be a request for input where a revision does", () => {
    expectTypeOf<ResultOf<ClientRequestMap, "tools/call">>().toEqualTypeOf<ToolCallResult | InputRequiredResult>();
    expectTypeOf<ResultOf<ClientRequestMap, "prompts/get">>().toEqualTypeOf<GetPromptResult | InputRequiredResult>();
    expectTypeOf<ResultOf<ClientRequestMap, "resources/read">>().toEqualTypeOf<
      ReadResourceResult | InputRequiredResult
    >();
  });

  test("take no empty result where one has required members", () => {
    expectTypeOf<EmptyResult>().not.toExtend<ResultOf<ClientRequestMap, "tools/call">>();
    expectTypeOf<{ isError: true }>().not.toExtend<ResultOf<ClientRequestMap, "tools/call">>();
    expectTypeOf<EmptyResult>().not.toExtend<ResultOf<ClientRequestMap, "prompts/get">>();
    expectTypeOf<EmptyResult>().not.toExtend<ResultOf<ClientRequestMap, "resources/read">>();
  });
});

describe("declaration merging", () => {
  test("adds a request", () => {
    expectTypeOf<ParamsOf<ClientRequestMap, "example/add">>().toEqualTypeOf<{ a: number; b: number }>();
    expectTypeOf<ResultOf<ClientRequestMap, "example/add">>().toEqualTypeOf<{ sum: number }>();
  });

  test("adds a notification", () => {
    expectTypeOf<ParamsOf<ClientNotificationMap, "notifications/example/added">>().toEqualTypeOf<{ sum: number }>();
  });
});

describe("several maps together", () => {
  type Both = ClientRequestMap & ClientNotificationMap;

  test("are a map", () => {
    expectTypeOf<MethodOf<Both>>().toEqualTypeOf<MethodOf<ClientRequestMap> | MethodOf<ClientNotificationMap>>();
    expectTypeOf<ParamsOf<Both, "tools/call">>().toEqualTypeOf<ToolCallParams>();
    expectTypeOf<ParamsOf<Both, "notifications/progress">>().toEqualTypeOf<ProgressParams>();
    expectTypeOf<ResultOf<Both, "example/add">>().toEqualTypeOf<{ sum: number }>();
  });

  test("give a notification no result", () => {
    // @ts-expect-error a notification has no result
    expectTypeOf<ResultOf<Both, "notifications/progress">>();
  });
});

describe("a map of the user's own", () => {
  interface Own {
    "example/double": { params: { n: number }; result: { n: number } };
    "example/now": { params: { utc?: boolean | undefined } | undefined; result: { time: string } };
    "notifications/example": { params: { n: number } };
  }

  test("works like the root's", () => {
    expectTypeOf<MethodOf<Own>>().toEqualTypeOf<"example/double" | "example/now" | "notifications/example">();
    expectTypeOf<ParamsOf<Own, "example/double">>().toEqualTypeOf<{ n: number }>();
    expectTypeOf<ParamsOf<Own, "example/now">>().toEqualTypeOf<{ utc?: boolean | undefined } | undefined>();
    expectTypeOf<ParamsOf<Own, MethodOf<Own>>>().toEqualTypeOf<
      { n: number } | { utc?: boolean | undefined } | undefined
    >();
    expectTypeOf<ResultOf<Own, "example/double" | "example/now">>().toEqualTypeOf<{ n: number } | { time: string }>();
  });

  test("can be a type alias", () => {
    type Alias = { "example/double": { params: { n: number }; result: { n: number } } };
    expectTypeOf<ParamsOf<Alias, "example/double">>().toEqualTypeOf<{ n: number }>();
    expectTypeOf<ResultOf<Alias, MethodOf<Alias>>>().toEqualTypeOf<{ n: number }>();
  });

  test("has no methods of the root", () => {
    // @ts-expect-error the map has no such method
    expectTypeOf<ParamsOf<Own, "tools/call">>();
    // @ts-expect-error the method is spelt tools/call
    expectTypeOf<ParamsOf<ClientRequestMap, "tools/cal">>();
    // @ts-expect-error a notification has no result
    expectTypeOf<ResultOf<Own, "notifications/example">>();
  });

  test("is refused where a method has no params", () => {
    type Broken = { "example/broken": { parameters: { n: number } } };
    // @ts-expect-error the method says nothing of its params
    expectTypeOf<ParamsOf<Broken, "example/broken">>();
  });

  test("works inside generic code", () => {
    type Requests<Map> = { [Method in MethodOf<Map>]: { params: unknown; result: unknown } };
    function call<Map extends Requests<Map>, Method extends MethodOf<Map>>(
      _method: Method,
      _params: ParamsOf<Map, Method>,
    ): ResultOf<Map, Method> | undefined {
      return undefined;
    }
    expectTypeOf(call<ClientRequestMap, "example/add">("example/add", { a: 1, b: 2 })).toEqualTypeOf<
      { sum: number } | undefined
    >();
    // @ts-expect-error b is missing
    call<ClientRequestMap, "example/add">("example/add", { a: 1 });
  });
});
