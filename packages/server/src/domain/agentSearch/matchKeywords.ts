import type { Phrase } from "../../storage/queries/search.ts";
import { wordsOf } from "../search/words.ts";
import type { Keywords } from "./readKeywords.ts";

/** A text of an object, and how much a word in it counts. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** How well an object without an entry in the index fits, by its texts; undefined when it does not. */
export function matchKeywords(
  texts: readonly WeightedText[],
  { clauses, groups, without }: Pick<Keywords, "clauses" | "groups" | "without">,
): number | undefined {
  if (clauses.length === 0) return undefined;
  const read = texts.map(({ text, weight }) => ({ words: wordsOf(text).map(({ word }) => word), weight }));
  const has = (phrase: Phrase): boolean => read.some(({ words }) => contains(words, phrase));
  if (!clauses.every((clause) => clause.some(has)) || without.some(has)) return undefined;
  const worth = (group: readonly Phrase[]): number =>
    Math.max(...read.map(({ words, weight }) => (group.some((phrase) => contains(words, phrase)) ? weight : 0)));
  return groups.reduce((sum, group) => sum + worth(group), 0);
}

function contains(words: readonly string[], { words: wanted, isPrefix }: Phrase): boolean {
  return words.some((_, at) =>
    wanted.every((word, index) => {
      const there = words[at + index] ?? "";
      return isPrefix && index === wanted.length - 1 ? there.startsWith(word) : there === word;
    }),
  );
}
