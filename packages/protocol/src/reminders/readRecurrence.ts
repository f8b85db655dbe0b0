import type { FrequencyType, Schedule } from "../triggers/schedule.ts";
import { instantOf, wallOf } from "../triggers/zone.ts";
import { readMonthDay, weekdayNamed } from "./readDay.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** 0 is Monday, as in schedules. */
const workdays = [0, 1, 2, 3, 4];

interface Rule {
  readonly type: FrequencyType;
  readonly repeatsEvery?: number;
  readonly onDays?: readonly number[];
  /** Where the schedule starts, if not today. */
  readonly from?: { readonly month: number; readonly day: number };
}

/** The schedule of a phrase such as `every weekday` or `on the 1st of every month`; nothing shorter than a day recurs. */
export function readRecurrence(
  phrase: string,
  { zone, nowMs }: { readonly zone: string; readonly nowMs: number },
  minutes: number,
): Schedule | undefined {
  const rule = readRule(phrase);
  if (!rule) return undefined;
  const today = Math.floor(wallOf(zone, nowMs) / dayMs) * dayMs;
  const { from, type, repeatsEvery = 1, onDays = [] } = rule;
  // A start before now is fine: the first time is the next one after now.
  const first = from ? Date.UTC(new Date(today).getUTCFullYear(), from.month, from.day) : today;
  const startMs = instantOf(zone, first + minutes * 60_000);
  return { startMs, zone, type, repeatsEvery, onDays, onWeek: undefined, endMs: undefined, times: undefined };
}

function readRule(phrase: string): Rule | undefined {
  const [, day1] =
    /^(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (?:of|day of) (?:every|each|the) month$/.exec(phrase) ?? [];
  if (day1 !== undefined) return monthly(Number(day1));
  const [, plural] = /^(?:on )?([a-z]+)s$/.exec(phrase) ?? [];
  if (plural !== undefined && weekdayNamed(plural) !== undefined) return onWeekdays(plural);
  if (phrase === "daily" || phrase === "weekly" || phrase === "monthly" || phrase === "yearly") return { type: phrase };
  const [, what] = /^(?:every|each) (.+)$/.exec(phrase) ?? [];
  return what === undefined ? undefined : readEvery(what);
}

function readEvery(what: string): Rule | undefined {
  if (what === "day") return { type: "daily" };
  if (what === "weekday") return { type: "weekly", onDays: workdays };
  if (what === "week") return { type: "weekly" };
  if (what === "month") return { type: "monthly" };
  if (what === "year") return { type: "yearly" };
  if (what === "other day") return { type: "daily", repeatsEvery: 2 };
  if (what === "other week") return { type: "weekly", repeatsEvery: 2 };
  const [, other] = /^other (.+)$/.exec(what) ?? [];
  const days = onWeekdays(other ?? what);
  if (days) return other === undefined ? days : { ...days, repeatsEvery: 2 };
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)(?: of the month)?$/.exec(what) ?? [];
  if (day !== undefined) return monthly(Number(day));
  const from = readMonthDay(what);
  return from && { type: "yearly", from };
}

/** `monday`, `monday and friday`, `monday, wednesday and friday`. */
function onWeekdays(words: string): Rule | undefined {
  const named = words.split(/, and |, | and |,/).map((word) => weekdayNamed(word.trim().replace(/s$/, "")));
  if (named.includes(undefined)) return undefined;
  const onDays = [...new Set(named.map((day) => ((day ?? 0) + 6) % 7))].toSorted((a, b) => a - b);
  return { type: "weekly", onDays };
}

/** January has all days, so that no schedule starts on a shortened one. */
function monthly(day: number): Rule | undefined {
  return day >= 1 && day <= 31 ? { type: "monthly", from: { month: 0, day } } : undefined;
}
