import type { Insertable } from "kysely";
import type { Tx } from "../db.ts";
import type { AppConnectionsTable } from "../tables/appConnections.ts";

export async function upsertAppConnection(tx: Tx, row: Insertable<AppConnectionsTable>): Promise<void> {
  const { status, updated_ms } = row;
  await tx
    .insertInto("app_connections")
    .values(row)
    .onConflict((conflict) => conflict.columns(["app_id", "team_id", "user_id"]).doUpdateSet({ status, updated_ms }))
    .execute();
}
