import { privateNames, readPrivate, removePrivate, writePrivate } from "./privateStorage.ts";
import { change, store } from "./store.ts";
import { type Outgoing, placeKey } from "./types.ts";

type Lists = Readonly<Record<string, readonly Outgoing[]>>;

/** Each under a key of its own: another tab keeps its own beside them. */
const prefix = "unsent.";

/**
 * Keeps in this browser what has not arrived, until it has: a reload without a network would otherwise lose messages that
 * the client already showed as sent.
 */
export function keepUnsent(): void {
  store.subscribe((state, before) => {
    if (state.outgoing === before.outgoing) return;
    const now = byId(state.outgoing);
    const known = byId(before.outgoing);
    for (const id of known.keys()) if (!now.has(id)) removePrivate(prefix + id);
    for (const [id, item] of now) if (known.get(id) !== item) writePrivate(prefix + id, item);
  });
}

/** What was on its way when the page was left waits again. Sent twice, it is posted once: it has its id. */
export function loadUnsent(): void {
  const kept = privateNames(prefix)
    .flatMap((name) => (readPrivate(name) as Outgoing | undefined) ?? [])
    .toSorted((a, b) => a.atMs - b.atMs)
    .map((item): Outgoing => (item.state === "sending" ? { ...item, state: "waiting" } : item));
  if (kept.length > 0)
    change((state) => ({ ...state, outgoing: Object.groupBy(kept, ({ place }) => placeKey(place)) as Lists }));
}

function byId(lists: Lists): Map<string, Outgoing> {
  return new Map(
    Object.values(lists)
      .flat()
      .map((item) => [item.id, item]),
  );
}
