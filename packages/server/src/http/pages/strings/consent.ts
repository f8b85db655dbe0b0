import { html } from "../html.ts";

/** Asking a person whether an app may be installed, or learn who they are. */
export const consentText = {
  installTitle: (app: string) => `Install ${app}`,
  install: (app: string) => `Install ${app}?`,
  installTo: (app: string, team: string) => `Install ${app} to ${team}?`,
  installButton: "Install",
  installToButton: (team: string) => `Install to ${team}`,
  cancel: "Cancel",
  botCan: "As a bot, it can",
  botCanIn: (team: string) => `As a bot in ${team}, it can`,
  userCan: "On your behalf, as if it were you, it can",
  botReach: "Private channels and direct messages are only those it takes part in.",
  userReach: "Private channels and direct messages are all those you take part in.",
  isInstalled: (team: string) => `It is already in ${team}. This adds to what it has.`,
  sentOn: (host: string) => html`You will be sent on to <strong>${host}</strong>.`,
  signInTitle: (app: string) => `Sign in to ${app}`,
  signIn: (app: string, team: string) => `Sign in to ${app} with your ${team} account?`,
  appCan: (app: string) => `${app} can`,
  cannotAct: "It cannot read or write messages.",
  signInButton: "Sign in",
  signedInAs: (team: string, name: string) => `Signed in to ${team} as ${name}.`,
  signInElsewhere: "Sign in from another workspace of yours:",
  installElsewhere: "Install it to another workspace of yours:",
  careful: (team: string) =>
    html`<strong>Careful:</strong> it asks for your powers as an admin of ${team}. Its operator could change the
      workspace and the accounts of others.`,
  untilRemoved: "It keeps this access until it is removed.",
  rotates: "Its tokens expire after 12 hours, and it renews them.",
  doesNotRotate: "Its tokens do not expire.",
  where: "Where",
  onlyThis: "Only this workspace.",
  wholeOrg: (team: string) => `The whole organization. It begins in ${team}; admins let it into more workspaces.`,
  postWhere: "Where should it post?",
  postHint: "It gets a private address that posts into this channel.",
  continueTo: (app: string) => `Continue to ${app}`,
  continue: "Continue",
};
