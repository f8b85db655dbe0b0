const english = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

/** Long dates in English name the day as people say it: December 23rd. Other languages have it in their patterns. */
export function withOrdinal(parts: readonly Intl.DateTimeFormatPart[], locale: string): Intl.DateTimeFormatPart[] {
  if (!/^en\b/.test(locale)) return [...parts];
  return parts.map((part) => (part.type === "day" ? { ...part, value: ordinal(part.value) } : part));
}

function ordinal(day: string): string {
  return `${day}${endings[english.select(Number(day))] ?? ""}`;
}
