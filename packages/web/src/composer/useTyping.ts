import { useRef } from "react";
import { tellTyping } from "../store/run.ts";
import type { Place } from "../store/types.ts";

const typingEveryMs = 3_000;

/** Tells the others that somebody writes, not more often than they need to believe it. */
export function useTyping(place: Place): () => void {
  const toldAt = useRef(0);
  return () => {
    const now = performance.now();
    if (toldAt.current > 0 && now - toldAt.current < typingEveryMs) return;
    toldAt.current = now;
    tellTyping(place);
  };
}
