import type { Schedule } from "./schedule.ts";
import { instantOf, type WallMs, wallOf } from "./zone.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** So many periods are looked through for a time: a 29 February comes within eight years. */
const periodsMax = 12;

/** The first time after a moment, or nothing when the schedule has ended. How often it came so far is not counted here. */
export function nextOccurrence(schedule: Schedule, afterMs: number): number | undefined {
  const found = schedule.startMs > afterMs && isTime(schedule) ? schedule.startMs : laterThan(schedule, afterMs);
  return found === undefined || (schedule.endMs !== undefined && found > schedule.endMs) ? undefined : found;
}

/** Whether the very start is one of its times: with days of the week given, it may only say from when on. */
function isTime(schedule: Schedule): boolean {
  if (schedule.onDays.length === 0) return true;
  const wall = wallOf(schedule.zone, schedule.startMs);
  return timesIn(schedule, wall, 0).includes(wall);
}

function laterThan(schedule: Schedule, afterMs: number): number | undefined {
  const { startMs, zone, type, repeatsEvery } = schedule;
  const floorMs = Math.max(afterMs, startMs);
  if (type === "once") return undefined;
  if (type === "hourly") {
    const periodMs = repeatsEvery * hourMs;
    return startMs + (Math.floor((floorMs - startMs) / periodMs) + 1) * periodMs;
  }
  const start = wallOf(zone, startMs);
  // One period early: the clock of the zone may have been put back meanwhile.
  const first = Math.max(0, Math.floor(periodsBetween(schedule, start, wallOf(zone, floorMs)) / repeatsEvery) - 1);
  for (let period = first; period < first + periodsMax; period++) {
    for (const wall of timesIn(schedule, start, period * repeatsEvery)) {
      const ms = instantOf(zone, wall);
      if (wall >= start && ms > floorMs) return ms;
    }
  }
  return undefined;
}

/** How many days, weeks, months or years lie between two times. */
function periodsBetween({ type }: Schedule, from: WallMs, to: WallMs): number {
  if (type === "daily") return Math.floor((to - from) / dayMs);
  if (type === "weekly") return Math.floor((mondayOf(to) - mondayOf(from)) / (7 * dayMs));
  const [a, b] = [new Date(from), new Date(to)];
  const years = b.getUTCFullYear() - a.getUTCFullYear();
  return type === "yearly" ? years : years * 12 + b.getUTCMonth() - a.getUTCMonth();
}

/** The times within one day, week, month or year, so many of them after the first. */
function timesIn(schedule: Schedule, start: WallMs, after: number): WallMs[] {
  const { type, onDays, onWeek } = schedule;
  const time = ((start % dayMs) + dayMs) % dayMs;
  const date = new Date(start);
  if (type === "daily") return [start + after * dayMs];
  if (type === "weekly") {
    const days = onDays.length > 0 ? onDays : [weekdayOf(start)];
    return days.map((day) => mondayOf(start) + (after * 7 + day) * dayMs + time);
  }
  if (type === "yearly") return [dayIn(date.getUTCFullYear() + after, date.getUTCMonth(), date.getUTCDate()) + time];
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + after];
  const [day] = onDays;
  if (day === undefined) return [dayIn(year, month, date.getUTCDate()) + time];
  return [weekdayIn(year, month, day, onWeek ?? Math.ceil(date.getUTCDate() / 7)) + time];
}

/** A day of a month, or its last day where the month is shorter. */
function dayIn(year: number, month: number, day: number): WallMs {
  return Math.min(Date.UTC(year, month, day), Date.UTC(year, month + 1, 0));
}

/** The nth of a weekday in a month. A fifth that the month does not have is the last. */
function weekdayIn(year: number, month: number, day: number, nth: number): WallMs {
  const first = Date.UTC(year, month, 1);
  const last = Date.UTC(year, month + 1, 0);
  const earliest = first + ((day - weekdayOf(first) + 7) % 7) * dayMs;
  const wanted = nth === -1 ? Number.POSITIVE_INFINITY : earliest + (nth - 1) * 7 * dayMs;
  return wanted <= last ? wanted : last - ((weekdayOf(last) - day + 7) % 7) * dayMs;
}

function mondayOf(wall: WallMs): WallMs {
  return Math.floor(wall / dayMs) * dayMs - weekdayOf(wall) * dayMs;
}

/** 0 for Monday. The first of January 1970 was a Thursday. */
function weekdayOf(wall: WallMs): number {
  return (((Math.floor(wall / dayMs) + 3) % 7) + 7) % 7;
}
