import { keywordsOf } from "./notifyLevels.ts";

let last: { readonly list: string; readonly pattern: RegExp | undefined } = { list: "", pattern: undefined };

/** Finds the person's keywords as whole words, in any case; undefined without keywords. The split keeps what it finds. */
export function keywordPattern(list: string): RegExp | undefined {
  if (list === last.list) return last.pattern;
  const words = keywordsOf(list).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern =
    words.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\p{N}_])(${words.join("|")})(?![\\p{L}\\p{N}_])`, "iu");
  last = { list, pattern };
  return pattern;
}

/** Whether a text holds one of the person's keywords. What is inside of a mention or link is no word. */
export function hasKeyword({ keywords }: { readonly keywords: string }, text: string): boolean {
  const pattern = keywordPattern(keywords);
  return pattern !== undefined && pattern.test(text.replaceAll(/<[^|>]*\|?([^>]*)>/g, " $1 "));
}
