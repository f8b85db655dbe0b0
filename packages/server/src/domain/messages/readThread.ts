import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { type PageRow, selectReplies } from "../../storage/queries/messages.ts";
import { selectFollowed, selectUnreadReplies } from "../../storage/queries/threads.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { accessThreadChannel, type ThreadAccessCode } from "../access/accessThreadChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { findThread } from "./findThread.ts";
import { appendFields } from "./message.ts";
import { type AskedRange, type RangeCode, readRange } from "./range.ts";
import { type MetadataFilter, withMetadata } from "./withMetadata.ts";

export interface ThreadRange extends AskedRange {
  readonly channelId: string;
  /** Any message of the thread. */
  readonly ts: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly metadata?: MetadataFilter | undefined;
}

export type ThreadCode = ThreadAccessCode | "no_permission" | "thread_not_found" | "invalid_cursor" | RangeCode;

/**
 * A page of a thread, oldest first. The message it began with is the first of one list, and the bounds hold for it as for
 * every other: so walking by cursor, walking by time and reading it all come to the same, and nothing comes twice.
 */
export async function readThread(
  ctx: ReadContext,
  asked: ThreadRange,
): Promise<Outcome<{ bodies: string[]; hasMore: boolean; next: string }, ThreadCode>> {
  const range = readRange(asked);
  if (!range.ok) return range;
  const seen = await accessThreadChannel(ctx, asked.channelId);
  if (!seen.ok) return seen;
  const { channel } = seen;
  if (!channel.is_member && ctx.caller.kind === "bot") return refuse("no_permission");
  const root = await findThread(ctx.db, channel.key, asked.ts);
  if (!root) return refuse("thread_not_found");

  const listing = `replies ${channel.id} ${root.ts} ${range.after} ${range.before}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const after = from.at ? Number(from.at) : range.after;
  const first = root.ts > after && root.ts < range.before ? [await tellFollower(ctx, root)] : [];
  const wanted = asked.limit + 1 - first.length;
  const replies =
    root.reply_count === 0 ? [] : await selectReplies(ctx.db, channel.key, root.ts, after, range.before, wanted);
  const rows: readonly PageRow[] = [...first, ...replies];
  const page = rows.slice(0, asked.limit);
  const hasMore = rows.length > page.length;
  const last = page.at(-1);
  const next = hasMore && last ? sealCursor(ctx, listing, String(last.ts)) : "";
  const whole = await withMetadata(ctx, { channelKey: channel.key, threadTs: root.ts }, page, asked.metadata);
  return succeed({ bodies: whole.map((row) => row.body), hasMore, next });
}

/** A message nobody has replied to is an ordinary one; that of a thread tells the reader whether they follow it. */
async function tellFollower({ db, caller }: ReadContext, root: MessageRow): Promise<PageRow> {
  if (root.reply_count === 0) return root;
  const { channel_key: channelKey, ts: threadTs } = root;
  const [followed] = await selectFollowed(db, caller.userId, channelKey, threadTs, threadTs);
  if (!followed) return { ...root, body: appendFields(root.body, { subscribed: false }) };
  const afterTs = followed.last_read_ts;
  const range = { channelKey, threadTs, afterTs, userId: caller.userId, max: limits.unread_replies_max };
  const unread = await selectUnreadReplies(db, range);
  const marks = { subscribed: true, last_read: printTs(afterTs), unread_count: unread };
  return { ...root, body: appendFields(root.body, marks) };
}
