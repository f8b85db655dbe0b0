import type { menusText as english } from "../menus.ts";
import { plural } from "./plural.ts";

export const menusText: typeof english = {
  /** Announced; what is shown has an ellipsis. */
  loading: "Wird geladen",
  results: (count: number, hasMore: boolean) =>
    hasMore ? `${count}+ Ergebnisse` : plural(count, `${count} Ergebnis`, `${count} Ergebnisse`),
  channel: "Kanal",
  privateChannel: "Privater Kanal",
  groupMessage: "Gruppennachricht",
  directMessage: "Direktnachricht",
  searchIn: (label: string) => `${label} durchsuchen`,
  noResults: "Keine Ergebnisse",
  noResultsFound: "Keine Ergebnisse gefunden.",
  selected: (label: string) => `Ausgewählt: ${label}`,
  remove: (name: string) => `${name} entfernen`,
  loadFailed: "Die Optionen konnten nicht geladen werden.",
  selectionLimit: (max: number) =>
    plural(
      max,
      `Du kannst ${max} Element auswählen. Entferne es, um ein anderes auszuwählen.`,
      `Du kannst bis zu ${max} Elemente auswählen. Entferne eines, um ein anderes auszuwählen.`,
    ),
  // „Zeichen“ is the same in the singular and the plural.
  typeMore: (count: number) => `Gib noch ${count} Zeichen ein`,
  deactivated: "deaktiviert",
  archived: "archiviert",
};
