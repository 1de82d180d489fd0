import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  resolve: {
    // The package as it is built; it is not installed here.
    alias: [
      {
        find: /^mcp-protocol-types$/,
        replacement: fileURLToPath(new URL("../../dist/index.js", import.meta.url)),
      },
    ],
  },
  test: {
    include: ["*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
