import { useEffect, useState } from "react";
import type { Box } from "./placeCard.ts";

/** Where an element is on the screen, as long as it is shown there; follows it when the page changes around it. */
export function useAnchorBox(selector: string): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setBox((before) => sameOr(before, boxOf(selector)));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
    addEventListener("resize", soon);
    addEventListener("scroll", soon, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener("resize", soon);
      removeEventListener("scroll", soon, true);
    };
  }, [selector]);
  return box;
}

function boxOf(selector: string): Box | undefined {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The one before if it is the same: a measurement that changes nothing draws nothing. */
function sameOr(before: Box | undefined, now: Box | undefined): Box | undefined {
  const isSame = before && now && (["x", "y", "width", "height"] as const).every((name) => before[name] === now[name]);
  return isSame ? before : now;
}
