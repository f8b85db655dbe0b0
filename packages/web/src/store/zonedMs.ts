import { instantOf, wallOf } from "@platform/protocol/triggers/zone.ts";

const dayMs = 86_400_000;

/** The moment at which a clock in the zone shows this; not a number when it is no time. */
export function zonedMs(wall: string, zone: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  return Number.isNaN(asUtc) ? asUtc : instantOf(zone, asUtc);
}

/** What a clock in the zone shows at a moment, as a field for date and time takes it. */
export function wallText(ms: number, zone: string): string {
  return new Date(wallOf(zone, ms)).toISOString().slice(0, 16);
}

/** A time of day on a numbered day. By the calendar, because a day is not always 24 hours long. */
export function momentOn(day: number, zone: string, hour = 0): number {
  return instantOf(zone, day * dayMs + hour * 3_600_000);
}

/** The day of the week: 0 for Sunday. */
export const weekdayOf = (day: number): number => new Date(day * dayMs).getUTCDay();
