import { type RefObject, useEffect } from "react";
import type { VListHandle } from "virtua";
import { messagesOf, type Row } from "./rows.ts";

/** The scroll position of a list when the person left it. */
const places = new Map<string, { readonly key: string; readonly isAtEnd: boolean }>();
/** The bar and the day lie over the top of the list. */
const topMargin = 84;

export interface Opening {
  readonly placeKey: string;
  readonly rows: readonly Row[];
  /** A message that a link led to. */
  readonly target: string | undefined;
  /** Where the list opens when messages are unread. */
  readonly opensAt: "unread" | "end";
}

/** Remembers where the reader was, for when they come back. */
export function useLeaving(
  list: RefObject<VListHandle | null>,
  placeKey: string,
  rows: readonly Row[],
  atEnd: RefObject<boolean>,
): void {
  useEffect(() => {
    const { current } = list;
    return () => {
      const row = current && rows[current.findItemIndex(current.scrollOffset)];
      if (row) places.set(placeKey, { key: row.key, isAtEnd: atEnd.current });
    };
  }, [list, placeKey, rows, atEnd]);
}

/** Goes where the reader wants to be; returns whether that is the end. */
export function openAt(list: VListHandle | null, { placeKey, rows, target, opensAt }: Opening): boolean {
  const wanted = target === undefined ? -1 : rows.findIndex((row) => row.key === target);
  const line = opensAt === "unread" ? lineIn(rows) : -1;
  const left = places.get(placeKey);
  const isElsewhere = left && !left.isAtEnd && lineIn(rows) < 0;
  const was = isElsewhere ? rows.findIndex((row) => row.key === left.key) : -1;
  if (wanted >= 0) list?.scrollToIndex(wanted, { align: "center" });
  else if (line >= 0) toLine(list, line);
  else if (was >= 0) list?.scrollToIndex(was, { align: "start" });
  else list?.scrollToIndex(rows.length - 1, { align: "end" });
  return wanted < 0 && line < 0 && was < 0;
}

export function lineIn(rows: readonly Row[]): number {
  return rows.findIndex((row) => row.kind === "unread");
}

/** Shows the line of new messages near the top, with something before it. */
export function toLine(list: VListHandle | null, line: number): void {
  list?.scrollToIndex(line, { align: "start", offset: -topMargin });
}

/** The newest message that is whole on the screen. */
export function newestInView(list: VListHandle, rows: readonly Row[], bottom: number): string | undefined {
  for (let at = list.findItemIndex(bottom); at >= 0; at--) {
    const isWhole = list.getItemOffset(at) + list.getItemSize(at) <= bottom;
    const ts = isWhole ? newestIn(rows[at]) : undefined;
    if (ts !== undefined) return ts;
  }
  return undefined;
}

export function newestOf(rows: readonly Row[]): string | undefined {
  return newestIn(rows.findLast((row) => newestIn(row) !== undefined));
}

/** Messages that only this person sees have no place in the conversation. */
function newestIn(row: Row | undefined): string | undefined {
  return messagesOf(row).findLast((message) => !message.is_ephemeral)?.ts;
}

export function countAfter(rows: readonly Row[], key: string | undefined): number {
  const at = rows.findIndex((row) => row.key === key);
  return at < 0 ? 0 : rows.slice(at + 1).filter((row) => row.kind === "message").length;
}
