// Packs the package and looks at the tarball as a user's tools would: publint, are-the-types-wrong, its manifest.
//
//   node scripts/check-package.mjs

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const MAX_UNPACKED_BYTES = 600_000;

const folder = mkdtempSync(join(tmpdir(), "mcp-protocol-types-"));
const faults = [];
try {
  const packed = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { encoding: "utf8" }),
  );
  // An array, or since npm 12 an object by package name.
  const { filename, unpackedSize, files } = Object.values(packed)[0];
  const tarball = join(folder, filename);
  console.log(`${filename}: ${files.length} files, ${unpackedSize} bytes unpacked (limit ${MAX_UNPACKED_BYTES})`);
  if (unpackedSize >= MAX_UNPACKED_BYTES) faults.push(`the tarball unpacks to ${unpackedSize} bytes`);

  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  for (const kind of ["dependencies", "peerDependencies", "optionalDependencies", "bundledDependencies"]) {
    if (Object.keys(manifest[kind] ?? {}).length > 0) faults.push(`package.json has ${kind}`);
  }
  for (const script of ["preinstall", "install", "postinstall", "prepare"]) {
    if (manifest.scripts[script] !== undefined) faults.push(`package.json has the install script ${script}`);
  }

  for (const [name, command] of [
    ["publint", ["node_modules/publint/src/cli.js", "--strict", tarball]],
    ["are-the-types-wrong", ["node_modules/@arethetypeswrong/cli/dist/index.js", "--format", "ascii", tarball]],
  ]) {
    try {
      execFileSync(process.execPath, command, { stdio: "inherit" });
    } catch {
      faults.push(`${name} finds fault`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

for (const fault of faults) console.error(`FAULT: ${fault}`);
console.log(faults.length === 0 ? "The package is in order." : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
