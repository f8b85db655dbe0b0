import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectFollower, updateFollowed } from "../../storage/queries/threads.ts";
import { type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { eventTs } from "../channels/channelEvents.ts";
import { emitToPerson } from "../channels/directEvents.ts";
import { defineOperation } from "../context.ts";
import { findThread } from "../messages/findThread.ts";

export type FollowThreadCode = ManageCode | "not_in_channel" | "thread_not_found";

interface FollowInput {
  readonly channelId: string;
  /** Any message of the thread, or one that may begin a thread. */
  readonly threadTs: string;
  readonly isFollowed: boolean;
}

/** Makes the caller follow a thread or unfollow it. What was there before counts as read. */
export const followThread = defineOperation(
  import.meta,
  async (ctx, input: FollowInput): Promise<Outcome<object, FollowThreadCode>> => {
    const seen = await manageChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!channel.is_member) return refuse("not_in_channel");
    // A reply that another server posts meanwhile would make the caller a follower, or find them unsubscribed.
    await lockChannel(ctx.db, channel.key);
    const root = await findThread(ctx.db, channel.key, input.threadTs);
    if (!root) return refuse("thread_not_found");
    const { userId } = ctx.caller;
    await updateFollowed(ctx.db, { channelKey: channel.key, threadTs: root.ts, userId }, input.isFollowed);
    const [follower] = await selectFollower(ctx.db, userId, channel.key, root.ts, limits.unread_max);
    const thread = { channel: channel.id, thread_ts: printTs(root.ts), event_ts: eventTs(ctx) };
    if (follower) {
      const payload = { ...thread, last_read: printTs(follower.last_read_ts), unread_count: follower.unread };
      await emitToPerson(ctx, channel, userId, { type: "thread_subscribed", payload });
    } else await emitToPerson(ctx, channel, userId, { type: "thread_unsubscribed", payload: thread });
    return succeed({});
  },
);
