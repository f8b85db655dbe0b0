import { brand, type LocalizedPage } from "../document.ts";
import { html, type Html } from "../html.ts";
import type { Message } from "../strings/message.ts";
import type { Texts } from "../strings/texts.ts";
import type { InstallFault, InstallRequest } from "./installServices.ts";

/** A request that the app's author has to fix. The visitor can only go back, so the details are for the author. */
export function faultPage(fault: InstallFault, request: InstallRequest): LocalizedPage {
  return ({ installs: text }) => {
    const { title, paragraphs } = faultMessage(fault, request, text.faults);
    return {
      title: `${title} · Platform`,
      styles: ["start"],
      body: html`<main id="main" class="message">
        ${brand()}
        <h1>${title}</h1>
        ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
        <p class="hint">${text.error} <code>${fault.error}</code></p>
      </main>`,
    };
  };
}

function faultMessage(
  { error, names }: InstallFault,
  { redirectUri }: InstallRequest,
  texts: Texts["installs"]["faults"],
): Message {
  if (error === "bad_redirect_uri") {
    return redirectUri === undefined ? texts.no_redirect_uri : texts.bad_redirect_uri(shortened(redirectUri));
  }
  if (error === "invalid_scope") return texts.invalid_scope(listed(names), names.length);
  if (error === "scope_conflict") {
    return names.includes("openid") ? texts.openid_missing : texts.scope_conflict(listed(names));
  }
  return texts[error];
}

function listed(names: readonly string[]): Html {
  return html`${names.map((name, at) => html`${at > 0 && ", "}<code>${shortened(name)}</code>`)}`;
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
