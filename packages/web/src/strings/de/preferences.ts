import type { preferencesText as english } from "../preferences.ts";

/** The sections of the dialog with the preferences. */
export const preferencesText: typeof english = {
  notifications: "Benachrichtigungen",
  push: "Mich benachrichtigen, wenn der Browser geschlossen ist",
  pushDenied:
    "Der Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen und versuche es erneut.",
  pushFailed:
    "Dieser Browser konnte nicht für Benachrichtigungen angemeldet werden. Prüfe die Verbindung und versuche es erneut.",
  pushUnsupported:
    "Dieser Browser kann dich nicht benachrichtigen, während er geschlossen ist. Installiere Platform auf einem Telefon zuerst als App.",
  keywords: "Meine Stichwörter",
  keywordsHint:
    "Wörter, durch Kommas getrennt. Du wirst über Nachrichten benachrichtigt, die eines davon enthalten, und das Wort wird hervorgehoben.",
  mailDigest:
    "Ungelesene Erwähnungen, Direktnachrichten und Antworten in Threads, denen ich folge, per Mail, während ich weg bin",
  mailDigests: { off: "Nie", quarter_hourly: "Alle 15 Minuten", hourly: "Einmal pro Stunde", daily: "Einmal am Tag" },
  sound: "Benachrichtigungston",
  sounds: { chime: "Glockenspiel", knock: "Klopfen", none: "Kein Ton" },
  iconBadge: "Kennzeichen auf dem Symbol des Tabs",
  badges: { count: "Anzahl der Erwähnungen oder ein Punkt", dot: "Nur ein Punkt", none: "Keins" },
  doNotDisturb: "Nicht stören",
  schedule: "Benachrichtigungen nach Zeitplan pausieren",
  from: "Von",
  to: "Bis",
  days: "Tage",
  dayNames: {
    monday: "Montag",
    tuesday: "Dienstag",
    wednesday: "Mittwoch",
    thursday: "Donnerstag",
    friday: "Freitag",
    saturday: "Samstag",
    sunday: "Sonntag",
  },
  scheduleInvalid: "Wähle mindestens einen Tag und zwei verschiedene Uhrzeiten.",
  scheduleFailed: "Der Zeitplan konnte nicht gespeichert werden",
  scheduleLoading: "Zeitplan wird geladen…",
  scheduleLoadFailed: "Der Zeitplan konnte nicht geladen werden.",
  reading: "Lesen",
  writing: "Schreiben",
  appearance: "Darstellung",
  region: "Sprache und Zeitzone",
};
