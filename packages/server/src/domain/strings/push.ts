/** What notifications in closed browsers say besides what people wrote. */
export const pushText = {
  inChannel: (author: string, channel: string) => `${author} in ${channel}`,
  inGroup: (author: string) => `${author} in a group conversation`,
  someone: "Someone",
  file: "a file",
  hiddenTitle: "New message",
  hiddenText: "Open Platform to read it.",
};
