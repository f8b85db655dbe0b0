import type { EmailChangeCode } from "../../domain/emailChanges/requestEmailChange.ts";
import type { OwnEmail } from "../../domain/emailChanges/readEmailChange.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { alertBox, field } from "./form.ts";
import { html, type Html } from "./html.ts";
import { messagePage } from "./messagePage.ts";
import { pageUserField } from "./pageUser.ts";
import type { Texts } from "./strings/texts.ts";

/** The address on the page of the account, and the one that waits. */
export function emailRow({ email }: OwnEmail, { email: text }: Texts): Html {
  return html`<li>
    <span>${text.label} <span class="hint">${email === "" ? text.none : email}</span></span>
    <a href="/account/email">${text.change}<span class="unseen"> ${text.changeWhat}</span></a>
  </li>`;
}

export function waitingEmail(userId: string, { waiting }: OwnEmail, { email: text }: Texts): Html | false {
  return (
    waiting !== undefined &&
    html`<p class="hint">${text.waits(waiting)}</p>
      <div class="buttons">
        <form method="post" action="/account/email/again">
          ${pageUserField(userId)}
          <button type="submit">${text.again}</button>
        </form>
        <form method="post" action="/account/email/cancel">
          ${pageUserField(userId)}
          <button type="submit">${text.cancel}</button>
        </form>
      </div>`
  );
}

export interface EmailView {
  readonly userId: string;
  /** The present address. */
  readonly email: string;
  /** What was entered. */
  readonly next?: string;
  readonly fault?: EmailChangeCode | "not_waiting";
}

export function emailPage({ userId, email, next = "", fault }: EmailView): LocalizedPage {
  return ({ email: text, account }) =>
    cardPage(
      text.title,
      html`${fault && alertBox(text.faults[fault])} ${email !== "" && html`<p class="muted">${text.present(email)}</p>`}
        <form method="post" action="/account/email">
          ${pageUserField(userId)}
          ${field({ name: "email", label: text.next, type: "email", value: next, autocomplete: "email", autofocus: true })}
          ${field({ name: "password", label: text.password, type: "password", autocomplete: "current-password" })}
          <button type="submit" class="primary">${text.button}</button>
        </form>
        <p class="actions"><a href="/account">${account.toAccount}</a></p>`,
    );
}

/** What the link in the mail opens. It changes nothing by itself, because programs that check mail open links, too. */
export function emailConfirmPage(userId: string, action: string, email: string): LocalizedPage {
  return ({ email: text }) =>
    cardPage(
      text.confirmTitle,
      html`<p class="muted">${text.confirmLead(email)}</p>
        <form method="post" action="${action}">
          ${pageUserField(userId)}
          <button type="submit" class="primary">${text.confirm}</button>
        </form>`,
    );
}

export const emailOverPage = messagePage(({ email }) => email.over);
