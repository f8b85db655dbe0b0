/** The sheet of keyboard shortcuts: its headings, and keys that are no actions. */
export const shortcutSheetText = {
  everywhere: "Everywhere",
  onMessage: "On a message",
  whileWriting: "While writing",
  inFile: "In a file",
  moveBetweenMessages: "Previous and next message",
  openThread: "Open the thread",
  moveBetweenFiles: "Previous and next file of the message",
  send: "Send message",
  newLine: "New line",
  editLast: "Edit your last message (in an empty composer)",
  mention: "Mention a person, a channel or an emoji",
};
