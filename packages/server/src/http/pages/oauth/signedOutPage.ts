import { brand, type LocalizedPage } from "../document.ts";
import type { Person } from "../peopleServices.ts";
import { html } from "../html.ts";

export interface SignedOut {
  readonly appName: string;
  /** Who there is, in dev mode. */
  readonly people: readonly Person[] | undefined;
  /** Whether signing in leads back here. */
  readonly isKept: boolean;
  readonly signInUrl: string;
}

/** Nobody is signed in, so nobody can be asked. */
export function signedOutPage({ appName, people, isKept, signInUrl }: SignedOut): LocalizedPage {
  const names = people?.slice(0, 3).map(({ name }, at) => html`${at > 0 && ", "}<strong>${name}</strong>`);
  return ({ installs: text }) => ({
    title: text.signInTo(appName),
    styles: ["start"],
    body: html`<main id="main" class="message">
      ${brand()}
      <h1>${text.signInTo(appName)}</h1>
      <p>${text.signInWhy}</p>
      ${names && html`<p>${text.devLinks(html`${names}`)} ${isKept ? text.comesBack : text.openAgain}</p>`}
      <p><a class="button primary" href="${signInUrl}">${text.signIn}</a></p>
    </main>`,
  });
}
