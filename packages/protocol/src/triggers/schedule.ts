import { limits } from "../limits.ts";
import { instantOf, isZone } from "./zone.ts";

export const frequencies = ["once", "hourly", "daily", "weekly", "monthly", "yearly"] as const;
export type FrequencyType = (typeof frequencies)[number];

/** From Monday, because weeks begin there. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const weekNumbers = [1, 2, 3, 4, -1];

/** When a workflow starts by itself. */
export interface Schedule {
  readonly startMs: number;
  readonly zone: string;
  readonly type: FrequencyType;
  readonly repeatsEvery: number;
  /** Days of the week, 0 for Monday; of the first time when there is none. */
  readonly onDays: readonly number[];
  /** Which of them in a month; -1 for the last. */
  readonly onWeek: number | undefined;
  readonly endMs: number | undefined;
  readonly times: number | undefined;
}

export type ReadSchedule =
  | { readonly ok: true; readonly schedule: Schedule }
  | { readonly ok: false; readonly fault: string };

/** A schedule as authors write it. Times without an offset are on the clock of its zone. */
export function readSchedule(value: unknown): ReadSchedule {
  const {
    start_time: start,
    end_time: end,
    timezone: zone = "UTC",
    occurrence_count: times,
    frequency,
  } = fieldsOf(value);
  if (typeof zone !== "string" || !isZone(zone)) return bad("timezone must be a zone of the IANA database");
  const startMs = readTime(start, zone);
  if (startMs === undefined) return bad("start_time must be a time, as in 2026-03-01T14:00:00Z");
  const endMs = end === undefined ? undefined : readTime(end, zone);
  if (end !== undefined && endMs === undefined) return bad("end_time must be a time, as in 2026-12-31T00:00:00Z");
  if (endMs !== undefined && endMs < startMs) return bad("end_time must come after start_time");
  if (times !== undefined && !isCount(times)) return bad("occurrence_count must be a number of times");
  const read = readFrequency(fieldsOf(frequency ?? { type: "once" }));
  if (typeof read === "string") return bad(read);
  if (read.type === "once" && (endMs !== undefined || times !== undefined)) {
    return bad("what happens once has neither end_time nor occurrence_count");
  }
  return { ok: true, schedule: { startMs, zone, ...read, endMs, times } };
}

type Frequency = Pick<Schedule, "type" | "repeatsEvery" | "onDays" | "onWeek">;

function readFrequency(fields: Readonly<Record<string, unknown>>): Frequency | string {
  const { type: named, repeats_every: repeatsEvery = 1, on_days: onDays = [], on_week_num: onWeek } = fields;
  const type = frequencies.find((known) => known === named);
  if (!type) return `frequency.type must be one of ${frequencies.join(", ")}`;
  if (!isCount(repeatsEvery)) return `frequency.repeats_every must be from 1 to ${limits.schedule_repeats_max}`;
  const days = Array.isArray(onDays) ? onDays.map((day) => weekdays.findIndex((known) => known === day)) : [-1];
  if (days.includes(-1)) return `frequency.on_days must be of ${weekdays.join(", ")}`;
  if (days.length > 0 && type !== "weekly" && type !== "monthly") return `frequency.on_days is not for ${type}`;
  if (days.length > 1 && type === "monthly") return "frequency.on_days of a month is one day";
  if (onWeek === undefined) return { type, repeatsEvery, onDays: sorted(days), onWeek: undefined };
  if (type !== "monthly" || days.length === 0) return "frequency.on_week_num is for monthly, with on_days";
  if (typeof onWeek !== "number" || !weekNumbers.includes(onWeek))
    return "frequency.on_week_num must be 1, 2, 3, 4 or -1";
  return { type, repeatsEvery, onDays: sorted(days), onWeek };
}

function sorted(days: readonly number[]): number[] {
  return [...new Set(days)].toSorted((a, b) => a - b);
}

const timeSyntax = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

function readTime(value: unknown, zone: string): number | undefined {
  const [, day, time = "00:00", offset] = typeof value === "string" ? (timeSyntax.exec(value) ?? []) : [];
  if (day === undefined) return undefined;
  const written = /^[+-]\d{4}$/.test(offset ?? "") ? `${offset?.slice(0, 3)}:${offset?.slice(3)}` : (offset ?? "Z");
  const ms = Date.parse(`${day}T${time}${written}`);
  // A day that the month does not have is read as one of the next month.
  if (Number.isNaN(ms) || !new Date(`${day}T00:00Z`).toISOString().startsWith(day)) return undefined;
  return offset === undefined ? instantOf(zone, ms) : ms;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= limits.schedule_repeats_max;
}

function bad(fault: string): ReadSchedule {
  return { ok: false, fault: `schedule: ${fault}` };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
