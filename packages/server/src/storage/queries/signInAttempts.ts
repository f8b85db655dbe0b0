import type { Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";

const count = writeStatement<[key: string, nowMs: number, sinceMs: number], { count: number }>(`
  insert into sign_in_attempts (key, since_ms, count) values ($1, $2, 1)
  on conflict (key) do update set
    count = case when sign_in_attempts.since_ms <= $3 or sign_in_attempts.since_ms > $2 then 1
      else sign_in_attempts.count + 1 end,
    since_ms = case when sign_in_attempts.since_ms <= $3 or sign_in_attempts.since_ms > $2 then $2
      else sign_in_attempts.since_ms end
  returning count`);

/** Counts one more, and tells which it was since the window began. In one statement, so that no two are the same one. */
export async function upsertAttempt(tx: Tx, key: string, nowMs: number, windowMs: number): Promise<number> {
  return (await count(tx, key, nowMs, nowMs - windowMs))[0]?.count ?? 1;
}

export async function deleteAttempt(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom("sign_in_attempts").where("key", "=", key).execute();
}

export async function updateAttemptTakenBack(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable("sign_in_attempts")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

export async function deleteAttemptsBefore(tx: Tx, sinceMs: number): Promise<void> {
  await tx.deleteFrom("sign_in_attempts").where("since_ms", "<=", sinceMs).execute();
}
