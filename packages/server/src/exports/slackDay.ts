/** Slack ends days at midnight where it is at home. */
const format = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
});

export interface SlackDay {
  /** Such as 2017-07-13. */
  readonly name: string;
  /** The last timestamp that belongs to it. */
  readonly lastTs: number;
}

/** The day of a message, by which the files of an export are cut. */
export function slackDay(ts: number): SlackDay {
  const { year, month, day } = partsOf(Math.floor(ts / 1000));
  return {
    name: `${year}-${month}-${day}`,
    lastTs: midnightAfter(Number(year), Number(month), Number(day)) * 1000 - 1,
  };
}

/** Clocks there are 7 or 8 hours behind, and are never changed at midnight. */
function midnightAfter(year: number, month: number, day: number): number {
  const inSummer = Date.UTC(year, month - 1, day + 1, 7);
  return partsOf(inSummer).hour === "00" ? inSummer : Date.UTC(year, month - 1, day + 1, 8);
}

function partsOf(ms: number): Readonly<Record<"year" | "month" | "day" | "hour", string>> {
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(ms)) parts[type] = value;
  const { year = "", month = "", day = "", hour = "" } = parts;
  return { year, month, day, hour };
}
