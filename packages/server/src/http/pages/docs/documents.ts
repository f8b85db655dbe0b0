import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** A Markdown file of the repository as a page of the documentation. */
export interface Document {
  /** Its path in the repository, as links between the files write it. */
  readonly file: string;
  /** Where the site serves it. */
  readonly path: string;
  readonly title: string;
  /** The folder below docs, or "" for a page of its own. */
  readonly section: string;
}

/** The pages of methods come from the registry, which has a console for each. */
const sources = [
  "{README,ARCHITECTURE,CONTRIBUTING,CHANGELOG}.md",
  "docs/**/*.md",
  "{bench,examples}/README.md",
  "packages/*/README.md",
];
const excluded = ["docs/api/**", "docs/spec/**"];

let known: ReadonlyMap<string, Document> | undefined;

/** In a published package the documents are beside the sources; in a clone they are those of the repository. */
export function documentsRoot(): string {
  const published = fileURLToPath(new URL("../../../../documents/", import.meta.url));
  return existsSync(published) ? published : fileURLToPath(new URL("../../../../../../", import.meta.url));
}

/** Every document by the path of its page, read when the first page is requested. */
export function documents(): ReadonlyMap<string, Document> {
  known ??= new Map(
    globSync(sources, { cwd: documentsRoot(), exclude: excluded })
      .map((found) => describeDocument(found.split(sep).join("/")))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1))
      .map((document) => [document.path, document] as const),
  );
  return known;
}

export function readDocument(file: string): string {
  return readFileSync(join(documentsRoot(), file), "utf8");
}

function describeDocument(file: string): Document {
  const [, title = file] = /^# (.+)$/m.exec(readDocument(file)) ?? [];
  const path = pathOf(file);
  const [, , section = "", rest] = path.split("/");
  return { file, path, title: title.replaceAll("`", ""), section: rest === undefined && !isIndex(file) ? "" : section };
}

function isIndex(file: string): boolean {
  return /^docs\/\w+\/README\.md$/.test(file);
}

/** `docs/guides/cli.md` is served as `/docs/guides/cli`, `ARCHITECTURE.md` as `/docs/architecture`. */
export function pathOf(file: string): string {
  if (file === "README.md") return "/docs";
  const method = /^docs\/api\/([\w.]+)\.md$/.exec(file)?.[1];
  if (method !== undefined && method !== "README") return `/docs/${method}`;
  const [first = ""] = file.split("/");
  const below = first === "docs" ? file.slice("docs/".length) : file.includes("/") ? file : file.toLowerCase();
  return posix.join("/docs", below.replace(/(^|\/)README\.md$/, "").replace(/\.md$/, ""));
}
