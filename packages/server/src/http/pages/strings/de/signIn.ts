import { limits } from "@platform/protocol";
import { html } from "../../html.ts";
import { message } from "../message.ts";
import type { signInText as english } from "../signIn.ts";

/** Signing in by password and code. */
export const signInText: typeof english = {
  title: "Anmelden",
  addTitle: "In einem weiteren Workspace anmelden",
  signedOutEverywhere: "Du bist in allen Browsern abgemeldet.",
  login: "E-Mail oder Benutzername",
  password: "Passwort",
  workspace: "Workspace",
  workspaceHint: "Der Kurzname, etwa acme. Nötig mit einem Benutzernamen oder wenn du in mehreren bist.",
  submit: "Anmelden",
  forgot: "Passwort vergessen?",
  reset: {
    title: "Neues Passwort anfordern",
    lead: "Du erhältst eine Mail mit einem Link, über den du eines wählst.",
    button: "Link senden",
    back: "Zurück zur Anmeldung",
  },
  resetSent: message(
    "Sieh in deine Mails",
    `Wenn es ein Konto mit dieser E-Mail oder diesem Benutzernamen gibt, ist ein Link für ein neues Passwort unterwegs. Er funktioniert ${limits.password_reset_life_s / 60} Minuten lang.`,
    html`Nichts angekommen? Sieh in den Spam-Ordner, prüfe die Schreibweise und
      <a href="/sign-in/reset">versuche es noch einmal</a>, oder frage die Administration.`,
  ),
  devHint: html`Auf diesem Entwicklungsserver stehen alle Passwörter in <code>dev.json</code>, und dein Terminal zeigt
    Links, die mit einem Klick anmelden.`,
  faults: {
    wrong_password: "Das passt nicht zusammen. Prüfe E-Mail oder Benutzername, Workspace und Passwort.",
    too_many_tries: `Zu viele Versuche. Warte ${limits.sign_in_window_s / 60} Minuten und versuche es dann noch einmal.`,
    provider_required: "Dieser Workspace verlangt eine andere Anmeldung.",
    wrong_code:
      "Dieser Code hat nicht funktioniert. Codes wechseln alle 30 Sekunden, und jeder funktioniert nur einmal.",
    session_over: "Das hat zu lange gedauert. Melde dich noch einmal an.",
  },
  codeTitle: "Code eingeben",
  codeLead: "Öffne deine Authentifizierungs-App und gib die sechs Ziffern ein, die sie für diesen Workspace anzeigt.",
  code: "Code",
  recoveryTitle: "Wiederherstellungscode verwenden",
  recoveryLead: "Du hast beim Einrichten des zweiten Faktors zehn davon erhalten. Jeder funktioniert einmal.",
  recoveryCode: "Wiederherstellungscode",
  useApp: "Authentifizierungs-App verwenden",
  useRecovery: "Wiederherstellungscode verwenden",
  continue: "Weiter",
  someoneElse: "Als andere Person anmelden",
  insecure: (address: string) =>
    html`Unter <code>${address}</code> kannst du dich nicht anmelden. Browser speichern das Sitzungs-Cookie nur über
      HTTPS, oder unter <code>http://localhost</code> auf dem Rechner des Servers. Öffne den Server unter seiner
      HTTPS-Adresse. Wenn er keine hat, muss ihm jemand aus dem Betrieb mit <code>--tls-cert</code> ein Zertifikat geben
      oder einen Proxy mit Zertifikat vorschalten und ihn mit <code>--base-url https://&lt;Name&gt;</code> starten.`,
};
