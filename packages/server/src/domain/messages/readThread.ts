import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { type PageRow, selectReplies } from "../../storage/queries/messages.ts";
import { bodySeparator, selectRepliesPage } from "../../storage/queries/pages.ts";
import { selectFollower } from "../../storage/queries/threads.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { accessThreadChannel, type ThreadAccessCode } from "../access/accessThreadChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { findThread } from "./findThread.ts";
import { type JoinedPage, joinRows } from "./joinedPage.ts";
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
): Promise<Outcome<{ bodies: string; hasMore: boolean; next: string }, ThreadCode>> {
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
  const isFirstPage = root.ts > after && root.ts < range.before;
  const first = isFirstPage ? [await tellFollower(ctx, root)] : [];
  const stretch = { after, before: range.before, limit: asked.limit - first.length };
  const page =
    asked.metadata === undefined
      ? await readJoined(ctx, root, first, stretch)
      : await readSingly(ctx, root, first, stretch, asked.metadata);
  const next = page.hasMore ? sealCursor(ctx, listing, String(page.lastTs)) : "";
  return succeed({ bodies: page.bodies, hasMore: page.hasMore, next });
}

interface Stretch {
  readonly after: number;
  readonly before: number;
  /** Of replies; none when the message that the thread began with fills the page. */
  readonly limit: number;
}

/** The replies in one piece, as they are stored. */
async function readJoined(
  { db }: ReadContext,
  root: MessageRow,
  first: readonly PageRow[],
  { after, before, limit }: Stretch,
): Promise<JoinedPage> {
  const { channel_key: channelKey, ts: threadTs } = root;
  if (root.reply_count === 0) return joinRows(first, false);
  if (limit === 0) {
    const more = await selectReplies(db, channelKey, threadTs, after, before, 1);
    return joinRows(first, more.length > 0);
  }
  const [row] = await selectRepliesPage(db, channelKey, threadTs, after, before, limit);
  if (!row?.bodies) return joinRows(first, false);
  const bodies = first.map(({ body }) => body + bodySeparator).join("") + row.bodies;
  return { bodies, lastTs: row.last_ts ?? 0, hasMore: row.has_more === 1 };
}

/** Message by message, for what has to be put into them. */
async function readSingly(
  ctx: ReadContext,
  root: MessageRow,
  first: readonly PageRow[],
  { after, before, limit }: Stretch,
  metadata: MetadataFilter,
): Promise<JoinedPage> {
  const { channel_key: channelKey, ts: threadTs } = root;
  const replies =
    root.reply_count === 0 ? [] : await selectReplies(ctx.db, channelKey, threadTs, after, before, limit + 1);
  const page = [...first, ...replies.slice(0, limit)];
  return joinRows(await withMetadata(ctx, { channelKey, threadTs }, page, metadata), replies.length > limit);
}

/** A message nobody has replied to is an ordinary one; that of a thread tells the reader whether they follow it. */
async function tellFollower({ db, caller }: ReadContext, root: MessageRow): Promise<PageRow> {
  if (root.reply_count === 0) return root;
  const { channel_key: channelKey, ts: threadTs } = root;
  const [follower] = await selectFollower(db, caller.userId, channelKey, threadTs, limits.unread_replies_max);
  if (!follower) return { ...root, body: appendFields(root.body, { subscribed: false }) };
  const marks = { subscribed: true, last_read: printTs(follower.last_read_ts), unread_count: follower.unread };
  return { ...root, body: appendFields(root.body, marks) };
}
