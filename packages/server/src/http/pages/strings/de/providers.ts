import { html } from "../../html.ts";
import { message } from "../message.ts";
import type { providersText as english } from "../providers.ts";

const again = html`<a href="/sign-in">Noch einmal anmelden</a>`;

/** Signing in through identity providers. */
export const providersText: typeof english = {
  signInWith: (name: string) => `Mit ${name} anmelden`,
  required: "Dieser Workspace verlangt diese Anmeldung.",
  passwordAnyway: "Mit einem Passwort anmelden",
  passwordAnywayHint:
    "Das kann nur die Person mit der Hauptinhaberschaft, damit ein ausgefallener Anbieter niemanden aussperrt. Es wird protokolliert.",
  byProvider: "Dein Workspace hat eine eigene Anmeldung?",
  teamHint: "Der Kurzname, etwa acme.",
  showProviders: "Weiter",
  linkFirst:
    "Hier ist noch kein Konto mit dir beim Anbieter verknüpft. Wenn du ein Konto hast, melde dich einmal wie bisher an und bestätige die Verknüpfung. Wenn nicht, bitte die Administration um eine Einladung.",
  claim: "Oder melde dich bei einem Anbieter an. Dein Konto wird damit verknüpft und braucht kein Passwort.",
  section: "Verknüpfte Anmeldungen",
  link: "Verknüpfen",
  unlink: "Trennen",
  confirmTitle: (provider: string) => `Konto mit ${provider} verknüpfen`,
  confirmLead: (identity: string, provider: string, name: string, team: string) =>
    html`<strong>${identity}</strong> bei ${provider} mit dem Konto <strong>${name}</strong> in ${team} verknüpfen?`,
  confirmHint: "Danach meldet diese Identität beim Konto an. Bestätige nur, wenn beide dir gehören.",
  confirm: "Verknüpfen",
  cancel: "Abbrechen",
  alsoThere: (name: string, url: string) =>
    message(
      "Du bist hier abgemeldet",
      html`Deine Sitzung bei ${name} besteht weiter. <a href="${url}">Auch bei ${name} abmelden</a>.`,
      again,
    ),
  faults: {
    provider_not_found: message("Diese Anmeldung gibt es nicht mehr", "Sie wurde entfernt oder abgeschaltet.", again),
    provider_unreachable: message(
      "Der Anbieter antwortet nicht",
      "Dein Anmeldeanbieter ist nicht erreichbar. Versuche es in einer Minute noch einmal. Bleibt es dabei, prüft die Administration die Einstellungen.",
      again,
    ),
    provider_refused: message(
      "Der Anbieter hat dich nicht angemeldet",
      "Die Anmeldung wurde dort abgebrochen, oder der Anbieter nimmt diesen Server nicht an. Passiert es wieder, sag der Administration Bescheid.",
      again,
    ),
    provider_failed: message(
      "Die Antwort des Anbieters wurde nicht angenommen",
      "Sie gehört nicht zu dieser Anmeldung oder ist nicht das, was der Anbieter senden sollte. Einzelheiten stehen im Protokoll des Servers.",
      again,
    ),
    answer_unsolicited: message(
      "Diese Anmeldung hat nicht hier begonnen",
      "Eine Anmeldung, die beim Anbieter beginnt, wird nicht angenommen, weil jeder sie geschickt haben könnte. Beginne auf der Anmeldeseite deines Workspaces; vielleicht lässt dich der Anbieter gleich durch.",
      again,
    ),
    answer_encrypted: message(
      "Die Antwort des Anbieters ist verschlüsselt",
      "Dieser Server hat keinen Schlüssel dafür. Die Administration schaltet beim Anbieter die Verschlüsselung der Assertions ab; die Verbindung ist ohnehin verschlüsselt.",
      again,
    ),
    subject_transient: message(
      "Der Anbieter nennt dich bei jeder Anmeldung anders",
      "An einem vorübergehenden Namen ist dein Konto nicht zu erkennen. Die Administration stellt das Format der NameID beim Anbieter auf dauerhaft (persistent) oder auf die E-Mail-Adresse.",
      again,
    ),
    provider_required: message(
      "Dieser Weg führt nicht in den Workspace",
      "Der Workspace verlangt eine andere Anmeldung.",
      again,
    ),
    sign_in_over: message(
      "Diese Anmeldung ist vorbei",
      "Sie hat länger als zehn Minuten gedauert, war schon abgeschlossen oder begann in einem anderen Browser.",
      again,
    ),
    account_inactive: message(
      "Dieses Konto kann sich nicht anmelden",
      "Es wurde deaktiviert oder gehört nicht zum Workspace. Frage die Administration.",
      again,
    ),
    two_factor_missing: message(
      "Dieses Konto braucht zuerst einen zweiten Faktor",
      "Wer einen Workspace leitet, richtet einen zweiten Faktor ein, bevor ein Anbieter anmelden kann. Melde dich mit deinem Passwort an, richte ihn auf deiner Kontoseite ein und verknüpfe dort den Anbieter.",
      again,
    ),
    link_over: message(
      "Dieser Link funktioniert nicht mehr",
      "Er wurde benutzt, ist abgelaufen oder durch einen neueren ersetzt.",
      again,
    ),
  },
  confirmFaults: {
    provider_not_found: message("Diese Anmeldung gibt es nicht mehr", "Sie wurde entfernt oder abgeschaltet.", again),
    account_inactive: message(
      "Nichts wurde verknüpft",
      html`Dein Konto gehört nicht zum Workspace des Anbieters. <a href="/account">Dein Konto</a>`,
    ),
    two_factor_missing: message(
      "Nichts wurde verknüpft",
      html`Wer einen Workspace leitet, braucht zuerst einen zweiten Faktor.
        <a href="/account/two-factor">Richte ihn ein</a> und verknüpfe dann den Anbieter.`,
    ),
    identity_taken: message(
      "Nichts wurde verknüpft",
      html`Diese Identität ist mit einem anderen Konto verknüpft. Trenne sie dort zuerst, oder frage die Administration.
        <a href="/account">Dein Konto</a>`,
    ),
    session_too_weak: message(
      "Nichts wurde verknüpft",
      html`Du bist über den Anbieter eines anderen Workspace angemeldet. Melde dich mit deinem Passwort an, um diesen zu
        verknüpfen. <a href="/account">Dein Konto</a>`,
    ),
  },
};
