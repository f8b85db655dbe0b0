import type { Insertable } from "kysely";
import type { Tx } from "../db.ts";
import type { AppResolutionsTable } from "../tables/governance.ts";

export async function upsertResolution(tx: Tx, row: Insertable<AppResolutionsTable>): Promise<void> {
  const { resolution, user_id, at_ms } = row;
  await tx
    .insertInto("app_resolutions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["team_id", "app_id"]).doUpdateSet({ resolution, user_id, at_ms }))
    .execute();
}
