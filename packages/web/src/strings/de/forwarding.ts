import type { forwardingText as english } from "../forwarding.ts";

export const forwardingText: typeof english = {
  title: "Nachricht weiterleiten",
  to: "An",
  toPlaceholder: "Kanal oder Person suchen",
  noMatches: "Keine Treffer gefunden.",
  note: "Notiz",
  notePlaceholder: "Notiz hinzufügen",
  message: "Nachricht",
  submit: "Weiterleiten",
  remove: "Entfernen",
  directMessage: "Direktnachricht",
  publicChannel: "Kanal",
  privateChannel: "Privater Kanal",
  onlyLink: (place: string) =>
    `Diese Nachricht stammt aus ${place}. Wer dort nicht dabei ist, erhält nur einen Link, der sich nicht öffnen lässt, und sieht den Inhalt nicht.`,
  onlyLinkDirect:
    "Diese Nachricht stammt aus einer Direktnachricht. Andere erhalten nur einen Link, der sich nicht öffnen lässt, und sehen den Inhalt nicht.",
  forwarded: (places: string) => `Nachricht an ${places} weitergeleitet.`,
  failed: (place: string, reason: string) => `Die Nachricht konnte nicht an ${place} weitergeleitet werden: ${reason}`,
};
