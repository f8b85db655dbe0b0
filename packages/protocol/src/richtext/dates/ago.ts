import type { Formats } from "./formats.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Each unit up to where the next one begins. Months and years have the length that they have on average. */
const units = [
  ["second", 1, minute],
  ["minute", minute, hour],
  ["hour", hour, day],
  ["day", day, 30 * day],
  ["month", 30.436_875 * day, 365 * day],
  ["year", 365.242_5 * day, Infinity],
] as const;

/** How long ago, or how long until then, in whole units of the largest that fits. */
export function ago(formats: Formats, thenMs: number, nowMs: number): string {
  const seconds = Math.trunc((thenMs - nowMs) / 1_000);
  if (seconds === 0) return formats.relative(0, "second", "auto");
  const [unit, length] = units.find(([, , until]) => Math.abs(seconds) < until) ?? units[5];
  const amount = Math.max(1, Math.floor(Math.abs(seconds) / length));
  return formats.relative(seconds < 0 ? -amount : amount, unit, "always");
}
