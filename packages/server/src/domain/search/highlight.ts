import type { Phrase } from "../../storage/queries/search.ts";
import { wordsOf } from "./words.ts";

/** What clients look for around a word that was found; they do not occur in text that people write. */
const begin = "\u{e000}";
const end = "\u{e001}";

/** The text with every word marked that the query asks for. */
export function highlight(text: string, phrases: readonly Phrase[]): string {
  const whole = new Set(phrases.flatMap(({ words, isPrefix }) => (isPrefix ? words.slice(0, -1) : words)));
  const prefixes = phrases.flatMap(({ words, isPrefix }) => (isPrefix ? words.slice(-1) : []));
  let marked = "";
  let at = 0;
  for (const { word, from, to } of wordsOf(text)) {
    if (!whole.has(word) && !prefixes.some((prefix) => word.startsWith(prefix))) continue;
    marked += `${text.slice(at, from)}${begin}${text.slice(from, to)}${end}`;
    at = to;
  }
  return marked + text.slice(at);
}
