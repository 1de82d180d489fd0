import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { ROOT } from "../spec/spec-dir.js";
import { REPOSITORY_FILES } from "./source.js";

const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const isLock = (path: string): boolean => path.endsWith("package-lock.json");

test("the top level holds nothing else", () => {
  const listed = [
    ...[".ci/", ".github/", "docs/", "etc/", "examples/", "scripts/", "src/", "test/"],
    ...[
      ".gitignore",
      "CHANGELOG.md",
      "CONTRIBUTING.md",
      "LICENSE",
      "README.md",
      "SECURITY.md",
      "api-extractor.json",
      "biome.json",
      "package-lock.json",
      "package.json",
      "tsconfig.json",
      "vitest.config.ts",
    ],
  ];
  const found = new Set(REPOSITORY_FILES.map((path) => path.replace(/\/.*/, "/")));
  expect([...found].filter((name) => !listed.includes(name))).toEqual([]);
  expect(found.size).toBeGreaterThan(15);
});

describe("no file tells how and where it was made", () => {
  /** What a reader of the repository can do nothing with. */
  const FOREIGN: { [what: string]: RegExp } = {
    "a folder of one machine": /(?<![\w.\-/])\/(work|tmp|root|Users|home\/(?!me\b)\w+)(?![\w.-])/,
    "the number of an issue": /(?<!\.mdx )(?<![\w&/#"'])#\d{1,4}\b(?!["'])|\bissues? #?\d/i,
    "a numbered session": /\bsessions? (no\. ?)?\d/i,
    "who did it": /\b(a|an|the|another|other|each|our|my) (sub-?)?(helpers?|agents?)\b(?! (function|type)s?\b)/i,
  };

  const foreignIn = (path: string, text: string): string[] =>
    text
      .split("\n")
      .flatMap((line, index) =>
        Object.entries(FOREIGN).flatMap(([what, pattern]) =>
          pattern.test(line) ? [`${path}:${index + 1} has ${what}: ${line.trim()}`] : [],
        ),
      );

  it("in its text", () => {
    const files = REPOSITORY_FILES.filter((path) => !isLock(path) && path !== "test/house/repository.test.ts");
    expect(files.flatMap((path) => foreignIn(path, textOf(path)))).toEqual([]);
  });

  it.each([
    ...["work", "tmp", "root", "Users", "home/someone"].flatMap((folder) => [
      [`see /${folder}/notes.md for more`, "a folder of one machine"],
      [`const notes = "/${folder}";`, "a folder of one machine"],
    ]),
    ["fixes #12", "the number of an issue"],
    ["as told (#7)", "the number of an issue"],
    ["see issue 12", "the number of an issue"],
    ["since session 9", "a numbered session"],
    ["the helper wrote it", "who did it"],
    ["seen by another agent", "who did it"],
  ])("found: %s", (line, what) => {
    expect(foreignIn("a.md", `first\n${line}\n`)).toEqual([`a.md:2 has ${what}: ${line}`]);
  });

  it.each([
    "https://example.com/work and ./tmp/ and test/matrix/temp",
    "a generic helper, a helper function, the user agent",
    "session_id 9, one session",
    "&#39; and #fff and server/tools.mdx #1 tools/list and a#1 and '#1'",
    'new URL("file:///notes.md")',
  ])("not found: %s", (line) => {
    expect(foreignIn("a.md", line)).toEqual([]);
  });

  it("in its lock files", () => {
    const locks = REPOSITORY_FILES.filter(isLock);
    expect(locks.length).toBeGreaterThan(5);
    expect(locks.filter((path) => elsewhere(textOf(path)))).toEqual([]);
    expect(elsewhere('"resolved": "http://127.0.0.1:4873/a/-/a-1.0.0.tgz"')).toBe(true);
    expect(elsewhere('"resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz"')).toBe(false);
  });

  /** Whether a package comes from another place than everybody's. */
  const elsewhere = (lock: string): boolean => /"resolved": "\w+:\/\/(?!registry\.npmjs\.org\/)/.test(lock);
});

describe("CONTRIBUTING.md", () => {
  const text = textOf("CONTRIBUTING.md");
  const places = [...text.matchAll(/^\| (`.+?) \| /gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place),
  );
  const folders = [
    ...["src/", "src/revisions/", "examples/", "examples/conformance/", "scripts/", "etc/", ".ci/", ".github/"],
    ...new Set(REPOSITORY_FILES.flatMap((path) => /^test\/\w+\//.exec(path)?.[0] ?? [])),
  ];

  test.each(folders)("its map has %s", (folder) => {
    expect(places.filter((place) => place.startsWith(folder))).not.toEqual([]);
  });

  it("names no file, folder or command that does not exist", () => {
    const { scripts } = JSON.parse(textOf("package.json"));
    const missing = places.filter((place) => {
      const [, script] = /^npm (?:run )?([\w:]+)/.exec(place) ?? [];
      if (script !== undefined) return scripts[script] === undefined;
      const path = place.replace(/^bash /, "").replace(/\*.*/, "");
      return !REPOSITORY_FILES.some((file) => file.startsWith(path));
    });
    expect(places.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  it("says how every check is run", () => {
    const { scripts } = JSON.parse(textOf("package.json"));
    const names = Object.keys(scripts).filter((name) => !/^(pre|post)/.test(name));
    expect(names).toContain("typecheck");
    expect(names.filter((name) => !text.includes(name === "test" ? "`npm test`" : `\`npm run ${name}\``))).toEqual([]);
  });
});
