import { dayNumber } from "./dayNumber.ts";
import { momentOn, weekdayOf } from "./zonedMs.ts";

/** Times that people choose from: fixed waits, and the mornings of tomorrow and of the next Monday. */
export type LaterTime = "minutes20" | "hour1" | "hours3" | "tomorrow" | "nextWeek";

export const laterTimes: readonly LaterTime[] = ["minutes20", "hour1", "hours3", "tomorrow", "nextWeek"];

const minuteMs = 60_000;
const morningHour = 9;

/** In the time zone of the person. */
export function laterMs(time: LaterTime, nowMs: number, zone: string): number {
  switch (time) {
    case "minutes20":
      return nowMs + 20 * minuteMs;
    case "hour1":
      return nowMs + 60 * minuteMs;
    case "hours3":
      return nowMs + 180 * minuteMs;
    case "tomorrow":
      return morningAfter(nowMs, 1, zone);
    case "nextWeek":
      return morningAfter(nowMs, 7 - ((weekdayOf(dayNumber(nowMs, zone)) + 6) % 7), zone);
  }
}

export function morningAfter(nowMs: number, days: number, zone: string): number {
  return momentOn(dayNumber(nowMs, zone) + days, zone, morningHour);
}
