import { currentSession, onStopped } from "../api/session.ts";
import { applyEvent, type WireEvent } from "./applyEvent.ts";
import { type Connection, connect } from "./connect.ts";
import { loadDrafts } from "./drafts.ts";
import { readAgain, readNewest } from "./history.ts";
import { tellListeners } from "./listeners.ts";
import { refreshPreferences } from "./preferences.ts";
import { refreshConversations, refreshCounts, refreshEmoji, refreshGroups, refreshPeople } from "./refresh.ts";
import { resumeSending } from "./sending.ts";
import { keepUnsent, loadUnsent } from "./unsent.ts";
import { change, store } from "./store.ts";
import type { Channel, Place } from "./types.ts";
import { noteEvent } from "./whileReading.ts";

/** Events after which the list of conversations is read again: they are rare, and say too little to apply them. */
const unsettling = new Set([
  "channel_created",
  "channel_joined",
  "channel_left",
  "channel_rename",
  "channel_archive",
  "channel_unarchive",
  "channel_deleted",
  "channel_shared",
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
  "group_open",
  "group_close",
  "member_joined_channel",
  "member_left_channel",
]);
/** Several changes at once, as when a team is invited, are read once. */
const settleMs = 150;

let connection: Connection | undefined;
/** What is read when the page is opened. */
let firstReading: Promise<unknown> | undefined;
let onScreen: readonly Place[] = [];
let refreshing: ReturnType<typeof setTimeout> | undefined;

/** What the person looks at: after a gap it is read first, and everything else only when it is looked at again. */
export function setOnScreen(places: readonly Place[]): void {
  onScreen = places;
}

/** Which conversation the page will open, as far as these tell. */
export type FirstShown = (channels: Readonly<Record<string, Channel>>) => string | undefined;

/** Begins to know things: connects, reads what there is, and keeps up with what happens. Once per page. */
export async function start(firstShown: FirstShown): Promise<void> {
  if (connection) return;
  const { user } = await currentSession(Date.now());
  change((state) => ({ ...state, self: user.id, people: { ...state.people, [user.id]: user } }));
  loadDrafts();
  loadUnsent();
  keepUnsent();
  connection = connect({
    onOpen: () => void catchUp(),
    onLost: () => change((state) => ({ ...state, connection: "lost" })),
    onEvent: hear,
  });
  onStopped(() => connection?.stop());
  // Not waiting for the socket: the screen fills as soon as there is something to show.
  const conversations = refreshConversations();
  firstReading = Promise.all([conversations, refreshPeople(), refreshPreferences(), refreshGroups()]);
  // Nor for the list to be drawn: it would be asked for only then. Whoever shows it hears if it cannot be read.
  void conversations.then(() => readFirst(firstShown)).catch(() => undefined);
  // Until they are known their names stand there; nothing waits for them.
  void refreshEmoji().catch(() => undefined);
  await firstReading;
  change((state) => ({ ...state, isReady: true }));
  watchPresence();
  resumeSending();
}

async function readFirst(firstShown: FirstShown): Promise<void> {
  const channel = firstShown(store.getState().channels);
  if (channel !== undefined) await readNewest({ channel });
}

/** Replaying what was missed is reading it again: the answers know everything that the events would have told. */
async function catchUp(): Promise<void> {
  const isFirst = store.getState().connection === "connecting";
  change((state) => ({ ...state, connection: "open" }));
  watchPresence();
  resumeSending();
  if (isFirst) return catchUpAtFirst();
  const kept = new Set(
    onScreen.map(({ channel, thread }) => (thread === undefined ? channel : `${channel}/${thread}`)),
  );
  change((state) => ({
    ...state,
    timelines: Object.fromEntries(Object.entries(state.timelines).filter(([key]) => kept.has(key))),
  }));
  // Whoever reads an old stretch is left there; its end is asked for when they get to it.
  const isPast = ({ channel, thread }: Place) =>
    thread === undefined && store.getState().timelines[channel]?.hasNewer === true;
  const ends = onScreen.filter((place) => !isPast(place));
  const lists = [refreshConversations(), refreshPreferences(), refreshGroups(), refreshEmoji()];
  await Promise.allSettled([...lists, ...ends.map(readNewest)]);
}

/** What was read before the server was listened to may have missed what happened in between. */
async function catchUpAtFirst(): Promise<void> {
  await firstReading;
  await Promise.allSettled([refreshCounts(), refreshEmoji(), ...onScreen.map(readAgain)]);
}

function hear(event: WireEvent): void {
  noteEvent(event);
  change((state) => applyEvent(state, event, Date.now()));
  tellListeners(event);
  if (unsettling.has(event.type) && concernsUs(event)) refreshSoon();
}

/** Others come and go all day; only one's own memberships change the list. */
function concernsUs(event: WireEvent): boolean {
  return !event.type.startsWith("member_") || event["user"] === store.getState().self;
}

export function refreshSoon(): void {
  refreshing ??= setTimeout(() => {
    refreshing = undefined;
    refreshConversations().then(watchPresence, () => {});
  }, settleMs);
}

/** Those with whom there is a direct conversation are the faces in the sidebar. */
function watchPresence(): void {
  const { channels, people, self } = store.getState();
  const partners = Object.values(channels).flatMap((channel) => (channel.is_im && channel.user ? [channel.user] : []));
  const ids = [...new Set([...partners, ...Object.keys(people), self])];
  connection?.send({ type: "presence_sub", ids });
}

export function tellTyping({ channel, thread }: Place): void {
  connection?.send({ type: "typing", channel, ...(thread === undefined ? {} : { thread_ts: thread }) });
}
