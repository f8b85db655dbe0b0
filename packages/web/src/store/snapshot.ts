import { readDevice, writeDevice } from "../api/deviceStorage.ts";
import { knownSession } from "../api/session.ts";
import { emptyState, type State } from "./state.ts";
import { store } from "./store.ts";
import { type Place, placeKey, type Timeline } from "./types.ts";

/** Only of this moment, or kept elsewhere: drafts and what is on its way out. */
const passing = ["outgoing", "typing", "statuses", "active", "drafts", "connection", "isReady"] as const;

const names: ReadonlySet<string> = new Set(passing);

export type Snapshot = Omit<State, (typeof passing)[number]>;

/** How many conversations and threads are readable without a network, and how many messages of each. */
const placesMax = 10;
const messagesMax = 50;
/** Changes come in bursts, and a snapshot of all of them is as good as one of each. */
const settleMs = 5_000;

/** What a page shows first when it is opened again: the conversations, and the ends of those that were read last. */
export function snapshotOf(state: State, onScreen: readonly Place[]): Snapshot {
  const { timelines } = state;
  const shown = new Set(onScreen.map(placeKey));
  const ends = Object.entries(timelines).filter(([, timeline]) => !timeline.hasNewer);
  const last = [...ends.filter(([key]) => !shown.has(key)), ...ends.filter(([key]) => shown.has(key))].slice(
    -placesMax,
  );
  const trimmed = Object.fromEntries(last.map(([key, timeline]) => [key, endOf(timeline)]));
  const kept = { ...state, timelines: trimmed, people: peopleIn(state, Object.values(trimmed)) };
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !names.has(name))) as Snapshot;
}

function endOf({ messages, hasOlder, hasNewer }: Timeline): Timeline {
  return { messages: messages.slice(-messagesMax), hasOlder: hasOlder || messages.length > messagesMax, hasNewer };
}

/** A workspace may have thousands; these are the ones that the conversations show. */
function peopleIn({ people, channels, self }: State, timelines: readonly Timeline[]): State["people"] {
  const partners = Object.values(channels).flatMap((channel) => channel.user ?? []);
  const authors = timelines.flatMap(({ messages }) =>
    messages.flatMap((message) => [message.user ?? [], message.reply_users ?? []].flat()),
  );
  const named = [...new Set([self, ...partners, ...authors])];
  return Object.fromEntries(named.flatMap((id) => (people[id] ? [[id, people[id]]] : [])));
}

const nameOf = (): string => `state.${knownSession().team.id}.${knownSession().user.id}`;

/** The state as this person last saw it in this browser; nothing where that is not kept. */
export async function readSnapshot(): Promise<State | undefined> {
  const kept = (await readDevice(nameOf())) as Snapshot | undefined;
  // An older version of the client may have known less.
  return kept && { ...emptyState, ...kept };
}

/** Keeps the snapshot up to date while the page lives. */
export function keepSnapshot(onScreen: () => readonly Place[]): void {
  let due: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(due);
    due = undefined;
    const state = store.getState();
    if (state.connection === "open" && state.isReady) {
      void writeDevice(nameOf(), snapshotOf(state, onScreen())).catch(() => undefined);
    }
  };
  store.subscribe(() => {
    due ??= setTimeout(keep, settleMs);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keep();
  });
}
