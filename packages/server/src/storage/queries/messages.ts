import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { cachedPageStatement } from "../cachedStatement.ts";
import { deferredStatement, readStatement, rowsPerStatement, writeStatement } from "../statement.ts";
import type { MessageRow, MessagesTable } from "../tables/messages.ts";

/** Also what the bench writes by hand, so that it measures the way to this statement and not another one. */
export const insertMessageText = `insert into messages
  (channel_key, thread_ts, ts, user_id, subtype, is_broadcast, metadata, body) values ($1, $2, $3, $4, $5, $6, $7, $8)`;

export const insertMessage = deferredStatement<
  [
    channelKey: number,
    threadTs: number,
    ts: number,
    userId: string,
    subtype: string | null,
    isBroadcast: 0 | 1,
    metadata: string | null,
    body: string,
  ]
>(insertMessageText, ["bigint", "bigint", "bigint", "text", "text", "bigint", "text", "text"]);

/**
 * The text of the message that a row of another table names, or null. Not by a join: SQLite takes a channel for ten rows, and
 * would go through all its messages for those few that are named.
 */
export function bodyNamedBy(table: string) {
  const [channelKey, ts] = [sql.ref(`${table}.channel_key`), sql.ref(`${table}.ts`)];
  return sql<string | null>`(select m.body from messages m where m.channel_key = ${channelKey} and m.ts = ${ts})`;
}

/** Many at once; a statement takes a limited number of values, so they go in parts. */
export async function insertMessages(tx: Tx, rows: readonly Insertable<MessagesTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx
      .insertInto("messages")
      .values(rows.slice(at, at + rowsPerStatement))
      .execute();
  }
}

const selectByTs = cachedPageStatement<[channelKey: number, ts: number], MessageRow>(
  "select * from messages where channel_key = $1 and ts = $2",
  ({ body, metadata }) => body.length + (metadata?.length ?? 0),
);

/** One message of a channel, wherever it stands. */
export async function selectMessage(db: Db | Tx, channelKey: number, ts: number): Promise<MessageRow | undefined> {
  return (await selectByTs(db, channelKey, ts))[0];
}

/** Those of these messages of a channel that are there. */
export async function selectMessagesByTs(
  db: Db | Tx,
  channelKey: number,
  stamps: readonly number[],
): Promise<MessageRow[]> {
  const found: MessageRow[] = [];
  for (let at = 0; at < stamps.length; at += rowsPerStatement) {
    // In order, although nobody needs it: otherwise SQLite would read the whole channel.
    const rows = await db
      .selectFrom("messages")
      .selectAll()
      .where("channel_key", "=", channelKey)
      .where("ts", "in", stamps.slice(at, at + rowsPerStatement))
      .orderBy("ts")
      .execute();
    found.push(...rows);
  }
  return found;
}

/** The first message of the thread that contains a message: itself, if it belongs to the channel. */
export async function selectRootOf(db: Db | Tx, channelKey: number, ts: number): Promise<MessageRow | undefined> {
  const message = await selectMessage(db, channelKey, ts);
  return message && message.thread_ts !== 0 ? selectMessage(db, channelKey, message.thread_ts) : message;
}

export interface PageRow {
  readonly ts: number;
  readonly reply_count: number;
  readonly body: string;
}

type Range = [channelKey: number, afterTs: number, beforeTs: number, limit: number];
type ThreadRange = [channelKey: number, threadTs: number, afterTs: number, beforeTs: number, limit: number];

/** Messages of the channel itself, newest first, strictly between the two timestamps. */
export const selectHistory = readStatement<Range, PageRow>(`select ts, reply_count, body from messages
  where channel_key = $1 and thread_ts = 0 and ts > $2 and ts < $3 order by ts desc limit $4`);

/** Replies that the channel shows too, newest first. Few channels have any, so that a range of their own costs nothing. */
export const selectBroadcasts = readStatement<Range, PageRow & { readonly thread_ts: number }>(
  `select ts, thread_ts, reply_count, body from messages
  where channel_key = $1 and is_broadcast = 1 and ts > $2 and ts < $3 order by ts desc limit $4`,
);

/** The same two, oldest first: for reading on from an old message. */
export const selectFollowing = readStatement<Range, PageRow>(`select ts, reply_count, body from messages
  where channel_key = $1 and thread_ts = 0 and ts > $2 and ts < $3 order by ts limit $4`);

export const selectFollowingBroadcasts = readStatement<Range, PageRow & { readonly thread_ts: number }>(
  `select ts, thread_ts, reply_count, body from messages
  where channel_key = $1 and is_broadcast = 1 and ts > $2 and ts < $3 order by ts limit $4`,
);

/** Replies of a thread, oldest first, strictly between the two timestamps. */
export const selectReplies = readStatement<ThreadRange, PageRow>(`select ts, reply_count, body from messages
  where channel_key = $1 and thread_ts = $2 and ts > $3 and ts < $4 order by ts limit $5`);

/** The last replies before a time, newest first. */
export const selectEarlierReplies = readStatement<
  [channelKey: number, threadTs: number, beforeTs: number, limit: number],
  PageRow
>(`select ts, reply_count, body from messages
  where channel_key = $1 and thread_ts = $2 and ts < $3 order by ts desc limit $4`);

export interface MetadataRow {
  readonly ts: number;
  readonly metadata: string;
}

/**
 * What apps attached to messages of the channel itself (`threadTs` 0) or of one thread: asked for rarely, it would make
 * every page heavier. By thread, because the time of a long thread may span the whole channel.
 */
export const selectMetadata = readStatement<
  [channelKey: number, threadTs: number, fromTs: number, toTs: number],
  MetadataRow
>(`select ts, metadata from messages
  where channel_key = $1 and thread_ts = $2 and ts >= $3 and ts <= $4 and metadata is not null`);

/** The same of replies that the channel shows too. */
export const selectBroadcastMetadata = readStatement<[channelKey: number, fromTs: number, toTs: number], MetadataRow>(
  `select ts, metadata from messages
  where channel_key = $1 and is_broadcast = 1 and ts >= $2 and ts <= $3 and metadata is not null`,
);

export const updateBody = deferredStatement<[channelKey: number, threadTs: number, ts: number, body: string]>(
  "update messages set body = $4 where channel_key = $1 and thread_ts = $2 and ts = $3",
);

export const updateReplies = deferredStatement<[channelKey: number, ts: number, replyCount: number, body: string]>(
  "update messages set reply_count = $3, body = $4 where channel_key = $1 and thread_ts = 0 and ts = $2",
);

export const updateMessage = writeStatement<
  [channelKey: number, threadTs: number, ts: number, subtype: string | null, metadata: string | null, body: string]
>(`update messages set subtype = $4, metadata = $5, body = $6
  where channel_key = $1 and thread_ts = $2 and ts = $3`);

export const deleteMessage = writeStatement<[channelKey: number, threadTs: number, ts: number]>(
  "delete from messages where channel_key = $1 and thread_ts = $2 and ts = $3",
);

const selectNewest = readStatement<[channelKey: number, threadTs: number], { ts: number | null }>(
  "select max(ts) as ts from messages where channel_key = $1 and thread_ts = $2",
);

/** When the newest reply of a thread was written; nothing when there is none. */
export async function selectNewestReply(db: Db, channelKey: number, threadTs: number): Promise<number | undefined> {
  return (await selectNewest(db, channelKey, threadTs))[0]?.ts ?? undefined;
}
