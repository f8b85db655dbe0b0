import { sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { readStatement, writeStatement } from "../statement.ts";
import { isActiveMember } from "./memberships.ts";

/**
 * `channels.member_count` counts active people and bots, as `conversations.members` lists them. Direct conversations are
 * their people: there a deactivated person stays listed and counted.
 */
const selectKeys = readStatement<[userId: string, teamId: string], CountedChannel>(`
  select c.key, case when c.sharing is null then 0 else 1 end as is_shared
  from channel_members m join channels c on c.key = m.channel_key
  where m.user_id = $1 and c.kind not in ('im', 'mpim') and (c.team_id = $2 or (c.sharing is not null and exists (
    select 1 from channel_teams t where t.channel_key = c.key and t.team_id = $2)))
  order by c.key`);

export interface CountedChannel {
  readonly key: number;
  readonly is_shared: 0 | 1;
}

/** The channels of a workspace in which a person counts, in the order in which they are locked. */
export const selectCountedChannels = (db: Db, teamId: string, userId: string): Promise<CountedChannel[]> =>
  selectKeys(db, userId, teamId);

/** For a member who was just deactivated. A person who was taken out of the channel meanwhile is discounted already. */
export const discountMember = writeStatement<[channelKey: number, userId: string]>(`
  update channels set member_count = member_count - 1
  where key = $1 and exists (select 1 from channel_members where channel_key = $1 and user_id = $2)`);

const recount = writeStatement<[channelKey: number], { member_count: number }>(`
  update channels set member_count = (
    select count(*) from channel_members m where m.channel_key = $1 and ${isActiveMember("m", "channels")})
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
export async function lockActive(tx: Tx, channelKey: number, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0;
  if (dialectOf(tx) === "postgres") {
    await tx.selectFrom("memberships").select("user_id").where("user_id", "in", userIds).forShare().execute();
  }
  const rows = await tx
    .selectFrom("channel_members as m")
    .innerJoin("channels as c", "c.key", "m.channel_key")
    .select("m.user_id")
    .where("m.channel_key", "=", channelKey)
    .where("m.user_id", "in", userIds)
    .where(sql<boolean>`${sql.raw(isActiveMember("m", "c"))}`)
    .execute();
  return rows.length;
}
