import type { PageContent } from "../document.ts";
import { html, type Html } from "../html.ts";
import { messagePage } from "../messagePage.ts";
import { type ConsentPage, consentBody } from "./consentPage.ts";
import type { Installer } from "../../../domain/oauth/readInstaller.ts";

import { requestUrl } from "./installRequest.ts";

type Refused = Exclude<Installer["permission"], "allowed">;

/** Whether signing in to another workspace would help. */
export function isElsewhere(permission: Installer["permission"]): boolean {
  return permission === "other_workspace" || permission === "not_distributed";
}

/** The signed-in person cannot install the app here: says why, and who can. */
export function refusedInstallPage(page: ConsentPage, permission: Refused): PageContent {
  const [title, text] = wordings[permission](page);
  return {
    title: `${title} · ${page.view.app.name}`,
    styles: ["start", "oauth"],
    body: consentBody(
      page,
      html`<h1>${title}</h1>
        ${text}`,
      html`${isElsewhere(permission) && html`<button class="primary" formaction="/sign-out">Sign in to another workspace</button>`}
        <button name="decision" value="cancel">Back to ${page.view.app.name}</button>`,
    ),
  };
}

const wordings: Record<Refused, (page: ConsentPage) => readonly [title: string, text: Html]> = {
  needs_admin: ({ view, installer }) => [
    `Ask an admin to install ${view.app.name}`,
    html`<p>
      In ${installer.team.name} this takes an admin${installer.admins.length > 0 && `: ${listed(installer.admins)}`}.
      Send them the address of this page.
    </p>`,
  ],
  restricted: ({ view, installer }) => [
    `${view.app.name} is not allowed in ${installer.team.name}`,
    html`<p>
      An admin has restricted it. Only an admin can change
      that${installer.admins.length > 0 && `: ${listed(installer.admins)}`}.
    </p>`,
  ],
  guest: ({ view, installer }) => [
    `Guests cannot install ${view.app.name}`,
    html`<p>
      You are a guest in ${installer.team.name}. Ask a full
      member${installer.admins.length > 0 && `, such as ${listed(installer.admins)}`}.
    </p>`,
  ],
  not_distributed: ({ view, installer }) => [
    `${view.app.name} is not for ${installer.team.name}`,
    html`<p>
      Its authors keep it to their own workspace. If that is yours too, sign in there, and you will come back here.
    </p>`,
  ],
  other_workspace: ({ request, view, installer }) => [
    `${view.app.name} asks for another workspace`,
    html`<p>Sign in there, and you will come back to this page.</p>
      <p>Or <a href="${requestUrl({ ...request, team: installer.team.id })}">go on in ${installer.team.name}</a>.</p>`,
  ],
};

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}

export const strangerPage = messagePage(
  "Nothing was installed",
  "The answer did not come from a page of this server, so it was not taken for yours.",
  "Go back to the app and begin again.",
);

/** Open too long, signed in as another person meanwhile, or tampered with: nothing is done, and the person can load the page again. */
export function stalePage(again: string): PageContent {
  return messagePage(
    "Nothing was installed yet",
    "The page was open for too long, or you have signed in as another person since.",
    html`<a href="${again}">Look at the request again</a>`,
  );
}

export function changedPage(again: string): PageContent {
  return messagePage(
    "Nothing was installed",
    "While this page was open, the app or what you may do here has changed.",
    html`<a href="${again}">Look at the request again</a>`,
  );
}
