import type { elementsText as english } from "../elements.ts";
import { plural } from "./plural.ts";

export const elementsText: typeof english = {
  waitingForTheApp: "Warten auf die App",
  chooseAChannel: "Kanal wählen",
  chooseAConversation: "Unterhaltung wählen",
  pickDate: "Datum wählen",
  pickDateAndTime: "Datum und Uhrzeit wählen",
  chooseAnOption: "Option wählen",
  uploadFailed: "Die Datei konnte nicht hochgeladen werden. Versuche es erneut.",
  remove: (name: string) => `${name} entfernen`,
  uploading: "Wird hochgeladen…",
  addFile: "Datei hinzufügen",
  addFiles: "Dateien hinzufügen",
  chooseChannels: "Kanäle wählen",
  chooseConversations: "Unterhaltungen wählen",
  chooseOptions: "Optionen wählen",
  choosePeople: "Personen wählen",
  moreActions: "Weitere Aktionen",
  pickTime: "Uhrzeit wählen",
  uploadStatus: (status: number) => `das Hochladen ist mit Status ${status} fehlgeschlagen`,
  chooseAPerson: "Person wählen",
  tooManyFiles: (max: number) =>
    plural(max, `Füge höchstens ${max} Datei hinzu.`, `Füge höchstens ${max} Dateien hinzu.`),
  text: "Text",
};
