import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { ROOT } from "../spec/spec-dir.js";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const WORKFLOWS = Object.fromEntries(
  readdirSync(join(ROOT, ".github/workflows")).map((file) => [file, read(`.github/workflows/${file}`)]),
);

/** Every action of a workflow that may change under us: one that no commit pins, or no version explains. */
function unpinned(workflow: string): string[] {
  const actions = [...workflow.matchAll(/\buses:\s*(.+)$/gm)].map((match) => match[1] ?? "");
  return actions.filter((action) => !/^(\.\/\S+|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action));
}

/** The npm commands of a workflow or of .ci/run, such as `npm run check`, without their flags. */
function npmCommands(text: string): string[] {
  return text.replaceAll(/#.*$/gm, "").match(/\bnpm (run )?[\w:-]+/g) ?? [];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

test("every action is pinned to a commit", () => {
  expect(Object.keys(WORKFLOWS).sort()).toEqual(["ci.yml", "release.yml"]);
  expect(Object.values(WORKFLOWS).flatMap(unpinned)).toEqual([]);
});

test("the workflow ci runs what .ci/run runs", () => {
  expect(unique(npmCommands(WORKFLOWS["ci.yml"] ?? ""))).toEqual(unique(npmCommands(read(".ci/run"))));
});

test("every script that is run is in package.json", () => {
  const commands = [...Object.values(WORKFLOWS), read(".ci/run")].flatMap(npmCommands);
  const scripts = commands.filter((command) => command.startsWith("npm run ")).map((command) => command.slice(8));
  expect(scripts).toContain("build:check");
  expect(scripts.filter((script) => !Object.hasOwn(manifest.scripts, script))).toEqual([]);
});

const COMMIT = "3d3c42e5aac5ba805825da76410c181273ba90b1";

describe("what is not pinned is found", () => {
  it.each([
    ["a tag", "actions/checkout@v7"],
    ["a branch", "actions/checkout@main"],
    ["a short commit", "actions/checkout@3d3c42e # v7.0.1"],
    ["a commit that nothing explains", `actions/checkout@${COMMIT}`],
    ["a commit explained by a moving tag", `actions/checkout@${COMMIT} # v7`],
    ["an image", "docker://node:24"],
  ])("%s", (_name, action) => {
    expect(unpinned(`    steps:\n      - uses: ${action}\n        with:\n`)).toEqual([action]);
  });
});

test("a pinned action and a workflow of this repository are no fault", () => {
  const text = `      - uses: actions/cache/save@${COMMIT} # v7.0.1\n    uses: ./.github/workflows/ci.yml\n`;
  expect(unpinned(text)).toEqual([]);
});

test("commands are found wherever they stand, but not in comments", () => {
  const text = `
    environment: npm
    steps:
      - run: npm ci --no-audit
      # - run: npm run gone
      - name: Tests
        run: |
          npm test && npm run test:matrix -- --only vite # not npm run this
  `;
  expect(npmCommands(text)).toEqual(["npm ci", "npm test", "npm run test:matrix"]);
  expect(npmCommands("step npm run demo\nstep is_clean\n")).toEqual(["npm run demo"]);
});

describe("the notes of a release", () => {
  const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.3] - 2026-12-01

### Added

- This.

## [1.2.2]

- That.

[1.2.3]: https://example.com/1.2.3
`;

  const repository = { url: "git+https://example.com/one.git" };

  function notesOf(tag: string, version: string, more: object = { repository }) {
    const folder = mkdtempSync(join(tmpdir(), "release-notes-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, ".github"));
    copyFileSync(join(ROOT, ".github/release-notes.mjs"), join(folder, ".github/release-notes.mjs"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ version, ...more }));
    writeFileSync(join(folder, "CHANGELOG.md"), CHANGELOG);
    const { status, stdout, stderr } = spawnSync(process.execPath, [".github/release-notes.mjs", tag], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  }

  it.each([
    ["1.2.3", "### Added\n\n- This.\n"],
    ["1.2.2", "- That.\n"],
  ])("are the section of %s", (version, stdout) => {
    expect(notesOf(`v${version}`, version)).toEqual({ status: 0, stdout, stderr: "" });
  });

  it("are refused for another version than that of package.json", () => {
    const stderr = "the tag is v1.2.3, but package.json has the version 1.2.2\n";
    expect(notesOf("v1.2.3", "1.2.2")).toEqual({ status: 1, stdout: "", stderr });
  });

  it("are refused for a version without a section", () => {
    const stderr = "CHANGELOG.md says nothing under ## [1.2.4]\n";
    expect(notesOf("v1.2.4", "1.2.4")).toEqual({ status: 1, stdout: "", stderr });
  });

  it("are refused for a package that does not name its repository", () => {
    const stderr = "package.json has no repository.url, which npm compares with where the release is made\n";
    expect(notesOf("v1.2.3", "1.2.3", {})).toEqual({ status: 1, stdout: "", stderr });
  });
});
