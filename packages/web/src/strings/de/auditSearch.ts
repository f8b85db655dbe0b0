import type { auditSearchText as english } from "../auditSearch.ts";
import { locale } from "../locale.ts";
import { plural } from "../plural.ts";

export const auditSearchText: typeof english = {
  from: "Ab",
  until: "Bis",
  savedFilters: "Gespeicherte Filter",
  choose: "Filter auswählen",
  save: "Filter speichern",
  saveTitle: "Diesen Filter speichern",
  saveAbout: "Er bleibt verschlüsselt in diesem Browser, nur für dich. Ein Filter mit demselben Namen wird ersetzt.",
  name: "Name des Filters",
  saved: (name: string) => `Der Filter ${name} wurde gespeichert.`,
  forget: (name: string) => `Filter ${name} löschen`,
  forgotten: (name: string) => `Der Filter ${name} wurde gelöscht.`,
  clear: "Filter leeren",
  export: "Als CSV exportieren",
  exporting: (count: number) =>
    plural(count, "Bisher 1 Eintrag gelesen", `Bisher ${count.toLocaleString(locale)} Einträge gelesen`),
  exported: (count: number) =>
    plural(count, "1 Eintrag wurde exportiert.", `${count.toLocaleString(locale)} Einträge wurden exportiert.`),
  cut: (count: number) =>
    `Nur die neuesten ${count.toLocaleString(locale)} Einträge wurden exportiert. Wähle einen kürzeren Zeitraum oder exportiere das ganze Protokoll.`,
  exportAll: "Ganzes Protokoll exportieren",
  exportAllCsv: "Tabelle (CSV)",
  exportAllJson: "JSON Lines",
  exportStarted:
    "Der Export läuft im Hintergrund. Die Datei erscheint hier, für die Administration auch unter Aufträge.",
  exportRuns: "Export läuft",
  exportFailed: "Der Export ist fehlgeschlagen",
  downloadAll: (name: string) => `${name} herunterladen`,
  fileName: "audit-protokoll.csv",
};
