// The tools that the conformance suite calls, but for those that return an input-required result.

import {
  audioContent,
  type CheckedToolCallParams,
  type ElicitFormParams,
  embeddedResource,
  type InputRequiredResult,
  imageContent,
  type LoggingLevel,
  logMessage,
  type McpToolSchema,
  METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED,
  METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED,
  notification,
  progress,
  type ToolCallResult,
  textContent,
  textResource,
  toolError,
  toolResult,
} from "mcp-protocol-types";
import type { Changes } from "../http-subscriptions.ts";
import type { Call } from "../offer.ts";
import { PNG, WAV, wait } from "./content.ts";
import { ask, form, sample } from "./input.ts";

export type ToolResult = ToolCallResult | InputRequiredResult;

export type Tool = {
  description: string;
  inputSchema?: McpToolSchema["inputSchema"];
  call(params: CheckedToolCallParams, call: Call): ToolResult | Promise<ToolResult>;
};

const text = (words: string): ToolCallResult => toolResult([textContent(words)]);

/** The severities, the least grave first. */
const LEVELS: LoggingLevel[] = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"];

function log({ client, channel }: Call, level: LoggingLevel, words: string): void {
  if (client.logLevel === undefined || LEVELS.indexOf(level) < LEVELS.indexOf(client.logLevel)) return;
  channel.send(logMessage(level, words));
}

/** A tool that has the user fill in a form, and tells what came of it. */
function formTool(
  description: string,
  requestedSchema: ElicitFormParams["requestedSchema"],
  inputSchema?: McpToolSchema["inputSchema"],
): Tool {
  return {
    description,
    ...(inputSchema === undefined ? {} : { inputSchema }),
    async call({ arguments: { message }, inputResponses }, call) {
      const request = form(typeof message === "string" ? message : "Please fill in the form", requestedSchema);
      const input = await ask(call, inputResponses, { form: request });
      return "needed" in input ? input.needed : text(`Elicitation completed: ${JSON.stringify(input.given.form)}`);
    },
  };
}

const options = (...names: string[]) => names.map((name) => ({ const: name, title: `The ${name}` }));

/** A schema with all of JSON Schema 2020-12 that is easily lost on the way. */
const FULL_SCHEMA: McpToolSchema["inputSchema"] = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

/**
 * Makes the tools.
 *
 * @param changes - is told what the tools change
 * @returns the tools, by name
 */
export function makeTools(changes: Changes): { [name: string]: Tool } {
  return {
    test_simple_text: {
      description: "Returns a text.",
      call: () => text("This is a simple text response for testing."),
    },
    test_image_content: {
      description: "Returns an image.",
      call: () => toolResult([imageContent(PNG, "image/png")]),
    },
    test_audio_content: {
      description: "Returns a sound.",
      call: () => toolResult([audioContent(WAV, "audio/wav")]),
    },
    test_embedded_resource: {
      description: "Returns a resource.",
      call: () => {
        const words = "This is an embedded resource content.";
        return toolResult([
          embeddedResource(textResource("test://embedded-resource", words, { mimeType: "text/plain" })),
        ]);
      },
    },
    test_multiple_content_types: {
      description: "Returns a text, an image and a resource.",
      call: () =>
        toolResult([
          textContent("Multiple content types test:"),
          imageContent(PNG, "image/png"),
          embeddedResource(
            textResource("test://mixed-content-resource", '{"test":"data","value":123}', {
              mimeType: "application/json",
            }),
          ),
        ]),
    },
    test_error_handling: {
      description: "Fails.",
      call: () => toolError("This tool intentionally returns an error for testing"),
    },

    test_tool_with_logging: {
      description: "Logs three messages.",
      async call(_params, call) {
        log(call, "info", "Tool execution started");
        await wait(50);
        log(call, "info", "Tool processing data");
        await wait(50);
        log(call, "info", "Tool execution completed");
        return text("Logged.");
      },
    },
    test_logging_tool: {
      description: "Logs a message.",
      call(_params, call) {
        log(call, "info", "A message");
        return text("Logged.");
      },
    },
    test_tool_with_progress: {
      description: "Tells three times how far it has come.",
      async call({ _meta }, { channel }) {
        for (const percent of [0, 50, 100]) {
          if (percent > 0) await wait(50);
          if (_meta?.progressToken !== undefined) channel.send(progress(_meta.progressToken, percent, { total: 100 }));
        }
        return text("Done.");
      },
    },
    test_reconnection: {
      description: "Closes the stream before it answers, so that the client has to come back.",
      async call(_params, { channel }) {
        channel.pause?.(500);
        await wait(100);
        return text("Reconnected.");
      },
    },

    test_sampling: {
      description: "Asks a model.",
      inputSchema: { type: "object", properties: { prompt: { type: "string" } }, required: ["prompt"] },
      async call({ arguments: { prompt }, inputResponses }, call) {
        if (typeof prompt !== "string") return toolError("`prompt` must be a string");
        const input = await ask(call, inputResponses, { answer: sample(prompt, 100) });
        return "needed" in input ? input.needed : text(`LLM response: ${JSON.stringify(input.given.answer)}`);
      },
    },
    test_missing_capability: {
      description: "Needs a client that can sample.",
      async call({ inputResponses }, call) {
        const input = await ask(call, inputResponses, { answer: sample("Say something.", 10) });
        return "needed" in input ? input.needed : text("Sampled.");
      },
    },
    test_elicitation: formTool(
      "Asks the user for a name and an address.",
      {
        type: "object",
        properties: {
          username: { type: "string", description: "User's response" },
          email: { type: "string", description: "User's email address" },
        },
        required: ["username", "email"],
      },
      { type: "object", properties: { message: { type: "string" } }, required: ["message"] },
    ),
    test_streaming_elicitation: formTool("Asks the user, where a stream might be open.", {
      type: "object",
      properties: { confirmed: { type: "boolean" } },
    }),
    test_elicitation_sep1034_defaults: formTool("Asks the user with a default for each kind of field.", {
      type: "object",
      properties: {
        name: { type: "string", default: "John Doe" },
        age: { type: "integer", default: 30 },
        score: { type: "number", default: 95.5 },
        status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
        verified: { type: "boolean", default: true },
      },
    }),
    test_elicitation_sep1330_enums: formTool("Asks the user to choose, in each way there is.", {
      type: "object",
      properties: {
        untitledSingle: { type: "string", enum: ["option1", "option2", "option3"] },
        titledSingle: { type: "string", oneOf: options("value1", "value2", "value3") },
        legacyEnum: { type: "string", enum: ["opt1", "opt2"], enumNames: ["Option One", "Option Two"] },
        untitledMulti: { type: "array", items: { type: "string", enum: ["option1", "option2", "option3"] } },
        titledMulti: { type: "array", items: { anyOf: options("value1", "value2", "value3") } },
      },
    }),

    json_schema_2020_12_tool: {
      description: "Has a schema with much in it.",
      inputSchema: FULL_SCHEMA,
      call: ({ arguments: args }) => text(JSON.stringify(args)),
    },
    test_custom_header: {
      description: "Has an argument that stands in a header as well.",
      inputSchema: {
        type: "object",
        properties: { region: { type: "string", "x-mcp-header": "Region" } },
        required: ["region"],
      },
      call: ({ arguments: { region } }) => text(`The region is ${region}.`),
    },
    test_trigger_tool_change: {
      description: "Tells that the tools have changed.",
      call() {
        changes.publish(notification(METHOD_NOTIFICATIONS_TOOLS_LIST_CHANGED));
        return text("Told.");
      },
    },
    test_trigger_prompt_change: {
      description: "Tells that the prompts have changed.",
      call() {
        changes.publish(notification(METHOD_NOTIFICATIONS_PROMPTS_LIST_CHANGED));
        return text("Told.");
      },
    },
  };
}
