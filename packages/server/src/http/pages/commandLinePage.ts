import type { MemberKey } from "../../domain/access/personCaller.ts";
import type { ListedWorkspace } from "../../domain/people/listWorkspaces.ts";
import { cardPage } from "./cardPage.ts";
import { copyable } from "./copyable.ts";
import type { LocalizedPage } from "./document.ts";
import { html, type Html } from "./html.ts";
import { pageMemberField } from "./pageUser.ts";

interface Approver extends MemberKey {
  readonly name: string;
  readonly team: string;
}

/** Asks a person whether the command line that printed this address may act for them. */
export function commandLinePage(path: string, me: Approver, others: readonly ListedWorkspace[]): LocalizedPage {
  return ({ commandLine: text }) =>
    cardPage(
      text.title,
      html`<p>${text.asks(me.name, me.team)}</p>
        <p class="muted">${text.warning}</p>
        <form method="post" action="${path}">
          ${pageMemberField(me)}
          <button type="submit" class="primary">${text.agree}</button>
        </form>
        ${others.length > 0 && html`<p class="hint">${text.otherWorkspace} ${otherLinks(path, others)}.</p>`}
        <p class="actions"><a href="/">${text.nothing}</a></p>`,
    );
}

function otherLinks(path: string, others: readonly ListedWorkspace[]): Html[] {
  return others.map(({ id, name }, at) => html`${at > 0 && ", "}<a href="${path}?team=${id}">${name}</a>`);
}

export function challengePage(challenge: string): LocalizedPage {
  return ({ commandLine: text, frame }) =>
    cardPage(
      text.codeTitle,
      html`${copyable(challenge, text.code, frame.copy)}
        <p class="muted">${text.codeWarning}</p>
        <p class="actions"><a href="/">${text.toWorkspace}</a></p>`,
      { scripts: ["copy"] },
    );
}

export const deadTicketPage: LocalizedPage = ({ commandLine: text }) =>
  cardPage(text.overTitle, html`<p>${text.over}</p>`);

export const guestTicketPage: LocalizedPage = ({ commandLine: text }) =>
  cardPage(
    text.guestTitle,
    html`<p>${text.guest}</p>
      <p class="actions"><a href="/">${text.toWorkspace}</a></p>`,
  );
