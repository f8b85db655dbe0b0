import { useSyncExternalStore } from "react";

const everyMs = 30_000;

let nowMs = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const waiting = new Set<() => void>();

/** One clock for all dates on the page: a timer each would wake the machine a hundred times. */
function subscribe(onChange: () => void): () => void {
  waiting.add(onChange);
  // Nothing has kept the time while nobody watched it.
  if (timer === undefined) nowMs = Date.now();
  timer ??= setInterval(() => {
    nowMs = Date.now();
    for (const notify of waiting) notify();
  }, everyMs);
  return () => {
    waiting.delete(onChange);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, to the half minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => nowMs);
}
