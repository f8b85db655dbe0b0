import { locale } from "../../strings/locale.ts";

/** A moment with its day and the name of the zone. */
export function sayFull(ms: number, timeZone: string): string {
  return new Date(ms).toLocaleString(locale, { dateStyle: "full", timeStyle: "long", timeZone });
}
