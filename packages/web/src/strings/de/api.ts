import type { apiText as english } from "../api.ts";

export const apiText: typeof english = {
  preferenceFailed: "Die Einstellung konnte nicht gespeichert werden. Versuche es erneut.",
  unknownPerson: "Unbekannter Benutzer",
  otherRefusal: (code: string) =>
    `Der Server hat das abgelehnt (${code}). Lade die Seite neu und versuche es noch einmal.`,
};
