/** Addresses below `/client`. */
export const channelPath = (channel: string): string => `/${channel}`;
export const threadPath = (channel: string, ts: string): string => `/${channel}/thread/${ts}`;
/** A reply in its thread. */
export const replyPath = (channel: string, thread: string, ts: string): string =>
  `/${channel}/thread/${thread}/at/${ts}`;
export const messagePath = (channel: string, ts: string): string => `/${channel}/at/${ts}`;
