import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { updateBody } from "../../storage/queries/messages.ts";
import { deleteThreadLock, insertThreadLock } from "../../storage/queries/policies.ts";
import { governChannel, type GovernChannelCode } from "../access/governChannel.ts";
import { defineOperation } from "../context.ts";
import { findThread } from "../messages/findThread.ts";
import { parseBody } from "../messages/message.ts";

export interface ThreadLock {
  readonly channelId: string;
  /** Any message of the thread. */
  readonly ts: string;
  readonly isLocked: boolean;
}

/** Locks a thread or unlocks it; a message that has no replies yet can be locked, too. Doing it twice does no harm. */
export const setThreadLock = defineOperation(
  import.meta,
  async (ctx, input: ThreadLock): Promise<Outcome<object, GovernChannelCode | "thread_not_found">> => {
    const governed = await governChannel(ctx, input.channelId);
    if (!governed.ok) return governed;
    const { key } = governed.channel;
    await lockChannel(ctx.db, key);
    const root = await findThread(ctx.db, key, input.ts);
    if (!root) return refuse("thread_not_found");
    const lock = { channel_key: key, thread_ts: root.ts, user_id: ctx.caller.userId, locked_ms: ctx.nowMs };
    const isNews = input.isLocked ? await insertThreadLock(ctx.db, lock) : await deleteThreadLock(ctx.db, key, root.ts);
    const body = { ...parseBody(root.body), is_locked: input.isLocked };
    if (isNews) await updateBody(ctx.db, key, 0, root.ts, JSON.stringify(body));
    return succeed({});
  },
);
