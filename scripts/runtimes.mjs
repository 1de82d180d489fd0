// Tries the packed package and the example servers on every runtime, which have installs of their own in test/runtimes/.
//
//   node scripts/runtimes.mjs [--help]

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { buildSync } from "esbuild";
import { conversation, initialize, lines, statelessCall } from "../test/runtimes/expected.mjs";
import { build, install } from "./prepare.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const HERE = join(root, "test/runtimes");

const HELP = `Tries the packed package and the example servers on every runtime.

Packs the package, installs the tarball in a temporary folder, and on each runtime imports all entries of it, requires
them where the runtime has that, and runs the example server: that on stdio, or in workerd the one on HTTP. The runtimes
come from npm alone, and are installed in test/runtimes/ where they are missing or older than the lockfile. Node.js is
tried as it runs this script, too. Chromium is tried where there is one.

Prints one line a runtime, such as "node 24.21.0: 3 of 3", and what of each failing check fails.
The exit code is 0 where all is well, 2 where --only names none, else 1.

  --only <text>       only the runtimes whose name has this text in it, such as "node-22", "bun" or "workerd"
  --chromium <path>   the Chromium to try; the default is /usr/bin/chromium
  --verbose           also what the runtimes print on stderr
  --help              this text
`;

/** Far more than anything here takes. */
const TIMEOUT = 60_000;

const { values: flags } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    chromium: { type: "string", default: "/usr/bin/chromium" },
    verbose: { type: "boolean" },
    help: { type: "boolean" },
  },
});

/** npm is a batch file on Windows, which only a shell can start. */
const shell = process.platform === "win32";

// Processes

/** The processes that run, each the head of a group, with all that it starts in turn. */
const running = new Set();
let isStopping = false;

function start(command, args, options) {
  if (isStopping) throw new Error("it was interrupted");
  const child = spawn(command, args, { detached: true, ...options });
  running.add(child);
  // That it cannot be started is told by the code it ends with, which is none.
  child.on("error", () => running.delete(child));
  return child;
}

function kill({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Nothing of the group runs any more.
  }
}

/** Ends a process with all that it has started, and waits until it has ended. */
async function end(child) {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const exited = once(child, "exit");
    kill(child, "SIGTERM");
    const timer = setTimeout(() => kill(child, "SIGKILL"), 5_000);
    await exited;
    clearTimeout(timer);
  }
  // What it has left behind.
  kill(child, "SIGKILL");
  running.delete(child);
}

/** Runs a command to its end, and gives all that it prints; `feed` writes to its stdin, and can wait for what it prints. */
async function run(command, args, { feed, ...options } = {}) {
  const child = start(command, args, options);
  const printed = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"]) {
    child[name].setEncoding("utf8").on("data", (text) => {
      printed[name] += text;
    });
  }
  // It may end before it has read all.
  child.stdin.on("error", () => {});
  const timer = setTimeout(() => kill(child, "SIGKILL"), TIMEOUT);
  const closed = new Promise((resolve) => {
    child.once("error", (cause) => resolve(cause.message)).once("close", (code, signal) => resolve(code ?? signal));
  });
  try {
    await feed?.(child.stdin, Promise.race([once(child.stdout, "data"), closed]));
    child.stdin.end();
    const status = await closed;
    if (flags.verbose) process.stderr.write(printed.stderr);
    return { status, ...printed };
  } finally {
    clearTimeout(timer);
    await end(child);
  }
}

// The package, as a user gets it

/** Builds the package where that is not done yet, and installs what is packed beside copies of what is to be run. */
function prepareConsumer(temp) {
  build();
  const quiet = ["--ignore-scripts", "--loglevel=error"];
  const packed = execFileSync("npm", ["pack", "--json", ...quiet, "--pack-destination", temp], {
    cwd: root,
    encoding: "utf8",
    shell,
  });
  // An array, or since npm 12 an object by package name.
  const { filename } = Object.values(JSON.parse(packed))[0];

  const consumer = join(temp, "consumer");
  mkdirSync(consumer);
  writeFileSync(join(consumer, "package.json"), '{ "private": true, "type": "module" }\n');
  const options = ["--offline", "--no-audit", "--no-fund", "--no-package-lock", ...quiet];
  execFileSync("npm", ["install", ...options, join("..", filename)], {
    cwd: consumer,
    stdio: ["ignore", "ignore", "inherit"],
    shell,
  });

  for (const entry of readdirSync(HERE, { withFileTypes: true })) {
    if (entry.isFile()) copyFileSync(join(HERE, entry.name), join(consumer, entry.name));
  }
  mkdirSync(join(consumer, "examples"));
  for (const file of readdirSync(join(root, "examples")).filter((name) => name.endsWith(".ts"))) {
    copyFileSync(join(root, "examples", file), join(consumer, "examples", file));
  }
  return consumer;
}

/** Bundles what a runtime cannot load as it is. */
function bundle(consumer, entry, name, platform) {
  buildSync({
    absWorkingDir: consumer,
    entryPoints: [entry],
    outfile: join("bundles", name),
    bundle: true,
    format: "esm",
    target: "es2022",
    platform,
    logLevel: "warning",
  });
}

// What is checked: each check gives what is wrong

const differs = (what, actual, expected) =>
  isDeepStrictEqual(actual, expected)
    ? []
    : [`${what} is not as it must be`, `  is    ${JSON.stringify(actual)}`, `  must  ${JSON.stringify(expected)}`];

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const lastLines = (text) => text.trim().split("\n").slice(-10);

/** Runs a program that prints the outcome of the conversation. */
async function checkLoading(command, args, options) {
  const { status, stdout, stderr } = await run(command, args, options);
  if (status !== 0) return [`it ends with ${status}`, ...lastLines(stderr)];
  return differs("the outcome", parsed(stdout), conversation);
}

/** Talks with the stdio server, whose answers may come in any order. */
async function checkStdio(command, args, options) {
  const bytes = Buffer.from(lines.map(({ line }) => `${line}\n`).join(""));
  // In the middle of a character; the rest comes when the first part is read, or they could arrive as one.
  const cut = bytes.indexOf("😀") + 2;
  const feed = async (stdin, answered) => {
    stdin.write(bytes.subarray(0, cut));
    await answered;
    stdin.write(bytes.subarray(cut));
  };
  const { status, stdout, stderr } = await run(command, args, { ...options, feed });
  if (status !== 0) return [`it ends with ${status}`, ...lastLines(stderr)];
  const inOrder = (answers) => answers.sort((one, other) => (String(one?.id) < String(other?.id) ? -1 : 1));
  const faults = differs(
    "what it answers",
    inOrder(stdout.split("\n").filter(Boolean).map(parsed)),
    inOrder(lines.map(({ answer }) => answer).filter((answer) => answer !== null)),
  );
  if (!stderr.includes("the client is ready\n")) faults.push("it has not taken the notification");
  return faults;
}

/** Posts a message to the HTTP server. */
async function checkPost(url, { message, answer }, headers = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const outcome = [response.status, response.headers.get("content-type"), parsed(await response.text())];
  return differs(`the answer to ${message.method}`, outcome, [200, "application/json", answer]);
}

// The runtimes

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Installs a runtime where that is not done yet, and gives the path of its binary and its version. */
async function installRuntime(folder, name) {
  const cwd = join(HERE, folder);
  // What npm says is of interest only where it fails, and is in the error then.
  install(cwd, "pipe");
  const binary = join(cwd, "node_modules/.bin", name);
  const { status, stdout, stderr } = await run(binary, ["--version"]);
  // The packages hold the binary in another package, from where their install scripts take it.
  if (status !== 0) throw new Error(`the binary cannot be had: ${[`${status}`, ...lastLines(stderr)].join("\n")}`);
  const { version } = readJson(join(cwd, "package-lock.json")).packages[`node_modules/${name}`];
  // workerd tells the date that is in its version.
  const told = name === "workerd" ? stdout.replaceAll("-", "") : stdout;
  if (!told.includes(name === "workerd" ? version.split(".")[1] : version)) {
    throw new Error(`it is not ${version}, as the lockfile says, but ${stdout.trim()}`);
  }
  return { binary, version };
}

function nodeChecks(binary, version, options) {
  const [major, minor] = version.split(".").map(Number);
  // Since then it runs TypeScript as it is.
  const server = major > 22 || (major === 22 && minor >= 18) ? "examples/stdio-server.ts" : "bundles/stdio-server.mjs";
  return {
    import: () => checkLoading(binary, ["import.mjs"], options),
    require: () => checkLoading(binary, ["require.cjs"], options),
    [server]: () => checkStdio(binary, [server], options),
  };
}

function bunChecks(binary, options) {
  return {
    import: () => checkLoading(binary, ["run", "import.mjs"], options),
    require: () => checkLoading(binary, ["run", "require.cjs"], options),
    "examples/stdio-server.ts": () => checkStdio(binary, ["run", "examples/stdio-server.ts"], options),
  };
}

function denoChecks(binary, options) {
  const deno = (...args) => [binary, ["run", "--no-prompt", "--cached-only", ...args], options];
  return {
    // Without any permission: to load the package takes none.
    import: () => checkLoading(...deno("import.mjs")),
    require: () => checkLoading(...deno("--allow-read=.", "require.cjs")),
    "examples/stdio-server.ts": () => checkStdio(...deno("examples/stdio-server.ts")),
  };
}

/** Both workers run in one workerd, which tells on a descriptor of its own where they listen. */
function workerdChecks(binary, options) {
  const withPort = async (socket, check) => {
    const stdio = ["ignore", "ignore", flags.verbose ? "inherit" : "pipe", "pipe"];
    const child = start(binary, ["serve", "workerd.capnp", "--control-fd=3"], { ...options, stdio });
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    const timer = setTimeout(() => kill(child, "SIGKILL"), TIMEOUT);
    try {
      let told = "";
      for await (const text of child.stdio[3].setEncoding("utf8")) {
        told += text;
        const events = told.split("\n").slice(0, -1).map(parsed);
        const event = events.find((one) => one.event === "listen" && one.socket === socket);
        if (event !== undefined) return await check(`http://127.0.0.1:${event.port}`);
      }
      return ["it does not listen", ...lastLines(said)];
    } catch (cause) {
      return [`${cause.message}: ${cause.cause?.message ?? ""}`, ...lastLines(said)];
    } finally {
      clearTimeout(timer);
      await end(child);
    }
  };
  return {
    import: () =>
      withPort("import", async (origin) => {
        const response = await fetch(origin, { signal: AbortSignal.timeout(TIMEOUT) });
        return differs("the outcome", parsed(await response.text()), conversation);
      }),
    "initialize over HTTP": () => withPort("handler", (origin) => checkPost(`${origin}/mcp`, initialize)),
    "tools/call of 2026-07-28 over HTTP": () =>
      withPort("handler", (origin) =>
        checkPost(`${origin}/mcp`, statelessCall, {
          "mcp-protocol-version": "2026-07-28",
          "mcp-method": "tools/call",
          "mcp-name": "add",
        }),
      ),
  };
}

/** A module is loaded from a server only, not from a file; the page posts the outcome to it. */
function chromiumChecks(binary, { consumer, temp, options }) {
  const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript" };
  const serve = (request, response) => {
    const path = join(consumer, new URL(request.url, "http://localhost").pathname);
    const type = TYPES[extname(path)];
    if (type === undefined || !existsSync(path)) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": type }).end(readFileSync(path));
  };
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
  return {
    import: async () => {
      const server = createServer();
      const outcome = new Promise((resolve) => {
        server.on("request", async (request, response) => {
          if (request.method !== "POST") return serve(request, response);
          resolve(Buffer.concat(await request.toArray()).toString());
          response.writeHead(204).end();
        });
      });
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      const url = `http://127.0.0.1:${server.address().port}/page.html`;
      const stdio = ["ignore", "ignore", flags.verbose ? "inherit" : "ignore"];
      const profile = `--user-data-dir=${join(temp, "chromium")}`;
      const child = start(binary, [...args, profile, url], { ...options, stdio });
      const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
      const timer = setTimeout(() => kill(child, "SIGKILL"), TIMEOUT);
      try {
        const text = await Promise.race([outcome, ended.then(() => "the browser ended, and the page told nothing")]);
        return differs("the outcome", parsed(text), conversation);
      } finally {
        clearTimeout(timer);
        await end(child);
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** What there is to try: each gives its name with the version, and its checks. */
function makeRows(temp, consumer) {
  // Whatever a runtime wants to keep, it keeps where it is thrown away.
  const home = join(temp, "home");
  const env = {
    ...process.env,
    HOME: home,
    XDG_CACHE_HOME: join(home, "cache"),
    XDG_CONFIG_HOME: join(home, "config"),
  };
  Object.assign(env, { DENO_DIR: join(home, "deno"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" });
  delete env.NODE_OPTIONS;
  const options = { cwd: consumer, env };
  const installed = (folder, name, checksOf) => async () => {
    const { binary, version } = await installRuntime(folder, name);
    return [`${name} ${version}`, checksOf(binary, version)];
  };
  const installedNode = (folder) => installed(folder, "node", (...node) => nodeChecks(...node, options));
  const { node } = process.versions;
  return {
    node: async () => [`node ${node}`, nodeChecks(process.execPath, node, options)],
    "node-22": installedNode("node-22"),
    "node-24": installedNode("node-24"),
    "node-26": installedNode("node-26"),
    bun: installed("bun", "bun", (binary) => bunChecks(binary, options)),
    deno: installed("deno", "deno", (binary) => denoChecks(binary, options)),
    workerd: installed("workerd", "workerd", (binary) => workerdChecks(binary, options)),
    chromium: async () => {
      if (!existsSync(flags.chromium))
        return [`chromium: skipped, since ${flags.chromium} is not installed`, undefined];
      const { stdout } = await run(flags.chromium, ["--version"], options);
      const [version = "of unknown version"] = /\d[\d.]+/.exec(stdout) ?? [];
      return [`chromium ${version}`, chromiumChecks(flags.chromium, { consumer, temp, options })];
    },
  };
}

/** Tries a runtime, tells how it went, and gives whether all of it passed. */
async function tryRow(row, prepare) {
  let title = row;
  const faults = [];
  try {
    const [name, checks] = await prepare();
    title = name;
    if (checks !== undefined) {
      const entries = Object.entries(checks);
      const results = [];
      for (const [check, faultsOf] of entries) results.push([check, await faultsOf()]);
      const failed = results.filter(([, found]) => found.length > 0);
      title = `${name}: ${entries.length - failed.length} of ${entries.length}`;
      for (const [check, found] of failed) faults.push(check, ...found.map((fault) => `  ${fault}`));
    }
  } catch (cause) {
    title = `${title}: it cannot be tried`;
    faults.push(...`${cause.message}`.split("\n"));
  }
  console.log([title, ...faults.map((fault) => `  ${fault}`)].join("\n"));
  return faults.length === 0;
}

async function main() {
  const temp = mkdtempSync(join(tmpdir(), "runtimes-"));
  // At the end, however it comes.
  process.once("exit", () => rmSync(temp, { recursive: true, force: true, maxRetries: 5 }));
  // An interrupted run leaves no process behind.
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async () => {
      isStopping = true;
      await Promise.all([...running].map(end));
      process.exit(1);
    });
  }
  const consumer = prepareConsumer(temp);
  bundle(consumer, "examples/stdio-server.ts", "stdio-server.mjs", "node");
  bundle(consumer, "worker-handler.mjs", "worker-handler.mjs", "neutral");
  const rows = Object.entries(makeRows(temp, consumer)).filter(([name]) => name.includes(flags.only));
  if (rows.length === 0) {
    console.error(`there is no runtime with ${JSON.stringify(flags.only)} in its name`);
    process.exitCode = 2;
    return;
  }
  let passed = true;
  for (const [name, prepare] of rows) passed = (await tryRow(name, prepare)) && passed;
  process.exitCode = passed ? 0 : 1;
}

if (flags.help) console.log(HELP);
else await main();
