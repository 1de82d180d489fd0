import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { error, errorWithData, notification, request, success } from "../../src/jsonrpc.js";
import {
  classifyMessage,
  isFailure,
  isNotification,
  isRequest,
  isResponse,
  isSuccess,
  parseMessage,
} from "../../src/message.js";
import cases from "../cases/wire.json" with { type: "json" };

type Case = { name: string; text: string; kind: string; code?: number; id?: string | number | null; reply?: boolean };

describe("wire cases", () => {
  test("there are 50", () => {
    expect(cases).toHaveLength(50);
  });

  test.each(cases as Case[])("$name", ({ text, kind, code, id, reply }) => {
    const classified = parseMessage(text);
    expect(classified.kind).toBe(kind);
    if (classified.kind !== "invalid") return;
    expect(classified.id).toBe(id);
    expect("reply" in classified).toBe(reply);
    expect(classified.reason).not.toBe("");
    if (reply) {
      expect(classified.reply).toEqual({
        jsonrpc: "2.0",
        id,
        error: { code, message: classified.reason },
      });
    }
  });
});

describe("more of the same kinds", () => {
  const kindOf = (value: unknown) => {
    const classified = classifyMessage(value);
    return classified.kind === "invalid" ? [classified.id, "reply" in classified] : classified.kind;
  };

  test.each<[string, unknown, unknown]>([
    ["undefined counts as absent: id", { jsonrpc: "2.0", id: undefined, method: "a" }, "notification"],
    ["undefined counts as absent: params", { jsonrpc: "2.0", id: 1, method: "a", params: undefined }, "request"],
    ["undefined counts as absent: error", { jsonrpc: "2.0", id: 1, result: {}, error: undefined }, "success"],
    [
      "undefined counts as absent: result",
      { jsonrpc: "2.0", error: { code: 1, message: "" }, result: undefined },
      "error",
    ],
    ["undefined counts as absent: method", { jsonrpc: "2.0", id: 1, method: undefined, result: {} }, "success"],
    ["2^53", { jsonrpc: "2.0", id: 2 ** 53, method: "a" }, [null, true]],
    ["-2^53", { jsonrpc: "2.0", id: -(2 ** 53), method: "a" }, [null, true]],
    ["smallest safe id", { jsonrpc: "2.0", id: -(2 ** 53 - 1), method: "a" }, "request"],
    ["NaN id", { jsonrpc: "2.0", id: Number.NaN, method: "a" }, [null, true]],
    ["infinite id", { jsonrpc: "2.0", id: Number.POSITIVE_INFINITY, method: "a" }, [null, true]],
    ["bigint id", { jsonrpc: "2.0", id: 1n, method: "a" }, [null, true]],
    ["boxed id", { jsonrpc: "2.0", id: Object("1"), method: "a" }, [null, true]],
    ["array id", { jsonrpc: "2.0", id: [1], method: "a" }, [null, true]],
    ["a function", () => {}, [null, true]],
    ["a string", '{"jsonrpc":"2.0"}', [null, true]],
    ["no version and no id", { method: "a" }, [null, true]],
    ["no version, id unusable", { id: 1.5, method: "a" }, [null, true]],
    ["numeric method, no id", { jsonrpc: "2.0", method: 5 }, [null, true]],
    ["null method", { jsonrpc: "2.0", id: 1, method: null }, [1, true]],
    ["null method beside a result", { jsonrpc: "2.0", id: 1, method: null, result: {} }, [1, true]],
    ["a method decides, whatever stands beside it", { jsonrpc: "2.0", id: 1, method: "a", result: 5 }, "request"],
    ["broken params and broken id", { jsonrpc: "2.0", id: null, method: "a", params: 1 }, [null, true]],
    ["notification with array params", { jsonrpc: "2.0", method: "a", params: [] }, [null, false]],
    ["notification with string params", { jsonrpc: "2.0", method: "a", params: "x" }, [null, false]],
    ["response of version 1.0", { jsonrpc: "1.0", id: 3, result: {} }, [3, false]],
    ["response without version", { id: "x", error: { code: 1, message: "m" } }, ["x", false]],
    ["response with an unusable id", { jsonrpc: "2.0", id: 1.5, result: {} }, [null, false]],
    ["failure with an unusable id", { jsonrpc: "2.0", id: {}, error: { code: 1, message: "m" } }, [null, false]],
    ["failure with an unsafe id", { jsonrpc: "2.0", id: 2 ** 60, error: { code: 1, message: "m" } }, [null, false]],
    ["failure with id 0", { jsonrpc: "2.0", id: 0, error: { code: 0, message: "" } }, "error"],
    ["error as an array", { jsonrpc: "2.0", id: 1, error: [] }, [1, false]],
    ["null error alone", { jsonrpc: "2.0", id: 1, error: null }, [1, false]],
    [
      "infinite error code",
      { jsonrpc: "2.0", id: 1, error: { code: Number.POSITIVE_INFINITY, message: "" } },
      [1, false],
    ],
    ["error message not a string", { jsonrpc: "2.0", id: 1, error: { code: 1, message: null } }, [1, false]],
    ["result false", { jsonrpc: "2.0", id: 1, result: false }, [1, false]],
    ["a batch in a batch", [[]], "batch"],
    ["a batch of nonsense", [1, null], "batch"],
  ])("%s", (_name, value, expected) => {
    expect(kindOf(value)).toEqual(expected);
  });

  test("200,000 levels of nesting", () => {
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    expect(parseMessage(deep).kind).toBe("batch");
    expect(parseMessage(`{"jsonrpc":"2.0","id":1,"method":"a","params":{"x":${deep}}}`).kind).toBe("request");
    expect(parseMessage("[".repeat(200_000))).toMatchObject({ kind: "invalid", reply: { error: { code: -32700 } } });
  });

  test("a __proto__ key is a member like any other", () => {
    const text = '{"jsonrpc":"2.0","method":"a","__proto__":{"id":1,"params":[]}}';
    expect(parseMessage(text).kind).toBe("notification");
    expect(({} as { id?: unknown }).id).toBeUndefined();
  });

  test("a byte order mark is not JSON", () => {
    expect(parseMessage('\uFEFF{"jsonrpc":"2.0","id":1,"method":"a"}')).toEqual({
      kind: "invalid",
      reason: "a message must be JSON",
      id: null,
      reply: { jsonrpc: "2.0", id: null, error: { code: -32700, message: "a message must be JSON" } },
    });
  });

  test("the message is the very value", () => {
    const value = { jsonrpc: "2.0", id: 1, method: "a", extra: 1 };
    expect(classifyMessage(value)).toEqual({ kind: "request", message: value });
    expect((classifyMessage(value) as { message: unknown }).message).toBe(value);
    const batch = [value];
    expect((classifyMessage(batch) as { messages: unknown }).messages).toBe(batch);
  });
});

/** Makes a value: fast-check looks into what it generates, and a hostile value would throw at it. */
type Make = () => unknown;

const throwing = () => {
  throw new Error("trap");
};

/** Values that no JSON text gives, and that an in-process peer may pass. */
const hostile: fc.Arbitrary<Make> = fc.constantFrom<Make>(
  () => Symbol("s"),
  () => 10n,
  () => () => {},
  () => new Proxy({}, { get: throwing }),
  () => new Proxy([], { get: throwing }),
  () => new Proxy({}, { has: throwing, getPrototypeOf: throwing, ownKeys: throwing }),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  () => Object.defineProperty({}, "jsonrpc", { get: throwing }),
  () => Object.defineProperty({ jsonrpc: "2.0", method: "a" }, "id", { get: throwing }),
  () => Object.defineProperty({ jsonrpc: "2.0", id: 1 }, "method", { get: throwing }),
  () => Object.defineProperty({ jsonrpc: "2.0", id: 1, error: {} }, "result", { get: throwing }),
  () => ({ jsonrpc: "2.0", id: 1, error: Object.defineProperty({ message: "m" }, "code", { get: throwing }) }),
  () => {
    const cycle: { [key: string]: unknown } = { jsonrpc: "2.0", id: 1, method: "a" };
    cycle["params"] = cycle;
    return cycle;
  },
  () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    return cycle;
  },
  () => Object.create(null),
);

const anything: fc.Arbitrary<Make> = fc
  .anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
    withUnicodeString: true,
  })
  .map((value) => () => value);

const likely: fc.Arbitrary<Make> = fc
  .constantFrom<unknown>("2.0", "1.0", 0, 1, "", "a", null, undefined, {}, [], { code: 1, message: "m" }, { code: "1" })
  .map((value) => () => value);

const member = fc.oneof(hostile, anything, { weight: 4, arbitrary: likely });

/** Objects with the members of a message, each right, wrong or absent. */
const messageLike: fc.Arbitrary<Make> = fc
  .record(
    {
      jsonrpc: fc.oneof({ weight: 4, arbitrary: fc.constant<Make>(() => "2.0") }, { weight: 1, arbitrary: member }),
      id: member,
      method: member,
      params: member,
      result: member,
      error: member,
    },
    { requiredKeys: [] },
  )
  .map((members) => () => Object.fromEntries(Object.entries(members).map(([name, make]) => [name, make()])));

const kinds = ["request", "notification", "success", "error", "batch", "invalid"];

function checkTotal(make: Make) {
  const value = make();
  const { kind } = classifyMessage(value);
  expect(kinds).toContain(kind);
  expect(isRequest(value)).toBe(kind === "request");
  expect(isNotification(value)).toBe(kind === "notification");
  expect(isSuccess(value)).toBe(kind === "success");
  expect(isFailure(value)).toBe(kind === "error");
  expect(isResponse(value)).toBe(kind === "success" || kind === "error");
}

describe("for any value", () => {
  test("classifyMessage returns, and the guards agree: JavaScript values", () => {
    fc.assert(fc.property(fc.oneof(hostile, anything, messageLike), checkTotal), { numRuns: 5_000 });
  });

  test("classifyMessage returns, and the guards agree: JSON values", () => {
    fc.assert(
      fc.property(
        fc.jsonValue().map((value) => () => value),
        checkTotal,
      ),
      { numRuns: 1_000 },
    );
  });

  test("parseMessage returns for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => {
        expect(kinds).toContain(parseMessage(text).kind);
      }),
      { numRuns: 2_000 },
    );
  });

  test("parseMessage returns for what is no text", () => {
    for (const value of [undefined, null, 1, {}, Symbol("s"), 1n]) {
      expect(kinds).toContain(parseMessage(value as string).kind);
    }
  });

  test("what a verdict promises holds", () => {
    fc.assert(
      fc.property(messageLike, (make) => {
        const classified = classifyMessage(make());
        if (classified.kind === "request") {
          const { jsonrpc, id, method, params } = classified.message;
          expect(jsonrpc).toBe("2.0");
          expect(typeof id === "string" || Number.isSafeInteger(id)).toBe(true);
          expect(typeof method).toBe("string");
          expect(
            params === undefined || (typeof params === "object" && params !== null && !Array.isArray(params)),
          ).toBe(true);
        } else if (classified.kind === "invalid" && classified.reply !== undefined) {
          expect(classifyMessage(classified.reply).kind).toBe("error");
          expect(classified.reply.id).toBe(classified.id);
        }
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("what a builder makes is what it is", () => {
  const id = fc.oneof(
    fc.string(),
    fc.maxSafeInteger().filter((number) => !Object.is(number, -0)),
  );
  // JSON has no -0, so a value that holds one cannot come back equal.
  const object = fc
    .dictionary(fc.string(), fc.jsonValue({ noUnicodeString: false }))
    .map((value) => JSON.parse(JSON.stringify(value).replaceAll(/-0(?![.\d])/g, "0")) as object);
  const same = (value: unknown) => expect(JSON.parse(JSON.stringify(value))).toEqual(value);

  test("requests, notifications, successes and errors", () => {
    fc.assert(
      fc.property(id, fc.string(), object, fc.integer(), (id, text, object, code) => {
        const made: [unknown, string][] = [
          [request(id, text), "request"],
          [request(id, text, object), "request"],
          [notification(text), "notification"],
          [notification(text, object), "notification"],
          [success(id), "success"],
          [success(id, object), "success"],
          [error(id, code, text), "error"],
          [error(null, code, text), "error"],
          [error(undefined, code, text), "error"],
          [errorWithData(id, code, text, object), "error"],
        ];
        for (const [message, kind] of made) {
          expect(classifyMessage(message).kind).toBe(kind);
          expect(parseMessage(JSON.stringify(message)).kind).toBe(kind);
          same(message);
        }
      }),
    );
  });
});

test("no member is looked at twice, so that no getter shows a check one value and the next another", () => {
  const reads: string[] = [];
  const counting = (members: object) =>
    new Proxy(members, {
      get: (target, name, receiver) => {
        reads.push(String(name));
        return Reflect.get(target, name, receiver);
      },
    });
  for (const members of [
    { jsonrpc: "2.0", id: 1, method: "a", params: {} },
    { jsonrpc: "2.0", method: "a" },
    { jsonrpc: "2.0", id: 1, result: {} },
    { jsonrpc: "2.0", id: 1, error: { code: 1, message: "" } },
    { jsonrpc: "2.0", id: {}, method: "a" },
    { jsonrpc: "1.0", id: 1 },
  ]) {
    reads.length = 0;
    classifyMessage(counting(members));
    expect(reads).toEqual([...new Set(reads)]);
    expect(reads).toContain("jsonrpc");
  }
});
