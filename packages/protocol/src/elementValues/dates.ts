/** Also patterns of JSON Schema, so definitions and parsers accept the same. */
export const datePattern = "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$";
export const timePattern = "^([01]\\d|2[0-3]):[0-5]\\d$";

/** A date with a time is UNIX time in seconds, in ten digits; milliseconds would have thirteen. */
export const secondsMin = 1_000_000_000;
export const secondsMax = 9_999_999_999;

const date = new RegExp(datePattern, "u");
const time = new RegExp(timePattern, "u");

/** The 30th of February matches the pattern, but no calendar can show it. */
export function isCalendarDate(text: string): boolean {
  return date.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(-2));
}

export function isTimeOfDay(text: string): boolean {
  return time.test(text);
}

export function isDateTime(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= secondsMin && Number(value) <= secondsMax;
}
