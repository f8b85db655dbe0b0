import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import { readStatement, writeStatement } from "../statement.ts";
import { isChannelOf } from "./memberships.ts";

export interface LevelRow {
  readonly id: string;
  /** 0 for the conversation itself. */
  readonly thread_ts: number;
  readonly level: NotifyLevel;
}

/** The conversations and threads of a workspace with a level of their own, as far as the person is in them. */
export const selectNotifyLevels = readStatement<[teamId: string, userId: string], LevelRow>(`
  select channels.id, 0 as thread_ts, m.notify_level as level
  from channel_members m join channels on channels.key = m.channel_key
  where m.user_id = $2 and m.notify_level <> 'default' and ${isChannelOf("channels", "$1")}
  union all
  select channels.id, t.thread_ts, t.notify_level as level
  from thread_members t join channels on channels.key = t.channel_key
  join channel_members m on m.channel_key = t.channel_key and m.user_id = t.user_id
  where t.user_id = $2 and t.notify_level <> 'default' and ${isChannelOf("channels", "$1")}
  order by id, thread_ts`);

export const updateChannelLevel = writeStatement<[channelKey: number, userId: string, level: NotifyLevel]>(
  "update channel_members set notify_level = $3 where channel_key = $1 and user_id = $2",
);

/** A person who chooses all replies follows the thread from here on; other levels leave that as it is. */
export const upsertThreadLevel = writeStatement<
  [channelKey: number, threadTs: number, userId: string, level: NotifyLevel, isSubscribed: 0 | 1, lastReadTs: number]
>(`insert into thread_members (channel_key, thread_ts, user_id, reply_count, is_subscribed, last_read_ts, notify_level)
  values ($1, $2, $3, 0, $5, $6, $4)
  on conflict (channel_key, thread_ts, user_id) do update
    set notify_level = $4, is_subscribed = case when $5 = 1 then 1 else thread_members.is_subscribed end`);
