import { brand, type LocalizedPage } from "../document.ts";
import { html } from "../html.ts";

export interface FormPost {
  readonly appName: string;
  readonly redirectUri: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts the answer to the app, so that it is in no address and no log of one. The button is for browsers without scripts. */
export function formPostPage({ appName, redirectUri, fields }: FormPost): LocalizedPage {
  return ({ consent: text }) => ({
    title: `${text.continueTo(appName)} · Platform`,
    styles: ["start"],
    scripts: ["formPost"],
    body: html`<main id="main" class="message">
      ${brand()}
      <h1>${text.continueTo(appName)}</h1>
      <form method="post" action="${redirectUri}" id="answer">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="primary">${text.continue}</button>
      </form>
    </main>`,
  });
}
