export interface LocalTime {
  readonly count: number;
  /** As a clock there shows it. */
  readonly time: string;
}

interface ZoneCount {
  readonly tz: string;
  readonly count: number;
}

/** What the clocks of people show at a moment, most people first. Zones whose clocks show the same are one. */
export function localTimes(zones: readonly ZoneCount[], atMs: number, locale: string): LocalTime[] {
  const counts = new Map<string, number>();
  for (const { tz, count } of zones) {
    const time = clockIn(tz, locale).format(atMs);
    counts.set(time, (counts.get(time) ?? 0) + count);
  }
  return [...counts].map(([time, count]) => ({ time, count })).toSorted((one, other) => other.count - one.count);
}

function clockIn(timeZone: string, locale: string): Intl.DateTimeFormat {
  const shown = { timeStyle: "short" } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...shown, timeZone });
  } catch {
    // A zone that this browser does not know.
    return new Intl.DateTimeFormat(locale, { ...shown, timeZone: "UTC" });
  }
}
