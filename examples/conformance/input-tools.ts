// The tools with which the conformance suite tries input-required results, as 2026-07-28 has them.

import { type InputRequest, inputRequiredResult, invalidParams, textContent, toolResult } from "mcp-protocol-types";
import { ask, canBeAsked, form, listRoots, sample } from "./input.ts";
import { seal, unseal } from "./state.ts";
import type { Tool } from "./tools.ts";

const text = (words: string) => toolResult([textContent(words)]);

const nameForm = (question: string) =>
  form(question, { type: "object", properties: { name: { type: "string" } }, required: ["name"] });

const confirmation = form("Please confirm", {
  type: "object",
  properties: { ok: { type: "boolean" } },
  required: ["ok"],
});

/** A tool that asks once for some things, and says with them how the answer came. */
function askingTool(description: string, requests: { [key: string]: InputRequest }): Tool {
  return {
    description,
    async call({ inputResponses }, call) {
      const input = await ask(call, inputResponses, requests);
      return "needed" in input ? input.needed : text(`The client said ${JSON.stringify(input.given)}.`);
    },
  };
}

/** The same with a state that the client must bring back as it was. */
function statefulTool(description: string, requests: { [key: string]: InputRequest }): Tool {
  return {
    description,
    async call({ name, inputResponses, requestState }, call) {
      // A state from another tool is genuine, and as wrong as one that is made up.
      if (requestState !== undefined && (await unseal(requestState)) !== name)
        throw invalidParams("The state is another's");
      if (inputResponses !== undefined && requestState === undefined) throw invalidParams("The state is missing");
      const input = await ask(call, inputResponses, requests, await seal(name));
      return "needed" in input ? input.needed : text("state-ok");
    },
  };
}

/** What the tool with several rounds asks, round by round. */
const ROUNDS: { [key: string]: InputRequest }[] = [
  { step1: nameForm("Step 1: What is your name?") },
  {
    step2: form("Step 2: What is your favorite color?", {
      type: "object",
      properties: { color: { type: "string" } },
      required: ["color"],
    }),
  },
];

/** The tools, by name. */
export const inputTools: { [name: string]: Tool } = {
  test_input_required_result_elicitation: askingTool("Asks the user.", { user_name: nameForm("What is your name?") }),
  test_input_required_result_sampling: askingTool("Asks a model.", {
    capital_question: sample("What is the capital of France?", 100),
  }),
  test_input_required_result_list_roots: askingTool("Asks for the roots.", { client_roots: listRoots() }),
  test_input_required_result_request_state: statefulTool("Asks the user, with a state.", { confirm: confirmation }),
  test_input_required_result_tampered_state: statefulTool("Asks the user, with a state.", { confirm: confirmation }),
  test_input_required_result_multiple_inputs: statefulTool("Asks for several things at once.", {
    user_name: nameForm("What is your name?"),
    greeting: sample("Generate a greeting", 50),
    client_roots: listRoots(),
  }),

  test_input_required_result_multi_round: {
    description: "Asks the user twice, the second time for something else.",
    async call({ name, inputResponses, requestState }, call) {
      // The state is the tool and the round that was asked for.
      const [tool = name, asked = "0"] = requestState === undefined ? [] : (await unseal(requestState)).split(" ");
      if (tool !== name) throw invalidParams("The state is another's");
      for (let round = Number(asked); ; round += 1) {
        const requests = ROUNDS[round];
        if (requests === undefined) return text("All is known.");
        const input = await ask(call, inputResponses, requests, await seal(`${name} ${round}`));
        if ("needed" in input) return input.needed;
      }
    },
  },

  test_input_required_result_capabilities: {
    description: "Asks for what the client can give, and no more.",
    call(_params, { client: { capabilities } }) {
      const requests: { [key: string]: InputRequest } = {
        user_name: nameForm("What is your name?"),
        greeting: sample("Generate a greeting", 50),
      };
      const possible = Object.entries(requests).filter(([, request]) => canBeAsked(capabilities, request));
      return inputRequiredResult({ inputRequests: Object.fromEntries(possible) });
    },
  },
};
