import { useRef } from "react";
import { tellTyping } from "../store/run.ts";
import type { Place } from "../store/types.ts";

const typingEveryMs = 3_000;

/** Sends typing notices, no more often than their lifetime requires. */
export function useTyping(place: Place): () => void {
  const toldAt = useRef(0);
  return () => {
    const now = performance.now();
    if (toldAt.current > 0 && now - toldAt.current < typingEveryMs) return;
    toldAt.current = now;
    tellTyping(place);
  };
}
