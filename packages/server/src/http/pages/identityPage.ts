import type { OwnIdentities } from "../../domain/identities/listIdentities.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { html, type Html } from "./html.ts";
import { pageUserField } from "./pageUser.ts";
import type { Texts } from "./strings/texts.ts";

export interface ConfirmView {
  readonly account: { readonly userId: string; readonly name: string; readonly team: string };
  readonly provider: string;
  /** What the provider calls the person: the address, or else the subject. */
  readonly identity: string;
  readonly sealed: string;
}

/** Asks a person who has proved both whether the two belong together. */
export function confirmPage({ account, provider, identity, sealed }: ConfirmView): LocalizedPage {
  return ({ providers: text }) =>
    cardPage(
      text.confirmTitle(provider),
      html`<p>${text.confirmLead(identity, provider, account.name, account.team)}</p>
        <p class="hint">${text.confirmHint}</p>
        <form method="post" action="/account/identities/confirm">
          ${pageUserField(account.userId)}
          <input type="hidden" name="pending" value="${sealed}" />
          <button type="submit" class="primary">${text.confirm}</button>
        </form>
        <p class="actions"><a href="/account">${text.cancel}</a></p>`,
    );
}

/** The section of the account page; nothing where no workspace of the person has a provider. */
export function identityList(userId: string, { linked, offered }: OwnIdentities, texts: Texts): Html | undefined {
  const { providers: text } = texts;
  if (linked.length === 0 && offered.length === 0) return undefined;
  return html`<section>
    <h2>${text.section}</h2>
    <ul class="rows">
      ${linked.map(
        ({ providerId, providerName, issuer, subject, email }) =>
          html`<li>
            <span>${providerName} <span class="hint">${email === "" ? subject : email}</span></span>
            <form method="post" action="/account/identities/remove">
              ${pageUserField(userId)}
              <input type="hidden" name="provider" value="${providerId}" />
              <input type="hidden" name="issuer" value="${issuer}" />
              <input type="hidden" name="subject" value="${subject}" />
              <button type="submit" class="quiet">${text.unlink}<span class="unseen"> ${providerName}</span></button>
            </form>
          </li>`,
      )}
      ${offered.map(
        ({ id, name }) =>
          html`<li>
            <span>${name}</span>
            <a href="/sign-in/with/${id}?link=1">${text.link}<span class="unseen"> ${name}</span></a>
          </li>`,
      )}
    </ul>
  </section>`;
}
