# Two workers: the package's entries as they are in the tarball, and the bundle of the example's fetch handler.
# Each socket gets a free port. The paths are those of the folder into which this file is copied.

using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "import", worker = .import),
    (name = "handler", worker = .handler),
  ],
  sockets = [
    (name = "import", address = "127.0.0.1:0", http = (), service = "import"),
    (name = "handler", address = "127.0.0.1:0", http = (), service = "handler"),
  ],
);

const import :Workerd.Worker = (
  compatibilityDate = "2026-07-28",
  modules = [
    (name = "worker-import.mjs", esModule = embed "worker-import.mjs"),
    (name = "conversation.mjs", esModule = embed "conversation.mjs"),
    (name = "mcp-protocol-types", esModule = embed "node_modules/mcp-protocol-types/dist/index.js"),
    (name = "mcp-protocol-types/2024-11-05", esModule = embed "node_modules/mcp-protocol-types/dist/2024-11-05.js"),
    (name = "mcp-protocol-types/2025-03-26", esModule = embed "node_modules/mcp-protocol-types/dist/2025-03-26.js"),
    (name = "mcp-protocol-types/2025-06-18", esModule = embed "node_modules/mcp-protocol-types/dist/2025-06-18.js"),
    (name = "mcp-protocol-types/2025-11-25", esModule = embed "node_modules/mcp-protocol-types/dist/2025-11-25.js"),
    (name = "mcp-protocol-types/2026-07-28", esModule = embed "node_modules/mcp-protocol-types/dist/2026-07-28.js"),
  ],
);

const handler :Workerd.Worker = (
  compatibilityDate = "2026-07-28",
  modules = [(name = "worker-handler.mjs", esModule = embed "bundles/worker-handler.mjs")],
);
