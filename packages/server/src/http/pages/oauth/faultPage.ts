import { brand, type PageContent } from "../document.ts";
import { html, type Html } from "../html.ts";
import type { InstallFault, InstallRequest } from "./installServices.ts";

/** A request that the app's author has to fix. The visitor can only go back, so the details are for the author. */
export function faultPage(fault: InstallFault, request: InstallRequest): PageContent {
  const [title, text] = wordings[fault.error](fault, request);
  return {
    title: `${title} · Platform`,
    styles: ["start"],
    body: html`<main id="main" class="message">
      ${brand()}
      <h1>${title}</h1>
      ${text}
      <p class="hint">Error: <code>${fault.error}</code></p>
    </main>`,
  };
}

type Wording = (fault: InstallFault, request: InstallRequest) => readonly [title: string, text: Html];

const wordings: Record<InstallFault["error"], Wording> = {
  invalid_client_id: () => [
    "No app has this client id",
    html`<p>The link that brought you here names an app that this server does not know.</p>
      <p>Its author finds the client id among the app's credentials.</p>`,
  ],
  bad_redirect_uri: (_fault, { redirectUri }) => [
    "This app cannot send you there",
    redirectUri === undefined
      ? html`<p>The app has registered no address that people could be sent back to.</p>
          <p>Its author adds one under <code>oauth_config.redirect_urls</code> of the manifest.</p>`
      : html`<p>The app has not registered <code>${shortened(redirectUri)}</code>, so nobody is sent to it.</p>
          <p>
            It must be one of <code>oauth_config.redirect_urls</code> in the manifest, letter for letter, and begin with
            <code>https://</code>. On this machine <code>http://localhost</code> will do, with any port.
          </p>`,
  ],
  invalid_scope: ({ names }) => [
    names.length === 1 ? "One permission cannot be granted" : "Some permissions cannot be granted",
    html`<p>The app asks for ${names.map((name, at) => html`${at > 0 && ", "}<code>${shortened(name)}</code>`)}.</p>
      <p>
        No app can be given ${names.length === 1 ? "that" : "those"} by being installed. Scopes of administrators go
        into
        <code>user_scope</code>, and those of app-level tokens are not asked for here.
      </p>`,
  ],
  scope_conflict: ({ names }) => [
    "The app asks for more than a sign-in can give",
    names.includes("openid")
      ? html`<p>A sign-in must ask for the scope <code>openid</code>.</p>`
      : html`<p>
          A sign-in can ask for <code>openid</code>, <code>email</code> and <code>profile</code>. The request also names
          ${names.map((name, at) => html`${at > 0 && ", "}<code>${shortened(name)}</code>`)}, which takes an
          installation.
        </p>`,
  ],
  unsupported_response_type: () => [
    "The app wants an answer in an unknown form",
    html`<p>
      The request needs <code>response_type=code</code>; <code>response_mode</code> is <code>query</code> or
      <code>form_post</code>.
    </p>`,
  ],
  no_scopes: () => [
    "The app asks for nothing",
    html`<p>There is no permission to give, so there is nothing to install.</p>
      <p>Its author names them in <code>scope</code> and <code>user_scope</code>, or in the manifest.</p>`,
  ],
  invalid_code_challenge: () => [
    "The request is not protected as it should be",
    html`<p>
      A <code>code_challenge</code> must be the SHA-256 of the verifier in base64url, with
      <code>code_challenge_method=S256</code>. No other method is taken.
    </p>`,
  ],
};

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
