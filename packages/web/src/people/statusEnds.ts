import { dayNumber } from "../store/dayNumber.ts";
import { momentOn, weekdayOf } from "../store/zonedMs.ts";
import { peopleText } from "../strings/people.ts";

/** When a status ends by itself, in seconds since 1970; 0 for never. */
export const statusEnds = [
  ["0", peopleText.clearNever],
  ["30m", peopleText.clearIn30Minutes],
  ["1h", peopleText.clearIn1Hour],
  ["4h", peopleText.clearIn4Hours],
  ["today", peopleText.clearToday],
  ["week", peopleText.clearThisWeek],
] as const;

export type StatusEnd = (typeof statusEnds)[number][0];

const minuteMs = 60_000;

export function endSeconds(end: StatusEnd, nowMs: number, zone: string): number {
  const today = dayNumber(nowMs, zone);
  const midnightAfter = (days: number) => momentOn(today + days, zone);
  switch (end) {
    case "0":
      return 0;
    case "30m":
      return seconds(nowMs + 30 * minuteMs);
    case "1h":
      return seconds(nowMs + 60 * minuteMs);
    case "4h":
      return seconds(nowMs + 240 * minuteMs);
    case "today":
      return seconds(midnightAfter(1));
    case "week":
      // The week ends with Sunday.
      return seconds(midnightAfter(((7 - weekdayOf(today)) % 7) + 1));
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
