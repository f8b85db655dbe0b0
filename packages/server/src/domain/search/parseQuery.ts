import { cutCharacters, limits } from "@platform/protocol";
import type { Phrase } from "../../storage/queries/search.ts";
import { wordsOf } from "./words.ts";

const filterNames = [
  "in",
  "from",
  "to",
  "with",
  "has",
  "hasmy",
  "is",
  "threads",
  "before",
  "after",
  "on",
  "during",
  "type",
  "creator",
] as const;

export type Filter = (typeof filterNames)[number];

/** One word of a query that narrows it instead of being looked for. */
export interface AskedFilter {
  readonly filter: Filter;
  readonly value: string;
  readonly isNot: boolean;
}

/** One part of a query that is looked for. */
export interface SearchedPart {
  readonly phrase: Phrase;
  readonly isQuoted: boolean;
}

/** A parsed search query. */
export interface ParsedQuery {
  readonly phrases: readonly Phrase[];
  /** The same as parts, where OR in capitals stands between alternatives instead of being a word. */
  readonly clauses: readonly (readonly SearchedPart[])[];
  readonly without: readonly Phrase[];
  readonly filters: readonly AskedFilter[];
}

const partShape = new RegExp(`(-?)(?:(${filterNames.join("|")}):(?:"([^"]*)"|(\\S+))|"([^"]*)"|(\\S+))`, "giu");

/** Without the word that the limit would cut in two: half of it would be looked for and not found. */
function shortened(query: string): string {
  const cut = cutCharacters(query, limits.search_query_chars_max);
  if (cut.length === query.length) return query;
  return /\s/.test(query.charAt(cut.length)) ? cut : cut.replace(/\S+$/, "") || cut;
}

/**
 * Takes a query apart: words, `"phrases"`, beginnings of words with a `*`, `-words` that must not be there, and filters
 * such as `in:#general`. It takes whatever people type; what has no letters or digits is passed over.
 */
export function parseQuery(query: string): ParsedQuery {
  const phrases: Phrase[] = [];
  const clauses: SearchedPart[][] = [];
  let isAlternative = false;
  const without: Phrase[] = [];
  const filters: AskedFilter[] = [];
  // Each word is a condition of its own, and one part such as a.b.c can have thousands: what counts are words, not parts.
  let left = limits.search_parts_max;
  for (const [, minus, filter, quotedValue, value, quoted, plain] of shortened(query).matchAll(partShape)) {
    if (left <= 0) break;
    const isNot = minus === "-";
    if (filter !== undefined) {
      const asked = (quotedValue ?? value ?? "").trim();
      if (asked === "") continue;
      filters.push({ filter: filter.toLowerCase() as Filter, value: asked, isNot });
      left--;
      continue;
    }
    const text = quoted ?? plain ?? "";
    const all = wordsOf(text);
    if (all.length === 0) continue;
    const words = all.slice(0, left).map(({ word }) => word);
    const isPrefix = quoted === undefined && text.endsWith("*") && words.length === all.length;
    const phrase = { words, isPrefix };
    (isNot ? without : phrases).push(phrase);
    left -= words.length;
    if (isNot) continue;
    if (plain === "OR") {
      isAlternative = clauses.length > 0;
      continue;
    }
    const part = { phrase, isQuoted: quoted !== undefined };
    if (isAlternative) clauses.at(-1)?.push(part);
    else clauses.push([part]);
    isAlternative = false;
  }
  return { phrases, clauses, without, filters };
}
