import { months } from "@platform/protocol/reminders/readDay.ts";
import { LRUCache } from "lru-cache";

const dayMs = 24 * 60 * 60 * 1000;

/** A day, week, month or year as people name it, in their own time zone. */
export interface Period {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * The period that a word such as `2026-01-15`, `today`, `week`, `january` or `2026` names; nothing when it names none. A
 * month without a year is the last one of that name that has begun.
 */
export function readPeriod(word: string, zone: string, nowMs: number): Period | undefined {
  const dates = readDates(word.toLowerCase(), localDate(nowMs, zone));
  // From midnight to midnight there: a day does not always have 24 hours.
  return dates && { startMs: midnight(dates[0], zone), endMs: midnight(dates[1], zone) };
}

type Dates = readonly [first: number, end: number];

function readDates(name: string, todayMs: number): Dates | undefined {
  const today = new Date(todayMs);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const named = months.indexOf(name);
  if (named >= 0) return monthOf(named > month ? year - 1 : year, named);
  switch (name) {
    case "today":
      return daysFrom(todayMs, 1);
    case "yesterday":
      return daysFrom(todayMs - dayMs, 1);
    case "week":
      // Weeks begin on Monday.
      return daysFrom(todayMs - ((today.getUTCDay() + 6) % 7) * dayMs, 7);
    case "month":
      return monthOf(year, month);
    case "year":
      return yearOf(year);
    default:
      return readNumbers(name);
  }
}

function readNumbers(name: string): Dates | undefined {
  const parts = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(name);
  if (!parts) return undefined;
  const year = Number(parts[1]);
  if (parts[2] === undefined) return yearOf(year);
  const month = Number(parts[2]);
  const day = Number(parts[3] ?? 1);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return parts[3] === undefined ? monthOf(year, month - 1) : daysFrom(date.getTime(), 1);
}

function daysFrom(firstMs: number, count: number): Dates {
  return [firstMs, firstMs + count * dayMs];
}

function monthOf(year: number, month: number): Dates {
  return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
}

function yearOf(year: number): Dates {
  return [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
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
