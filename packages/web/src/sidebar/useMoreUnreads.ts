import { type RefObject, useEffect, useState } from "react";
import { store } from "../store/store.ts";

export interface MoreUnreads {
  readonly above: boolean;
  readonly below: boolean;
}

const none: MoreUnreads = { above: false, below: false };

const unreadRows = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-unread]")];

/** Whether unread conversations are outside of the visible part of the list. Read at most once per frame. */
export function useMoreUnreads(list: RefObject<HTMLElement | null>): MoreUnreads {
  const [more, setMore] = useState(none);
  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const { top, bottom } = current.getBoundingClientRect();
      const boxes = unreadRows(current).map((row) => row.getBoundingClientRect());
      const next = { above: boxes.some((box) => box.bottom <= top), below: boxes.some((box) => box.top >= bottom) };
      setMore((known) => (known.above === next.above && known.below === next.below ? known : next));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const stopListening = store.subscribe((state, before) => {
      const isSame = state.counts === before.counts && state.threadCounts === before.threadCounts;
      if (!isSame || state.channels !== before.channels || state.sections !== before.sections) plan();
    });
    const watch = new ResizeObserver(plan);
    watch.observe(current);
    current.addEventListener("scroll", plan, { passive: true });
    plan();
    return () => {
      cancelAnimationFrame(frame);
      stopListening();
      watch.disconnect();
      current.removeEventListener("scroll", plan);
    };
  }, [list]);
  return more;
}

/** Scrolls to the nearest unread conversation in a direction. */
export function showMoreUnreads(list: HTMLElement | null, direction: "above" | "below"): void {
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  const rows = unreadRows(list).map((row) => ({ row, box: row.getBoundingClientRect() }));
  const next =
    direction === "above" ? rows.findLast(({ box }) => box.bottom <= top) : rows.find(({ box }) => box.top >= bottom);
  next?.row.scrollIntoView({ block: "center" });
}
