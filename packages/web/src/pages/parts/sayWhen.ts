import { pagePartsText } from "../../strings/pageParts.ts";

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const absolute = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long ago, or until when, up to a day; then the date. */
export function sayWhen(ms: number, nowMs: number): string {
  const byMs = ms - nowMs;
  if (Math.abs(byMs) < minuteMs) return pagePartsText.justNow;
  if (Math.abs(byMs) < hourMs) return relative.format(Math.round(byMs / minuteMs), "minute");
  if (Math.abs(byMs) < 24 * hourMs) return relative.format(Math.round(byMs / hourMs), "hour");
  return absolute.format(ms);
}
