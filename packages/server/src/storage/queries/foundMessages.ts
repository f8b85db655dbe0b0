import { limits } from "@platform/protocol";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";
import type { Hit, SearchPattern } from "../dialects/searchIndex.ts";
import { searchTerms } from "../dialects/searchTerms.ts";
import { slowReadDb } from "../slowReads.ts";
import { isOrNot, messageConditions } from "./messageFilters.ts";
import { bodyNamedBy } from "./messages.ts";
import { isReadable, type Reader } from "./readable.ts";
import { withIndex } from "./search.ts";
import { isSavedBy, type SearchPage } from "./searchPage.ts";
import { isByPerson, scopeConditions } from "./searchScope.ts";
import { type SearchedPage, walkSearch } from "./searchWalk.ts";

export interface FoundRow {
  readonly channel_id: string;
  readonly body: string;
  readonly score: number;
}

/** A page of the messages that fit, as far as the reader can read them. */
export async function selectFound(db: Db, page: SearchPage): Promise<{ rows: FoundRow[]; total: number }> {
  if (page.isEmpty === true || page.isFilesOnly === true) return { rows: [], total: 0 };
  const slowDb = slowReadDb(db);
  const pattern = await patternOf(slowDb, page);
  const { hits, total } = await walkSearch(slowDb, page, pattern, (candidates, direction, limit) =>
    selectFitting(slowDb, page, candidates, direction, limit),
  );
  return { rows: await readFound(slowDb, hits), total };
}

/** The messages themselves: only those of the page are read. One that was deleted since it was indexed is left out. */
async function readFound(db: Db, hits: SearchedPage["hits"]): Promise<FoundRow[]> {
  if (hits.length === 0) return [];
  const rows = await withIndex(db)
    .selectFrom("search_docs as d")
    .innerJoin("channels as c", "c.key", "d.channel_key")
    .select(["d.id", "c.id as channel_id", bodyNamedBy("d").as("body")])
    .where(
      "d.id",
      "in",
      hits.map(({ id }) => id),
    )
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ id, score }) => {
    const row = found.get(id);
    return row && row.body !== null ? [{ ...row, body: row.body, score }] : [];
  });
}

/** What the index alone decides. Who may read what is checked again on every candidate, see `selectFitting`. */
async function patternOf(db: Db, page: SearchPage): Promise<SearchPattern> {
  const { channel, user, team, link } = searchTerms;
  const { reader, phrases, clauses, without, channelKeys, userIds, hasLink } = page;
  const memberKeys = reader.membersOnly ? await selectMemberKeys(db, reader) : undefined;
  return {
    phrases,
    clauses,
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

/** The conversations that the reader is in; nothing when they are too many to be named one by one. */
export async function selectMemberKeys(db: Db, { teamId, userId }: Reader): Promise<number[] | undefined> {
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
): Promise<Hit[]> {
  const { reader, isSaved } = page;
  let query = withIndex(db)
    .selectFrom(candidates.as("d"))
    // With the sign SQLite cannot start from the channels and read all that is in them.
    .innerJoin("channels as c", (join) => join.on(sql<boolean>`c.key = +d.channel_key`))
    .innerJoin("teams as t", "t.id", "c.team_id")
    .where(isReadable(reader));
  for (const condition of messageConditions(page, "d", reader)) query = query.where(isOrNot(condition));
  if (isSaved !== undefined) {
    const holds = isSavedBy(reader, { id: sql.ref("c.id"), ts: sql.ref("d.ts") });
    query = query.where(isOrNot({ holds, isWanted: isSaved }));
  }
  for (const condition of scopeConditions(page.scope)) query = query.where(condition);
  if (page.scope?.withBots === false) query = query.where(isByPerson);
  if (page.fromTs !== undefined) query = query.where("d.ts", ">=", page.fromTs);
  if (page.beforeTs !== undefined) query = query.where("d.ts", "<", page.beforeTs);
  return query.select(["d.id", "d.channel_key", "d.ts"]).orderBy("d.ts", direction).limit(limit).execute();
}
