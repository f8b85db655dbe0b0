import type { JoinCode } from "../../domain/invites/acceptInviteLink.ts";
import type { OfferedProviders } from "../../domain/identities/offerProviders.ts";
import { accountForm } from "./accountForm.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import { html } from "./html.ts";
import { type InsecureAddress, insecureBox } from "./insecureAddress.ts";
import { providerButtons } from "./providerButtons.ts";
import { messagePage } from "./messagePage.ts";

export interface JoinView {
  /** Where the form goes: the very link. */
  readonly action: string;
  readonly team: string;
  readonly isGuest: boolean;
  readonly name?: string;
  readonly email?: string;
  readonly fault?: JoinCode;
  readonly insecure?: InsecureAddress | undefined;
  /** The providers of the workspace. */
  readonly offered: OfferedProviders;
}

/** Asks an invited person for their name and password. */
export function joinPage(view: JoinView): LocalizedPage {
  const { action, team, isGuest, name = "", email = "", fault, insecure, offered } = view;
  return (texts) => {
    const { enter: text } = texts;
    const form = accountForm(
      {
        action,
        lead: isGuest ? text.invitedAsGuest(team) : text.invited(team),
        button: text.join(team),
        fault: fault && text.joinFaults[fault],
        warning: insecureBox(insecure, texts),
        asked: { name, email },
      },
      texts,
    );
    return cardPage(
      text.join(team),
      html`${!offered.isRequired && form} ${providerButtons({ ...offered, redirect: "/" }, texts)}
        <p class="actions"><a href="/sign-in">${text.haveAccount}</a></p>`,
    );
  };
}

export const inviteOverPage = messagePage(({ enter }) => enter.inviteOver);
