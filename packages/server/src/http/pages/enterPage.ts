import type { EntryCode } from "../../domain/oneTimeLinks/acceptOneTimeLink.ts";
import type { OfferedProviders } from "../../domain/identities/offerProviders.ts";
import type { OneTimeLink } from "../../domain/oneTimeLinks/readOneTimeLink.ts";
import { accountForm } from "./accountForm.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { html } from "./html.ts";
import { type InsecureAddress, insecureBox } from "./insecureAddress.ts";
import { messagePage } from "./messagePage.ts";
import { providerButtons } from "./providerButtons.ts";
import type { Texts } from "./strings/texts.ts";

export interface EnterView {
  readonly link: OneTimeLink;
  /** Where the form goes: the link itself. */
  readonly action: string;
  readonly values?: { readonly name: string; readonly email: string; readonly workspace: string };
  readonly fault?: EntryCode;
  readonly insecure?: InsecureAddress | undefined;
  /** The providers of the workspace, and the secret of the link with which the person claims the account there. */
  readonly offered: OfferedProviders;
  readonly linkKey: string;
}

/** The page of a one-time link: asks for what the purpose of the link needs. */
export function enterPage({ link, action, values, fault, insecure, offered, linkKey }: EnterView): LocalizedPage {
  const { name = link.realName ?? "", email = "", workspace = "" } = values ?? {};
  const asked = {
    ...(link.purpose === "setup" && { workspace, email }),
    ...(link.purpose !== "password" && { name }),
  };
  return (texts) => {
    const { title, lead, button } = purposeText(link, texts);
    const form = {
      action,
      lead,
      button,
      fault: fault && texts.enter.enterFaults[fault],
      warning: insecureBox(insecure, texts),
      asked,
    };
    const isClaim = link.purpose === "password";
    const buttons = providerButtons({ ...offered, redirect: "/", ...(isClaim && { linkKey }) }, texts);
    return cardPage(
      title,
      html`${!offered.isRequired && accountForm(form, texts)}
      ${buttons && isClaim && html`<p class="muted">${texts.providers.claim}</p>`} ${buttons}`,
    );
  };
}

function purposeText({ purpose, team, person, isGuest, message = "" }: OneTimeLink, { enter: text }: Texts) {
  if (purpose === "setup") return text.setup;
  if (purpose === "password") return { ...text.reset, lead: text.reset.lead(person, team) };
  const lead = isGuest ? text.guestAccountFor(person, team) : text.accountFor(person, team);
  return { title: text.join(team), lead: `${lead}${message && ` ${message}`}`, button: text.join(team) };
}

export const linkOverPage = messagePage(({ enter }) => enter.linkOver);
