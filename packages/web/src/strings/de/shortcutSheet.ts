import type { shortcutSheetText as english } from "../shortcutSheet.ts";

export const shortcutSheetText: typeof english = {
  inFile: "In einer Datei",
  moveBetweenMessages: "Vorherige und nächste Nachricht",
  openThread: "Thread öffnen",
  moveBetweenFiles: "Vorherige und nächste Datei der Nachricht",
  send: "Nachricht senden",
  newLine: "Neue Zeile",
  editLast: "Deine letzte Nachricht bearbeiten (bei leerem Eingabefeld)",
  mention: "Person, Kanal oder Emoji erwähnen",
  openWorkspace: "Workspace nach seiner Position in der Leiste öffnen",
  rowMenu: "Aktionen einer Unterhaltung in der Seitenleiste",
};
