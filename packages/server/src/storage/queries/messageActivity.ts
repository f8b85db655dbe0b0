import type { Db } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { MessageActivityRow } from "../tables/messageActivity.ts";
import type { MessageActivityPartRow } from "../tables/messageActivityParts.ts";

type Range = [channelKey: number, afterTs: number, beforeTs: number, limit: number];

/** One range of the index by channel and time; what was deleted leaves its place to its replies, and is none of these. */
const inRange = `messages.channel_key = $1 and messages.ts > $2 and messages.ts < $3
  and (messages.subtype is null or messages.subtype <> 'tombstone') order by messages.ts limit $4`;

/** What a page is read with; a test asks both databases how they would go about it. */
export const pageSql = {
  structures: `select ts, thread_ts, body from messages where ${inRange}`,
  activity: `
    select messages.ts, a.views, a.desktop_views, a.mobile_views, a.web_views, a.reactions, a.shares, a.clicks
    from messages left join message_activity a on a.channel_key = messages.channel_key and a.ts = messages.ts
    where ${inRange}`,
  parts: `select * from message_activity_parts where channel_key = $1 and ts >= $2 and ts <= $3
    order by channel_key, ts, part, name`,
} as const;

export interface StructureRow {
  readonly ts: number;
  readonly thread_ts: number;
  readonly body: string;
}

/** Messages of a channel and of its threads, oldest first, strictly between the two timestamps. */
export const selectStructures = readStatement<Range, StructureRow>(pageSql.structures);

export type ActivityRow = { [Column in keyof MessageActivityRow]: MessageActivityRow[Column] | null } & {
  readonly ts: number;
};

/** The same messages with what was counted of each: one look-up by key for every message of the page. */
export const selectActivity = readStatement<Range, ActivityRow>(pageSql.activity);

/** What was counted by department and by workspace, of every message from the first of a page to its last. */
export const selectActivityParts = readStatement<
  [channelKey: number, fromTs: number, toTs: number],
  MessageActivityPartRow
>(pageSql.parts);

/** Which of these are messages of the channel, in order. */
export async function selectTimes(db: Db, channelKey: number, times: readonly number[]): Promise<number[]> {
  if (times.length === 0) return [];
  const rows = await db
    .selectFrom("messages")
    .select("ts")
    .where("channel_key", "=", channelKey)
    .where("ts", "in", times)
    .where((row) => row.or([row("subtype", "is", null), row("subtype", "<>", "tombstone")]))
    .orderBy("ts")
    .execute();
  return rows.map((row) => row.ts);
}

const selectNewest = readStatement<
  [channelKey: number, afterTs: number, upToTs: number, limit: number],
  { ts: number }
>(
  `select ts from messages where channel_key = $1 and thread_ts = 0 and ts > $2 and ts <= $3
  and (subtype is null or subtype <> 'tombstone') order by ts desc limit $4`,
);

/** The newest messages of the channel itself in a stretch of time. */
export async function selectNewestTimes(...args: Parameters<typeof selectNewest>): Promise<number[]> {
  return (await selectNewest(...args)).map((row) => row.ts);
}
