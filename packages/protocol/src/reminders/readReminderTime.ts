import { nextOccurrence } from "../triggers/nextOccurrence.ts";
import type { Schedule } from "../triggers/schedule.ts";
import { instantOf, wallOf } from "../triggers/zone.ts";
import { readClockTime } from "./readClockTime.ts";
import { readDay } from "./readDay.ts";
import { readRecurrence } from "./readRecurrence.ts";

export interface ReminderTime {
  readonly timeMs: number;
  /** Of a recurring reminder; `timeMs` is then its first time. */
  readonly schedule?: Schedule;
}

export interface ReminderClock {
  /** The time zone of the person. */
  readonly zone: string;
  readonly nowMs: number;
}

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const unitMs: Readonly<Record<string, number>> = {
  second: 1000,
  sec: 1000,
  minute: minuteMs,
  min: minuteMs,
  hour: 60 * minuteMs,
  hr: 60 * minuteMs,
  day: dayMs,
  week: 7 * dayMs,
};
/** Numbers below are seconds from now; others are seconds since 1970. */
const relativeMax = 86_400;
const morning = 9 * 60;
const evening = 20 * 60;

/** When a phrase such as `in 20 minutes`, `tomorrow at 3pm` or `every Monday` means; undefined when it means nothing. */
export function readReminderTime(phrase: string, clock: ReminderClock): ReminderTime | undefined {
  const words = phrase.trim().toLowerCase().replaceAll(/\s+/g, " ");
  if (/^\d+$/.test(words)) return onceAt(readNumber(Number(words), clock), clock);
  const after = readAfter(words);
  if (after !== undefined) return onceAt(clock.nowMs + after, clock);
  const { rest, minutes } = readClockTime(words);
  const recurrence = readRecurrence(rest, clock, minutes ?? morning);
  if (recurrence) {
    const timeMs = nextOccurrence(recurrence, clock.nowMs);
    return timeMs === undefined ? undefined : { timeMs, schedule: recurrence };
  }
  return readOnce(rest, minutes, clock);
}

function readNumber(value: number, { nowMs }: ReminderClock): number {
  return value < relativeMax ? nowMs + value * 1000 : value * 1000;
}

/** `in 5 minutes`, `in an hour`, `2 days`: milliseconds from now. */
function readAfter(words: string): number | undefined {
  const [, amount = "", unit = ""] =
    /^(?:in )?(\d{1,6}|an?|half an) (second|sec|minute|min|hour|hr|day|week)s?(?: from now)?$/.exec(words) ?? [];
  const unitLength = unitMs[unit];
  if (unitLength === undefined) return undefined;
  const count = amount === "half an" ? 0.5 : amount.startsWith("a") ? 1 : Number(amount);
  return count * unitLength;
}

function readOnce(rest: string, minutes: number | undefined, clock: ReminderClock): ReminderTime | undefined {
  const today = Math.floor(wallOf(clock.zone, clock.nowMs) / dayMs) * dayMs;
  const at = (day: number, time: number) => instantOf(clock.zone, day + time * minuteMs);
  if (rest === "") {
    if (minutes === undefined) return undefined;
    const todayMs = at(today, minutes);
    return onceAt(todayMs > clock.nowMs ? todayMs : at(today + dayMs, minutes), clock);
  }
  if (rest === "tonight") return onceAt(at(today, minutes ?? evening), clock);
  const day = readDay(rest, today);
  return day === undefined ? undefined : onceAt(at(day, minutes ?? morning), clock);
}

/** Times that are over are refused: nothing would ever remind of them. */
function onceAt(timeMs: number, { nowMs }: ReminderClock): ReminderTime | undefined {
  return timeMs > nowMs ? { timeMs } : undefined;
}
