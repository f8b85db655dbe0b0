import type { Texts } from "./strings/texts.ts";

export interface TimeView {
  /** For the eye: relative up to a day, then the date. */
  readonly short: string;
  /** For the tooltip. */
  readonly full: string;
  readonly iso: string;
}

/** A moment as people in this zone write it. */
export function timeText(atMs: number, nowMs: number, timeZone: string, texts: Texts): TimeView {
  const date = new Date(atMs);
  const full = date.toLocaleString(texts.region, { timeZone, dateStyle: "full", timeStyle: "short" });
  return { short: shortText(date, (nowMs - atMs) / 60_000, timeZone, texts), full, iso: date.toISOString() };
}

function shortText(date: Date, minutes: number, timeZone: string, { account: text, region }: Texts): string {
  if (minutes < 1) return text.justNow;
  if (minutes < 60) return text.minutesAgo(Math.floor(minutes));
  if (minutes < 24 * 60) return text.hoursAgo(Math.floor(minutes / 60));
  return date.toLocaleString(region, { timeZone, day: "numeric", month: "short", year: "numeric" });
}
