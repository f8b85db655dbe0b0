import { isAdminScope, isPrivateScope, scopeSentences } from "@platform/protocol";
import { avatar } from "../avatar.ts";
import { brand, type PageContent } from "../document.ts";
import { html, type Html } from "../html.ts";
import type { Installer } from "../../../domain/oauth/readInstaller.ts";
import type { InstallRequest, InstallView } from "./installServices.ts";
import { channelChoice } from "./channelChoice.ts";
import { placeChoice } from "./placeChoice.ts";
import { authorizePaths, requestFields, requestUrl } from "./installRequest.ts";

export interface ConsentPage {
  readonly request: InstallRequest;
  readonly view: InstallView;
  readonly installer: Installer;
  readonly seal: string;
}

/** What an app would be able to do, in words, and the two buttons. */
export function consentPage(page: ConsentPage): PageContent {
  if (page.request.flow === "openid") return signInConsentPage(page);
  const { view, installer } = page;
  const { app, botScopes, userScopes } = view;
  return {
    title: `Install ${app.name} · ${installer.team.name}`,
    styles: ["start", "oauth"],
    body: consentBody(
      page,
      html`<h1>Install ${app.name}${installer.org === undefined && ` to ${installer.team.name}`}?</h1>
        ${app.description !== "" && html`<p class="muted">${app.description}</p>`}
        ${botScopes.length > 0 && scopeList(`As a bot${placeName(installer)}, it can`, botScopes, botReach)}
        ${userScopes.some(isAdminScope) && adminWarning(installer)}
        ${userScopes.length > 0 && scopeList("On your behalf, as if it were you, it can", userScopes, userReach)}
        <ul class="facts">
          ${installer.isInstalled && html`<li>It is already in ${installer.team.name}. This adds to what it has.</li>`}
          <li>${lifetime(view)}</li>
          <li>You will be sent on to <strong>${hostOf(view.redirectUri)}</strong>.</li>
        </ul>`,
      html`${view.webhookChannels && channelChoice(view.webhookChannels)}
        ${installer.org && placeChoice(installer.org, installer, page.request)}
        <button class="primary" name="decision" value="approve">
          Install${installer.org === undefined && ` to ${installer.team.name}`}
        </button>
        <button name="decision" value="cancel">Cancel</button>`,
    ),
  };
}

/** Signing in shows who a person is. It installs nothing that could act. */
function signInConsentPage(page: ConsentPage): PageContent {
  const { view, installer } = page;
  const { name } = view.app;
  return {
    title: `Sign in to ${name} · ${installer.team.name}`,
    styles: ["start", "oauth"],
    body: consentBody(
      page,
      html`<h1>Sign in to ${name} with your ${installer.team.name} account?</h1>
        ${scopeList(`${name} can`, view.userScopes, userReach)}
        <ul class="facts">
          <li>It cannot read or write messages.</li>
          <li>You will be sent on to <strong>${hostOf(view.redirectUri)}</strong>.</li>
        </ul>`,
      html`<button class="primary" name="decision" value="approve">Sign in</button>
        <button name="decision" value="cancel">Cancel</button>`,
    ),
  };
}

/** Where the bot would be; nothing while that is still to be chosen. */
function placeName({ org, team }: Installer): string {
  return org === undefined ? ` in ${team.name}` : "";
}

/** Card, form and who is asked: the same whether or not this person may decide. */
export function consentBody({ request, view, installer, seal }: ConsentPage, content: Html, buttons: Html): Html {
  return html`<div class="consent">
    <header>${brand()}</header>
    <main id="main" tabindex="-1">
      <div class="card">
        ${avatar(view.app.name, 0)} ${content}
        <form method="post" action="${authorizePaths[request.flow]}">
          ${requestFields(request).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <input type="hidden" name="seal" value="${seal}" />
          ${buttons}
        </form>
      </div>
      <p class="hint">
        Signed in to ${installer.team.name} as ${installer.name}.
        ${installer.otherTeams.length > 0 && html`${request.flow === "openid" ? "Sign in from another workspace of yours" : "Install it to another workspace of yours"}: ${otherTeams(request, installer)}.`}
      </p>
    </main>
  </div>`;
}

function otherTeams(request: InstallRequest, { otherTeams: teams }: Installer): Html[] {
  return teams.map(
    (team, at) => html`${at > 0 && ", "}<a href="${requestUrl({ ...request, team: team.id })}">${team.name}</a>`,
  );
}

const botReach = "Private channels and direct messages are only those it takes part in.";
const userReach = "Private channels and direct messages are all those you take part in.";

function scopeList(title: string, scopes: readonly string[], reach: string): Html {
  const sentences = scopes.map((scope) => [scope, (scopeSentences as Record<string, string>)[scope] ?? scope] as const);
  return html`<section>
    <h2>${title}</h2>
    <ul class="scopes">
      ${sentences.map(([scope, sentence]) => html`<li>${sentence} <span class="scope">${scope}</span></li>`)}
    </ul>
    ${scopes.some(isPrivateScope) && html`<p class="hint">${reach}</p>`}
  </section>`;
}

function adminWarning({ team }: Installer): Html {
  return html`<p class="warning">
    <strong>Careful:</strong> it asks for your powers as an admin of ${team.name}. Its operator could change the
    workspace and the accounts of others.
  </p>`;
}

function lifetime({ app }: InstallView): string {
  const end = "It keeps this access until it is removed.";
  return app.rotates
    ? `${end} Its tokens expire after 12 hours, and it renews them.`
    : `${end} Its tokens do not expire.`;
}

function hostOf(uri: string): string {
  return new URL(uri).host;
}
