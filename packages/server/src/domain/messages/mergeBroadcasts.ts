import type { Db, Tx } from "../../storage/db.ts";
import { type PageRow } from "../../storage/queries/messages.ts";
import { selectFollowed } from "../../storage/queries/threads.ts";
import type { ReadContext } from "../context.ts";
import { withRoot } from "./broadcastRoot.ts";
import { followMark } from "./joinedPage.ts";
import { appendFields } from "./message.ts";

/** A channel's own messages and the replies that were sent to it too, each with the message it replies to; oldest first. */
export async function mergeBroadcasts(
  db: Db | Tx,
  channelKey: number,
  own: readonly PageRow[],
  broadcasts: readonly (PageRow & { readonly thread_ts: number })[],
): Promise<readonly PageRow[]> {
  const rooted = await Promise.all(broadcasts.map((row) => withRoot(db, channelKey, row)));
  return [...own, ...rooted].toSorted((a, b) => a.ts - b.ts);
}

/** Tells the reader which of the threads that begin on a page they follow. */
export async function markFollowed(
  { db, caller }: ReadContext,
  channelKey: number,
  page: readonly PageRow[],
): Promise<readonly PageRow[]> {
  if (!page.some((row) => row.reply_count > 0)) return page;
  const [one = 0, other = 0] = [page[0]?.ts, page.at(-1)?.ts];
  const followed = await selectFollowed(db, caller.userId, channelKey, Math.min(one, other), Math.max(one, other));
  const lastRead = new Map(followed.map((thread) => [thread.thread_ts, thread.last_read_ts]));
  return page.map((row) => {
    if (row.reply_count === 0) return row;
    return { ...row, body: appendFields(row.body, followMark(lastRead.get(row.ts))) };
  });
}
