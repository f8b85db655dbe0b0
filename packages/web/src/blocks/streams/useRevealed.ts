import { useEffect, useRef, useState } from "react";

/** In how many frames what has arrived is caught up with: text comes in bursts, and is to be read as a flow. */
const catchUpFrames = 14;

/**
 * How much of a text that grows is shown by now. It is let out by frames while more is to come, all of it at once when
 * nothing more is, or when the reader wants no motion; what was there from the start is not played again.
 */
export function useRevealed(text: string, isOpen: boolean): string {
  const [shown, setShown] = useState(text.length);
  const wanted = useRef(text.length);
  wanted.current = text.length;
  const isBehind = shown < text.length;
  useEffect(() => {
    if (!isOpen || !isBehind || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = requestAnimationFrame(step);
    function step(): void {
      setShown((before) => before + Math.max(1, Math.ceil((wanted.current - before) / catchUpFrames)));
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
