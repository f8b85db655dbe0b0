/** Times on the clock of a zone, as milliseconds since 1970 would be if the zone were UTC. */
export type WallMs = number;

const dayMs = 24 * 60 * 60 * 1000;
const known = new Map<string, Intl.DateTimeFormat>();

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

export function wallOf(zone: string, ms: number): WallMs {
  const fields: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(ms)) fields[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((ms % 1000) + 1000) % 1000);
}

/**
 * When the clock of a zone shows a time. Where it shows it twice, the first; where it never does, because an hour is
 * skipped that night, as long after the change as the time would have been after it: nothing is lost and nothing comes
 * twice.
 */
export function instantOf(zone: string, wall: WallMs): number {
  const before = wall - offsetOf(zone, wall - dayMs);
  const after = wall - offsetOf(zone, wall + dayMs);
  const shown = [before, after].filter((ms) => wallOf(zone, ms) === wall);
  return shown.length === 0 ? before : Math.min(...shown);
}

function offsetOf(zone: string, ms: number): number {
  return wallOf(zone, ms) - ms;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = known.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "iso8601",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    known.set(zone, format);
  }
  return format;
}
