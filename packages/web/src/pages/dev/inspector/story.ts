import type { Entry } from "./entry.ts";

/** An entry and how far it stands below what caused it. */
export interface Told {
  readonly entry: Entry;
  readonly depth: 0 | 1 | 2;
  /** Whether another one of the same cause follows. */
  readonly isLast: boolean;
}

/** Each cause with what followed from it: a call, its events and interactions, the tries to deliver them. Newest cause first. */
export function tellStories(entries: readonly Entry[]): Told[] {
  const calls = new Set(entries.flatMap((entry) => (entry.kind === "call" ? [entry.request_id] : [])));
  const events = new Set(entries.flatMap((entry) => (entry.kind === "event" ? [entry.outbox_id] : [])));
  const ofCall = Map.groupBy(
    entries.filter((entry) => entry.kind === "event" || entry.kind === "interaction"),
    (entry) => entry.request_id ?? "",
  );
  const ofEvent = Map.groupBy(
    entries.filter((entry) => entry.kind === "delivery"),
    (entry) => entry.outbox_id ?? -1,
  );
  const isRoot = (entry: Entry): boolean => {
    if (entry.kind === "call") return true;
    if (entry.kind === "delivery") return entry.outbox_id === undefined || !events.has(entry.outbox_id);
    return entry.request_id === undefined || !calls.has(entry.request_id);
  };
  const below = (entry: Entry): readonly Entry[] => {
    if (entry.kind === "call") return entry.request_id === "" ? [] : (ofCall.get(entry.request_id) ?? []);
    return entry.kind === "event" ? (ofEvent.get(entry.outbox_id) ?? []) : [];
  };
  return entries
    .filter(isRoot)
    .toReversed()
    .flatMap((root) => tell(root, 0, true, below));
}

function tell(entry: Entry, depth: 0 | 1 | 2, isLast: boolean, below: (entry: Entry) => readonly Entry[]): Told[] {
  const next = depth === 0 ? 1 : 2;
  const followers = below(entry).flatMap((one, at, all) => tell(one, next, at === all.length - 1, below));
  return [{ entry, depth, isLast }, ...followers];
}
