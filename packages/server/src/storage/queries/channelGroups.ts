import type { Db, Tx } from "../db.ts";
import type { ChannelRow } from "../tables/channels.ts";

/** The groups that restrict a channel, in the order in which they were linked. */
export async function selectGroupsOfChannel(db: Db | Tx, channelKey: number): Promise<string[]> {
  const rows = await db
    .selectFrom("channel_groups")
    .select("usergroup_id")
    .where("channel_key", "=", channelKey)
    .orderBy("linked_ms")
    .orderBy("usergroup_id")
    .execute();
  return rows.map((row) => row.usergroup_id);
}

/** The channels that a group restricts, in the order in which they are locked. */
export function selectChannelsOfGroup(db: Db | Tx, groupId: string): Promise<ChannelRow[]> {
  return db
    .selectFrom("channel_groups")
    .innerJoin("channels", "channels.key", "channel_groups.channel_key")
    .selectAll("channels")
    .where("channel_groups.usergroup_id", "=", groupId)
    .orderBy("channels.key")
    .execute();
}

export async function insertChannelGroup(tx: Tx, channelKey: number, groupId: string, nowMs: number): Promise<void> {
  const row = { channel_key: channelKey, usergroup_id: groupId, linked_ms: nowMs };
  await tx.insertInto("channel_groups").values(row).execute();
}

export async function deleteChannelGroup(tx: Tx, channelKey: number, groupId: string): Promise<void> {
  await tx
    .deleteFrom("channel_groups")
    .where("channel_key", "=", channelKey)
    .where("usergroup_id", "=", groupId)
    .execute();
}

/** The people among these who are in one of the groups, and the bots, which are in none. */
export async function selectAdmitted(
  db: Db | Tx,
  groupIds: readonly string[],
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const people = await db
    .selectFrom("usergroup_members")
    .select("user_id")
    .where("usergroup_id", "in", groupIds)
    .where("user_id", "in", userIds)
    .execute();
  const bots = await db
    .selectFrom("users")
    .select("id")
    .where("id", "in", userIds)
    .where("bot_id", "is not", null)
    .execute();
  return new Set([...people.map((row) => row.user_id), ...bots.map((row) => row.id)]);
}

/** Members who are people and in none of the channel's groups. */
export async function selectOutsiders(tx: Tx, channelKey: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("channel_members")
    .innerJoin("users", "users.id", "channel_members.user_id")
    .select("channel_members.user_id")
    .where("channel_members.channel_key", "=", channelKey)
    .where("users.bot_id", "is", null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("channel_groups")
            .innerJoin("usergroup_members", "usergroup_members.usergroup_id", "channel_groups.usergroup_id")
            .select("usergroup_members.user_id")
            .where("channel_groups.channel_key", "=", channelKey)
            .whereRef("usergroup_members.user_id", "=", "channel_members.user_id"),
        ),
      ),
    )
    .orderBy("channel_members.user_id")
    .execute();
  return rows.map((row) => row.user_id);
}
