import { assetUrl } from "./assets.ts";
import { html, type Html } from "./html.ts";
import type { Texts } from "./strings/texts.ts";

export interface PageContent {
  readonly title: string;
  readonly description?: string;
  /** Names of files in the assets folder, without their ending. */
  readonly styles: readonly string[];
  readonly scripts?: readonly string[];
  readonly body: Html;
}

/** A page whose language is that of its reader. */
export type LocalizedPage = (texts: Texts) => PageContent;

/** The frame of every page. */
export function printDocument(content: LocalizedPage, texts: Texts): string {
  const { title, description, styles, scripts = [], body } = content(texts);
  const page = html`<!doctype html>
    <html lang="${texts.locale}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${description !== undefined && html`<meta name="description" content="${description}" />`}
        <link rel="icon" href="${assetUrl("icon.svg")}" type="image/svg+xml" />
        ${["base", ...styles].map((name) => html`<link rel="stylesheet" href="${assetUrl(`${name}.css`)}" /> `)}
        ${scripts.map((name) => html`<script type="module" src="${assetUrl(`${name}.js`)}"></script> `)}
      </head>
      <body>
        <a class="skip" href="#main">${texts.frame.skip}</a>
        ${body}
      </body>
    </html> `;
  return page.text;
}

/** The product's own sign, and its name. */
export function brand(): Html {
  return html`<a class="brand" href="/"
    ><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect class="mark-back" width="24" height="24" rx="6" />
      <path class="mark-line" d="M6 8h12M6 12h8M6 16h10" /></svg
    ><span>Platform</span></a
  >`;
}
