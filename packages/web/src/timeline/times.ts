import { timelineText } from "../strings/timeline.ts";
const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
const whole = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "medium" });
const thisYear = new Intl.DateTimeFormat(undefined, { weekday: "long", month: "long", day: "numeric" });
const otherYear = new Intl.DateTimeFormat(undefined, { year: "numeric", month: "long", day: "numeric" });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });

export const timeText = (ms: number): string => clock.format(ms);
export const fullText = (ms: number): string => whole.format(ms);

const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** Today, yesterday, or the date. */
export function dayText(ms: number, nowMs: number): string {
  const days = Math.round((startOfDay(ms) - startOfDay(nowMs)) / 86_400_000);
  if (days === 0 || days === -1) return capital(relative.format(days, "day"));
  return new Date(ms).getFullYear() === new Date(nowMs).getFullYear() ? thisYear.format(ms) : otherYear.format(ms);
}

/** How long ago up to a day, then the date. */
export function agoText(ms: number, nowMs: number): string {
  const minutes = Math.round((ms - nowMs) / 60_000);
  if (minutes > -1) return timelineText.justNow;
  if (minutes > -60) return relative.format(minutes, "minute");
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), "hour");
  return dayText(ms, nowMs);
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
