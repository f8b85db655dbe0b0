import { buildSearchIndex, type FoundPage, wordsOf } from "./searchIndex.ts";

export interface DocumentationQuestion {
  readonly query: string;
  /** Only pages of this kind, such as `guide`. */
  readonly category: string | undefined;
  readonly limit: number;
}

export interface DocumentationAnswer {
  readonly total: number;
  readonly pages: readonly {
    readonly path: string;
    readonly title: string;
    readonly category: string;
    readonly summary: string;
  }[];
}

const exactBonus = 3;

/** The pages that have every word of the query, also as the beginning of a longer one; the best first. */
export function searchDocumentation({ query, category, limit }: DocumentationQuestion): DocumentationAnswer {
  const { pages, words } = buildSearchIndex();
  const wanted = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => wordsOf(word).size > 0);
  const scores = wanted.map((prefix) => {
    const scored = new Map<number, number>();
    for (const [word, ...at] of words) {
      if (!word.startsWith(prefix)) continue;
      for (const packed of at) {
        const page = Math.floor(packed / 4);
        const score = 1 + (packed % 4) * 2 + (word === prefix ? exactBonus : 0);
        scored.set(page, Math.max(scored.get(page) ?? 0, score));
      }
    }
    return scored;
  });
  const [first = new Map<number, number>(), ...others] = scores;
  const found = [...first.keys()]
    .filter((page) => others.every((scored) => scored.has(page)))
    .map((page) => ({ page: pages[page], score: scores.reduce((sum, scored) => sum + (scored.get(page) ?? 0), 0) }))
    .filter((each): each is { page: FoundPage; score: number } => each.page !== undefined)
    .filter(({ page }) => category === undefined || page[2].toLowerCase() === category)
    .toSorted((one, other) => other.score - one.score || (one.page[1] < other.page[1] ? -1 : 1));
  return {
    total: found.length,
    pages: found
      .slice(0, limit)
      .map(({ page: [path, title, section, summary] }) => ({ path, title, category: section.toLowerCase(), summary })),
  };
}
