import type { shortcutsText as english } from "../shortcuts.ts";

/** The link of a trigger, which starts a workflow. */
export const shortcutsText: typeof english = {
  workflowOf: (app: string) => `Ein Workflow von ${app}`,
  start: "Starten",
  nothing: "Nichts tun",
  channel: "Kanal",
  channelHint: "Dieser Workflow läuft in einem Kanal. Wähle den, für den er gedacht ist.",
  noChannel:
    "Dieser Workflow läuft in einem Kanal, und du bist in keinem. Tritt einem Kanal bei und öffne den Link noch einmal.",
  openWorkspace: "Workspace öffnen",
  startedTitle: "Gestartet",
  started: "ist unterwegs. Falls du etwas ausfüllen sollst, öffnet sich das Formular im Workspace.",
  refusedTitle: "Du kannst diesen Workflow nicht starten",
  refused: "Wer ihn verwaltet, hat dir keinen Zugriff gegeben. Frage die Person, von der du den Link hast.",
  missingTitle: "Diesen Workflow gibt es nicht",
  missing:
    "Der Link wurde gelöscht oder gehört zu einem Workspace, in dem du nicht bist. Frage die Person, von der du ihn hast.",
  notStarted: (reason: string) => `Er wurde nicht gestartet: ${reason}.`,
};
