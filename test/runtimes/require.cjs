// Loads every entry as a CommonJS module and prints what comes of it.

const root = require("mcp-protocol-types");
const revisions = {
  "2024-11-05": require("mcp-protocol-types/2024-11-05"),
  "2025-03-26": require("mcp-protocol-types/2025-03-26"),
  "2025-06-18": require("mcp-protocol-types/2025-06-18"),
  "2025-11-25": require("mcp-protocol-types/2025-11-25"),
  "2026-07-28": require("mcp-protocol-types/2026-07-28"),
};

import("./conversation.mjs")
  .then(({ converse }) => converse(root, revisions))
  .then((outcome) => console.log(JSON.stringify(outcome)));
