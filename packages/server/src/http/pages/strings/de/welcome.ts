import { html } from "../../html.ts";
import type { welcomeText as english } from "../welcome.ts";

/** The start page for people who are not signed in. */
export const welcomeText: typeof english = {
  description: "Eine Plattform für Nachrichten im Workspace, auf deinem eigenen Rechner.",
  navigation: "Hauptnavigation",
  documentation: "API-Dokumentation",
  title: "Dein Workspace läuft",
  lead: "Eine vollständige Plattform für Nachrichten im Workspace auf diesem Rechner: Kanäle, Personen, Apps und Tokens, kompatibel mit der Slack Web API. Alles, was du hier sendest, bleibt hier.",
  firstCall: "Der erste Aufruf",
  firstCallLabel: "Der erste Aufruf als Befehl",
  tokens: html`Er braucht kein Token. Für die anderen nimm eins aus <code>dev.json</code>; dein Terminal sagt, wo die
    Datei liegt.`,
  openDocumentation: "API-Dokumentation öffnen",
  signInAs: "Anmelden als",
  ways: html`Verwende die Anmeldelinks, die dein Terminal zeigt, oder <a href="/sign-in">ein Passwort</a>.`,
  alsoIn: (workspaces: string) => `, auch in ${workspaces}`,
  more: (count: number) => `und ${count} weitere`,
  roles: {
    primary_owner: "Hauptinhaber",
    owner: "Inhaber",
    admin: "Administrator",
    member: "Mitglied",
    multi_channel_guest: "Gast",
    single_channel_guest: "Gast",
  },
  about:
    "Auf diesem Server läuft Platform, eine Plattform für Nachrichten mit einer API, die vorhandene Apps sprechen.",
  signIn: "Anmelden",
};
