import type { EventPayload } from "@platform/protocol/contract/events.ts";
import type { State } from "./state.ts";
import { type Message, placeKey, type ThreadCount } from "./types.ts";

const comings = new Set(["channel_join", "channel_leave", "group_join", "group_leave"]);

type Counted = Pick<State, "counts" | "threadCounts">;

/** Counts what is new. One's own messages, joins and leaves do not count. */
export function countMessage(state: State, channel: string, message: Message): State {
  const { thread_ts: thread } = message;
  if (thread !== undefined && thread !== message.ts) return countReply(state, { channel, thread }, message);
  const known = state.counts[channel];
  if (!known || message.user === state.self || comings.has(message.subtype ?? "")) return state;
  if (message.ts <= known.lastRead || message.ts <= (known.lastCounted ?? "")) return state;
  const mentions = known.mentions + (isFor(state, channel, message) ? 1 : 0);
  const counted = { ...known, unread: known.unread + 1, mentions, lastCounted: message.ts };
  return { ...state, counts: { ...state.counts, [channel]: counted } };
}

/**
 * The server says which threads are for this person, with `thread_unread` before the first reply that is new. Who replies
 * has read the thread.
 */
function countReply(
  state: State,
  { channel, thread }: { readonly channel: string; readonly thread: string },
  message: Message,
): State {
  const key = placeKey({ channel, thread });
  const known = state.threadCounts[key];
  if (!known || message.ts <= known.lastCounted) return state;
  if (message.user === state.self) return withThread(state, key, undefined);
  const isCounted = !state.preferences.muted.has(channel) || namesSelf(state, message);
  return withThread(state, key, { unread: known.unread + (isCounted ? 1 : 0), lastCounted: message.ts });
}

/** Whether a message is for this person above all. */
export function isFor(state: State, channel: string, message: Message): boolean {
  const { is_im: isDm, is_mpim: isGroup } = state.channels[channel] ?? {};
  return isDm === true || isGroup === true || namesSelf(state, message);
}

/** Whether a message names this person, a group that they are in, or everybody. */
export function namesSelf({ self, groups }: Pick<State, "self" | "groups">, { text }: Message): boolean {
  if (text.includes(`<@${self}`) || /<!(here|channel|everyone)/.test(text)) return true;
  return (
    text.includes("<!subteam^") &&
    Object.values(groups).some(({ id, isOwn }) => isOwn && text.includes(`<!subteam^${id}`))
  );
}

/** What is unread in a conversation and for this person above all, its threads included. */
export function mentionsIn({ counts, threadCounts }: Counted, channel: string): number {
  const inThreads = unreadThreadsOf(threadCounts, channel).reduce((sum, { unread }) => sum + unread, 0);
  return (counts[channel]?.mentions ?? 0) + inThreads;
}

export function allMentions({ counts, threadCounts }: Counted): number {
  const inChannels = Object.values(counts).reduce((sum, { mentions }) => sum + mentions, 0);
  return Object.values(threadCounts).reduce((sum, { unread }) => sum + unread, inChannels);
}

/** The threads of a conversation with replies for this person, the oldest first. */
export function unreadThreadsOf(
  threadCounts: State["threadCounts"],
  channel: string,
): (ThreadCount & { readonly thread: string })[] {
  return Object.entries(threadCounts)
    .filter(([key, { unread }]) => unread > 0 && key.startsWith(`${channel}/`))
    .map(([key, count]) => ({ ...count, thread: key.slice(channel.length + 1) }))
    .toSorted((one, other) => (one.thread < other.thread ? -1 : 1));
}

/** Whether something new in a conversation is worth a sign: of a muted one only what is for this person. */
export function isHeard(state: Counted & Pick<State, "preferences">, channel: string): boolean {
  const hasUnread = !state.preferences.muted.has(channel) && (state.counts[channel]?.unread ?? 0) > 0;
  return hasUnread || mentionsIn(state, channel) > 0;
}

type MarkEvent = EventPayload<`${"channel" | "group" | "im" | "mpim"}_marked`>;

export function applyMark(state: State, { channel, ts, unread_count_display: unread }: MarkEvent): State {
  const mentions = unread === 0 ? 0 : mentionsAfter(state, channel, ts);
  return { ...state, counts: { ...state.counts, [channel]: { lastRead: ts, unread, mentions } } };
}

function mentionsAfter(state: State, channel: string, ts: string): number {
  const messages = state.timelines[channel]?.messages ?? [];
  const after = messages.filter((message) => message.ts > ts && message.user !== state.self);
  return after.filter((message) => isFor(state, channel, message)).length;
}

/** The reply itself comes next, and is counted then; one that was read with the list is counted already. */
export function applyThreadUnread(state: State, event: EventPayload<"thread_unread">): State {
  const { channel, thread_ts: thread } = event;
  const key = placeKey({ channel, thread });
  return state.threadCounts[key] ? state : withThread(state, key, { unread: 0, lastCounted: "" });
}

/** The counts after a person has read a thread, here or in another browser. In a muted channel the number of mentions is unknown. */
export function applyThreadMark(state: State, event: EventPayload<"thread_marked">): State {
  const { channel, thread_ts: thread, last_read: lastCounted, unread_count: left } = event;
  const key = placeKey({ channel, thread });
  const unread = state.preferences.muted.has(channel) ? 0 : left;
  return withThread(state, key, left === 0 ? undefined : { unread, lastCounted });
}

function withThread(state: State, key: string, count: ThreadCount | undefined): State {
  const { [key]: _, ...others } = state.threadCounts;
  return { ...state, threadCounts: count ? { ...others, [key]: count } : others };
}
