import type { Entry } from "./entry.ts";

/** An entry and how far it stands below what caused it. */
export interface Told {
  readonly entry: Entry;
  readonly depth: 0 | 1 | 2;
  /** Whether another one of the same cause follows. */
  readonly isLast: boolean;
}

/** Each request with what followed from it, in the order of the log: a call, its writes, events and interactions, the attempts to deliver them. Newest request first. */
export function tellStories(entries: readonly Entry[]): Told[] {
  const calls = new Set(entries.flatMap((entry) => (entry.kind === "call" ? [entry.request_id] : [])));
  const events = new Set(entries.flatMap((entry) => (entry.kind === "event" ? [entry.outbox_id] : [])));
  const eventOf = (entry: Entry): number | undefined =>
    entry.kind === "delivery" && entry.outbox_id !== undefined && events.has(entry.outbox_id)
      ? entry.outbox_id
      : undefined;
  const callOf = (entry: Entry): string | undefined =>
    entry.kind !== "call" && eventOf(entry) === undefined && calls.has(entry.request_id) ? entry.request_id : undefined;
  const ofEvent = Map.groupBy(entries, eventOf);
  const ofCall = Map.groupBy(entries, callOf);
  const below = (entry: Entry): readonly Entry[] => {
    if (entry.kind === "call") return entry.request_id === undefined ? [] : (ofCall.get(entry.request_id) ?? []);
    return entry.kind === "event" ? (ofEvent.get(entry.outbox_id) ?? []) : [];
  };
  return entries
    .filter((entry) => eventOf(entry) === undefined && callOf(entry) === undefined)
    .toReversed()
    .flatMap((root) => tell(root, 0, true, below));
}

function tell(entry: Entry, depth: 0 | 1 | 2, isLast: boolean, below: (entry: Entry) => readonly Entry[]): Told[] {
  const next = depth === 0 ? 1 : 2;
  const followers = below(entry).flatMap((one, at, all) => tell(one, next, at === all.length - 1, below));
  return [{ entry, depth, isLast }, ...followers];
}
