/** Forwarding, quoting and copying of messages. */
export const forwardingText = {
  title: "Forward message",
  to: "To",
  toPlaceholder: "Find a channel or a person",
  noMatches: "No matches found.",
  note: "Note",
  notePlaceholder: "Add a note",
  message: "Message",
  submit: "Forward",
  remove: "Remove",
  directMessage: "Direct message",
  publicChannel: "Channel",
  privateChannel: "Private channel",
  onlyLink: (place: string) =>
    `This message is from ${place}. People who are not there get a link that they cannot open, and do not see its content.`,
  onlyLinkDirect:
    "This message is from a direct conversation. Other people get a link that they cannot open, and do not see its content.",
  forwarded: (places: string) => `Message forwarded to ${places}.`,
  failed: (place: string, reason: string) => `Couldn’t forward the message to ${place}: ${reason}`,
};
