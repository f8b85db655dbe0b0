import { html } from "../html.ts";
import { message } from "./message.ts";

const start = html`<a href="/">Go to the start page</a> and try it from there.`;
const toClient = html`<a href="/client">Open the client</a>`;

/** Pages that say one thing. */
export const messagesText = {
  stranger: message("Nothing was done", "The request did not come from a page of this server.", start),
  otherUser: message(
    "Another person is signed in",
    "This page was opened for someone else, so nothing was done.",
    start,
  ),
  otherWorkspace: message(
    "You are no longer in this workspace",
    "This page was opened for a workspace that you do not belong to now, so nothing was done.",
    html`<a href="/client">Open another workspace of yours</a>.`,
  ),
  broken: message(
    "This page could not be made",
    "Something broke on the server. What it was is in its log.",
    html`<a href="/">Try the start page</a> · <a href="/docs">API documentation</a>`,
  ),
  notFound: (path: string) =>
    message(
      "There is no page here",
      html`Nothing answers at <code>${path}</code>. It may have moved, or the address has a slip in it.`,
      html`<a href="/">Start page</a> · <a href="/docs">API documentation</a>`,
    ),
  embedded: message(
    "This address has to be opened",
    "It works only as a page of its own, not inside another page.",
    "Open it in a tab of your browser.",
  ),
  signInLinkRefused: message(
    "This link does not sign anybody in",
    "It is incomplete, or from another server or an earlier data folder.",
    html`Use a sign-in link that this server printed in your terminal. <code>platform serve --dev</code> prints them
      again.`,
  ),
  unbuilt: message(
    "The client is not built",
    "This server has everything but the pages of the browser client.",
    html`<code>npm start</code> builds it; so does <code>platform serve</code>. The
      <a href="/docs">API documentation</a> works meanwhile.`,
  ),
  closedChannel: message(
    "This channel cannot be opened",
    "It was deleted, the link is incomplete, or your account has no access to it.",
    toClient,
  ),
  closedMessage: message(
    "This message cannot be opened",
    "It was deleted, the link is incomplete, or your account has no access to it.",
    toClient,
  ),
  foreignLink: (own: string) =>
    message(
      "This link belongs to another workspace",
      html`You are signed in to ${own}. Sign in to the workspace of the link to open it, or check the address.`,
      html`${toClient} · <a href="/account">Your account</a>`,
    ),
  fileMissing: message("File not found", "The link is wrong, or was revoked."),
};
