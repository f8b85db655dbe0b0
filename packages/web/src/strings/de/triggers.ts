import type { triggersText as english } from "../triggers.ts";
import { locale } from "../locale.ts";

/** Names of the kinds that the picker passes. */
const kindNames: Readonly<Record<string, string>> = {
  people: "Personen",
  channels: "Kanäle",
  workspace: "den Workspace",
};

export const triggersText: typeof english = {
  selected: "Ausgewählt",
  selectedCount: (count: number) => `${count.toLocaleString(locale)} ausgewählt`,
  remove: (name: string) => `${name} entfernen`,
  search: "Nach Namen suchen",
  searchHint: (kinds: string) => {
    const names = kinds.split(", ").map((kind) => kindNames[kind] ?? kind);
    return `Findet ${names.join(", ")}. Wähle ein Ergebnis aus, um es hinzuzufügen.`;
  },
  results: "Ergebnisse",
  everyoneInWorkspace: "Alle im Workspace",
  collaborators: "Mitwirkende der App",
  namedPeople: "Bestimmte Personen",
  whoCanRun: (name: string) => `Wer ${name} ausführen darf`,
  loadingRule: "Berechtigungen werden geladen",
  access: "Zugriff",
  leavingChannel: "Wer einen angegebenen Kanal verlässt, verliert den Zugriff.",
  linkTriggers: "Link-Auslöser",
  eventTriggers: "Ereignis-Auslöser",
  scheduledTriggers: "Geplante Auslöser",
  webhookTriggers: "Webhook-Auslöser",
  use: "Verwenden",
  privateChannels: "In privaten Kanälen",
  readPrivateChannels: "Private Kanäle lesen",
  loadingTypes: "Typen werden geladen",
  allTypes: "Alle Auslösertypen",
  noTypes: "Keine Auslösertypen.",
  type: "Typ",
  id: "ID",
  triggers: "Auslöser",
  about:
    "Auslöser starten Workflows. Lege fest, wer welche Typen erstellen und wer die einzelnen Auslöser ausführen darf.",
  types: "Auslösertypen",
  typesAbout:
    "Für Personen ohne Zugriff auf einen Typ schlägt workflows.triggers.create mit restricted_action fehl. Vorhandene Auslöser bleiben erhalten.",
  runTitle: "Wer einen Auslöser ausführen darf",
  filter: "Auslöser filtern",
  nameOrId: "Name oder ID",
  loading: "Auslöser werden geladen",
  noTriggers: "Keine Auslöser gefunden. Apps erstellen sie mit workflows.triggers.create.",
  trigger: "Auslöser",
  idOf: (name: string) => `ID von ${name}`,
  workflow: "Workflow",
  actions: "Aktionen",
  whoCanRunButton: "Wer ausführen darf",
  everyone: "Alle",
  nobody: "Niemand",
  everyoneIn: (workspace: string) => `Alle in ${workspace}`,
  // In the dative, after "in".
  theWorkspace: "diesem Workspace",
};
