import type { Formats } from "./formats.ts";

const dayMs = 24 * 60 * 60 * 1_000;

/** The date in the reader's zone, by digits. */
export function calendarDate(formats: Formats, momentMs: number): { year: string; month: string; day: string } {
  const parts = formats.parts("calendar", momentMs);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { year: valueOf("year").padStart(4, "0"), month: valueOf("month"), day: valueOf("day") };
}

/** How many midnights lie between now and then in the reader's zone; days with a clock change have 23 or 25 hours. */
export function daysFromToday(formats: Formats, momentMs: number, nowMs: number): number {
  return dayNumber(formats, momentMs) - dayNumber(formats, nowMs);
}

function dayNumber(formats: Formats, momentMs: number): number {
  const { year, month, day } = calendarDate(formats, momentMs);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / dayMs;
}
