export interface TimeView {
  /** For the eye: relative up to a day, then the date. */
  readonly short: string;
  /** For the tooltip. */
  readonly full: string;
  readonly iso: string;
}

/** A moment as people in this zone write it. */
export function timeText(atMs: number, nowMs: number, timeZone: string): TimeView {
  const date = new Date(atMs);
  const full = date.toLocaleString("en-GB", { timeZone, dateStyle: "full", timeStyle: "short" });
  return { short: shortText(date, (nowMs - atMs) / 60_000, timeZone), full, iso: date.toISOString() };
}

function shortText(date: Date, minutes: number, timeZone: string): string {
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${Math.floor(minutes)} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return date.toLocaleString("en-GB", { timeZone, day: "numeric", month: "short", year: "numeric" });
}
