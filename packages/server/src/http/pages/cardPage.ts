import { brand, type PageContent } from "./document.ts";
import { html, type Part } from "./html.ts";

/** One form on an otherwise empty screen. */
export function cardPage(
  title: string,
  parts: Part,
  { scripts = [] }: { readonly scripts?: string[] } = {},
): PageContent {
  return {
    title: `${title} · Platform`,
    styles: ["account"],
    scripts,
    body: html`<div class="card-page">
      <header>${brand()}</header>
      <main id="main" class="card" tabindex="-1">
        <h1>${title}</h1>
        ${parts}
      </main>
    </div>`,
  };
}
