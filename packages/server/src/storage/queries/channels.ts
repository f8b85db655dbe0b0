import { slackbotId } from "@platform/protocol";
import { sortName } from "@platform/protocol/menus/sortName.ts";
import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { cachedStatement } from "../cachedStatement.ts";
import { lookupStatement, readStatement, writeStatement } from "../statement.ts";
import { timestampsOf } from "../timestamps.ts";
import type { ChannelMembersTable } from "../tables/channelMembers.ts";
import type { ChannelKind, ChannelRow, ChannelsTable } from "../tables/channels.ts";
import type { PosterRank } from "../tables/teams.ts";
import { isActiveMember } from "./memberships.ts";

/** A channel and what one person has to do with it. */
export type SeenChannelRow = ChannelRow & {
  readonly is_member: 0 | 1;
  /** Whether a direct conversation is in the person's list. */
  readonly is_open: 0 | 1;
  readonly last_read_ts: number | null;
  /** The other one, when the conversation is a DM. */
  readonly partner_id: string | null;
  readonly is_partner_deleted: 0 | 1 | null;
};

/** One channel, whether its messages can be had at all, and what its workspace says of posting. */
export type OpenedChannelRow = SeenChannelRow & {
  readonly is_key_suspended: 0 | 1;
  /** Whether one of its members is the bot of an app without a Messages tab; only of a DM. */
  readonly is_messages_tab_off: 0 | 1;
  readonly home_org_id: string | null;
  readonly team_who_can_post: PosterRank | null;
  readonly message_quota: number | null;
};

/** What a person has to do with a channel: `m` is the person's own membership. Slackbot has none; the key names it. */
export const sightOf = (userId: string) => `
  case when m.user_id is null then 0 else 1 end as is_member, m.last_read_ts,
  case when m.closed_ts is null or channels.last_ts > m.closed_ts then 1 else 0 end as is_open,
  case when channels.kind = 'im' then coalesce(
    (select max(o.user_id) from channel_members o where o.channel_key = channels.key and o.user_id <> ${userId}),
    case when channels.members_key like '${slackbotId},%' or channels.members_key like '%,${slackbotId}' then '${slackbotId}' end)
  end as partner_id,
  case when channels.kind = 'im' then
    (select max(case when ${isActiveMember("o", "channels")} then 0 else 1 end) from channel_members o
    where o.channel_key = channels.key and o.user_id <> ${userId})
  end as is_partner_deleted`;

// A DM has two members. Without the limit PostgreSQL expects as many as an average channel has, and reads all users.
const selectSeen = cachedStatement<[id: string, userId: string], OpenedChannelRow>(`
  select channels.*,
    case when channels.key_suspended_ms is null and teams.key_suspended_ms is null then 0 else 1 end as is_key_suspended,
    teams.org_id as home_org_id, teams.who_can_post as team_who_can_post, teams.message_quota,
    case when channels.kind = 'im' and exists (
      select 1 from (select user_id from channel_members where channel_key = channels.key limit 2) b
        join users on users.id = b.user_id join apps on apps.id = users.app_id
      where apps.messages_tab_off = 1) then 1 else 0 end as is_messages_tab_off,
    ${sightOf("$2")}
  from channels join teams on teams.id = channels.team_id
    left join channel_members m on m.channel_key = channels.key and m.user_id = $2
  where channels.id = $1 and teams.deleted_ms is null`);

export async function selectSeenChannel(db: Db, id: string, userId: string): Promise<OpenedChannelRow | undefined> {
  return (await selectSeen(db, id, userId))[0];
}

export function selectChannel(db: Db, id: string): Promise<ChannelRow | undefined> {
  return db.selectFrom("channels").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectChannelByKey(db: Db, key: number): Promise<ChannelRow | undefined> {
  return db.selectFrom("channels").selectAll().where("key", "=", key).executeTakeFirst();
}

export interface AudienceRow {
  readonly userIds: string[];
  /** The workspace that the channel is at home in; undefined for a channel without members. */
  readonly teamId: string | undefined;
  readonly sharing: string | null;
  readonly kind: ChannelKind | undefined;
}

const selectMembersOf = readStatement<
  [channelId: string],
  Pick<ChannelRow, "team_id" | "sharing" | "kind"> & { readonly user_id: string }
>(`select m.user_id, c.team_id, c.sharing, c.kind from channels c join channel_members m on m.channel_key = c.key
  where c.id = $1`);

/** The people of a channel, and with whom it is shared. */
export async function selectAudience(db: Db, channelId: string): Promise<AudienceRow> {
  const rows = await selectMembersOf(db, channelId);
  const [first] = rows;
  const userIds = rows.map((row) => row.user_id);
  return { userIds, teamId: first?.team_id, sharing: first?.sharing ?? null, kind: first?.kind };
}

export type ChannelPlace = Pick<ChannelRow, "kind" | "team_id" | "sharing">;

const selectPlace = lookupStatement<[channelId: string], ChannelPlace>(
  "select kind, team_id, sharing from channels where id = $1",
);

/** The kind of a conversation, and the workspaces that have it. */
export async function selectChannelPlace(db: Db, channelId: string): Promise<ChannelPlace | undefined> {
  return (await selectPlace(db, channelId))[0];
}

export async function selectChannelKind(db: Db, channelId: string): Promise<ChannelKind | undefined> {
  return (await selectChannelPlace(db, channelId))?.kind;
}

/** Guests know the channels that they are in, and no others. */
export async function selectGuestsOutside(db: Db, teamId: string, channelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("memberships")
    .select("memberships.user_id as id")
    .where("memberships.team_id", "=", teamId)
    .where("memberships.role", "in", ["multi_channel_guest", "single_channel_guest"])
    .where("memberships.deactivated_ms", "is", null)
    .where((user) =>
      user.not(
        user.exists(
          user
            .selectFrom("channel_members")
            .innerJoin("channels", "channels.key", "channel_members.channel_key")
            .select("channels.id")
            .where("channels.id", "=", channelId)
            .whereRef("channel_members.user_id", "=", "memberships.user_id"),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}

export async function selectChannelNameTaken(db: Db, teamId: string, name: string): Promise<boolean> {
  return (await selectChannelIdByName(db, teamId, name)) !== undefined;
}

export async function selectChannelIdByName(db: Db, teamId: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("channels")
    .select("id")
    .where("team_id", "=", teamId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.id;
}

export async function insertChannel(tx: Tx, row: Insertable<ChannelsTable>): Promise<number> {
  const { key } = await tx
    .insertInto("channels")
    .values({ ...row, sort_name: sortName(row.name ?? "") })
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

export async function updateChannel(tx: Tx, id: string, change: Updateable<ChannelsTable>): Promise<void> {
  const place = typeof change.name !== "string" ? {} : { sort_name: sortName(change.name) };
  await tx
    .updateTable("channels")
    .set({ ...change, ...place })
    .where("id", "=", id)
    .execute();
}

/** A membership is added once: of two concurrent calls for the same person, one learns that there was nothing to do. */
export async function insertMember(tx: Tx, row: Insertable<ChannelMembersTable>): Promise<boolean> {
  const added = await tx
    .insertInto("channel_members")
    .values(row)
    .onConflict((conflict) => conflict.columns(["channel_key", "user_id"]).doNothing())
    .returning("user_id")
    .execute();
  if (added.length === 0) return false;
  await updateMemberCount(tx, row.channel_key, 1);
  return true;
}

const updateLastTs = writeStatement<[channelKey: number, nowUs: number], { last_ts: number }>(
  `update channels set last_ts = case when last_ts >= $2 then last_ts + 1 else $2 end where key = $1 returning last_ts`,
);

/**
 * The next timestamp of a channel: the clock's, or one microsecond after the last one given out.
 * The channel stays locked until the commit, so two servers on one database never give out the same one, and the order
 * of timestamps is the order of commits and of the outbox.
 */
export async function lockNextTs(tx: Tx, channelKey: number, nowUs: number): Promise<number> {
  const nextTs = timestampsOf(tx);
  if (nextTs) return nextTs(channelKey, nowUs);
  const [row] = await updateLastTs(tx, channelKey, nowUs);
  if (!row) throw new Error(`channel ${channelKey} is gone`);
  return row.last_ts;
}

const updateTsRun = writeStatement<[channelKey: number, nowUs: number, count: number], { last_ts: number }>(`
  update channels set last_ts = case when last_ts >= $2 then last_ts + $3 else $2 + $3 - 1 end
  where key = $1 returning last_ts`);

/** Several timestamps in a row; tells the last of them. */
export async function lockTsRun(tx: Tx, channelKey: number, nowUs: number, count: number): Promise<number> {
  await lockChannel(tx, channelKey);
  const [row] = await updateTsRun(tx, channelKey, nowUs, count);
  if (!row) throw new Error(`channel ${channelKey} is gone`);
  return row.last_ts;
}

const takeLock = writeStatement<[channelKey: number]>("select pg_advisory_xact_lock($1)");

/** Until the commit nobody else changes messages of the channel. SQLite has one writer, so there it is nobody anyway. */
export async function lockChannel(tx: Tx, channelKey: number): Promise<void> {
  if (dialectOf(tx) === "postgres") await takeLock(tx, channelKey);
}

const updateMembers = writeStatement<[channelKey: number, by: number], { member_count: number }>(
  "update channels set member_count = member_count + $2 where key = $1 returning member_count",
);

/** Locks the channel until the commit, so that two who leave at once do not both find the other still there. */
export async function updateMemberCount(tx: Tx, channelKey: number, by: number): Promise<number> {
  const [row] = await updateMembers(tx, channelKey, by);
  if (!row) throw new Error(`channel ${channelKey} is gone`);
  return row.member_count;
}

const updateArchive = writeStatement<[channelKey: number, isArchived: number, nowMs: number], { key: number }>(`
  update channels set is_archived = $2, updated_ms = $3 where key = $1 and is_archived <> $2 returning key`);

/** Whether this changed anything: of two who archive it at once, one does. */
export async function updateArchived(...args: Parameters<typeof updateArchive>): Promise<boolean> {
  return (await updateArchive(...args)).length > 0;
}

/** The channels that everybody of a workspace is in. */
export function selectGeneralChannels(db: Db, teamId: string): Promise<ChannelRow[]> {
  return db
    .selectFrom("channels")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("is_general", "=", 1)
    .where("is_archived", "=", 0)
    .execute();
}
