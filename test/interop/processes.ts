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

/** Fails where this process has a child. */
export async function expectNoChild(): Promise<void> {
  const isChild = (resource: string) => resource === "ProcessWrap";
  await vi.waitFor(() => expect(process.getActiveResourcesInfo().filter(isChild)).toEqual([]), 10_000);
}

/** Ends a process that this one has started, where it has not ended by itself. */
export function kill(pid: number | undefined): void {
  if (pid !== undefined && isRunning(pid)) process.kill(pid, "SIGKILL");
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
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("close", resolve);
      child.once("error", reject);
    });
    return { code, output };
  } finally {
    kill(child.pid);
  }
}
