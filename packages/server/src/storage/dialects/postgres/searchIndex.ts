import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db.ts";
import type { Hit, Phrase, SearchIndex, SearchPattern, SearchSpan } from "../searchIndex.ts";

/** Any number that nothing else locks. */
const lockNumber = 7_319_446_201;
/** PostgreSQL keeps no position beyond this one. */
const positionMax = 16_383;

/**
 * A GIN index reads all matches of a term before it returns the first. But it skips in a long list of matches to those
 * that are in a short one, too. So every document has a term for each period that it was posted in, of these lengths in
 * powers of two of a microsecond (from a second to 35 years), and a search asks for its words in a few periods at a time.
 */
const periodPowers = [20, 25, 30, 35, 40, 45, 50] as const;
const periodsMax = 32;
/** The matches that one step of a walk should read. */
const stepSize = 1_000;

function periodTerm(power: number, number: number): string {
  return `_p${power}x${number}`;
}

export const postgresSearchIndex: SearchIndex = {
  async lock(tx) {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(lockNumber)}) as taken`.execute(tx);
    return rows[0]?.taken === true;
  },
  async waitForLock(tx) {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(tx);
  },
  async put(tx, docs) {
    if (docs.length === 0) return;
    const columns = [
      docs.map((doc) => doc.channelKey),
      docs.map((doc) => doc.ts),
      docs.map((doc) => doc.userId),
      docs.map((doc) => doc.hasLink),
      docs.map((doc) => vectorText(doc.words, [...doc.terms, ...periodsOf(doc.ts)])),
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
  walk,
  async scores(db, ids, phrases) {
    const { rows } = await sql<{ id: number; score: number }>`
      select id, ts_rank_cd(words, ${phrases.map(phraseText).join(" & ")}::tsquery) as score from search_docs
      where id = any(${ids}::bigint[])`.execute(db);
    return new Map(rows.map(({ id, score }) => [Number(id), score]));
  },
  async groupScores(db, ids, groups) {
    // By the rank divided by itself plus one, so that one group that comes often is worth less than several groups.
    const worth = groups.map(
      (group) => sql`ts_rank_cd(words, ${group.map(phraseText).join(" | ")}::tsquery, ${sql.lit(rankWithinOne)})`,
    );
    const { rows } = await sql<{ id: number; score: number }>`
      select id, ${worth.length === 0 ? sql`0` : sql.join(worth, sql` + `)} as score from search_docs
      where id = any(${ids}::bigint[])`.execute(db);
    return new Map(rows.map(({ id, score }) => [Number(id), score]));
  },
};

/** The normalization of PostgreSQL that keeps a rank between 0 and 1. */
const rankWithinOne = 32;

async function* walk(
  db: Db,
  pattern: SearchPattern,
  span: SearchSpan,
  candidatesMax: number,
): AsyncGenerator<RawBuilder<Hit>> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(ts) as first, max(ts) as last from search_docs`.execute(db);
  const first = Math.max(Number(rows[0]?.first ?? 0), span.fromTs ?? 0);
  const end = Math.min(Number(rows[0]?.last ?? -1) + 1, span.beforeTs ?? Infinity);
  const text = patternText(pattern);
  const isBackwards = span.direction === "desc";
  let [from, before, width] = [first, end, 2 ** periodPowers[0]];
  for (let examined = 0; from < before && examined < candidatesMax;) {
    const step = stepFrom(isBackwards ? before - 1 : from, width, isBackwards);
    const stepPattern = `${text} & (${step.terms.map((term) => `'${term}'`).join(" | ")})`;
    const chunk = sql<Hit>`(select id, channel_key, ts from search_docs
      where words @@ ${stepPattern}::tsquery and ts >= ${from} and ts < ${before})`;
    yield chunk;
    const counted = await sql<{ count: number }>`select count(*) as count from ${chunk} as chunk`.execute(db);
    const count = Number(counted.rows[0]?.count ?? 0);
    examined += count;
    width = Math.max(2 ** periodPowers[0], step.width * Math.min(1_024, stepSize / Math.max(count, 1)));
    if (isBackwards) before = step.from;
    else from = step.from + step.width;
  }
}

/** About as many microseconds as asked for, as whole periods up to or from the one that has `ts` in it. */
function stepFrom(ts: number, width: number, isBackwards: boolean) {
  const power = periodPowers.findLast((each) => 2 ** each <= width) ?? periodPowers[0];
  const size = 2 ** power;
  const at = Math.floor(ts / size);
  const count = Math.max(1, Math.min(Math.floor(width / size), periodsMax, isBackwards ? at + 1 : Infinity));
  const first = isBackwards ? at - count + 1 : at;
  const terms = Array.from({ length: count }, (_, index) => periodTerm(power, first + index));
  return { terms, from: first * size, width: count * size };
}

function periodsOf(ts: number): string[] {
  return periodPowers.map((power) => periodTerm(power, Math.floor(ts / 2 ** power)));
}

/** Written out instead of parsed: its own parser would cut words otherwise than we do. */
function vectorText(words: readonly string[], terms: readonly string[]): string {
  const positions = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = positions.get(word);
    if (known) known.push(Math.min(at + 1, positionMax));
    else positions.set(word, [Math.min(at + 1, positionMax)]);
  }
  return [...[...positions].map(([word, at]) => `'${word}':${at.join(",")}`), ...terms.map((term) => `'${term}'`)].join(
    " ",
  );
}

function patternText({ phrases, clauses = [], without, anyOf, noneOf }: SearchPattern): string {
  return [
    ...phrases.map(phraseText),
    ...clauses.map((clause) => `(${clause.map(phraseText).join(" | ")})`),
    ...anyOf.map((terms) => `(${terms.map((term) => `'${term}'`).join(" | ")})`),
    ...without.map((phrase) => `!${phraseText(phrase)}`),
    ...noneOf.map((term) => `!'${term}'`),
  ].join(" & ");
}

function phraseText({ words, isPrefix }: Phrase): string {
  const parts = words.map((word, at) => `'${word}'${isPrefix && at === words.length - 1 ? ":*" : ""}`);
  return `(${parts.join(" <-> ")})`;
}
