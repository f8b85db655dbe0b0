import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db.ts";
import { writeStatement } from "../../statement.ts";
import type { Hit, Phrase, SearchDoc, SearchIndex, SearchPattern, SearchSpan } from "../searchIndex.ts";

const insertDoc = writeStatement<
  [id: number, channelKey: number, ts: number, userId: string, hasLink: 0 | 1],
  { id: number }
>(`insert into search_docs (id, channel_key, ts, user_id, has_link) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning id`);

const updateDoc = writeStatement<[channelKey: number, ts: number, hasLink: 0 | 1], { id: number }>(
  "update search_docs set has_link = $3 where channel_key = $1 and ts = $2 returning id",
);

const replaceWords = writeStatement<[id: number, words: string]>(
  "insert or replace into search_words (rowid, words) values ($1, $2)",
);

/** The furthest that an id is from its time: 16 seconds. */
const idSpreadMax = 4 ** 12;

/**
 * FTS5 walks its matches in the order of their rowids without sorting them. So the id of a document is its timestamp, or,
 * where another channel has a message of the same microsecond, a free number soon after it.
 */
async function idOf(tx: Tx, { channelKey, ts, userId, hasLink }: SearchDoc): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const spread = Math.min(4 ** attempt, idSpreadMax);
    const id = ts + ((channelKey * 40_503 + attempt * 2_654_435_761) % spread);
    const [inserted] = await insertDoc(tx, id, channelKey, ts, userId, hasLink);
    if (inserted) return inserted.id;
    const [known] = attempt === 0 ? await updateDoc(tx, channelKey, ts, hasLink) : [];
    if (known) return known.id;
  }
}

/** Candidates that are read at once. */
const chunkSize = 2_000;

async function* walk(
  db: Db,
  pattern: SearchPattern,
  { fromTs, beforeTs, direction }: SearchSpan,
  candidatesMax: number,
): AsyncGenerator<RawBuilder<Hit>> {
  const text = patternText(pattern);
  let from = fromTs ?? 0;
  let before = beforeTs === undefined ? Number.MAX_SAFE_INTEGER : beforeTs + idSpreadMax;
  for (let examined = 0; examined < candidatesMax; examined += chunkSize) {
    const chunk = sql`(select rowid as id from search_words
      where search_words match ${text} and rowid >= ${from} and rowid < ${before}
      order by rowid ${sql.raw(direction)} limit ${sql.lit(chunkSize)})`;
    // A cross join keeps its order: the other way round SQLite would read every document.
    yield sql<Hit>`(select d.id, d.channel_key, d.ts from ${chunk} w cross join search_docs d on d.id = w.id)`;
    const { rows } = await sql<{ count: number; first: number; last: number }>`
      select count(*) as count, min(id) as first, max(id) as last from ${chunk}`.execute(db);
    const [end] = rows;
    if (!end || end.count < chunkSize) return;
    if (direction === "desc") before = end.first;
    else from = end.last + 1;
  }
}

export const sqliteSearchIndex: SearchIndex = {
  lock: async () => true,
  // One writer at a time: nothing else writes the index meanwhile.
  waitForLock: async () => {},
  async put(tx, docs) {
    for (const doc of docs) await replaceWords(tx, await idOf(tx, doc), [...doc.words, ...doc.terms].join(" "));
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
  walk,
  /** `bm25` first counts all matches of each phrase in the whole index; this counts in the document alone. */
  scores: (db, ids, phrases) =>
    scoreGroups(
      db,
      ids,
      phrases.map((phrase) => [phrase]),
    ),
  groupScores: scoreGroups,
};

async function scoreGroups(db: Db, ids: readonly number[], groups: readonly (readonly Phrase[])[]) {
  const { rows } = await sql<{ id: number; words: string }>`select rowid as id, words from search_words
    where rowid in (select value from json_each(${JSON.stringify(ids)}))`.execute(db);
  return new Map(rows.map(({ id, words }) => [id, scoreOf(words.split(" "), groups)]));
}

/** Keeps the definition that the migrations gave the table, and its setting, which is gone with the table. */
async function recreateWords(tx: Tx): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select sql as definition from sqlite_schema where name = 'search_words'`.execute(tx);
  await sql`drop table search_words`.execute(tx);
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
  await sql`insert into search_words (search_words, rank) values ('secure-delete', 1)`.execute(tx);
}

/** Words and terms have nothing in them that would need quoting inside the quotes. */
function patternText({ phrases, clauses = [], without, anyOf, noneOf }: SearchPattern): string {
  const wanted = [
    ...phrases.map(phraseText),
    ...clauses.map((clause) => `(${clause.map(phraseText).join(" OR ")})`),
    ...anyOf.map((terms) => `(${terms.map((term) => `"${term}"`).join(" OR ")})`),
  ].join(" AND ");
  const unwanted = [...without.map(phraseText), ...noneOf.map((term) => `"${term}"`)].join(" OR ");
  return unwanted === "" ? wanted : `(${wanted}) NOT (${unwanted})`;
}

function phraseText({ words, isPrefix }: Phrase): string {
  return `"${words.join(" ")}"${isPrefix ? " *" : ""}`;
}

/** BM25 without the rarity of the words, and with the ordinary length of a message instead of the average one. */
function scoreOf(words: readonly string[], groups: readonly (readonly Phrase[])[]): number {
  const [saturation, lengthWeight, ordinaryLength] = [1.2, 0.75, 16];
  const damping = saturation * (1 - lengthWeight + (lengthWeight * words.length) / ordinaryLength);
  let score = 0;
  for (const group of groups) {
    const count = group.reduce((sum, phrase) => sum + countOf(words, phrase), 0);
    score += (count * (saturation + 1)) / (count + damping);
  }
  return score;
}

function countOf(words: readonly string[], { words: wanted, isPrefix }: Phrase): number {
  let count = 0;
  for (let at = 0; at + wanted.length <= words.length; at++) {
    const isThere = wanted.every((word, index) => {
      const there = words[at + index] ?? "";
      return isPrefix && index === wanted.length - 1 ? there.startsWith(word) : there === word;
    });
    if (isThere) count++;
  }
  return count;
}
