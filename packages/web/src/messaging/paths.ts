/** Addresses below `/client`. */
export const channelPath = (channel: string): string => `/${channel}`;
export const threadPath = (channel: string, ts: string): string => `/${channel}/thread/${ts}`;
export const messagePath = (channel: string, ts: string): string => `/${channel}/at/${ts}`;
