import type { Db, Tx } from "../db.ts";
import { readStatement, rowsPerStatement, writeStatement } from "../statement.ts";
import type { PushMessageRow } from "../tables/pushMessages.ts";

/** A message that is on its way already is not queued again. */
export async function insertPushMessages(tx: Tx, rows: readonly PushMessageRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx
      .insertInto("push_messages")
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) => conflict.columns(["subscription_id", "channel_key", "ts"]).doNothing())
      .execute();
  }
}

const deleteExhausted = writeStatement<[nowMs: number, attemptsMax: number]>(
  "delete from push_messages where due_ms <= $1 and attempt >= $2",
);

/** Of two servers that take it at once, one waits for the other, looks at the row again and finds it taken. */
const claimDue = writeStatement<[nowMs: number, leaseUntilMs: number, limit: number], PushMessageRow>(
  `update push_messages set due_ms = $2, attempt = attempt + 1
  where (subscription_id, channel_key, ts) in (
      select subscription_id, channel_key, ts from push_messages where due_ms <= $1 order by due_ms limit $3)
    and due_ms <= $1
  returning *`,
);

/** Takes what is due for a while. What has failed too often is given up. */
export async function claimPushMessages(
  tx: Tx,
  claim: Readonly<Record<"nowMs" | "leaseUntilMs" | "limit" | "attemptsMax", number>>,
): Promise<PushMessageRow[]> {
  await deleteExhausted(tx, claim.nowMs, claim.attemptsMax);
  return claimDue(tx, claim.nowMs, claim.leaseUntilMs, claim.limit);
}

type Attempt = [subscriptionId: string, channelKey: number, ts: number, attempt: number];

/** Nothing when another server has taken it since. */
export const deletePushMessage = writeStatement<Attempt>(
  "delete from push_messages where subscription_id = $1 and channel_key = $2 and ts = $3 and attempt = $4",
);

export const updatePushDue = writeStatement<[...Attempt, dueMs: number]>(
  "update push_messages set due_ms = $5 where subscription_id = $1 and channel_key = $2 and ts = $3 and attempt = $4",
);

export const deletePushesTo = writeStatement<[subscriptionId: string]>(
  "delete from push_messages where subscription_id = $1",
);

const selectDue = readStatement<[nowMs: number], { has: number }>(
  "select 1 as has from push_messages where due_ms <= $1 limit 1",
);

export async function selectHasDuePushes(db: Db, nowMs: number): Promise<boolean> {
  return (await selectDue(db, nowMs)).length > 0;
}
