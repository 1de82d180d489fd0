import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The command that runs a TypeScript file, where the working directory is the repository's root. */
export const runTypeScript = (file: string): [command: string, ...args: string[]] => [
  process.execPath,
  "--import",
  "tsx",
  file,
];

/** Whether a process with this id runs, or has ended and was not yet asked for its exit code. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Fails where one of the processes does not end. */
export async function expectGone(...pids: number[]): Promise<void> {
  await vi.waitFor(() => expect(pids.filter(isRunning), "processes that still run").toEqual([]), 10_000);
}

const tracked = new Set<number>();

/** Has {@link endAll} end this process, which the test has started, where the test does not. */
export function track(pid: number | undefined | null): void {
  if (typeof pid === "number") tracked.add(pid);
}

/** Ends what the test has started and left running; fails where anything else is left. For `afterEach`. */
export async function endAll(): Promise<void> {
  for (const pid of tracked) {
    if (isRunning(pid)) process.kill(pid, "SIGKILL");
  }
  tracked.clear();
  const isChild = (resource: string) => resource === "ProcessWrap";
  const children = () => process.getActiveResourcesInfo().filter(isChild);
  await vi.waitFor(() => expect(children(), "children of the test").toEqual([]), 10_000);
}

/** Runs Node to its end. */
export async function runNode(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  track(child.pid);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", reject);
  });
  return { code, output };
}
