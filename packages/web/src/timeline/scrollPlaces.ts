import { type RefObject, useEffect } from "react";
import type { VListHandle } from "virtua";
import type { ListPlace } from "./heldPlace.ts";
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

/** Where the reader wants to be when the list opens. */
export function openingOf({ placeKey, rows, target, opensAt }: Opening): ListPlace {
  const wanted = target === undefined ? undefined : rows.find((row) => row.key === target);
  if (wanted) return { key: wanted.key, align: "center" };
  const line = rows[lineIn(rows)];
  // Near the top, with something before it.
  if (line && opensAt === "unread") return { key: line.key, align: "start", offset: -topMargin };
  const left = places.get(placeKey);
  const was = left && !left.isAtEnd && !line ? rows.find((row) => row.key === left.key) : undefined;
  return was ? { key: was.key, align: "start" } : "end";
}

export function lineIn(rows: readonly Row[]): number {
  return rows.findIndex((row) => row.kind === "unread");
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

/** Text waits in the list until it is posted; files and what a command posts come as messages. An app may write as the person, unasked. */
export function isOwn(row: Row | undefined, self: string): boolean {
  if (row?.kind === "message") return row.message.user === self && !row.message.bot_id && document.hasFocus();
  return row?.kind === "outgoing";
}

export function countAfter(rows: readonly Row[], key: string | undefined): number {
  const at = rows.findIndex((row) => row.key === key);
  return at < 0 ? 0 : rows.slice(at + 1).filter((row) => row.kind === "message").length;
}
