import { call } from "../api/call.ts";
import { mentionsIn, unreadThreadsOf } from "./counting.ts";
import { refreshConversations } from "./refresh.ts";
import { change, store } from "./store.ts";
import { placeKey } from "./types.ts";

const told = new Map<string, string>();

/** Everything up to here was read. The screen knows at once, the server soon. */
export function markRead(channel: string, ts: string): void {
  const known = store.getState().counts[channel];
  if (!known || (known.lastRead >= ts && known.unread === 0) || told.get(channel) === ts) return;
  told.set(channel, ts);
  change((state) => ({ ...state, counts: { ...state.counts, [channel]: { lastRead: ts, unread: 0, mentions: 0 } } }));
  void call("conversations.mark", { channel, ts }).catch(() => told.delete(channel));
}

/** Messages on the screen of an attentive person are read; a section of the past says nothing about what is new. */
export function markSeen(channel: string): void {
  const timeline = store.getState().timelines[channel];
  const newest = timeline?.messages.at(-1);
  if (newest && !timeline?.hasNewer && document.hasFocus() && !newest.is_ephemeral) markRead(channel, newest.ts);
}

/** The thread is read up to its newest reply, when it has any for this person. */
export function markThread(channel: string, thread: string, ts: string): void {
  const key = placeKey({ channel, thread });
  if (!store.getState().threadCounts[key]) return;
  change((state) => {
    const { [key]: _, ...threadCounts } = state.threadCounts;
    return { ...state, threadCounts };
  });
  // The server's count comes back when this fails; when it does not, `thread_marked` says what came meanwhile.
  const fail = () => void refreshConversations().catch(() => undefined);
  call("client.threads.mark", { channel, thread_ts: thread, ts }).then((answer) => answer.ok || fail(), fail);
}

/** Replies on the screen of an attentive person are read. */
export function markThreadSeen(channel: string, thread: string): void {
  const newest = store.getState().timelines[placeKey({ channel, thread })]?.messages.at(-1);
  if (newest && document.hasFocus() && !newest.is_ephemeral) markThread(channel, thread, newest.ts);
}

export function markAllOf(channel: string): void {
  const timeline = store.getState().timelines[channel];
  const newest = timeline?.hasNewer ? undefined : timeline?.messages.at(-1)?.ts;
  const now = `${Math.ceil(Date.now() / 1000)}.000000`;
  markRead(channel, newest ?? now);
  for (const { thread } of unreadThreadsOf(store.getState().threadCounts, channel)) markThread(channel, thread, now);
}

/** From this message on everything is new again. */
export async function markUnreadFrom(channel: string, ts: string): Promise<void> {
  const messages = store.getState().timelines[channel]?.messages ?? [];
  const before = messages.findLast((message) => message.ts < ts)?.ts ?? "0000000000.000000";
  told.delete(channel);
  await call("conversations.mark", { channel, ts: before });
}

export function markAllRead(): void {
  const state = store.getState();
  for (const [channel, { unread }] of Object.entries(state.counts)) {
    if (unread > 0 || mentionsIn(state, channel) > 0) markAllOf(channel);
  }
}
