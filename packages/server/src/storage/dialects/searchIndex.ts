import type { Kysely, RawBuilder } from "kysely";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "./dialectOf.ts";
import { postgresSearchIndex } from "./postgres/searchIndex.ts";
import { sqliteSearchIndex } from "./sqlite/searchIndex.ts";

/** A message as the index keeps it. Words are letters and digits in one spelling, in their order. */
export interface SearchDoc {
  readonly channelKey: number;
  readonly ts: number;
  readonly userId: string;
  readonly hasLink: 0 | 1;
  readonly words: readonly string[];
  /** Terms besides the words: see `searchTerms.ts`. */
  readonly terms: readonly string[];
}

/** Words that follow each other; the last one may be the beginning of a word. */
export interface Phrase {
  readonly words: readonly string[];
  readonly isPrefix: boolean;
}

/** What a document must have to be a candidate. The index answers it alone, without looking at documents. */
export interface SearchPattern {
  readonly phrases: readonly Phrase[];
  /** Of each list one phrase. */
  readonly clauses?: readonly (readonly Phrase[])[] | undefined;
  readonly without: readonly Phrase[];
  /** Of each list one term. At least one list: a pattern of exclusions alone would match from every workspace. */
  readonly anyOf: readonly (readonly string[])[];
  readonly noneOf: readonly string[];
}

/** Which part of time to walk through, in microseconds, and in which direction. */
export interface SearchSpan {
  readonly fromTs: number | undefined;
  readonly beforeTs: number | undefined;
  readonly direction: "asc" | "desc";
}

/** A document that has the pattern. */
export interface Hit {
  readonly id: number;
  readonly channel_key: number;
  readonly ts: number;
}

/** Each database has its own index of words; both are given the same words, so both find the same. */
export interface SearchIndex {
  /** Two servers never write the index at once; false when another one is at it. */
  lock(tx: Tx): Promise<boolean>;
  /** The same, but waits: for a writer that deletes messages together with their entries. */
  waitForLock(tx: Tx): Promise<void>;
  put(tx: Tx, docs: readonly SearchDoc[]): Promise<void>;
  remove(tx: Tx, docs: readonly Pick<SearchDoc, "channelKey" | "ts">[]): Promise<void>;
  clear(tx: Tx): Promise<void>;
  /**
   * The candidates in the order of time: one chunk after the other, each as a subquery whose cost depends on
   * the chunk and not on the number of all matches. Ends after `candidatesMax`.
   */
  walk(db: Db, pattern: SearchPattern, span: SearchSpan, candidatesMax: number): AsyncIterable<RawBuilder<Hit>>;
  /** How well each of these documents fits; more is better. */
  scores(db: Db, ids: readonly number[], phrases: readonly Phrase[]): Promise<ReadonlyMap<number, number>>;
  /** The same where a document may have any phrase of a group, and lack whole groups: the sum of what each group is worth. */
  groupScores(
    db: Db,
    ids: readonly number[],
    groups: readonly (readonly Phrase[])[],
  ): Promise<ReadonlyMap<number, number>>;
}

export function searchIndexOf<T>(db: Kysely<T>): SearchIndex {
  return dialectOf(db) === "postgres" ? postgresSearchIndex : sqliteSearchIndex;
}
