export const shortcutsMenuText = {
  inThisChannel: "In this channel",
  workflows: "Workflows",
  appShortcuts: "App shortcuts",
  workflowsFailed: "Couldn’t load workflows. Open the menu again.",
  empty: "No shortcuts yet. Apps and workflows add them here.",
  startFailed: (name: string, reason: string) => `Couldn’t start ${name}: ${reason}`,
};
