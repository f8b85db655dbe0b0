import { limits, type Outcome, parseTs, printTs, refuse, succeed } from "@platform/protocol";
import { type PageRow, selectReplies } from "../../storage/queries/messages.ts";
import {
  bodySeparator,
  type FirstPageRow,
  type JoinedRow,
  selectFirstRepliesPage,
  selectRepliesPage,
} from "../../storage/queries/pages.ts";
import { selectFollower } from "../../storage/queries/threads.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { accessThreadChannel, type ThreadAccessCode } from "../access/accessThreadChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { markStarred } from "../stars/readStarred.ts";
import { withRootInRows, withRootJoined } from "./broadcastRoot.ts";
import { findThread } from "./findThread.ts";
import { type JoinedBodies, joinedBodies, type JoinedPage, joinRows } from "./joinedPage.ts";
import { appendFields, isThreadable } from "./message.ts";
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
): Promise<Outcome<{ bodies: JoinedBodies; hasMore: boolean; next: string }, ThreadCode>> {
  const range = readRange(asked);
  if (!range.ok) return range;
  const seen = await accessThreadChannel(ctx, asked.channelId);
  if (!seen.ok) return seen;
  const { channel } = seen;
  if (!channel.is_member && ctx.caller.kind === "bot") return refuse("no_permission");
  const listing = (rootTs: number) => `replies ${channel.id} ${rootTs} ${range.after} ${range.before}`;
  const answer = async (page: JoinedPage, rootTs: number) => {
    const next = page.hasMore ? sealCursor(ctx, listing(rootTs), String(page.lastTs)) : "";
    const bodies = await markStarred(ctx, channel.id, page.bodies);
    return succeed({ bodies, hasMore: page.hasMore, next });
  };
  const rootTs = parseTs(asked.ts) ?? 0;
  const isPlain = asked.metadata === undefined && asked.limit > 1;
  if (isPlain && asked.cursor === undefined) {
    const first = await readFirstPage(ctx, { channel_key: channel.key, ts: rootTs }, { ...range, limit: asked.limit });
    if (first) return answer(first, rootTs);
  }
  const root = await findThread(ctx.db, channel.key, asked.ts);
  if (!root) return refuse("thread_not_found");

  const from = openCursor(ctx, listing(root.ts), asked.cursor);
  if (!from.ok) return from;
  const after = from.at ? Number(from.at) : range.after;
  const stretch = { after, before: range.before, limit: asked.limit };
  const isAsStored = isPlain && root.reply_count > 0;
  const page = isAsStored ? await readJoined(ctx, root, stretch) : await readSingly(ctx, root, stretch, asked.metadata);
  return answer(page, root.ts);
}

interface Stretch {
  readonly after: number;
  readonly before: number;
  readonly limit: number;
}

type RootKey = Pick<MessageRow, "channel_key" | "ts">;

function isWithin(root: RootKey, { after, before }: Stretch): boolean {
  return root.ts > after && root.ts < before;
}

/** The replies in one piece, as they are stored. */
async function readJoined(ctx: ReadContext, root: MessageRow, stretch: Stretch): Promise<JoinedPage> {
  const { after, before, limit } = stretch;
  const first = await readFirstPage(ctx, root, stretch);
  if (first) return first;
  const [row] = await selectRepliesPage(ctx.db, root.channel_key, root.ts, after, before, limit);
  return { bodies: joinedBodies(rooted(row, root.body)), ...endOf(row) };
}

/** The first message of a thread and its replies in one read; nothing when it is outside of the range, or none. */
async function readFirstPage(ctx: ReadContext, root: RootKey, stretch: Stretch): Promise<JoinedPage | undefined> {
  if (!isWithin(root, stretch)) return undefined;
  const { after, before, limit } = stretch;
  const { unread_replies_max: unreadMax } = limits;
  const range = [root.channel_key, root.ts, after, before] as const;
  const [row] = await selectFirstRepliesPage(ctx.db, ...range, limit - 1, ctx.caller.userId, unreadMax);
  if (!row || !isThreadable(row.root_subtype)) return undefined;
  const { root_body: body, root_reply_count: reply_count } = row;
  const first = reply_count === 0 ? body : withFollower(body, row);
  if (!row.bodies) return joinRows([{ ts: root.ts, reply_count, body: first }], false);
  return { bodies: joinedBodies(rooted(row, body), first + bodySeparator), ...endOf(row) };
}

function rooted(row: JoinedRow | undefined, body: string): JoinedRow | undefined {
  if (!row?.bodies) return row;
  const bodies = withRootJoined(row.bodies, body);
  return bodies === row.bodies ? row : { ...row, bodies, bytes: Buffer.byteLength(bodies) };
}

function endOf(row: JoinedRow | undefined): Omit<JoinedPage, "bodies"> {
  return { lastTs: row?.last_ts ?? 0, hasMore: row?.has_more === 1 };
}

/** Message by message, for what has to be put into them. */
async function readSingly(
  ctx: ReadContext,
  root: MessageRow,
  stretch: Stretch,
  metadata: MetadataFilter | undefined,
): Promise<JoinedPage> {
  const { channel_key: channelKey, ts: threadTs } = root;
  const { after, before } = stretch;
  const first = isWithin(root, stretch) ? [await readFirst(ctx, root)] : [];
  const limit = stretch.limit - first.length;
  const replies =
    root.reply_count === 0 ? [] : await selectReplies(ctx.db, channelKey, threadTs, after, before, limit + 1);
  const page = [...first, ...withRootInRows(replies.slice(0, limit), root.body)];
  return joinRows(await withMetadata(ctx, { channelKey, threadTs }, page, metadata), replies.length > limit);
}

/** A message nobody has replied to is an ordinary one; that of a thread tells the reader whether they follow it. */
async function readFirst({ db, caller }: ReadContext, root: MessageRow): Promise<PageRow> {
  if (root.reply_count === 0) return root;
  const [follower] = await selectFollower(db, caller.userId, root.channel_key, root.ts, limits.unread_replies_max);
  return { ...root, body: withFollower(root.body, follower) };
}

/** Adds to the first message of a thread whether its reader follows the thread, and how far they have read. */
export function withFollower(
  body: string,
  follower: Pick<FirstPageRow, "last_read_ts" | "unread"> | undefined,
): string {
  if (!follower || follower.last_read_ts === null) return appendFields(body, { subscribed: false });
  return appendFields(body, {
    subscribed: true,
    last_read: printTs(follower.last_read_ts),
    unread_count: follower.unread,
  });
}
