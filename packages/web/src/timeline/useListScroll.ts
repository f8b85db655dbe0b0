import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { VListHandle } from "virtua";
import { useClient } from "../store/store.ts";
import { type HeldPlace, useHeldPlace } from "./heldPlace.ts";
import {
  countAfter,
  isOwn,
  lineIn,
  newestInView,
  newestOf,
  type Opening,
  openingOf,
  useLeaving,
} from "./scrollPlaces.ts";

/** Within this many pixels of the end a reader is at the end, and what comes is followed. */
const endMargin = 80;
/** So far from an end of the list the next page is asked for, so that it is there when the reader is. */
const pageMargin = 1_200;

interface Options extends Opening {
  /** Whether the end is in view. */
  readonly atEnd: RefObject<boolean>;
  readonly onOlder: (() => void) | undefined;
  /** The list ends before the conversation does; what follows is asked for here. */
  readonly onNewer: (() => void) | undefined;
  /** Everything up to this message was on the screen, which may be the end of the conversation. */
  readonly onSeen: (ts: string, isEnd: boolean) => void;
}

export interface ListScroll {
  readonly list: RefObject<VListHandle | null>;
  readonly held: HeldPlace;
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

/** What the list had when it was last drawn. */
interface Shown {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly count: number;
  readonly hasNewer: boolean;
}

/**
 * Where the list stands. It opens at the first unread message or where the reader left it, follows the end while the
 * reader is there, and otherwise never moves by itself. It asks the list, never the page: reading a layout while
 * scrolling would make the browser lay it out again.
 */
export function useListScroll(options: Options): ListScroll {
  const { placeKey, rows, target, opensAt, atEnd, onOlder, onNewer, onSeen } = options;
  const list = useRef<VListHandle>(null);
  const held = useHeldPlace(list, rows);
  const self = useClient((state) => state.self);
  const [isAtEnd, setAtEnd] = useState(true);
  const [newer, setNewer] = useState(0);
  const opened = useRef<string>(undefined);
  const shownTarget = useRef<string>(undefined);
  const wantsEnd = useRef(false);
  const hasNewer = onNewer !== undefined;
  const before = useRef<Shown>(undefined);

  const first = rows.find((row) => row.kind === "message")?.key;
  const last = rows.at(-1)?.key;
  const known = before.current;
  const isShifted = known !== undefined && known.last === last && known.first !== first && rows.length > known.count;

  const toEnd = useCallback(() => {
    held.goTo("end");
    setNewer(0);
  }, [held]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = { first, last, count: rows.length, hasNewer };
    if (rows.length === 0) return;
    const isLed = target !== undefined && target !== shownTarget.current;
    shownTarget.current = target;
    const isOpening = opened.current !== placeKey || isLed;
    if (isOpening) {
      opened.current = placeKey;
      held.goTo(openingOf({ placeKey, rows, target, opensAt }));
      // Known before the list has measured anything: else it would follow the end as soon as it has.
      atEnd.current = held.isEnd();
      setAtEnd(atEnd.current);
    }
    // After a long gap the list ends before the conversation does: following its end would pass what was never seen.
    if (hasNewer && atEnd.current) {
      held.release();
      atEnd.current = false;
      setAtEnd(false);
    }
    if (isOpening) return;
    if (!previous || previous.last === last) return;
    if (wantsEnd.current || atEnd.current || isOwn(rows.at(-1), self)) toEnd();
    else if (!previous.hasNewer) setNewer((count) => count + countAfter(rows, previous.last));
    wantsEnd.current = false;
  }, [rows, first, last, placeKey, target, opensAt, atEnd, hasNewer, toEnd, held, self]);

  const see = useSight({ list, held, rows, atEnd, onOlder, onNewer, onSeen, setAtEnd, setNewer });
  useLeaving(list, placeKey, rows, atEnd);

  const onResize = useCallback(() => {
    if (!held.restore() && atEnd.current) list.current?.scrollToIndex(rows.length - 1, { align: "end" });
    if (list.current) see(list.current.scrollOffset);
  }, [rows.length, atEnd, held, see]);

  const toNextEnd = useCallback(() => {
    wantsEnd.current = true;
  }, []);

  return { list, held, isAtEnd, newer, isShifted, onScroll: see, onResize, toEnd, toNextEnd };
}

interface Sight extends Pick<Options, "rows" | "atEnd" | "onOlder" | "onNewer" | "onSeen"> {
  readonly list: RefObject<VListHandle | null>;
  readonly held: HeldPlace;
  setAtEnd(isAtEnd: boolean): void;
  setNewer(count: number): void;
}

/** Notes what is on the screen: whether that is the end, what was seen, and whether another page is needed. */
function useSight({ list, held, rows, atEnd, onOlder, onNewer, onSeen, setAtEnd, setNewer }: Sight) {
  const noteSeen = useSeen(list, rows, onSeen);
  const see = useCallback(
    (offset: number) => {
      const { current } = list;
      if (!current) return;
      const left = current.scrollSize - current.viewportSize - offset;
      const isNow = (left <= endMargin || held.isEnd()) && !onNewer;
      if (isNow !== atEnd.current) setAtEnd(isNow);
      atEnd.current = isNow;
      if (isNow) setNewer(0);
      noteSeen(offset, isNow);
      if (offset < pageMargin) onOlder?.();
      if (left < pageMargin) onNewer?.();
    },
    [list, noteSeen, atEnd, held, onOlder, onNewer, setAtEnd, setNewer],
  );
  useAttention(list, see);
  return see;
}

/**
 * What the reader has seen: everything, at the end of the conversation. Before it, what is on the screen, once the line of
 * new messages was: a person who follows a link into the middle has not seen what is unread before it.
 */
function useSeen(list: RefObject<VListHandle | null>, rows: Opening["rows"], onSeen: Options["onSeen"]) {
  const line = useMemo(() => lineIn(rows), [rows]);
  const sawLine = useRef(false);
  return useCallback(
    (offset: number, isAtEnd: boolean) => {
      const { current } = list;
      if (!current) return;
      const bottom = offset + current.viewportSize;
      const isInView = line >= current.findItemIndex(offset) && line <= current.findItemIndex(bottom);
      if (line >= 0 && isInView) sawLine.current = true;
      if (!isAtEnd && !sawLine.current) return;
      const ts = isAtEnd ? newestOf(rows) : newestInView(current, rows, bottom);
      if (ts !== undefined) onSeen(ts, isAtEnd);
    },
    [list, rows, line, onSeen],
  );
}

/** What came while the person looked elsewhere is seen when they are back. */
function useAttention(list: RefObject<VListHandle | null>, see: (offset: number) => void): void {
  useEffect(() => {
    const onFocus = () => list.current && see(list.current.scrollOffset);
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, [list, see]);
}
