import { brand, type PageContent } from "../document.ts";
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
export function signedOutPage({ appName, people, isKept, signInUrl }: SignedOut): PageContent {
  const way = isKept
    ? "That brings you back here, in this browser and within ten minutes."
    : "Then open this page again.";
  return {
    title: `Sign in to install ${appName}`,
    styles: ["start"],
    body: html`<main id="main" class="message">
      ${brand()}
      <h1>Sign in to install ${appName}</h1>
      <p>Only a member of the workspace can decide what an app may do there. You are not signed in.</p>
      ${
        people &&
        html`<p>
          On this development server you can open one of the sign-in links printed in your terminal, for example that of
          ${people.slice(0, 3).map(({ name }, at) => html`${at > 0 && ", "}<strong>${name}</strong>`)}. ${way}
        </p>`
      }
      <p><a class="button primary" href="${signInUrl}">Sign in</a></p>
    </main>`,
  };
}
