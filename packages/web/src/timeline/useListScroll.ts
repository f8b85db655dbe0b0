import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { VListHandle } from "virtua";
import type { Row } from "./rows.ts";

/** Within this many pixels of the end a reader is at the end, and what comes is followed. */
const endMargin = 80;
/** So far from an end of the list the next page is asked for, so that it is there when the reader is. */
const pageMargin = 1_200;

/** The scroll position of a list when the person left it. */
const places = new Map<string, { readonly key: string; readonly isAtEnd: boolean }>();

interface Options {
  readonly placeKey: string;
  readonly rows: readonly Row[];
  readonly onOlder: (() => void) | undefined;
  /** The list ends before the conversation does; what follows is asked for here. */
  readonly onNewer: (() => void) | undefined;
  readonly onEnd: () => void;
  /** A message that a link led to. */
  readonly target: string | undefined;
}

export interface ListScroll {
  readonly list: RefObject<VListHandle | null>;
  readonly isAtEnd: boolean;
  /** How many came while the reader was elsewhere. */
  readonly newer: number;
  /** Whether rows were put before the first: the list then holds on to its end. */
  readonly isShifted: boolean;
  onScroll(offset: number): void;
  onResize(): void;
  toEnd(): void;
  /** Goes to the end as soon as the list has another one. */
  toNextEnd(): void;
}

/**
 * Where the list stands. It opens at the first unread message or where the reader left it, follows the end while the
 * reader is there, and otherwise never moves by itself. It asks the list, never the page: reading a layout while
 * scrolling would make the browser lay it out again.
 */
export function useListScroll({ placeKey, rows, onOlder, onNewer, onEnd, target }: Options): ListScroll {
  const list = useRef<VListHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [newer, setNewer] = useState(0);
  const atEnd = useRef(true);
  const opened = useRef<string>(undefined);
  const shownTarget = useRef<string>(undefined);
  const wantsEnd = useRef(false);
  const hasNewer = onNewer !== undefined;
  const before = useRef<{
    readonly first: string | undefined;
    readonly last: string | undefined;
    readonly count: number;
    readonly hasNewer: boolean;
  }>(undefined);

  const first = rows.find((row) => row.kind === "message")?.key;
  const last = rows.at(-1)?.key;
  const known = before.current;
  const isShifted = known !== undefined && known.last === last && known.first !== first && rows.length > known.count;

  const toEnd = useCallback(() => {
    list.current?.scrollToIndex(rows.length - 1, { align: "end" });
    setNewer(0);
  }, [rows.length]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = { first, last, count: rows.length, hasNewer };
    if (rows.length === 0) return;
    const isLed = target !== undefined && target !== shownTarget.current;
    shownTarget.current = target;
    if (opened.current !== placeKey || isLed) {
      opened.current = placeKey;
      // Known before the list has measured anything: else it would follow the end as soon as it has.
      atEnd.current = openAt(list.current, placeKey, rows, target) && !hasNewer;
      setAtEnd(atEnd.current);
      return;
    }
    if (!previous || previous.last === last) return;
    if (wantsEnd.current || atEnd.current || rows.at(-1)?.kind === "outgoing") toEnd();
    else if (!previous.hasNewer) setNewer((count) => count + countAfter(rows, previous.last));
    wantsEnd.current = false;
  }, [rows, first, last, placeKey, target, hasNewer, toEnd]);

  const see = useCallback(
    (offset: number) => {
      const { current } = list;
      if (!current) return;
      const left = current.scrollSize - current.viewportSize - offset;
      const isNow = left <= endMargin && !onNewer;
      if (isNow !== atEnd.current) setAtEnd(isNow);
      atEnd.current = isNow;
      if (isNow) {
        setNewer(0);
        onEnd();
      }
      if (offset < pageMargin) onOlder?.();
      if (left < pageMargin) onNewer?.();
    },
    [onEnd, onOlder, onNewer],
  );

  useLeaving(list, placeKey, rows, atEnd);

  const onResize = useCallback(() => {
    if (atEnd.current) list.current?.scrollToIndex(rows.length - 1, { align: "end" });
    if (list.current) see(list.current.scrollOffset);
  }, [rows.length, see]);

  const toNextEnd = useCallback(() => {
    wantsEnd.current = true;
  }, []);

  return { list, isAtEnd, newer, isShifted, onScroll: see, onResize, toEnd, toNextEnd };
}

/** Remembers where the reader was, for when they come back. */
function useLeaving(
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

/** Goes where the reader wants to be; tells whether that is the end. */
function openAt(list: VListHandle | null, placeKey: string, rows: readonly Row[], target: string | undefined): boolean {
  const wanted = target === undefined ? -1 : rows.findIndex((row) => row.key === target);
  const line = rows.findIndex((row) => row.kind === "unread");
  const left = places.get(placeKey);
  const was = left && !left.isAtEnd ? rows.findIndex((row) => row.key === left.key) : -1;
  if (wanted >= 0) list?.scrollToIndex(wanted, { align: "center" });
  else if (line >= 0) list?.scrollToIndex(Math.max(0, line - 1), { align: "start" });
  else if (was >= 0) list?.scrollToIndex(was, { align: "start" });
  else list?.scrollToIndex(rows.length - 1, { align: "end" });
  return wanted < 0 && line < 0 && was < 0;
}

function countAfter(rows: readonly Row[], key: string | undefined): number {
  const at = rows.findIndex((row) => row.key === key);
  return at < 0 ? 0 : rows.slice(at + 1).filter((row) => row.kind === "message").length;
}
