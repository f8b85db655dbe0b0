import type { profileEditingText as english } from "../profileEditing.ts";

export const profileEditingText: typeof english = {
  changePhoto: "Foto ändern",
  photoTitle: "Profilfoto",
  chooseFile: "Foto",
  fileHint: "Ein GIF, JPEG oder PNG. Wähle unten den sichtbaren Ausschnitt.",
  zoom: "Zoom",
  horizontal: "Horizontale Position",
  vertical: "Vertikale Position",
  preview: "Vorschau des Fotos",
  save: "Foto speichern",
  photoFailed: (reason: string) => `Das Foto konnte nicht gespeichert werden: ${reason}`,
  badImage: "Diese Datei ist kein GIF, JPEG oder PNG oder sie ist beschädigt. Wähle eine andere.",
  tooLarge: "Dieses Foto ist zu groß. Wähle ein kleineres.",
  tooManyFrames: "Dieses Bild ist animiert. Wähle ein nicht animiertes.",
  none: "Keine Angabe",
  choosePeople: "Personen auswählen",
  onlyAdmins: "Nur Administratoren können das ändern.",
};
