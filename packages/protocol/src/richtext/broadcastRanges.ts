/** `here` reaches the active members of a channel, `channel` all of them, `everyone` the general channel. */
export const broadcastRanges = ["here", "channel", "everyone"] as const;

export function isBroadcastRange(word: string): word is (typeof broadcastRanges)[number] {
  return (broadcastRanges as readonly string[]).includes(word);
}
