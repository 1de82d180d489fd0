// The adapter that lets Node.js serve a function from a request to a response.

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { refusal } from "./http-reply.ts";

/** The methods that no Request can have. */
const UNKNOWN_METHODS: (string | undefined)[] = ["CONNECT", "TRACE", "TRACK"];

export type NodeServer = {
  /** The address of the server, without a path. */
  origin: string;
  /** Stops it, whoever is connected. */
  close(): Promise<void>;
};

/**
 * Serves on this computer, and to this computer alone.
 *
 * @param handler - answers the requests; it never rejects
 * @param port - where to listen; 0 for any free port
 * @param maxUnreadTime - how long a client may read nothing of what is sent to it, in milliseconds
 * @returns the server, which listens
 */
export async function serveOnNode(
  handler: (request: Request) => Promise<Response>,
  port = 0,
  maxUnreadTime = 60_000,
): Promise<NodeServer> {
  const server = createServer((incoming, outgoing) => {
    // The connection breaks: there is nobody to tell, and nothing to do.
    answer(handler, incoming, outgoing, maxUnreadTime).catch(() => outgoing.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  handler: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  maxUnreadTime: number,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  const send = (response: Response) => write(response, outgoing, gone.signal, maxUnreadTime);
  if (UNKNOWN_METHODS.includes(incoming.method)) {
    return send(refusal(501, `${incoming.method} is not supported`));
  }
  let request: Request;
  try {
    request = toRequest(incoming, gone.signal);
  } catch {
    return send(refusal(400, "there is no valid Host header, or no path"));
  }
  await send(await handler(request));
  // A body that was of no interest stands in the way of the connection's next request.
  if (request.body?.locked === false) await request.body.cancel();
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = "GET", url = "/", rawHeaders } = incoming;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  }
  const body = method === "GET" || method === "HEAD" ? null : bodyOf(incoming);
  return new Request(urlOf(headers.get("host"), url), { method, headers, body, signal, duplex: "half" });
}

/**
 * The URL, whose host is that of the Host header, or of the target where that names one: the handler's check against DNS
 * rebinding relies on it. So the target is not resolved against the host, which `//other` would replace.
 */
function urlOf(host: string | null, target: string): string {
  const [isTarget, authority = host, path = "/"] = /^(?:http:\/\/([^/]+))?(\/.*)?$/i.exec(target) ?? [];
  if (!isTarget || ![host, authority].every((name) => name !== null && /^[\w.:[\]-]+$/.test(name))) {
    throw new TypeError("no host, or no path");
  }
  return `http://${authority}${path}`;
}

/** The body as it comes. What nobody reads is thrown away, so that the client lives to read why. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.on("data", (chunk: Uint8Array) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.once("end", () => controller.close());
      incoming.once("error", (cause) => controller.error(cause));
      incoming.pause();
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      incoming.removeAllListeners("data").removeAllListeners("end").resume();
    },
  });
}

async function write(
  response: Response,
  outgoing: ServerResponse,
  gone: AbortSignal,
  maxUnreadTime: number,
): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // The client of a stream waits for the headers, though no event is there yet.
  outgoing.flushHeaders();
  const reader = response.body?.getReader();
  // Given up while the client does not read, so that nothing more can be written: there is no use in waiting for it.
  reader?.closed.catch(() => outgoing.destroy());
  const leave = () => void reader?.cancel().catch(() => {});
  if (gone.aborted) leave();
  gone.addEventListener("abort", leave, { once: true });
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    if (outgoing.write(value)) continue;
    // Node.js ends a connection on which nothing moves for that long.
    outgoing.setTimeout(maxUnreadTime);
    await once(outgoing, "drain", { signal: gone });
    outgoing.setTimeout(0);
  }
  outgoing.end();
}
