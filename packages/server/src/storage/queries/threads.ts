import { readStatement, writeStatement } from "../statement.ts";

const upsertReplier = writeStatement<
  [channelKey: number, threadTs: number, userId: string, ts: number],
  { reply_count: number }
>(`insert into thread_members (channel_key, thread_ts, user_id, reply_count, is_subscribed, last_read_ts)
  values ($1, $2, $3, 1, 1, $4)
  on conflict (channel_key, thread_ts, user_id) do update
    set reply_count = thread_members.reply_count + 1, is_subscribed = 1, last_read_ts = excluded.last_read_ts
  returning reply_count`);

/** Counts a reply, and tells how many this person has written in the thread by now. Who replies follows the thread. */
export async function countReply(
  ...args: [tx: Parameters<typeof upsertReplier>[0], channelKey: number, threadTs: number, userId: string, ts: number]
): Promise<number> {
  const [row] = await upsertReplier(...args);
  if (!row) throw new Error("a reply was not counted");
  return row.reply_count;
}

/** Makes somebody follow a thread who does not yet; what they decided before stays. */
export const insertFollower = writeStatement<
  [channelKey: number, threadTs: number, userId: string, lastReadTs: number]
>(`insert into thread_members (channel_key, thread_ts, user_id, reply_count, is_subscribed, last_read_ts)
  values ($1, $2, $3, 0, 1, $4) on conflict (channel_key, thread_ts, user_id) do nothing`);

export interface FollowedThread {
  readonly thread_ts: number;
  readonly last_read_ts: number;
}

/** The threads that somebody follows, among those that begin in a range of the channel. */
export const selectFollowed = readStatement<
  [userId: string, channelKey: number, fromTs: number, toTs: number],
  FollowedThread
>(`select thread_ts, last_read_ts from thread_members
  where user_id = $1 and channel_key = $2 and thread_ts >= $3 and thread_ts <= $4 and is_subscribed = 1`);

export interface Follower {
  readonly last_read_ts: number;
  /** Replies of others that came since, counted up to a limit. */
  readonly unread: number;
}

/** How far somebody who follows a thread has read in it; nothing for who does not follow it. */
export const selectFollower = readStatement<
  [userId: string, channelKey: number, threadTs: number, unreadMax: number],
  Follower
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
