import { describe, expect, test } from "vitest";
import {
  isProtocolVersion,
  LATEST_HANDSHAKE_VERSION,
  LATEST_STATELESS_VERSION,
  negotiateVersion,
  PROTOCOL_VERSIONS,
  type ProtocolVersion,
  usesHandshake,
} from "../../src/versions.js";

test("the constants", () => {
  expect(PROTOCOL_VERSIONS).toEqual(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"]);
  expect(LATEST_HANDSHAKE_VERSION).toBe("2025-11-25");
  expect(LATEST_STATELESS_VERSION).toBe("2026-07-28");
});

test.each(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"])("%s is a revision", (version) => {
  expect(isProtocolVersion(version)).toBe(true);
});

test.each<[string, unknown]>([
  ["an unknown date", "2025-01-01"],
  ["a later date", "2099-01-01"],
  ["the empty string", ""],
  ["a space behind", "2025-06-18 "],
  ["the draft", "DRAFT-2026-v1"],
  ["an index", "0"],
  ["constructor", "constructor"],
  ["length", "length"],
  ["__proto__", "__proto__"],
  ["a number", 2025],
  ["undefined", undefined],
  ["null", null],
  ["an array of one", ["2025-06-18"]],
  ["a boxed string", Object("2025-06-18")],
  ["an object that reads so", { toString: () => "2025-06-18" }],
  ["a symbol", Symbol("2025-06-18")],
])("%s is none", (_name, value) => {
  expect(isProtocolVersion(value)).toBe(false);
});

test("isProtocolVersion takes a revoked proxy", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(isProtocolVersion(proxy)).toBe(false);
});

test.each<[string, boolean]>([
  ["2024-11-05", true],
  ["2025-03-26", true],
  ["2025-06-18", true],
  ["2025-11-25", true],
  ["2026-07-28", false],
  ["2099-01-01", false],
  ["2025-01-01", false],
  ["", false],
  ["constructor", false],
])("%s uses a handshake: %s", (version, expected) => {
  expect(usesHandshake(version)).toBe(expected);
});

describe("negotiateVersion", () => {
  test.each<[string, string]>([
    ["2024-11-05", "2024-11-05"],
    ["2025-03-26", "2025-03-26"],
    ["2025-06-18", "2025-06-18"],
    ["2025-11-25", "2025-11-25"],
    ["2026-07-28", "2025-11-25"],
    ["2099-01-01", "2025-11-25"],
    ["1.0", "2025-11-25"],
    ["", "2025-11-25"],
    ["constructor", "2025-11-25"],
  ])("all supported: %s gives %s", (requested, expected) => {
    expect(negotiateVersion(requested)).toBe(expected);
  });

  test.each<[string, ProtocolVersion[], string]>([
    ["2025-06-18", ["2025-06-18"], "2025-06-18"],
    ["2025-11-25", ["2025-06-18"], "2025-06-18"],
    ["2024-11-05", ["2025-06-18"], "2025-06-18"],
    ["2025-11-25", ["2025-06-18", "2024-11-05"], "2025-06-18"],
    ["2025-11-25", ["2024-11-05", "2025-06-18", "2025-03-26"], "2025-06-18"],
    ["2024-11-05", ["2025-06-18", "2024-11-05"], "2024-11-05"],
    ["2026-07-28", ["2026-07-28", "2025-03-26"], "2025-03-26"],
    ["2099-01-01", ["2026-07-28", "2024-11-05"], "2024-11-05"],
  ])("%s of %j gives %s", (requested, supported, expected) => {
    expect(negotiateVersion(requested, supported)).toBe(expected);
  });

  test.each<[string, ProtocolVersion[]]>([
    ["2026-07-28", ["2026-07-28"]],
    ["2025-11-25", ["2026-07-28"]],
    ["2025-11-25", []],
  ])("%s of %j: there is none", (requested, supported) => {
    expect(() => negotiateVersion(requested, supported)).toThrow(
      expect.objectContaining({
        name: "McpError",
        code: -32022,
        message: `Unsupported protocol version: ${requested}`,
        data: { requested, supported },
      }),
    );
  });

  test("leaves the list as it was", () => {
    const supported: readonly ProtocolVersion[] = Object.freeze<ProtocolVersion[]>(["2025-06-18", "2024-11-05"]);
    expect(negotiateVersion("x", supported)).toBe("2025-06-18");
    expect(supported).toEqual(["2025-06-18", "2024-11-05"]);
  });
});
