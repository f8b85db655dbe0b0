import { limits } from "@platform/protocol";
import type { RawBuilder } from "kysely";
import type { Db } from "../db.ts";
import { type Hit, type Phrase, type SearchPattern, searchIndexOf } from "../dialects/searchIndex.ts";

/** Which part of the matches is asked for, and in which order. */
export interface SearchWalk {
  readonly phrases: readonly Phrase[];
  /** Of each list one phrase, in addition to all of `phrases`. */
  readonly clauses?: readonly (readonly Phrase[])[] | undefined;
  /** What the score counts instead of `phrases`: words that may be missing are among them, too. */
  readonly scored?: readonly (readonly Phrase[])[] | undefined;
  /** What the score of a document is worth to this reader. */
  readonly weigh?: ((hit: Hit, score: number) => number) | undefined;
  /** Microseconds: not before the first, and before the second. */
  readonly fromTs?: number | undefined;
  readonly beforeTs?: number | undefined;
  readonly order: "score" | "timestamp";
  readonly direction: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
}

/** Selects those of the candidates that the reader can read and that the filters let pass. */
export type SelectFitting = (candidates: RawBuilder<Hit>, direction: "asc" | "desc", limit: number) => Promise<Hit[]>;

export interface SearchedPage {
  readonly hits: readonly (Hit & { readonly score: number })[];
  /** Of all matches that were collected. */
  readonly total: number;
}

/**
 * A page of the documents that fit. The work is bounded, however many there are: matches are collected from the newest on
 * (or from the oldest) until the page is full and `search_ranked_max` are counted. By score, these are ranked and
 * older ones follow by time.
 */
export async function walkSearch(
  db: Db,
  walk: SearchWalk,
  pattern: SearchPattern,
  selectFitting: SelectFitting,
): Promise<SearchedPage> {
  const hits = await collect(db, walk, pattern, selectFitting);
  const ordered = walk.order === "score" ? await rank(db, walk, hits) : hits;
  const shown = ordered.slice(walk.offset, walk.offset + walk.limit);
  const scores = await selectScores(db, shown, walk);
  return { hits: shown.map((hit) => ({ ...hit, score: scores.get(hit.id) ?? 0 })), total: hits.length };
}

async function collect(
  db: Db,
  walk: SearchWalk,
  pattern: SearchPattern,
  selectFitting: SelectFitting,
): Promise<readonly Hit[]> {
  const wanted = Math.max(limits.search_ranked_max, walk.offset + walk.limit) + 1;
  const direction = walk.order === "score" ? "desc" : walk.direction;
  if (pattern.anyOf.some((terms) => terms.length === 0)) return [];
  const span = { fromTs: walk.fromTs, beforeTs: walk.beforeTs, direction } as const;
  const hits: Hit[] = [];
  for await (const chunk of searchIndexOf(db).walk(db, pattern, span, limits.search_candidates_max)) {
    hits.push(...(await selectFitting(chunk, direction, wanted - hits.length)));
    if (hits.length >= wanted) break;
  }
  const sign = direction === "desc" ? -1 : 1;
  return hits.toSorted((a, b) => sign * (a.ts - b.ts) || a.channel_key - b.channel_key);
}

async function rank(db: Db, walk: SearchWalk, hits: readonly Hit[]): Promise<readonly Hit[]> {
  const { direction } = walk;
  const newest = hits.slice(0, limits.search_ranked_max);
  const scores = await selectScores(db, newest, walk);
  const scoreOf = ({ id }: Hit): number => scores.get(id) ?? 0;
  const sign = direction === "desc" ? -1 : 1;
  const ranked = newest.toSorted(
    (a, b) => sign * (scoreOf(a) - scoreOf(b) || a.ts - b.ts) || a.channel_key - b.channel_key,
  );
  return [...ranked, ...hits.slice(limits.search_ranked_max)];
}

async function selectScores(db: Db, hits: readonly Hit[], { phrases, scored, weigh }: SearchWalk) {
  if (hits.length === 0 || (scored ?? phrases).length === 0) return new Map<number, number>();
  const ids = hits.map(({ id }) => id);
  const index = searchIndexOf(db);
  const scores = scored ? await index.groupScores(db, ids, scored) : await index.scores(db, ids, phrases);
  return weigh ? new Map(hits.map((hit) => [hit.id, weigh(hit, scores.get(hit.id) ?? 0)])) : scores;
}
