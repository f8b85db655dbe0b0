import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { selectRootOf } from "../../storage/queries/messages.ts";
import { deleteThreadLock, insertThreadLock } from "../../storage/queries/policies.ts";
import { governChannel, type GovernChannelCode } from "../access/governChannel.ts";
import { defineOperation } from "../context.ts";

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
    const ts = parseTs(input.ts);
    const root = ts === undefined ? undefined : await selectRootOf(ctx.db, key, ts);
    const threadTs = root?.ts;
    if (threadTs === undefined) return refuse("thread_not_found");
    const lock = { channel_key: key, thread_ts: threadTs, user_id: ctx.caller.userId, locked_ms: ctx.nowMs };
    if (input.isLocked) await insertThreadLock(ctx.db, lock);
    else await deleteThreadLock(ctx.db, key, threadTs);
    return succeed({});
  },
);
