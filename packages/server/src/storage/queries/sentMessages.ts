import type { Db, Tx } from "../db.ts";
import { deferredStatement, readStatement, writeStatement } from "../statement.ts";

export interface SentRow {
  readonly channel_key: number;
  readonly ts: number;
}

const selectFresh = readStatement<[userId: string, clientMsgId: string, afterMs: number], SentRow>(
  "select channel_key, ts from sent_messages where user_id = $1 and client_msg_id = $2 and at_ms > $3",
);

/** The message that the caller has already sent under this client id. */
export async function selectSent(
  db: Db | Tx,
  userId: string,
  clientMsgId: string,
  afterMs: number,
): Promise<SentRow | undefined> {
  return (await selectFresh(db, userId, clientMsgId, afterMs))[0];
}

const claim = writeStatement<
  [userId: string, clientMsgId: string, channelKey: number, atMs: number, afterMs: number],
  { ts: number }
>(`insert into sent_messages (user_id, client_msg_id, channel_key, ts, at_ms) values ($1, $2, $3, 0, $4)
  on conflict (user_id, client_msg_id) do update set channel_key = excluded.channel_key, ts = 0, at_ms = excluded.at_ms
    where sent_messages.at_ms <= $5
  returning ts`);

/** Whether the id is ours to use: of two servers that try at once, the second waits for the first and finds it taken. */
export async function insertSent(...args: Parameters<typeof claim>): Promise<boolean> {
  return (await claim(...args)).length > 0;
}

export const updateSent = deferredStatement<[userId: string, clientMsgId: string, ts: number]>(
  "update sent_messages set ts = $3 where user_id = $1 and client_msg_id = $2",
);

/** Forgets what was sent before a moment, some of it at a time; tells how much that was. */
export async function deleteOldSent(tx: Tx, beforeMs: number, limit: number): Promise<number> {
  const old = tx
    .selectFrom("sent_messages")
    .select(["user_id", "client_msg_id"])
    .where("at_ms", "<=", beforeMs)
    .limit(limit);
  const rows = await old.execute();
  for (const row of rows) {
    await tx
      .deleteFrom("sent_messages")
      .where("user_id", "=", row.user_id)
      .where("client_msg_id", "=", row.client_msg_id)
      .where("at_ms", "<=", beforeMs)
      .execute();
  }
  return rows.length;
}
