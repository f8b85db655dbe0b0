import { dayNumber } from "../store/dayNumber.ts";
import { useZone } from "../store/zone.ts";
import { locale } from "../strings/locale.ts";
import { timelineText } from "../strings/timeline.ts";
import { unreadText } from "../strings/unread.ts";

const dayMs = 86_400_000;
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** How times are written for a reader in a zone. */
export interface Times {
  readonly timeText: (ms: number) => string;
  readonly fullText: (ms: number) => string;
  /** Today, yesterday, or the date. */
  readonly dayText: (ms: number, nowMs: number) => string;
  /** The time, with its day when that is not today. */
  readonly sinceText: (ms: number, nowMs: number) => string;
  /** How long ago up to a day, then the date. */
  readonly agoText: (ms: number, nowMs: number) => string;
}

let made: { readonly zone: string; readonly times: Times } | undefined;

/** In the zone of the person. Whatever shows a time asks here, so that it is drawn again when the zone changes. */
export function useTimes(): Times {
  return timesIn(useZone());
}

/** Formatters are slow to make, and a page has one zone at a time. */
export function timesIn(zone: string): Times {
  if (made?.zone !== zone) made = { zone, times: makeTimes(zone) };
  return made.times;
}

function makeTimes(timeZone: string): Times {
  const formatOf = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const clock = formatOf({ hour: "numeric", minute: "2-digit" });
  const whole = formatOf({ dateStyle: "full", timeStyle: "medium" });
  const thisYear = formatOf({ weekday: "long", month: "long", day: "numeric" });
  const otherYear = formatOf({ year: "numeric", month: "long", day: "numeric" });
  const timeText = (ms: number) => clock.format(ms);

  const dayText = (ms: number, nowMs: number) => {
    const [day, today] = [dayNumber(ms, timeZone), dayNumber(nowMs, timeZone)];
    if (day === today || day === today - 1) return capital(relative.format(day - today, "day"));
    return yearOf(day) === yearOf(today) ? thisYear.format(ms) : otherYear.format(ms);
  };

  return {
    timeText,
    fullText: (ms) => whole.format(ms),
    dayText,
    sinceText(ms, nowMs) {
      if (dayNumber(ms, timeZone) === dayNumber(nowMs, timeZone)) return timeText(ms);
      return unreadText.dayAt(dayText(ms, nowMs), timeText(ms));
    },
    agoText(ms, nowMs) {
      const minutes = Math.round((ms - nowMs) / 60_000);
      if (minutes > -1) return timelineText.justNow;
      if (minutes > -60) return relative.format(minutes, "minute");
      if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), "hour");
      return dayText(ms, nowMs);
    },
  };
}

const yearOf = (day: number): number => new Date(day * dayMs).getUTCFullYear();

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
