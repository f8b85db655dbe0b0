import { useEffect, useRef, useState } from "react";

/** How soon what has arrived is caught up with: text comes in bursts, and is to be read as a flow. */
const catchUpMs = 100;
/** The least, so that the last characters come soon on a page with few frames, too. */
const characterMs = 4;

/**
 * How much of a text that grows is shown by now. It is let out by and by while more is to come, all of it at once when
 * nothing more is, or when the reader wants no motion; what was there from the start is not played again.
 */
export function useRevealed(text: string, isOpen: boolean): string {
  const [shown, setShown] = useState(text.length);
  const wanted = useRef(text.length);
  wanted.current = text.length;
  const isBehind = shown < text.length;
  useEffect(() => {
    if (!isOpen || !isBehind || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let steppedMs = performance.now();
    let frame = requestAnimationFrame(step);
    function step(nowMs: number): void {
      // A frame may have begun before the text came.
      const passedMs = Math.max(1, nowMs - steppedMs);
      steppedMs = nowMs;
      const share = Math.min(1, passedMs / catchUpMs);
      const least = Math.ceil(passedMs / characterMs);
      setShown((before) => before + Math.max(least, Math.ceil((wanted.current - before) * share)));
      frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [isOpen, isBehind]);
  if (!isOpen || matchMedia("(prefers-reduced-motion: reduce)").matches) return text;
  return text.slice(0, wholeCharacters(text, Math.min(shown, text.length)));
}

/** Half of a surrogate pair is no character. */
function wholeCharacters(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
