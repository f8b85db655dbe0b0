import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { readStatement, writeStatement } from "../statement.ts";

/**
 * `channels.member_count` counts active people and bots, as `conversations.members` lists them. Direct conversations are
 * their people: there a deactivated person stays listed and counted.
 */
const selectKeys = readStatement<[userId: string], { key: number }>(`
  select channels.key from channel_members m join channels on channels.key = m.channel_key
  where m.user_id = $1 and channels.kind not in ('im', 'mpim') order by channels.key`);

/** The channels in which a person counts, in the order in which they are locked. */
export async function selectCountedChannels(db: Db, userId: string): Promise<number[]> {
  return (await selectKeys(db, userId)).map((row) => row.key);
}

/** For a member who was just deactivated. A person who was taken out of the channel meanwhile is discounted already. */
export const discountMember = writeStatement<[channelKey: number, userId: string]>(`
  update channels set member_count = member_count - 1
  where key = $1 and exists (select 1 from channel_members where channel_key = $1 and user_id = $2)`);

const recount = writeStatement<[channelKey: number], { member_count: number }>(`
  update channels set member_count = (
    select count(*) from channel_members m join users on users.id = m.user_id
    where m.channel_key = $1 and users.deactivated_ms is null)
  where key = $1 returning member_count`);

/** Counts again; for rare changes only, because it reads all members. */
export async function recountMembers(tx: Tx, channelKey: number): Promise<number> {
  const [row] = await recount(tx, channelKey);
  if (!row) throw new Error(`channel ${channelKey} is gone`);
  return row.member_count;
}

/**
 * How many of these are active. They stay so until the commit: a deactivation at the same time waits, and then finds
 * the memberships that were counted.
 */
export async function lockActive(tx: Tx, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0;
  const active = tx.selectFrom("users").select("id").where("id", "in", userIds).where("deactivated_ms", "is", null);
  const rows = await (dialectOf(tx) === "postgres" ? active.forShare() : active).execute();
  return rows.length;
}
