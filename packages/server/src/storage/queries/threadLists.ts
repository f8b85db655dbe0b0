import type { Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { PageRow } from "./messages.ts";

export interface ThreadPosition {
  readonly hasUnread: number;
  readonly activeTs: number;
  readonly channelKey: number;
  readonly threadTs: number;
}

export interface ListedThread {
  readonly channel_key: number;
  readonly thread_ts: number;
  readonly active_ts: number;
  /** Of a conversation of the workspace that the person is in; else nothing, and the thread is not shown. */
  readonly channel_id: string | null;
}

/**
 * Exported so that both databases can be asked for their plan. The membership is in the result instead of in the condition:
 * the statement then reads as many rows as its limit says, whatever the person has left since.
 */
export const followedThreadsSql = `select channel_key, thread_ts, active_ts, (select c.id from channels c
    join channel_members m on m.channel_key = c.key and m.user_id = $1
    where c.key = followed.channel_key and c.is_archived = 0
      and $2 in (select c.team_id union all select t.team_id from channel_teams t where t.channel_key = c.key)) as channel_id
  from thread_members as followed
  where user_id = $1 and is_subscribed = 1 and has_unread = $3 and (active_ts, channel_key, thread_ts) < ($4, $5, $6)
  order by active_ts desc, channel_key desc, thread_ts desc limit $7`;

const selectFollowedThreads = readStatement<
  [
    userId: string,
    teamId: string,
    hasUnread: number,
    activeTs: number,
    channelKey: number,
    threadTs: number,
    limit: number,
  ],
  ListedThread
>(followedThreadsSql);

/** Threads that a person follows, the most recently active first, after a position; either all unread or all read. */
export function selectThreadsAfter(
  db: Parameters<typeof selectFollowedThreads>[0],
  person: { readonly userId: string; readonly teamId: string },
  { hasUnread, activeTs, channelKey, threadTs }: ThreadPosition,
  limit: number,
): Promise<ListedThread[]> {
  return selectFollowedThreads(db, person.userId, person.teamId, hasUnread, activeTs, channelKey, threadTs, limit);
}

/** Replies of a thread, newest first. */
export const selectLatestReplies = readStatement<[channelKey: number, threadTs: number, limit: number], PageRow>(
  `select ts, reply_count, body from messages where channel_key = $1 and thread_ts = $2 order by ts desc limit $3`,
);

const latestReply = `(select max(ts) from messages
    where messages.channel_key = $2 and messages.thread_ts = thread_members.thread_ts)`;

const updateReadInChannel = writeStatement<[userId: string, channelKey: number], ReadThread>(
  `update thread_members set has_unread = 0, last_read_ts = coalesce(${latestReply}, last_read_ts),
    active_ts = coalesce(${latestReply}, active_ts)
  where user_id = $1 and channel_key = $2 and has_unread = 1 and is_subscribed = 1
  returning thread_ts, last_read_ts`,
);

interface ReadThread {
  readonly thread_ts: number;
  readonly last_read_ts: number;
}

/** Moves a person to the end of every thread of a conversation that has unread replies for them. */
export function updateAllThreadsRead(tx: Tx, userId: string, channelKey: number): Promise<ReadThread[]> {
  return updateReadInChannel(tx, userId, channelKey);
}
