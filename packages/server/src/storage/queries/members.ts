import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { lookupStatement, readStatement, rowsPerStatement, writeStatement } from "../statement.ts";
import type { ChannelMembersTable } from "../tables/channelMembers.ts";
import { updateMemberCount } from "./channels.ts";
import { lockActive, recountMembers } from "./memberCounts.ts";
import { isActiveMember } from "./memberships.ts";
import { isSharedChannelOf } from "./sharing.ts";

type PageOfMembers = [channelKey: number, afterId: string, limit: number];

const selectPage = readStatement<PageOfMembers, { user_id: string }>(`
  select m.user_id from channel_members m join channels c on c.key = m.channel_key
  where m.channel_key = $1 and m.user_id > $2 and ${isActiveMember("m", "c")} order by m.user_id limit $3`);

/** The active people of a channel by id, so that a page continues where the last one ended, although people join or leave meanwhile. */
export async function selectMembers(db: Db, ...page: PageOfMembers): Promise<string[]> {
  return (await selectPage(db, ...page)).map((row) => row.user_id);
}

const selectDirectPage = readStatement<PageOfMembers, { user_id: string }>(`
  select user_id from channel_members where channel_key = $1 and user_id > $2 order by user_id limit $3`);

/** The people of a direct conversation, deactivated ones too: it is theirs, and says in its own field that one has gone. */
export async function selectDirectMembers(db: Db, ...page: PageOfMembers): Promise<string[]> {
  return (await selectDirectPage(db, ...page)).map((row) => row.user_id);
}

const selectShared = readStatement<[userId: string, otherId: string, teamId: string], { channel_key: number }>(`
  select a.channel_key from channel_members a
    join channel_members b on b.channel_key = a.channel_key and b.user_id = $2
    join channels on channels.key = a.channel_key
  where a.user_id = $1 and channels.team_id = $3 limit 1`);

/** Whether two people meet in any channel of the workspace. */
export async function selectShareChannel(...args: Parameters<typeof selectShared>): Promise<boolean> {
  return (await selectShared(...args)).length > 0;
}

const selectAny = readStatement<[userId: string, teamId: string], { channel_key: number }>(`
  select m.channel_key from channel_members m join channels on channels.key = m.channel_key
  where m.user_id = $1 and channels.team_id = $2 and channels.kind in ('public', 'private') and channels.is_archived = 0
  limit 1`);

/** Whether the person is in any channel that is in use; direct messages do not count. */
export async function selectIsInChannels(...args: Parameters<typeof selectAny>): Promise<boolean> {
  return (await selectAny(...args)).length > 0;
}

const selectByKey = lookupStatement<[teamId: string, membersKey: string], { id: string }>(
  "select id from channels where team_id = $1 and members_key = $2",
);

/** The direct conversation of just these people. */
export async function selectDirectId(...args: Parameters<typeof selectByKey>): Promise<string | undefined> {
  return (await selectByKey(...args))[0]?.id;
}

/** Whether a person is in one of these channels, and their workspace has it. */
export async function selectIsMemberAmong(
  db: Db,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
  channelIds: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom("channel_members")
    .innerJoin("channels", "channels.key", "channel_members.channel_key")
    .select("channels.key")
    .where("channel_members.user_id", "=", userId)
    .where("channels.id", "in", channelIds)
    .where(isSharedChannelOf(teamId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these are in the channel. */
export async function selectMembersAmong(db: Db, channelKey: number, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("channel_members")
    .select("user_id")
    .where("channel_key", "=", channelKey)
    .where("user_id", "in", userIds)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Nobody is added twice; tells who was added now. */
export async function insertMembers(tx: Tx, rows: readonly Insertable<ChannelMembersTable>[]): Promise<Set<string>> {
  const added = new Set<string>();
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const inserted = await tx
      .insertInto("channel_members")
      .values(rows.slice(at, at + rowsPerStatement))
      .onConflict((conflict) => conflict.columns(["channel_key", "user_id"]).doNothing())
      .returning("user_id")
      .execute();
    for (const row of inserted) added.add(row.user_id);
  }
  const [first] = rows;
  if (first && added.size > 0)
    await updateMemberCount(tx, first.channel_key, await lockActive(tx, first.channel_key, [...added]));
  return added;
}

/** Tells how many are left, or nothing when the person was not in it. */
export async function deleteMember(tx: Tx, channelKey: number, userId: string): Promise<number | undefined> {
  const isActive = (await selectActive(tx, channelKey, userId)).length > 0;
  const gone = await tx
    .deleteFrom("channel_members")
    .where("channel_key", "=", channelKey)
    .where("user_id", "=", userId)
    .returning("user_id")
    .execute();
  if (gone.length === 0) return undefined;
  return isActive ? updateMemberCount(tx, channelKey, -1) : recountMembers(tx, channelKey);
}

const selectActive = lookupStatement<[channelKey: number, userId: string], { user_id: string }>(`
  select m.user_id from channel_members m join channels c on c.key = m.channel_key
  where m.channel_key = $1 and m.user_id = $2 and ${isActiveMember("m", "c")}`);

export const updateLastRead = writeStatement<[channelKey: number, userId: string, ts: number]>(
  "update channel_members set last_read_ts = $3 where channel_key = $1 and user_id = $2",
);

export const updateClosed = writeStatement<[channelKey: number, userId: string, ts: number | null]>(
  "update channel_members set closed_ts = $3 where channel_key = $1 and user_id = $2",
);

const countAfter = readStatement<
  [channelKey: number, afterTs: number, userId: string, max: number, upToTs: number],
  { unread: number; shown: number | null }
>(`
  select count(*) as unread,
    sum(case when subtype in ('channel_join', 'channel_leave', 'group_join', 'group_leave') then 0 else 1 end) as shown
  from (select user_id, subtype from messages where channel_key = $1 and thread_ts = 0 and ts > $2 and ts <= $5
    order by ts limit $4) newest
  where user_id <> $3`);

/**
 * What others wrote into the channel after a timestamp: all of it, and without joins and leaves. Reads at most `max` messages
 * so that a person who was away for years costs no more than one who was away for a day.
 */
export async function selectUnread(
  db: Db,
  ...args: [channelKey: number, afterTs: number, userId: string, max: number, upToTs?: number]
): Promise<{ readonly unread: number; readonly shown: number }> {
  const [channelKey, afterTs, userId, max, upToTs = Number.MAX_SAFE_INTEGER] = args;
  const [row] = await countAfter(db, channelKey, afterTs, userId, max, upToTs);
  return { unread: row?.unread ?? 0, shown: row?.shown ?? 0 };
}

const countMentions = readStatement<
  [channelKey: number, threadTs: number, afterTs: number, upToTs: number, userId: string, max: number, mention: string],
  { mentions: number }
>(`
  select count(*) as mentions
  from (select user_id, body from messages where channel_key = $1 and thread_ts = $2 and ts > $3 and ts <= $4
    order by ts limit $6) newest
  where user_id <> $5 and (body like $7 or body like '%<!here%' or body like '%<!channel%' or body like '%<!everyone%')`);

/** How many messages of the channel, or of one of its threads, name the person, one of these groups, or everybody. */
export async function selectMentions(
  db: Db,
  where: {
    readonly channelKey: number;
    /** 0 for the channel itself. */
    readonly threadTs: number;
    readonly afterTs: number;
    readonly upToTs: number;
    readonly userId: string;
    readonly groupIds: readonly string[];
    readonly max: number;
  },
): Promise<number> {
  const { channelKey, threadTs, afterTs, upToTs, userId, groupIds, max } = where;
  const groups = groupIds.map((id) => `%<!subteam^${id}%`);
  // Most people are in no group, and a statement that is prepared once is cheaper.
  if (groups.length === 0) {
    const [row] = await countMentions(db, channelKey, threadTs, afterTs, upToTs, userId, max, `%<@${userId}%`);
    return row?.mentions ?? 0;
  }
  const newest = db
    .selectFrom("messages")
    .select(["user_id", "body"])
    .where("channel_key", "=", channelKey)
    .where("thread_ts", "=", threadTs)
    .where("ts", ">", afterTs)
    .where("ts", "<=", upToTs)
    .orderBy("ts")
    .limit(max);
  const patterns = [`%<@${userId}%`, "%<!here%", "%<!channel%", "%<!everyone%", ...groups];
  const row = await db
    .selectFrom(newest.as("newest"))
    .select((counted) => counted.fn.countAll<number>().as("mentions"))
    .where("user_id", "<>", userId)
    .where((naming) => naming.or(patterns.map((pattern) => naming("body", "like", pattern))))
    .executeTakeFirst();
  return Number(row?.mentions ?? 0);
}

/** Which of these people are in one of these conversations. */
export async function selectMembersOfAny(
  db: Db,
  channelKeys: readonly number[],
  userIds: readonly string[],
): Promise<string[]> {
  if (channelKeys.length === 0 || userIds.length === 0) return [];
  const rows = await db
    .selectFrom("channel_members")
    .select("user_id")
    .distinct()
    .where("channel_key", "in", channelKeys)
    .where("user_id", "in", userIds)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Whether a conversation has guests who are not in a public channel, and so cannot read it. Everybody else of the workspace
 * can.
 */
export async function selectHasOutsiders(
  db: Db | Tx,
  where: { readonly teamId: string; readonly sourceKey: number; readonly targetKey: number },
): Promise<boolean> {
  const found = await db
    .selectFrom("channel_members as m")
    .innerJoin("memberships as w", "w.user_id", "m.user_id")
    .select("m.user_id")
    .where("m.channel_key", "=", where.targetKey)
    .where("w.team_id", "=", where.teamId)
    .where("w.role", "in", ["multi_channel_guest", "single_channel_guest"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("channel_members as s")
            .select("s.user_id")
            .where("s.channel_key", "=", where.sourceKey)
            .whereRef("s.user_id", "=", "m.user_id"),
        ),
      ),
    )
    .limit(1)
    .execute();
  return found.length > 0;
}
