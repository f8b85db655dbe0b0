import { limits } from "@platform/protocol";
import { html } from "../html.ts";
import { message } from "./message.ts";

/** Entering with an invitation or with a one-time link of the operator. */
export const enterText = {
  workspaceName: "Workspace name",
  fullName: "Full name",
  email: "Email",
  password: "Password",
  passwordHint: `At least ${limits.password_chars_min} characters. A few words you can remember do well.`,
  join: (team: string) => `Join ${team}`,
  invited: (team: string) => `You were invited to ${team}.`,
  invitedAsGuest: (team: string) => `You were invited as a guest to ${team}.`,
  haveAccount: "You have an account? Sign in",
  joinFaults: {
    invite_not_found: "This link no longer works. Ask the person who sent it for a new one.",
    email_taken:
      "An account with this address is in the workspace already. Sign in instead, or ask an administrator to remove the account if it is not yours.",
    provider_required: "This workspace requires another way to sign in. No account was created.",
    name_missing: "Say what people should call you.",
    email_wrong: "This is no email address.",
    password_too_short: `The password needs at least ${limits.password_chars_min} characters.`,
    password_too_long: `The password may have at most ${limits.password_chars_max} characters.`,
    too_many_tries: `Too many tries. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
  },
  inviteOver: message(
    "This invitation no longer works",
    "It was used up, taken back, or is too old.",
    html`Ask the sender for a new one. If you have already joined, <a href="/sign-in">sign in</a>.`,
  ),
  setup: {
    title: "Set up this server",
    lead: "This server has no workspace yet. Create one; you become its owner.",
    button: "Create workspace",
  },
  accountFor: (person: string, team: string) => `The account for ${person} is created in ${team}.`,
  guestAccountFor: (person: string, team: string) => `The account for ${person} is created in ${team}, as a guest.`,
  reset: {
    title: "Choose a password",
    lead: (person: string, team: string) => `For ${person} in ${team}. All other browsers are signed out.`,
    button: "Save and sign in",
  },
  enterFaults: {
    link_over: "This link no longer works. Ask the sender for a new one.",
    email_taken: "An account with this address is in the workspace already. Sign in instead.",
    provider_required: "This workspace requires another way to sign in, so the link sets no password.",
    name_missing: "Enter your name.",
    email_wrong: "Enter a complete email address, such as ada@example.com.",
    password_too_short: `The password needs at least ${limits.password_chars_min} characters.`,
    password_too_long: `The password may have at most ${limits.password_chars_max} characters.`,
    workspace_missing: "Enter a name for the workspace.",
  },
  linkOver: message(
    "This link no longer works",
    "It was used, has expired, or a newer link has replaced it.",
    html`Ask the sender for a new one. If you have an account, <a href="/sign-in">sign in</a>.`,
  ),
};
