import { ago } from "./ago.ts";
import { calendarDate, daysFromToday } from "./calendar.ts";
import { type Formats, join } from "./formats.ts";
import { withOrdinal } from "./ordinal.ts";

/** A moment and the present, both in milliseconds. */
type Moment = { readonly formats: Formats; readonly thenMs: number; readonly nowMs: number };

/** The 13 tokens that a date's format may hold. */
export const tokens: Readonly<Record<string, (moment: Moment) => string>> = {
  day_divider_pretty: (moment) => nearby(moment) ?? (isThisYear(moment) ? longThisYear(moment) : long(moment)),
  date_num: ({ formats, thenMs }) => {
    const { year, month, day } = calendarDate(formats, thenMs);
    return `${year}-${month}-${day}`;
  },
  date_slash: ({ formats, thenMs }) => join(formats.parts("slash", thenMs)),
  date_long: long,
  date_long_full: ({ formats, thenMs }) => join(formats.parts("longFull", thenMs)),
  date_long_pretty: (moment) => nearby(moment) ?? long(moment),
  date: plain,
  date_pretty: (moment) => nearby(moment) ?? plain(moment),
  date_short: short,
  date_short_pretty: (moment) => nearby(moment) ?? short(moment),
  time: ({ formats, thenMs }) => join(formats.parts("time", thenMs)),
  time_secs: ({ formats, thenMs }) => join(formats.parts("timeWithSeconds", thenMs)),
  ago: ({ formats, thenMs, nowMs }) => ago(formats, thenMs, nowMs),
};

/** Yesterday, today or tomorrow, in the reader's words. */
function nearby({ formats, thenMs, nowMs }: Moment): string | undefined {
  const days = daysFromToday(formats, thenMs, nowMs);
  return Math.abs(days) <= 1 ? formats.relative(days, "day", "auto") : undefined;
}

function isThisYear({ formats, thenMs, nowMs }: Moment): boolean {
  return calendarDate(formats, thenMs).year === calendarDate(formats, nowMs).year;
}

function long({ formats, thenMs }: Moment): string {
  return join(withOrdinal(formats.parts("long", thenMs), formats.locale));
}

function longThisYear({ formats, thenMs }: Moment): string {
  return join(withOrdinal(formats.parts("longThisYear", thenMs), formats.locale));
}

function plain({ formats, thenMs }: Moment): string {
  return join(formats.parts("date", thenMs));
}

function short({ formats, thenMs }: Moment): string {
  return join(formats.parts("short", thenMs));
}
