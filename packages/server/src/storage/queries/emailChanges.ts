import type { Db, Tx } from "../db.ts";
import type { EmailChangeRow } from "../tables/emailChanges.ts";

export function selectEmailChange(db: Db | Tx, userId: string, nowMs: number): Promise<EmailChangeRow | undefined> {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_ms", ">", nowMs)
    .executeTakeFirst();
}

/** Replaces the one that the person has, and with it the link that was mailed before. */
export async function upsertEmailChange(tx: Tx, row: EmailChangeRow): Promise<void> {
  await tx
    .insertInto("email_changes")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

/** Deletes and returns a change that is still open, so that only one of two concurrent requests gets it. */
export function deleteConfirmed(
  tx: Tx,
  { userId, hash, nowMs }: { readonly userId: string; readonly hash: string; readonly nowMs: number },
): Promise<EmailChangeRow | undefined> {
  return tx
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .where("hash", "=", hash)
    .where("expires_ms", ">", nowMs)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("email_changes").where("user_id", "=", userId).execute();
}
