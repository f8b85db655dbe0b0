import type { shellText as english } from "../shell.ts";

export const shellText: typeof english = {
  serverUnreachable: "Der Server antwortet nicht. Prüfe, ob er läuft.",
  signingIn: "Anmeldung läuft",
  loadFailed: "Der Workspace konnte nicht geladen werden.",
  reload: "Neu laden",
  loadingWorkspace: "Workspace wird geladen",
  noConversations: "Du bist noch in keiner Unterhaltung. Durchsuche die Kanäle, um loszulegen.",
  closedTitle: "Kein Zugriff auf den Workspace",
  accessEnded: (name: string) =>
    `Du hast keinen Zugriff mehr auf ${name}. Öffne einen anderen Workspace, um fortzufahren.`,
  noAccess: "Du hast keinen Zugriff auf diesen Workspace. Öffne einen deiner Workspaces, um fortzufahren.",
  openWorkspace: (name: string) => `${name} öffnen`,
  browse: "Kanäle durchsuchen",
  offline: "Du bist offline. Nachrichten werden gesendet, sobald du wieder verbunden bist.",
  sidebarWidth: "Breite der Seitenleiste",
  paneWidth: "Breite des Seitenbereichs",
};
