import type { PasswordCode } from "../../domain/people/changePassword.ts";
import type { OwnIdentities } from "../../domain/identities/listIdentities.ts";
import type { ListedSession } from "../../domain/people/listSessions.ts";
import type { ListedWorkspace } from "../../domain/people/listWorkspaces.ts";
import type { SecondFactor } from "../../domain/people/readSecondFactor.ts";
import type { OwnEmail } from "../../domain/emailChanges/readEmailChange.ts";
import { browserName } from "./browserName.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { alertBox, field, noteBox } from "./form.ts";
import { emailRow, waitingEmail } from "./emailPage.ts";
import { html, type Html } from "./html.ts";
import { identityList } from "./identityPage.ts";
import { pageUserField } from "./pageUser.ts";
import type { Texts } from "./strings/texts.ts";
import { timeText } from "./timeText.ts";

export type AccountNote = keyof Texts["account"]["notes"] | keyof Texts["email"]["notes"];

export interface AccountView {
  readonly me: {
    readonly id: string;
    readonly name: string;
    readonly realName: string;
    /** The workspace that the page is about. */
    readonly teamId: string;
    readonly tz: string;
  };
  readonly workspaces: readonly ListedWorkspace[];
  readonly sessions: readonly ListedSession[];
  readonly factor: SecondFactor;
  /** Nothing where no mail is sent: then administrators change addresses. */
  readonly email: OwnEmail | undefined;
  /** How many passkeys there are. */
  readonly passkeys: number;
  readonly identities: OwnIdentities;
  readonly nowMs: number;
  readonly note?: AccountNote | undefined;
}

/** A person's own safety: password, second factor, and where they are signed in. */
export function accountPage(view: AccountView): LocalizedPage {
  const { me, workspaces, note } = view;
  const team = workspaces.find(({ id }) => id === me.teamId)?.name ?? "";
  return (texts) => {
    const { account: text } = texts;
    return cardPage(
      text.title,
      html`${note !== undefined && noteBox({ ...text.notes, ...texts.email.notes }[note])}
        <p class="muted">${text.who(me.realName, me.name, team)}</p>
        ${signingIn(view, texts)} ${identityList(me.id, view.identities, texts)}
        ${workspaces.length > 1 && workspaceList(workspaces, texts)} ${sessionList(view, texts)}
        <p class="actions"><a href="/client/${me.teamId}">${text.toWorkspace}</a></p>`,
    );
  };
}

function signingIn({ me, factor, email, passkeys }: AccountView, texts: Texts): Html {
  const { account: text, passkeys: passkeysText } = texts;
  const isOn = factor.state === "on";
  return html`<section>
    <h2>${text.signingIn}</h2>
    <ul class="rows">
      <li>
        <span>${text.password}</span>
        <a href="/account/password">${text.change}<span class="unseen"> ${text.changeWhat}</span></a>
      </li>
      <li>
        <span>${text.factor} <span class="tag">${isOn || passkeys > 0 ? text.on : text.off}</span></span>
        <a href="/account/two-factor"
          >${isOn ? text.manage : text.setUp}<span class="unseen"> ${text.factorWhat}</span></a
        >
      </li>
      ${email && emailRow(email, texts)}
      <li>
        <span>${passkeysText.section} ${passkeys > 0 && html`<span class="tag">${passkeys}</span>`}</span>
        <a href="/account/passkeys">${text.manage}<span class="unseen"> ${text.passkeysWhat}</span></a>
      </li>
    </ul>
    ${email && waitingEmail(me.id, email, texts)}
    ${factor.requiredBy.length > 0 && html`<p class="hint">${text.requiredBy(factor.requiredBy.join(", "))}</p>`}
  </section>`;
}

/** One sign-in reaches all of them. */
function workspaceList(workspaces: readonly ListedWorkspace[], { account: text }: Texts): Html {
  return html`<section>
    <h2>${text.workspaces}</h2>
    <ul class="rows">
      ${workspaces.map(
        ({ id, name }) =>
          html`<li>
            <span>${name}</span> <a href="/client/${id}">${text.open}<span class="unseen"> ${name}</span></a>
          </li>`,
      )}
    </ul>
  </section>`;
}

function sessionList({ me, sessions, nowMs }: AccountView, texts: Texts): Html {
  const { account: text } = texts;
  return html`<section>
    <h2>${text.sessions}</h2>
    <ul class="rows">
      ${sessions.map((session) => sessionRow(session, timeText(session.lastSeenMs, nowMs, me.tz, texts), texts))}
    </ul>
    <div class="buttons">
      <form method="post" action="/sign-out">
        ${pageUserField(me.id)}
        <button type="submit">${text.signOutHere}</button>
      </form>
      <form method="post" action="/sign-out/everywhere">
        ${pageUserField(me.id)}
        <button type="submit" class="danger">${text.signOutEverywhere}</button>
      </form>
    </div>
  </section>`;
}

function sessionRow({ userAgent, isThis }: ListedSession, seen: ReturnType<typeof timeText>, texts: Texts): Html {
  const { account: text } = texts;
  return html`<li>
    <span>${browserName(userAgent, texts)}${isThis && html` <span class="tag">${text.thisBrowser}</span>`}</span>
    <span class="hint">${text.lastSeen} <time datetime="${seen.iso}" title="${seen.full}">${seen.short}</time></span>
  </li>`;
}

export function passwordPage(fault?: PasswordCode): LocalizedPage {
  return ({ account: text }) =>
    cardPage(
      text.passwordTitle,
      html`${fault && alertBox(text.passwordFaults[fault])}
        <form method="post" action="/account/password">
          ${field({ name: "current", label: text.current, type: "password", autocomplete: "current-password", autofocus: true })}
          ${field({
            name: "next",
            label: text.next,
            type: "password",
            autocomplete: "new-password",
            hint: text.passwordHint,
          })}
          <p class="hint">${text.othersEnd}</p>
          <button type="submit" class="primary">${text.changePassword}</button>
        </form>
        <p class="actions"><a href="/account">${text.toAccount}</a></p>`,
    );
}
