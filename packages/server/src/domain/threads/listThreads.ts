import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectMessage } from "../../storage/queries/messages.ts";
import {
  type ListedThread,
  selectLatestReplies,
  selectThreadsAfter,
  type ThreadPosition,
} from "../../storage/queries/threadLists.ts";
import { bodySeparator } from "../../storage/queries/pages.ts";
import { selectFollower } from "../../storage/queries/threads.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { withRootInRows } from "../messages/broadcastRoot.ts";
import { type JoinedBodies } from "../messages/joinedPage.ts";
import { withFollower } from "../messages/readThread.ts";
import { markStarred } from "../stars/readStarred.ts";

export interface ThreadPreview {
  readonly channelId: string;
  readonly threadTs: number;
  /** The first message and the latest replies, oldest first: all unread ones, up to a limit. */
  readonly bodies: JoinedBodies;
}

export interface ThreadPage {
  readonly threads: readonly ThreadPreview[];
  readonly next: string;
}

const listing = "threads";

/**
 * The threads that the caller follows, those with unread replies first, and among each the most recently active first. A
 * call looks at a bounded number of rows, so a page may be shorter than asked for while more follow.
 */
export async function listThreads(
  ctx: ReadContext,
  asked: { readonly cursor: string | undefined; readonly limit: number },
): Promise<Outcome<ThreadPage, "invalid_cursor">> {
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  let position: ThreadPosition | undefined = from.at === undefined ? startOf(1) : parsePosition(from.at);
  const threads: ThreadPreview[] = [];
  let left: number = limits.thread_candidates_max;
  while (position && threads.length < asked.limit && left > 0) {
    const hasUnread: number = position.hasUnread;
    const rows = await selectThreadsAfter(ctx.db, ctx.caller, position, left);
    const taken = await takeReadable(ctx, rows, asked.limit - threads.length, threads);
    const last = rows[taken - 1];
    const isEnd = taken === rows.length && rows.length < left;
    left -= Math.max(taken, 1);
    if (isEnd) position = hasUnread === 1 ? startOf(0) : undefined;
    else if (last) position = positionOf(last, hasUnread);
  }
  return succeed({ threads, next: position ? sealCursor(ctx, listing, printPosition(position)) : "" });
}

/** Adds the rows that can be shown, up to a number of them, and returns how many rows it looked at. */
async function takeReadable(
  ctx: ReadContext,
  rows: readonly ListedThread[],
  wanted: number,
  threads: ThreadPreview[],
): Promise<number> {
  const end = threads.length + wanted;
  for (const [at, row] of rows.entries()) {
    if (threads.length === end) return at;
    const preview = await readPreview(ctx, row);
    if (preview) threads.push(preview);
  }
  return rows.length;
}

/** Nothing for a thread that the caller cannot read any more, or whose messages were deleted. */
async function readPreview(ctx: ReadContext, row: ListedThread): Promise<ThreadPreview | undefined> {
  const { channel_id: channelId, channel_key: channelKey, thread_ts: threadTs } = row;
  const channel = channelId === null ? undefined : await findReadableChannel(ctx, channelId);
  if (!channel) return undefined;
  const root = await selectMessage(ctx.db, channelKey, threadTs);
  if (!root || root.reply_count === 0) return undefined;
  const { unread_replies_max: unreadMax, thread_preview_replies: few, thread_preview_replies_max: many } = limits;
  const [follower] = await selectFollower(ctx.db, ctx.caller.userId, channelKey, threadTs, unreadMax);
  const count = Math.min(Math.max(few, (follower?.unread ?? 0) + 1), many);
  const replies = (await selectLatestReplies(ctx.db, channelKey, threadTs, count)).toReversed();
  const shown = [withFollower(root.body, follower), ...withRootInRows(replies, root.body).map(({ body }) => body)];
  const bodies = await markStarred(ctx, channel.id, { json: shown.join(bodySeparator) });
  return { channelId: channel.id, threadTs, bodies };
}

const positionMax = Number.MAX_SAFE_INTEGER;

function startOf(hasUnread: number): ThreadPosition {
  return { hasUnread, activeTs: positionMax, channelKey: positionMax, threadTs: positionMax };
}

function positionOf(row: ListedThread, hasUnread: number): ThreadPosition {
  return { hasUnread, activeTs: row.active_ts, channelKey: row.channel_key, threadTs: row.thread_ts };
}

function printPosition({ hasUnread, activeTs, channelKey, threadTs }: ThreadPosition): string {
  return [hasUnread, activeTs, channelKey, threadTs].join(" ");
}

function parsePosition(text: string): ThreadPosition {
  const [hasUnread = 0, activeTs = 0, channelKey = 0, threadTs = 0] = text.split(" ").map(Number);
  return { hasUnread, activeTs, channelKey, threadTs };
}
