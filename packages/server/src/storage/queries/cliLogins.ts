import type { Tx } from "../db.ts";
import type { CliLoginRow } from "../tables/cliLogins.ts";

/** The latest approval counts: a page that was opened twice shows two codes, and people type the last one. */
export async function upsertCliLogin(tx: Tx, row: CliLoginRow): Promise<void> {
  await tx
    .insertInto("cli_logins")
    .values(row)
    .onConflict((conflict) => conflict.column("ticket_hash").doUpdateSet(row))
    .execute();
}

/** Deletes and returns an approval if both secrets match, so that only one of two concurrent requests gets it. */
export function deleteCliLogin(
  tx: Tx,
  { ticket_hash, challenge_hash }: Pick<CliLoginRow, "ticket_hash" | "challenge_hash">,
): Promise<CliLoginRow | undefined> {
  return tx
    .deleteFrom("cli_logins")
    .where("ticket_hash", "=", ticket_hash)
    .where("challenge_hash", "=", challenge_hash)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredCliLogins(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom("cli_logins").where("expires_ms", "<", nowMs).execute();
}
