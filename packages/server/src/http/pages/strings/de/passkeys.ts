import { limits } from "@platform/protocol";
import type { passkeysText as english } from "../passkeys.ts";

/** Passkeys of an account, and signing in with one. */
export const passkeysText: typeof english = {
  section: "Passkeys",
  title: "Deine Passkeys",
  why: "Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder PIN statt mit einem Passwort an. Er bleibt auf deinem Gerät und funktioniert nur unter dieser Adresse.",
  also: "Er zählt als zweiter Faktor: Nach deinem Passwort wirst du dann nach einem Passkey oder einem Code gefragt.",
  none: "Du hast noch keinen.",
  list: "Bisher hinzugefügt",
  added: "hinzugefügt",
  used: "zuletzt verwendet",
  neverUsed: "nie verwendet",
  add: "Passkey hinzufügen",
  name: "Name des Passkeys",
  nameHint: "Damit du ihn von anderen unterscheiden kannst, zum Beispiel „Laptop im Büro“.",
  password: "Dein Passwort",
  remove: "Entfernen",
  removeTitle: "Einen Passkey entfernen",
  removeHint: "Entferne ihn auch auf deinem Gerät: Es bietet ihn sonst weiter an.",
  which: "Passkey, der entfernt wird",
  toAccount: "Zurück zu deinem Konto",
  instead: "Stattdessen einen Passkey verwenden",
  useButton: "Passkey verwenden",
  failed:
    "Das hat nicht funktioniert. Das Gerät hat keinen Passkey für diese Adresse, oder die Abfrage wurde geschlossen. Versuche es noch einmal.",
  notAdded:
    "Es wurde kein Passkey erstellt. Das Gerät hat schon einen für dieses Konto, oder die Abfrage wurde geschlossen. Versuche es noch einmal.",
  noScript: "Dieser Browser kann keine Passkeys verwenden. Nimm einen anderen oder schalte Skripte ein.",
  notes: { added: "Der Passkey ist hinzugefügt.", removed: "Der Passkey ist entfernt." },
  places: {
    passkeys_need_name:
      "Passkeys brauchen einen Server mit einem Namen, und dieser hat nur eine IP-Adresse. Wer ihn betreibt, gibt ihm einen mit --base-url https://<Name>.",
    passkeys_need_https:
      "Passkeys brauchen HTTPS. Wer den Server betreibt, gibt ihm ein Zertifikat mit --tls-cert oder einen Proxy, der eines hat, und startet ihn mit --base-url https://<Name>.",
  },
  faults: {
    wrong_password: "Das ist nicht dein Passwort.",
    too_many_tries: `Zu viele Versuche. Warte ${limits.sign_in_window_s / 60} Minuten und versuche es dann noch einmal.`,
    too_many_passkeys: `Ein Konto hat höchstens ${limits.passkeys_max} Passkeys. Entferne zuerst einen.`,
    user_not_found: "Du wurdest inzwischen abgemeldet. Melde dich wieder an.",
    session_over: "Das hat zu lange gedauert. Melde dich noch einmal an.",
    passkey_known: "Dieser Passkey wird schon verwendet.",
    passkey_over: "Das hat zu lange gedauert, oder die Seite wurde zweimal gesendet. Versuche es noch einmal.",
    passkey_refused: "Die Antwort deines Geräts wurde nicht angenommen. Versuche es noch einmal.",
    passkey_unknown: "Dieser Passkey ist hier nicht bekannt. Er wurde entfernt oder gehört zu einem anderen Konto.",
    passkey_copied:
      "Dieser Passkey wurde abgelehnt, weil vielleicht eine Kopie davon verwendet wird. Melde dich anders an und entferne ihn aus deinem Konto.",
    provider_required: "Dieser Workspace verlangt eine andere Art der Anmeldung.",
  },
};
