import type { Method } from "../../../methods/define.ts";
import { methods } from "../../../methods/registry.ts";
import { brand, type PageContent } from "../document.ts";
import { html, type Html } from "../html.ts";

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
  readonly scripts?: readonly string[];
  readonly main: Html;
}

/** A documentation page with the list of all methods at its side. */
export function docsPage({ title, description, path, scripts = [], main }: DocsPage): PageContent {
  return {
    title: `${title} · Platform API`,
    description,
    styles: ["docs"],
    scripts: ["copy", "filter", ...scripts],
    body: html`<div class="docs">
      <header class="side">
        <div class="side-head">${brand()}<span class="side-word">API</span></div>
        <details class="menu" open>
          <summary>Methods</summary>
          <search class="filter">
            <label for="filter">Filter methods</label
            ><input
              id="filter"
              type="search"
              autocomplete="off"
              spellcheck="false"
              placeholder="chat, list, scope:read"
              aria-describedby="filter-count"
              aria-keyshortcuts="/"
            /><kbd aria-hidden="true">/</kbd>
          </search>
          <p class="filter-count" id="filter-count" role="status"></p>
          <nav aria-label="Documentation">
            <ul class="guides">
              ${[linkTo("/docs", "Overview", path), linkTo("/docs/errors", "Common errors", path)]}
            </ul>
            ${[...methodFamilies()].map(([family, members]) => familyList(family, members, path))}
          </nav>
        </details>
      </header>
      <main id="main" tabindex="-1">${main}</main>
    </div>`,
  };
}

function linkTo(to: string, text: string, path: string): Html {
  return html`<li><a href="${to}" ${to === path && html` aria-current="page"`}>${text}</a></li>`;
}

function familyList(family: string, members: readonly Method[], path: string): Html {
  return html`<section class="family" data-family>
    <h2>${family}</h2>
    <ul>
      ${members.map((method) => {
        const to = `/docs/${method.name}`;
        return html`<li data-find="${findText(method)}">
          <a href="${to}" ${to === path && html` aria-current="page"`}
            >${family}<wbr />.${method.name.slice(family.length + 1)}</a
          >
        </li>`;
      })}
    </ul>
  </section>`;
}

/** What the filter looks through: one finds a method by its name, by what it does, or by a scope one has. */
export function findText(method: Method): string {
  return [method.name, method.summary, ...method.scopes.map((scope) => `scope:${scope}`)].join(" ").toLowerCase();
}
