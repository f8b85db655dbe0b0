import { existsSync } from "node:fs";
import { join } from "node:path";
import { methods } from "../../../methods/registry.ts";
import type { PageContent } from "../document.ts";
import { html, type Html } from "../html.ts";
import { type Document, documents, documentsRoot, pathOf, readDocument } from "./documents.ts";
import { renderMarkdown, resolveLink } from "./markdown.ts";
import { docsPage } from "./shell.ts";

/** A Markdown file of the repository as a page. */
export function documentPage(document: Document): PageContent {
  const { file, path, title } = document;
  const main = renderFile(file, readDocument(file));
  return docsPage({
    title: path === "/docs" ? "Documentation" : title,
    description: `Documentation of Platform: ${title}.`,
    path,
    section: document.section,
    main: html`<article class="document">${main}</article>`,
  });
}

/** Markdown that is written in this file, with its links and pictures as the site has them. */
export function renderFile(file: string, markdown: string): Html {
  return renderMarkdown(markdown, {
    linkTo: (url) => addressOf(file, url),
    pictureOf: (url) => pictureOf(file, url),
  });
}

/** What a link in a file leads to on the site; nothing for sources, which the site does not have. */
function addressOf(file: string, url: string): string | undefined {
  const link = resolveLink(file, url);
  if (!link) return url;
  if (link.path === "docs/api/openapi.json") return "/openapi.json";
  const path = pathOf(link.path);
  const isPage = documents().has(path) || path === "/docs/api" || methods.has(path.slice("/docs/".length));
  return isPage && link.path.endsWith(".md") ? `${path}${link.hash}` : undefined;
}

function pictureOf(file: string, url: string) {
  const link = resolveLink(file, url);
  const name = /^docs\/images\/([\w-]+\.png)$/.exec(link?.path ?? "")?.[1];
  if (name === undefined) return undefined;
  const dark = name.replace("-light.png", "-dark.png");
  const hasDark = dark !== name && existsSync(join(documentsRoot(), "docs/images", dark));
  return { light: `/docs/images/${name}`, dark: hasDark ? `/docs/images/${dark}` : undefined };
}
