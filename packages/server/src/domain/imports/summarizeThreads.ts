import { limits, printTs } from "@platform/protocol";
import type { Insertable } from "kysely";
import { countReplies, updateFollowersRead } from "../../storage/queries/imports.ts";
import { selectMessagesByTs, updateReplies } from "../../storage/queries/messages.ts";
import { insertFollower } from "../../storage/queries/threads.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { MessagesTable } from "../../storage/tables/messages.ts";
import type { WriteContext } from "../context.ts";
import { type MessageBody, parseBody } from "../messages/message.ts";
import type { ImportedMessage } from "./importedMessage.ts";

/** What the replies of a batch change in the first messages of their threads. */
export interface Summaries {
  /** Bodies of messages of the batch, by timestamp. */
  readonly bodies: ReadonlyMap<number, string>;
  readonly replyCounts: ReadonlyMap<number, number>;
  /** First messages that nothing has: replies need one. */
  readonly placeholders: readonly Insertable<MessagesTable>[];
}

interface Root {
  readonly userId: string;
  readonly body: string;
  readonly replyCount: number;
  /** Whether its row is there, and not in this batch. */
  readonly isStored: boolean;
}

/** Messages of a batch that the channel lacks. */
export interface FreshMessages {
  readonly messages: readonly ImportedMessage[];
  /** Those for which a placeholder is there, because a reply came before them. */
  readonly replacing: ReadonlySet<number>;
}

/** Counts new replies in their threads, and updates the first messages that are stored. */
export async function summarizeThreads(
  ctx: WriteContext,
  channel: ChannelRow,
  fresh: FreshMessages,
): Promise<Summaries> {
  const { messages } = fresh;
  const threads = Map.groupBy(
    messages.filter(({ threadTs }) => threadTs !== 0),
    ({ threadTs }) => threadTs,
  );
  const bodies = new Map<number, string>();
  const replyCounts = new Map<number, number>();
  const placeholders: Insertable<MessagesTable>[] = [];
  const roots = await readRoots(ctx, channel.key, threads, fresh);
  const newRepliers = await countRepliers(ctx, channel.key, threads);
  for (const [threadTs, replies] of threads) {
    const root = roots.get(threadTs);
    const body = root?.body ?? placeholderBody(threadTs);
    const counted = summarize(body, replies, newRepliers.get(threadTs) ?? []);
    const replyCount = (root?.replyCount ?? 0) + replies.length;
    if (!root) placeholders.push(placeholderRow(channel.key, threadTs, counted, replyCount));
    else if (root.isStored) await updateReplies(ctx.db, channel.key, threadTs, replyCount, counted);
    else {
      bodies.set(threadTs, counted);
      replyCounts.set(threadTs, replyCount);
    }
    await followThread(ctx, channel.key, threadTs, root, replies);
  }
  for (const [ts, root] of roots) {
    // A message that takes the place of its placeholder keeps what was counted there.
    if (!root.isStored && !bodies.has(ts)) bodies.set(ts, root.body);
  }
  return { bodies, replyCounts, placeholders };
}

/** First messages by timestamp: from this batch, or else from the store. */
async function readRoots(
  ctx: WriteContext,
  channelKey: number,
  threads: ReadonlyMap<number, readonly ImportedMessage[]>,
  { messages, replacing }: FreshMessages,
): Promise<Map<number, Root>> {
  const own = new Map(messages.filter(({ threadTs }) => threadTs === 0).map((message) => [message.ts, message]));
  const wanted = [...new Set([...threads.keys(), ...replacing])];
  const stored = new Map((await selectMessagesByTs(ctx.db, channelKey, wanted)).map((row) => [row.ts, row]));
  const roots = new Map<number, Root>();
  for (const ts of wanted) {
    const message = own.get(ts);
    const row = stored.get(ts);
    if (message && row) {
      const body = withSummary(parseBody(message.body), parseBody(row.body));
      roots.set(ts, { userId: message.userId, body, replyCount: row.reply_count, isStored: false });
    } else if (message && threads.has(ts)) {
      roots.set(ts, { userId: message.userId, body: message.body, replyCount: 0, isStored: false });
    } else if (row && threads.has(ts)) {
      roots.set(ts, { userId: row.user_id, body: row.body, replyCount: row.reply_count, isStored: true });
    }
  }
  return roots;
}

function withSummary(body: MessageBody, stored: MessageBody): string {
  const { thread_ts, reply_count, reply_users, reply_users_count, latest_reply, is_locked } = stored;
  return JSON.stringify({ ...body, thread_ts, reply_count, reply_users, reply_users_count, latest_reply, is_locked });
}

/** Counts each replier's messages, and tells for each thread who was not in it before. */
async function countRepliers(
  ctx: WriteContext,
  channelKey: number,
  threads: ReadonlyMap<number, readonly ImportedMessage[]>,
): Promise<Map<number, string[]>> {
  const given = new Map<string, number>();
  const rows = [...threads].flatMap(([threadTs, replies]) => {
    const lastTs = newestOf(replies);
    return [...Map.groupBy(replies, ({ replierId }) => replierId)].map(([userId, own]) => {
      given.set(`${threadTs} ${userId}`, own.length);
      return {
        channel_key: channelKey,
        thread_ts: threadTs,
        user_id: userId,
        reply_count: own.length,
        is_subscribed: 1,
        last_read_ts: lastTs,
        active_ts: lastTs,
      };
    });
  });
  const added = new Map<number, string[]>();
  for (const { thread_ts, user_id, reply_count } of await countReplies(ctx.db, rows)) {
    if (reply_count !== given.get(`${thread_ts} ${user_id}`)) continue;
    const known = added.get(thread_ts);
    if (known) known.push(user_id);
    else added.set(thread_ts, [user_id]);
  }
  return added;
}

function summarize(json: string, replies: readonly ImportedMessage[], added: readonly string[]): string {
  const body = parseBody(json);
  const order = replies.map(({ replierId }) => replierId);
  const inOrder = added.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const latest = Math.max(newestOf(replies), Number((body.latest_reply ?? "0").replace(".", "")));
  return JSON.stringify({
    ...body,
    thread_ts: body.ts,
    reply_count: (body.reply_count ?? 0) + replies.length,
    reply_users_count: (body.reply_users_count ?? 0) + added.length,
    latest_reply: printTs(latest),
    reply_users: [...(body.reply_users ?? []), ...inOrder].slice(0, limits.reply_users_max),
    is_locked: body.is_locked ?? false,
  });
}

/** The author of the first message follows the thread, and nobody has anything to read in it. */
async function followThread(
  ctx: WriteContext,
  channelKey: number,
  threadTs: number,
  root: Root | undefined,
  replies: readonly ImportedMessage[],
): Promise<void> {
  const lastTs = newestOf(replies);
  if (root && root.userId !== "") await insertFollower(ctx.db, channelKey, threadTs, root.userId, lastTs);
  await updateFollowersRead(ctx.db, channelKey, threadTs, lastTs);
}

function newestOf(replies: readonly ImportedMessage[]): number {
  return replies.reduce((last, { ts }) => Math.max(last, ts), 0);
}

/** As `deleteMessage` leaves a message that has replies. */
function placeholderBody(ts: number): string {
  const text = "This message was deleted.";
  return JSON.stringify({ type: "message", subtype: "tombstone", text, ts: printTs(ts), hidden: true });
}

function placeholderRow(channelKey: number, ts: number, body: string, replyCount: number): Insertable<MessagesTable> {
  return {
    channel_key: channelKey,
    thread_ts: 0,
    ts,
    user_id: "",
    subtype: "tombstone",
    is_broadcast: 0,
    metadata: null,
    body,
    reply_count: replyCount,
  };
}
