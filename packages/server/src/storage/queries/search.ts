import { type Kysely, sql } from "kysely";
import { slowReadDb } from "../slowReads.ts";
import type { Db, Tx } from "../db.ts";
import { type Hit, type Phrase, type SearchDoc, searchIndexOf } from "../dialects/searchIndex.ts";
import type { MessageRow } from "../tables/messages.ts";
import type { SearchTables } from "../tables/tables.ts";
import type { Tables } from "../tables/tables.ts";
import { bodyNamedBy } from "./messages.ts";
import { isReadable, type Reader } from "./readable.ts";

export type { Phrase, SearchDoc } from "../dialects/searchIndex.ts";

/** The index is known to these queries only: nobody else could keep it true. */
function withIndex(db: Db | Tx): Kysely<Tables & SearchTables> {
  return db as unknown as Kysely<Tables & SearchTables>;
}

export function lockSearchIndex(tx: Tx): Promise<boolean> {
  return searchIndexOf(tx).lock(tx);
}

export function putSearchDocs(tx: Tx, docs: readonly SearchDoc[]): Promise<void> {
  return searchIndexOf(tx).put(tx, docs);
}

export function removeSearchDocs(tx: Tx, docs: readonly Pick<SearchDoc, "channelKey" | "ts">[]): Promise<void> {
  return searchIndexOf(tx).remove(tx, docs);
}

export function clearSearchDocs(tx: Tx): Promise<void> {
  return searchIndexOf(tx).clear(tx);
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

export type IndexedRow = Pick<MessageRow, "channel_key" | "thread_ts" | "ts" | "user_id" | "subtype" | "body">;

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
    .select(indexedColumns)
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
    .select(indexedColumns)
    .where(sql<boolean>`(m.channel_key, m.thread_ts, m.ts) > (${after.channelKey}, ${after.threadTs}, ${after.ts})`)
    .orderBy("m.channel_key")
    .orderBy("m.thread_ts")
    .orderBy("m.ts")
    .limit(limit)
    .execute();
}

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
  readonly channel_key: number;
  readonly ts: number;
  readonly channel_id: string;
  readonly body: string;
  readonly score: number;
}

/** The messages that fit, as far as the reader can read them. Only those of the page are fetched: a common word is in most. */
export async function selectFound(db: Db, page: SearchPage): Promise<FoundRow[]> {
  const aside = slowReadDb(db);
  const found = fitting(aside, page)
    .select(["d.channel_key", "d.ts", "c.id as channel_id", "h.score"])
    .orderBy(orderOf(page))
    .limit(page.limit)
    .offset(page.offset);
  const rows = await aside
    .selectFrom(found.as("f"))
    .selectAll("f")
    .select(bodyNamedBy("f").as("body"))
    .orderBy(orderOf(page))
    .execute();
  return rows.filter((row): row is FoundRow => row.body !== null);
}

/** Of the columns that are selected, here and there. */
function orderOf({ order, direction }: SearchPage) {
  const way = sql.raw(direction);
  return order === "score" ? sql`score ${way}, ts ${way}, channel_key` : sql`ts ${way}, channel_key`;
}

export async function selectFoundCount(db: Db, page: SearchPage): Promise<number> {
  const { count } = await fitting(slowReadDb(db), page)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function fitting(db: Db, page: SearchPage) {
  const { phrases } = page;
  const index = searchIndexOf(db);
  // Joined and not asked for by `in`, or a database may count by looking at every message of the workspace.
  const hits = phrases.length === 0 ? sql<Hit>`(select id, 0 as score from search_docs)` : index.hits(phrases);
  let query = withIndex(db)
    .selectFrom("search_docs as d")
    .innerJoin(hits.as("h"), (join) => join.onRef("h.id", "=", "d.id"))
    .innerJoin("channels as c", "c.key", "d.channel_key")
    .innerJoin("teams as t", "t.id", "c.team_id")
    .where(isReadable(page.reader));
  for (const phrase of page.without) query = query.where(sql<boolean>`not (${index.has(phrase)})`);
  if (page.channelKeys) query = query.where("d.channel_key", "in", orNone(page.channelKeys, -1));
  if (page.notChannelKeys) query = query.where("d.channel_key", "not in", orNone(page.notChannelKeys, -1));
  if (page.userIds) query = query.where("d.user_id", "in", orNone(page.userIds, ""));
  if (page.notUserIds) query = query.where("d.user_id", "not in", orNone(page.notUserIds, ""));
  if (page.hasLink !== undefined) query = query.where("d.has_link", "=", page.hasLink ? 1 : 0);
  if (page.isPinned !== undefined) query = query.where(isOrNot(isPinned, page.isPinned));
  if (page.isInThread !== undefined) query = query.where(isOrNot(isInThread, page.isInThread));
  for (const { name, isNot } of page.reactions ?? []) query = query.where(isOrNot(hasReaction(name), !isNot));
  if (page.fromTs !== undefined) query = query.where("d.ts", ">=", page.fromTs);
  if (page.beforeTs !== undefined) query = query.where("d.ts", "<", page.beforeTs);
  return query;
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

/** An empty list is no SQL; a value that nothing has says the same. */
function orNone<Value>(values: readonly Value[], none: Value): readonly Value[] {
  return values.length === 0 ? [none] : values;
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
