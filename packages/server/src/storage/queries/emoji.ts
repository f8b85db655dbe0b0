import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { CustomEmojiRow, CustomEmojiTable } from "../tables/customEmoji.ts";

export function selectCustomEmoji(db: Db, teamId: string, name: string): Promise<CustomEmojiRow | undefined> {
  return db
    .selectFrom("custom_emoji")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("name", "=", name)
    .executeTakeFirst();
}

/** The emoji of a workspace by name; all of them without a limit. */
export function selectCustomEmojis(
  db: Db,
  where: { readonly teamId: string; readonly afterName?: string; readonly limit?: number },
): Promise<CustomEmojiRow[]> {
  let query = db.selectFrom("custom_emoji").selectAll().where("team_id", "=", where.teamId).orderBy("name");
  if (where.afterName !== undefined) query = query.where("name", ">", where.afterName);
  if (where.limit !== undefined) query = query.limit(where.limit);
  return query.execute();
}

export async function insertCustomEmoji(tx: Tx, row: Insertable<CustomEmojiTable>): Promise<void> {
  await tx.insertInto("custom_emoji").values(row).execute();
}

export async function updateCustomEmoji(
  tx: Tx,
  teamId: string,
  name: string,
  change: Updateable<CustomEmojiTable>,
): Promise<void> {
  await tx.updateTable("custom_emoji").set(change).where("team_id", "=", teamId).where("name", "=", name).execute();
}

/** Other names follow the emoji that they stand for. */
export async function updateAliases(tx: Tx, teamId: string, name: string, newName: string): Promise<void> {
  await tx
    .updateTable("custom_emoji")
    .set({ alias_for: newName })
    .where("team_id", "=", teamId)
    .where("alias_for", "=", name)
    .execute();
}

/** The emoji, and all other names it had; tells them. */
export async function deleteCustomEmoji(tx: Tx, teamId: string, name: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom("custom_emoji")
    .where("team_id", "=", teamId)
    .where((row) => row.or([row("name", "=", name), row("alias_for", "=", name)]))
    .returning("name")
    .execute();
  return rows.map((row) => row.name);
}
