import { html } from "../html.ts";

/** The start page for people who are not signed in. */
export const welcomeText = {
  description: "A workspace-messaging platform on your own machine.",
  navigation: "Main",
  documentation: "API documentation",
  title: "Your workspace is running",
  lead: "A whole workspace-messaging platform on this machine: channels, people, apps and tokens, wire-compatible with the Slack Web API. Everything you send here stays here.",
  firstCall: "Make the first call",
  firstCallLabel: "The first call",
  tokens: html`It needs no token. For the others take one from <code>dev.json</code>; your terminal says where it is.`,
  openDocumentation: "Open the API documentation",
  signInAs: "Sign in as",
  ways: html`Use the sign-in links printed in your terminal, or <a href="/sign-in">a password</a>.`,
  alsoIn: (workspaces: string) => `, also in ${workspaces}`,
  more: (count: number) => `and ${count} more`,
  roles: {
    primary_owner: "primary owner",
    owner: "owner",
    admin: "admin",
    member: "member",
    multi_channel_guest: "guest",
    single_channel_guest: "guest",
  },
  about: "This server runs Platform, a workspace-messaging platform with an API that existing apps speak.",
  signIn: "Sign in",
};
