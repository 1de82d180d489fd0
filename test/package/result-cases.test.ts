/** The cases of the wire, of params and of results, put to the built package as its users load it. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import paramsCases from "../cases/params.json" with { type: "json" };
import resultCases from "../cases/results.json" with { type: "json" };
import wireCases from "../cases/wire.json" with { type: "json" };

const root = fileURLToPath(new URL("../..", import.meta.url));

type WireCase = { name: string; text: string; kind: string; code?: number; id?: unknown; reply?: boolean };
type ParamsCase = { method: string; params?: unknown; ok: boolean; value?: unknown; code?: number; member?: string };
type ResultCase = { reader: string; result: unknown; options?: object; ok: boolean; value?: unknown; path?: string };

const PARAMS_READERS = {
  "tools/call": "readToolCallParams",
  "prompts/get": "readGetPromptParams",
  "resources/read": "readReadResourceParams",
  "completion/complete": "readCompleteParams",
  "logging/setLevel": "readSetLevelParams",
  "tools/list": "readListParams",
  initialize: "readInitializeParams",
};

/** What the child runs once it has the package under `mcp`: it takes the cases on stdin and prints what comes of each. */
const SCRIPT = `
const { wire, params, results, paramsReaders } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const outcome = (read) => {
  try {
    return { value: read() };
  } catch (error) {
    const isInvalid = error instanceof mcp.InvalidResultError;
    const { name, message, code, path } = error;
    return { thrown: { name, message, code, path, isMcpError: mcp.isMcpError(error), isInvalid } };
  }
};
console.log(JSON.stringify({
  wire: wire.map(({ text }) => mcp.parseMessage(text)),
  params: params.map((given) => outcome(() => mcp[paramsReaders[given.method]](given.params))),
  results: results.map(({ reader, result, options }) => outcome(() => mcp[reader](result, options))),
}));
`;

type Outcome = {
  value?: unknown;
  thrown?: { name: string; message: string; code?: number; path?: string; isMcpError: boolean; isInvalid: boolean };
};
type Outcomes = { wire: { [member: string]: unknown }[]; params: Outcome[]; results: Outcome[] };

function outcomesIn(args: string[]): Outcomes {
  for (const file of ["dist/index.js", "dist/index.cjs"]) {
    if (!existsSync(join(root, file))) throw new Error(`${file} is missing: run npm run build first`);
  }
  const input = { wire: wireCases, params: paramsCases, results: resultCases, paramsReaders: PARAMS_READERS };
  // By name, from the root: the package resolves to itself through its exports.
  const output = execFileSync(process.execPath, args, { cwd: root, input: JSON.stringify(input), encoding: "utf8" });
  return JSON.parse(output);
}

test("there are 50, 35 and 61 cases", () => {
  expect([wireCases.length, paramsCases.length, resultCases.length]).toEqual([50, 35, 61]);
});

describe.each([
  [
    "ESM",
    "dist/index.js",
    [
      "--input-type=module",
      "-e",
      `import { createRequire } from "node:module";
      import * as mcp from "mcp-protocol-types";
      const require = createRequire(import.meta.url);
      ${SCRIPT}`,
    ],
  ],
  ["CommonJS", "dist/index.cjs", ["-e", `const mcp = require("mcp-protocol-types"); ${SCRIPT}`]],
])("the built package from %s", (format, file, args) => {
  let outcomes: Outcomes | undefined;
  const all = () => {
    outcomes ??= outcomesIn(args);
    return outcomes;
  };

  test("is the build", () => {
    const resolved =
      format === "ESM"
        ? ["--input-type=module", "-e", 'console.log(import.meta.resolve("mcp-protocol-types"))']
        : ["-e", 'console.log(require.resolve("mcp-protocol-types"))'];
    expect(execFileSync(process.execPath, resolved, { cwd: root, encoding: "utf8" }).trim()).toMatch(
      new RegExp(`${join(root, file).replaceAll("\\", "/")}$`),
    );
  });

  test("gives an outcome for each case", () => {
    const { wire, params, results } = all();
    expect([wire.length, params.length, results.length]).toEqual([50, 35, 61]);
  });

  test.each((wireCases as WireCase[]).map((one, index) => ({ ...one, index })))(
    "parses: $name",
    ({ index, kind, code, id, reply }) => {
      const { reason, ...classified } = all().wire[index] ?? {};
      expect(classified["kind"]).toBe(kind);
      if (kind !== "invalid") return;
      const answer = { jsonrpc: "2.0", id, error: { code, message: reason } };
      expect(classified).toEqual({ kind, id, ...(reply ? { reply: answer } : {}) });
    },
  );

  test.each((paramsCases as ParamsCase[]).map((one, index) => ({ ...one, index, title: JSON.stringify(one.params) })))(
    "reads the params of $method: $title",
    ({ index, ok, value, code, member }) => {
      const outcome = all().params[index];
      if (ok) expect(outcome).toEqual({ value });
      else {
        expect(outcome?.thrown).toMatchObject({ name: "McpError", code, isMcpError: true });
        expect(outcome?.thrown?.message).toMatch(new RegExp(`\\b${member}\\b`));
      }
    },
  );

  test.each(
    (resultCases as ResultCase[]).map((one, index) => ({
      ...one,
      index,
      title: `${JSON.stringify(one.result)} ${JSON.stringify(one.options ?? {})}`,
    })),
  )("$reader: $title", ({ index, ok, value, path }) => {
    const outcome = all().results[index];
    if (ok) expect(outcome).toEqual({ value });
    else {
      expect(outcome?.thrown).toMatchObject({ name: "InvalidResultError", path, isInvalid: true, isMcpError: false });
      expect(outcome?.thrown?.message).toContain(path === "" ? "the result" : path);
    }
  });
});
