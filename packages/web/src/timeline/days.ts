import { dayNumber } from "../store/dayNumber.ts";
import { momentOn, wallText } from "../store/zonedMs.ts";

const dayMs = 86_400_000;

/** Days that the menu of the day leads to, by their first moment. Days, not spans: a day of 23 hours is one, too. */
export function nearDays(
  nowMs: number,
  zone: string,
): Readonly<Record<"today" | "yesterday" | "lastWeek" | "lastMonth", number>> {
  const today = dayNumber(nowMs, zone);
  const date = new Date(today * dayMs);
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1) / dayMs;
  return {
    today: momentOn(today, zone),
    yesterday: momentOn(today - 1, zone),
    lastWeek: momentOn(today - 7, zone),
    lastMonth: momentOn(month, zone),
  };
}

/** The position before the first message of a moment. */
export function tsOfMs(ms: number): string {
  return `${Math.floor(ms / 1000)}.000000`;
}

/** A day as a date field has it, in the reader's zone. */
export function fieldOfDay(ms: number, zone: string): string {
  return wallText(ms, zone).slice(0, 10);
}

/** The first moment of the day in a date field; not a number when there is none in it. */
export function dayOfField(text: string, zone: string): number {
  const utcMs = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(utcMs) || utcMs < dayMs) return Number.NaN;
  return momentOn(utcMs / dayMs, zone);
}
