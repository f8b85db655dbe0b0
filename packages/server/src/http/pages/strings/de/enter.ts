import { limits } from "@platform/protocol";
import { html } from "../../html.ts";
import type { enterText as english } from "../enter.ts";
import { message } from "../message.ts";

/** Entering with an invitation or with a one-time link of the operator. */
export const enterText: typeof english = {
  workspaceName: "Name des Workspace",
  fullName: "Vollständiger Name",
  email: "E-Mail",
  password: "Passwort",
  passwordHint: `Mindestens ${limits.password_chars_min} Zeichen. Einige Wörter, die du dir merken kannst, eignen sich gut.`,
  join: (team: string) => `${team} beitreten`,
  invited: (team: string) => `Du wurdest in den Workspace ${team} eingeladen.`,
  invitedAsGuest: (team: string) => `Du wurdest als Gast in den Workspace ${team} eingeladen.`,
  haveAccount: "Du hast schon ein Konto? Melde dich an",
  joinFaults: {
    invite_not_found: "Dieser Link funktioniert nicht mehr. Bitte die Person, von der du ihn hast, um einen neuen.",
    email_taken:
      "Im Workspace gibt es schon ein Konto mit dieser Adresse. Melde dich stattdessen an, oder bitte die Administration, das Konto zu entfernen, wenn es nicht deins ist.",
    provider_required: "Dieser Workspace verlangt eine andere Anmeldung. Es wurde kein Konto angelegt.",
    name_missing: "Gib an, wie andere dich nennen sollen.",
    email_wrong: "Das ist keine E-Mail-Adresse.",
    password_too_short: `Das Passwort braucht mindestens ${limits.password_chars_min} Zeichen.`,
    password_too_long: `Das Passwort darf höchstens ${limits.password_chars_max} Zeichen haben.`,
    too_many_tries: `Zu viele Versuche. Warte ${limits.sign_in_window_s / 60} Minuten und versuche es dann noch einmal.`,
  },
  inviteOver: message(
    "Diese Einladung gilt nicht mehr",
    "Sie ist aufgebraucht, wurde zurückgezogen oder ist zu alt.",
    html`Bitte die Person, die dich eingeladen hat, um eine neue. Wenn du schon beigetreten bist,
      <a href="/sign-in">melde dich an</a>.`,
  ),
  setup: {
    title: "Diesen Server einrichten",
    lead: "Dieser Server hat noch keinen Workspace. Erstelle einen; er gehört dann dir.",
    button: "Workspace erstellen",
  },
  accountFor: (person: string, team: string) => `Das Konto für ${person} wird im Workspace ${team} erstellt.`,
  guestAccountFor: (person: string, team: string) =>
    `Das Konto für ${person} wird im Workspace ${team} erstellt, als Gastkonto.`,
  reset: {
    title: "Passwort wählen",
    lead: (person: string, team: string) => `Für ${person} in ${team}. Alle anderen Browser werden abgemeldet.`,
    button: "Speichern und anmelden",
  },
  enterFaults: {
    link_over: "Dieser Link funktioniert nicht mehr. Bitte die Person, von der er kommt, um einen neuen.",
    email_taken: "Im Workspace gibt es schon ein Konto mit dieser Adresse. Melde dich stattdessen an.",
    provider_required: "Dieser Workspace verlangt eine andere Anmeldung, also setzt der Link kein Passwort.",
    name_missing: "Gib deinen Namen ein.",
    email_wrong: "Gib eine vollständige E-Mail-Adresse ein, etwa ada@example.com.",
    password_too_short: `Das Passwort braucht mindestens ${limits.password_chars_min} Zeichen.`,
    password_too_long: `Das Passwort darf höchstens ${limits.password_chars_max} Zeichen haben.`,
    workspace_missing: "Gib einen Namen für den Workspace ein.",
  },
  linkOver: message(
    "Dieser Link funktioniert nicht mehr",
    "Er wurde benutzt, ist abgelaufen oder wurde durch einen neueren ersetzt.",
    html`Bitte die Person, von der er kommt, um einen neuen. Wenn du ein Konto hast,
      <a href="/sign-in">melde dich an</a>.`,
  ),
};
