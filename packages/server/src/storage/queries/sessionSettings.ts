import type { Db, Tx } from "../db.ts";
import type { SessionSettingsRow } from "../tables/sessionSettings.ts";

export function selectSessionSettings(db: Db, userIds: readonly string[]): Promise<SessionSettingsRow[]> {
  return db.selectFrom("session_settings").selectAll().where("user_id", "in", userIds).orderBy("user_id").execute();
}

export async function upsertSessionSettings(tx: Tx, row: SessionSettingsRow): Promise<void> {
  const { duration_s, ends_with_browser } = row;
  await tx
    .insertInto("session_settings")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ duration_s, ends_with_browser }))
    .execute();
}

export async function deleteSessionSettings(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("session_settings").where("user_id", "=", userId).execute();
}

/** Open sessions end this long after they were opened, which may be in the past. */
export async function updateSessionsLifetime(tx: Tx, userId: string, durationS: number): Promise<void> {
  await tx
    .updateTable("sessions")
    .set((set) => ({ expires_ms: set("created_ms", "+", durationS * 1000) }))
    .where("user_id", "=", userId)
    .where("revoked_ms", "is", null)
    .where("code_due", "=", 0)
    .execute();
}
