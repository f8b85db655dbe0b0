import type { SocketEvent, SocketEventType } from "@platform/protocol/contract/events.ts";
import { applyEvent } from "./applyEvent.ts";
import type { State } from "./state.ts";
import type { Channel } from "./types.ts";

/** The conversations of this person and what is unread in them, as the server had them at one moment. */
export type ConversationList = Pick<State, "channels" | "counts" | "threadCounts">;

/** Events that change the list, and say too little to apply them. They are rare. */
const listEvents: ReadonlySet<string> = new Set<SocketEventType>([
  "channel_created",
  "channel_deleted",
  "channel_left",
  "channel_rename",
  "channel_archive",
  "channel_unarchive",
  "channel_shared",
  "group_deleted",
  "group_rename",
  "group_archive",
  "group_unarchive",
  "group_left",
  "im_created",
  "im_open",
  "im_close",
  "mpim_joined",
  "mpim_open",
  "mpim_close",
  "member_joined_channel",
  "member_left_channel",
]);

/**
 * Whether the list has to be read after an event. A message of a conversation that is not listed says that it is now: the
 * first one of a direct conversation comes with no other sign.
 */
export function makesListStale(state: State, event: SocketEvent): boolean {
  if (notifies(event) && isUnlisted(state, event.channel)) return true;
  if (event.type === "message") return isConversion(event);
  // Which replies count in a muted channel, only the server knows.
  if (event.type === "pref_change") return event.name === "muted_channels";
  // Others come and go all day; only one's own memberships change the list.
  if (event.type === "member_joined_channel" || event.type === "member_left_channel") return event.user === state.self;
  return listEvents.has(event.type);
}

/** Events that notify the person of a message: what can be said of one needs its conversation. */
export function notifies(event: SocketEvent): event is Extract<SocketEvent, { type: "message" | "dnd_override" }> {
  return event.type === "message" || event.type === "dnd_override";
}

/** A channel became private or public, and members learn it from its message. */
function isConversion(event: SocketEvent): boolean {
  return (
    "subtype" in event &&
    (event.subtype === "channel_convert_to_private" || event.subtype === "channel_convert_to_public")
  );
}

export function isUnlisted({ channels, counts }: State, id: string): boolean {
  return channels[id] === undefined || channels[id].is_open === false || counts[id] === undefined;
}

/**
 * What is known once a list has come, whatever was heard while it was on its way: the server may have read it before or
 * after that happened. Counts say up to where they go, so applying an event again counts nothing twice.
 */
export function withList(state: State, list: ConversationList, heard: readonly SocketEvent[], nowMs: number): State {
  const listed = {
    ...state,
    ...list,
    channels: withVisited(state, list.channels),
    counts: withOwnReading(state, list),
  };
  // Not into the messages that are known: those have already received it.
  const alone: State = { ...listed, timelines: {} };
  const { channels, counts, threadCounts } = heard.reduce((known, event) => applyEvent(known, event, nowMs), alone);
  return { ...listed, channels, counts, threadCounts };
}

/** Conversations that are only looked at are in no list, and stay known. */
function withVisited(state: State, listed: State["channels"]): Readonly<Record<string, Channel>> {
  const visited = Object.values(state.channels).filter(
    (channel) => (!channel.is_member || channel.is_archived) && !(channel.id in listed),
  );
  return { ...Object.fromEntries(visited.map((channel) => [channel.id, channel])), ...listed };
}

/** What this page has marked as read stays read while the server does not know it yet. */
function withOwnReading(state: State, { counts }: ConversationList): State["counts"] {
  const entries = Object.entries(counts).map(([id, count]) => {
    const own = state.counts[id];
    return [id, own && own.lastRead > count.lastRead ? own : count] as const;
  });
  return Object.fromEntries(entries);
}
