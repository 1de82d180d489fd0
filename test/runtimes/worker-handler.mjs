// The example's fetch handler as a worker.

import { createHttpHandler } from "./examples/http-handler.ts";
import { exampleServer } from "./examples/server.ts";

export default { fetch: createHttpHandler(exampleServer) };
