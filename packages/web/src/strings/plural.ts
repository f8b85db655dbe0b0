import { language } from "./locale.ts";

const rules = new Intl.PluralRules(language);

/** The form of a text that goes with the count: "1 reply", "2 replies". */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === "one" ? one : other;
}
