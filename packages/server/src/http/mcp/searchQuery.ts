import { type Outcome, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";

/** What the two searches of messages have in common with those of channels and people. */
export const searchTermArgs = {
  query: Type.Optional(Type.String({ description: "What to look for, in words." })),
  keywords: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Words that all have to be there; several in double quotes stand together, as in "release notes".',
    }),
  ),
  natural_language_query: Type.Optional(
    Type.String({ description: "The question in full. Only its words count: this server has no semantic search." }),
  ),
};

export interface SearchTerms {
  readonly query?: string;
  readonly keywords?: readonly string[];
  readonly natural_language_query?: string;
}

/** Words of questions, which hardly any answer repeats. */
const asides = new Set(
  "a about an and any are as at be by can did do does find for from had has have how i in is it me my of on or our show that the their there this to was we were what when where which who why will with you your".split(
    " ",
  ),
);

/** The query in the search language. Keywords say exactly what is meant, so a question counts only without them. */
export function queryOf(terms: SearchTerms, filters = ""): Outcome<{ query: string }, "invalid_arguments"> {
  const { query = "", keywords = [], natural_language_query: question = "" } = terms;
  const hasTerms = query.trim() !== "" || keywords.length > 0;
  const parts = [query, ...keywords.map(quoted), ...(hasTerms ? [] : [wordsOf(question)]), filters];
  const joined = parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
  return joined === "" ? refuse("invalid_arguments", "give query, keywords or filters") : succeed({ query: joined });
}

function quoted(keyword: string): string {
  const bare = keyword.trim();
  return !/\s/.test(bare) || bare.startsWith('"') ? bare : `"${bare.replaceAll('"', "")}"`;
}

function wordsOf(question: string): string {
  const words = question.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  return words.filter((word) => !asides.has(word.toLowerCase())).join(" ");
}
