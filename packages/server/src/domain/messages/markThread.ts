import { limits, type Outcome, parseTs, printTs, refuse, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectFollower, updateThreadRead } from "../../storage/queries/threads.ts";
import { type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { emitToPerson } from "../channels/directEvents.ts";
import { eventTs } from "../channels/channelEvents.ts";
import { defineOperation } from "../context.ts";
import { findThread } from "./findThread.ts";

export type MarkThreadCode = ManageCode | "invalid_timestamp" | "not_in_channel" | "thread_not_found";

interface ThreadMark {
  readonly channelId: string;
  readonly threadTs: string;
  readonly ts: string;
}

/** Moves the position up to which the caller has read a thread. It means something only to followers of the thread. */
export const markThread = defineOperation(
  import.meta,
  async (ctx, input: ThreadMark): Promise<Outcome<object, MarkThreadCode>> => {
    const us = parseTs(input.ts);
    if (us === undefined) return refuse("invalid_timestamp");
    const seen = await manageChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!channel.is_member) return refuse("not_in_channel");
    // A reply that another server posts meanwhile would not be seen here, and this position not there.
    await lockChannel(ctx.db, channel.key);
    const root = await findThread(ctx.db, channel.key, input.threadTs);
    if (!root) return refuse("thread_not_found");
    const { userId } = ctx.caller;
    await updateThreadRead(ctx.db, channel.key, root.ts, userId, Math.min(us, channel.last_ts));
    const [follower] = await selectFollower(ctx.db, userId, channel.key, root.ts, limits.unread_max);
    if (!follower) return succeed({});
    await emitToPerson(ctx, channel, userId, {
      type: "thread_marked",
      payload: {
        channel: channel.id,
        thread_ts: printTs(root.ts),
        last_read: printTs(follower.last_read_ts),
        unread_count: follower.unread,
        event_ts: eventTs(ctx),
      },
    });
    return succeed({});
  },
);
