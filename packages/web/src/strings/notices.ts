/** What happened in a conversation, as its messages tell it. People are mentions, as in the text of a message. */
export const noticesText = {
  joined: (who: string) => `${who} has joined the channel`,
  left: (who: string) => `${who} has left the channel`,
  removed: (who: string, by: string) => `${who} was removed from the channel by ${by}`,
  topicSet: (who: string, topic: string) => `${who} set the channel topic: ${topic}`,
  topicCleared: (who: string) => `${who} cleared the channel topic`,
  purposeSet: (who: string, purpose: string) => `${who} set the channel purpose: ${purpose}`,
  purposeCleared: (who: string) => `${who} cleared the channel purpose`,
  renamed: (who: string, before: string, now: string) => `${who} has renamed the channel from “${before}” to “${now}”`,
  archived: (who: string) => `${who} archived the channel`,
  unarchived: (who: string) => `${who} un-archived the channel`,
  deleted: "This message was deleted.",
};
