import type { SocketEvent } from "@platform/protocol/contract/events.ts";
import { onStopped, openSession } from "../api/session.ts";
import { applyEvent } from "./applyEvent.ts";
import { reportActivity } from "./reportActivity.ts";
import { type Connection, connect } from "./connect.ts";
import { makesListStale, notifies } from "./conversationList.ts";
import { loadDrafts } from "./drafts.ts";
import { changesFeed, refreshFeed, refreshFeedSoon } from "./feed.ts";
import { readAgain, readMissed, readOpening } from "./history.ts";
import { tellListeners } from "./listeners.ts";
import { refreshPreferences } from "./preferences.ts";
import { refreshQuiet } from "./quiet.ts";
import { keepConversations, refreshConversations, refreshEmoji, refreshGroups, refreshPeople } from "./refresh.ts";
import { refreshSections } from "./sections.ts";
import { resumeSending } from "./sending.ts";
import { keepSnapshot, readSnapshot } from "./snapshot.ts";
import { keepUnsent, loadUnsent } from "./unsent.ts";
import { change, store } from "./store.ts";
import type { Channel, Place } from "./types.ts";
import { noteEvent } from "./whileReading.ts";

/** Several changes at once, as when a team is invited, are read once. */
const settleMs = 150;

let connection: Connection | undefined;
/** What is read when the page is opened. */
let firstReading: Promise<unknown> | undefined;
/** Whether the page began with what this browser had kept: none of it is current then. */
let isRecalled = false;
let onScreen: readonly Place[] = [];
/** Loaded when the page is ready. */
let later: { readonly catchUpLater: () => Promise<void> } | undefined;
let refreshing: Promise<void> | undefined;

/** What the person looks at: after a gap it is read first, and everything else only when it is looked at again. */
export function setOnScreen(places: readonly Place[]): void {
  onScreen = places;
}

/** Which conversation the page will open, as far as these tell. */
export type FirstShown = (channels: Readonly<Record<string, Channel>>) => string | undefined;

/** Begins to know things: connects, reads what there is, and keeps up with what happens. Once per page. */
export async function start(firstShown: FirstShown): Promise<void> {
  if (connection) return;
  const { user } = await openSession();
  const snapshot = await readSnapshot();
  isRecalled = snapshot !== undefined;
  change((state) => ({ ...(snapshot ?? state), self: user.id, people: { ...snapshot?.people, [user.id]: user } }));
  loadDrafts();
  loadUnsent();
  keepUnsent();
  connection = connect({
    onOpen: () => void catchUp(),
    onLost: () => change((state) => ({ ...state, connection: "lost" })),
    onEvent: hear,
  });
  onStopped(() => connection?.stop());
  reportActivity(() => connection?.send({ type: "tickle" }));
  // Not waiting for the socket: the screen fills as soon as there is something to show.
  const conversations = refreshConversations();
  const preferences = refreshPreferences();
  firstReading = Promise.all([conversations, refreshPeople(), preferences, refreshGroups(), refreshSections()]);
  // Nor for the list to be drawn: it would be asked for only then. The component that shows it handles a failure.
  void Promise.all([conversations, preferences])
    .then(() => readFirst(firstShown))
    .catch(() => undefined);
  // Until they are known their names stand there; nothing waits for them.
  void refreshEmoji().catch(() => undefined);
  void refreshQuiet().catch(() => undefined);
  void conversations.then(refreshFeed).catch(() => undefined);
  if (snapshot) change((state) => ({ ...state, isReady: true }));
  // What was kept stays on the screen when nothing comes; the socket reads all of it again as soon as there is a network.
  await (snapshot ? firstReading.catch(() => undefined) : firstReading);
  change((state) => ({ ...state, isReady: true }));
  keepSnapshot(() => onScreen);
  watchPresence();
  resumeSending();
  const loaded = await import("./later.ts");
  loaded.startLater();
  later = loaded;
}

async function readFirst(firstShown: FirstShown): Promise<void> {
  const channel = firstShown(store.getState().channels);
  if (channel !== undefined) await readOpening(channel);
}

/** Replaying what was missed is reading it again: the answers know everything that the events would have told. */
async function catchUp(): Promise<void> {
  const isFirst = store.getState().connection === "connecting" && !isRecalled;
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
  // A person who reads an old section stays there; its end is loaded when they reach it.
  const isPast = ({ channel, thread }: Place) =>
    thread === undefined && store.getState().timelines[channel]?.hasNewer === true;
  const ends = onScreen.filter((place) => !isPast(place));
  if (isRecalled) void refreshPeople().catch(() => undefined);
  isRecalled = false;
  const lists = [
    refreshConversations(),
    refreshPreferences(),
    refreshGroups(),
    refreshEmoji(),
    refreshQuiet(),
    refreshSections(),
    refreshFeed(),
  ];
  await Promise.allSettled([...lists, ...ends.map(readMissed)]);
  await later?.catchUpLater();
}

/** What was read before the server was listened to may have missed what happened in between. */
async function catchUpAtFirst(): Promise<void> {
  await firstReading;
  await Promise.allSettled([
    refreshConversations().then(watchPresence),
    refreshEmoji(),
    refreshSections(),
    ...onScreen.map(readAgain),
  ]);
}

function hear(event: SocketEvent): void {
  noteEvent(event);
  change((state) => applyEvent(state, event, Date.now()));
  const state = store.getState();
  if (changesFeed(state, event)) refreshFeedSoon();
  if (!makesListStale(state, event)) return tellListeners(event);
  // A read that begins from here on has it. Only then can anything be said of a message in a new conversation.
  const listed = refreshSoon();
  if (notifies(event)) void listed.then(() => tellListeners(event));
  else tellListeners(event);
}

export function refreshSoon(): Promise<void> {
  refreshing ??= new Promise<void>((resolve) => setTimeout(resolve, settleMs)).then(async () => {
    refreshing = undefined;
    await keepConversations();
    watchPresence();
  });
  return refreshing;
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
