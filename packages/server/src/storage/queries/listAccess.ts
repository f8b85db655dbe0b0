import type { Db, Tx } from "../db.ts";
import type { ListLevel } from "../tables/listAccess.ts";

/** What a person was given directly. */
export async function selectOwnLevel(db: Db, listId: string, userId: string): Promise<ListLevel | undefined> {
  const row = await db
    .selectFrom("list_access")
    .select("level")
    .where("list_id", "=", listId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.level;
}

/** What the channels that a person is in were given. */
export async function selectChannelLevels(db: Db, listId: string, userId: string): Promise<ListLevel[]> {
  const rows = await db
    .selectFrom("list_channel_access as access")
    .innerJoin("channels", "channels.id", "access.channel_id")
    .innerJoin("channel_members as member", "member.channel_key", "channels.key")
    .select("access.level")
    .where("access.list_id", "=", listId)
    .where("member.user_id", "=", userId)
    .execute();
  return rows.map(({ level }) => level);
}

export async function selectListReaders(db: Db, listId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("list_access")
    .select("user_id")
    .where("list_id", "=", listId)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}

export async function selectListChannels(db: Db, listId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("list_channel_access")
    .select("channel_id")
    .where("list_id", "=", listId)
    .orderBy("channel_id")
    .execute();
  return rows.map((row) => row.channel_id);
}

export async function upsertListAccess(tx: Tx, listId: string, userId: string, level: ListLevel): Promise<void> {
  await tx
    .insertInto("list_access")
    .values({ list_id: listId, user_id: userId, level })
    .onConflict((conflict) => conflict.columns(["list_id", "user_id"]).doUpdateSet({ level }))
    .execute();
}

export async function deleteListAccess(tx: Tx, listId: string, userId: string): Promise<void> {
  await tx.deleteFrom("list_access").where("list_id", "=", listId).where("user_id", "=", userId).execute();
}

export async function upsertListChannel(tx: Tx, listId: string, channelId: string, level: ListLevel): Promise<void> {
  await tx
    .insertInto("list_channel_access")
    .values({ list_id: listId, channel_id: channelId, level })
    .onConflict((conflict) => conflict.columns(["list_id", "channel_id"]).doUpdateSet({ level }))
    .execute();
}

export async function deleteListChannel(tx: Tx, listId: string, channelId: string): Promise<void> {
  await tx
    .deleteFrom("list_channel_access")
    .where("list_id", "=", listId)
    .where("channel_id", "=", channelId)
    .execute();
}
