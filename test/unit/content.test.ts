import { expect, test } from "vitest";
import {
  audioContent,
  CONTENT_TYPE_AUDIO,
  CONTENT_TYPE_IMAGE,
  CONTENT_TYPE_RESOURCE,
  CONTENT_TYPE_RESOURCE_LINK,
  CONTENT_TYPE_TEXT,
  embeddedResource,
  imageContent,
  resourceLink,
  textContent,
} from "../../src/content.js";

test("the content types are the protocol's strings", () => {
  expect(CONTENT_TYPE_TEXT).toBe("text");
  expect(CONTENT_TYPE_IMAGE).toBe("image");
  expect(CONTENT_TYPE_AUDIO).toBe("audio");
  expect(CONTENT_TYPE_RESOURCE_LINK).toBe("resource_link");
  expect(CONTENT_TYPE_RESOURCE).toBe("resource");
});

test("textContent sets the type and the text", () => {
  const block = textContent("hello");
  expect(block.type).toBe("text");
  expect(block.text).toBe("hello");
  expect(JSON.stringify(block)).toBe('{"type":"text","text":"hello"}');
});

test("textContent keeps an empty text", () => {
  expect(textContent("")).toStrictEqual({ type: "text", text: "" });
});

test("textContent writes its options", () => {
  expect(
    textContent("hello", {
      annotations: { audience: ["user"], priority: 0, lastModified: "2025-01-12T15:00:58Z" },
      _meta: { "example.com/a": 1 },
    }),
  ).toStrictEqual({
    type: "text",
    text: "hello",
    annotations: { audience: ["user"], priority: 0, lastModified: "2025-01-12T15:00:58Z" },
    _meta: { "example.com/a": 1 },
  });
});

test("imageContent makes an image block", () => {
  expect(imageContent("aGk=", "image/png")).toStrictEqual({ type: "image", data: "aGk=", mimeType: "image/png" });
  expect(imageContent("aGk=", "image/png", { annotations: { priority: 1 }, _meta: { a: null } })).toStrictEqual({
    type: "image",
    data: "aGk=",
    mimeType: "image/png",
    annotations: { priority: 1 },
    _meta: { a: null },
  });
});

test("audioContent makes an audio block", () => {
  expect(audioContent("aGk=", "audio/wav")).toStrictEqual({ type: "audio", data: "aGk=", mimeType: "audio/wav" });
  expect(audioContent("aGk=", "audio/wav", { annotations: { priority: 1 }, _meta: { a: null } })).toStrictEqual({
    type: "audio",
    data: "aGk=",
    mimeType: "audio/wav",
    annotations: { priority: 1 },
    _meta: { a: null },
  });
});

test("resourceLink makes a link", () => {
  expect(resourceLink("file:///a", "a")).toStrictEqual({ type: "resource_link", uri: "file:///a", name: "a" });
});

test("resourceLink writes every option, a size of 0 and empty strings too", () => {
  expect(
    resourceLink("file:///a", "a", {
      title: "A",
      description: "",
      icons: [{ src: "https://example.com/a.png", sizes: ["48x48"] }],
      mimeType: "text/plain",
      size: 0,
      annotations: { audience: ["assistant"] },
      _meta: {},
    }),
  ).toStrictEqual({
    type: "resource_link",
    uri: "file:///a",
    name: "a",
    title: "A",
    description: "",
    icons: [{ src: "https://example.com/a.png", sizes: ["48x48"] }],
    mimeType: "text/plain",
    size: 0,
    annotations: { audience: ["assistant"] },
    _meta: {},
  });
});

test("embeddedResource holds the contents of a resource", () => {
  expect(embeddedResource({ uri: "file:///a", text: "x" })).toStrictEqual({
    type: "resource",
    resource: { uri: "file:///a", text: "x" },
  });
  expect(
    embeddedResource({ uri: "file:///b", blob: "aGk=" }, { annotations: { priority: 0.5 }, _meta: { a: 1 } }),
  ).toStrictEqual({
    type: "resource",
    resource: { uri: "file:///b", blob: "aGk=" },
    annotations: { priority: 0.5 },
    _meta: { a: 1 },
  });
});

const wireKeys = (value: unknown) => Object.keys(JSON.parse(JSON.stringify(value)));

test("an undefined option leaves no member on the wire", () => {
  const none = { annotations: undefined, _meta: undefined };
  expect(wireKeys(textContent("a", none))).toEqual(["type", "text"]);
  expect(wireKeys(imageContent("a", "b", none))).toEqual(["type", "data", "mimeType"]);
  expect(wireKeys(audioContent("a", "b", none))).toEqual(["type", "data", "mimeType"]);
  expect(wireKeys(embeddedResource({ uri: "a", text: "b" }, none))).toEqual(["type", "resource"]);
  expect(
    wireKeys(
      resourceLink("a", "b", {
        ...none,
        title: undefined,
        description: undefined,
        icons: undefined,
        mimeType: undefined,
        size: undefined,
      }),
    ),
  ).toEqual(["type", "uri", "name"]);
});

test("no option overwrites what the builder was asked to write", () => {
  const block = { type: "file", text: "old", data: "old", mimeType: "old", uri: "old", name: "old", resource: {} };
  expect(textContent("new", block as object)).toMatchObject({ type: "text", text: "new" });
  expect(imageContent("new", "a/b", block as object)).toMatchObject({ type: "image", data: "new", mimeType: "a/b" });
  expect(audioContent("new", "a/b", block as object)).toMatchObject({ type: "audio", data: "new", mimeType: "a/b" });
  expect(resourceLink("a:b", "new", block as object)).toMatchObject({ type: "resource_link", uri: "a:b", name: "new" });
  expect(embeddedResource({ uri: "a:b", text: "" }, block as object)).toMatchObject({
    type: "resource",
    resource: { uri: "a:b" },
  });
});
