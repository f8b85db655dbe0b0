import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";
import { dialectOf } from "./dialectOf.ts";

/** A message as the index keeps it. Words are letters and digits in one spelling, in their order. */
export interface SearchDoc {
  readonly channelKey: number;
  readonly ts: number;
  readonly userId: string;
  readonly hasLink: 0 | 1;
  readonly words: readonly string[];
}

/** Words that follow each other; the last one may be the beginning of a word. */
export interface Phrase {
  readonly words: readonly string[];
  readonly isPrefix: boolean;
}

export interface Hit {
  readonly id: number;
  readonly score: number;
}

/** Each database has its own index of words; both are given the same words, so both find the same. */
export interface SearchIndex {
  /** Two servers never write the index at once; false when another one is at it. */
  lock(tx: Tx): Promise<boolean>;
  put(tx: Tx, docs: readonly SearchDoc[]): Promise<void>;
  remove(tx: Tx, docs: readonly Pick<SearchDoc, "channelKey" | "ts">[]): Promise<void>;
  clear(tx: Tx): Promise<void>;
  /** Whether the document `d` has the phrase. */
  has(phrase: Phrase): RawBuilder<boolean>;
  /** The ids of all documents that have all the phrases, and how well they fit; more is better. */
  hits(phrases: readonly Phrase[]): RawBuilder<Hit>;
}

const upsertDoc = writeStatement<
  [channelKey: number, ts: number, userId: string, hasLink: 0 | 1],
  { id: number }
>(`insert into search_docs (channel_key, ts, user_id, has_link) values ($1, $2, $3, $4)
  on conflict (channel_key, ts) do update set has_link = excluded.has_link returning id`);

const replaceWords = writeStatement<[id: number, words: string]>(
  "insert or replace into search_words (rowid, words) values ($1, $2)",
);

const sqlite: SearchIndex = {
  lock: async () => true,
  async put(tx, docs) {
    for (const { channelKey, ts, userId, hasLink, words } of docs) {
      const [doc] = await upsertDoc(tx, channelKey, ts, userId, hasLink);
      if (doc) await replaceWords(tx, doc.id, words.join(" "));
    }
  },
  async remove(tx, docs) {
    for (const { channelKey, ts } of docs) {
      const { rows } = await sql<{ id: number }>`delete from search_docs
        where channel_key = ${channelKey} and ts = ${ts} returning id`.execute(tx);
      if (rows[0]) await sql`delete from search_words where rowid = ${rows[0].id}`.execute(tx);
    }
  },
  async clear(tx) {
    // Deleting document after document would keep the writer busy for minutes.
    await recreateWords(tx);
    await sql`delete from search_docs`.execute(tx);
  },
  has: (phrase) =>
    sql<boolean>`d.id in (select rowid from search_words where search_words match ${sqlitePattern([phrase])})`,
  hits: (phrases) => sql<Hit>`(select rowid as id, -bm25(search_words) as score from search_words
    where search_words match ${sqlitePattern(phrases)})`,
};

/** Keeps the definition that the migrations gave the table, and its setting, which is gone with the table. */
async function recreateWords(tx: Tx): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select sql as definition from sqlite_schema where name = 'search_words'`.execute(tx);
  await sql`drop table search_words`.execute(tx);
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
  await sql`insert into search_words (search_words, rank) values ('secure-delete', 1)`.execute(tx);
}

/** Words have nothing in them that would need quoting inside the quotes. */
function sqlitePattern(phrases: readonly Phrase[]): string {
  return phrases.map(({ words, isPrefix }) => `"${words.join(" ")}"${isPrefix ? " *" : ""}`).join(" AND ");
}

/** Any number that nothing else locks. */
const lockNumber = 7_319_446_201;
/** PostgreSQL keeps no position beyond this one. */
const positionMax = 16_383;

const postgres: SearchIndex = {
  async lock(tx) {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(lockNumber)}) as taken`.execute(tx);
    return rows[0]?.taken === true;
  },
  async put(tx, docs) {
    if (docs.length === 0) return;
    const columns = [
      docs.map((doc) => doc.channelKey),
      docs.map((doc) => doc.ts),
      docs.map((doc) => doc.userId),
      docs.map((doc) => doc.hasLink),
      docs.map((doc) => postgresVector(doc.words)),
    ] as const;
    await sql`insert into search_docs (channel_key, ts, user_id, has_link, words)
      select k, t, u, l, w::tsvector from unnest(${columns[0]}::bigint[], ${columns[1]}::bigint[], ${columns[2]}::text[],
        ${columns[3]}::bigint[], ${columns[4]}::text[]) as given (k, t, u, l, w)
      on conflict (channel_key, ts) do update set has_link = excluded.has_link, words = excluded.words`.execute(tx);
  },
  async remove(tx, docs) {
    if (docs.length === 0) return;
    await sql`delete from search_docs using unnest(${docs.map((doc) => doc.channelKey)}::bigint[],
      ${docs.map((doc) => doc.ts)}::bigint[]) as given (k, t)
      where search_docs.channel_key = given.k and search_docs.ts = given.t`.execute(tx);
  },
  async clear(tx) {
    await sql`delete from search_docs`.execute(tx);
  },
  has: (phrase) => sql<boolean>`d.words @@ ${postgresPattern([phrase])}::tsquery`,
  hits: (phrases) => sql<Hit>`(select id, ts_rank_cd(words, ${postgresPattern(phrases)}::tsquery) as score
    from search_docs where words @@ ${postgresPattern(phrases)}::tsquery)`,
};

/** Written out instead of parsed: its own parser would cut words otherwise than we do. */
function postgresVector(words: readonly string[]): string {
  const positions = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = positions.get(word);
    if (known) known.push(Math.min(at + 1, positionMax));
    else positions.set(word, [Math.min(at + 1, positionMax)]);
  }
  return [...positions].map(([word, at]) => `'${word}':${at.join(",")}`).join(" ");
}

function postgresPattern(phrases: readonly Phrase[]): string {
  return phrases
    .map(({ words, isPrefix }) => {
      const parts = words.map((word, at) => `'${word}'${isPrefix && at === words.length - 1 ? ":*" : ""}`);
      return `(${parts.join(" <-> ")})`;
    })
    .join(" & ");
}

export function searchIndexOf<T>(db: Kysely<T>): SearchIndex {
  return dialectOf(db) === "postgres" ? postgres : sqlite;
}
