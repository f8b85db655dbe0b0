import { html, type Html } from "../html.ts";
import { message } from "./message.ts";

const lookAgain = (again: string) => html`<a href="${again}">Look at the request again</a>`;
const connectAgain = "Start again from the command line or the workflow.";
const notConnected = "The account was not connected";

/** Why an app cannot be installed, and what the person or its author can do. */
export const installsText = {
  needsAdmin: (app: string) => `Ask an admin to install ${app}`,
  needsAdminText: (team: string, admins: string) =>
    `In ${team} this takes an admin${admins && `: ${admins}`}. Send them a request, or the address of this page.`,
  restricted: (app: string, team: string) => `${app} is not allowed in ${team}`,
  restrictedText: (admins: string) =>
    `An admin has restricted it. Only an admin can change that${admins && `: ${admins}`}.`,
  guest: (app: string) => `Guests cannot install ${app}`,
  guestText: (team: string, admins: string) =>
    `You are a guest in ${team}. Ask a full member${admins && `, such as ${admins}`}.`,
  notDistributed: (app: string, team: string) => `${app} is not for ${team}`,
  notDistributedText:
    "Its authors keep it to their own workspace. If that is yours too, sign in there, and you will come back here.",
  otherWorkspace: (app: string) => `${app} asks for another workspace`,
  otherWorkspaceText: "Sign in there, and you will come back to this page.",
  goOn: (url: string, team: string) => html`Or <a href="${url}">go on in ${team}</a>.`,
  signInElsewhere: "Sign in to another workspace",
  backTo: (app: string) => `Back to ${app}`,
  requestMessage: "Message to the admins (optional)",
  requestButton: "Request approval",
  stranger: message(
    "Nothing was installed",
    "The answer did not come from a page of this server, so it was not taken for yours.",
    "Go back to the app and begin again.",
  ),
  stale: (again: string) =>
    message(
      "Nothing was installed yet",
      "The page was open for too long, or you have signed in as another person since.",
      lookAgain(again),
    ),
  requested: (app: string, team: string) =>
    message(
      `You have requested ${app}`,
      `The admins of ${team} decide about it. Slackbot sends you a message with their decision.`,
      "You can close this page.",
    ),
  changed: (again: string) =>
    message(
      "Nothing was installed",
      "While this page was open, the app or what you may do here has changed.",
      lookAgain(again),
    ),
  signInTo: (app: string) => `Sign in to install ${app}`,
  signInWhy: "Only a member of the workspace can decide what an app may do there. You are not signed in.",
  devLinks: (names: Html) =>
    html`On this development server you can open one of the sign-in links printed in your terminal, for example that of
    ${names}.`,
  comesBack: "That brings you back here, in this browser and within ten minutes.",
  openAgain: "Then open this page again.",
  signIn: "Sign in",
  error: "Error:",
  faults: {
    invalid_client_id: message(
      "No app has this client id",
      "The link that brought you here names an app that this server does not know.",
      "Its author finds the client id among the app's credentials.",
    ),
    bad_redirect_uri: (uri: string) =>
      message(
        "This app cannot send you there",
        html`The app has not registered <code>${uri}</code>, so nobody is sent to it.`,
        html`It must be one of <code>oauth_config.redirect_urls</code> in the manifest, letter for letter, and begin
          with <code>https://</code>. On this machine <code>http://localhost</code> will do, with any port.`,
      ),
    no_redirect_uri: message(
      "This app cannot send you there",
      "The app has registered no address that people could be sent back to.",
      html`Its author adds one under <code>oauth_config.redirect_urls</code> of the manifest.`,
    ),
    invalid_scope: (names: Html, count: number) =>
      message(
        count === 1 ? "One permission cannot be granted" : "Some permissions cannot be granted",
        html`The app asks for ${names}.`,
        html`No app can be given ${count === 1 ? "that" : "those"} by being installed. Scopes of administrators go into
          <code>user_scope</code>, and those of app-level tokens are not asked for here.`,
      ),
    openid_missing: message(
      "The app asks for more than a sign-in can give",
      html`A sign-in must ask for the scope <code>openid</code>.`,
    ),
    scope_conflict: (names: Html) =>
      message(
        "The app asks for more than a sign-in can give",
        html`A sign-in can ask for <code>openid</code>, <code>email</code> and <code>profile</code>. The request also
          names ${names}, which takes an installation.`,
      ),
    unsupported_response_type: message(
      "The app wants an answer in an unknown form",
      html`The request needs <code>response_type=code</code>; <code>response_mode</code> is <code>query</code> or
        <code>form_post</code>.`,
    ),
    no_scopes: message(
      "The app asks for nothing",
      "There is no permission to give, so there is nothing to install.",
      html`Its author names them in <code>scope</code> and <code>user_scope</code>, or in the manifest.`,
    ),
    invalid_code_challenge: message(
      "The request is not protected as it should be",
      html`A <code>code_challenge</code> must be the SHA-256 of the verifier in base64url, with
        <code>code_challenge_method=S256</code>. No other method is taken.`,
    ),
  },
  connected: (app: string, provider: string, account: string) =>
    message("Account connected", `${app} can now use the ${provider} account ${account}. You can close this page.`),
  connectRefused: message(notConnected, `The provider did not give access. ${connectAgain}`),
  connectUnknown: message(
    "There is no such account to connect",
    "The app is not installed in your workspace, or does not use accounts of this provider.",
  ),
  connectIncomplete: message(notConnected, `The address is incomplete. ${connectAgain}`),
  connectFault: (reason: string, details: readonly string[]) => message(notConnected, reason, ...details, connectAgain),
  connectReasons: {
    invalid_state: "The link is older than ten minutes, or was not made by this server.",
    providers_not_found: "The app no longer declares the provider, or has no client secret for it.",
    access_token_exchange_failed: "The provider did not issue a token.",
  },
  toolsConnected: (app: string, host: string) =>
    message("Account connected", `${app} can now use your account at ${host} for its tools. You can close this page.`),
  toolReasons: {
    invalid_state: "The link is older than ten minutes, or was made for another person.",
    server_not_found: "The app no longer declares the server, or you have not turned it on.",
    registration_failed: "This server could not register with the server of the tools.",
    access_token_exchange_failed: "The server of the tools did not issue a token.",
  },
};
