import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { textContent } from "../../src/content.js";
import { createDispatcher, type HandlerCall } from "../../src/dispatch.js";
import { invalidParams, McpError, methodNotFound } from "../../src/errors.js";
import type { JsonRpcNotification, JsonRpcRequest } from "../../src/jsonrpc.js";
import { classifyMessage } from "../../src/message.js";
import type {
  ClientNotificationMap,
  ClientRequestMap,
  ServerNotificationMap,
  ServerRequestMap,
} from "../../src/method-map.js";
import { toolResult } from "../../src/tools.js";
import wireCases from "../cases/wire.json" with { type: "json" };

interface ServerMap extends ClientRequestMap, ClientNotificationMap {
  exit: { params: undefined; result: { done?: boolean } };
  "example/add": { params: { a: number; b: number }; result: { sum: number } };
  "example/any": { params: undefined; result: { [key: string]: unknown } };
}

type Call = HandlerCall<JsonRpcRequest | JsonRpcNotification, undefined>;

/** A handler that may return and throw what the types forbid. */
const any = (handler: () => unknown) => handler as () => { [key: string]: unknown };

const request = (id: unknown, method: string, params?: unknown) => ({ jsonrpc: "2.0", id, method, params });
const notification = (method: string, params?: unknown) => ({ jsonrpc: "2.0", method, params });
const failure = (id: unknown, code: number, message: string) => ({ jsonrpc: "2.0", id, error: { code, message } });

const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);
beforeAll(() => {
  process.on("unhandledRejection", onRejection);
});
afterAll(async () => {
  // A rejection is reported when the microtasks have run.
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off("unhandledRejection", onRejection);
  expect(rejections).toEqual([]);
});

describe("a request", () => {
  test("is answered with what the handler returns, now or later", async () => {
    const dispatch = createDispatcher<ServerMap>({
      "tools/list": () => ({ tools: [] }),
      "prompts/list": async () => ({ prompts: [] }),
      "tools/call": ({ name }) => Promise.resolve(toolResult([textContent(name)])),
    });
    expect(await dispatch(request(1, "tools/list"))).toStrictEqual({ jsonrpc: "2.0", id: 1, result: { tools: [] } });
    expect(await dispatch(request(2, "prompts/list"))).toStrictEqual({
      jsonrpc: "2.0",
      id: 2,
      result: { prompts: [] },
    });
    expect(await dispatch(request(3, "tools/call", { name: "a" }))).toStrictEqual({
      jsonrpc: "2.0",
      id: 3,
      result: { content: [{ type: "text", text: "a" }] },
    });
  });

  test.each([[0], [1], [-7], [9007199254740991], [""], ["1"], ["a"], ["null"], ["constructor"]])(
    "with the id %j is answered with it, whatever comes of it",
    async (id) => {
      const dispatch = createDispatcher<ServerMap>({
        ping: () => undefined,
        "example/any": any(() => {
          throw new Error("x");
        }),
      });
      expect(await dispatch(request(id, "ping"))).toStrictEqual({ jsonrpc: "2.0", id, result: {} });
      expect(await dispatch(request(id, "example/any"))).toStrictEqual(failure(id, -32603, "Internal error"));
      expect(await dispatch(request(id, "no/such"))).toStrictEqual(failure(id, -32601, "Method not found: no/such"));
      expect(await dispatch(request(id, "ping", { _meta: 1 }))).toStrictEqual(
        failure(id, -32602, "params._meta must be an object"),
      );
    },
  );

  test("with unknown members is answered as one without", async () => {
    const dispatch = createDispatcher({ ping: () => undefined });
    expect(await dispatch({ ...request(1, "ping"), trace: "x" })).toStrictEqual({ jsonrpc: "2.0", id: 1, result: {} });
  });

  test("two at a time do not wait for each other", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const dispatch = createDispatcher({ ping: () => undefined, "tools/list": () => held.then(() => ({ tools: [] })) });
    const slow = dispatch(request(1, "tools/list"));
    expect(await dispatch(request(2, "ping"))).toMatchObject({ id: 2 });
    release();
    expect(await slow).toMatchObject({ id: 1 });
  });

  test("of an unknown method is METHOD_NOT_FOUND, and no business of onError", async () => {
    const told: unknown[] = [];
    const dispatch = createDispatcher({}, { onError: (cause) => told.push(cause) });
    for (const method of ["ping", "tools/call", "", "exit", "TOOLS/CALL", "tools/call ", "sampling/createMessage"]) {
      expect(await dispatch(request(1, method))).toStrictEqual(failure(1, -32601, `Method not found: ${method}`));
    }
    expect(told).toEqual([]);
  });

  test("of an unknown method with broken params is METHOD_NOT_FOUND", async () => {
    expect(await createDispatcher({})(request(1, "tools/call", {}))).toStrictEqual(
      failure(1, -32601, "Method not found: tools/call"),
    );
  });

  test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "isPrototypeOf", "__defineGetter__"])(
    "of the method %s, which every object has, is METHOD_NOT_FOUND",
    async (method) => {
      const told: unknown[] = [];
      const dispatch = createDispatcher({ ping: () => undefined }, { onError: (cause) => told.push(cause) });
      expect(await dispatch(request(1, method))).toStrictEqual(failure(1, -32601, `Method not found: ${method}`));
      expect(await dispatch(request(1, method, {}))).toStrictEqual(failure(1, -32601, `Method not found: ${method}`));
      expect(await dispatch(notification(method))).toBe(undefined);
      expect(told).toEqual([]);
    },
  );

  test("of a method that is called constructor runs where there is a handler", async () => {
    interface Map {
      constructor: { params: undefined; result: { ok: boolean } };
      toString: { params: undefined; result: { ok: boolean } };
    }
    const dispatch = createDispatcher<Map>({ constructor: () => ({ ok: true }), toString: () => ({ ok: true }) });
    expect(await dispatch(request(1, "constructor"))).toStrictEqual({ jsonrpc: "2.0", id: 1, result: { ok: true } });
    expect(await dispatch(request(1, "toString"))).toStrictEqual({ jsonrpc: "2.0", id: 1, result: { ok: true } });
  });
});

describe("only own handlers count", () => {
  test("none of a prototype or a class", async () => {
    let runs = 0;
    const inherited = Object.create({
      ping: () => {
        runs += 1;
      },
    }) as { ping: () => undefined };
    class Server {
      ping() {
        runs += 1;
        return undefined;
      }
    }
    for (const handlers of [inherited, new Server()]) {
      const dispatch = createDispatcher(handlers);
      expect(await dispatch(request(1, "ping"))).toStrictEqual(failure(1, -32601, "Method not found: ping"));
      expect(await dispatch(notification("ping"))).toBe(undefined);
    }
    const custom = createDispatcher<ServerMap>(Object.create({ exit: () => ++runs }) as object);
    expect(await custom(request(1, "exit"))).toStrictEqual(failure(1, -32601, "Method not found: exit"));
    expect(await custom(notification("exit"))).toBe(undefined);
    expect(runs).toBe(0);
  });

  test("the own ones of an instance do", async () => {
    class Server {
      ping = () => undefined;
    }
    expect(await createDispatcher(new Server())(request(1, "ping"))).toMatchObject({ result: {} });
  });

  test("those without a prototype do", async () => {
    const handlers = Object.assign(Object.create(null) as object, { ping: () => undefined });
    expect(await createDispatcher(handlers)(request(1, "ping"))).toMatchObject({ result: {} });
  });

  test("an undefined handler is none", async () => {
    const told: unknown[] = [];
    const dispatch = createDispatcher<ServerMap>(
      { ping: undefined, exit: undefined, "notifications/initialized": undefined },
      { onError: (cause) => told.push(cause) },
    );
    expect(await dispatch(request(1, "ping"))).toStrictEqual(failure(1, -32601, "Method not found: ping"));
    expect(await dispatch(request(1, "exit"))).toStrictEqual(failure(1, -32601, "Method not found: exit"));
    expect(await dispatch(notification("exit"))).toBe(undefined);
    expect(await dispatch(notification("notifications/initialized"))).toBe(undefined);
    expect(told).toEqual([]);
  });

  test("those that are added later do too", async () => {
    const handlers: { ping?: () => undefined } = {};
    const dispatch = createDispatcher(handlers);
    expect(await dispatch(request(1, "ping"))).toMatchObject({ error: { code: -32601 } });
    handlers.ping = () => undefined;
    expect(await dispatch(request(1, "ping"))).toMatchObject({ result: {} });
  });
});

describe("what a handler returns", () => {
  const answer = async (returned: unknown) => {
    const told: unknown[] = [];
    const dispatch = createDispatcher<ServerMap>(
      { "example/any": any(() => returned) },
      { onError: (cause, { message }) => told.push([cause, message]) },
    );
    return [await dispatch(request(1, "example/any")), told] as const;
  };

  test("undefined answers {}, and a promise of it", async () => {
    expect(await answer(undefined)).toStrictEqual([{ jsonrpc: "2.0", id: 1, result: {} }, []]);
    expect(await answer(Promise.resolve())).toStrictEqual([{ jsonrpc: "2.0", id: 1, result: {} }, []]);
  });

  test("an object is the result, and the very object", async () => {
    const result = { a: null };
    const [response] = await answer(result);
    expect(response).toStrictEqual({ jsonrpc: "2.0", id: 1, result: { a: null } });
    expect((response as { result: unknown }).result).toBe(result);
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["a string", "pong"],
    ["the empty string", ""],
    ["zero", 0],
    ["true", true],
    ["false", false],
    ["an array", []],
    ["an array of results", [{ tools: [] }]],
    ["a bigint", 1n],
    ["a symbol", Symbol("s")],
    ["a function", () => ({})],
    ["a promise of null", Promise.resolve(null)],
    ["a promise of an array", Promise.resolve([])],
  ])("%s is no result: Internal error, and onError is told why", async (_name, returned) => {
    const [response, told] = await answer(returned);
    expect(response).toStrictEqual(failure(1, -32603, "Internal error"));
    expect(told).toHaveLength(1);
    const [cause, message] = told[0] as [unknown, unknown];
    expect(cause).toBeInstanceOf(Error);
    expect((cause as Error).message).toContain("example/any");
    expect(message).toEqual(request(1, "example/any"));
  });

  test("a revoked proxy is no result", async () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const dispatch = createDispatcher<ServerMap>({ "example/any": any(() => proxy) });
    expect(await dispatch(request(1, "example/any"))).toStrictEqual(failure(1, -32603, "Internal error"));
  });

  test("whatever a notification's handler returns, there is no answer", async () => {
    const told: unknown[] = [];
    for (const returned of [undefined, null, {}, [], "x", 5]) {
      const dispatch = createDispatcher<ServerMap>(
        { "notifications/initialized": any(() => returned), "example/any": any(() => returned) },
        { onError: (cause) => told.push(cause) },
      );
      expect(await dispatch(notification("notifications/initialized"))).toBe(undefined);
      expect(await dispatch(notification("example/any"))).toBe(undefined);
    }
    expect(told).toEqual([]);
  });
});

describe("what a handler throws", () => {
  const secret = new Error("password: hunter2", { cause: new Error("at /home/me") });

  test.each<[string, unknown]>([
    ["an error", secret],
    ["a type error", new TypeError("x is undefined")],
    ["an error with a code", Object.assign(new Error("refused"), { code: -32602 })],
    ["an error that looks like an McpError", Object.assign(new Error("m"), { code: 1, data: 2, name: "McpError" })],
    ["a failure", { jsonrpc: "2.0", id: 1, error: { code: 1, message: "m" } }],
    ["a string", "password"],
    ["undefined", undefined],
    ["null", null],
    ["zero", 0],
    ["a symbol", Symbol("s")],
    ["an McpError of a fractional code", new McpError(1.5, "m")],
  ])("%s: Internal error, and onError gets it whole", async (_name, thrown) => {
    for (const handler of [
      any(() => {
        throw thrown;
      }),
      any(() => Promise.reject(thrown)),
    ]) {
      const told: [unknown, Call][] = [];
      const dispatch = createDispatcher<ServerMap>(
        { "example/any": handler, "tools/list": handler as never },
        { onError: (...all) => told.push(all) },
      );
      for (const method of ["example/any", "tools/list"]) {
        const message = request("r", method);
        expect(await dispatch(message)).toStrictEqual(failure("r", -32603, "Internal error"));
        const [cause, call] = told.pop() as [unknown, Call];
        expect(cause).toBe(thrown);
        expect(call.message).toBe(message);
        expect(told).toEqual([]);
      }
    }
  });

  test("a hostile value: Internal error", async () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const told: unknown[] = [];
    const dispatch = createDispatcher<ServerMap>(
      {
        "example/any": any(() => {
          throw proxy;
        }),
      },
      { onError: (cause) => told.push(cause) },
    );
    expect(await dispatch(request(1, "example/any"))).toStrictEqual(failure(1, -32603, "Internal error"));
    expect(told[0] === proxy).toBe(true);
  });

  test("an McpError: its own code, message and data, and no business of onError", async () => {
    for (const [thrown, expected] of [
      [invalidParams("Unknown tool: x"), { code: -32602, message: "Unknown tool: x" }],
      [new McpError(7, "", 0), { code: 7, message: "", data: 0 }],
      [new McpError(7, "m", null), { code: 7, message: "m", data: null }],
      [new McpError(7, "m", { a: [1] }), { code: 7, message: "m", data: { a: [1] } }],
      [methodNotFound("a"), { code: -32601, message: "Method not found: a" }],
      [
        McpError.from({ jsonrpc: "2.0", id: 99, error: { code: -32000, message: "m", data: false } }),
        { code: -32000, message: "m", data: false },
      ],
    ] as const) {
      const told: unknown[] = [];
      for (const handler of [
        any(() => {
          throw thrown;
        }),
        any(() => Promise.reject(thrown)),
      ]) {
        const dispatch = createDispatcher<ServerMap>(
          { "example/any": handler },
          { onError: (cause) => told.push(cause) },
        );
        expect(await dispatch(request(0, "example/any"))).toStrictEqual({ jsonrpc: "2.0", id: 0, error: expected });
      }
      expect(told).toEqual([]);
    }
  });

  test("nothing of its stack, name or cause is on the wire", async () => {
    const dispatch = createDispatcher<ServerMap>({
      "example/any": any(() => {
        throw new McpError(1, "m", undefined);
      }),
      exit: any(() => {
        throw secret;
      }),
    });
    expect(JSON.stringify(await dispatch(request(1, "example/any")))).toBe(
      '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"m"}}',
    );
    expect(JSON.stringify(await dispatch(request(1, "exit")))).toBe(
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}',
    );
  });

  test("an McpError that cannot be read is answered with the request's id, alone and in a batch", async () => {
    const dispatch = createDispatcher<ServerMap>(
      {
        ping: () => undefined,
        "example/any": any(() => {
          throw Object.defineProperty(new McpError(1, "m"), "data", {
            get() {
              throw new Error("secret");
            },
          });
        }),
      },
      { batch: true },
    );
    expect(await dispatch(request(5, "example/any"))).toStrictEqual(failure(5, -32603, "Internal error"));
    expect(await dispatch([request(5, "example/any"), request(6, "ping")])).toStrictEqual([
      failure(5, -32603, "Internal error"),
      { jsonrpc: "2.0", id: 6, result: {} },
    ]);
  });
});

describe("an onError that goes wrong itself changes nothing on the wire", () => {
  test.each<[string, () => unknown]>([
    [
      "it throws",
      () => {
        throw new Error("onError");
      },
    ],
    [
      "it throws an McpError",
      () => {
        throw new McpError(1, "m");
      },
    ],
    ["it rejects", () => Promise.reject(new Error("onError"))],
    ["it rejects with undefined", () => Promise.reject()],
    ["it rejects later", () => new Promise((_, reject) => setTimeout(() => reject(new Error("later")), 1))],
    ["it never settles", () => new Promise(() => {})],
    [
      "it returns something thenable that throws",
      () => ({
        // biome-ignore lint/suspicious/noThenProperty: that is what is tested.
        get then() {
          throw new Error("then");
        },
      }),
    ],
    ["it returns a value", () => "x"],
  ])("%s", async (_name, onError) => {
    let runs = 0;
    const failing = any(() => {
      runs += 1;
      throw new Error("x");
    });
    const dispatch = createDispatcher<ServerMap>(
      { "example/any": failing, "notifications/initialized": failing },
      { onError, batch: true },
    );
    expect(await dispatch(request(1, "example/any"))).toStrictEqual(failure(1, -32603, "Internal error"));
    expect(await dispatch(notification("example/any"))).toBe(undefined);
    expect(await dispatch(notification("notifications/initialized"))).toBe(undefined);
    expect(await dispatch([notification("example/any"), request(1, "example/any")])).toStrictEqual([
      failure(1, -32603, "Internal error"),
    ]);
    expect(runs).toBe(5);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(rejections).toEqual([]);
  });
});

describe("a notification is never answered", () => {
  const told: unknown[] = [];
  let runs = 0;
  const run = () => {
    runs += 1;
  };
  const dispatch = createDispatcher<ServerMap>(
    {
      "notifications/initialized": run,
      "notifications/progress": run,
      "notifications/cancelled": any(() => {
        throw new Error("handler");
      }),
      "notifications/roots/list_changed": any(() => Promise.reject(invalidParams("m"))),
      "tools/call": any(run) as never,
      initialize: any(run) as never,
      ping: run,
    },
    { onError: (cause, { message }) => told.push([cause, message.method]) },
  );

  test("with a handler", async () => {
    runs = 0;
    expect(await dispatch(notification("notifications/initialized"))).toBe(undefined);
    expect(await dispatch(notification("notifications/initialized", {}))).toBe(undefined);
    expect(runs).toBe(2);
    expect(told).toEqual([]);
  });

  test("of an unknown method", async () => {
    for (const method of ["no/such", "", "constructor", "__proto__", "notifications/message", "initialized"]) {
      expect(await dispatch(notification(method))).toBe(undefined);
    }
    expect(told).toEqual([]);
  });

  test("with broken params: onError is told, and the handler is not run", async () => {
    runs = 0;
    expect(await dispatch(notification("notifications/progress", { progress: 1 }))).toBe(undefined);
    expect(await dispatch(notification("notifications/initialized", { _meta: 5 }))).toBe(undefined);
    expect(runs).toBe(0);
    expect(told.splice(0)).toMatchObject([
      [
        { name: "McpError", code: -32602, message: "params.progressToken must be a string or a safe integer" },
        "notifications/progress",
      ],
      [{ name: "McpError", code: -32602, message: "params._meta must be an object" }, "notifications/initialized"],
    ]);
  });

  test("whose params are no object: nobody is told", async () => {
    for (const params of [null, [], "x", 5, false]) {
      expect(await dispatch(notification("notifications/progress", params))).toBe(undefined);
    }
    expect(told).toEqual([]);
  });

  test("whose handler throws: onError is told", async () => {
    expect(await dispatch(notification("notifications/cancelled", { requestId: 1 }))).toBe(undefined);
    expect(await dispatch(notification("notifications/roots/list_changed"))).toBe(undefined);
    expect(told.splice(0)).toMatchObject([
      [{ message: "handler" }, "notifications/cancelled"],
      [{ name: "McpError", message: "m" }, "notifications/roots/list_changed"],
    ]);
  });

  test("of a request's method, such as tools/call without an id: it is not run either", async () => {
    runs = 0;
    const { id: _, ...call } = request(1, "tools/call", { name: "rm", arguments: {} });
    expect(await dispatch(call)).toBe(undefined);
    expect(await dispatch({ ...call, id: undefined })).toBe(undefined);
    expect(await dispatch(notification("tools/call", {}))).toBe(undefined);
    expect(await dispatch(notification("initialize"))).toBe(undefined);
    expect(await dispatch(notification("ping"))).toBe(undefined);
    expect(runs).toBe(0);
    expect(told).toEqual([]);
  });
});

describe("a known notification with an id", () => {
  test.each([
    "notifications/initialized",
    "initialized",
    "notifications/cancelled",
    "notifications/progress",
    "notifications/roots/list_changed",
    "notifications/message",
    "notifications/tools/list_changed",
    "notifications/prompts/list_changed",
    "notifications/resources/list_changed",
    "notifications/resources/updated",
    "notifications/subscriptions/acknowledged",
    "notifications/tasks/status",
    "notifications/elicitation/complete",
  ])("is METHOD_NOT_FOUND, with a handler and without: %s", async (method) => {
    let runs = 0;
    const handlers = { [method]: () => ++runs };
    for (const dispatch of [createDispatcher(handlers), createDispatcher({})]) {
      expect(await dispatch(request(1, method))).toStrictEqual(failure(1, -32601, `Method not found: ${method}`));
      expect(await dispatch(request(1, method, { requestId: 1, level: "x" }))).toStrictEqual(
        failure(1, -32601, `Method not found: ${method}`),
      );
    }
    expect(runs).toBe(0);
  });
});

describe("a known request without an id", () => {
  test.each([
    "initialize",
    "ping",
    "server/discover",
    "logging/setLevel",
    "tools/list",
    "tools/call",
    "resources/list",
    "resources/templates/list",
    "resources/read",
    "resources/subscribe",
    "resources/unsubscribe",
    "subscriptions/listen",
    "prompts/list",
    "prompts/get",
    "completion/complete",
    "tasks/get",
    "tasks/result",
    "tasks/list",
    "tasks/cancel",
    "sampling/createMessage",
    "elicitation/create",
    "roots/list",
  ])("is not run: %s", async (method) => {
    let runs = 0;
    const told: unknown[] = [];
    const dispatch = createDispatcher({ [method]: () => ++runs }, { onError: (cause) => told.push(cause) });
    expect(await dispatch(notification(method))).toBe(undefined);
    expect(await dispatch(notification(method, { name: "a", uri: "a:b", taskId: "t" }))).toBe(undefined);
    expect(runs).toBe(0);
    expect(told).toEqual([]);
  });
});

describe("a custom method", () => {
  test("runs with an id and without, and is told which", async () => {
    const seen: unknown[] = [];
    const dispatch = createDispatcher<ServerMap>({
      exit: (params, { message }) => {
        seen.push([params, "id" in message]);
        return { done: true };
      },
    });
    expect(await dispatch(request("e", "exit"))).toStrictEqual({ jsonrpc: "2.0", id: "e", result: { done: true } });
    expect(await dispatch({ jsonrpc: "2.0", method: "exit" })).toBe(undefined);
    expect(await dispatch({ jsonrpc: "2.0", method: "exit", params: { a: 1 } })).toBe(undefined);
    expect(seen).toEqual([
      [undefined, true],
      [undefined, false],
      [{ a: 1 }, false],
    ]);
  });

  test("that throws without an id is told to onError only", async () => {
    const told: unknown[] = [];
    const dispatch = createDispatcher<ServerMap>(
      {
        exit: () => {
          throw new McpError(1, "m");
        },
      },
      { onError: (cause) => told.push(cause) },
    );
    expect(await dispatch(notification("exit"))).toBe(undefined);
    expect(told).toMatchObject([{ name: "McpError", code: 1 }]);
  });

  const add = (params: unknown) => {
    const { a, b } = params as { a: unknown; b: unknown };
    if (typeof a !== "number" || typeof b !== "number") throw invalidParams("params.a and b must be numbers");
    return { a, b };
  };

  test("has its params read by a reader of its own", async () => {
    const told: unknown[] = [];
    const seen: unknown[] = [];
    const dispatch = createDispatcher<ServerMap, undefined, { "example/add": typeof add }>(
      {
        "example/add": (params) => {
          seen.push(params);
          return { sum: params.a + params.b };
        },
      },
      { readers: { "example/add": add }, onError: (cause) => told.push(cause) },
    );
    expect(await dispatch(request(1, "example/add", { a: 1, b: 2, c: 3 }))).toStrictEqual({
      jsonrpc: "2.0",
      id: 1,
      result: { sum: 3 },
    });
    expect(seen).toEqual([{ a: 1, b: 2 }]);
    expect(await dispatch(request(1, "example/add", { a: "1", b: 2 }))).toStrictEqual(
      failure(1, -32602, "params.a and b must be numbers"),
    );
    expect(told).toEqual([]);
    // Without params the reader itself fails, with a TypeError.
    expect(await dispatch(request(1, "example/add"))).toStrictEqual(failure(1, -32603, "Internal error"));
    expect(told.splice(0)).toMatchObject([{ name: "TypeError" }]);
    expect(await dispatch(notification("example/add", { a: 1, b: "2" }))).toBe(undefined);
    expect(told).toMatchObject([{ name: "McpError", code: -32602 }]);
    expect(seen).toHaveLength(1);
  });

  test("waits for a reader that is asynchronous", async () => {
    const readers = {
      "example/add": async (params: unknown) => {
        await Promise.resolve();
        return add(params);
      },
    };
    let calls = 0;
    const dispatch = createDispatcher<ServerMap, undefined, typeof readers>(
      {
        "example/add": ({ a, b }) => {
          calls++;
          return { sum: a + b };
        },
      },
      { readers },
    );
    expect(await dispatch(request(1, "example/add", { a: 1, b: 2 }))).toMatchObject({ result: { sum: 3 } });
    // Were it not awaited, the rejection would end the process.
    expect(await dispatch(request(2, "example/add", { a: "1", b: 2 }))).toStrictEqual(
      failure(2, -32602, "params.a and b must be numbers"),
    );
    expect(calls).toBe(1);
  });

  test("starts in its turn, where its reader is not asynchronous", async () => {
    const started: string[] = [];
    const dispatch = createDispatcher<ServerMap, undefined, { "example/add": typeof add }>(
      {
        "example/add": ({ a, b }) => {
          started.push("add");
          return { sum: a + b };
        },
        ping: () => void started.push("ping"),
      },
      { readers: { "example/add": add } },
    );
    await Promise.all([dispatch(request(1, "example/add", { a: 1, b: 2 })), dispatch(request(2, "ping"))]);
    expect(started).toEqual(["add", "ping"]);
  });

  test("has the very params that came where nothing reads them, also where they have a then", async () => {
    // biome-ignore lint/suspicious/noThenProperty: that is what is tested
    const given = { then: (resolve: (value: string) => void) => resolve("other") };
    const dispatch = createDispatcher<ServerMap>({ "example/any": (params) => ({ isSame: params === given }) });
    expect(await dispatch({ jsonrpc: "2.0", id: 1, method: "example/any", params: given })).toMatchObject({
      result: { isSame: true },
    });
  });

  test("is read by the method of a class, whose type promises it too", async () => {
    class Readers {
      [method: string]: (params: unknown) => unknown;
      "example/any"(params: unknown): unknown {
        return { read: params, by: this.constructor.name };
      }
    }
    const dispatch = createDispatcher<ServerMap, undefined, Readers>(
      { "example/any": (params) => ({ params }) },
      { readers: new Readers() },
    );
    expect(await dispatch(request(1, "example/any", { a: 1 }))).toMatchObject({
      result: { params: { read: { a: 1 }, by: "Readers" } },
    });
  });

  test.each(["constructor", "toString", "valueOf", "__proto__"])(
    "is not read by the %s of every object",
    async (name) => {
      const handlers = Object.defineProperty({}, name, { value: (params: unknown) => ({ params }) });
      const dispatch = createDispatcher(handlers, { readers: {} });
      expect(await dispatch(request(1, name, { a: 1 }))).toMatchObject({ result: { params: { a: 1 } } });
    },
  );

  test.each(["tools/call", "ping", "notifications/progress", "initialized", "roots/list", "sampling/createMessage"])(
    "is not %s: a reader of it is a TypeError",
    (method) => {
      expect(() => createDispatcher({}, { readers: { [method]: () => undefined } })).toThrow(TypeError);
      expect(() => createDispatcher({}, { readers: { other: () => undefined, [method]: () => undefined } })).toThrow(
        method,
      );
      expect(() => createDispatcher({}, { readers: Object.create({ [method]: () => undefined }) })).toThrow(TypeError);
    },
  );

  test("may have a reader though it is called constructor", () => {
    createDispatcher({}, { readers: { constructor: () => undefined, toString: () => undefined } });
  });
});

describe("params are checked before the handler sees them", () => {
  test.each<[string, unknown, string]>([
    ["initialize", {}, "params.protocolVersion must be a string"],
    ["ping", { _meta: [] }, "params._meta must be an object"],
    ["server/discover", { _meta: null }, "params._meta must be an object"],
    ["logging/setLevel", { level: 1 }, "params.level must be"],
    ["tools/list", { cursor: null }, "params.cursor must be a string"],
    ["tools/call", { name: "a", arguments: null }, "params.arguments must be an object"],
    ["tools/call", undefined, "params.name must be a string"],
    ["resources/list", { cursor: 1 }, "params.cursor must be a string"],
    ["resources/templates/list", { cursor: {} }, "params.cursor must be a string"],
    ["resources/read", {}, "params.uri must be a string"],
    ["resources/subscribe", {}, "params.uri must be a string"],
    ["resources/unsubscribe", { uri: 1 }, "params.uri must be a string"],
    ["subscriptions/listen", { notifications: {} }, "params._meta must be an object"],
    ["prompts/list", { cursor: false }, "params.cursor must be a string"],
    ["prompts/get", { name: "a", arguments: { n: 1 } }, "params.arguments.n must be a string"],
    ["completion/complete", { argument: {} }, "params.ref must be an object"],
    ["tasks/get", {}, "params.taskId must be a string"],
    ["tasks/result", {}, "params.taskId must be a string"],
    ["tasks/list", { cursor: 1 }, "params.cursor must be a string"],
    ["tasks/cancel", { taskId: 1 }, "params.taskId must be a string"],
    ["sampling/createMessage", { messages: [] }, "params.maxTokens must be an integer"],
    ["elicitation/create", { message: 1 }, "params.message must be a string"],
    ["roots/list", { _meta: "x" }, "params._meta must be an object"],
  ])("%s %j", async (method, params, message) => {
    let runs = 0;
    const dispatch = createDispatcher({ [method]: () => ++runs });
    const answer = await dispatch(request(1, method, params));
    expect(answer).toStrictEqual(failure(1, -32602, expect.stringContaining(message) as string));
    expect(runs).toBe(0);
  });

  test.each<[string, unknown, string]>([
    ["notifications/cancelled", { requestId: null }, "params.requestId"],
    ["notifications/progress", { progressToken: 1 }, "params.progress"],
    ["notifications/message", { level: "info" }, "params.data"],
    ["notifications/initialized", { _meta: 1 }, "params._meta"],
    ["initialized", { _meta: 1 }, "params._meta"],
    ["notifications/roots/list_changed", { _meta: 1 }, "params._meta"],
    ["notifications/tools/list_changed", { _meta: 1 }, "params._meta"],
    ["notifications/prompts/list_changed", { _meta: 1 }, "params._meta"],
    ["notifications/resources/list_changed", { _meta: 1 }, "params._meta"],
    ["notifications/resources/updated", {}, "params.uri"],
    ["notifications/subscriptions/acknowledged", {}, "params.notifications"],
    ["notifications/tasks/status", {}, "params.taskId"],
    ["notifications/elicitation/complete", {}, "params.elicitationId"],
  ])("%s %j", async (method, params, member) => {
    let runs = 0;
    const told: unknown[] = [];
    const dispatch = createDispatcher({ [method]: () => ++runs }, { onError: (cause) => told.push(cause) });
    expect(await dispatch(notification(method, params))).toBe(undefined);
    expect(told).toMatchObject([{ code: -32602, message: expect.stringContaining(member) as string }]);
    expect(runs).toBe(0);
  });

  test("and have the defaults, the message has not", async () => {
    const seen: unknown[] = [];
    const dispatch = createDispatcher({
      "tools/call": (params, { message }) => {
        seen.push(params, message);
        return toolResult([]);
      },
      "tools/list": (params, { message }) => {
        seen.push(params, message);
        return { tools: [] };
      },
    });
    const call = request(1, "tools/call", { name: "a", "x-extra": 1 });
    await dispatch(call);
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    await dispatch(list);
    expect(seen).toStrictEqual([
      { name: "a", "x-extra": 1, arguments: {} },
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "a", "x-extra": 1 } },
      {},
      { jsonrpc: "2.0", id: 1, method: "tools/list" },
    ]);
    expect(seen[1]).toBe(call);
    expect(seen[3]).toBe(list);
  });
});

describe("the context", () => {
  test("reaches the handler and onError as it was passed", async () => {
    type Context = { session: string };
    const context: Context = { session: "s" };
    const seen: unknown[] = [];
    const dispatch = createDispatcher<ServerMap, Context>(
      {
        ping: (_params, call) => {
          seen.push(call.context);
        },
        "notifications/initialized": (_params, call) => {
          seen.push(call.context);
          throw new Error("x");
        },
        exit: (_params, call) => {
          seen.push(call.context);
          throw new Error("x");
        },
      },
      { onError: (_cause, call) => seen.push(call.context), batch: true },
    );
    await dispatch(request(1, "ping"), context);
    await dispatch(notification("notifications/initialized"), context);
    await dispatch(request(1, "exit"), context);
    await dispatch([request(1, "ping"), notification("exit")], context);
    expect(seen).toHaveLength(8);
    for (const each of seen) expect(each).toBe(context);
  });

  test("is undefined where none was passed", async () => {
    const seen: unknown[] = [];
    const dispatch = createDispatcher({
      ping: (_params, call) => {
        seen.push(Object.keys(call), call.context);
      },
    });
    await dispatch(request(1, "ping"));
    expect(seen).toEqual([["message", "context"], undefined]);
  });

  test.each([[0], [""], [false], [null]])("may be %j", async (context) => {
    const seen: unknown[] = [];
    const dispatch = createDispatcher<ServerMap, unknown>({
      ping: (_params, call) => {
        seen.push(call.context);
      },
    });
    await dispatch(request(1, "ping"), context);
    expect(seen).toEqual([context]);
  });
});

describe("broken messages", () => {
  const dispatch = createDispatcher<ServerMap>({ ping: () => undefined, "tools/call": () => toolResult([]) });

  test.each(wireCases.filter(({ kind, code }) => kind === "invalid" && code === -32600))(
    "are answered as classifyMessage says: $name",
    async ({ text, id, reply }) => {
      const value = JSON.parse(text) as unknown;
      const answer = await dispatch(value);
      if (reply) expect(answer).toMatchObject({ jsonrpc: "2.0", id, error: { code: -32600 } });
      else expect(answer).toBe(undefined);
      const classified = classifyMessage(value);
      if (classified.kind === "invalid") expect(answer).toEqual(classified.reply);
    },
  );

  test.each(wireCases.filter(({ kind }) => kind === "success" || kind === "error"))(
    "a response is not answered: $name",
    async ({ text }) => {
      expect(await dispatch(JSON.parse(text))).toBe(undefined);
    },
  );

  test("that cannot be read are answered without an id, and nobody is called", async () => {
    const throwing = () => {
      throw new Error("secret");
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const message of [
      proxy,
      new Proxy({}, { get: throwing }),
      Object.defineProperty({ jsonrpc: "2.0", id: 1 }, "method", { get: throwing }),
    ]) {
      const answer = await dispatch(message);
      expect(answer).toStrictEqual(failure(null, -32600, expect.any(String) as string));
      expect(JSON.stringify(answer)).not.toContain("secret");
    }
  });

  test("that change between two looks are answered all the same", async () => {
    let looks = 0;
    const message = Object.defineProperty({ jsonrpc: "2.0", id: 1 }, "method", {
      get() {
        looks += 1;
        if (looks > 1) throw new Error("secret");
        return "ping";
      },
    });
    const answer = await dispatch(message);
    expect(JSON.stringify(answer)).not.toContain("secret");
    expect(answer).toMatchObject({ jsonrpc: "2.0", error: { code: expect.any(Number) as number } });
  });
});

describe("batches", () => {
  const handlers = {
    ping: () => undefined,
    "tools/list": () => ({ tools: [] }),
    "notifications/initialized": () => {},
  };
  const off = createDispatcher(handlers);
  const on = createDispatcher(handlers, { batch: true });
  const pong = (id: unknown) => ({ jsonrpc: "2.0", id, result: {} });

  test("are refused unless asked for", async () => {
    const refusal = failure(null, -32600, "a message must not be a batch");
    for (const dispatch of [off, createDispatcher(handlers, { batch: false }), createDispatcher(handlers, {})]) {
      expect(await dispatch([request(1, "ping")])).toStrictEqual(refusal);
      expect(await dispatch([request(1, "ping"), request(2, "ping")])).toStrictEqual(refusal);
      expect(await dispatch([notification("notifications/initialized")])).toStrictEqual(refusal);
      expect(await dispatch([pong(1)])).toStrictEqual(refusal);
      expect(await dispatch([1])).toStrictEqual(refusal);
    }
  });

  test("nobody is called for one that is refused", async () => {
    let runs = 0;
    const dispatch = createDispatcher<ServerMap>({ exit: any(() => ++runs) });
    await dispatch([request(1, "exit"), notification("exit")]);
    expect(runs).toBe(0);
  });

  test("an empty one is an invalid request, asked for or not", async () => {
    for (const dispatch of [off, on]) {
      expect(await dispatch([])).toStrictEqual(failure(null, -32600, expect.any(String) as string));
    }
  });

  test("asked for: each request is answered, in order", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const dispatch = createDispatcher<ServerMap>(
      {
        "tools/list": () => held.then(() => ({ tools: [] })),
        ping: () => {
          release();
        },
        exit: () => {
          throw new McpError(1, "m");
        },
      },
      { batch: true },
    );
    expect(
      await dispatch([
        request("slow", "tools/list"),
        request(0, "ping"),
        request("", "no/such"),
        request(1, "exit"),
        request(1, "ping"),
        request("1", "tools/list", { cursor: 5 }),
      ]),
    ).toStrictEqual([
      { jsonrpc: "2.0", id: "slow", result: { tools: [] } },
      { jsonrpc: "2.0", id: 0, result: {} },
      failure("", -32601, "Method not found: no/such"),
      failure(1, 1, "m"),
      { jsonrpc: "2.0", id: 1, result: {} },
      failure("1", -32602, "params.cursor must be a string"),
    ]);
  });

  test("asked for: one of one is answered with an array of one", async () => {
    expect(await on([request(1, "ping")])).toStrictEqual([pong(1)]);
  });

  test("asked for: notifications are not answered, but run", async () => {
    let runs = 0;
    const dispatch = createDispatcher<ServerMap>({ exit: any(() => ++runs), ping: () => undefined }, { batch: true });
    expect(
      await dispatch([notification("exit"), request(1, "ping"), notification("no/such"), notification("ping")]),
    ).toStrictEqual([pong(1)]);
    expect(runs).toBe(1);
  });

  test("asked for: nothing but notifications, or responses, has no answer", async () => {
    expect(await on([notification("notifications/initialized")])).toBe(undefined);
    expect(await on([notification("notifications/initialized"), notification("no/such")])).toBe(undefined);
    expect(await on([pong(1), failure(2, 1, "m"), failure(null, 1, "m")])).toBe(undefined);
    expect(await on([notification("a", null), { jsonrpc: "2.0", id: 4, result: null }])).toBe(undefined);
  });

  test("asked for: responses inside are ignored", async () => {
    expect(await on([pong(7), request(1, "ping"), failure(8, 1, "m")])).toStrictEqual([pong(1)]);
  });

  test("asked for: broken members are answered one by one", async () => {
    expect(
      await on([1, null, "x", {}, { jsonrpc: "1.0", id: 4, method: "ping" }, request(null, "ping")]),
    ).toMatchObject([
      { id: null, error: { code: -32600 } },
      { id: null, error: { code: -32600 } },
      { id: null, error: { code: -32600 } },
      { id: null, error: { code: -32600 } },
      { id: 4, error: { code: -32600 } },
      { id: null, error: { code: -32600 } },
    ]);
  });

  test("asked for: a batch inside is refused, empty or not", async () => {
    expect(await on([[request(1, "ping")], request(2, "ping"), [], [[[]]]])).toMatchObject([
      { id: null, error: { code: -32600, message: "a message must not be a batch" } },
      { id: 2, result: {} },
      { id: null, error: { code: -32600 } },
      { id: null, error: { code: -32600 } },
    ]);
  });

  test("asked for: a hole is a broken member", async () => {
    expect(await on([undefined])).toMatchObject([{ id: null, error: { code: -32600 } }]);
    expect(await on(new Array(1))).toMatchObject([{ id: null, error: { code: -32600 } }]);
  });

  test("asked for: single messages are answered as ever", async () => {
    expect(await on(request(1, "ping"))).toStrictEqual(pong(1));
    expect(await on(notification("ping"))).toBe(undefined);
  });

  test("asked for: 10,000 of them, and 100,000 levels", async () => {
    const answers = await on(Array.from({ length: 10_000 }, (_, id) => request(id, "ping")));
    expect(answers).toHaveLength(10_000);
    expect((answers as { id: number }[]).every(({ id }, index) => id === index)).toBe(true);
    const deep = JSON.parse("[".repeat(100_000) + "]".repeat(100_000)) as unknown;
    expect(await on(deep)).toMatchObject([{ id: null, error: { code: -32600 } }]);
  });
});

test("a client's dispatcher answers a server", async () => {
  const dispatch = createDispatcher<ServerRequestMap & ServerNotificationMap>({
    "roots/list": () => ({ roots: [] }),
    "elicitation/create": ({ message }) => ({ action: "accept", content: { message } }),
  });
  expect(await dispatch(request(0, "roots/list"))).toStrictEqual({ jsonrpc: "2.0", id: 0, result: { roots: [] } });
  expect(
    await dispatch(
      request(0, "elicitation/create", { message: "?", requestedSchema: { type: "object", properties: {} } }),
    ),
  ).toMatchObject({ result: { action: "accept", content: { message: "?" } } });
  expect(await dispatch(notification("notifications/tools/list_changed"))).toBe(undefined);
});

describe("for any value", () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
  const method = fc.constantFrom(
    "ping",
    "tools/call",
    "example/any",
    "exit",
    "notifications/initialized",
    "constructor",
    "__proto__",
    "no/such",
  );
  const params = fc.oneof(fc.constantFrom(undefined, {}, { name: "a" }, { name: 1 }, { _meta: 1 }), anything);
  const call = fc.record(
    {
      jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant("2.0") }, anything),
      id: fc.oneof(fc.constantFrom<unknown>(0, "", 1, "1", null, undefined, 1.5), anything),
      method: fc.oneof({ weight: 9, arbitrary: method }, anything),
      params,
    },
    { requiredKeys: ["jsonrpc"] },
  );
  const response = fc.record(
    { jsonrpc: fc.constant("2.0"), id: anything, result: anything, error: anything },
    { requiredKeys: ["jsonrpc"] },
  );
  const single = fc.oneof({ weight: 6, arbitrary: call }, response, anything);
  const message = fc.oneof({ weight: 4, arbitrary: single }, fc.array(single, { maxLength: 4 }));
  /** What a handler does: it returns or throws a value, now or later. */
  const outcome = fc.record({ value: anything, throws: fc.boolean(), later: fc.boolean() });

  test("the dispatcher resolves, with a response, responses or nothing", async () => {
    await fc.assert(
      fc.asyncProperty(message, outcome, fc.boolean(), async (value, { value: given, throws, later }, batch) => {
        const handler = any(() => {
          if (later) return throws ? Promise.reject(given) : Promise.resolve(given);
          if (throws) throw given;
          return given;
        });
        const dispatch = createDispatcher<ServerMap>(
          {
            ping: handler,
            exit: handler,
            "example/any": handler,
            "notifications/initialized": handler,
            "tools/call": handler as never,
          },
          { batch },
        );
        const answer = await dispatch(value);
        const { kind } = classifyMessage(value);
        const isAnswer = (each: unknown) => ["success", "error"].includes(classifyMessage(each).kind);
        if (answer === undefined) {
          expect(kind).not.toBe("request");
        } else if (Array.isArray(answer)) {
          expect([kind, batch]).toEqual(["batch", true]);
          expect(answer.length).toBeGreaterThan(0);
          expect(answer.every(isAnswer)).toBe(true);
          expect(answer.length).toBeLessThanOrEqual((value as unknown[]).length);
        } else {
          expect(isAnswer(answer)).toBe(true);
          expect(["request", "invalid", "batch"]).toContain(kind);
          if (kind === "request") expect(answer.id).toBe((value as { id: unknown }).id);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

test("a handler written as a method finds the others by this", async () => {
  const handlers = {
    greeting: "pong",
    ping() {
      return { _meta: { greeting: this.greeting } };
    },
  };
  const dispatch = createDispatcher(handlers);
  expect(await dispatch({ jsonrpc: "2.0", id: 1, method: "ping" })).toEqual({
    jsonrpc: "2.0",
    id: 1,
    result: { _meta: { greeting: "pong" } },
  });
});

describe("a message that is another at the second look", () => {
  /** Gives the method once, to the classifier, and throws from then on. */
  const fleeting = (name: string, value: unknown, members: object) => {
    let looks = 0;
    return Object.defineProperty({ jsonrpc: "2.0", ...members }, name, {
      get: () => {
        looks += 1;
        if (looks > 1) throw new Error("gone");
        return value;
      },
    });
  };

  test("a request is answered all the same, and onError hears of it", async () => {
    const told: unknown[] = [];
    const dispatch = createDispatcher({ ping: () => undefined }, { onError: (cause) => told.push(cause) });
    const failed = { jsonrpc: "2.0", id: 1, error: { code: -32603, message: "Internal error" } };
    expect(await dispatch(fleeting("method", "ping", { id: 1 }))).toEqual(failed);
    expect(told).toEqual([new Error("gone")]);
  });

  test("a request whose id is gone is answered without one, and nothing rejects", async () => {
    const dispatch = createDispatcher({ ping: () => undefined }, { batch: true });
    const refusal = { jsonrpc: "2.0", id: null, error: { code: -32600, message: "a message must be readable" } };
    expect(await dispatch(fleeting("id", 1, { method: "ping" }))).toEqual(refusal);
  });

  test("a notification is not answered, and onError hears of it", async () => {
    const told: unknown[] = [];
    const dispatch = createDispatcher({ ping: () => undefined }, { onError: (cause) => told.push(cause) });
    expect(await dispatch(fleeting("method", "ping", {}))).toBe(undefined);
    expect(told).toEqual([new Error("gone")]);
  });
});

test("a handler that changes the message does not change whom the answer is for", async () => {
  const dispatch = createDispatcher({
    ping: (_params, { message }) => {
      message.id = 99;
      return {};
    },
  });
  expect(await dispatch({ jsonrpc: "2.0", id: 1, method: "ping" })).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
});
