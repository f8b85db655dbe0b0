import type { DateElement } from "../elements/date.ts";
import { dateWithoutReader } from "../plainText.ts";
import { formatsFor } from "./formats.ts";
import type { Reader } from "./reader.ts";
import { tokens } from "./tokens.ts";

/** The farthest moments that a date can hold. */
const farthestMs = 8.64e15;

/**
 * A date as its reader sees it: in their zone, their language and by their clock. What cannot be printed is shown by its
 * fallback; a token that nobody knows stays as it is.
 *
 * @example
 * printDate({ timestamp: 1392734382, format: "{date_short} at {time}" }, { zone: "UTC", locale: "en-US", nowMs: Date.now() })
 * // "Feb 18, 2014 at 2:39 PM"
 */
export function printDate(
  date: Pick<DateElement, "timestamp" | "format" | "fallback" | "timezone">,
  reader: Reader,
): string {
  const { timestamp, format, fallback, timezone } = date;
  const thenMs = timestamp * 1_000;
  if (!(Math.abs(thenMs) <= farthestMs)) return fallback || format;
  const formats =
    (timezone === undefined ? undefined : formatsFor({ ...reader, zone: timezone })) ?? formatsFor(reader);
  if (formats === undefined) return dateWithoutReader({ type: "date", ...date });

  let known = 0;
  const printed = format.replaceAll(/\{([a-z_]{1,30})\}/g, (written, name: string) => {
    const token = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    if (token === undefined) return written;
    known += 1;
    return token({ formats, thenMs, nowMs: reader.nowMs });
  });
  if (known === 0) return fallback || format;
  return format.startsWith("{") ? capitalize(printed, formats.locale) : printed;
}

/** Words such as "today" are lower case inside a sentence and begin one with a capital. */
function capitalize(words: string, locale: string): string {
  const first = String.fromCodePoint(words.codePointAt(0) ?? 0x20);
  return first.toLocaleUpperCase(locale) + words.slice(first.length);
}
