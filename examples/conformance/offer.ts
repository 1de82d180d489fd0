// What the conformance suite asks of a server, built on the parts of the example server.

import {
  assistantMessage,
  blobResource,
  type Capabilities,
  type CheckedGetPromptParams,
  completion,
  embeddedResource,
  type GetPromptResult,
  type InputRequiredResult,
  imageContent,
  invalidParams,
  type McpResource,
  type McpToolSchema,
  type PromptDefinition,
  paginate,
  type ResourceContent,
  resourceNotFound,
  textResource,
  userMessage,
} from "mcp-protocol-types";
import { Changes } from "../http-subscriptions.ts";
import type { Call, Offer } from "../offer.ts";
import { PNG } from "./content.ts";
import { ask, form } from "./input.ts";
import { inputTools } from "./input-tools.ts";
import { makeTools } from "./tools.ts";

/** More than there is of anything: the suite reads the first page only. */
const PAGE_SIZE = 100;

const capabilities: Capabilities = {
  tools: { listChanged: true },
  prompts: { listChanged: true },
  resources: { subscribe: true },
  completions: {},
  logging: {},
};

const changes = new Changes(capabilities);

const tools = { ...makeTools(changes), ...inputTools };

const toolSchemas: McpToolSchema[] = Object.entries(tools).map(([name, { description, inputSchema }]) => ({
  name,
  description,
  inputSchema: inputSchema ?? { type: "object" },
}));

const resources: McpResource[] = [
  { uri: "test://static-text", name: "static-text", description: "A text.", mimeType: "text/plain" },
  { uri: "test://static-binary", name: "static-binary", description: "An image.", mimeType: "image/png" },
  { uri: "test://watched-resource", name: "watched-resource", description: "A text that could change." },
];

const templates = [
  { uriTemplate: "test://template/{id}/data", name: "template", description: "Data.", mimeType: "application/json" },
];

function contentsOf(uri: string): ResourceContent | undefined {
  switch (uri) {
    case "test://static-text":
      return textResource(uri, "This is the content of the static text resource.", { mimeType: "text/plain" });
    case "test://static-binary":
      return blobResource(uri, PNG, { mimeType: "image/png" });
    case "test://watched-resource":
      return textResource(uri, "This is watched.", { mimeType: "text/plain" });
    default: {
      const [, id] = /^test:\/\/template\/([^/]+)\/data$/.exec(uri) ?? [];
      const data = { id, templateTest: true, data: `Data for ID: ${id}` };
      return id === undefined ? undefined : textResource(uri, JSON.stringify(data), { mimeType: "application/json" });
    }
  }
}

const prompts: PromptDefinition[] = [
  { name: "test_simple_prompt", description: "Says something." },
  {
    name: "test_prompt_with_arguments",
    description: "Repeats its arguments.",
    arguments: [
      { name: "arg1", description: "First test argument", required: true },
      { name: "arg2", description: "Second test argument", required: true },
    ],
  },
  {
    name: "test_prompt_with_embedded_resource",
    description: "Shows a resource.",
    arguments: [{ name: "resourceUri", description: "URI of the resource to embed", required: true }],
  },
  { name: "test_prompt_with_image", description: "Shows an image." },
  { name: "test_input_required_result_prompt", description: "Asks the user first." },
];

async function getPrompt(
  { name, arguments: args, inputResponses }: CheckedGetPromptParams,
  call: Call,
): Promise<GetPromptResult | InputRequiredResult> {
  switch (name) {
    case "test_simple_prompt":
      return { messages: [userMessage("This is a simple prompt for testing.")] };
    case "test_prompt_with_arguments":
      return { messages: [userMessage(`Prompt with arguments: arg1='${args["arg1"]}', arg2='${args["arg2"]}'`)] };
    case "test_prompt_with_embedded_resource": {
      const words = "Embedded resource content for testing.";
      const resource = textResource(args["resourceUri"] ?? "", words, { mimeType: "text/plain" });
      return {
        messages: [userMessage(embeddedResource(resource)), userMessage("Please process the embedded resource above.")],
      };
    }
    case "test_prompt_with_image":
      return {
        messages: [userMessage(imageContent(PNG, "image/png")), userMessage("Please analyze the image above.")],
      };
    case "test_input_required_result_prompt": {
      const question = form("What context should the prompt use?", {
        type: "object",
        properties: { context: { type: "string" } },
        required: ["context"],
      });
      const input = await ask(call, inputResponses, { user_context: question });
      return "needed" in input
        ? input.needed
        : { messages: [assistantMessage(`The context is ${JSON.stringify(input.given.user_context)}.`)] };
    }
    default:
      throw invalidParams(`Unknown prompt: ${name}`);
  }
}

/** The conformance server. */
export const conformanceServer: Offer = {
  serverInfo: { name: "mcp-protocol-types-conformance", version: "1.0.0" },
  capabilities,
  inputSchemaOf: (tool) => toolSchemas.find(({ name }) => name === tool)?.inputSchema,
  handlers: {
    ...changes.handlers,
    "logging/setLevel": ({ level }, { context: { client } }) => {
      client.logLevel = level;
    },

    "tools/list": ({ cursor }) => {
      const { items, ...rest } = paginate(toolSchemas, cursor, PAGE_SIZE);
      return { tools: items, ...rest };
    },
    "tools/call": (params, { context }) => {
      const tool = Object.hasOwn(tools, params.name) ? tools[params.name] : undefined;
      if (tool === undefined) throw invalidParams(`Unknown tool: ${params.name}`);
      return tool.call(params, context);
    },

    "resources/list": ({ cursor }) => {
      const { items, ...rest } = paginate(resources, cursor, PAGE_SIZE);
      return { resources: items, ...rest };
    },
    "resources/templates/list": ({ cursor }) => {
      const { items, ...rest } = paginate(templates, cursor, PAGE_SIZE);
      return { resourceTemplates: items, ...rest };
    },
    "resources/read": ({ uri }, { context: { client } }) => {
      const contents = contentsOf(uri);
      if (contents === undefined) throw resourceNotFound(uri, client.protocolVersion);
      return { contents: [contents] };
    },

    "prompts/list": ({ cursor }) => {
      const { items, ...rest } = paginate(prompts, cursor, PAGE_SIZE);
      return { prompts: items, ...rest };
    },
    "prompts/get": (params, { context }) => getPrompt(params, context),

    "completion/complete": ({ argument }) =>
      completion(["paris", "park", "party"].filter((value) => value.startsWith(argument.value))),
  },
};
