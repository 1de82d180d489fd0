// Prints what CHANGELOG.md says of the version that a tag names, and fails where the tag is not that of package.json, the
// version has no section there, or package.json does not name the repository, without which npm takes no provenance.
//
//   node .github/release-notes.mjs v1.2.3

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [tag] = process.argv.slice(2);
const { version, repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const sections = readFileSync(join(root, "CHANGELOG.md"), "utf8").split(/^(?=## )/m);
const section = sections.find((text) => text.startsWith(`## [${version}]`));
// The links of the headings stand at the end of the file, below the last section.
const notes = section
  ?.replace(/^## .*\n/, "")
  .replaceAll(/^\[[^\]]+\]: .*\n?/gm, "")
  .trim();

if (tag !== `v${version}`) {
  console.error(`the tag is ${tag}, but package.json has the version ${version}`);
  process.exitCode = 1;
} else if (!notes) {
  console.error(`CHANGELOG.md says nothing under ## [${version}]`);
  process.exitCode = 1;
} else if (!repository?.url) {
  console.error("package.json has no repository.url, which npm compares with where the release is made");
  process.exitCode = 1;
} else {
  console.log(notes);
}
