import { limits } from "@platform/protocol";

/** Events are counted by the minute, and judged over the minutes of the window. */
export function minuteOf(nowMs: number): number {
  return Math.floor(nowMs / 60_000);
}

export function windowStart(nowMs: number): number {
  return minuteOf(nowMs) - limits.events_window_minutes + 1;
}
