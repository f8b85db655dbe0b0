import type { Db, Tx } from "../db.ts";
import type { DndSettingsRow } from "../tables/dndSettings.ts";

/** The settings of these people and their time zones. People without settings have none of the former. */
export async function selectDnd(
  db: Db | Tx,
  userIds: readonly string[],
): Promise<Map<string, { tz: string; settings: DndSettingsRow | undefined }>> {
  if (userIds.length === 0) return new Map();
  const zones = await db.selectFrom("users").select(["id", "tz"]).where("id", "in", userIds).execute();
  const rows = await db.selectFrom("dnd_settings").selectAll().where("user_id", "in", userIds).execute();
  const settings = new Map(rows.map((row) => [row.user_id, row]));
  return new Map(zones.map(({ id, tz }) => [id, { tz, settings: settings.get(id) }]));
}

export async function upsertDnd(tx: Tx, row: DndSettingsRow): Promise<void> {
  const { user_id: _user, ...change } = row;
  await tx
    .insertInto("dnd_settings")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}
