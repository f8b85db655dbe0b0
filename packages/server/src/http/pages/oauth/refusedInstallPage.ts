import { limits } from "@platform/protocol";
import type { Installer } from "../../../domain/oauth/readInstaller.ts";
import type { LocalizedPage } from "../document.ts";
import { html, type Html, type Part } from "../html.ts";
import { messagePage } from "../messagePage.ts";
import type { Texts } from "../strings/texts.ts";
import { type ConsentPage, consentBody } from "./consentPage.ts";
import { requestUrl } from "./installRequest.ts";

type Refused = Exclude<Installer["permission"], "allowed">;

/** Whether signing in to another workspace would help. */
export function isElsewhere(permission: Installer["permission"]): boolean {
  return permission === "other_workspace" || permission === "not_distributed";
}

/** The signed-in person cannot install the app here: says why, and who can. */
export function refusedInstallPage(page: ConsentPage, permission: Refused): LocalizedPage {
  const { name } = page.view.app;
  return (texts) => {
    const { installs: text } = texts;
    const { title, paragraphs } = reason(page, permission, texts);
    return {
      title: `${title} · ${name}`,
      styles: ["start", "oauth"],
      body: consentBody(
        page,
        html`<h1>${title}</h1>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
        html`${permission === "needs_admin" && requestForm(texts)}
          ${isElsewhere(permission) && html`<button class="primary" formaction="/sign-out">${text.signInElsewhere}</button>`}
          <button name="decision" value="cancel">${text.backTo(name)}</button>`,
        texts,
      ),
    };
  };
}

/** A message to the administrators, which becomes a request. */
function requestForm({ installs: text }: Texts): Html {
  return html`<label for="message">${text.requestMessage}</label>
    <textarea id="message" name="message" rows="3" maxlength="${limits.app_request_message_chars_max}"></textarea>
    <button class="primary" name="decision" value="request">${text.requestButton}</button>`;
}

function reason({ request, view, installer }: ConsentPage, permission: Refused, { installs: text, region }: Texts) {
  const { name: app } = view.app;
  const { id, name: team } = installer.team;
  const admins = new Intl.ListFormat(region, { type: "disjunction" }).format(installer.admins);
  const reasons: Record<Refused, readonly [title: string, ...paragraphs: Part[]]> = {
    needs_admin: [text.needsAdmin(app), text.needsAdminText(team, admins)],
    restricted: [text.restricted(app, team), text.restrictedText(admins)],
    guest: [text.guest(app), text.guestText(team, admins)],
    not_distributed: [text.notDistributed(app, team), text.notDistributedText],
    other_workspace: [
      text.otherWorkspace(app),
      text.otherWorkspaceText,
      text.goOn(requestUrl({ ...request, team: id }), team),
    ],
  };
  const [title, ...paragraphs] = reasons[permission];
  return { title, paragraphs };
}

export const strangerPage = messagePage(({ installs }) => installs.stranger);

/** Open too long, signed in as another person meanwhile, or tampered with: nothing is done, and the person can load the page again. */
export function stalePage(again: string): LocalizedPage {
  return messagePage(({ installs }) => installs.stale(again));
}

/** The administrators see the request now, and Slackbot brings the person their answer. */
export function requestedPage(appName: string, teamName: string): LocalizedPage {
  return messagePage(({ installs }) => installs.requested(appName, teamName));
}

export function changedPage(again: string): LocalizedPage {
  return messagePage(({ installs }) => installs.changed(again));
}
