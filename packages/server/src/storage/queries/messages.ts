import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";

export const insertMessage = writeStatement<
  [channelKey: number, threadTs: number, ts: number, userId: string, body: string]
>("insert into messages (channel_key, thread_ts, ts, user_id, body) values ($1, $2, $3, $4, $5)");

const selectThreadRoot = readStatement<[channelKey: number, ts: number], { thread_ts: number }>(
  "select thread_ts from messages where channel_key = $1 and ts = $2",
);

/** The thread a message stands in: its own timestamp when it is one of the channel's. */
export async function selectThreadOf(db: Db | Tx, channelKey: number, ts: number): Promise<number | undefined> {
  const [row] = await selectThreadRoot(db, channelKey, ts);
  return row && (row.thread_ts || ts);
}

/** Messages of the channel itself, newest first, strictly between the two timestamps. */
export const selectHistory = readStatement<
  [channelKey: number, afterTs: number, beforeTs: number, limit: number],
  { ts: number; body: string }
>(`select ts, body from messages
  where channel_key = $1 and thread_ts = 0 and ts > $2 and ts < $3 order by ts desc limit $4`);
