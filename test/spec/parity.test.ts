import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  compare,
  definitionOf,
  METHOD_MAPS,
  print,
  REVISIONS,
  type Revision,
  readDefinitions,
  sift,
} from "./parity.js";
import { NO_SPEC, ROOT, SPEC_DIR } from "./spec-dir.js";

/** How many definitions each official schema has, so that a schema cut short cannot pass for parity. */
const COUNTS: { [revision in Revision]: number } = {
  "2024-11-05": 79,
  "2025-03-26": 83,
  "2025-06-18": 91,
  "2025-11-25": 145,
  "2026-07-28": 155,
};
const TOTAL = 553;

const titled = (title: string, whySkipped: string | undefined): string =>
  whySkipped === undefined ? title : `${title} (${whySkipped})`;

function describeParity(title: string, whySkipped: string | undefined, fileOf: (revision: Revision) => string): void {
  describe.skipIf(whySkipped !== undefined)(titled(title, whySkipped), () => {
    let identical = 0;

    it.each(REVISIONS)("%s has every definition as the official schema has it", (revision) => {
      const definitions = readDefinitions(SPEC_DIR ?? "", revision);
      const { faults, stale } = sift(revision, compare(definitions, fileOf(revision), METHOD_MAPS));
      const different = new Set(faults.map(definitionOf));
      const names = Object.keys(definitions);
      identical += names.filter((name) => !different.has(name)).length;

      expect(faults.map((difference) => print(revision, difference))).toEqual([]);
      expect(stale, "tolerated differences that do not occur").toEqual([]);
      expect(names).toHaveLength(COUNTS[revision]);
    });

    it(`${TOTAL} definitions are identical`, () => {
      console.log(`${title}: ${identical}/${TOTAL}`);
      expect(identical).toBe(TOTAL);
    });
  });
}

const source = (revision: Revision): string => join(ROOT, "src/revisions", `${revision}.ts`);
const built = (revision: Revision): string => join(ROOT, "dist", `${revision}.d.cts`);

const noSpec = SPEC_DIR === undefined ? NO_SPEC : undefined;
const unbuilt = REVISIONS.find((revision) => !existsSync(built(revision)));
const notBuilt = unbuilt && `skipped: dist/${unbuilt}.d.cts does not exist; run npm run build`;

describeParity("source", noSpec, source);
describeParity("built declarations", noSpec ?? notBuilt, built);
