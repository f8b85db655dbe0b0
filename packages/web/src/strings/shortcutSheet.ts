/** The sheet of keyboard shortcuts: keys that are no actions. */
export const shortcutSheetText = {
  inFile: "In a file",
  moveBetweenMessages: "Previous and next message",
  openThread: "Open the thread",
  moveBetweenFiles: "Previous and next file of the message",
  send: "Send message",
  newLine: "New line",
  editLast: "Edit your last message (in an empty composer)",
  mention: "Mention a person, a channel or an emoji",
  openWorkspace: "Open a workspace by its place in the rail",
  rowMenu: "Actions of a conversation in the sidebar",
};
