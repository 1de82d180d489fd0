// Loads every entry as an ES module and prints what comes of it.

import * as root from "mcp-protocol-types";
import * as v2024_11_05 from "mcp-protocol-types/2024-11-05";
import * as v2025_03_26 from "mcp-protocol-types/2025-03-26";
import * as v2025_06_18 from "mcp-protocol-types/2025-06-18";
import * as v2025_11_25 from "mcp-protocol-types/2025-11-25";
import * as v2026_07_28 from "mcp-protocol-types/2026-07-28";
import { converse } from "./conversation.mjs";

const revisions = {
  "2024-11-05": v2024_11_05,
  "2025-03-26": v2025_03_26,
  "2025-06-18": v2025_06_18,
  "2025-11-25": v2025_11_25,
  "2026-07-28": v2026_07_28,
};

console.log(JSON.stringify(await converse(root, revisions)));
