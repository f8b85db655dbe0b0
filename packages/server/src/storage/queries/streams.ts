import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { lookupStatement, readStatement, writeStatement } from "../statement.ts";
import type { StreamEnd, StreamRow, StreamsTable } from "../tables/streams.ts";

const selectByKey = lookupStatement<[channelKey: number, ts: number], StreamRow>(
  "select * from streams where channel_key = $1 and ts = $2",
);

export async function selectStream(db: Db, channelKey: number, ts: number): Promise<StreamRow | undefined> {
  return (await selectByKey(db, channelKey, ts))[0];
}

export async function insertStream(tx: Tx, row: Insertable<StreamsTable>): Promise<void> {
  await tx.insertInto("streams").values(row).execute();
}

export const updateStream = writeStatement<[channelKey: number, ts: number, state: string, touchedMs: number]>(
  "update streams set state = $3, touched_ms = $4 where channel_key = $1 and ts = $2",
);

export const updateStreamEnded = writeStatement<
  [channelKey: number, ts: number, state: string, endedMs: number, endedBy: StreamEnd]
>("update streams set state = $3, ended_ms = $4, ended_by = $5 where channel_key = $1 and ts = $2");

/** What an app is streaming in a thread, the earliest first. */
export const selectOpenStreams = readStatement<[channelKey: number, threadTs: number, appId: string], StreamRow>(
  `select s.* from streams s join messages m on m.channel_key = s.channel_key and m.thread_ts = $2 and m.ts = s.ts
  where s.channel_key = $1 and s.app_id = $3 and s.ended_ms is null order by s.ts`,
);

/** The same in all threads of a channel. */
export const selectOpenStreamsIn = readStatement<[channelKey: number, appId: string], StreamRow>(
  "select * from streams where channel_key = $1 and app_id = $2 and ended_ms is null order by ts",
);

/** Open streams that nobody has written to since, or that have been open for too long. */
export function selectStaleStreams(
  db: Db,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<Pick<StreamRow, "channel_key" | "ts">[]> {
  return db
    .selectFrom("streams")
    .select(["channel_key", "ts"])
    .where("ended_ms", "is", null)
    .where((where) =>
      where.or([
        where(sql<number>`touched_ms + idle_s * 1000`, "<=", nowMs),
        where(sql<number>`started_ms + life_s * 1000`, "<=", nowMs),
      ]),
    )
    .orderBy("channel_key")
    .limit(limit)
    .execute();
}

export interface ListedStream extends StreamRow {
  readonly channel_id: string;
}

/** Those that are open, and those that ended not long ago; the newest first. */
export function selectStreams(
  db: Db,
  filter: { channelId: string | undefined; appId: string | undefined; limit: number },
): Promise<ListedStream[]> {
  const { channelId, appId, limit } = filter;
  return db
    .selectFrom("streams")
    .innerJoin("channels", "channels.key", "streams.channel_key")
    .selectAll("streams")
    .select("channels.id as channel_id")
    .$if(channelId !== undefined, (query) => query.where("channels.id", "=", channelId ?? ""))
    .$if(appId !== undefined, (query) => query.where("streams.app_id", "=", appId ?? ""))
    .orderBy("streams.ts", "desc")
    .limit(limit)
    .execute();
}

export async function deleteEndedStreams(tx: Tx, beforeMs: number): Promise<void> {
  await tx.deleteFrom("streams").where("ended_ms", "<", beforeMs).execute();
}
