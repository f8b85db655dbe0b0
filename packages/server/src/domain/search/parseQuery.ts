import { limits } from "@platform/protocol";
import type { Phrase } from "../../storage/queries/search.ts";
import { wordsOf } from "./words.ts";

export type Filter = "in" | "from" | "has" | "is" | "before" | "after" | "on";

/** One word of a query that narrows it instead of being looked for. */
export interface AskedFilter {
  readonly filter: Filter;
  readonly value: string;
  readonly isNot: boolean;
}

/** What somebody looks for, taken apart. */
export interface ParsedQuery {
  readonly phrases: readonly Phrase[];
  readonly without: readonly Phrase[];
  readonly filters: readonly AskedFilter[];
}

const partShape = /(-?)(?:(in|from|has|is|before|after|on):(?:"([^"]*)"|(\S+))|"([^"]*)"|(\S+))/giu;

/**
 * Takes a query apart: words, `"phrases"`, beginnings of words with a `*`, `-words` that must not be there, and filters
 * such as `in:#general`. It takes whatever people type; what has no letters or digits is passed over.
 */
export function parseQuery(query: string): ParsedQuery {
  const phrases: Phrase[] = [];
  const without: Phrase[] = [];
  const filters: AskedFilter[] = [];
  for (const [, minus, filter, quotedValue, value, quoted, plain] of query.matchAll(partShape)) {
    // Each one is a condition of its own, and thousands would hold up everybody else.
    if (phrases.length + without.length + filters.length >= limits.search_parts_max) break;
    const isNot = minus === "-";
    if (filter !== undefined) {
      const asked = (quotedValue ?? value ?? "").trim();
      if (asked !== "") filters.push({ filter: filter.toLowerCase() as Filter, value: asked, isNot });
      continue;
    }
    const text = quoted ?? plain ?? "";
    const words = wordsOf(text).map(({ word }) => word);
    if (words.length === 0) continue;
    (isNot ? without : phrases).push({ words, isPrefix: quoted === undefined && text.endsWith("*") });
  }
  return { phrases, without, filters };
}
