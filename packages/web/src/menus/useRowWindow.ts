import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { offsetsOf, PADDING_PX, rowsInView, topToShow, type Viewport } from "./rowWindow.ts";

/** The height of the tallest popup: the first render shows all rows that can be in view, before the list is measured. */
const POPUP_HEIGHT_PX = 420;

interface RowWindow {
  readonly from: number;
  readonly to: number;
  readonly offsets: readonly number[];
  readonly totalPx: number;
  readonly show: (row: number) => void;
}

/** Which rows of a long list to render. The heights of all rows are known, so no row has to be measured. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, heights: readonly number[]): RowWindow {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, height: POPUP_HEIGHT_PX });
  const offsets = useMemo(() => offsetsOf(heights), [heights]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = (): void => {
      // A popup that is not laid out yet has no height, and would show no row.
      const height = element.clientHeight || POPUP_HEIGHT_PX;
      setViewport((last) =>
        last.top === element.scrollTop && last.height === height ? last : { top: element.scrollTop, height },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller]);

  return {
    ...rowsInView(offsets, viewport),
    offsets,
    totalPx: (offsets.at(-1) ?? 0) + PADDING_PX,
    show(row) {
      const element = scroller.current;
      if (!element) return;
      element.scrollTop = topToShow(offsets, row, { top: element.scrollTop, height: element.clientHeight });
    },
  };
}
