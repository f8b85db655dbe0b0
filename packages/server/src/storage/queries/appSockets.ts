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
