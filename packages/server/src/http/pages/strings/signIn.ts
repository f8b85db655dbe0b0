import { limits } from "@platform/protocol";
import { html } from "../html.ts";
import { message } from "./message.ts";

/** Signing in by password and code. */
export const signInText = {
  title: "Sign in",
  addTitle: "Sign in to another workspace",
  signedOutEverywhere: "You are signed out in all browsers.",
  login: "Email or username",
  password: "Password",
  workspace: "Workspace",
  workspaceHint: "Its short name, such as acme. Needed with a username, or when you are in several.",
  submit: "Sign in",
  forgot: "Forgot your password?",
  reset: {
    title: "Request a new password",
    lead: "You receive a mail with a link to choose one.",
    button: "Send the link",
    back: "Back to sign-in",
  },
  resetSent: message(
    "Check your mail",
    `If there is an account with this email or username, a link to choose a new password is on its way. It works for ${limits.password_reset_life_s / 60} minutes.`,
    html`Nothing arrived? Look into the spam folder, check the spelling and <a href="/sign-in/reset">try again</a>, or
      ask an administrator.`,
  ),
  devHint: html`On this dev server every password is in <code>dev.json</code>, and your terminal shows links that sign
    in at a click.`,
  /** One text for every way to be wrong: it must not tell who has an account. */
  faults: {
    wrong_password: "That did not match. Check the email or username, the workspace and the password.",
    too_many_tries: `Too many tries. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
    provider_required: "This workspace requires another way to sign in.",
    wrong_code: "That code did not work. Codes change every 30 seconds and work once.",
    session_over: "That took too long. Sign in again.",
  },
  codeTitle: "Enter your code",
  codeLead: "Open your authenticator app and type the six digits it shows for this workspace.",
  code: "Code",
  recoveryTitle: "Use a recovery code",
  recoveryLead: "You were given ten of them when you set up your second factor. Each works once.",
  recoveryCode: "Recovery code",
  useApp: "Use the authenticator app",
  useRecovery: "Use a recovery code",
  continue: "Continue",
  someoneElse: "Sign in as someone else",
  insecure: (address: string) =>
    html`You cannot sign in at <code>${address}</code>. Browsers store the session cookie only over HTTPS, or at
      <code>http://localhost</code> on the machine of the server. Open the server at its HTTPS address. If it has none,
      the operator gives it a certificate with <code>--tls-cert</code>, or a proxy that has one, and starts it with
      <code>--base-url https://&lt;name&gt;</code>.`,
};
