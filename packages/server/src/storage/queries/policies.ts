import type { Db, Tx } from "../db.ts";
import { lookupStatement, writeStatement } from "../statement.ts";
import type { ThreadLocksTable } from "../tables/threadLocks.ts";

const selectLock = lookupStatement<[channelKey: number, threadTs: number], { locked_ms: number }>(
  "select locked_ms from thread_locks where channel_key = $1 and thread_ts = $2",
);

export async function selectIsLocked(...args: Parameters<typeof selectLock>): Promise<boolean> {
  return (await selectLock(...args)).length > 0;
}

/** Tells whether it was unlocked before. */
export async function insertThreadLock(tx: Tx, row: ThreadLocksTable): Promise<boolean> {
  const written = await tx
    .insertInto("thread_locks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["channel_key", "thread_ts"]).doNothing())
    .returning("thread_ts")
    .executeTakeFirst();
  if (written) await addLocks(tx, row.channel_key, 1);
  return written !== undefined;
}

/** Tells whether it was locked before. */
export async function deleteThreadLock(tx: Tx, channelKey: number, threadTs: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("thread_locks")
    .where("channel_key", "=", channelKey)
    .where("thread_ts", "=", threadTs)
    .returning("thread_ts")
    .executeTakeFirst();
  if (deleted) await addLocks(tx, channelKey, -1);
  return deleted !== undefined;
}

const addLocks = writeStatement<[channelKey: number, by: number]>(
  "update channels set locked_threads = locked_threads + $2 where key = $1",
);

const addPosted = writeStatement<[teamId: string, month: string, quota: number], { posted: number }>(`
  insert into message_counts (team_id, month, posted) values ($1, $2, 1)
  on conflict (team_id, month) do update set posted = message_counts.posted + 1 where message_counts.posted < $3
  returning posted`);

/**
 * Counts one more message of a workspace, unless its quota is used up. The row stays locked until the commit, so two
 * servers cannot both take the last one.
 */
export async function updatePostedWithin(tx: Tx, teamId: string, month: string, quota: number): Promise<boolean> {
  return quota > 0 && (await addPosted(tx, teamId, month, quota)).length > 0;
}

export async function selectPosted(db: Db, teamId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom("message_counts")
    .select("posted")
    .where("team_id", "=", teamId)
    .where("month", "=", month)
    .executeTakeFirst();
  return row?.posted ?? 0;
}

/** Whether a person is in one of these groups. */
export async function selectIsInGroups(db: Db, userId: string, groupIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom("usergroup_members")
    .select("usergroup_id")
    .where("user_id", "=", userId)
    .where("usergroup_id", "in", groupIds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
