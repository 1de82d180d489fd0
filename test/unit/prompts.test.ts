import { expect, test } from "vitest";
import { embeddedResource, imageContent } from "../../src/content.js";
import { assistantMessage, userMessage } from "../../src/prompts.js";
import { textResource } from "../../src/resource-content.js";

test("userMessage makes a text block of a text", () => {
  expect(JSON.stringify(userMessage("hello"))).toBe('{"role":"user","content":{"type":"text","text":"hello"}}');
  expect(userMessage("")).toStrictEqual({ role: "user", content: { type: "text", text: "" } });
});

test("assistantMessage makes a text block of a text", () => {
  expect(JSON.stringify(assistantMessage("hello"))).toBe(
    '{"role":"assistant","content":{"type":"text","text":"hello"}}',
  );
  expect(assistantMessage("")).toStrictEqual({ role: "assistant", content: { type: "text", text: "" } });
});

test("userMessage takes a content block as it is", () => {
  const block = embeddedResource(textResource("file:///a", "x"));
  const message = userMessage(block);
  expect(message).toStrictEqual({
    role: "user",
    content: { type: "resource", resource: { uri: "file:///a", text: "x" } },
  });
  expect(message.content).toBe(block);
});

test("assistantMessage takes a content block as it is", () => {
  const block = imageContent("aGk=", "image/png");
  const message = assistantMessage(block);
  expect(message).toStrictEqual({
    role: "assistant",
    content: { type: "image", data: "aGk=", mimeType: "image/png" },
  });
  expect(message.content).toBe(block);
});
