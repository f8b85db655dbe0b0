/** The command palette, and the groups of actions that it shares with the sheet of shortcuts. */
export const commandText = {
  conversations: "Conversations",
  people: "People",
  search: "Search",
  everywhere: "Everywhere",
  views: "Views",
  onMessage: "On a message",
  inConversation: "In this conversation",
  onConversation: "On a conversation",
  actionOn: (action: string, place: string) => `${action}: ${place}`,
  workspaces: "Workspaces",
  switchTo: (workspace: string) => `Switch to ${workspace}`,
  account: "Account and appearance",
  whileWriting: "While writing",
  placeholder: "Jump to… Type > for actions only",
  searchFor: (query: string) => `Search messages for “${query}”`,
};
