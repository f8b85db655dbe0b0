import type { PageContent } from "./document.ts";
import { brand } from "./document.ts";
import { html, type Part } from "./html.ts";

/** One thought on an otherwise empty screen: what happened, and what to do next. */
export function messagePage(title: string, ...paragraphs: readonly Part[]): PageContent {
  return {
    title: `${title} · Platform`,
    styles: ["start"],
    body: html`<main id="main" class="message">
      ${brand()}
      <h1>${title}</h1>
      ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    </main>`,
  };
}
