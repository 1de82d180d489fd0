// What the example server offers: tools, resources, a resource template, prompts and completion.

import {
  blobResource,
  completion,
  invalidParams,
  type McpResource,
  type McpToolSchema,
  type ProgressToken,
  type PromptDefinition,
  paginate,
  progress,
  type ResourceContent,
  type ResourceDefinition,
  resourceLink,
  resourceNotFound,
  structuredResult,
  type ToolCallResult,
  textContent,
  textResource,
  toolError,
  toolResult,
  userMessage,
} from "mcp-protocol-types";
import type { Call, Offer } from "./offer.ts";

const serverInfo = { name: "mcp-protocol-types-example", version: "1.0.0", title: "Example server" };

const PAGE_SIZE = 10;

const tools: McpToolSchema[] = [
  {
    name: "add",
    title: "Add",
    description: "Adds two numbers.",
    inputSchema: {
      type: "object",
      properties: { a: { type: "number" }, b: { type: "number" } },
      required: ["a", "b"],
    },
    outputSchema: { type: "object", properties: { sum: { type: "number" } }, required: ["sum"] },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "count",
    title: "Count",
    description: "Counts up to a number, one step in ten milliseconds, and tells how far it has come.",
    inputSchema: {
      type: "object",
      properties: { to: { type: "integer", minimum: 1, maximum: 1000 } },
      required: ["to"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "where_is_the_manual",
    title: "Where is the manual",
    description: "Tells which resource explains this server.",
    inputSchema: { type: "object" },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
];

const resources: McpResource[] = [
  { uri: "example://manual", name: "manual", title: "The manual", mimeType: "text/plain" },
  { uri: "example://dot", name: "dot", title: "A dot", mimeType: "image/png" },
];

const templates: ResourceDefinition[] = [
  { uriTemplate: "example://greeting/{name}", name: "greeting", title: "A greeting", mimeType: "text/plain" },
];

/** A PNG of a single transparent pixel. */
const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const GREETING = "example://greeting/";

const prompts: PromptDefinition[] = [
  {
    name: "greet",
    title: "Greet somebody",
    description: "Asks for a greeting in some style.",
    arguments: [
      { name: "name", description: "Who is greeted.", required: true },
      { name: "style", description: "How: plain, formal or friendly. The default is plain." },
    ],
  },
];

const STYLES = ["formal", "friendly", "plain"];

/** The example server. */
export const exampleServer: Offer = {
  serverInfo,
  capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
  inputSchemaOf: (tool) => tools.find(({ name }) => name === tool)?.inputSchema,
  handlers: {
    "tools/list": ({ cursor }) => {
      const { items, ...rest } = paginate(tools, cursor, PAGE_SIZE);
      return { tools: items, ...rest };
    },
    "tools/call": ({ name, arguments: args, _meta }, { context }) => {
      switch (name) {
        case "add":
          return add(args["a"], args["b"]);
        case "count":
          return count(args["to"], context, _meta?.progressToken);
        case "where_is_the_manual":
          return toolResult([textContent("In this resource:"), resourceLink("example://manual", "manual")]);
        default:
          throw invalidParams(`Unknown tool: ${name}`);
      }
    },

    "resources/list": ({ cursor }) => {
      const { items, ...rest } = paginate(resources, cursor, PAGE_SIZE);
      return { resources: items, ...rest };
    },
    "resources/templates/list": ({ cursor }) => {
      const { items, ...rest } = paginate(templates, cursor, PAGE_SIZE);
      return { resourceTemplates: items, ...rest };
    },
    "resources/read": ({ uri }, { context }) => {
      const contents = contentsOf(uri);
      if (contents === undefined) throw resourceNotFound(uri, context.client.protocolVersion);
      return { contents: [contents] };
    },

    "prompts/list": ({ cursor }) => {
      const { items, ...rest } = paginate(prompts, cursor, PAGE_SIZE);
      return { prompts: items, ...rest };
    },
    "prompts/get": ({ name, arguments: { name: whom, style = "plain" } }) => {
      if (name !== "greet") throw invalidParams(`Unknown prompt: ${name}`);
      if (whom === undefined) throw invalidParams("params.arguments.name is required");
      if (!STYLES.includes(style)) throw invalidParams(`params.arguments.style must be one of ${STYLES.join(", ")}`);
      return { description: "A greeting", messages: [userMessage(`Greet ${whom} in a ${style} style.`)] };
    },

    "completion/complete": ({ ref, argument }) => {
      const known = ref.type === "ref/prompt" && ref.name === "greet" && argument.name === "style" ? STYLES : [];
      return completion(known.filter((style) => style.startsWith(argument.value)));
    },
  },
};

async function count(to: unknown, { channel, signal }: Call, token?: ProgressToken): Promise<ToolCallResult> {
  if (typeof to !== "number" || !Number.isInteger(to) || to < 1 || to > 1000) {
    return toolError("`to` must be an integer from 1 to 1000");
  }
  for (let step = 1; step <= to && !signal.aborted; step++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (token !== undefined && !signal.aborted) channel.send(progress(token, step, { total: to }));
  }
  return toolResult([textContent(`Counted to ${to}.`)]);
}

function add(a: unknown, b: unknown): ToolCallResult {
  // A wrong argument is the tool's error, not the protocol's: the model reads it and tries again.
  if (typeof a !== "number" || typeof b !== "number") return toolError("`a` and `b` must be numbers");
  return structuredResult({ sum: a + b });
}

function contentsOf(uri: string): ResourceContent | undefined {
  if (uri === "example://manual") return textResource(uri, "Call add with a and b.", { mimeType: "text/plain" });
  if (uri === "example://dot") return blobResource(uri, DOT, { mimeType: "image/png" });
  if (!uri.startsWith(GREETING) || uri === GREETING) return undefined;
  try {
    return textResource(uri, `Hello, ${decodeURIComponent(uri.slice(GREETING.length))}!`, { mimeType: "text/plain" });
  } catch {
    // Not percent-encoded as a URI must be, so it names nothing.
    return undefined;
  }
}
