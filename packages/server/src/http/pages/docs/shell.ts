import type { Method } from "../../../methods/define.ts";
import { methods } from "../../../methods/registry.ts";
import { brand, type PageContent } from "../document.ts";
import { html, type Html } from "../html.ts";
import { documents } from "./documents.ts";

export function familyOf(name: string): string {
  return name.slice(0, name.lastIndexOf("."));
}

/** Methods under the word they begin with, both in alphabetical order. */
export function methodFamilies(): ReadonlyMap<string, readonly Method[]> {
  const sorted = [...methods.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Map.groupBy(sorted, (method) => familyOf(method.name));
}

export interface DocsPage {
  readonly title: string;
  readonly description: string;
  /** The path of this page, to mark it in the list. */
  readonly path: string;
  /** The part of the reference it belongs to, whose pages are listed, too. */
  readonly section: string;
  readonly scripts?: readonly string[];
  readonly main: Html;
}

/** A documentation page with the search and the list of pages at its side. */
export function docsPage({ title, description, path, section, scripts = [], main }: DocsPage): PageContent {
  return {
    title: `${title} · Platform`,
    description,
    styles: ["docs", "docsArticle", "docsNarrow", "document"],
    scripts: ["copy", "search", ...scripts],
    body: html`<div class="docs">
      <header class="side">
        <div class="side-head">${brand()}<a class="side-word" href="/docs">Docs</a></div>
        <details class="menu" open>
          <summary>Contents and search</summary>
          <search class="filter" id="search" data-index="/docs/search.json" hidden>
            <label for="query">Search documentation</label
            ><input
              id="query"
              type="search"
              autocomplete="off"
              spellcheck="false"
              placeholder="method, event, scope, error"
              aria-describedby="search-count"
              aria-keyshortcuts="/"
            /><kbd aria-hidden="true">/</kbd>
          </search>
          <p class="filter-count" id="search-count" role="status"></p>
          <ul class="found" id="found" aria-label="Search results" hidden></ul>
          <nav aria-label="Documentation" id="contents">${contents(path, section)}</nav>
        </details>
      </header>
      <main id="main" tabindex="-1">${main}</main>
    </div>`,
  };
}

interface Entry {
  readonly path: string;
  readonly text: string;
  /** Whose pages are listed below it while one of them is open. */
  readonly section?: string;
}

const start: readonly Entry[] = [
  { path: "/docs", text: "Overview" },
  { path: "/docs/comparison", text: "Comparison" },
  { path: "/docs/compatibility", text: "Compatibility" },
  { path: "/docs/glossary", text: "Glossary" },
  { path: "/docs/examples", text: "Examples" },
];

const reference: readonly Entry[] = [
  { path: "/docs/api", text: "Web API", section: "api" },
  { path: "/docs/events", text: "Events", section: "events" },
  { path: "/docs/blocks", text: "Blocks", section: "blocks" },
  { path: "/docs/scopes", text: "Scopes" },
  { path: "/docs/errors", text: "Error codes" },
  { path: "/docs/cli", text: "CLI commands", section: "cli" },
  { path: "/docs/settings", text: "Settings" },
  { path: "/docs/limits", text: "Limits" },
  { path: "/docs/functions", text: "Built-in functions", section: "functions" },
  { path: "/docs/control", text: "Control API" },
];

const project: readonly Entry[] = [
  { path: "/docs/packages/testing", text: "Testing package" },
  { path: "/docs/packages/sdk", text: "SDK package" },
  { path: "/docs/security", text: "Security" },
  { path: "/docs/architecture", text: "Architecture" },
  { path: "/docs/contributing", text: "Contributing" },
  { path: "/docs/decisions", text: "Decisions", section: "decisions" },
  { path: "/docs/changelog", text: "Changelog" },
];

function contents(path: string, section: string): Html {
  const guides = pagesOf("guides");
  const groups: readonly (readonly [string, readonly Entry[]])[] = [
    ["Start", start],
    ["Guides", guides],
    ["Reference", reference],
    ["Project", project],
  ];
  return html`${groups.map(
    ([title, entries]) =>
      html`<section class="family">
        <h2>${title}</h2>
        <ul>
          ${entries.map(
            (entry) =>
              html`<li>
                <a href="${entry.path}" ${entry.path === path && html` aria-current="page"`}>${entry.text}</a>${
                  entry.section !== undefined && entry.section === section && below(section, path)
                }
              </li>`,
          )}
        </ul>
      </section>`,
  )}`;
}

function pagesOf(section: string): Entry[] {
  const index = `/docs/${section}`;
  return [...documents().values()]
    .filter((document) => document.section === section && document.path !== index)
    .map(({ path, title }) => ({ path, text: title }));
}

/** The pages of the open part of the reference. */
function below(section: string, path: string): Html {
  const entries =
    section === "api"
      ? [...methodFamilies().values()].flat().map(({ name }) => ({ path: `/docs/${name}`, text: name }))
      : pagesOf(section);
  return html`<ul class="below">
    ${entries.map(
      ({ path: to, text }) =>
        html`<li><a href="${to}" ${to === path && html` aria-current="page"`}>${breaking(text)}</a></li>`,
    )}
  </ul>`;
}

/** Lets a long name break at its dots. */
function breaking(name: string): Html {
  const [first = "", ...rest] = name.split(".");
  return html`${first}${rest.map((part) => html`<wbr />.${part}`)}`;
}
