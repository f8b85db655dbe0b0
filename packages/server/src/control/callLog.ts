import { limits } from "@platform/protocol";
import type { Clock } from "../ports/ports.ts";
import type { LogEntry, Moment, NewEntry } from "./logEntry.ts";
import { createOpenCalls, type OpenCalls } from "./openCalls.ts";

export interface CallLog extends Pick<OpenCalls, "open" | "orderOf" | "close"> {
  /** The place of an entry that begins now. */
  begin(): Moment;
  add(entry: NewEntry): void;
  /** That many entries were never added, because newer ones fill the log. */
  skip(count: number): void;
  /** Calls back for each entry that is added from now on, until the returned function is called. */
  subscribe(onAdd: (entry: NewEntry) => void): () => void;
  /** The place of something that was committed at that time, and is added later. */
  orderAt(atMs: number): number;
  /** Entries that were added after `seq`, in the order in which they happened. */
  after(seq: number): readonly LogEntry[];
  /** How many entries were added after `seq` and are no longer here. */
  droppedAfter(seq: number): number;
  readonly lastSeq: number;
  /** The last entry that a follower may read: behind it are entries of calls that are not answered yet. */
  readonly settledSeq: number;
}

/**
 * The last entries, in bounded memory and sorted by when they happened: the oldest are dropped, however late they were
 * added. They are stored as received and masked when they are read, so that a call pays nothing for it.
 */
export function createCallLog({
  clock,
  entriesMax = limits.log_entries_max,
  bytesMax = limits.log_bytes_max,
}: {
  readonly clock: Clock;
  readonly entriesMax?: number;
  readonly bytesMax?: number;
}): CallLog {
  const entries: LogEntry[] = [];
  const added = createEntrySignal();
  /** Entries before this index are dropped; they are removed many at a time. */
  let head = 0;
  let bytes = 0;
  let lastSeq = 0;
  let lastOrder = 0;
  const openCalls = createOpenCalls(begin);

  function dropOldest(isTooMuch: (oldest: LogEntry) => boolean): void {
    for (let oldest = entries[head]; oldest && isTooMuch(oldest); oldest = entries[head]) {
      bytes -= oldest.size;
      head++;
    }
    if (head < entriesMax / 4) return;
    entries.splice(0, head);
    head = 0;
  }

  function begin(): Moment {
    return { atMs: clock.nowMs(), order: ++lastOrder };
  }

  return {
    begin,
    open: openCalls.open,
    orderOf: openCalls.orderOf,
    close: openCalls.close,
    add(entry) {
      added.emit(entry);
      const kept = entry.size > bytesMax / 4 ? withoutContent(entry) : entry;
      entries.splice(indexAfter(entries, head, kept.order), 0, { ...kept, seq: ++lastSeq });
      bytes += kept.size;
      dropOldest(() => entries.length - head > entriesMax || bytes > bytesMax);
    },
    skip(count) {
      lastSeq += count;
    },
    subscribe: added.subscribe,
    orderAt(atMs) {
      for (let at = entries.length - 1; at >= head; at--) {
        const entry = entries[at];
        if (entry && entry.atMs <= atMs) return entry.order;
      }
      return 0;
    },
    after(seq) {
      const expiredMs = clock.nowMs() - limits.log_entry_s * 1000;
      dropOldest(({ atMs }) => atMs < expiredMs);
      return entries.slice(head).filter((entry) => entry.seq > seq);
    },
    droppedAfter(seq) {
      const kept = entries.reduce((count, entry, at) => count + (at >= head && entry.seq > seq ? 1 : 0), 0);
      return Math.max(0, lastSeq - seq) - kept;
    },
    get lastSeq() {
      return lastSeq;
    },
    get settledSeq() {
      if (openCalls.isEmpty()) return lastSeq;
      const awaited = entries.slice(head).filter(({ requestId }) => openCalls.isAwaited(requestId));
      return awaited.reduce((last, { seq }) => Math.min(last, seq - 1), lastSeq);
    },
  };
}

function createEntrySignal() {
  const listeners = new Set<(entry: NewEntry) => void>();
  return {
    emit(entry: NewEntry): void {
      for (const listener of listeners) listener(entry);
    },
    subscribe(listener: (entry: NewEntry) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Behind everything that happened before or at the same place. */
function indexAfter(entries: readonly LogEntry[], head: number, order: number): number {
  let from = head;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((entries[middle]?.order ?? 0) <= order) from = middle + 1;
    else to = middle;
  }
  return from;
}

const tooLarge = JSON.stringify("(too large to keep)");

function withoutContent(entry: NewEntry): NewEntry {
  if (entry.kind === "write") return entry;
  return entry.kind === "call"
    ? { ...entry, args: JSON.parse(tooLarge), answer: tooLarge, size: 0 }
    : { ...entry, payload: tooLarge, ...("answer" in entry ? { answer: tooLarge } : {}), size: 0 };
}
