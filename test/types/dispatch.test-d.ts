import { describe, expectTypeOf, test } from "vitest";
import type { ClientCapabilities, ClientInfo } from "../../src/capabilities.js";
import { textContent } from "../../src/content.js";
import type { CheckedRequestParams, Dispatcher, DispatcherOptions, HandlerCall, Handlers } from "../../src/dispatch.js";
import { createDispatcher } from "../../src/dispatch.js";
import type { ElicitParams } from "../../src/elicitation.js";
import type { JsonRpcNotification, JsonRpcRequest, JsonRpcResponse } from "../../src/jsonrpc.js";
import { success } from "../../src/jsonrpc.js";
import type { RequestParams } from "../../src/meta.js";
import type {
  ClientNotificationMap,
  ClientRequestMap,
  ServerNotificationMap,
  ServerRequestMap,
} from "../../src/method-map.js";
import { inputRequiredResult } from "../../src/multi-round-trip.js";
import type { CancelledParams, LoggingMessageParams, ProgressParams } from "../../src/notifications.js";
import type { ListParams } from "../../src/pagination.js";
import type * as R2024 from "../../src/revisions/2024-11-05.js";
import type * as R2025November from "../../src/revisions/2025-11-25.js";
import type * as R2026 from "../../src/revisions/2026-07-28.js";
import { toolError, toolResult } from "../../src/tools.js";

declare module "../../src/method-map.js" {
  interface ClientRequestMap {
    "example/add": { params: { a: number; b: number }; result: { sum: number } };
  }
}

type Params = { [key: string]: unknown } | undefined;
const add = (params: unknown): { a: number; b: number } => params as { a: number; b: number };

describe("params follow from the map, without annotation", () => {
  test("requests", () => {
    createDispatcher({
      initialize: (params) => {
        expectTypeOf(params.protocolVersion).toEqualTypeOf<string>();
        expectTypeOf(params.capabilities).toEqualTypeOf<ClientCapabilities>();
        expectTypeOf(params.clientInfo).toEqualTypeOf<ClientInfo>();
        return { protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "s", version: "1" } };
      },
      "tools/call": (params) => {
        expectTypeOf(params.name).toEqualTypeOf<string>();
        // Optional in the map, and there once the params are read.
        expectTypeOf(params.arguments).toEqualTypeOf<{ [key: string]: unknown }>();
        return toolResult([textContent(String(params.arguments["a"]))]);
      },
      "prompts/get": (params) => {
        expectTypeOf(params.arguments).toEqualTypeOf<{ [key: string]: string }>();
        return { messages: [] };
      },
      "resources/read": ({ uri }) => ({ contents: [{ uri, text: "" }] }),
      "tools/list": (params) => {
        // Optional in the map, and there once they are read.
        expectTypeOf(params).toEqualTypeOf<ListParams>();
        return { tools: [] };
      },
      ping: (params) => {
        expectTypeOf(params).toEqualTypeOf<RequestParams>();
      },
      "completion/complete": ({ ref, argument }) => {
        expectTypeOf(ref.type).toEqualTypeOf<"ref/prompt" | "ref/resource">();
        return { completion: { values: [argument.value] } };
      },
    });
  });

  test("notifications", () => {
    createDispatcher({
      "notifications/progress": (params, { message }) => {
        expectTypeOf(params).toEqualTypeOf<ProgressParams>();
        expectTypeOf(message).toEqualTypeOf<JsonRpcNotification>();
      },
      "notifications/cancelled": (params) => {
        expectTypeOf(params).toEqualTypeOf<CancelledParams>();
      },
      "notifications/initialized": async () => {},
      // What it returns goes nowhere.
      initialized: () => "anything",
    });
  });

  test("the call", () => {
    createDispatcher({
      ping: (_params, call) => {
        expectTypeOf(call).toEqualTypeOf<HandlerCall<JsonRpcRequest, undefined>>();
        expectTypeOf(call.message.id).toEqualTypeOf<string | number>();
        expectTypeOf(call.context).toEqualTypeOf<undefined>();
      },
    });
  });

  test("handlers may be declared on their own", () => {
    type Known = Handlers<ClientRequestMap & ClientNotificationMap, undefined, object>;
    const handlers: Known = { "tools/call": ({ arguments: args }) => toolResult([textContent(String(args["a"]))]) };
    createDispatcher(handlers);
    expectTypeOf<Parameters<NonNullable<Known["tools/call"]>>[0]>().toEqualTypeOf<CheckedRequestParams["tools/call"]>();
  });

  test("a handler may be undefined", () => {
    createDispatcher({ ping: undefined, "notifications/initialized": undefined });
  });

  test("a handler may not ask for more than the reader gives", () => {
    createDispatcher({
      // @ts-expect-error no such member is promised
      "tools/list": (_params: { cursor: string }) => ({ tools: [] }),
    });
    createDispatcher({
      // @ts-expect-error the arguments are unknown
      "tools/call": (_params: { arguments: { a: number } }) => toolResult([]),
    });
  });
});

describe("methods that are not in the map do not compile", () => {
  test("at the root", () => {
    // @ts-expect-error a misspelt method
    createDispatcher({ "tools/cal": () => toolResult([]) });
    // @ts-expect-error a custom method
    createDispatcher({ exit: () => ({}) });
    // @ts-expect-error sent by the server
    createDispatcher({ "roots/list": () => ({ roots: [] }) });
    // @ts-expect-error sent by the server
    createDispatcher({ "notifications/message": () => {} });
    // @ts-expect-error beside a known one
    createDispatcher({ ping: () => undefined, pong: () => undefined });
  });

  test("with a map of one's own", () => {
    type Own = { "example/double": { params: { n: number }; result: { n: number } } };
    createDispatcher<Own>({ "example/double": () => ({ n: 2 }) });
    // @ts-expect-error not in the map
    createDispatcher<Own>({ ping: () => undefined });
    // @ts-expect-error misspelt
    createDispatcher<Own>({ "example/duble": () => ({ n: 2 }) });
  });
});

describe("a custom method", () => {
  interface WithExit extends ClientRequestMap, ClientNotificationMap {
    exit: { params: undefined; result: { done?: boolean } };
    "example/told": { params: { a: number } };
  }

  test("in a map that extends the root's", () => {
    createDispatcher<WithExit>({
      exit: (params, { message }) => {
        // Nobody read them.
        expectTypeOf(params).toEqualTypeOf<Params>();
        expectTypeOf(message).toEqualTypeOf<JsonRpcRequest | JsonRpcNotification>();
        return { done: true };
      },
      "example/told": (params) => {
        expectTypeOf(params).toEqualTypeOf<Params>();
        return 5;
      },
      "tools/call": ({ arguments: args }) => toolResult([textContent(String(args["a"]))]),
    });
    createDispatcher<WithExit>({
      // @ts-expect-error the map has another result
      exit: () => ({ done: "yes" }),
    });
    createDispatcher<WithExit>({
      // @ts-expect-error what nobody read promises nothing
      exit: (_params: { code: number }) => ({}),
    });
  });

  test("may return undefined where {} is a result", () => {
    createDispatcher<WithExit>({ exit: () => undefined });
    createDispatcher<WithExit>({ exit: async () => {} });
  });

  test("in a map that is an intersection", () => {
    createDispatcher<ClientRequestMap & { exit: { params: undefined; result: object } }>({
      exit: () => undefined,
      ping: () => undefined,
    });
  });

  test("in a map that is merged with the root's", () => {
    createDispatcher({
      "example/add": (params) => {
        expectTypeOf(params).toEqualTypeOf<Params>();
        return { sum: 1 };
      },
    });
    createDispatcher({
      // @ts-expect-error the map has another result
      "example/add": () => ({ sum: "3" }),
    });
  });

  test("has what its reader returns, inferred where no type argument is given", () => {
    createDispatcher(
      {
        "example/add": (params) => {
          expectTypeOf(params).toEqualTypeOf<{ a: number; b: number }>();
          return { sum: params.a + params.b };
        },
        "tools/call": ({ arguments: args }) => {
          expectTypeOf(args).toEqualTypeOf<{ [key: string]: unknown }>();
          return toolResult([]);
        },
      },
      { readers: { "example/add": add } },
    );
  });

  test("has what its reader returns, by the third type argument", () => {
    type Readers = { "example/add": typeof add };
    createDispatcher<WithExit, undefined, Readers>(
      {
        "example/add": (params) => {
          expectTypeOf(params).toEqualTypeOf<{ a: number; b: number }>();
          return { sum: params.a + params.b };
        },
        exit: (params) => {
          expectTypeOf(params).toEqualTypeOf<Params>();
          return {};
        },
      },
      { readers: { "example/add": add } },
    );
    createDispatcher<WithExit, undefined, Readers>(
      {},
      // @ts-expect-error the reader returns something else
      { readers: { "example/add": (params: unknown) => ({ a: params }) } },
    );
  });

  test("may have params as they came, where the readers' type leaves open whether it has a reader", () => {
    type Custom = { "example/add": { params: object; result: { sum: number } } };
    type Add = (params: unknown) => { a: number };
    type Either = { a: number } | { [key: string]: unknown } | undefined;
    createDispatcher<Custom, undefined, { "example/add"?: Add }>({
      "example/add": (params) => {
        expectTypeOf(params).toEqualTypeOf<Either>();
        return { sum: 0 };
      },
    });
    createDispatcher<Custom, undefined, { [method: `example/${string}`]: Add }>({
      "example/add": (params) => {
        expectTypeOf(params).toEqualTypeOf<Either>();
        return { sum: 0 };
      },
    });
    createDispatcher<Custom, undefined, Record<never, never>>({ "example/add": () => ({ sum: 0 }) });
  });

  test("has its reader where the type arguments promise one", () => {
    const add = (params: unknown): { a: number } => ({ a: Number(params) });
    type Custom = { "example/add": { params: { a: number }; result: { sum: number } } };
    const handlers = { "example/add": ({ a }: { a: number }) => ({ sum: a }) };
    createDispatcher<Custom, undefined, { "example/add": typeof add }>(handlers, { readers: { "example/add": add } });
    // @ts-expect-error no options
    createDispatcher<Custom, undefined, { "example/add": typeof add }>(handlers);
    // @ts-expect-error no readers
    createDispatcher<Custom, undefined, { "example/add": typeof add }>(handlers, {});
    const named: DispatcherOptions<undefined, { "example/add": typeof add }> = { readers: { "example/add": add } };
    createDispatcher<Custom, undefined, { "example/add": typeof add }>(handlers, named);
    // @ts-expect-error no readers in options with a name of their own
    createDispatcher(handlers, { batch: true } satisfies DispatcherOptions<undefined, { "example/add": typeof add }>);
    // @ts-expect-error undefined for readers
    createDispatcher<Custom, undefined, { "example/add": typeof add }>(handlers, { readers: undefined });
  });

  test("has no narrower params than its reader promises, where the readers are not in the type", () => {
    createDispatcher<WithExit>(
      {
        "example/add": (params) => {
          expectTypeOf(params).toEqualTypeOf<Params>();
          return { sum: 0 };
        },
      },
      { readers: { "example/add": add } },
    );
    createDispatcher<WithExit>(
      {},
      // @ts-expect-error a handler would be given a string for an object
      { readers: { "example/add": () => "x" } },
    );
  });

  test("has what the promise of an asynchronous reader is fulfilled with", () => {
    const later = async (params: unknown): Promise<{ a: number; b: number }> => add(params);
    createDispatcher<WithExit, undefined, { "example/add": typeof later }>(
      {
        "example/add": (params) => {
          expectTypeOf(params).toEqualTypeOf<{ a: number; b: number }>();
          return { sum: params.a + params.b };
        },
      },
      { readers: { "example/add": later } },
    );
  });

  test("has no params of a reader that may not be there", () => {
    const table: { [method: string]: typeof add } = {};
    createDispatcher(
      {
        "example/add": (params) => {
          // The table need not have a reader of this method, which then gets the params as they came.
          expectTypeOf<undefined>().toExtend<typeof params>();
          return { sum: 0 };
        },
      },
      { readers: table },
    );
  });
});

describe("results follow from the map", () => {
  test("a wrong one does not compile", () => {
    createDispatcher({
      // @ts-expect-error tools is missing
      "tools/list": () => ({}),
    });
    createDispatcher({
      // @ts-expect-error content is no string
      "tools/call": () => ({ content: "4" }),
    });
    createDispatcher({
      // @ts-expect-error a promise of a wrong one
      "tools/call": async () => ({ content: "4" }),
    });
    createDispatcher({
      // @ts-expect-error no such kind of block
      "tools/call": () => ({ content: [{ type: "video" as const, data: "" }] }),
    });
    createDispatcher({
      // @ts-expect-error an optional member is no null
      "tools/list": () => ({ tools: [], nextCursor: null }),
    });
    createDispatcher({
      // @ts-expect-error the response is the dispatcher's business
      "tools/call": (_params, { message }) => success(message.id, toolResult([])),
    });
    createDispatcher({
      // @ts-expect-error a result is an object
      ping: () => "pong",
    });
    createDispatcher({
      // @ts-expect-error a result is an object
      ping: () => null,
    });
  });

  test("undefined may be returned where an empty result fits", () => {
    createDispatcher({ ping: () => undefined, "logging/setLevel": () => {}, "resources/subscribe": async () => {} });
    createDispatcher({ ping: () => ({}), "logging/setLevel": async () => ({}) });
    createDispatcher({
      ping: ({ _meta }) => {
        if (_meta === undefined) return undefined;
        return {};
      },
    });
    createDispatcher({
      // @ts-expect-error a tool has a result
      "tools/call": () => undefined,
    });
    createDispatcher({
      // @ts-expect-error a tool has a result
      "tools/call": async () => {},
    });
    createDispatcher({
      // @ts-expect-error not in every case
      "tools/call": ({ name }) => (name === "" ? undefined : toolResult([])),
    });
    createDispatcher({
      // @ts-expect-error a list has a result
      "tools/list": () => {},
    });
    createDispatcher({
      // @ts-expect-error the handshake has a result
      initialize: () => undefined,
    });
  });

  test("an input-required result is one of tools/call, prompts/get and resources/read", () => {
    const need = () => inputRequiredResult({ requestState: "s" });
    createDispatcher({ "tools/call": need, "prompts/get": need, "resources/read": async () => need() });
    createDispatcher({
      "tools/call": ({ inputResponses }) => (inputResponses === undefined ? need() : toolError("no")),
    });
    createDispatcher({
      // @ts-expect-error no list asks for input
      "tools/list": need,
    });
  });

  test("a user's interface is a structured content", () => {
    interface Weather {
      temperature: number;
    }
    const structuredContent: Weather = { temperature: 22.5 };
    createDispatcher({ "tools/call": () => toolResult([], { structuredContent }) });
  });
});

describe("the context", () => {
  type Session = { send: (message: unknown) => void };
  const session: Session = { send: () => {} };

  test("is required where its type does not admit undefined", () => {
    const dispatch = createDispatcher<ClientRequestMap, Session>({
      ping: (_params, { context }) => {
        expectTypeOf(context).toEqualTypeOf<Session>();
      },
    });
    dispatch({}, session);
    // @ts-expect-error the context is missing
    dispatch({});
    // @ts-expect-error no context
    dispatch({}, undefined);
    // @ts-expect-error another context
    dispatch({}, {});
    // @ts-expect-error more than a context
    dispatch({}, session, session);
  });

  test("may be left out where its type admits undefined", () => {
    const dispatch = createDispatcher<ClientRequestMap, Session | undefined>({
      ping: (_params, { context }) => {
        expectTypeOf(context).toEqualTypeOf<Session | undefined>();
      },
    });
    dispatch({});
    dispatch({}, undefined);
    dispatch({}, session);
    const without = createDispatcher({});
    without({});
    // @ts-expect-error there is no context
    without({}, session);
  });

  test("is onError's too", () => {
    createDispatcher<ClientRequestMap, Session>(
      {},
      {
        onError: (cause, call) => {
          expectTypeOf(cause).toEqualTypeOf<unknown>();
          expectTypeOf(call).toEqualTypeOf<HandlerCall<JsonRpcRequest | JsonRpcNotification, Session>>();
        },
      },
    );
    createDispatcher({}, { onError: async () => {}, batch: undefined, readers: undefined });
  });
});

test("a dispatcher takes anything and gives a response, responses or nothing", () => {
  const dispatch = createDispatcher({});
  expectTypeOf(dispatch).toEqualTypeOf<Dispatcher<undefined>>();
  expectTypeOf(dispatch({})).toEqualTypeOf<Promise<JsonRpcResponse | JsonRpcResponse[] | undefined>>();
  dispatch(undefined);
  dispatch("x");
});

test("a client passes the maps of a server's messages", () => {
  createDispatcher<ServerRequestMap & ServerNotificationMap>({
    "elicitation/create": (params) => {
      expectTypeOf(params).toEqualTypeOf<ElicitParams>();
      return { action: "decline" };
    },
    "sampling/createMessage": ({ messages }) => {
      expectTypeOf(messages).toEqualTypeOf<CheckedRequestParams["sampling/createMessage"]["messages"]>();
      return { role: "assistant", content: textContent(""), model: "m" };
    },
    "roots/list": () => ({ roots: [] }),
    ping: () => undefined,
    "notifications/message": (params) => {
      expectTypeOf(params).toEqualTypeOf<LoggingMessageParams>();
    },
  });
  createDispatcher<ServerRequestMap & ServerNotificationMap>({
    // @ts-expect-error sent by the client
    "tools/call": () => toolResult([]),
  });
  createDispatcher<ServerRequestMap & ServerNotificationMap>({
    // @ts-expect-error no such action
    "elicitation/create": () => ({ action: "shrug" }),
  });
});

describe("a revision's maps", () => {
  test("2025-11-25", () => {
    createDispatcher<R2025November.ClientRequestMap & R2025November.ClientNotificationMap>({
      initialize: () => ({
        protocolVersion: "2025-11-25",
        capabilities: {},
        serverInfo: { name: "s", version: "1" },
      }),
      "tools/call": ({ arguments: args }) => {
        expectTypeOf(args).toEqualTypeOf<{ [key: string]: unknown }>();
        return toolResult([textContent("")], { structuredContent: { a: 1 } });
      },
      "tools/list": () => ({ tools: [] }),
      ping: () => undefined,
      "tasks/cancel": ({ taskId }) => ({
        taskId,
        status: "cancelled",
        createdAt: "",
        lastUpdatedAt: "",
        ttl: null,
      }),
      "notifications/initialized": () => {},
    });
    createDispatcher<R2025November.ClientRequestMap>({
      // @ts-expect-error since 2026-07-28
      "server/discover": () => ({ supportedVersions: [], capabilities: {} }),
    });
    createDispatcher<R2025November.ClientRequestMap>({
      // @ts-expect-error a tool cannot ask for input, since 2026-07-28
      "tools/call": () => inputRequiredResult({ requestState: "s" }),
    });
    createDispatcher<R2025November.ClientRequestMap>({
      // @ts-expect-error structured content is an object
      "tools/call": () => toolResult([], { structuredContent: [1] }),
    });
    createDispatcher<R2025November.ServerRequestMap & R2025November.ServerNotificationMap>({
      "roots/list": () => ({ roots: [] }),
      "notifications/elicitation/complete": ({ elicitationId }) => {
        expectTypeOf(elicitationId).toEqualTypeOf<string>();
      },
    });
  });

  test("2024-11-05", () => {
    createDispatcher<R2024.ClientRequestMap & R2024.ClientNotificationMap>({
      "tools/call": () => toolResult([textContent("")]),
      "prompts/get": () => ({ messages: [] }),
      ping: () => undefined,
    });
    createDispatcher<R2024.ClientRequestMap>({
      // @ts-expect-error since 2025-11-25
      "tasks/list": () => ({ tasks: [] }),
    });
  });

  test("2026-07-28, in which no result is empty", () => {
    createDispatcher<R2026.ClientRequestMap & R2026.ClientNotificationMap>({
      "server/discover": () => ({
        supportedVersions: ["2026-07-28"],
        capabilities: {},
        resultType: "complete",
        ttlMs: 0,
        cacheScope: "public",
      }),
      "tools/call": () => inputRequiredResult({ requestState: "s" }),
    });
    createDispatcher<R2026.ClientRequestMap>({
      // @ts-expect-error until 2025-11-25
      ping: () => undefined,
    });
    createDispatcher<R2026.ClientRequestMap>({
      // @ts-expect-error resultType is missing
      "tools/call": () => toolResult([textContent("")]),
    });
  });
});
