import type { Tx } from "../db.ts";
import type { CommandLineApprovalRow } from "../tables/commandLineApprovals.ts";

/** The latest agreement counts: a page that was opened twice shows two codes, and people type the last one. */
export async function upsertApproval(tx: Tx, row: CommandLineApprovalRow): Promise<void> {
  await tx
    .insertInto("command_line_approvals")
    .values(row)
    .onConflict((conflict) => conflict.column("ticket_hash").doUpdateSet(row))
    .execute();
}

/** Takes an agreement away and returns it, if both halves fit: two who ask at once cannot both have it. */
export function deleteApproval(
  tx: Tx,
  { ticket_hash, challenge_hash }: Pick<CommandLineApprovalRow, "ticket_hash" | "challenge_hash">,
): Promise<CommandLineApprovalRow | undefined> {
  return tx
    .deleteFrom("command_line_approvals")
    .where("ticket_hash", "=", ticket_hash)
    .where("challenge_hash", "=", challenge_hash)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteOldApprovals(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom("command_line_approvals").where("expires_ms", "<", nowMs).execute();
}
