import { limits } from "@platform/protocol";
import { selectMentions } from "../../storage/queries/members.ts";
import { selectMuted } from "../../storage/queries/preferences.ts";
import { selectUnreadThreads, type UnreadThread } from "../../storage/queries/threads.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";

export interface UnreadThreadCount {
  readonly threadTs: number;
  readonly lastReadTs: number;
  /** Nothing after this timestamp is in the number. */
  readonly countedTs: number;
  readonly unread: number;
}

/**
 * The threads that the caller follows and has not read, by the key of their channel: those they began or replied in, those
 * that name them, and all of a direct conversation. Of a muted channel only replies that name the caller count.
 */
export async function countUnreadThreads(
  ctx: ReadContext,
  channels: readonly SeenChannelRow[],
  groupIds: readonly string[],
): Promise<Map<number, UnreadThreadCount[]>> {
  const { db, caller } = ctx;
  const counts = new Map<number, UnreadThreadCount[]>();
  const { teamId, userId } = caller;
  const rows = await selectUnreadThreads(db, userId, limits.unread_max, limits.counted_threads_max, teamId);
  if (rows.length === 0) return counts;
  const muted = new Set(await selectMuted(db, teamId, userId));
  const byKey = new Map(channels.map((channel) => [channel.key, channel]));
  for (const row of rows) {
    const channel = byKey.get(row.channel_key);
    if (!channel) continue;
    const unread = muted.has(channel.id) ? await countNaming(ctx, row, groupIds) : row.unread;
    if (unread === 0) continue;
    const thread = { threadTs: row.thread_ts, lastReadTs: row.last_read_ts, countedTs: row.latest_ts ?? 0, unread };
    counts.set(channel.key, [...(counts.get(channel.key) ?? []), thread]);
  }
  return counts;
}

function countNaming({ db, caller }: ReadContext, thread: UnreadThread, groupIds: readonly string[]): Promise<number> {
  return selectMentions(db, {
    channelKey: thread.channel_key,
    threadTs: thread.thread_ts,
    afterTs: thread.last_read_ts,
    upToTs: thread.latest_ts ?? 0,
    userId: caller.userId,
    groupIds,
    max: limits.unread_max,
  });
}
