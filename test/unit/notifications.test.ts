import { describe, expect, expectTypeOf, test } from "vitest";
import type { JsonRpcNotification } from "../../src/jsonrpc.js";
import type { CancelledParams, LoggingMessageParams, ProgressParams } from "../../src/notifications.js";
import { cancelled, logMessage, progress } from "../../src/notifications.js";

describe("progress", () => {
  test("makes the notification without options", () => {
    expect(progress("token", 0)).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/progress",
      params: { progressToken: "token", progress: 0 },
    });
  });

  test("writes the total and the message", () => {
    expect(progress(7, 0.5, { total: 1, message: "halfway" })).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/progress",
      params: { progressToken: 7, progress: 0.5, total: 1, message: "halfway" },
    });
  });

  test("keeps a token and a total of 0 and an empty message", () => {
    expect(progress(0, 0, { total: 0, message: "" })).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/progress",
      params: { progressToken: 0, progress: 0, total: 0, message: "" },
    });
  });

  test("leaves undefined options out", () => {
    expect(progress("token", 3, { total: undefined, message: undefined })).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/progress",
      params: { progressToken: "token", progress: 3 },
    });
    expect(Object.keys(progress("token", 3, { total: undefined, message: "m" }).params)).toEqual([
      "progressToken",
      "progress",
      "message",
    ]);
  });

  test("carries nothing else of the options", () => {
    const options = { total: 2, extra: true };
    expect(progress("token", 1, options)).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/progress",
      params: { progressToken: "token", progress: 1, total: 2 },
    });
  });

  test("does not change the options", () => {
    const options = Object.freeze({ total: 2, message: "m" });
    progress("token", 1, options);
    expect(options).toStrictEqual({ total: 2, message: "m" });
  });

  test("fits the types of every revision", () => {
    const made = progress("token", 1, { total: 2 });
    expectTypeOf(made).toExtend<JsonRpcNotification>();
    expectTypeOf(made).toExtend<JsonRpcNotification<"notifications/progress", ProgressParams>>();
    expectTypeOf(made).toExtend<{
      method: "notifications/progress";
      params: { progressToken: string | number; progress: number; total?: number | undefined };
    }>();
    expectTypeOf(made).toExtend<{
      jsonrpc: "2.0";
      method: "notifications/progress";
      params: {
        _meta?: { "io.modelcontextprotocol/subscriptionId"?: string | number | undefined; [key: string]: unknown };
        progressToken: string | number;
        progress: number;
        total?: number | undefined;
        message?: string | undefined;
      };
    }>();
  });
});

describe("cancelled", () => {
  test("makes the notification without a reason", () => {
    expect(cancelled("123")).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: "123" },
    });
  });

  test("keeps an id of 0 and an empty reason", () => {
    expect(cancelled(0, "")).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: 0, reason: "" },
    });
  });

  test("writes the reason", () => {
    expect(cancelled(5, "User requested cancellation")).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: 5, reason: "User requested cancellation" },
    });
  });

  test("leaves an undefined reason out", () => {
    expect(cancelled(5, undefined)).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: 5 },
    });
  });

  test("fits the types of every revision", () => {
    const made = cancelled(5);
    expectTypeOf(made).toExtend<JsonRpcNotification>();
    expectTypeOf(made).toExtend<JsonRpcNotification<"notifications/cancelled", CancelledParams>>();
    expectTypeOf(made).toExtend<{
      method: "notifications/cancelled";
      params: { requestId: string | number; reason?: string | undefined };
    }>();
  });

  test("names a request", () => {
    // @ts-expect-error a cancellation that names nothing is of no use
    expectTypeOf(cancelled).toBeCallableWith(undefined);
  });
});

describe("logMessage", () => {
  test("makes the notification without a logger", () => {
    expect(logMessage("error", "out of memory")).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "error", data: "out of memory" },
    });
  });

  test("writes the logger", () => {
    expect(logMessage("debug", { host: "localhost", port: 5432 }, "database")).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "debug", logger: "database", data: { host: "localhost", port: 5432 } },
    });
  });

  test.each([[0], [false], [""], [null], [[]]])("keeps the data %j", (data) => {
    expect(logMessage("info", data)).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "info", data },
    });
  });

  test("writes undefined data as null, since the member is required", () => {
    expect(JSON.stringify(logMessage("info", undefined))).toBe(
      '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":null}}',
    );
  });

  test("leaves an undefined logger out and keeps an empty one", () => {
    expect(logMessage("emergency", 1, undefined)).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "emergency", data: 1 },
    });
    expect(logMessage("emergency", 1, "")).toStrictEqual({
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "emergency", logger: "", data: 1 },
    });
  });

  test("takes a user's own interface and a caught error", () => {
    interface Failure {
      code: number;
    }
    const failure: Failure = { code: 5 };
    expectTypeOf(logMessage("error", failure).params.data).toEqualTypeOf<Failure>();
    const caught: unknown = "thrown";
    expectTypeOf(logMessage("error", caught).params.data).toEqualTypeOf<unknown>();
  });

  test("fits the types of every revision", () => {
    const made = logMessage("info", { a: 1 });
    expectTypeOf(made).toExtend<JsonRpcNotification>();
    expectTypeOf(made).toExtend<JsonRpcNotification<"notifications/message", LoggingMessageParams>>();
    expectTypeOf(made).toExtend<{
      method: "notifications/message";
      params: { level: LoggingMessageParams["level"]; logger?: string | undefined; data: unknown };
    }>();
    expectTypeOf(logMessage("info", undefined).params.data).toEqualTypeOf<null>();
  });

  test("knows the eight levels", () => {
    // @ts-expect-error the level is called warning
    expectTypeOf(logMessage).toBeCallableWith("warn", "text");
  });
});
