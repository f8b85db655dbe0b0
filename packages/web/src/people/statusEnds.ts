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

export function endSeconds(end: StatusEnd, nowMs: number): number {
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
      return seconds(midnightAfter(nowMs, 1));
    case "week":
      // The week ends with Sunday.
      return seconds(midnightAfter(nowMs, ((7 - new Date(nowMs).getDay()) % 7) + 1));
  }
}

/** By the calendar of the person, whose days need not have 24 hours. */
function midnightAfter(nowMs: number, days: number): number {
  const day = new Date(nowMs);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
