// Makes the pages with TypeDoc, since it shows each member of a type with its sentence. API Documenter was tried beside
// it: of a type alias, which is what all shapes are here, it prints the code without the members' comments.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Application, Comment, CommentTag, Converter, LogLevel } from "typedoc";

const options = {
  logLevel: LogLevel.Warn,
  excludeExternals: true,
  disableSources: true,
  // A type and its builder often differ in nothing but the first letter's case; pages by kind keep them apart even
  // where file names have no case.
  router: "kind",
  sort: ["source-order"],
  groupReferencesByType: true,
  categorizeByGroup: false,
  useFirstParagraphOfCommentAsSummary: true,
  navigation: { includeCategories: true, includeGroups: false, includeFolders: false },
  headings: { readme: false },
  includeHierarchySummary: false,
  hideGenerator: true,
};

/** The domains that a file's name does not say as the revisions' headings do. */
const DOMAINS = {
  annotations: "Content",
  check: "Results",
  icon: "Content",
  "input-requests": "Multi-round-trip requests",
  jsonrpc: "JSON-RPC",
  "logging-level": "Logging",
  "method-map": "Method maps",
  "multi-round-trip": "Multi-round-trip requests",
  "resource-content": "Resources",
  "tool-schema": "Tools",
};

/** The domain that a declaration belongs to: the last heading above it in a revision's file, else its file. */
function domainOf(declaration) {
  const source = declaration.getSourceFile();
  if (basename(dirname(source.fileName)) === "revisions") {
    const above = source.text.slice(0, declaration.getStart(source));
    // A revision's constants stand above the first heading.
    return [...above.matchAll(/^\/\/ (.+)$/gm)].at(-1)?.[1] ?? "Constants";
  }
  const file = basename(source.fileName, ".ts");
  return DOMAINS[file] ?? file.charAt(0).toUpperCase() + file.slice(1);
}

function addDomain(context, reflection) {
  if (!reflection.parent?.isProject()) return;
  const [declaration] = context.resolveAliasedSymbol(context.getSymbolFromReflection(reflection)).declarations ?? [];
  if (!declaration) throw new Error(`${reflection.name} is exported and declared nowhere; see npm run check`);
  reflection.comment ??= new Comment();
  reflection.comment.blockTags.push(new CommentTag("@category", [{ kind: "text", text: domainOf(declaration) }]));
}

async function convert(app) {
  const project = await app.convert();
  if (project) app.validate(project);
  return project;
}

/** Writes the pages of all entries, and gives the number of warnings and errors, which are printed. */
export async function generate({ root, entries, title, out }) {
  const models = mkdtempSync(join(tmpdir(), "api-reference-"));
  const apps = [];
  const start = async (more) => {
    const app = await Application.bootstrap({ ...options, tsconfig: join(root, "tsconfig.json"), ...more });
    apps.push(app);
    return app;
  };
  const complaints = () => apps.reduce((sum, { logger }) => sum + logger.warningCount + logger.errorCount, 0);
  try {
    // Each entry by itself: what a revision takes over from the one before would else have its page only there.
    for (const [index, { name, source }] of entries.entries()) {
      const app = await start({ name, entryPoints: [source], readme: "none" });
      app.converter.on(Converter.EVENT_CREATE_DECLARATION, addDomain);
      const project = await convert(app);
      if (!project) return complaints();
      await app.generateJson(project, join(models, `${index}.json`));
    }
    if (complaints() > 0) return complaints();

    const entryPoints = entries.map((_, index) => join(models, `${index}.json`));
    const readme = join(root, "README.md");
    const projectDocuments = [join(root, "docs/*.md")];
    const app = await start({ name: title, entryPointStrategy: "merge", entryPoints, readme, projectDocuments });
    const project = await convert(app);
    if (project) await app.generateDocs(project, out);
    return complaints();
  } finally {
    rmSync(models, { recursive: true });
  }
}
