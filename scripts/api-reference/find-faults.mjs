// Reads the built pages and finds what a reader would stumble over.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parse } from "node-html-parser";
import ts from "typescript";

/** All pages of the published revisions, since nothing here may ask the specification's site. */
const SPECIFICATION_PAGES = JSON.parse(readFileSync(new URL("specification-pages.json", import.meta.url), "utf8"));

/** The names that an entry exports, as the compiler sees them. */
function exportedNames(root, source) {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const program = ts.createProgram([source], ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(source));
  return checker.getExportsOfModule(module).map(({ name }) => name);
}

/** Whether a URL is a page of the specification, or its site. */
function isKnown(url) {
  if (/^https:\/\/modelcontextprotocol\.io\/?$/.test(url)) return true;
  const [, revision, page] =
    /^https:\/\/modelcontextprotocol\.io\/specification\/([\d-]+)\/([a-z/-]+)(#[a-z0-9-]+)?$/.exec(url) ?? [];
  return SPECIFICATION_PAGES[revision]?.includes(page) ?? false;
}

/** The faults of the pages in the folder `out`, and how many pages there are. */
export function findFaults({ root, entries, out }) {
  const files = readdirSync(out, { recursive: true }).map((file) => join(out, file));
  const pages = new Map(
    files.filter((file) => file.endsWith(".html")).map((file) => [file, parse(readFileSync(file, "utf8"))]),
  );
  const faults = new Set();
  const fault = (file, text) => faults.add(`${relative(out, file)}: ${text}`);

  for (const { name, source } of entries) {
    const file = join(out, "modules", `${name.replaceAll("/", "_")}.html`);
    // Of a second name, the first element is no link: the one after it leads to the page of the first name.
    const listed = pages.get(file)?.querySelectorAll(".tsd-member-summary-name :is(a, span):first-of-type") ?? [];
    const shown = new Set(listed.map(({ textContent }) => textContent));
    for (const exported of exportedNames(root, source)) if (!shown.has(exported)) fault(file, `no ${exported}`);
  }

  const idsOf = new Map(
    [...pages].map(([file, page]) => [file, new Set(page.querySelectorAll("[id]").map(({ id }) => id))]),
  );
  for (const [file, page] of pages) {
    for (const element of page.querySelectorAll("[href], [src]")) {
      const link = element.getAttribute("href") ?? element.getAttribute("src");
      if (/^[a-z]+:/.test(link)) {
        const isOurs = file !== join(out, "index.html") || link.includes("modelcontextprotocol");
        if (isOurs && !isKnown(link)) fault(file, `unknown page ${link}`);
        continue;
      }
      const [path, fragment] = decodeURIComponent(link).split("#");
      const target = path === "" ? file : join(dirname(file), path);
      const ids = idsOf.get(target);
      if (!existsSync(target) || (fragment && ids && !ids.has(fragment))) fault(file, `dead link ${link}`);
    }
  }
  return { pages: pages.size, faults: [...faults] };
}
