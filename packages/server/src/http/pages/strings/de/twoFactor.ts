import { limits } from "@platform/protocol";
import type { twoFactorText as english } from "../twoFactor.ts";

/** Setting up a second factor, and its recovery codes. */
export const twoFactorText: typeof english = {
  title: "Zweiter Faktor",
  setUpTitle: "Zweiten Faktor einrichten",
  faults: {
    wrong_code:
      "Dieser Code hat nicht funktioniert. Codes wechseln alle 30 Sekunden, und jeder funktioniert nur einmal: Warte auf den nächsten.",
    too_many_tries: `Zu viele Versuche. Warte ${limits.sign_in_window_s / 60} Minuten und versuche es dann noch einmal.`,
    session_over: "Du wurdest inzwischen abgemeldet. Melde dich wieder an.",
    not_started: "Fange noch einmal an: Die Einrichtung lief nicht mehr.",
  },
  why: "Mit einem zweiten Faktor kann sich niemand anmelden, der nur dein Passwort kennt.",
  required: (workspaces: string) =>
    `Nur mit einem zweiten Faktor zugänglich: ${workspaces}. Richte deinen ein, um fortzufahren.`,
  needs: "Du brauchst eine Authentifizierungs-App auf deinem Telefon oder Computer. Es dauert eine Minute.",
  begin: "Anfangen",
  addKey: "Füge diesen Schlüssel in deiner Authentifizierungs-App hinzu",
  key: "Schlüssel",
  openInApp: "In einer App auf diesem Gerät öffnen",
  asAddress: "Dasselbe als Adresse",
  address: "Adresse für Authentifizierungs-Apps",
  kind: "Zeitbasiert, sechs Ziffern, 30 Sekunden, SHA-1.",
  typeDigits: "Gib die sechs Ziffern ein, die sie anzeigt",
  code: "Code",
  turnOn: "Einschalten",
  signOut: "Abmelden",
  toAccount: "Zurück zu deinem Konto",
  isOn: "Eingeschaltet.",
  onAbout: "Bei der Anmeldung wirst du nach einem Code deiner Authentifizierungs-App gefragt.",
  change: "Ändern",
  codesLeft: (count: number) => {
    if (count === 0)
      return "Du hast keine Wiederherstellungscodes mehr. Ohne deine App könntest du dich nicht anmelden: Erstelle neue.";
    return count === 1
      ? "Du hast noch einen Wiederherstellungscode. Erstelle bald neue."
      : `Du hast noch ${count} Wiederherstellungscodes. Jeder funktioniert einmal.`;
  },
  codeHint: "Aus deiner App, oder ein Wiederherstellungscode.",
  newCodes: "Neue Wiederherstellungscodes erstellen",
  setUpAgain: "Neu einrichten",
  turnOff: "Ausschalten",
  codesTitle: "Deine Wiederherstellungscodes",
  isNowOn: "Dein zweiter Faktor ist eingeschaltet.",
  keepCodes: "Bewahre sie so auf, dass du sie ohne dein Telefon findest. Mit jedem kannst du dich einmal anmelden.",
  codes: "Wiederherstellungscodes",
  shownOnce: "Sie werden nur dieses eine Mal angezeigt.",
  kept: "Ich habe sie aufbewahrt",
};
