import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const { MCP_SPEC_DIR } = process.env;

/** The root of this repository. */
export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The folder with the official schemas, one subfolder a revision: `MCP_SPEC_DIR` where it is set, else `../shared/spec`
 * beside the repository. `undefined` where there is none: the repository holds no copy of them.
 */
export const SPEC_DIR: string | undefined = [MCP_SPEC_DIR || resolve(ROOT, "../shared/spec")].find(existsSync);

/** What a test says when it is skipped for want of the schemas. */
export const NO_SPEC = "skipped: no official schemas; set MCP_SPEC_DIR to a folder with <revision>/schema.json";
