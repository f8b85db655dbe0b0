import { locale } from "../strings/locale.ts";

/** Shorter ones begin too many words of too many labels. */
const wordMin = 2;

const wordsOf = (text: string): string[] => text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);

/**
 * The name in what is typed for an action on something named, as `general` in `star general` and in `general star`. Nothing
 * if no word is one of the action, or none is left for the name.
 */
export function placeIn(typed: string, label: string): string | undefined {
  const words = wordsOf(typed);
  const known = wordsOf(label);
  const isOfAction = (word: string) => word.length >= wordMin && known.some((one) => one.startsWith(word));
  for (let count = words.length - 1; count > 0; count--) {
    if (words.slice(0, count).every(isOfAction)) return words.slice(count).join(" ");
    if (words.slice(-count).every(isOfAction)) return words.slice(0, -count).join(" ");
  }
  return undefined;
}
