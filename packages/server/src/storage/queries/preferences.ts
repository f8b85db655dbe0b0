import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { PreferencesTable } from "../tables/preferences.ts";
import { isChannelOf } from "./memberships.ts";

export function selectPreferences(db: Db | Tx, userId: string) {
  return db.selectFrom("preferences").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function upsertPreferences(tx: Tx, row: Insertable<PreferencesTable>): Promise<void> {
  await tx
    .insertInto("preferences")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ chosen: row.chosen }))
    .execute();
}

const selectMutedRows = readStatement<[teamId: string, userId: string], { id: string }>(`
  select channels.id from channel_members m join channels on channels.key = m.channel_key
  where m.user_id = $2 and m.is_muted = 1 and ${isChannelOf("channels", "$1")} order by channels.id`);

/** The conversations of a workspace that a person has muted. */
export async function selectMuted(db: Db | Tx, teamId: string, userId: string): Promise<string[]> {
  return (await selectMutedRows(db, teamId, userId)).map((row) => row.id);
}

export const updateMuted = writeStatement<[channelKey: number, userId: string, isMuted: 0 | 1]>(
  "update channel_members set is_muted = $3 where channel_key = $1 and user_id = $2",
);

/** The same for several conversations; the person is in some of them. */
export async function updateMutedAmong(
  tx: Tx,
  userId: string,
  channelIds: readonly string[],
  isMuted: 0 | 1,
): Promise<void> {
  await tx
    .updateTable("channel_members")
    .set({ is_muted: isMuted })
    .where("user_id", "=", userId)
    .where("channel_key", "in", (of) =>
      of
        .selectFrom("channels")
        .select("key")
        .where("id", "in", [...channelIds]),
    )
    .execute();
}
