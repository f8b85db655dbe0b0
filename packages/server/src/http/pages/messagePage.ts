import { brand, type LocalizedPage } from "./document.ts";
import { html } from "./html.ts";
import type { Message } from "./strings/message.ts";
import type { Texts } from "./strings/texts.ts";

/** One thought on an otherwise empty screen: what happened, and what to do next. */
export function messagePage(read: (texts: Texts) => Message): LocalizedPage {
  return (texts) => {
    const { title, paragraphs } = read(texts);
    return {
      title: `${title} · Platform`,
      styles: ["start"],
      body: html`<main id="main" class="message">
        ${brand()}
        <h1>${title}</h1>
        ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      </main>`,
    };
  };
}
