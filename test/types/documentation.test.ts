import { join } from "node:path";
import ts from "typescript-6";
import { describe, expect, it } from "vitest";
import { REVISIONS } from "../spec/parity.js";
import { ROOT } from "../spec/spec-dir.js";
import { undocumented } from "./documentation.js";

const ENTRIES = ["index", ...REVISIONS.map((revision) => `revisions/${revision}`)];

describe("the package", () => {
  it("has a comment on every exported symbol and every member", () => {
    const files = ENTRIES.map((entry) => join(ROOT, `src/${entry}.ts`));
    expect(undocumented(files, ROOT)).toEqual([]);
  });
});

/** What is found in a package of these files, whose entry is `src/index.ts`. */
function faultsIn(files: { [path: string]: string }): string[] {
  const sources = new Map(Object.entries(files).map(([path, text]) => [`/package/${path}`, text]));
  const host: ts.CompilerHost = {
    getSourceFile: (path, options) => {
      const text = sources.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, options, true);
    },
    fileExists: (path) => sources.has(path),
    readFile: (path) => sources.get(path),
    directoryExists: () => true,
    getDirectories: () => [],
    getCurrentDirectory: () => "/package",
    getDefaultLibFileName: () => "lib.d.ts",
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => {},
  };
  return undocumented(["/package/src/index.ts"], "/package", host);
}

const SOUND = `/**
 * A header of the file.
 *
 * @packageDocumentation
 */

/** The first code. */
export const CODE = 1;

/**
 * A shape. It has members.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools#annotations}
 */
export type Shape = {
  /** The name. */
  name: string;
  /**
   * A second member.
   *
   * @deprecated In 2025-11-25: use \`name\`.
   */
  inner?:
    | {
        /** \`low\` or \`high\`. */
        level: string;
        /** Members beyond those named here. */
        [key: string]: unknown;
      }
    | undefined;
  /** A list. */
  list: {
    /** An element's member. */
    element: number;
  }[];
  /** A map. */
  map: { [key: string]: { [key: string]: number } };
  /** A function. */
  call: (text: string) => void;
  /** A method. */
  method(text: string): void;
  /** A member with a hidden shape. */
  hidden: Hidden;
};

type Hidden = {
  /** What is hidden. */
  value: string;
};

/** A choice. */
export type Choice = "a" | "b";

/** A part of a shape. */
export type Part<Whole extends { part: unknown }> = Whole extends { part: infer Found } ? Found : never;

/** A map of methods. */
export interface Methods {
  /** Does something. */
  "a/b": {
    /** What is sent. */
    params: string;
  };
}

/**
 * Makes a number.
 *
 * @param text - what to read
 * @param options - how to read it
 * @returns the number
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export function make(
  text: string,
  options: {
    /** The base. */
    radix: number;
  },
): number;
/**
 * Makes no number.
 *
 * @param text - what not to read
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}
 */
export function make(text: undefined): void;
export function make(text: string | undefined, options?: { radix: number }): number | undefined {
  const unseen: { member: string } = { member: "" };
  return text && options ? options.radix : undefined;
}

/**
 * Makes the same.
 *
 * @param text - what to read
 * @returns the number
 */
export const makeSame = (text: string): number => text.length;

/** An error. */
export class Failure {
  /** The code. */
  readonly code: number;
  private own: string;
  #secret = 1;

  /**
   * Makes one.
   *
   * @param code - its code
   */
  constructor(code: number) {
    this.code = code;
  }

  /**
   * Tells its code.
   *
   * @returns the code
   */
  toCode(): number;
  /**
   * Tells its code as text.
   *
   * @param radix - the base
   * @returns the code
   */
  toCode(radix: number): string;
  toCode(radix?: number): number | string {
    return this.code;
  }
}
`;

describe("the walker", () => {
  it("finds nothing in a sound file", () => {
    expect(faultsIn({ "src/index.ts": SOUND })).toEqual([]);
  });

  it.each<{ fault: string; from: string; to?: string; report: string }>([
    { fault: "a constant", from: "/** The first code. */\n", report: "CODE: no comment" },
    { fault: "a type", from: "/** A choice. */\n", report: "Choice: no comment" },
    { fault: "a member", from: "  /** The name. */\n", report: "Shape.name: no comment" },
    { fault: "a nested member", from: "        /** `low` or `high`. */\n", report: "Shape.inner.level: no comment" },
    {
      fault: "an index signature beside members",
      from: "        /** Members beyond those named here. */\n",
      report: "Shape.inner[key]: no comment",
    },
    {
      fault: "a member of an array's elements",
      from: "    /** An element's member. */\n",
      report: "Shape.list.element: no comment",
    },
    {
      fault: "a member inside a map",
      from: "map: { [key: string]: { [key: string]: number } }",
      to: "map: { [key: string]: { bare: number } }",
      report: "Shape.map[key].bare: no comment",
    },
    {
      fault: "a member of a function type's parameter",
      from: "call: (text: string) => void",
      to: "call: (text: { bare: number }) => void",
      report: "Shape.call(text).bare: no comment",
    },
    { fault: "a method signature", from: "  /** A method. */\n", report: "Shape.method: no comment" },
    { fault: "a member behind a name", from: "  /** What is hidden. */\n", report: "Hidden.value: no comment" },
    { fault: "a map's method", from: "  /** Does something. */\n", report: 'Methods["a/b"]: no comment' },
    {
      fault: "a member of a map entry",
      from: "    /** What is sent. */\n",
      report: 'Methods["a/b"].params: no comment',
    },
    { fault: "a member of options", from: "    /** The base. */\n", report: "make(options).radix: no comment" },
    {
      fault: "an overload",
      from: "/**\n * Makes no number.\n *\n * @param text - what not to read\n *\n * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}\n */\n",
      report: "make: no comment",
    },
    { fault: "a class", from: "/** An error. */\n", report: "Failure: no comment" },
    { fault: "a class member", from: "  /** The code. */\n", report: "Failure.code: no comment" },
    {
      fault: "an overload of a method",
      from: "  /**\n   * Tells its code.\n   *\n   * @returns the code\n   */\n",
      report: "Failure.toCode: no comment",
    },
    { fault: "tags without a sentence", from: " * Makes the same.\n *\n", report: "makeSame: no comment" },
    { fault: "no capital", from: "/** A choice.", to: "/** a choice.", report: "Choice: the comment is no sentence" },
    {
      fault: "no full stop",
      from: "The name. */",
      to: "The name */",
      report: "Shape.name: the comment is no sentence",
    },
    {
      fault: "no @see",
      from: " *\n * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools#annotations}\n",
      report: "Shape: no @see with a page of the specification",
    },
    {
      fault: "no @see of a function",
      from: " * @param text - what not to read\n *\n * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/server/tools}\n",
      to: " * @param text - what not to read\n",
      report: "make: no @see with a page of the specification",
    },
    {
      fault: "an @see elsewhere",
      from: "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#annotations",
      to: "https://example.com/server/tools#annotations",
      report: "Shape: no @see with a page of the specification",
    },
    { fault: "no @param", from: " * @param options - how to read it\n", report: "make: no @param options" },
    { fault: "an @param without text", from: " - how to read it", report: "make: no @param options" },
    {
      fault: "no @returns",
      from: " * @returns the number\n *\n",
      to: " *\n",
      report: "make: no @returns",
    },
    {
      fault: "no @returns of a function in a constant",
      from: " * @returns the number\n */\nexport const",
      to: " */\nexport const",
      report: "makeSame: no @returns",
    },
    {
      fault: "no @returns of a method",
      from: "   * @returns the code\n   */\n  toCode(): number",
      to: "   */\n  toCode(): number",
      report: "Failure.toCode: no @returns",
    },
    {
      fault: "no @param of a constructor",
      from: "   * @param code - its code\n",
      report: "Failure.constructor: no @param code",
    },
  ])("reports $fault", ({ from, to = "", report }) => {
    expect(SOUND.split(from), "the fault can be made").toHaveLength(2);
    const faults = faultsIn({ "src/index.ts": SOUND.replace(from, () => to) });
    expect(faults.map((fault) => fault.replace(/^src\/index\.ts:\d+ /, ""))).toEqual([report]);
  });

  it("does not take the file's header for the comment of the first statement", () => {
    const text = "/**\n * A header.\n *\n * @packageDocumentation\n */\n\nexport const CODE = 1;\n";
    expect(faultsIn({ "src/index.ts": text })).toEqual(["src/index.ts:7 CODE: no comment"]);
  });

  it("follows re-exports by name and by another name", () => {
    const files = {
      "src/index.ts": 'export { made as make } from "./a.js";\nexport type { Shape } from "./a.js";\n',
      "src/a.ts":
        "export type Unseen = { bare: string };\nexport const made = 1;\nexport type Shape = { bare: string };\n",
    };
    expect(faultsIn(files)).toEqual([
      "src/a.ts:2 make: no comment",
      "src/a.ts:3 Shape: no comment",
      "src/a.ts:3 Shape.bare: no comment",
    ]);
  });

  it("reports a re-export of what does not exist", () => {
    expect(faultsIn({ "src/index.ts": 'export { none } from "./none.js";\n' })).toEqual([
      "src/index.ts:1 none: not resolved",
    ]);
  });
});
