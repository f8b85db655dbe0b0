export const previewsText = {
  remove: "Remove preview",
  removeFailed: "Couldn’t remove the preview. Try again.",
  linkedMessage: "Linked message",
  inChannel: (name: string) => `In #${name}`,
  inDirect: "In a direct message",
  viewMessage: "View message",
  viewThread: "View thread",
  noAccess: "You don’t have access to this message, or it was deleted.",
  setting: "Link previews",
  settingAbout:
    "The server fetches the links of messages and shows what they lead to. While this is off, no link is fetched; existing previews stay. Apps can still show links with `chat.unfurl`.",
  settingLabel: "Allowed",
  openFailed: "Couldn’t open the message. Check your connection and try again.",
};
