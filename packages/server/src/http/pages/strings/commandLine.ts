import { html } from "../html.ts";

/** Approving that a command line acts for a person. */
export const commandLineText = {
  title: "Sign in the command line?",
  asks: (name: string, team: string) =>
    html`A command line asks to act for you, <strong>${name}</strong> in ${team}: to make, change, install and delete
      apps that you work on.`,
  warning: html`Agree only if you have just typed <code>platform login</code> yourself.`,
  agree: "Agree, and show the code",
  otherWorkspace: "Act in another workspace of yours:",
  nothing: "Do nothing",
  codeTitle: "Type this code in your terminal",
  code: "the code",
  codeWarning: "It works once. Do not share it: with this code, anyone can act as you.",
  toWorkspace: "To the workspace",
  overTitle: "This address has ended",
  over: html`It counts for ten minutes. Type <code>platform login</code> again and open the new one.`,
  guestTitle: "Guests cannot sign in a command line",
  guest: "Ask a member of this workspace to do it.",
};
