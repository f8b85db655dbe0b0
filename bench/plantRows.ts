import { printTs, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { insertMessage, updateReplies } from "@platform/server/storage/queries/messages.ts";

/** Messages of one channel or of one thread in it, one every microsecond or every so many. */
export interface RowsToPlant {
  readonly channelKey: number;
  readonly threadTs: number;
  readonly firstTs: number;
  readonly everyUs: number;
  readonly count: number;
}

/** Many rows in one transaction, past all rules: posting a million messages would take longer than reading them. */
export const plantRows = defineOperation(import.meta, async (ctx, rows: RowsToPlant) => {
  const { channelKey, threadTs, firstTs, everyUs, count } = rows;
  const thread = threadTs === 0 ? {} : { thread_ts: printTs(threadTs), parent_user_id: author };
  for (let at = 0; at < count; at++) {
    const ts = firstTs + at * everyUs;
    await insertMessage(ctx.db, channelKey, threadTs, ts, author, null, 0, null, bodyOf(ts, thread));
  }
  if (threadTs !== 0) {
    const latest_reply = printTs(firstTs + (count - 1) * everyUs);
    const counters = { thread_ts: printTs(threadTs), reply_count: count, reply_users_count: 1, latest_reply };
    const body = bodyOf(threadTs, { ...counters, reply_users: [author], is_locked: false });
    await updateReplies(ctx.db, channelKey, threadTs, count, body);
  }
  return succeed({});
});

const author = "U0123456789";

function bodyOf(ts: number, more: object): string {
  const text = "A message of a page that is read whole, about as long as people write them when they write.";
  return JSON.stringify({ type: "message", user: author, text, ts: printTs(ts), team: "T0123456789", ...more });
}
