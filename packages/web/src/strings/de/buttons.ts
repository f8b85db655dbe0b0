import type { buttonText as english } from "../buttons.ts";

/** Buttons and labels that mean the same in every part of the client. */
export const buttonText: typeof english = {
  back: "Zurück",
  cancel: "Abbrechen",
  close: "Schließen",
  delete: "Löschen",
  download: "Herunterladen",
  named: (button: string, about: string) => `${button}: ${about}`,
  remove: "Entfernen",
  save: "Speichern",
  saveChanges: "Änderungen speichern",
  search: "Suchen",
  send: "Senden",
  tryAgain: "Erneut versuchen",
};
