import { emojiKeywords } from "@platform/protocol/emoji/emojiKeywords.ts";
import { standardEmojis } from "@platform/protocol/emoji/standardEmoji.ts";
import { rankNames } from "./findEmoji.ts";

/** Standard emoji by their names, then by what they show and mean; names that only have the letters in them come last. */
export function searchEmoji(query: string, max: number): readonly string[] {
  const words = query
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== "");
  const wanted = words.join("_");
  const names = standardEmojis().map(({ name }) => name);
  const named = rankNames(wanted, names, max);
  const isNamedSo = (name: string) => name.replaceAll("-", "_").includes(wanted);
  const found = [...named.filter(isNamedSo), ...namesByKeyword(words), ...named];
  return [...new Set(found)].slice(0, max);
}

/** Those with a keyword that begins so, for each word of the query; whole words first. */
function namesByKeyword(words: readonly string[]): string[] {
  const known = [...emojiKeywords()];
  const match = (fits: (keyword: string, word: string) => boolean) =>
    known.flatMap(([name, keywords]) =>
      words.every((word) => keywords.some((keyword) => fits(keyword, word))) ? [name] : [],
    );
  return [...match((keyword, word) => keyword === word), ...match((keyword, word) => keyword.startsWith(word))];
}
