import type { Db, Tx } from "../db.ts";
import type { AppConfigsTable, AppLinkPreviews } from "../tables/appConfigs.ts";

export async function upsertAppConfig(tx: Tx, row: AppConfigsTable): Promise<void> {
  const { link_previews } = row;
  await tx
    .insertInto("app_configs")
    .values(row)
    .onConflict((conflict) => conflict.columns(["place_id", "app_id"]).doUpdateSet({ link_previews }))
    .execute();
}

export async function deleteAppConfig(tx: Tx, placeId: string, appId: string): Promise<void> {
  await tx.deleteFrom("app_configs").where("place_id", "=", placeId).where("app_id", "=", appId).execute();
}

export function selectAppConfigs(db: Db, placeId: string): Promise<AppConfigsTable[]> {
  return db.selectFrom("app_configs").selectAll().where("place_id", "=", placeId).orderBy("app_id").execute();
}

export async function selectLinkPreviews(db: Db, placeId: string, appId: string): Promise<AppLinkPreviews> {
  const row = await db
    .selectFrom("app_configs")
    .select("link_previews")
    .where("place_id", "=", placeId)
    .where("app_id", "=", appId)
    .executeTakeFirst();
  return row?.link_previews ?? "all_details";
}
