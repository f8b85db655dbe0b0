/** What a conversation shows beside its messages, each in the place of the messages. */
export const channelTabs = ["canvas", "lists", "files"] as const;

export type ChannelTab = (typeof channelTabs)[number];

export function channelTabOf(word: string | undefined): ChannelTab | undefined {
  return channelTabs.find((tab) => tab === word);
}

export const channelTabPath = (channel: string, tab: string, file?: string): string =>
  file === undefined ? `/${channel}/${tab}` : `/${channel}/${tab}/${file}`;
