import { call } from "../api/call.ts";
import { change, store } from "./store.ts";

const told = new Map<string, string>();

/** Everything up to here was read. The screen knows at once, the server soon. */
export function markRead(channel: string, ts: string): void {
  const known = store.getState().counts[channel];
  if (!known || (known.lastRead >= ts && known.unread === 0) || told.get(channel) === ts) return;
  told.set(channel, ts);
  change((state) => ({ ...state, counts: { ...state.counts, [channel]: { lastRead: ts, unread: 0, mentions: 0 } } }));
  void call("conversations.mark", { channel, ts }).catch(() => told.delete(channel));
}

/** What was on the screen of somebody who looks is read; a stretch of the past says nothing of what is new. */
export function markSeen(channel: string): void {
  const timeline = store.getState().timelines[channel];
  const newest = timeline?.messages.at(-1);
  if (newest && !timeline?.hasNewer && document.hasFocus() && !newest.is_ephemeral) markRead(channel, newest.ts);
}

export function markAllOf(channel: string): void {
  const timeline = store.getState().timelines[channel];
  const newest = timeline?.hasNewer ? undefined : timeline?.messages.at(-1)?.ts;
  markRead(channel, newest ?? `${Math.ceil(Date.now() / 1000)}.000000`);
}

/** From this message on everything is new again. */
export async function markUnreadFrom(channel: string, ts: string): Promise<void> {
  const messages = store.getState().timelines[channel]?.messages ?? [];
  const before = messages.findLast((message) => message.ts < ts)?.ts ?? "0000000000.000000";
  told.delete(channel);
  await call("conversations.mark", { channel, ts: before });
}

export function markAllRead(): void {
  for (const [channel, { unread }] of Object.entries(store.getState().counts)) if (unread > 0) markAllOf(channel);
}
