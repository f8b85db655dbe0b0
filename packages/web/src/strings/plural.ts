const rules = new Intl.PluralRules("en");

/** The form of a text that goes with the count: "1 reply", "2 replies". */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === "one" ? one : other;
}
