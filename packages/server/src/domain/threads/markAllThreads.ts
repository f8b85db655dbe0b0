import { limits, type Outcome, printTs, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectThreadsAfter, updateAllThreadsRead } from "../../storage/queries/threadLists.ts";
import { manageChannel } from "../access/manageChannel.ts";
import { eventTs } from "../channels/channelEvents.ts";
import { defineOperation } from "../context.ts";
import { emitAll } from "../events/emit.ts";

/** Marks the threads that the caller follows as read, up to a number of them, and returns how many these were. */
export const markAllThreads = defineOperation(import.meta, async (ctx): Promise<Outcome<{ marked: number }, never>> => {
  const { userId } = ctx.caller;
  const end = Number.MAX_SAFE_INTEGER;
  const from = { hasUnread: 1, activeTs: end, channelKey: end, threadTs: end };
  const unread = await selectThreadsAfter(ctx.db, ctx.caller, from, limits.counted_threads_max);
  const channels = new Map(unread.flatMap((row) => (row.channel_id ? [[row.channel_key, row.channel_id]] : [])));
  let marked = 0;
  // In the order of keys: two calls that lock the same channels in another order would block each other.
  for (const [key, id] of [...channels].toSorted(([one], [other]) => one - other)) {
    const seen = await manageChannel(ctx, id);
    if (!seen.ok) continue;
    await lockChannel(ctx.db, key);
    const read = await updateAllThreadsRead(ctx.db, userId, key);
    marked += read.length;
    await emitAll(
      ctx,
      read.map(({ thread_ts: threadTs, last_read_ts: lastReadTs }) => ({
        type: "thread_marked",
        teamId: seen.channel.team_id,
        channelId: id,
        userId,
        audience: "user",
        payload: {
          channel: id,
          thread_ts: printTs(threadTs),
          last_read: printTs(lastReadTs),
          unread_count: 0,
          event_ts: eventTs(ctx),
        },
      })),
    );
  }
  return succeed({ marked });
});
