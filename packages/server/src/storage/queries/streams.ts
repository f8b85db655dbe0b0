import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { lookupStatement, writeStatement } from "../statement.ts";
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

/** Open streams that nobody has written to since, or that have been open for too long. */
export function selectStaleStreams(
  db: Db,
  { touchedMs, startedMs, limit }: { touchedMs: number; startedMs: number; limit: number },
): Promise<Pick<StreamRow, "channel_key" | "ts">[]> {
  return db
    .selectFrom("streams")
    .select(["channel_key", "ts"])
    .where("ended_ms", "is", null)
    .where((where) => where.or([where("touched_ms", "<=", touchedMs), where("started_ms", "<=", startedMs)]))
    .orderBy("channel_key")
    .limit(limit)
    .execute();
}

export async function deleteEndedStreams(tx: Tx, beforeMs: number): Promise<void> {
  await tx.deleteFrom("streams").where("ended_ms", "<", beforeMs).execute();
}
