import { locale } from "./locale.ts";
import { plural } from "./plural.ts";

export const auditSearchText = {
  from: "From",
  until: "Until",
  savedFilters: "Saved filters",
  choose: "Choose a filter",
  save: "Save filter",
  saveTitle: "Save this filter",
  saveAbout: "It is kept in this browser, encrypted, for you alone. A filter of the same name is replaced.",
  name: "Name of the filter",
  saved: (name: string) => `The filter ${name} was saved.`,
  forget: (name: string) => `Delete the filter ${name}`,
  forgotten: (name: string) => `The filter ${name} was deleted.`,
  clear: "Clear filter",
  export: "Export as CSV",
  exporting: (count: number) =>
    plural(count, "Reading: 1 entry so far", `Reading: ${count.toLocaleString(locale)} entries so far`),
  exported: (count: number) =>
    plural(count, "1 entry was exported.", `${count.toLocaleString(locale)} entries were exported.`),
  cut: (count: number) =>
    `Only the newest ${count.toLocaleString(locale)} entries were exported. Choose a shorter time, or export the whole log.`,
  exportAll: "Export whole log",
  exportAllCsv: "Spreadsheet (CSV)",
  exportAllJson: "JSON lines",
  exportStarted: "The export runs in the background. The file appears here, and for administrators under Jobs.",
  exportRuns: "Export in progress",
  exportFailed: "The export failed",
  downloadAll: (name: string) => `Download ${name}`,
  fileName: "audit-log.csv",
};
