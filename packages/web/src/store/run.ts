import type { SocketEvent } from "@platform/protocol/contract/events.ts";
import { currentSession, onStopped } from "../api/session.ts";
import { applyEvent } from "./applyEvent.ts";
import { reportActivity } from "./reportActivity.ts";
import { type Connection, connect } from "./connect.ts";
import { makesListStale } from "./conversationList.ts";
import { loadDrafts } from "./drafts.ts";
import { readAgain, readNewest } from "./history.ts";
import { tellListeners } from "./listeners.ts";
import { refreshPreferences } from "./preferences.ts";
import { refreshQuiet } from "./quiet.ts";
import { keepConversations, refreshConversations, refreshEmoji, refreshGroups, refreshPeople } from "./refresh.ts";
import { resumeSending } from "./sending.ts";
import { keepUnsent, loadUnsent } from "./unsent.ts";
import { change, store } from "./store.ts";
import type { Channel, Place } from "./types.ts";
import { noteEvent } from "./whileReading.ts";

/** Several changes at once, as when a team is invited, are read once. */
const settleMs = 150;

let connection: Connection | undefined;
/** What is read when the page is opened. */
let firstReading: Promise<unknown> | undefined;
let onScreen: readonly Place[] = [];
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
  const { user } = await currentSession();
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
  reportActivity(() => connection?.send({ type: "tickle" }));
  // Not waiting for the socket: the screen fills as soon as there is something to show.
  const conversations = refreshConversations();
  firstReading = Promise.all([conversations, refreshPeople(), refreshPreferences(), refreshGroups()]);
  // Nor for the list to be drawn: it would be asked for only then. The component that shows it handles a failure.
  void conversations.then(() => readFirst(firstShown)).catch(() => undefined);
  // Until they are known their names stand there; nothing waits for them.
  void refreshEmoji().catch(() => undefined);
  void refreshQuiet().catch(() => undefined);
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
  // A person who reads an old section stays there; its end is loaded when they reach it.
  const isPast = ({ channel, thread }: Place) =>
    thread === undefined && store.getState().timelines[channel]?.hasNewer === true;
  const ends = onScreen.filter((place) => !isPast(place));
  const lists = [refreshConversations(), refreshPreferences(), refreshGroups(), refreshEmoji(), refreshQuiet()];
  await Promise.allSettled([...lists, ...ends.map(readNewest)]);
}

/** What was read before the server was listened to may have missed what happened in between. */
async function catchUpAtFirst(): Promise<void> {
  await firstReading;
  await Promise.allSettled([refreshConversations().then(watchPresence), refreshEmoji(), ...onScreen.map(readAgain)]);
}

function hear(event: SocketEvent): void {
  noteEvent(event);
  change((state) => applyEvent(state, event, Date.now()));
  const state = store.getState();
  if (!makesListStale(state, event)) return tellListeners(event);
  // A read that begins from here on has it. Only then can anything be said of a message in a new conversation.
  const listed = refreshSoon();
  if (event.type === "message") void listed.then(() => tellListeners(event));
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
