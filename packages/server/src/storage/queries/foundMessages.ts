import { limits } from "@platform/protocol";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";
import { type Hit, type Phrase, type SearchPattern, searchIndexOf } from "../dialects/searchIndex.ts";
import { searchTerms } from "../dialects/searchTerms.ts";
import { slowReadDb } from "../slowReads.ts";
import { bodyNamedBy } from "./messages.ts";
import { isReadable, type Reader } from "./readable.ts";
import { withIndex } from "./search.ts";

export interface SearchPage {
  readonly reader: Reader;
  readonly phrases: readonly Phrase[];
  readonly without: readonly Phrase[];
  readonly channelKeys?: readonly number[] | undefined;
  readonly notChannelKeys?: readonly number[] | undefined;
  readonly userIds?: readonly string[] | undefined;
  readonly notUserIds?: readonly string[] | undefined;
  readonly hasLink?: boolean | undefined;
  readonly isPinned?: boolean | undefined;
  /** Whether it is a reply, or has replies. */
  readonly isInThread?: boolean | undefined;
  /** Reactions that are all there or, each of them, not there; any of them where there is no name. */
  readonly reactions?: readonly { readonly name?: string; readonly isNot: boolean }[] | undefined;
  /** Microseconds: not before the first, and before the second. */
  readonly fromTs?: number | undefined;
  readonly beforeTs?: number | undefined;
  readonly order: "score" | "timestamp";
  readonly direction: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
}

export interface FoundRow {
  readonly channel_id: string;
  readonly body: string;
  readonly score: number;
}

interface Match {
  readonly id: number;
  readonly channel_key: number;
  readonly ts: number;
}

/**
 * A page of the messages that fit, as far as the reader can read them. The work is bounded, however many there are: matches
 * are collected from the newest on (or from the oldest) until the page is full and `search_ranked_max` are counted. By
 * score, these are ranked and older ones follow by time.
 */
export async function selectFound(db: Db, page: SearchPage): Promise<{ rows: FoundRow[]; total: number }> {
  const slowDb = slowReadDb(db);
  const matches = await collectMatches(slowDb, page);
  const ordered = page.order === "score" ? await rank(slowDb, page, matches) : matches;
  const shown = ordered.slice(page.offset, page.offset + page.limit);
  return { rows: await readFound(slowDb, page, shown), total: matches.length };
}

async function collectMatches(db: Db, page: SearchPage): Promise<Match[]> {
  const wanted = Math.max(limits.search_ranked_max, page.offset + page.limit) + 1;
  const direction = page.order === "score" ? "desc" : page.direction;
  const pattern = await patternOf(db, page);
  if (pattern.anyOf.some((terms) => terms.length === 0)) return [];
  const span = { fromTs: page.fromTs, beforeTs: page.beforeTs, direction } as const;
  const matches: Match[] = [];
  for await (const chunk of searchIndexOf(db).walk(db, pattern, span, limits.search_candidates_max)) {
    matches.push(...(await selectFitting(db, page, chunk, direction, wanted - matches.length)));
    if (matches.length >= wanted) break;
  }
  const sign = direction === "desc" ? -1 : 1;
  return matches.toSorted((a, b) => sign * (a.ts - b.ts) || a.channel_key - b.channel_key);
}

async function rank(db: Db, { phrases, direction }: SearchPage, matches: readonly Match[]): Promise<readonly Match[]> {
  const newest = matches.slice(0, limits.search_ranked_max);
  const scores = await selectScores(db, newest, phrases);
  const scoreOf = ({ id }: Match): number => scores.get(id) ?? 0;
  const sign = direction === "desc" ? -1 : 1;
  const ranked = newest.toSorted(
    (a, b) => sign * (scoreOf(a) - scoreOf(b) || a.ts - b.ts) || a.channel_key - b.channel_key,
  );
  return [...ranked, ...matches.slice(limits.search_ranked_max)];
}

async function selectScores(db: Db, matches: readonly Match[], phrases: readonly Phrase[]) {
  if (matches.length === 0 || phrases.length === 0) return new Map<number, number>();
  const ids = matches.map(({ id }) => id);
  return searchIndexOf(db).scores(db, ids, phrases);
}

/** The messages themselves: only those of the page are read. One that was deleted since it was indexed is left out. */
async function readFound(db: Db, { phrases }: SearchPage, matches: readonly Match[]): Promise<FoundRow[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const rows = await withIndex(db)
    .selectFrom("search_docs as d")
    .innerJoin("channels as c", "c.key", "d.channel_key")
    .select(["d.id", "c.id as channel_id", bodyNamedBy("d").as("body")])
    .where("d.id", "in", ids)
    .execute();
  const scores = await selectScores(db, matches, phrases);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row && row.body !== null ? [{ ...row, body: row.body, score: scores.get(id) ?? 0 }] : [];
  });
}

/** What the index alone decides. Who may read what is checked again on every candidate, see `selectFitting`. */
async function patternOf(db: Db, page: SearchPage): Promise<SearchPattern> {
  const { channel, user, team, link } = searchTerms;
  const { reader, phrases, without, channelKeys, userIds, hasLink } = page;
  const memberKeys = reader.membersOnly ? await selectMemberKeys(db, reader) : undefined;
  return {
    phrases,
    without,
    anyOf: [
      [team(reader.teamId)],
      ...(memberKeys ? [memberKeys.map(channel)] : []),
      ...(channelKeys ? [channelKeys.map(channel)] : []),
      ...(userIds ? [userIds.map(user)] : []),
      ...(hasLink === true ? [[link]] : []),
    ],
    noneOf: [
      ...(page.notChannelKeys ?? []).map(channel),
      ...(page.notUserIds ?? []).map(user),
      ...(hasLink === false ? [link] : []),
    ],
  };
}

async function selectMemberKeys(db: Db, { teamId, userId }: Reader): Promise<number[] | undefined> {
  const rows = await db
    .selectFrom("channel_members as cm")
    .innerJoin("channels as c", "c.key", "cm.channel_key")
    .select("cm.channel_key")
    .where("cm.user_id", "=", userId)
    .where("c.team_id", "=", teamId)
    .limit(limits.search_channel_terms_max + 1)
    .execute();
  return rows.length > limits.search_channel_terms_max ? undefined : rows.map((row) => row.channel_key);
}

/** The candidates that the reader can read and that the other filters let pass. */
async function selectFitting(
  db: Db,
  page: SearchPage,
  candidates: RawBuilder<Hit>,
  direction: "asc" | "desc",
  limit: number,
): Promise<Match[]> {
  let query = withIndex(db)
    .selectFrom(candidates.as("d"))
    // With the sign SQLite cannot start from the channels and read all that is in them.
    .innerJoin("channels as c", (join) => join.on(sql<boolean>`c.key = +d.channel_key`))
    .innerJoin("teams as t", "t.id", "c.team_id")
    .where(isReadable(page.reader));
  if (page.isPinned !== undefined) query = query.where(isOrNot(isPinned, page.isPinned));
  if (page.isInThread !== undefined) query = query.where(isOrNot(isInThread, page.isInThread));
  for (const { name, isNot } of page.reactions ?? []) query = query.where(isOrNot(hasReaction(name), !isNot));
  if (page.fromTs !== undefined) query = query.where("d.ts", ">=", page.fromTs);
  if (page.beforeTs !== undefined) query = query.where("d.ts", "<", page.beforeTs);
  return query.select(["d.id", "d.channel_key", "d.ts"]).orderBy("d.ts", direction).limit(limit).execute();
}

type Condition = ReturnType<typeof sql<boolean>>;

function isOrNot(condition: Condition, isWanted: boolean): Condition {
  return isWanted ? condition : sql<boolean>`not (${condition})`;
}

const isPinned = sql<boolean>`exists (select 1 from pins p where p.channel_key = d.channel_key and p.ts = d.ts)`;

const isInThread = sql<boolean>`exists (
  select 1 from messages n where n.channel_key = d.channel_key and n.ts = d.ts and (n.thread_ts > 0 or n.reply_count > 0))`;

/** In every tone of skin: after the name of an emoji its tone stands behind two colons. */
function hasReaction(name: string | undefined): Condition {
  const isIt =
    name === undefined ? sql`` : sql` and (r.name = ${name} or (r.name > ${`${name}::`} and r.name < ${`${name}:;`}))`;
  return sql<boolean>`exists (
    select 1 from reactions r where r.channel_key = d.channel_key and r.ts = d.ts${isIt})`;
}
