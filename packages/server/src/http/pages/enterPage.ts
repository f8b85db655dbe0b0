import { limits } from "@platform/protocol";
import type { EntryCode } from "../../domain/oneTimeLinks/acceptOneTimeLink.ts";
import type { OneTimeLink } from "../../domain/oneTimeLinks/readOneTimeLink.ts";
import { accountForm } from "./accountForm.ts";
import { cardPage } from "./cardPage.ts";
import type { PageContent } from "./document.ts";
import { html, type Html } from "./html.ts";
import { messagePage } from "./messagePage.ts";

const faults: Record<EntryCode, string> = {
  link_over: "This link no longer works. Ask the operator of the server for a new one.",
  email_taken: "An account with this address is in the workspace already. Sign in instead.",
  name_missing: "Enter your name.",
  email_wrong: "Enter a complete email address, such as ada@example.com.",
  password_too_short: `The password needs at least ${limits.password_chars_min} characters.`,
  password_too_long: `The password may have at most ${limits.password_chars_max} characters.`,
  workspace_missing: "Enter a name for the workspace.",
};

export interface EnterView {
  readonly link: OneTimeLink;
  /** Where the form goes: the link itself. */
  readonly action: string;
  readonly values?: { readonly name: string; readonly email: string; readonly workspace: string };
  readonly fault?: EntryCode;
  /** Why signing in cannot work here. */
  readonly warning?: Html | undefined;
}

/** The page of a one-time link: asks for what the purpose of the link needs. */
export function enterPage({ link, action, values, fault, warning }: EnterView): PageContent {
  const { title, lead, button } = texts(link);
  const { name = "", email = "", workspace = "" } = values ?? {};
  const asked = {
    ...(link.purpose === "setup" && { workspace, email }),
    ...(link.purpose !== "password" && { name }),
  };
  return cardPage(title, accountForm({ action, lead, button, fault: fault && faults[fault], warning, asked }));
}

function texts({ purpose, team, person, isGuest }: OneTimeLink) {
  if (purpose === "setup") {
    return {
      title: "Set up this server",
      lead: "This server has no workspace yet. Create one; you become its owner.",
      button: "Create workspace",
    };
  }
  if (purpose === "invite") {
    return {
      title: `Join ${team}`,
      lead: `The account for ${person} is created in ${team}${isGuest ? ", as a guest" : ""}.`,
      button: `Join ${team}`,
    };
  }
  return {
    title: "Choose a password",
    lead: `For ${person} in ${team}. All other browsers are signed out.`,
    button: "Save and sign in",
  };
}

export const linkOverPage = messagePage(
  "This link no longer works",
  "It was used, has expired, or a newer link has replaced it.",
  html`Ask the operator of the server for a new one. If you have a password, <a href="/sign-in">sign in</a>.`,
);
