// Who may call the example HTTP server: by which names, and from the pages of which origins.

import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { ask, closeAll, handlerOf, hello, json, ping, refused, type Sent, serve } from "./http-kit.ts";

afterEach(closeAll);

const begun = json(hello("2025-11-25"));

test.each(["evil.example", "localhost.evil.example", "localhost.", "127.0.0.2"])("another host: %s", async (host) => {
  const answer = await ask(handlerOf(), { url: `http://${host}/mcp`, body: begun });
  expect([answer.status, answer.body]).toEqual([403, refused("the Host header names another host")]);
});

test.each([
  "http://evil.example",
  "http://localhost.evil.example",
  "null",
  "",
  "localhost",
  // Each of these has the right host name.
  "chrome-extension://localhost",
  "moz-extension://localhost",
  "file://localhost",
  "ftp://localhost",
  "http://user@localhost",
  "http://localhost/",
  "http://localhost#evil.example",
  "http://localhost, http://localhost",
])("a page that may not call: %j", async (origin) => {
  for (const method of ["POST", "GET", "DELETE", "OPTIONS"]) {
    const sent: Sent = { method, headers: { origin }, ...(method === "POST" ? { body: begun } : {}) };
    const answer = await ask(handlerOf(), sent);
    const message = "the Origin header names a page that may not call this server";
    expect([answer.status, answer.body]).toEqual([403, refused(message)]);
    expect([...answer.headers.keys()]).toEqual(["content-type"]);
  }
});

describe("a page that may call", () => {
  const origin = "http://localhost:5173";

  test.each(["http://localhost", "http://127.0.0.1:1234", "https://[::1]", "https://localhost"])(
    "%s",
    async (origin) => {
      const answer = await ask(handlerOf(), { headers: { origin }, body: begun });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
    },
  );

  test("it reads every response, and the id of the session", async () => {
    const handler = handlerOf();
    const session = (await ask(handler, { body: begun })).headers.get("mcp-session-id") ?? "";
    const all: [sent: Sent, status: number][] = [
      [{ headers: { origin }, body: begun }, 200],
      [{ headers: { origin }, body: "" }, 400],
      [{ headers: { origin, "content-type": "text/plain" }, body: "" }, 415],
      [{ headers: { origin, "mcp-session-id": "no" }, body: ping }, 404],
      [{ method: "PUT", headers: { origin } }, 405],
      [{ method: "DELETE", headers: { origin, "mcp-session-id": session } }, 204],
      [{ url: "http://localhost/other", method: "GET", headers: { origin } }, 404],
    ];
    for (const [sent, expected] of all) {
      const { status, headers } = await ask(handler, sent);
      expect(status).toBe(expected);
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("access-control-expose-headers")).toBe("mcp-session-id");
      expect(headers.get("vary")).toBe("origin");
    }
  });

  test("it is told beforehand what it may send", async () => {
    const asked =
      "Content-Type,mcp-session-id, mcp-protocol-version, last-event-id,mcp-method, mcp-name, mcp-param-Region";
    const { status, body, headers } = await ask(handlerOf(), {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": `${asked}, x-other, cookie`,
      },
    });
    expect([status, body]).toEqual([204, undefined]);
    expect(Object.fromEntries(headers)).toEqual({
      allow: "POST, GET, DELETE, OPTIONS",
      vary: "origin",
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "POST, GET, DELETE",
      "access-control-allow-headers": asked.toLowerCase().replace(/, ?/g, ", "),
      "access-control-expose-headers": "mcp-session-id",
      "access-control-max-age": "7200",
    });
  });

  test("OPTIONS that asks for nothing, and elsewhere", async () => {
    const { status, headers } = await ask(handlerOf(), { method: "OPTIONS" });
    expect([status, Object.fromEntries(headers)]).toEqual([
      204,
      { allow: "POST, GET, DELETE, OPTIONS", vary: "origin" },
    ]);
    const other = await ask(handlerOf(), { method: "OPTIONS", url: "http://localhost/other", headers: { origin } });
    expect(other.status).toBe(404);
  });

  test("without a page, nothing is said of any", async () => {
    const { headers } = await ask(handlerOf(), { body: begun });
    expect(headers.has("access-control-allow-origin")).toBe(false);
  });

  test("the pages of other hosts, where the server has other names", async () => {
    const handler = handlerOf(undefined, { hosts: ["mcp.example.com"] });
    const statusFor = async (origin: string) =>
      (await ask(handler, { url: "https://mcp.example.com/mcp", headers: { origin }, body: begun })).status;
    expect(await statusFor("https://mcp.example.com")).toBe(200);
    expect(await statusFor("http://localhost")).toBe(403);
  });
});

describe("a Host that the target would replace", () => {
  /** The status of a raw request, whose target no client would write. */
  const statusOf = (port: number, target: string, host: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () =>
        socket.end(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\nConnection: close\r\n\r\n`),
      );
      let answer = "";
      socket.setEncoding("utf8").on("data", (text) => {
        answer += text;
      });
      socket.once("close", () => resolve(answer.split("\r\n")[0] ?? ""));
      socket.once("error", reject);
    });

  test.each([
    ["//127.0.0.1/mcp", "evil.example"],
    ["/\\127.0.0.1/mcp", "evil.example"],
    ["http://127.0.0.1/mcp", "evil.example"],
    ["/mcp", "127.0.0.1/evil.example"],
  ])("%s with Host: %s is refused", async (target, host) => {
    const { origin } = await serve();
    expect(await statusOf(Number(new URL(origin).port), target, host)).toMatch(/^HTTP\/1\.1 40[03] /);
  });
});
