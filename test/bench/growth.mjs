// @ts-check
// How the time grows with the message. Run by itself, it prints the tables as JSON.

import { pathToFileURL } from "node:url";
import { compare } from "./lib/sample.mjs";
import { digits, duration } from "./lib/table.mjs";
import { largeRequest } from "./run/messages.mjs";

async function growthTables() {
  const { classifyMessage, createDispatcher, parseMessage } = await import(
    new URL("./temp/node_modules/mcp-protocol-types/dist/index.js", import.meta.url).href
  );
  const bySize = [];
  for (const kilobytes of [1, 10, 100, 1_000, 10_000]) {
    // The params hold their members twice.
    const text = JSON.stringify(largeRequest((kilobytes * 1_000) / 2));
    const samples = { samples: 15 };
    const [classified] = await compare([{ name: "classify", run: classifyMessage }], [JSON.parse(text)], samples);
    const [native, parsed] = await compare(
      [
        { name: "JSON.parse", limit: true, run: (value) => JSON.parse(value) },
        { name: "parse", run: parseMessage },
      ],
      [text],
      samples,
    );
    bySize.push([
      `${kilobytes.toLocaleString("en-US")} kB`,
      duration(classified?.nanoseconds ?? 0),
      duration(parsed?.nanoseconds ?? 0),
      duration(native?.nanoseconds ?? 0),
      digits(parsed?.ratio ?? 0),
    ]);
  }
  const byCount = [];
  const dispatch = createDispatcher({ ping: () => ({}) }, { batch: true });
  for (const count of [1, 10, 100, 1_000, 10_000]) {
    const batch = Array.from({ length: count }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" }));
    const samples = { samples: 15 };
    const [classified] = await compare([{ name: "classify", run: classifyMessage }], [batch], samples);
    const [dispatched] = await compare(
      [{ name: "dispatch", waits: true, run: (value) => dispatch(value) }],
      [batch],
      samples,
    );
    const time = dispatched?.nanoseconds ?? 0;
    byCount.push([
      count.toLocaleString("en-US"),
      duration(classified?.nanoseconds ?? 0),
      duration(time),
      duration(time / count),
    ]);
  }
  return [
    {
      title: "growth with the size of the params",
      columns: ["message", "classify", "parse", "JSON.parse", "ratio"],
      rows: bySize,
    },
    {
      title: "growth with the messages in a batch",
      columns: ["messages", "classify", "dispatch", "dispatch, each"],
      rows: byCount,
    },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.log(JSON.stringify(await growthTables()));
