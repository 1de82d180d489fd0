import { expect, test } from "vitest";
import { blobResource, textResource } from "../../src/resource-content.js";

test("textResource makes contents of text", () => {
  expect(JSON.stringify(textResource("file:///a", "x"))).toBe('{"uri":"file:///a","text":"x"}');
  expect(textResource("file:///a", "")).toStrictEqual({ uri: "file:///a", text: "" });
});

test("textResource writes its options", () => {
  expect(textResource("file:///a", "x", { mimeType: "text/plain", _meta: { a: 1 } })).toStrictEqual({
    uri: "file:///a",
    text: "x",
    mimeType: "text/plain",
    _meta: { a: 1 },
  });
});

test("blobResource makes contents of bytes", () => {
  expect(JSON.stringify(blobResource("file:///b", "aGk="))).toBe('{"uri":"file:///b","blob":"aGk="}');
  expect(blobResource("file:///b", "")).toStrictEqual({ uri: "file:///b", blob: "" });
});

test("blobResource writes its options", () => {
  expect(blobResource("file:///b", "aGk=", { mimeType: "image/png", _meta: { a: 1 } })).toStrictEqual({
    uri: "file:///b",
    blob: "aGk=",
    mimeType: "image/png",
    _meta: { a: 1 },
  });
});

const wireKeys = (value: unknown) => Object.keys(JSON.parse(JSON.stringify(value)));

test("an undefined option leaves no member on the wire", () => {
  const none = { mimeType: undefined, _meta: undefined };
  expect(wireKeys(textResource("a", "b", none))).toEqual(["uri", "text"]);
  expect(wireKeys(blobResource("a", "b", none))).toEqual(["uri", "blob"]);
});
