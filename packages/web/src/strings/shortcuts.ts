export const shortcutsText = {
  shortcuts: "Shortcuts",
  inThisChannel: "In this channel",
  workflows: "Workflows",
  appShortcuts: "App shortcuts",
  workflowsFailed: "Couldn’t load workflows. Open the menu again.",
  empty: "No shortcuts yet. Apps and workflows add them here.",
  startFailed: (name: string, reason: string) => `Couldn’t start ${name}: ${reason}`,
  failed: (name: string, reason: string) => `${name} failed: ${reason}`,
  unknownCommand: (command: string) =>
    `${command} is not a valid command. To send it as a message, start with a space.`,
  commandFailed: (command: string, reason: string) => `Couldn’t run ${command}: ${reason}.`,
  shortcutFailed: (name: string, reason: string) => `Couldn’t run ${name}: ${reason}.`,
  appTimedOut: "the app didn’t respond in time.",
  noRequestUrl: "the app has no request URL.",
  appError: "the app responded with an error.",
};
