import type { Tx } from "../db.ts";
import { writeStatement } from "../statement.ts";
import { unannounced } from "../unannounced.ts";
import { releaseMailOf } from "./mail.ts";

const renew = writeStatement<[id: string, untilMs: number], { id: string }>(
  `update servers set lease_until_ms = $2 where id = $1 returning id ${unannounced}`,
);

/** Whether the server still had its row. */
export async function updateServerLease(tx: Tx, id: string, untilMs: number): Promise<boolean> {
  return (await renew(tx, id, untilMs)).length > 0;
}

export const insertServer = writeStatement<[id: string, untilMs: number]>(
  "insert into servers (id, lease_until_ms) values ($1, $2) on conflict (id) do update set lease_until_ms = $2",
);

/** Servers whose lease has ended. Of several that notice it, one gets the rows. */
const deleteLost = writeStatement<[nowMs: number, exceptId: string], { id: string }>(
  "delete from servers where lease_until_ms <= $1 and id <> $2 returning id",
);

export async function deleteLostServers(tx: Tx, nowMs: number, exceptId: string): Promise<string[]> {
  return (await deleteLost(tx, nowMs, exceptId)).map(({ id }) => id);
}

export async function deleteServer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("servers").where("id", "=", id).execute();
}

/** Sockets and presence of servers that have no row. */
export async function deleteLeftovers(tx: Tx): Promise<void> {
  const known = tx.selectFrom("servers").select("id");
  await tx.deleteFrom("app_sockets").where("server_id", "not in", known).execute();
  await tx.deleteFrom("presences").where("server", "not in", known).execute();
}

/** Lets others take over what these servers were at, from now on. A next try of it has another number. */
export async function releaseClaims(tx: Tx, serverIds: readonly string[], nowMs: number): Promise<void> {
  for (const table of ["deliveries", "function_executions"] as const) {
    await tx
      .updateTable(table)
      .set((row) => ({
        server_id: null,
        // Not zero, which would mean that nobody has tried it.
        lease_until_ms: row.case().when("lease_until_ms", ">", nowMs).then(nowMs).else(row.ref("lease_until_ms")).end(),
      }))
      .where("server_id", "in", serverIds)
      .execute();
  }
  await releaseMailOf(tx, serverIds, nowMs);
}
