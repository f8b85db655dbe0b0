import type { Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";
import type { SocketTicketsTable } from "../tables/sockets.ts";

/** Whether the ticket is used for the first time. */
export async function insertTicket(tx: Tx, row: SocketTicketsTable): Promise<boolean> {
  const inserted = await tx
    .insertInto("socket_tickets")
    .values(row)
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("nonce")
    .execute();
  return inserted.length > 0;
}

const deleteExpired = writeStatement<[nowMs: number, limit: number]>(`
  delete from socket_tickets where nonce in (
    select nonce from socket_tickets where expires_ms < $1 order by expires_ms limit $2)`);

/** Removes a few tickets that are too old to be believed again. */
export async function deleteExpiredTickets(tx: Tx, nowMs: number, limit: number): Promise<void> {
  await deleteExpired(tx, nowMs, limit);
}
