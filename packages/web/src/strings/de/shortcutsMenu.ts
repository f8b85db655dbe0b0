import type { shortcutsMenuText as english } from "../shortcutsMenu.ts";

export const shortcutsMenuText: typeof english = {
  inThisChannel: "In diesem Kanal",
  workflows: "Workflows",
  appShortcuts: "App-Kurzbefehle",
  workflowsFailed: "Die Workflows konnten nicht geladen werden. Öffne das Menü erneut.",
  empty: "Noch keine Kurzbefehle. Apps und Workflows fügen sie hier hinzu.",
  startFailed: (name: string, reason: string) => `${name} konnte nicht gestartet werden: ${reason}`,
};
