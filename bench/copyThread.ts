import { printTs, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import {
  insertMessage,
  selectMessage,
  selectReplies,
  updateReplies,
} from "@platform/server/storage/queries/messages.ts";

export interface ThreadToCopy {
  readonly channelKey: number;
  readonly ts: number;
  /** When each of the copies begins; a copy takes as long as the thread itself. */
  readonly copies: readonly number[];
}

/** The same thread again, at other times: posting a hundred thousand messages would take longer than reading them. */
export const copyThread = defineOperation(import.meta, async (ctx, { channelKey, ts, copies }: ThreadToCopy) => {
  const root = await selectMessage(ctx.db, channelKey, ts);
  if (!root) throw new Error("there is no thread to copy");
  const replies = await selectReplies(ctx.db, channelKey, ts, ts, Number.MAX_SAFE_INTEGER, root.reply_count);
  for (const copyTs of copies) {
    const bodyAt = (body: string, at: number): string => {
      const fields = { ts: printTs(at), thread_ts: printTs(copyTs) };
      return JSON.stringify({ ...(JSON.parse(body) as object), ...fields });
    };
    const insert = (threadTs: number, at: number, body: string) =>
      insertMessage(ctx.db, channelKey, threadTs, at, root.user_id, root.subtype, 0, null, bodyAt(body, at));
    await insert(0, copyTs, root.body);
    await updateReplies(ctx.db, channelKey, copyTs, root.reply_count, bodyAt(root.body, copyTs));
    for (const reply of replies) await insert(copyTs, copyTs + (reply.ts - ts), reply.body);
  }
  return succeed({});
});
