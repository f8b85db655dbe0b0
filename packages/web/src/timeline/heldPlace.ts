import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { VListHandle } from "virtua";
import type { Row } from "./rows.ts";

/** Sizes that become known later do not belong to the way there: a reader may have moved by other means than input to the list. */
const settleMs = 5_000;

/** Where the list was sent: its end, or a row at a position on the screen. */
export type ListPlace = "end" | { readonly key: string; readonly align: "start" | "center"; readonly offset?: number };

export interface HeldPlace {
  /** Goes to a place, and returns there whenever rows turn out to have another size, until the reader moves. */
  goTo(place: ListPlace): void;
  /** Returns to the place; false if the list holds none. */
  restore(): boolean;
  isEnd(): boolean;
  release(): void;
  /** What a reader does to move: it releases the place. */
  readonly onInput: Readonly<Record<Input, () => void>>;
}

type Input = "onWheelCapture" | "onTouchMoveCapture" | "onPointerDownCapture" | "onKeyDownCapture";

/**
 * What the list knows of rows that were never drawn is an estimate, and virtua corrects its position only while sizes come
 * within 150 ms of each other. On a slow machine they come later: the first unread message, the target of a link or the end
 * would be left again, as if the reader had moved.
 */
export function useHeldPlace(list: RefObject<VListHandle | null>, rows: readonly Row[]): HeldPlace {
  const place = useRef<ListPlace>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(rows);
  current.current = rows;
  const held = useMemo<HeldPlace>(() => {
    const release = () => {
      clearTimeout(timer.current);
      place.current = undefined;
    };
    const restore = () => place.current !== undefined && scrollTo(list.current, current.current, place.current);
    return {
      goTo(next) {
        release();
        place.current = next;
        timer.current = setTimeout(release, settleMs);
        restore();
      },
      restore,
      isEnd: () => place.current === "end",
      release,
      onInput: {
        onWheelCapture: release,
        onTouchMoveCapture: release,
        onPointerDownCapture: release,
        onKeyDownCapture: release,
      },
    };
  }, [list]);
  useEffect(() => held.release, [held]);
  return held;
}

function scrollTo(list: VListHandle | null, rows: readonly Row[], place: ListPlace): boolean {
  if (place === "end") {
    list?.scrollToIndex(rows.length - 1, { align: "end" });
    return true;
  }
  const { key, align, offset = 0 } = place;
  const at = rows.findIndex((row) => row.key === key);
  if (at >= 0) list?.scrollToIndex(at, { align, offset });
  return at >= 0;
}
