import type { codeChannelsText as english } from "../codeChannels.ts";

/** Channels in which an agent works. */
export const codeChannelsText: typeof english = {
  context: "Über diese Sitzung",
  views: "Ansichten des Agenten",
  origin: "Wo darum gebeten wurde",
  summary: "Zusammenfassung",
  clickFailed: "Der Agent konnte nicht benachrichtigt werden",
  clicked: (label) => `Der Agent hat „${label}“ erhalten.`,
  closeView: "Ansicht schließen",
  loading: "Ansicht wird geladen …",
  failed: "Die Ansicht konnte nicht geladen werden.",
  gone: "Der Agent hat diese Ansicht entfernt.",
  html: (label) => `${label}, von dem Agenten erstellt`,
  htmlNote: "Diese Seite hat ein Agent erstellt. Sie läuft in einer Sandbox.",
  branches: (base, head) => `${head} nach ${base}`,
  openPullRequest: "Pull-Request öffnen",
  diff: "Diff",
  emptyDiff: "Keine Änderungen.",
  added: (count) => (count === 1 ? "1 Zeile hinzugefügt" : `${count} Zeilen hinzugefügt`),
  removed: (count) => (count === 1 ? "1 Zeile entfernt" : `${count} Zeilen entfernt`),
  allLines: (count) => `Alle ${count} Zeilen anzeigen`,
};
