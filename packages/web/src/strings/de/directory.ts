import { locale } from "../locale.ts";
import type { directoryText as english } from "../directory.ts";
import { plural } from "./plural.ts";

export const directoryText: typeof english = {
  title: "Personen",
  sections: "Personen und Gruppen",
  people: "Personen",
  groups: "Gruppen",
  find: "Personen suchen",
  findPlaceholder: "Name oder Benutzername",
  loading: "Personen werden geladen",
  failed: "Die Personen konnten nicht geladen werden. Versuche es erneut.",
  groupsFailed: "Die Gruppen konnten nicht geladen werden. Versuche es erneut.",
  showAll: "Alle anzeigen",
  invite: "Personen einladen",
  noneFound: (query: string) => `Niemand heißt „${query}“.`,
  noPeople: "Noch ist niemand hier.",
  noGroups: "Dieser Workspace hat keine Gruppen.",
  more: "Mehr Personen anzeigen",
  members: (count: number) =>
    plural(count, `${count.toLocaleString(locale)} Mitglied`, `${count.toLocaleString("de")} Mitglieder`),
  found: (count: number) => plural(count, "1 Person", `${count.toLocaleString(locale)} Personen`),
  foundMore: (count: number) => `Die ersten ${count.toLocaleString(locale)} Personen`,
};
