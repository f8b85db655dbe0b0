import type { policiesText as english } from "../policies.ts";

export const policiesText: typeof english = {
  policies: "Richtlinien",
  about:
    "Wie lange Personen angemeldet bleiben. Für alle anderen gelten weiterhin 30 Tage, und 12 Stunden ohne Nutzung.",
  elsewhere:
    "Zwei-Faktor-Authentifizierung, Genehmigung von Apps, Netzwerke und das Teilen mit anderen Organisationen stehen unter",
  lengths: "Sitzungsdauern",
  own: "Personen mit eigener Sitzungsdauer",
  loading: "Sitzungsdauern werden geladen",
  none: "Niemand hat eine eigene Sitzungsdauer.",
  person: "Person",
  endsWithBrowser: "Endet mit dem Browser",
  yes: "ja",
  no: "nein",
  clear: "Aufheben",
  clearNamed: (name: string) => `Sitzungsdauer von ${name} aufheben`,
  cleared: (name: string) => `${name} bleibt ab der nächsten Anmeldung so lange angemeldet wie alle anderen.`,
  setTitle: "Sitzungsdauer festlegen",
  setAbout: "Wähle hier Personen aus, oder auf der Seite „Personen“.",
};
