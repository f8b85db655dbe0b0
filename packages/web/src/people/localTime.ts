import type { Person } from "../store/types.ts";
import { locale } from "../strings/locale.ts";

/** What the clock shows where a person is. Nothing for a zone that this browser does not know. */
export function localTime({ tz }: Pick<Person, "tz">, nowMs: number): string {
  try {
    const clock = new Intl.DateTimeFormat(locale, { timeZone: tz, hour: "numeric", minute: "2-digit" });
    return `${clock.format(nowMs)} (${tz.replaceAll("_", " ")})`;
  } catch {
    return "";
  }
}
