import { LRUCache } from "lru-cache";

export interface Zone {
  readonly tz: string;
  readonly tz_label: string;
  readonly tz_offset: number;
}

/** More than there are zones. Names are taken in any case, so without a bound one zone could be cached under many. */
const zonesMax = 600;
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: zonesMax });
const zones = new LRUCache<string, { readonly quarter: number; readonly zone: Zone }>({ max: zonesMax });

/** Clocks are changed at quarters of an hour only, so until the next one the last answer holds; formatting takes 15 us. */
const quarterMs = 15 * 60_000;

/** A zone's name and its distance from Greenwich at the given time; summer time moves both. */
export function zoneOf(tz: string, nowMs: number): Zone {
  const quarter = Math.floor(nowMs / quarterMs);
  const known = zones.get(tz);
  if (known?.quarter === quarter) return known.zone;
  const zone = readZone(tz, nowMs);
  zones.set(tz, { quarter, zone });
  return zone;
}

function readZone(tz: string, nowMs: number): Zone {
  let format = formats.get(tz);
  if (!format) {
    // Making one costs fifty times as much as using it, and a page of people has few zones.
    format = new Intl.DateTimeFormat("en-US", { timeZone: tz, timeZoneName: "long", hourCycle: "h23", ...everyField });
    formats.set(tz, format);
  }
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(nowMs)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const offset = Math.round((local - nowMs) / 60_000) * 60;
  return { tz, tz_label: parts["timeZoneName"] ?? tz, tz_offset: offset };
}

const everyField = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;
