export const shortcutsText = {
  shortcuts: "Shortcuts",
  failed: (name: string, reason: string) => `${name} failed: ${reason}`,
  unknownCommand: (command: string) =>
    `${command} is not a valid command. To send it as a message, start with a space.`,
  notInThread: (command: string) => `Apps can’t run commands in threads. Send ${command} in the channel instead.`,
  commandFailed: (command: string, reason: string) => `Couldn’t run ${command}: ${reason}`,
  shortcutFailed: (name: string, reason: string) => `Couldn’t run ${name}: ${reason}`,
  appTimedOut: "the app didn’t respond in time.",
  noRequestUrl: "the app has no request URL.",
  showShortcuts: "Show keyboard shortcuts",
  openPreferences: "Open your preferences",
  appError: "the app responded with an error.",
};
