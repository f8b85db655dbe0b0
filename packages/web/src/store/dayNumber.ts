const dayMs = 86_400_000;
/** Clocks are changed at quarters of an hour only, so a day lasts through one. */
const quarterMs = 15 * 60_000;

let known = formatIn("UTC");

/** The number of a calendar day in the zone. To ask is slow, and the messages of a list are close together. */
export function dayNumber(ms: number, zone: string): number {
  const quarter = Math.floor(ms / quarterMs);
  if (known.zone !== zone) known = formatIn(zone);
  if (known.quarter !== quarter) known = { ...known, quarter, day: Date.parse(known.format.format(ms)) / dayMs };
  return known.day;
}

function formatIn(zone: string) {
  // In Swedish a date is written as `Date.parse` reads it.
  return { zone, format: new Intl.DateTimeFormat("sv", { timeZone: zone }), quarter: Number.NaN, day: 0 };
}
