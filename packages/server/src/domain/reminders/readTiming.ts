import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { readReminderTime, type ReminderTime } from "@platform/protocol/reminders/readReminderTime.ts";
import { nextOccurrence } from "@platform/protocol/triggers/nextOccurrence.ts";
import { weekdays } from "@platform/protocol/triggers/schedule.ts";

export interface Timing {
  /** A number of seconds, a time in seconds since 1970, or words. */
  readonly time: string;
  readonly recurrence: Readonly<Record<string, unknown>> | undefined;
}

const frequencies = ["daily", "weekly", "monthly", "yearly"] as const;

/** When a reminder is due, in the time zone of the person. `recurrence` repeats a time that does not recur by itself. */
export function readTiming(
  { time, recurrence }: Timing,
  clock: { readonly zone: string; readonly nowMs: number },
): Outcome<ReminderTime, "cannot_parse"> {
  const read = readReminderTime(time, clock);
  const repeated = read && recurrence ? repeat(read, recurrence, clock) : read;
  const isNear = repeated !== undefined && repeated.timeMs <= clock.nowMs + limits.reminder_ahead_s * 1000;
  return isNear ? succeed(repeated) : refuse("cannot_parse");
}

function repeat(
  { timeMs: startMs, schedule: own }: ReminderTime,
  recurrence: Readonly<Record<string, unknown>>,
  { zone }: { readonly zone: string },
): ReminderTime | undefined {
  const { frequency, weekdays: days = [] } = recurrence;
  const type = frequencies.find((known) => known === frequency);
  const onDays = Array.isArray(days) ? days.map(weekdayOf) : [-1];
  const isWeekly = type === "weekly";
  if (own || !type || onDays.includes(-1) || isWeekly !== onDays.length > 0) return undefined;
  const sorted = [...new Set(onDays)].toSorted((a, b) => a - b);
  const fixed = { repeatsEvery: 1, onWeek: undefined, endMs: undefined, times: undefined };
  const schedule = { startMs, zone, type, onDays: sorted, ...fixed };
  const timeMs = nextOccurrence(schedule, startMs - 1);
  return timeMs === undefined ? undefined : { timeMs, schedule };
}

function weekdayOf(name: unknown): number {
  return weekdays.findIndex((known) => typeof name === "string" && known.toLowerCase() === name.toLowerCase());
}
