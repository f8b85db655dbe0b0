import type { ToolHost } from "../toolHost.ts";
import { readPeople } from "./people.ts";

/** Prints seconds since 1970, or the timestamp of a message. */
export type PrintTime = (seconds: number | string) => string;

/** `2026-01-15 10:00:00 CET`, in the zone of the person whose token it is. */
export async function readClock(host: ToolHost): Promise<PrintTime> {
  const people = await readPeople(host, [host.caller.userId]);
  return clockIn(people.get(host.caller.userId)?.tz ?? "UTC");
}

export function clockIn(timeZone: string): PrintTime {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "short",
  });
  return (seconds) => {
    const parts = new Map(format.formatToParts(Number(seconds) * 1000).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
    const [day, time] = [["year", "month", "day"] as const, ["hour", "minute", "second"] as const];
    return `${day.map(part).join("-")} ${time.map(part).join(":")} ${part("timeZoneName")}`;
  };
}
