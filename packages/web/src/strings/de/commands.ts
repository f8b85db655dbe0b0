import type { commandText as english } from "../commands.ts";

export const commandText: typeof english = {
  conversations: "Unterhaltungen",
  people: "Personen",
  search: "Suche",
  everywhere: "Überall",
  views: "Ansichten",
  onMessage: "Bei einer Nachricht",
  inConversation: "In dieser Unterhaltung",
  onConversation: "Bei einer Unterhaltung",
  actionOn: (action: string, place: string) => `${action}: ${place}`,
  workspaces: "Workspaces",
  switchTo: (workspace: string) => `Zu ${workspace} wechseln`,
  account: "Konto und Darstellung",
  whileWriting: "Beim Schreiben",
  placeholder: "Springen zu… Nur Aktionen mit >",
  searchFor: (query: string) => `Nachrichten nach „${query}“ durchsuchen`,
};
