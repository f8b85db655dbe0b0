import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { lockNextTs } from "../../storage/queries/channels.ts";
import { insertMessage, updateReplies } from "../../storage/queries/messages.ts";
import { countReply, insertFollower } from "../../storage/queries/threads.ts";
import { clearStatusAfterReply } from "../../storage/queries/threadStatuses.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { recordCalls, showCalls } from "../calls/showCalls.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { recordMentions } from "../feed/recordEntries.ts";
import { recordFileShare } from "../files/recordFileShare.ts";
import { showRemoteFiles } from "../remoteFiles/showRemoteFiles.ts";
import { keepSurface, messageSurface } from "../functions/surfaces.ts";
import { rootOf, threadBroadcast } from "./broadcastRoot.ts";
import { findThread } from "./findThread.ts";
import { type MessageBody, type MessageFields, parseBody } from "./message.ts";
import { messageEvent } from "./messageEvent.ts";
import type { Metadata } from "./metadata.ts";
import type { Unfurl } from "./content.ts";
import { queuePreviews } from "../linkPreviews/queuePreviews.ts";
import { notifyFollowers } from "./notifyFollowers.ts";
import { emitMetadata } from "./emitMetadata.ts";

/** As much of a channel as its messages need. */
export type MessageHome = Pick<ChannelRow, "key" | "id" | "team_id" | "kind">;

export interface Place {
  /** Any message of the thread to post in. */
  readonly threadTs?: string | undefined;
  /** A reply that the channel shows too. */
  readonly isBroadcast?: boolean | undefined;
  /** Whose message it is, where `user` does not say so. */
  readonly ownerId?: string | undefined;
  readonly metadata?: Metadata | undefined;
  /** Which of its links may have previews. */
  readonly unfurl?: Unfurl | undefined;
  /** Without it no event is emitted: the messages of a seed exist before anyone listens. */
  readonly isNews?: false;
}

export interface WrittenMessage {
  readonly ts: number;
  /** The thread that contains it; 0 for the channel itself. */
  readonly threadTs: number;
  readonly tsText: string;
  /** The message as it is stored and goes out. */
  readonly json: string;
  /** Of a broadcast: the message that it replies to. It goes out inside the broadcast and is not stored there. */
  readonly root?: object;
}

/**
 * Writes a message into a channel or a thread, with its event, and counts it in its thread. Whether its author may is
 * decided before, by the door to the channel.
 */
export async function writeMessage(
  ctx: WriteContext,
  channel: MessageHome,
  given: MessageFields,
  place: Place = {},
): Promise<Outcome<WrittenMessage, "cannot_reply_to_message">> {
  // Calls are locked before channels, here and where a call changes: in another order, the two would block each other.
  const { fields, callIds } = await showCalls(ctx, channel, given);
  const written = await writeShown(ctx, channel, fields, place);
  if (written.ok && place.isNews !== false)
    await queuePreviews(ctx, { channel, ts: written.ts, fields, unfurl: place.unfurl });
  if (written.ok && callIds.length > 0) {
    await recordCalls(ctx, callIds, { channelKey: channel.key, threadTs: written.threadTs, ts: written.ts });
  }
  return written;
}

async function writeShown(
  ctx: WriteContext,
  channel: MessageHome,
  fields: MessageFields,
  place: Place,
): Promise<Outcome<WrittenMessage, "cannot_reply_to_message">> {
  // First the lock: what is read of the thread before it could be changed by another server until it is written back.
  const ts = await lockNextTs(ctx.db, channel.key, ctx.nowMs * 1000);
  if (place.threadTs === undefined) {
    const written = await insertAndEmit(ctx, channel, ts, fields, place);
    if (place.isNews !== false) await recordMentions(ctx, channel, written, place.ownerId ?? fields.user ?? "");
    return succeed(written);
  }
  const root = await findThread(ctx.db, channel.key, place.threadTs);
  if (!root) return refuse("cannot_reply_to_message");
  const subtype = place.isBroadcast ? threadBroadcast : fields.subtype;
  const reply = { ...fields, subtype, thread_ts: printTs(root.ts), parent_user_id: root.user_id };
  const written = await insert(ctx, channel, ts, reply, place, root.ts);
  const counted = await countInThread(ctx, root, written, reply);
  if (place.isNews === false) return succeed(written);
  const { kind, appId } = ctx.caller;
  if (kind === "bot" && appId !== undefined)
    await clearStatusAfterReply(ctx.db, channel.key, root.ts, appId, ctx.nowMs);
  // Before the message itself: a client that receives the reply then already knows whether it concerns its user.
  const authorId = place.ownerId ?? reply.user ?? "";
  await notifyFollowers(ctx, channel, written, authorId);
  await recordMentions(ctx, channel, written, authorId);
  const sent = place.isBroadcast ? { ...written, root: rootOf(counted) } : written;
  await emitMessage(ctx, channel, sent, place);
  return succeed(sent);
}

/** Says what happened in a channel; such messages belong to no thread. */
export async function announce(
  ctx: WriteContext,
  channel: MessageHome,
  fields: MessageFields,
): Promise<WrittenMessage> {
  const ts = await lockNextTs(ctx.db, channel.key, ctx.nowMs * 1000);
  return insertAndEmit(ctx, channel, ts, fields, {});
}

async function insertAndEmit(
  ctx: WriteContext,
  channel: MessageHome,
  ts: number,
  fields: MessageFields,
  place: Place,
): Promise<WrittenMessage> {
  const written = await insert(ctx, channel, ts, fields, place, 0);
  if (place.isNews !== false) await emitMessage(ctx, channel, written, place);
  return written;
}

async function insert(
  ctx: WriteContext,
  channel: MessageHome,
  ts: number,
  fields: MessageFields,
  place: Place,
  threadTs: number,
): Promise<WrittenMessage> {
  const { subtype, user, text, ...given } = fields;
  const { fields: rest, files } = await showRemoteFiles(ctx, given);
  const tsText = printTs(ts);
  const json = JSON.stringify({ type: "message", subtype, user, text, ts: tsText, ...rest });
  await insertMessage(
    ctx.db,
    channel.key,
    threadTs,
    ts,
    place.ownerId ?? user ?? "",
    subtype ?? null,
    place.isBroadcast && threadTs > 0 ? 1 : 0,
    place.metadata === undefined ? null : JSON.stringify(place.metadata),
    json,
  );
  if (rest["blocks"] !== undefined) await keepSurface(ctx, messageSurface(channel.id, tsText));
  const share = { channel, ts, threadTs, userId: ctx.caller.userId };
  for (const file of files) await recordFileShare(ctx, file, share, tsText);
  return { ts, threadTs, tsText, json };
}

async function emitMessage(
  ctx: WriteContext,
  channel: MessageHome,
  { tsText, json, root }: WrittenMessage,
  { metadata }: Place,
): Promise<void> {
  await emit(ctx, {
    type: "message",
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: messageEvent(json, {
      ...(root && { root }),
      channel: channel.id,
      channel_type: channelType[channel.kind],
      event_ts: tsText,
    }),
  });
  if (metadata !== undefined) await emitMetadata(ctx, channel, { ts: tsText, after: metadata });
}

/** What events call each kind of conversation. */
export const channelType = { public: "channel", private: "group", im: "im", mpim: "mpim", record: "group" } as const;

/** The first message of a thread summarizes the thread, so that a page of the channel need not read the threads. */
async function countInThread(
  ctx: WriteContext,
  root: MessageRow,
  { ts, tsText }: WrittenMessage,
  reply: MessageFields & { readonly bot_id?: unknown },
): Promise<MessageBody> {
  const replier = reply.user ?? String(reply.bot_id);
  const byReplier = await countReply(ctx.db, root.channel_key, root.ts, replier, ts);
  if (root.reply_count === 0 && root.user_id !== replier) {
    await insertFollower(ctx.db, root.channel_key, root.ts, root.user_id, root.ts);
  }
  const body = parseBody(root.body);
  const known = body.reply_users ?? [];
  const isNew = byReplier === 1;
  const counted: MessageBody = {
    ...body,
    thread_ts: body.ts,
    reply_count: root.reply_count + 1,
    reply_users_count: (body.reply_users_count ?? 0) + (isNew ? 1 : 0),
    latest_reply: tsText,
    reply_users: isNew && known.length < limits.reply_users_max ? [...known, replier] : known,
    is_locked: body.is_locked ?? false,
  };
  await updateReplies(ctx.db, root.channel_key, root.ts, root.reply_count + 1, JSON.stringify(counted));
  return counted;
}
