/** Addresses below `/client`. */
export const channelPath = (channel: string): string => `/${channel}`;
export const threadPath = (channel: string, ts: string): string => `/${channel}/thread/${ts}`;
/** A reply in its thread. */
export const replyPath = (channel: string, thread: string, ts: string): string =>
  `/${channel}/thread/${thread}/at/${ts}`;
/** A person's profile next to a conversation, or by itself. */
export const profilePath = (channel: string | undefined, user: string): string =>
  channel === undefined ? `/people/${user}` : `/${channel}/profile/${user}`;
export const messagePath = (channel: string, ts: string): string => `/${channel}/at/${ts}`;
