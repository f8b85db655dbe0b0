import type { EntryCode } from "../../domain/oneTimeLinks/acceptOneTimeLink.ts";
import type { OneTimeLink } from "../../domain/oneTimeLinks/readOneTimeLink.ts";
import { accountForm } from "./accountForm.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { type InsecureAddress, insecureBox } from "./insecureAddress.ts";
import { messagePage } from "./messagePage.ts";
import type { Texts } from "./strings/texts.ts";

export interface EnterView {
  readonly link: OneTimeLink;
  /** Where the form goes: the link itself. */
  readonly action: string;
  readonly values?: { readonly name: string; readonly email: string; readonly workspace: string };
  readonly fault?: EntryCode;
  readonly insecure?: InsecureAddress | undefined;
}

/** The page of a one-time link: asks for what the purpose of the link needs. */
export function enterPage({ link, action, values, fault, insecure }: EnterView): LocalizedPage {
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
    return cardPage(title, accountForm(form, texts));
  };
}

function purposeText({ purpose, team, person, isGuest, message = "" }: OneTimeLink, { enter: text }: Texts) {
  if (purpose === "setup") return text.setup;
  if (purpose === "password") return { ...text.reset, lead: text.reset.lead(person, team) };
  const lead = isGuest ? text.guestAccountFor(person, team) : text.accountFor(person, team);
  return { title: text.join(team), lead: `${lead}${message && ` ${message}`}`, button: text.join(team) };
}

export const linkOverPage = messagePage(({ enter }) => enter.linkOver);
