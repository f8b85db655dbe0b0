import type { workflowsText as english } from "../workflows.ts";

export const workflowsText: typeof english = {
  chooseAPerson: "Person wählen",
  chooseAChannel: "Kanal wählen",
  workflow: "Workflow",
  notStartable: "Der Workflow konnte nicht gestartet werden",
  // Follows "in".
  thisConversation: "dieser Unterhaltung",
  workflowBy: (name: string) => `Workflow von ${name}`,
  workflowNamed: (title: string) => `Workflow: ${title}`,
  started: (name: string) => `${name} gestartet`,
  forbidden: "Du darfst diesen Workflow nicht ausführen. Bitte seine Manager um Zugriff.",
  deleted: "Dieser Workflow wurde gelöscht oder gehört zu einem anderen Workspace.",
  removed: "Die App enthält diesen Workflow nicht mehr.",
  channelHidden: "Du hast keinen Zugriff auf den Kanal, in dem dieser Workflow läuft.",
  startFailed: "Der Workflow konnte nicht gestartet werden. Versuche es erneut.",
  runsIn: (app: string, place: string) => `Workflow von ${app}. Er läuft in deinem Namen in ${place}.`,
  start: "Starten",
};
