import { type Kysely, sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { type SearchDoc, searchIndexOf } from "../dialects/searchIndex.ts";
import { searchTerms } from "../dialects/searchTerms.ts";
import type { MessageRow } from "../tables/messages.ts";
import type { SearchTables } from "../tables/tables.ts";
import type { Tables } from "../tables/tables.ts";

export type { Phrase, SearchDoc } from "../dialects/searchIndex.ts";

/** Only the queries of searches know the index. */
export function withIndex(db: Db | Tx): Kysely<Tables & SearchTables> {
  return db as unknown as Kysely<Tables & SearchTables>;
}

export function lockSearchIndex(tx: Tx): Promise<boolean> {
  return searchIndexOf(tx).lock(tx);
}

/**
 * Before messages are deleted together with their entries: an indexing of another server that has read such a message would
 * otherwise add it again afterwards.
 */
export function waitForSearchIndex(tx: Tx): Promise<void> {
  return searchIndexOf(tx).waitForLock(tx);
}

export function putSearchDocs(tx: Tx, docs: readonly SearchDoc[]): Promise<void> {
  return searchIndexOf(tx).put(tx, docs);
}

export function removeSearchDocs(tx: Tx, docs: readonly Pick<SearchDoc, "channelKey" | "ts">[]): Promise<void> {
  return searchIndexOf(tx).remove(tx, docs);
}

export async function clearSearchDocs(tx: Tx): Promise<void> {
  await searchIndexOf(tx).clear(tx);
  await withIndex(tx).deleteFrom("search_files").execute();
}

const stateKey = "position";

export async function selectSearchState(db: Db): Promise<string | undefined> {
  const row = await withIndex(db)
    .selectFrom("search_state")
    .select("value")
    .where("key", "=", stateKey)
    .executeTakeFirst();
  return row?.value;
}

export async function upsertSearchState(tx: Tx, value: string): Promise<void> {
  await withIndex(tx)
    .insertInto("search_state")
    .values({ key: stateKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

export type IndexedRow = Pick<MessageRow, "channel_key" | "thread_ts" | "ts" | "user_id" | "subtype" | "body"> & {
  readonly team_id: string;
};

const teamId = sql<string>`(select c.team_id from channels c where c.key = m.channel_key)`.as("team_id");

/** What the index knows of a message besides its words. */
export function termsOf(row: Pick<IndexedRow, "team_id" | "channel_key" | "user_id">, hasLink: 0 | 1): string[] {
  const { team, channel, user, link } = searchTerms;
  return [team(row.team_id), channel(row.channel_key), user(row.user_id), ...(hasLink ? [link] : [])];
}

const indexedColumns = ["m.channel_key", "m.thread_ts", "m.ts", "m.user_id", "m.subtype", "m.body"] as const;

/** Those of the named messages that are still there. */
export function selectNamedMessages(db: Db, channelKey: number, stamps: readonly number[]): Promise<IndexedRow[]> {
  return namedMessages(db, channelKey, stamps).execute();
}

/**
 * In order, although nobody needs it: SQLite takes a channel for ten rows, and would otherwise read all of it instead of
 * looking up each. Every post to a channel of a million then kept all writers waiting for a third of a second.
 */
export function namedMessages(db: Db, channelKey: number, stamps: readonly number[]) {
  return db
    .selectFrom("messages as m")
    .select([...indexedColumns, teamId])
    .where("m.channel_key", "=", channelKey)
    .where("m.ts", "in", stamps)
    .orderBy("m.ts");
}

export async function selectChannelKeys(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("channels").select(["id", "key"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row.key]));
}

export interface WalkPosition {
  readonly channelKey: number;
  readonly threadTs: number;
  readonly ts: number;
}

/** All messages in the order they are stored in, from a position on. */
export function selectMessagesAfter(db: Db, after: WalkPosition, limit: number): Promise<IndexedRow[]> {
  return db
    .selectFrom("messages as m")
    .select([...indexedColumns, teamId])
    .where(sql<boolean>`(m.channel_key, m.thread_ts, m.ts) > (${after.channelKey}, ${after.threadTs}, ${after.ts})`)
    .orderBy("m.channel_key")
    .orderBy("m.thread_ts")
    .orderBy("m.ts")
    .limit(limit)
    .execute();
}

/** The direct messages of just these people. */
export async function selectDirectKey(db: Db, teamId: string, membersKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("channels")
    .select("key")
    .where("team_id", "=", teamId)
    .where("members_key", "=", membersKey)
    .executeTakeFirst();
  return row?.key;
}
