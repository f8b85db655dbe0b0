import { type RefObject, useEffect, useState } from "react";

/** Widths of fractional pixels end a little before or after where they should. */
const tolerancePx = 2;
/** Of the visible width, so that the reader finds a card again that was cut off. */
const step = 0.8;

interface ScrollEnds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Moves by what is visible, in the direction of reading or against it. */
  readonly scroll: (direction: 1 | -1) => void;
}

/** Where a row that scrolls sideways stands. Where text runs from right to left, positions are negative. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const read = () => {
      const passed = Math.abs(element.scrollLeft);
      const isAtStart = passed <= tolerancePx;
      const isAtEnd = passed + element.clientWidth >= element.scrollWidth - tolerancePx;
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
      );
    };
    read();
    element.addEventListener("scroll", read, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", read);
      observer.disconnect();
    };
  }, [row]);

  function scroll(direction: 1 | -1): void {
    const element = row.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const left = direction * sign * element.clientWidth * step;
    element.scrollBy({ left, behavior: isStill ? "auto" : "smooth" });
  }

  return { ...ends, scroll };
}
