import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { assetFiles } from "../../packages/server/src/http/pages/assets.ts";
import { docsPages } from "../../packages/server/src/http/pages/docs/docsHandlers.ts";
import { buildSearchIndex } from "../../packages/server/src/http/pages/docs/searchIndex.ts";
import { printDocument } from "../../packages/server/src/http/pages/document.ts";
import { textsIn } from "../../packages/server/src/http/pages/strings/texts.ts";

/**
 * Writes the pages that a server shows at `/docs` as files: the same pages with relative links, so that any web server can
 * serve them from any folder. The console of a method needs a server and is left out.
 */
export function buildSite(root: string, target: string): number {
  const pages = docsPages({ baseUrl: () => "http://localhost:8065", sessionUrl: undefined, hasConsole: false });
  for (const [path, page] of pages) {
    const file = fileOf(path);
    write(join(target, file), relativize(printDocument(page, textsIn("en")), file));
  }
  const index = buildSearchIndex();
  const moved = { ...index, pages: index.pages.map(([path, ...rest]) => [fileOf(path), ...rest]) };
  write(join(target, "search.json"), JSON.stringify(moved));
  for (const [name, body] of assetFiles()) write(join(target, "assets", name), body);
  cpSync(join(root, "docs/images"), join(target, "images"), { recursive: true });
  write(join(target, "openapi.json"), readFileSync(join(root, "docs/api/openapi.json")));
  return pages.size;
}

/** `/docs/guides/cli` is `guides/cli.html`. */
function fileOf(path: string): string {
  return path === "/docs" ? "index.html" : `${path.slice("/docs/".length)}.html`;
}

/** Attributes are always quoted (html.ts), so addresses can be found without a parser. */
function relativize(page: string, file: string): string {
  return page.replaceAll(/ (href|src|srcset|data-index)="(\/[^"]*)"/g, (_, attribute: string, address: string) => {
    const [path = "", hash] = address.split("#", 2);
    const to = posix.relative(posix.dirname(file), siteFile(path));
    return ` ${attribute}="${to}${hash === undefined ? "" : `#${hash}`}"`;
  });
}

function siteFile(path: string): string {
  const asset = /^\/pages\/[^/]+\/(.+)$/.exec(path)?.[1];
  if (asset !== undefined) return `assets/${asset}`;
  if (path === "/" || path === "/docs") return "index.html";
  if (path === "/openapi.json") return "openapi.json";
  if (path.startsWith("/docs/images/") || path === "/docs/search.json") return path.slice("/docs/".length);
  return fileOf(path);
}

function write(file: string, body: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}
