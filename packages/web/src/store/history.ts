import type { SocketEvent } from "@platform/protocol/contract/events.ts";
import { call } from "../api/call.ts";
import type { State } from "./state.ts";
import { change, store } from "./store.ts";
import { holdsMark, unreadSince } from "./counting.ts";
import { findMessage, putPage } from "./timeline.ts";
import { type Message, type Place, placeKey, type Timeline } from "./types.ts";
import { caughtUp, whileReading } from "./whileReading.ts";

const pageSize = 60;
/** A person who scrolls back keeps scrolling, so larger pages are loaded. */
const olderSize = 200;
/** On each side of a message that a link leads to. */
const aroundSize = 50;
/** Shown above the first unread message, so that it has something to follow on. */
const contextSize = 30;

export type Read = { readonly ok: true } | { readonly ok: false; readonly error: string };

const underWay = new Map<string, Promise<Read>>();

/** Two who want the same page at once share one question. */
function once(key: string, read: () => Promise<Read>): Promise<Read> {
  const known = underWay.get(key);
  if (known) return known;
  const started = read().finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}

/** Reads what a conversation opens with: where the unread messages begin, or its end. */
export function readOpening(channel: string): Promise<Read> {
  const mark = openingMark(store.getState(), channel);
  return mark === undefined ? readNewest({ channel }) : readUnread(channel, mark);
}

/** Up to where a conversation was read, when it opens there. */
export function openingMark(state: State, channel: string): string | undefined {
  return state.preferences.open_channels_at === "unread" ? unreadSince(state, { channel }) : undefined;
}

/** Reads the end of a place. */
export function readNewest(place: Place): Promise<Read> {
  return once(`newest ${placeKey(place)}`, () =>
    place.thread === undefined ? readChannelEnd(place) : readThread(place),
  );
}

async function readChannelEnd({ channel }: Place): Promise<Read> {
  const [page, heard] = await whileReading(() => call("conversations.history", { channel, limit: pageSize }));
  if (!page.ok) return page;
  keepEnd(channel, page.messages.toReversed(), page.has_more, heard);
  return { ok: true };
}

/**
 * Reads a place that is known already, or about to be, as it was before the server was listened to. A stretch of the past is
 * left alone: its end would take its place, and with it the message that a link led to.
 */
export async function readAgain(place: Place): Promise<void> {
  const key = placeKey(place);
  await underWay.get(`newest ${key}`);
  const known = store.getState().timelines[key];
  if (known && !known.hasNewer) await readNewest(place);
}

/**
 * Reads what was missed during a gap. After a long one the messages that follow the last known one are read instead of the end:
 * at the end the person would be taken past messages that they never saw, and those would count as read.
 */
export async function readMissed(place: Place): Promise<Read> {
  const { channel, thread } = place;
  const known = thread === undefined ? store.getState().timelines[channel] : undefined;
  const last = known?.messages.findLast((message) => !message.is_ephemeral)?.ts;
  if (last === undefined || store.getState().preferences.open_channels_at === "end") return readNewest(place);
  const [page, heard] = await whileReading(() => call("conversations.history", { channel, limit: pageSize }));
  if (!page.ok) return page;
  const messages = page.messages.toReversed() as Message[];
  if (page.has_more && (messages[0]?.ts ?? "") > last) return readSides(channel, last, pageSize);
  keepEnd(channel, messages, page.has_more, heard);
  return { ok: true };
}

/** The end of a place is known now. What is held of earlier times stays only when nothing is missing in between. */
function keepEnd(key: string, page: readonly Message[], hasOlder: boolean, heard: readonly SocketEvent[]): void {
  change((state) => {
    const known = state.timelines[key];
    const first = page[0]?.ts ?? "";
    const isJoined = !hasOlder || (known?.messages.some(({ ts }) => ts === first) ?? false);
    // What only this person sees is in no answer.
    const kept = isJoined ? known : known && { ...known, messages: known.messages.filter((one) => one.is_ephemeral) };
    // What is held beyond the end is gone: the server was restored to a time before it.
    const last = page.at(-1)?.ts ?? "";
    const upToEnd = kept && {
      ...kept,
      messages: kept.messages.filter(({ ts, is_ephemeral }) => is_ephemeral || ts <= last),
    };
    return withTimeline(
      state,
      key,
      { ...putPage(upToEnd, page, { hasOlder, hasNewer: false }), hasNewer: false },
      heard,
    );
  });
}

async function readThread({ channel, thread = "" }: Place): Promise<Read> {
  const key = placeKey({ channel, thread });
  const [read, heard] = await whileReading(() => readReplies(channel, thread));
  if (!read.ok) return read;
  const timeline = { messages: read.messages, hasOlder: false, hasNewer: false };
  change((state) => withTimeline(state, key, timeline, heard));
  return { ok: true };
}

async function readReplies(channel: string, ts: string) {
  let cursor: string | undefined;
  const messages: Message[] = [];
  do {
    const page = await call("conversations.replies", { channel, ts, limit: 200, ...(cursor ? { cursor } : {}) });
    if (!page.ok) return page;
    messages.push(...(page.messages as readonly Message[]));
    cursor = page.response_metadata?.next_cursor || undefined;
  } while (cursor !== undefined);
  return { ok: true as const, messages };
}

function withTimeline(state: State, key: string, timeline: Timeline, heard: readonly SocketEvent[]): State {
  const latest = caughtUp(state, key, timeline, heard, Date.now());
  return { ...state, timelines: { ...state.timelines, [key]: latest } };
}

/** Opens a channel at a message, with the messages before and after it. Loaded messages stay if the message is among them. */
export function readAround(channel: string, ts: string): Promise<Read> {
  return once(`around ${channel} ${ts}`, async () => {
    if (findMessage(store.getState().timelines[channel], ts)) return { ok: true };
    return readSides(channel, ts, aroundSize);
  });
}

/** Opens a channel where its unread messages begin. As fast with five as with five thousand: one page on each side is read. */
export function readUnread(channel: string, mark: string): Promise<Read> {
  return once(`around ${channel} ${mark}`, async () => {
    const known = store.getState().timelines[channel];
    return known && holdsMark(known, mark) ? { ok: true } : readSides(channel, mark, contextSize);
  });
}

async function readSides(channel: string, ts: string, before: number): Promise<Read> {
  const [[older, newer], heard] = await whileReading(() =>
    Promise.all([
      // The server takes a `latest` of zero for none.
      Number(ts) === 0
        ? nothingOlder
        : call("conversations.history", { channel, latest: ts, inclusive: true, limit: before }),
      call("client.history.after", { channel, ts, limit: aroundSize }),
    ]),
  );
  if (!older.ok) return older;
  if (!newer.ok) return newer;
  const messages = [...older.messages.toReversed(), ...newer.messages] as Message[];
  const timeline = { messages, hasOlder: older.has_more, hasNewer: newer.has_more };
  change((state) => withTimeline(state, channel, timeline, heard));
  return { ok: true };
}

const nothingOlder = { ok: true as const, messages: [] as readonly Message[], has_more: false };

/** Reads the page after what is known. One page at a time: a list that grows at both ends at once loses its place. */
export function readNewer(channel: string): Promise<Read> {
  return once(`newer ${channel}`, async () => {
    await underWay.get(`older ${channel}`);
    const known = store.getState().timelines[channel];
    const ts = known?.messages.findLast((message) => !message.is_ephemeral)?.ts;
    if (!known?.hasNewer || ts === undefined) return { ok: true };
    const [page, heard] = await whileReading(() => call("client.history.after", { channel, ts, limit: olderSize }));
    if (!page.ok) return page;
    change((state) => {
      const timeline = state.timelines[channel];
      // A person who has jumped to the latest meanwhile already has what follows.
      if (!timeline?.hasNewer) return state;
      const joined = putPage(timeline, page.messages, {});
      return withTimeline(state, channel, { ...joined, hasNewer: page.has_more }, heard);
    });
    return { ok: true };
  });
}

/** A section of the past is kept only while the person looks at it: on the next visit they want to see what is new. */
export function leaveStretch(channel: string): void {
  change((state) => {
    const { [channel]: left, ...timelines } = state.timelines;
    return left?.hasNewer ? { ...state, timelines } : state;
  });
}

/** Reads the page before what is known. */
export function readOlder(channel: string): Promise<Read> {
  return once(`older ${channel}`, async () => {
    await underWay.get(`newer ${channel}`);
    const known = store.getState().timelines[channel];
    const latest = known?.messages.find((message) => !message.is_ephemeral)?.ts;
    if (!known?.hasOlder || latest === undefined) return { ok: true };
    const page = await call("conversations.history", { channel, latest, limit: olderSize });
    if (!page.ok) return page;
    const messages = page.messages.toReversed() as Message[];
    change((state) => {
      const timeline = state.timelines[channel];
      if (!timeline) return state;
      const joined = { ...timeline, messages: [...messages, ...timeline.messages], hasOlder: page.has_more };
      return { ...state, timelines: { ...state.timelines, [channel]: joined } };
    });
    return { ok: true };
  });
}
