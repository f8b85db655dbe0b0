import type { shortcutsText as english } from "../shortcuts.ts";

export const shortcutsText: typeof english = {
  shortcuts: "Kurzbefehle",
  failed: (name: string, reason: string) => `${name} ist fehlgeschlagen: ${reason}`,
  unknownCommand: (command: string) =>
    `${command} ist kein gültiger Befehl. Um ihn als Nachricht zu senden, beginne mit einem Leerzeichen.`,
  notInThread: (command: string) =>
    `Apps können in Threads keine Befehle ausführen. Sende ${command} stattdessen im Kanal.`,
  commandFailed: (command: string, reason: string) => `${command} konnte nicht ausgeführt werden: ${reason}`,
  shortcutFailed: (name: string, reason: string) => `${name} konnte nicht ausgeführt werden: ${reason}`,
  appTimedOut: "Die App hat nicht rechtzeitig geantwortet.",
  noRequestUrl: "Die App hat keine Anfrage-URL.",
  showShortcuts: "Tastenkürzel anzeigen",
  openPreferences: "Persönliche Einstellungen öffnen",
  appError: "Die App hat mit einem Fehler geantwortet.",
};
