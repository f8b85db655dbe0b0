import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { rowsPerStatement } from "../statement.ts";
import type { AppSocketsTable } from "../tables/appSockets.ts";

/** Those of servers that are still there. */
export async function countSockets(db: Db, appId: string, nowMs: number): Promise<number> {
  const { count } = await db
    .selectFrom("app_sockets")
    .innerJoin("servers", "servers.id", "app_sockets.server_id")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("app_sockets.app_id", "=", appId)
    .where("servers.lease_until_ms", ">", nowMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertSockets(tx: Tx, rows: readonly Insertable<AppSocketsTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx
      .insertInto("app_sockets")
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
}

export async function deleteSockets(tx: Tx, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += rowsPerStatement) {
    await tx
      .deleteFrom("app_sockets")
      .where("id", "in", ids.slice(at, at + rowsPerStatement))
      .execute();
  }
}

/** Whether the server was known before. */
export async function updateServer(tx: Tx, id: string, untilMs: number): Promise<boolean> {
  const known = await tx
    .updateTable("servers")
    .set({ lease_until_ms: untilMs })
    .where("id", "=", id)
    .returning("id")
    .execute();
  if (known.length > 0) return true;
  await tx
    .insertInto("servers")
    .values({ id, lease_until_ms: untilMs })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return false;
}

export async function deleteServer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("app_sockets").where("server_id", "=", id).execute();
  await tx.deleteFrom("servers").where("id", "=", id).execute();
}

/** Servers without a recent heartbeat. */
export async function selectLostServers(db: Db, beforeMs: number): Promise<string[]> {
  const rows = await db.selectFrom("servers").select("id").where("lease_until_ms", "<", beforeMs).execute();
  return rows.map((row) => row.id);
}
