/** Two language servers that editors run, with the same few questions: TypeScript 7's own, and tsserver of TypeScript 6. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);

export type Hover = {
  /** What stands in the code block. */
  shape: string;
  /** The comment up to its first tag. */
  text: string;
  /** The tags, as in `returns the block`. */
  tags: string[];
};

export type Completion = {
  name: string;
  /** The module that it would be imported from. */
  from?: string;
  isDeprecated: boolean;
};

/** Each question is asked at the `^` in the code of a file in the editor's folder. */
export type Editor = {
  hover(code: string): Promise<Hover>;
  complete(code: string): Promise<Completion[]>;
  /** Where a name is defined: the file in the folder, and the text of the line. */
  definition(code: string): Promise<string>;
  /** The words that are struck through. */
  struck(code: string): Promise<string[]>;
  close(): Promise<void>;
};

/** "'…' is deprecated." */
const DEPRECATED = 6385;

type Position = { line: number; character: number };

/** The code without its mark, and where that was. */
function unmark(code: string): { text: string; at: Position } {
  const [before = "", after = ""] = code.split("^");
  const lines = before.split("\n");
  return { text: before + after, at: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 } };
}

/** A member that may be left out has a question mark behind it, and a name that is no identifier quotes around it. */
const plainName = (label: string): string => label.replace(/\?$/, "").replace(/^"(.*)"$/, "$1");

/** A name that was imported says so, in front of its shape or in a line behind it. */
const plainShape = (shape: string): string => shape.replace(/^\(alias\) /gm, "").replace(/\nimport .*$/, "");

/** A file of the folder with one of its lines, which count from 0. */
function quote(folder: string, path: string, line: number): string {
  const text = readFileSync(path, "utf8").split("\n")[line];
  return `${relative(folder, path).split(sep).join("/")}: ${text}`;
}

const wordIn = (text: string, line: number, start: number, end: number): string =>
  text.split("\n")[line]?.slice(start, end) ?? "";

const plainText = (text: string): string => text.replace(/\{@link ([^}]+)\}/g, "$1").trim();

/** Reads messages as both servers write them: a header with the length, an empty line, JSON. */
function onMessage<Message>(server: ChildProcessWithoutNullStreams, take: (message: Message) => void): void {
  let bytes = Buffer.alloc(0);
  server.stdout.on("data", (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const header = bytes.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/.exec(bytes.toString("latin1", 0, header))?.[1]);
      const end = header + 4 + length;
      if (header < 0 || bytes.length < end) return;
      take(JSON.parse(bytes.toString("utf8", header + 4, end)));
      bytes = bytes.subarray(end);
    }
  });
}

/** Starts a server that is asked and answers by number. */
function start(folder: string, args: string[]) {
  const server = spawn(process.execPath, args, { cwd: folder });
  const waiting = new Map<number, { resolve: (body: never) => void; reject: (cause: Error) => void }>();
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error("the language server has ended"));
  });
  return {
    server,
    ask<Body>(id: number, write: () => void): Promise<Body> {
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        write();
      });
    },
    settle(id: number, body: unknown, error: unknown): void {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error === undefined) resolve?.(body as never);
      else reject?.(new Error(JSON.stringify(error)));
    },
    close(): Promise<void> {
      // No signal: TypeScript 7's launcher would not hand it on, and leave the server behind.
      server.stdin.end();
      return ended;
    },
  };
}

/** The language server of TypeScript 7, which speaks LSP. */
export async function startTypeScript7(folder: string): Promise<Editor> {
  type Message = { id?: number; method?: string; params?: { items?: unknown[] }; result?: unknown; error?: unknown };
  type Range = { start: Position; end: Position };
  type Item = { label: string; tags?: number[]; labelDetails?: { description?: string } };

  const tsc = join(require.resolve("typescript/package.json"), "../bin/tsc");
  const { server, ask, settle, close } = start(folder, [tsc, "--lsp", "--stdio"]);
  const uri = pathToFileURL(join(folder, "consumer.ts")).href;
  let count = 0;

  function write(message: object): void {
    const json = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
  }
  function request<Result>(method: string, params: object): Promise<Result> {
    const id = ++count;
    return ask(id, () => write({ id, method, params }));
  }
  onMessage<Message>(server, ({ id, method, params, result, error }) => {
    if (id === undefined) return;
    if (method === undefined) settle(id, result, error);
    else write({ id, result: method === "workspace/configuration" ? params?.items?.map(() => null) : null });
  });

  const hover = { contentFormat: ["markdown"] };
  const completion = { completionItem: { tagSupport: { valueSet: [1] }, labelDetailsSupport: true } };
  await request("initialize", {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { textDocument: { hover, completion }, workspace: { configuration: true } },
  });
  write({ method: "initialized", params: {} });
  write({
    method: "textDocument/didOpen",
    params: { textDocument: { uri, languageId: "typescript", version: 0, text: "" } },
  });

  function open(code: string) {
    const { text, at } = unmark(code);
    const textDocument = { uri, version: ++count };
    write({ method: "textDocument/didChange", params: { textDocument, contentChanges: [{ text }] } });
    return { text, params: { textDocument: { uri }, position: at } };
  }

  return {
    async hover(code) {
      const { contents } = await request<{ contents: { value: string } }>("textDocument/hover", open(code).params);
      const [, shape = "", comment = ""] = /^```typescript\n([\s\S]*?)\n```\n?([\s\S]*)$/.exec(contents.value) ?? [];
      const [text = "", ...tags] = comment.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").split(/^\*@(?=\w+\*)/m);
      return {
        shape: plainShape(shape),
        text: plainText(text),
        tags: tags.map((tag) =>
          plainText(tag.replace(/^(\w+)\*( —)?\s+/, "$1 ").replace(/^param `(.+?)`/, "param $1")),
        ),
      };
    },
    async complete(code) {
      const { items } = await request<{ items: Item[] }>("textDocument/completion", open(code).params);
      return items.map(({ label, tags, labelDetails }) => ({
        name: plainName(label),
        ...(labelDetails?.description && { from: labelDetails.description }),
        isDeprecated: tags?.includes(1) ?? false,
      }));
    },
    async definition(code) {
      const [found] = await request<{ uri: string; range: Range }[]>("textDocument/definition", open(code).params);
      if (found === undefined) throw new Error(`nothing is defined at ${code}`);
      return quote(folder, fileURLToPath(found.uri), found.range.start.line);
    },
    async struck(code) {
      const { text, params } = open(code);
      const { items } = await request<{ items: { code: number; range: Range }[] }>("textDocument/diagnostic", params);
      return items
        .filter((item) => item.code === DEPRECATED)
        .map(({ range: { start, end } }) => wordIn(text, start.line, start.character, end.character));
    },
    close,
  };
}

/** The tsserver of TypeScript 6, as Visual Studio Code and others run it. */
export async function startTypeScript6(folder: string): Promise<Editor> {
  type Message = { type: string; request_seq: number; success: boolean; message?: string; body?: unknown };
  type Location = { line: number; offset: number };
  type Info = { displayString: string; documentation: string; tags: { name: string; text: string }[] };
  type Entry = { name: string; source?: string; kindModifiers?: string };

  const tsserver = join(require.resolve("typescript-6/package.json"), "../lib/tsserver.js");
  const options = ["--disableAutomaticTypingAcquisition", "--suppressDiagnosticEvents"];
  const { server, ask, settle, close } = start(folder, [tsserver, ...options]);
  const file = join(folder, "consumer.ts");
  let count = 0;

  const write = (seq: number, command: string, args: object) =>
    server.stdin.write(`${JSON.stringify({ seq, type: "request", command, arguments: args })}\n`);
  function request<Body>(command: string, args: object): Promise<Body> {
    const seq = ++count;
    return ask(seq, () => write(seq, command, args));
  }
  onMessage<Message>(server, ({ type, request_seq, success, message, body }) => {
    if (type === "response") settle(request_seq, body, success ? undefined : message);
  });

  await request("configure", { preferences: { includeCompletionsForModuleExports: true } });

  function open(code: string) {
    const { text, at } = unmark(code);
    write(++count, "open", { file, fileContent: text });
    return { text, params: { file, line: at.line + 1, offset: at.character + 1 } };
  }

  return {
    async hover(code) {
      const { displayString, documentation, tags } = await request<Info>("quickinfo", open(code).params);
      return {
        shape: plainShape(displayString),
        text: plainText(documentation),
        tags: tags.map(({ name, text }) => plainText(`${name} ${text}`)),
      };
    },
    async complete(code) {
      const { entries } = await request<{ entries: Entry[] }>("completionInfo", open(code).params);
      return entries.map(({ name, source, kindModifiers }) => ({
        name: plainName(name),
        ...(source && { from: source }),
        isDeprecated: kindModifiers?.split(",").includes("deprecated") ?? false,
      }));
    },
    async definition(code) {
      const [found] = await request<{ file: string; start: Location }[]>("definition", open(code).params);
      if (found === undefined) throw new Error(`nothing is defined at ${code}`);
      return quote(folder, found.file, found.start.line - 1);
    },
    async struck(code) {
      const { text, params } = open(code);
      type Diagnostic = { code: number; start: Location; end: Location };
      const diagnostics = await request<Diagnostic[]>("suggestionDiagnosticsSync", params);
      return diagnostics
        .filter((diagnostic) => diagnostic.code === DEPRECATED)
        .map(({ start, end }) => wordIn(text, start.line - 1, start.offset - 1, end.offset - 1));
    },
    close,
  };
}
