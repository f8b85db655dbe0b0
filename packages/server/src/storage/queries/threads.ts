import type { Tx } from "../db.ts";
import { deferredStatement, lookupStatement, readStatement, rowsPerStatement, writeStatement } from "../statement.ts";

const upsertReplier = writeStatement<
  [channelKey: number, threadTs: number, userId: string, ts: number],
  { reply_count: number }
>(`insert into thread_members (channel_key, thread_ts, user_id, reply_count, is_subscribed, last_read_ts, active_ts)
  values ($1, $2, $3, 1, 1, $4, $4)
  on conflict (channel_key, thread_ts, user_id) do update
    set reply_count = thread_members.reply_count + 1, is_subscribed = 1, last_read_ts = excluded.last_read_ts,
      has_unread = 0, active_ts = excluded.active_ts
  returning reply_count`);

/** Counts a reply, and tells how many this person has written in the thread by now. Who replies follows the thread. */
export async function countReply(
  ...args: [tx: Parameters<typeof upsertReplier>[0], channelKey: number, threadTs: number, userId: string, ts: number]
): Promise<number> {
  const [row] = await upsertReplier(...args);
  if (!row) throw new Error("a reply was not counted");
  return row.reply_count;
}

/** Makes a person follow a thread unless they follow or unfollowed it already. */
export const insertFollower = deferredStatement<
  [channelKey: number, threadTs: number, userId: string, lastReadTs: number]
>(`insert into thread_members (channel_key, thread_ts, user_id, reply_count, is_subscribed, last_read_ts, active_ts)
  values ($1, $2, $3, 0, 1, $4, $4) on conflict (channel_key, thread_ts, user_id) do nothing`);

export interface FollowedThread {
  readonly thread_ts: number;
  readonly last_read_ts: number;
}

/** The threads that a person follows, among those that begin in a range of the channel. */
export const selectFollowed = lookupStatement<
  [userId: string, channelKey: number, fromTs: number, toTs: number],
  FollowedThread
>(`select thread_ts, last_read_ts from thread_members
  where user_id = $1 and channel_key = $2 and thread_ts >= $3 and thread_ts <= $4 and is_subscribed = 1`);

export interface OutboxConsumer {
  readonly last_read_ts: number;
  /** Replies of others that came since, counted up to a limit. */
  readonly unread: number;
}

/** How far a follower of a thread has read in it; nothing for people who do not follow it. */
export const selectFollower = lookupStatement<
  [userId: string, channelKey: number, threadTs: number, unreadMax: number],
  OutboxConsumer
>(`select last_read_ts, (select count(*) from (select 1 from messages
    where channel_key = $2 and thread_ts = $3 and ts > followed.last_read_ts and user_id <> $1 limit $4) as later) as unread
  from thread_members as followed
  where user_id = $1 and channel_key = $2 and thread_ts = $3 and is_subscribed = 1`);

const lowerReplier = writeStatement<
  [channelKey: number, threadTs: number, userId: string],
  { reply_count: number }
>(`update thread_members set reply_count = reply_count - 1
  where channel_key = $1 and thread_ts = $2 and user_id = $3 and reply_count > 0 returning reply_count`);

/** Takes a reply back, and tells how many this person still has in the thread. Who followed it goes on following. */
export async function uncountReply(...args: Parameters<typeof lowerReplier>): Promise<number> {
  return (await lowerReplier(...args))[0]?.reply_count ?? 0;
}

interface Followed {
  readonly channelKey: number;
  readonly threadTs: number;
  /** Everything after it is new to them. */
  readonly lastReadTs: number;
}

/**
 * Makes these people follow a thread, as far as they are in its channel and do not follow it yet. People who unfollowed it
 * follow it again: a reply that mentions them must reach them.
 */
export async function insertFollowers(tx: Tx, thread: Followed, userIds: readonly string[]): Promise<void> {
  for (let at = 0; at < userIds.length; at += rowsPerStatement) {
    await insertMembersOf(tx, thread, userIds.slice(at, at + rowsPerStatement));
  }
}

/** Makes everyone in a conversation follow one of its threads; for direct conversations, which are small. */
export function insertAllFollowers(tx: Tx, thread: Followed): Promise<void> {
  return insertMembersOf(tx, thread, undefined);
}

async function insertMembersOf(
  tx: Tx,
  { channelKey, threadTs, lastReadTs }: Followed,
  userIds: readonly string[] | undefined,
): Promise<void> {
  await tx
    .insertInto("thread_members")
    .columns(["channel_key", "thread_ts", "user_id", "reply_count", "is_subscribed", "last_read_ts", "active_ts"])
    .expression((query) => {
      const members = query
        .selectFrom("channel_members")
        .select(({ val }) => [
          "channel_key",
          val(threadTs).$castTo<number>().as("thread_ts"),
          "user_id",
          val(0).$castTo<number>().as("reply_count"),
          val(1).$castTo<number>().as("is_subscribed"),
          val(lastReadTs).$castTo<number>().as("last_read_ts"),
          val(lastReadTs).$castTo<number>().as("active_ts"),
        ])
        .where("channel_key", "=", channelKey);
      return userIds === undefined ? members : members.where("user_id", "in", userIds);
    })
    .onConflict((conflict) => {
      const known = conflict.columns(["channel_key", "thread_ts", "user_id"]);
      if (userIds === undefined) return known.doNothing();
      return known
        .doUpdateSet({ is_subscribed: 1, last_read_ts: lastReadTs, active_ts: lastReadTs, has_unread: 0 })
        .where("thread_members.is_subscribed", "=", 0);
    })
    .execute();
}

/** Marks the thread as unread for its followers except the author of the reply, and returns the followers who had read all of it. */
export const updateThreadUnread = writeStatement<
  [channelKey: number, threadTs: number, authorId: string, ts: number],
  { user_id: string }
>(`update thread_members set has_unread = 1, active_ts = $4
  where channel_key = $1 and thread_ts = $2 and user_id <> $3 and is_subscribed = 1 and has_unread = 0
  returning user_id`);

/** Moves the position of a follower on, never back: an older tab may send what it knew. */
export const updateThreadRead = writeStatement<
  [channelKey: number, threadTs: number, userId: string, readTs: number],
  { last_read_ts: number }
>(`update thread_members
  set last_read_ts = case when last_read_ts < $4 then $4 else last_read_ts end,
    has_unread = case when exists (select 1 from messages
      where channel_key = $1 and thread_ts = $2 and ts > $4 and user_id <> $3) then has_unread else 0 end,
    active_ts = case when has_unread = 0 or exists (select 1 from messages
      where channel_key = $1 and thread_ts = $2 and ts > $4 and user_id <> $3) then active_ts
      else coalesce((select max(ts) from messages where channel_key = $1 and thread_ts = $2), active_ts) end
  where channel_key = $1 and thread_ts = $2 and user_id = $3 and is_subscribed = 1
  returning last_read_ts`);

export interface UnreadThread {
  readonly channel_key: number;
  readonly thread_ts: number;
  readonly last_read_ts: number;
  readonly unread: number;
  /** The latest reply when this was counted; nothing when all of them were deleted. */
  readonly latest_ts: number | null;
}

/**
 * Exported so that both databases can be asked for their plan. The workspace is the left side of `in`, so that neither of
 * them joins the channels and then has to sort.
 */
export const unreadThreadsSql = `select channel_key, thread_ts, last_read_ts, (select count(*) from (select 1 from messages
    where messages.channel_key = followed.channel_key and messages.thread_ts = followed.thread_ts
      and ts > followed.last_read_ts and messages.user_id <> $1 limit $2) as later) as unread,
    (select max(ts) from messages
      where messages.channel_key = followed.channel_key and messages.thread_ts = followed.thread_ts) as latest_ts
  from thread_members as followed
  where user_id = $1 and has_unread = 1 and is_subscribed = 1
    and $4 in (select c.team_id from channels c where c.key = followed.channel_key
      union all select t.team_id from channel_teams t where t.channel_key = followed.channel_key)
  order by active_ts desc, channel_key desc, thread_ts desc limit $3`;

/** The threads that a person follows in channels of one workspace, with replies of others that are not read. */
export const selectUnreadThreads = readStatement<
  [userId: string, unreadMax: number, threadsMax: number, teamId: string],
  UnreadThread
>(unreadThreadsSql);

/** Follows or unfollows a thread. Following again changes nothing, so that unread replies stay unread. */
const upsertFollowed = writeStatement<
  [channelKey: number, threadTs: number, userId: string, isFollowed: number, latestTs: number]
>(`insert into thread_members (channel_key, thread_ts, user_id, reply_count, is_subscribed, last_read_ts, active_ts)
  values ($1, $2, $3, 0, $4, $5, $5)
  on conflict (channel_key, thread_ts, user_id) do update
    set is_subscribed = excluded.is_subscribed, last_read_ts = excluded.last_read_ts, active_ts = excluded.active_ts,
      has_unread = 0
    where thread_members.is_subscribed <> excluded.is_subscribed`);

const selectLatestReply = lookupStatement<[channelKey: number, threadTs: number], { ts: number | null }>(
  "select max(ts) as ts from messages where channel_key = $1 and thread_ts = $2",
);

/** The row of a person who unfollows stays: without it, the next reply would make the author of the thread follow it. */
export async function updateFollowed(
  tx: Tx,
  { channelKey, threadTs, userId }: { channelKey: number; threadTs: number; userId: string },
  isFollowed: boolean,
): Promise<void> {
  const [latest] = await selectLatestReply(tx, channelKey, threadTs);
  await upsertFollowed(tx, channelKey, threadTs, userId, isFollowed ? 1 : 0, latest?.ts ?? threadTs);
}
