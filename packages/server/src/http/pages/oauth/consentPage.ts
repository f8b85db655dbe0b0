import { isAdminScope, isPrivateScope } from "@platform/protocol";
import { avatar } from "../avatar.ts";
import { brand, type LocalizedPage } from "../document.ts";
import { html, type Html } from "../html.ts";
import type { Installer } from "../../../domain/oauth/readInstaller.ts";
import type { Texts } from "../strings/texts.ts";
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
export function consentPage(page: ConsentPage): LocalizedPage {
  if (page.request.flow === "openid") return signInConsentPage(page);
  const { view, installer } = page;
  const { org, team } = installer;
  return (texts) => {
    const { consent: text } = texts;
    return {
      title: `${text.installTitle(view.app.name)} · ${team.name}`,
      styles: ["start", "oauth"],
      body: consentBody(
        page,
        installContent(page, texts),
        html`${view.webhookChannels && channelChoice(view.webhookChannels, texts)}
          ${org && placeChoice(org, installer, page.request, texts)}
          <button class="primary" name="decision" value="approve">
            ${org === undefined ? text.installToButton(team.name) : text.installButton}
          </button>
          <button name="decision" value="cancel">${text.cancel}</button>`,
        texts,
      ),
    };
  };
}

/** Where the bot would be is said unless it is still to be chosen. */
function installContent({ view, installer }: ConsentPage, texts: Texts): Html {
  const { consent: text } = texts;
  const { app, botScopes, userScopes } = view;
  const { org, team, isInstalled } = installer;
  const botTitle = org === undefined ? text.botCanIn(team.name) : text.botCan;
  return html`<h1>${org === undefined ? text.installTo(app.name, team.name) : text.install(app.name)}</h1>
    ${app.description !== "" && html`<p class="muted">${app.description}</p>`}
    ${botScopes.length > 0 && scopeList(botTitle, botScopes, text.botReach, texts)}
    ${userScopes.some(isAdminScope) && html`<p class="warning">${text.careful(team.name)}</p>`}
    ${userScopes.length > 0 && scopeList(text.userCan, userScopes, text.userReach, texts)}
    <ul class="facts">
      ${isInstalled && html`<li>${text.isInstalled(team.name)}</li>`}
      <li>${text.untilRemoved} ${app.rotates ? text.rotates : text.doesNotRotate}</li>
      <li>${text.sentOn(hostOf(view.redirectUri))}</li>
    </ul>`;
}

/** Signing in shows who a person is. It installs nothing that could act. */
function signInConsentPage(page: ConsentPage): LocalizedPage {
  const { view, installer } = page;
  const { name } = view.app;
  return (texts) => {
    const { consent: text } = texts;
    return {
      title: `${text.signInTitle(name)} · ${installer.team.name}`,
      styles: ["start", "oauth"],
      body: consentBody(
        page,
        html`<h1>${text.signIn(name, installer.team.name)}</h1>
          ${scopeList(text.appCan(name), view.userScopes, text.userReach, texts)}
          <ul class="facts">
            <li>${text.cannotAct}</li>
            <li>${text.sentOn(hostOf(view.redirectUri))}</li>
          </ul>`,
        html`<button class="primary" name="decision" value="approve">${text.signInButton}</button>
          <button name="decision" value="cancel">${text.cancel}</button>`,
        texts,
      ),
    };
  };
}

/** Card, form and who is asked: the same whether or not this person may decide. */
export function consentBody(page: ConsentPage, content: Html, buttons: Html, { consent: text }: Texts): Html {
  const { request, view, installer, seal } = page;
  const elsewhere = request.flow === "openid" ? text.signInElsewhere : text.installElsewhere;
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
        ${text.signedInAs(installer.team.name, installer.name)}
        ${installer.otherTeams.length > 0 && html`${elsewhere} ${otherTeams(request, installer)}.`}
      </p>
    </main>
  </div>`;
}

function otherTeams(request: InstallRequest, { otherTeams: teams }: Installer): Html[] {
  return teams.map(
    (team, at) => html`${at > 0 && ", "}<a href="${requestUrl({ ...request, team: team.id })}">${team.name}</a>`,
  );
}

function scopeList(title: string, scopes: readonly string[], reach: string, texts: Texts): Html {
  const sentences: Readonly<Record<string, string>> = texts.scopes;
  return html`<section>
    <h2>${title}</h2>
    <ul class="scopes">
      ${scopes.map((scope) => html`<li>${sentences[scope] ?? scope} <span class="scope">${scope}</span></li>`)}
    </ul>
    ${scopes.some(isPrivateScope) && html`<p class="hint">${reach}</p>`}
  </section>`;
}

function hostOf(uri: string): string {
  return new URL(uri).host;
}
