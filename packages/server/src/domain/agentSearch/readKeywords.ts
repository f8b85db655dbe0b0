import type { Phrase } from "../../storage/queries/search.ts";
import { type AskedFilter, parseQuery, type SearchedPart } from "../search/parseQuery.ts";
import { wordForms } from "./wordForms.ts";

/** What a search looks for. */
export interface Keywords {
  /** Of each list one phrase must be there. */
  readonly clauses: readonly (readonly Phrase[])[];
  /** What the ranking counts: one group for each word, whether it must be there or not. */
  readonly groups: readonly (readonly Phrase[])[];
  readonly without: readonly Phrase[];
  readonly filters: readonly AskedFilter[];
}

export interface AskedKeywords {
  readonly query: string;
  /** Each is a list of alternatives. */
  readonly termClauses: readonly string[];
  /** Filters for `termClauses`. */
  readonly modifiers: string;
  /** Whether a question is taken for a list of words instead of being read loosely. */
  readonly isStrict: boolean;
}

/** Longer questions count with their first words: each becomes a clause with all the others. */
const questionWordsMax = 10;

/** Reads the words and filters of a search. Term clauses stand for the query where they are given. */
export function readKeywords({ query, termClauses, modifiers, isStrict }: AskedKeywords): Keywords {
  if (termClauses.length > 0) {
    const groups = termClauses.map((clause) => parseQuery(clause).clauses.flat().flatMap(formsOf));
    const clauses = groups.filter((group) => group.length > 0);
    const { without, filters } = parseQuery(modifiers);
    return { clauses, groups: clauses, without, filters };
  }
  const { clauses: parts, without, filters } = parseQuery(query);
  const asked = !isStrict && isQuestion(query) ? parts.filter((clause) => !clause.every(isStopWord)) : [];
  if (asked.length === 0) {
    const clauses = parts.map((clause) => clause.flatMap(formsOf));
    return { clauses, groups: clauses, without, filters };
  }
  const groups = asked.slice(0, questionWordsMax).map((clause) => clause.flatMap(formsOf));
  return { clauses: loosely(groups), groups, without, filters };
}

/** One of two words, and two of more: whichever word is left out, one of the others must be there. */
function loosely(groups: readonly (readonly Phrase[])[]): Phrase[][] {
  if (groups.length <= 2) return [groups.flat()];
  return groups.map((_, left) => groups.filter((_group, at) => at !== left).flat());
}

function formsOf({ phrase, isQuoted }: SearchedPart): Phrase[] {
  const [word, ...others] = phrase.words;
  if (word === undefined || others.length > 0 || phrase.isPrefix || isQuoted) return [phrase];
  return wordForms(word).map((form) => ({ words: [form], isPrefix: false }));
}

const questionWords =
  /^(?:who|whom|whose|what|when|where|why|which|how|is|are|was|were|do|does|did|can|could|should|would|will|has|have)\s/i;

function isQuestion(query: string): boolean {
  return questionWords.test(query.trimStart()) || query.trimEnd().endsWith("?");
}

const stopWords = new Set(
  (
    "a about all an and any are as at be been by can could did do does for from had has have how i if in is it its me my " +
    "of on or our s should so some t than that the their them there these they this those to us was we were what when " +
    "where which who whom whose why will with would you your"
  ).split(" "),
);

function isStopWord({ phrase, isQuoted }: SearchedPart): boolean {
  return !isQuoted && phrase.words.every((word) => stopWords.has(word));
}
