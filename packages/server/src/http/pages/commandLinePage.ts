import type { MemberKey } from "../../domain/access/personCaller.ts";
import type { ListedWorkspace } from "../../domain/people/listWorkspaces.ts";
import { cardPage } from "./cardPage.ts";
import { copyable } from "./copyable.ts";
import type { PageContent } from "./document.ts";
import { html, type Html } from "./html.ts";
import { pageMemberField } from "./pageUser.ts";

interface Approver extends MemberKey {
  readonly name: string;
  readonly team: string;
}

/** Asks a person whether the command line that printed this address may act for them. */
export function commandLinePage(path: string, me: Approver, others: readonly ListedWorkspace[]): PageContent {
  return cardPage(
    "Sign in the command line?",
    html`<p>
        A command line asks to act for you, <strong>${me.name}</strong> in ${me.team}: to make, change, install and
        delete apps that you work on.
      </p>
      <p class="muted">Agree only if you have just typed <code>platform login</code> yourself.</p>
      <form method="post" action="${path}">
        ${pageMemberField(me)}
        <button type="submit" class="primary">Agree, and show the code</button>
      </form>
      ${others.length > 0 && html`<p class="hint">Act in another workspace of yours: ${otherLinks(path, others)}.</p>`}
      <p class="actions"><a href="/">Do nothing</a></p>`,
  );
}

function otherLinks(path: string, others: readonly ListedWorkspace[]): Html[] {
  return others.map(({ id, name }, at) => html`${at > 0 && ", "}<a href="${path}?team=${id}">${name}</a>`);
}

export function challengePage(challenge: string): PageContent {
  return cardPage(
    "Type this code in your terminal",
    html`${copyable(challenge, "the code")}
      <p class="muted">It works once. Do not share it: with this code, anyone can act as you.</p>
      <p class="actions"><a href="/">To the workspace</a></p>`,
    { scripts: ["copy"] },
  );
}

export function deadTicketPage(): PageContent {
  return cardPage(
    "This address has ended",
    html`<p>It counts for ten minutes. Type <code>platform login</code> again and open the new one.</p>`,
  );
}
