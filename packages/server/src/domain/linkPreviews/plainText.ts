import { cutCharacters, isLongerThan } from "@platform/protocol";
import { escapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";

/** Signs that turn the direction of what follows, also outside of the preview. */
const controls = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Descriptions of some pages are HTML that was escaped once more. */
const tags = /<\/?[a-z!][^<>]{0,500}>/gi;

/**
 * One line of text that a page says about itself, as messages hold text: without tags, and with `&`, `<` and `>` escaped,
 * so that no page can mention people or disguise a link.
 */
export function plainText(given: unknown, charsMax: number): string | undefined {
  if (typeof given !== "string") return undefined;
  // What is cut here could not be shown anyway, and would cost time.
  const words = given
    .slice(0, charsMax * 10)
    .replace(tags, " ")
    .replace(controls, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (words === "") return undefined;
  const isLong = isLongerThan(words, charsMax);
  return escapeMrkdwn(isLong ? `${cutCharacters(words, charsMax - 1).trimEnd()}…` : words).toWellFormed();
}
