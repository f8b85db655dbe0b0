import type { WallMs } from "../triggers/zone.ts";

const dayMs = 24 * 60 * 60 * 1000;
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
export const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** The day of the week, 0 for Sunday, by its name or its first three letters or more. */
export function weekdayNamed(word: string): number | undefined {
  return indexNamed(weekdays, word);
}

/** A month and a day of it, in either order: `june 1st`, `1 june`, `1st of june`. */
export function readMonthDay(words: string): { readonly month: number; readonly day: number } | undefined {
  const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
  const [, before, dayAfter] = new RegExp(`^([a-z]+) ${ordinal}$`).exec(words) ?? [];
  const [, dayBefore, after] = new RegExp(`^(?:the )?${ordinal}(?: of)? ([a-z]+)$`).exec(words) ?? [];
  const month = indexNamed(months, before ?? after ?? "");
  const day = Number(dayAfter ?? dayBefore);
  return month === undefined || !(day >= 1 && day <= 31) ? undefined : { month, day };
}

/** The day that a phrase without a time of day means: the next one where it leaves that open. */
export function readDay(phrase: string, today: WallMs): WallMs | undefined {
  const words = phrase.replace(/^on /, "").replace(/,/g, "");
  if (words === "today") return today;
  if (words === "tomorrow") return today + dayMs;
  if (words === "day after tomorrow" || words === "the day after tomorrow") return today + 2 * dayMs;
  if (words === "next week") return nextWeekday(today, 1);
  const weekday = weekdayNamed(words.replace(/^(next|this) /, ""));
  if (weekday !== undefined) return nextWeekday(today, weekday);
  return readDate(words, today);
}

function readDate(words: string, today: WallMs): WallMs | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words) ?? [];
  if (isoYear !== undefined) return dateOf(Number(isoYear), Number(isoMonth) - 1, Number(isoDay));
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(words) ?? [];
  if (month !== undefined) return comingDate(year, Number(month) - 1, Number(day), today);
  const [, ofMonth] = /^the (\d{1,2})(?:st|nd|rd|th)$/.exec(words) ?? [];
  if (ofMonth !== undefined) return comingDayOfMonth(Number(ofMonth), today);
  const [, spoken = "", spokenYear] = /^(.*?)(?: (\d{4}))?$/.exec(words) ?? [];
  const read = readMonthDay(spoken);
  return read && comingDate(spokenYear, read.month, read.day, today);
}

function nextWeekday(today: WallMs, weekday: number): WallMs {
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  return today + (ahead === 0 ? 7 : ahead) * dayMs;
}

/** In this year, or in the next when it is over. */
function comingDate(year: string | undefined, month: number, day: number, today: WallMs): WallMs | undefined {
  if (year !== undefined) return dateOf(Number(year), month, day);
  const thisYear = new Date(today).getUTCFullYear();
  const date = dateOf(thisYear, month, day);
  return date !== undefined && date < today ? dateOf(thisYear + 1, month, day) : date;
}

function comingDayOfMonth(day: number, today: WallMs): WallMs | undefined {
  const date = new Date(today);
  for (let after = 0; after < 3; after++) {
    const found = dateOf(date.getUTCFullYear(), date.getUTCMonth() + after, day);
    if (found !== undefined && found > today) return found;
  }
  return undefined;
}

/** Undefined for a day that the month does not have. */
function dateOf(year: number, month: number, day: number): WallMs | undefined {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCDate() === day ? date.getTime() : undefined;
}

function indexNamed(names: readonly string[], word: string): number | undefined {
  const at = word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));
  return at < 0 ? undefined : at;
}
