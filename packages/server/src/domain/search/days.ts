import { LRUCache } from "lru-cache";
const dayMs = 24 * 60 * 60 * 1000;

/** A day as people name it, in their own time zone. */
export interface Day {
  readonly startMs: number;
  readonly endMs: number;
}

/** The day that a word such as `2026-01-15`, `today` or `yesterday` names; nothing when it names none. */
export function readDay(word: string, zone: string, nowMs: number): Day | undefined {
  const name = word.toLowerCase();
  if (name === "today") return dayOf(localDate(nowMs, zone), zone);
  if (name === "yesterday") return dayOf(localDate(nowMs, zone) - dayMs, zone);
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(name);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? dayOf(date.getTime(), zone) : undefined;
}

/** From midnight to midnight there, which is not always 24 hours. */
function dayOf(dateMs: number, zone: string): Day {
  return { startMs: midnight(dateMs, zone), endMs: midnight(dateMs + dayMs, zone) };
}

/** The second look is for days on which clocks are changed. */
function midnight(dateMs: number, zone: string): number {
  const near = dateMs - offsetMs(dateMs, zone);
  return dateMs - offsetMs(near, zone);
}

/** Midnight in Greenwich of the date that it is there. */
function localDate(nowMs: number, zone: string): number {
  const local = nowMs + offsetMs(nowMs, zone);
  return local - (local % dayMs);
}

/** A query can name fifty days, and to make a format costs more than to read all of them with it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 600 });

function offsetMs(atMs: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    formats.set(zone, format);
  }
  const parts = format.formatToParts(atMs);
  const text = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  const found = /GMT([+-])(\d{2}):(\d{2})/.exec(text);
  if (!found) return 0;
  const minutes = Number(found[2]) * 60 + Number(found[3]);
  return (found[1] === "-" ? -minutes : minutes) * 60_000;
}
