import type { Tx } from "../db.ts";
import type { SocketTicketsTable } from "../tables/socketTickets.ts";

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
