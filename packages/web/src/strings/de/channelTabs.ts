import { locale } from "../locale.ts";
import type { channelTabsText as english } from "../channelTabs.ts";
import { plural } from "./plural.ts";

/** Canvases, lists and files of a conversation. */
export const channelTabsText: typeof english = {
  loading: "Wird geladen",
  failed: "Das konnte nicht geladen werden. Versuche es erneut.",
  missing: "Diese Unterhaltung gibt es nicht, oder du hast keinen Zugriff darauf.",
  noCanvas: "Diese Unterhaltung hat noch kein Canvas.",
  createCanvas: "Canvas erstellen",
  createFailed: "Das Canvas konnte nicht erstellt werden",
  canvases: "Canvases",
  emptyCanvas: "Dieses Canvas ist leer.",
  editSection: "Abschnitt bearbeiten",
  addSection: "Abschnitt hinzufügen",
  sectionText: "Abschnitt in Markdown",
  saveFailed: "Die Änderung konnte nicht gespeichert werden",
  readOnly: "Du kannst dieses Canvas lesen.",
  done: (text: string) => `Erledigt: ${text}`,
  lists: "Listen",
  noLists: "Mit dieser Unterhaltung ist keine Liste geteilt.",
  createList: "Liste erstellen",
  createListFailed: "Die Liste konnte nicht erstellt werden",
  newListName: "Aufgaben",
  items: (count: number) => plural(count, "1 Eintrag", `${count.toLocaleString(locale)} Einträge`),
  addItem: "Eintrag hinzufügen",
  newItem: "Neuer Eintrag",
  noItems: "Diese Liste hat keine Einträge.",
  actions: "Aktionen",
  removeItem: (name: string) => `${name} löschen`,
  cellOf: (column: string, item: string) => `${column} von ${item}`,
  unnamed: "Eintrag ohne Namen",
  shareFile: "Datei teilen",
  noFiles: "Hier wurden noch keine Dateien geteilt.",
  moreFiles: "Mehr Dateien anzeigen",
};
