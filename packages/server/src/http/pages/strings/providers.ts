import { html } from "../html.ts";
import { message } from "./message.ts";

const again = html`<a href="/sign-in">Sign in again</a>`;

/** Signing in through identity providers. */
export const providersText = {
  signInWith: (name: string) => `Sign in with ${name}`,
  required: "This workspace requires this way to sign in.",
  passwordAnyway: "Sign in with a password",
  passwordAnywayHint: "Only the primary owner can, so that a provider that fails locks nobody out. It is recorded.",
  byProvider: "Your workspace has its own sign-in?",
  teamHint: "Its short name, such as acme.",
  showProviders: "Continue",
  linkFirst:
    "No account here is linked to you at the provider yet. If you have an account, sign in to it once in the way you did before, and confirm the link. If you have none, ask an administrator for an invitation.",
  claim: "Or sign in with a provider. Your account is linked to it, and needs no password.",
  section: "Linked sign-ins",
  link: "Link",
  unlink: "Unlink",
  confirmTitle: (provider: string) => `Link your account to ${provider}`,
  confirmLead: (identity: string, provider: string, name: string, team: string) =>
    html`Link <strong>${identity}</strong> at ${provider} to the account <strong>${name}</strong> in ${team}?`,
  confirmHint: "From then on, this identity signs in to the account. Confirm only if both are yours.",
  confirm: "Link",
  cancel: "Cancel",
  alsoThere: (name: string, url: string) =>
    message(
      "You are signed out here",
      html`Your session at ${name} goes on. <a href="${url}">Sign out of ${name} as well</a>.`,
      again,
    ),
  faults: {
    provider_not_found: message("This way to sign in no longer exists", "It was removed or switched off.", again),
    provider_unreachable: message(
      "The provider does not answer",
      "Your sign-in provider could not be asked. Try again in a minute. If it stays away, an administrator checks its settings.",
      again,
    ),
    provider_refused: message(
      "The provider did not sign you in",
      "It was cancelled there, or the provider does not accept this server. If it happens again, tell an administrator.",
      again,
    ),
    provider_failed: message(
      "The answer of the provider was not accepted",
      "It does not belong to this sign-in, or is not what the provider should send. Details are in the log of the server.",
      again,
    ),
    answer_unsolicited: message(
      "This sign-in did not begin here",
      "A sign-in that begins at the provider is not accepted, because anyone could have sent it. Begin at the sign-in page of your workspace; the provider may let you through at once.",
      again,
    ),
    answer_encrypted: message(
      "The answer of the provider is encrypted",
      "This server has no key for it. An administrator switches off the encryption of assertions at the provider; the connection is encrypted anyway.",
      again,
    ),
    subject_transient: message(
      "The provider gives you another name with each sign-in",
      "Your account cannot be recognized by a transient name. An administrator sets the format of the NameID at the provider to persistent, or to the e-mail address.",
      again,
    ),
    provider_required: message(
      "This way does not lead into the workspace",
      "The workspace requires another way to sign in.",
      again,
    ),
    sign_in_over: message(
      "This sign-in is over",
      "It took longer than ten minutes, was completed already, or began in another browser.",
      again,
    ),
    account_inactive: message(
      "This account cannot sign in",
      "It was deactivated, or does not belong to the workspace. Ask an administrator.",
      again,
    ),
    two_factor_missing: message(
      "This account needs a second factor first",
      "Owners and admins set up a second factor before a provider can sign them in. Sign in with your password, set it up on your account page, then link the provider there.",
      again,
    ),
    link_over: message(
      "This link no longer works",
      "It was used, has expired, or a newer link has replaced it.",
      again,
    ),
  },
  confirmFaults: {
    provider_not_found: message("This way to sign in no longer exists", "It was removed or switched off.", again),
    account_inactive: message(
      "Nothing was linked",
      html`Your account does not belong to the workspace of the provider. <a href="/account">Your account</a>`,
    ),
    two_factor_missing: message(
      "Nothing was linked",
      html`Owners and admins need a second factor first. <a href="/account/two-factor">Set up a second factor</a>, then
        link the provider.`,
    ),
    identity_taken: message(
      "Nothing was linked",
      html`This identity is linked to another account. Unlink it there first, or ask an administrator.
        <a href="/account">Your account</a>`,
    ),
    session_too_weak: message(
      "Nothing was linked",
      html`You are signed in through a provider of another workspace. Sign in with your password to link this one.
        <a href="/account">Your account</a>`,
    ),
  },
};
