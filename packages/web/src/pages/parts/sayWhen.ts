import { pagePartsText } from "../../strings/pageParts.ts";
import { locale } from "../../strings/locale.ts";

const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long ago, or until when, up to a day; then the date in the zone. */
export function sayWhen(ms: number, nowMs: number, timeZone: string): string {
  const byMs = ms - nowMs;
  if (Math.abs(byMs) < minuteMs) return pagePartsText.justNow;
  if (Math.abs(byMs) < hourMs) return relative.format(Math.round(byMs / minuteMs), "minute");
  if (Math.abs(byMs) < 24 * hourMs) return relative.format(Math.round(byMs / hourMs), "hour");
  return new Date(ms).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone });
}
