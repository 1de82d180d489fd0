import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/{unit,types,spec,package,house}/**/*.test.ts"],
    testTimeout: 60_000,
    typecheck: {
      include: ["test/types/**/*.test-d.ts"],
      tsconfig: "test/tsconfig.json",
      // The path and not `tsc`: the alias of TypeScript 6 may own node_modules/.bin/tsc.
      checker: "./node_modules/typescript/bin/tsc",
    },
  },
});
