/** The link of a trigger, which starts a workflow. */
export const shortcutsText = {
  workflowOf: (app: string) => `A workflow of ${app}`,
  start: "Start",
  nothing: "Do nothing",
  channel: "Channel",
  channelHint: "This workflow runs in a channel. Choose the one that it is for.",
  noChannel: "This workflow runs in a channel, and you are in none. Join a channel, then open the link again.",
  openWorkspace: "Open the workspace",
  startedTitle: "Started",
  started: "is on its way. If it asks you for something, the form opens in the workspace.",
  refusedTitle: "You cannot run this workflow",
  refused: "The people who manage it have not given you access. Ask the person who sent you the link.",
  missingTitle: "There is no such workflow",
  missing: "The link was deleted, or belongs to a workspace that you are not in. Ask the person who sent it to you.",
  notStarted: (reason: string) => `It was not started: ${reason}.`,
};
