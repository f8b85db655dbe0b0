import { call } from "../api/call.ts";
import { countAfterReading, mentionsIn, unreadThreadsOf } from "./counting.ts";
import { refreshConversations } from "./refresh.ts";
import { change, store } from "./store.ts";
import { placeKey } from "./types.ts";

const told = new Map<string, string>();

/** Everything up to here was read. The screen knows at once, the server soon. */
export function markRead(channel: string, ts: string): void {
  const known = store.getState().counts[channel];
  if (!known || known.lastRead > ts || (known.lastRead === ts && known.unread === 0)) return;
  if (told.get(channel) === ts) return;
  told.set(channel, ts);
  change((state) => {
    const count = countAfterReading(state, channel, ts, state.counts[channel] ?? known);
    return { ...state, counts: { ...state.counts, [channel]: count } };
  });
  void call("conversations.mark", { channel, ts }).catch(() => told.delete(channel));
}

/** How long messages are on the screen before they count as seen, while a person scrolls through them. */
const glanceMs = 400;
const glances = new Map<string, { readonly ts: string; readonly timer: ReturnType<typeof setTimeout> }>();

/** Messages on the screen of an attentive person are read, up to the newest of them. */
export function markSeen(channel: string, ts: string): void {
  if (document.hasFocus()) markRead(channel, ts);
}

/** The same for a person who scrolls: they see what stays on the screen for a moment. */
export function markSeenSoon(channel: string, ts: string): void {
  const pending = glances.get(channel);
  if (pending?.ts === ts) return;
  clearTimeout(pending?.timer);
  const see = () => {
    glances.delete(channel);
    markSeen(channel, ts);
  };
  glances.set(channel, { ts, timer: setTimeout(see, glanceMs) });
}

/** A person who leaves a conversation has seen nothing more of it. */
export function forgetGlance(channel: string): void {
  clearTimeout(glances.get(channel)?.timer);
  glances.delete(channel);
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
  const { messages } = store.getState().timelines[placeKey({ channel, thread })] ?? {};
  const newest = messages?.findLast((message) => !message.is_ephemeral);
  if (newest && document.hasFocus()) markThread(channel, thread, newest.ts);
}

/** A moment that is after every message that has come. */
const soon = () => `${Math.ceil(Date.now() / 1000)}.000000`;

/** The conversation is read up to its end, whether or not that is loaded. */
export function markToEnd(channel: string): void {
  const timeline = store.getState().timelines[channel];
  const newest = timeline?.hasNewer ? undefined : timeline?.messages.findLast((one) => !one.is_ephemeral)?.ts;
  markRead(channel, newest ?? soon());
}

/** Every followed thread is read. */
export function markAllThreads(): void {
  change((state) => ({ ...state, threadCounts: {} }));
  const fail = () => void refreshConversations().catch(() => undefined);
  call("client.threads.markAll", {}).then((answer) => answer.ok || fail(), fail);
}

export function markAllOf(channel: string): void {
  markToEnd(channel);
  const now = soon();
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
