import { limits } from "@platform/protocol";
import type { mailText as english } from "../mail.ts";

/** The mails that the server sends. */
export const mailText: typeof english = {
  footer: (address: string) => `Gesendet vom Platform-Server unter ${address}.`,
  greeting: (person: string) => `Hallo ${person},`,
  linkCopy: "Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:",
  unknownBrowser: "einem unbekannten Browser",
  browserOn: (browser: string, system: string) => `${browser} unter ${system}`,
  invitation: {
    subject: (inviter: string, team: string) => `${inviter} hat dich zu ${team} eingeladen`,
    lead: (inviter: string, team: string) => `${inviter} hat dich in den Workspace ${team} eingeladen.`,
    message: (inviter: string) => `${inviter} schreibt:`,
    button: "Einladung annehmen",
    end: (time: string) => `Der Link ist nur für dich. Er funktioniert einmal, bis ${time}.`,
    unexpected: "Wenn du nicht weißt, worum es geht, ignoriere diese Mail. Ohne den Link passiert nichts.",
  },
  password_reset: {
    subject: (team: string) => `Neues Passwort für ${team} wählen`,
    lead: (team: string) => `Für dein Konto in ${team} wurde ein neues Passwort angefordert.`,
    button: "Neues Passwort wählen",
    end: `Der Link funktioniert einmal, und zwar ${limits.password_reset_life_s / 60} Minuten lang. Wenn du ihn verwendest, werden alle anderen Browser abgemeldet.`,
    unexpected: "Wenn du das nicht warst, ignoriere diese Mail. Dein Passwort bleibt, wie es ist.",
  },
  password_changed: {
    subject: (team: string) => `Dein Passwort für ${team} wurde geändert`,
    lead: (team: string, time: string) =>
      `Das Passwort deines Kontos in ${team} wurde am ${time} geändert. Alle anderen Browser wurden abgemeldet.`,
    button: "Anmelden",
    unexpected:
      "Wenn du das nicht warst, fordere auf der Anmeldeseite sofort ein neues Passwort an und melde dich bei der Administration des Workspace.",
  },
  second_factor_reset: {
    subject: (team: string) => `Dein zweiter Faktor für ${team} wurde entfernt`,
    lead: (team: string, time: string) =>
      `Die Administration hat am ${time} den zweiten Faktor deines Kontos in ${team} entfernt: Authentifizierungs-App, Wiederherstellungscodes und Passkeys. Alle Browser wurden abgemeldet. Melde dich mit deinem Passwort an und richte einen neuen ein.`,
    button: "Konto öffnen",
    unexpected:
      "Wenn du nicht darum gebeten hast, ändere dein Passwort und melde dich bei der Administration des Workspace.",
  },
  email_confirmation: {
    subject: (team: string) => `Bestätige deine Adresse für ${team}`,
    lead: (team: string) => `Diese Adresse wurde als neue Adresse deines Kontos in ${team} eingetragen.`,
    button: "Adresse bestätigen",
    end: `Der Link funktioniert einmal, und zwar ${limits.email_change_life_s / 3600} Stunden lang, während du angemeldet bist. Bis dahin behält dein Konto seine Adresse.`,
    unexpected: "Wenn du das nicht warst, ignoriere diese Mail. Ohne den Link passiert nichts.",
  },
  email_change: {
    subject: (team: string) => `Neue Adresse für dein Konto in ${team}`,
    lead: (team: string, email: string, time: string) =>
      `Am ${time} wurde ${email} als neue Adresse deines Kontos in ${team} eingetragen. Sie gilt, sobald sie bestätigt ist.`,
    button: "Konto prüfen",
    unexpected:
      "Wenn du das warst, musst du nichts tun. Wenn nicht, brich die Änderung in deinem Konto ab und ändere dein Passwort; auch das bricht sie ab.",
  },
  digest: {
    subject: (count: number, team: string) =>
      count === 1 ? `Eine ungelesene Nachricht in ${team}` : `${count} ungelesene Nachrichten in ${team}`,
    lead: "Während du weg warst, kamen diese Nachrichten für dich an.",
    group: "Gruppenunterhaltung",
    hidden: (count: number) => (count === 1 ? "1 neue Nachricht" : `${count} neue Nachrichten`),
    open: "Öffnen",
    why: "Du erhältst diese Mail, weil du weg warst. Wie oft, stellst du in den Einstellungen unter Benachrichtigungen ein.",
    unsubscribe: "Keine Mails über ungelesene Nachrichten mehr",
  },
  new_browser: {
    subject: (team: string) => `Neue Anmeldung bei ${team}`,
    lead: (team: string, browser: string, time: string) =>
      `Am ${time} hat sich jemand mit deinem Konto in ${team} angemeldet, und zwar mit ${browser}. Diesen Browser kannten wir bei dir noch nicht.`,
    button: "Browser prüfen",
    unexpected:
      "Wenn du das warst, musst du nichts tun. Wenn nicht, ändere dein Passwort: Das meldet alle anderen Browser ab.",
  },
};
