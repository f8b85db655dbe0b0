import { html } from "../../html.ts";
import type { commandLineText as english } from "../commandLine.ts";

/** Approving that a command line acts for a person. */
export const commandLineText: typeof english = {
  title: "Kommandozeile anmelden?",
  asks: (name: string, team: string) =>
    html`Eine Kommandozeile möchte für dich handeln, <strong>${name}</strong> in ${team}: Apps, an denen du arbeitest,
      erstellen, ändern, installieren und löschen.`,
  warning: html`Stimme nur zu, wenn du gerade selbst <code>platform login</code> eingegeben hast.`,
  agree: "Zustimmen und den Code anzeigen",
  otherWorkspace: "In einem anderen deiner Workspaces handeln:",
  nothing: "Nichts tun",
  codeTitle: "Gib diesen Code in deinem Terminal ein",
  code: "der Code",
  codeWarning: "Er funktioniert einmal. Gib ihn nicht weiter: Mit diesem Code kann jeder für dich handeln.",
  toWorkspace: "Zum Workspace",
  overTitle: "Diese Adresse gilt nicht mehr",
  over: html`Sie gilt zehn Minuten. Gib <code>platform login</code> noch einmal ein und öffne die neue.`,
  guestTitle: "Gäste können keine Kommandozeile anmelden",
  guest: "Bitte ein Mitglied dieses Workspace darum.",
};
