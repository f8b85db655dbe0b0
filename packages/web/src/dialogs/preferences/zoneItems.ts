import { wallOf } from "@platform/protocol/triggers/zone.ts";
import { locale } from "../../strings/locale.ts";

export interface ZoneItem {
  readonly id: string;
  readonly text: string;
}

/** Zones as they are chosen: by name, with the offset and what people call the time there, from west to east. */
export function zoneItems(nowMs: number, current: string): ZoneItem[] {
  // The list of a browser lacks UTC, and may lack an alias that another browser reported.
  const names = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), current]);
  return [...names]
    .map((id) => ({ id, text: zoneText(id, nowMs), offset: offsetIn(id, nowMs) }))
    .toSorted((one, other) => one.offset - other.offset || (one.id < other.id ? -1 : 1));
}

/** As in `Europe/Berlin (GMT+1, Central European Time)`. */
export function zoneText(id: string, nowMs: number): string {
  const name = (timeZoneName: "shortOffset" | "longGeneric") =>
    new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName })
      .formatToParts(nowMs)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const details = [...new Set([name("shortOffset"), name("longGeneric")])].join(", ");
  return `${id.replaceAll("_", " ")} (${details})`;
}

function offsetIn(id: string, nowMs: number): number {
  return wallOf(id, nowMs) - nowMs;
}
