/** Addresses below `/client`. */
export const channelPath = (channel: string): string => `/${channel}`;
export const threadPath = (channel: string, ts: string): string => `/${channel}/thread/${ts}`;
/** A reply in its thread. */
export const replyPath = (channel: string, thread: string, ts: string): string =>
  `/${channel}/thread/${thread}/at/${ts}`;
/** A person's profile next to a conversation, or by itself. */
export const profilePath = (channel: string | undefined, user: string): string =>
  channel === undefined ? `/people/${user}` : `/${channel}/profile/${user}`;
/** The details of a work object, by the `id` of the attachment that shows it. */
export const entityPath = (channel: string, ts: string, attachment: number): string =>
  `/${channel}/entity/${ts}/card/${attachment}`;
/** A view of a code channel. */
export const viewPath = (channel: string, view: string): string => `/${channel}/view/${view}`;
export const messagePath = (channel: string, ts: string): string => `/${channel}/at/${ts}`;
