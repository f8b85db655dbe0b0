import { limits, type Outcome, succeed } from "@platform/protocol";
import { type FeedRow, selectEntries, selectFeedPosition, selectUnreadEntries } from "../../storage/queries/feed.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import { selectLatestReplies, selectThreadsAfter, type ThreadPosition } from "../../storage/queries/threadLists.ts";
import type { EntryKind } from "../../storage/tables/feedEntries.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { parseBody } from "../messages/message.ts";

export const entryKinds = ["mention", "reaction", "invitation"] as const satisfies readonly EntryKind[];
export const feedTypes = [...entryKinds, "thread"] as const;
export type FeedType = (typeof feedTypes)[number];

export interface FeedItem {
  readonly type: FeedType;
  readonly channelId: string;
  readonly atTs: number;
  readonly actorId: string;
  readonly name: string;
  /** The message as it is stored; nothing for an invitation. */
  readonly body: string | undefined;
  readonly isUnread: boolean;
}

export interface FeedPage {
  readonly items: readonly FeedItem[];
  readonly readTs: number;
  readonly unread: number;
  readonly next: string;
}

/** What is read of each kind, and where it goes on. Entries go by id, threads by position. */
interface Candidate {
  readonly stream: string;
  readonly atTs: number;
  readonly after: string;
  read(): Promise<Omit<FeedItem, "isUnread"> | undefined>;
  readonly isUnread: boolean;
}

const end = Number.MAX_SAFE_INTEGER;

/**
 * What concerns the caller, the latest first: entries by kind, and the threads that they follow. Each kind is read in the
 * order of its index, up to a limit, and the kinds are merged by time; the cursor has the position in each of them.
 */
export async function listFeed(
  ctx: ReadContext,
  asked: { readonly cursor: string | undefined; readonly limit: number; readonly types: readonly FeedType[] },
): Promise<Outcome<FeedPage, "invalid_cursor">> {
  const listing = `feed ${asked.types.toSorted().join()}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const positions = new Map<string, string>(JSON.parse(from.at ?? "[]") as [string, string][]);
  const { userId, teamId } = ctx.caller;
  const readTs = (await selectFeedPosition(ctx.db, userId, teamId))[0]?.read_ts ?? 0;
  const streams: Candidate[][] = [];
  for (const type of asked.types) {
    if (type !== "thread") streams.push(await readEntries(ctx, type, positions.get(type), readTs));
    else for (const hasUnread of [1, 0]) streams.push(await readThreads(ctx, hasUnread, positions.get(`${hasUnread}`)));
  }
  const items: FeedItem[] = [];
  const { passed, hasMore } = await merge(streams, async (candidate) => {
    const item = await candidate.read();
    if (item) items.push({ ...item, isUnread: candidate.isUnread });
    return items.length < asked.limit;
  });
  for (const { stream, after } of passed) positions.set(stream, after);
  const next = hasMore ? sealCursor(ctx, listing, JSON.stringify([...positions])) : "";
  return succeed({ items, readTs, unread: await countUnread(ctx, readTs), next });
}

/**
 * Takes the latest of the first candidates again and again, each stream in its own order. At the end of a stream that
 * reached its limit it stops: the rows behind it may be later than those of the others.
 */
async function merge(
  streams: readonly (readonly Candidate[])[],
  take: (candidate: Candidate) => Promise<boolean>,
): Promise<{ passed: readonly Candidate[]; hasMore: boolean }> {
  const passed: Candidate[] = [];
  const queues = streams.map((rows) => ({ rows, at: 0 }));
  const isCut = ({ rows, at }: (typeof queues)[number]) =>
    at === rows.length && rows.length === limits.feed_candidates_max;
  const isLeft = ({ rows, at }: (typeof queues)[number]) => at < rows.length;
  let goesOn = true;
  while (goesOn && queues.some(isLeft) && !queues.some(isCut)) {
    const [first] = queues
      .filter(isLeft)
      .toSorted((one, other) => (other.rows[other.at]?.atTs ?? 0) - (one.rows[one.at]?.atTs ?? 0));
    const candidate = first?.rows[first.at];
    if (!first || !candidate) break;
    first.at++;
    passed.push(candidate);
    goesOn = await take(candidate);
  }
  return { passed, hasMore: queues.some((queue) => isLeft(queue) || isCut(queue)) };
}

async function readEntries(
  ctx: ReadContext,
  type: EntryKind,
  position: string | undefined,
  readTs: number,
): Promise<Candidate[]> {
  const { userId, teamId } = ctx.caller;
  const before = position === undefined ? end : Number(position);
  const rows = await selectEntries(ctx.db, userId, teamId, type, before, limits.feed_candidates_max);
  return rows.map((row) => ({
    stream: type,
    atTs: row.at_ts,
    after: String(row.id),
    isUnread: row.at_ts > readTs,
    read: () => readEntry(ctx, type, row),
  }));
}

/** Nothing when the caller cannot read the channel, or when the message is gone. */
async function readEntry(ctx: ReadContext, type: EntryKind, row: FeedRow) {
  const channel = row.channel_id === null ? undefined : await findReadableChannel(ctx, row.channel_id);
  if (!channel) return undefined;
  const item = { type, channelId: channel.id, atTs: row.at_ts, actorId: row.actor_id, name: row.name };
  if (row.ts === 0) return { ...item, body: undefined };
  const message = await selectMessage(ctx.db, row.channel_key, row.ts);
  return message && message.subtype !== "tombstone" ? { ...item, body: message.body } : undefined;
}

async function readThreads(ctx: ReadContext, hasUnread: number, position: string | undefined): Promise<Candidate[]> {
  const [activeTs = end, channelKey = end, threadTs = end] = position?.split(" ").map(Number) ?? [];
  const from: ThreadPosition = { hasUnread, activeTs, channelKey, threadTs };
  const rows = await selectThreadsAfter(ctx.db, ctx.caller, from, limits.feed_candidates_max);
  return rows.map((row) => ({
    stream: String(hasUnread),
    atTs: row.active_ts,
    after: [row.active_ts, row.channel_key, row.thread_ts].join(" "),
    isUnread: hasUnread === 1,
    read: async () => {
      const channel = row.channel_id === null ? undefined : await findReadableChannel(ctx, row.channel_id);
      const [latest] = channel ? await selectLatestReplies(ctx.db, row.channel_key, row.thread_ts, 1) : [];
      if (!channel || !latest) return undefined;
      const { user, bot_id: botId } = parseBody(latest.body);
      // A thread with replies of the caller alone is no news.
      if (hasUnread === 0 && user === ctx.caller.userId) return undefined;
      const actorId = user ?? String(botId ?? "");
      return { type: "thread", channelId: channel.id, atTs: row.active_ts, actorId, name: "", body: latest.body };
    },
  }));
}

/** Mentions, reactions and invitations after the position. Threads have a count of their own. */
async function countUnread(ctx: ReadContext, readTs: number): Promise<number> {
  const { userId, teamId } = ctx.caller;
  let unread = 0;
  for (const kind of entryKinds) {
    const [row] = await selectUnreadEntries(ctx.db, userId, teamId, kind, readTs, limits.unread_max);
    unread += Number(row?.count ?? 0);
  }
  return Math.min(unread, limits.unread_max);
}
