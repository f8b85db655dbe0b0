import { limits } from "@platform/protocol";
import { accountForm } from "./accountForm.ts";
import { cardPage } from "./cardPage.ts";
import type { PageContent } from "./document.ts";
import type { JoinCode } from "../../domain/invites/acceptInviteLink.ts";
import { html, type Html } from "./html.ts";
import { messagePage } from "./messagePage.ts";

const faults: Record<JoinCode, string> = {
  invite_not_found: "This link no longer works. Ask the person who sent it for a new one.",
  email_taken:
    "An account with this address is in the workspace already. Sign in instead, or ask an administrator to remove the account if it is not yours.",
  name_missing: "Say what people should call you.",
  email_wrong: "This is no email address.",
  password_too_short: `The password needs at least ${limits.password_chars_min} characters.`,
  password_too_long: `The password may have at most ${limits.password_chars_max} characters.`,
  too_many_tries: `Too many tries. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
};

export interface JoinView {
  /** Where the form goes: the very link. */
  readonly action: string;
  readonly team: string;
  readonly isGuest: boolean;
  readonly name?: string;
  readonly email?: string;
  readonly fault?: JoinCode;
  /** Why signing in cannot work here. */
  readonly warning?: Html | undefined;
}

/** Asks an invited person for their name and password. */
export function joinPage({ action, team, isGuest, name = "", email = "", fault, warning }: JoinView): PageContent {
  const form = accountForm({
    action,
    lead: `You were invited ${isGuest ? "as a guest" : ""} to ${team}.`,
    button: `Join ${team}`,
    fault: fault && faults[fault],
    warning,
    asked: { name, email },
  });
  return cardPage(
    `Join ${team}`,
    html`${form}
      <p class="actions"><a href="/sign-in">You have an account? Sign in</a></p>`,
  );
}

export const inviteOverPage = messagePage(
  "This invitation no longer works",
  "It was used up, taken back, or is too old.",
  html`Ask the sender for a new one. If you have already joined, <a href="/sign-in">sign in</a>.`,
);
