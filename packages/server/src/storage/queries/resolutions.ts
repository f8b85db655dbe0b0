import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AppResolutionsTable, Resolution } from "../tables/governance.ts";

export async function upsertResolution(tx: Tx, row: Insertable<AppResolutionsTable>): Promise<void> {
  const { resolution, user_id, at_ms } = row;
  await tx
    .insertInto("app_resolutions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["team_id", "app_id"]).doUpdateSet({ resolution, user_id, at_ms }))
    .execute();
}

export async function selectResolution(
  db: Db,
  where: { readonly teamId: string; readonly appId: string },
): Promise<Resolution | undefined> {
  const row = await db
    .selectFrom("app_resolutions")
    .select("resolution")
    .where("team_id", "=", where.teamId)
    .where("app_id", "=", where.appId)
    .executeTakeFirst();
  return row?.resolution;
}
