import type { EventPayload } from "@platform/protocol/contract/events.ts";
import { limits } from "@platform/protocol/limits.ts";
import { parseTs, printTs } from "@platform/protocol/ts.ts";
import type { State } from "./state.ts";
import { type Count, type Message, type Place, placeKey, type ThreadCount, type Timeline } from "./types.ts";

const comings = new Set(["channel_join", "channel_leave", "group_join", "group_leave"]);

type Counted = Pick<State, "counts" | "threadCounts">;

/** Counts what is new. One's own messages, joins and leaves do not count. */
export function countMessage(state: State, channel: string, message: Message): State {
  const { thread_ts: thread } = message;
  if (thread !== undefined && thread !== message.ts) return countReply(state, { channel, thread }, message);
  const known = state.counts[channel];
  if (!known || comings.has(message.subtype ?? "")) return state;
  if (message.user === state.self) return withLatest(state, channel, message.ts);
  if (message.ts <= known.lastRead || message.ts <= (known.lastCounted ?? "")) return state;
  const mentions = known.mentions + (isFor(state, channel, message) ? 1 : 0);
  const counted = { ...known, unread: known.unread + 1, mentions, lastCounted: message.ts };
  return { ...state, counts: { ...state.counts, [channel]: counted } };
}

/** One's own message counts for nothing, but it makes the conversation the latest one. */
function withLatest(state: State, channel: string, ts: string): State {
  const known = state.counts[channel];
  if (!known || ts <= latestIn(known)) return state;
  return { ...state, counts: { ...state.counts, [channel]: { ...known, latest: ts } } };
}

/** The newest message that is known of in a conversation, for orders by recency. */
export function latestIn({ latest = "", lastCounted = "" }: Count): string {
  return latest > lastCounted ? latest : lastCounted;
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
  return withThread(state, key, { ...known, unread: known.unread + (isCounted ? 1 : 0), lastCounted: message.ts });
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
  return (counts[channel]?.mentions ?? 0) + (threadSumsOf(threadCounts).get(channel) ?? 0);
}

let summed: State["threadCounts"] = {};
let threadSums = new Map<string, number>();

/** Unread replies by conversation. Every row of the sidebar asks for its own whenever anything changes. */
function threadSumsOf(threadCounts: State["threadCounts"]): ReadonlyMap<string, number> {
  if (threadCounts === summed) return threadSums;
  summed = threadCounts;
  threadSums = new Map();
  for (const [key, { unread }] of Object.entries(threadCounts)) {
    const channel = key.slice(0, key.indexOf("/"));
    threadSums.set(channel, (threadSums.get(channel) ?? 0) + unread);
  }
  return threadSums;
}

export function allMentions({ counts, threadCounts }: Counted): number {
  const inChannels = Object.values(counts).reduce((sum, { mentions }) => sum + mentions, 0);
  return inChannels + unreadReplies({ threadCounts });
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
  const known = state.counts[channel];
  const mentions =
    known && ts >= known.lastRead ? mentionsLeft(state, channel, ts, known) : mentionsAfter(state, channel, ts);
  const count = { ...latestOf(state, channel), lastRead: ts, unread, mentions: Math.min(mentions, unread) };
  return { ...state, counts: { ...state.counts, [channel]: count } };
}

function mentionsLeft(state: State, channel: string, ts: string, known: Count): number {
  return state.timelines[channel] ? countAfterReading(state, channel, ts, known).mentions : known.mentions;
}

/**
 * The count after everything up to a message was read. Only the messages that were read are loaded for certain, so they
 * are subtracted; what follows may be any number.
 */
export function countAfterReading(state: State, channel: string, ts: string, known: Count): Count {
  const { messages = [], hasNewer = false } = state.timelines[channel] ?? {};
  const last = messages.findLast((message) => !message.is_ephemeral)?.ts ?? "";
  const latest = latestOf(state, channel);
  if (ts > last || (ts === last && !hasNewer)) return { ...known, ...latest, lastRead: ts, unread: 0, mentions: 0 };
  const isRead = (message: Message) => message.ts > known.lastRead && message.ts <= ts && isCountable(state, message);
  const read = messages.filter(isRead);
  // The server counts up to a limit, so beyond it the number stays.
  const isLimit = known.unread >= limits.unread_max;
  const unread = isLimit ? known.unread : Math.max(0, known.unread - read.length);
  const mentions = Math.max(0, known.mentions - read.filter((message) => isFor(state, channel, message)).length);
  return { ...known, ...latest, lastRead: ts, unread, mentions: Math.min(mentions, unread) };
}

function isCountable(state: State, { user, subtype }: Message): boolean {
  return user !== state.self && !comings.has(subtype ?? "");
}

/** What a mark leaves as it was. */
export function latestOf({ counts }: Pick<State, "counts">, channel: string): Pick<Count, "latest"> {
  const latest = latestIn(counts[channel] ?? { lastRead: "", unread: 0, mentions: 0 });
  return latest === "" ? {} : { latest };
}

function mentionsAfter(state: State, channel: string, ts: string): number {
  const messages = state.timelines[channel]?.messages ?? [];
  const after = messages.filter((message) => message.ts > ts && message.user !== state.self);
  return after.filter((message) => isFor(state, channel, message)).length;
}

/** The reply itself comes next, and is counted then; one that was read with the list is counted already. */
export function applyThreadUnread(state: State, event: EventPayload<"thread_unread">): State {
  const { channel, thread_ts: thread, ts } = event;
  const key = placeKey({ channel, thread });
  const lastRead = printTs((parseTs(ts) ?? 1) - 1);
  return state.threadCounts[key] ? state : withThread(state, key, { unread: 0, lastRead, lastCounted: "" });
}

/** The counts after a person has read a thread, here or in another browser. In a muted channel the number of mentions is unknown. */
export function applyThreadMark(state: State, event: EventPayload<"thread_marked">): State {
  const { channel, thread_ts: thread, last_read: lastRead, unread_count: left } = event;
  const key = placeKey({ channel, thread });
  const unread = state.preferences.muted.has(channel) ? 0 : left;
  return withThread(state, key, left === 0 ? undefined : { unread, lastRead, lastCounted: lastRead });
}

/** An unfollowed thread has nothing for this person. */
export function withoutThreadCount(state: State, event: EventPayload<"thread_unsubscribed">): State {
  return withThread(state, placeKey({ channel: event.channel, thread: event.thread_ts }), undefined);
}

/** Replies for this person in all threads. */
export function unreadReplies({ threadCounts }: Pick<State, "threadCounts">): number {
  return Object.values(threadCounts).reduce((sum, { unread }) => sum + unread, 0);
}

function withThread(state: State, key: string, count: ThreadCount | undefined): State {
  const { [key]: _, ...others } = state.threadCounts;
  return { ...state, threadCounts: count ? { ...others, [key]: count } : others };
}

/** Up to where this person has read a place that has something unread for them. */
export function unreadSince(state: Counted, place: Place): string | undefined {
  const count = place.thread === undefined ? state.counts[place.channel] : state.threadCounts[placeKey(place)];
  return count && count.unread > 0 ? count.lastRead : undefined;
}

/** Whether a loaded section contains the border between what was read and what was not. */
export function holdsMark({ messages, hasOlder, hasNewer }: Timeline, mark: string): boolean {
  const isBegun = !hasOlder || (messages[0]?.ts ?? "") <= mark;
  return isBegun && (!hasNewer || (messages.at(-1)?.ts ?? "") > mark);
}
