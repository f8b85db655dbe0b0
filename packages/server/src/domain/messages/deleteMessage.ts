import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { deleteActivity } from "../../storage/queries/messageActs.ts";
import { deleteEntriesOf } from "../../storage/queries/feed.ts";
import {
  deleteMessage as deleteRow,
  selectMessage,
  selectNewestReply,
  updateMessage as updateRow,
  updateReplies,
} from "../../storage/queries/messages.ts";
import { preserveMessage } from "../holds/preserveMessage.ts";
import { forgetPreviews } from "../linkPreviews/forgetPreviews.ts";
import { deletePin } from "../../storage/queries/pins.ts";
import { deleteReactions } from "../../storage/queries/reactions.ts";
import { uncountReply } from "../../storage/queries/threads.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { isWorkspaceAdmin } from "../access/roles.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { unshareFiles } from "../files/unshareFiles.ts";
import { type MessageBody, parseBody } from "./message.ts";
import type { Metadata } from "./metadata.ts";
import { type FindCode, isOwn, lockMessage } from "./ownMessage.ts";
import { emitMessageChanged, emitMessageDeleted } from "./emitMessageChange.ts";
import { emitMetadata } from "./emitMetadata.ts";
import type { MessageHome } from "./writeMessage.ts";

export type DeleteCode = FindCode | "cant_delete_message";

/** Deletes the caller's own message; admins of the channel's workspace may delete any message. */
export const deleteMessage = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly ts: string },
  ): Promise<Outcome<{ channelId: string; ts: string }, DeleteCode>> => {
    const found = await lockMessage(ctx, input.channelId, input.ts);
    if (!found.ok) return found;
    const { channel, message } = found;
    const home = { id: channel.team_id, org_id: channel.home_org_id };
    const runsIt = ctx.caller.kind === "user" && isWorkspaceAdmin(ctx.caller, home);
    if (!isOwn(ctx, message) && !runsIt) return refuse("cant_delete_message");
    const body = parseBody(message.body);
    if (body["streaming_state"] === "in_progress") return refuse("cant_delete_message");
    await removeMessage(ctx, channel, message);
    if (!isOwn(ctx, message)) {
      const state = { team: channel.team_id, channel: channel.id, timestamp: body.ts };
      const author = typeof body["user"] === "string" ? { author: body["user"] } : {};
      await noteAction(ctx, {
        action: "message_deleted",
        entity: { type: "message", id: channel.id, state },
        teamId: channel.team_id,
        details: author,
      });
    }
    return succeed({ channelId: channel.id, ts: body.ts });
  },
);

/** Deletes a message with all of its data, for readers: what a legal hold covers is preserved where nobody sees it. The caller holds the channel's lock. */
export async function removeMessage(ctx: WriteContext, channel: MessageHome, message: MessageRow): Promise<void> {
  await preserveMessage(ctx, channel, message, "deleted");
  await unshareFiles(ctx, channel, message.ts);
  await eraseMessage(ctx, channel, message);
  const before = message.metadata === null ? undefined : (JSON.parse(message.metadata) as Metadata);
  const tsText = printTs(message.ts);
  await emitMetadata(ctx, channel, { ts: tsText, before, deletedTs: tsText });
}

/**
 * Deletes a message with all of its data, also when a hold covers it. Silently where one event tells about many messages. The
 * caller holds the channel's lock, and has unshared its files.
 */
export async function eraseMessage(
  ctx: WriteContext,
  channel: MessageHome,
  message: MessageRow,
  isSilent = false,
): Promise<void> {
  const { channel_key: key, thread_ts: threadTs, ts } = message;
  await deleteActivity(ctx.db, key, ts);
  await deleteReactions(ctx.db, key, ts);
  await deletePin(ctx.db, key, ts);
  await forgetPreviews(ctx, message);
  await deleteEntriesOf(ctx.db, key, ts);
  if (message.reply_count > 0) {
    await leaveTombstone(ctx, channel, message, isSilent);
  } else {
    await deleteRow(ctx.db, key, threadTs, ts);
    if (!isSilent) await emitMessageDeleted(ctx, channel, ts, message.body);
    if (threadTs !== 0) await uncount(ctx, channel, message, isSilent);
  }
}

/** The replies have to stand under something: their first message is emptied, and goes with the last of them. */
async function leaveTombstone(
  ctx: WriteContext,
  channel: MessageHome,
  message: MessageRow,
  isSilent: boolean,
): Promise<void> {
  const { type, ts, thread_ts, reply_count, reply_users, reply_users_count, latest_reply, is_locked } = parseBody(
    message.body,
  );
  const thread = { thread_ts, reply_count, reply_users, reply_users_count, latest_reply, is_locked };
  const text = "This message was deleted.";
  const tombstone = JSON.stringify({ type, subtype: "tombstone", text, ts, hidden: true, ...thread });
  await updateRow(ctx.db, message.channel_key, 0, message.ts, "tombstone", null, tombstone);
  if (!isSilent) await emitMessageChanged(ctx, channel, tombstone, message.body);
}

async function uncount(ctx: WriteContext, channel: MessageHome, reply: MessageRow, isSilent: boolean): Promise<void> {
  const { channel_key: key, thread_ts: rootTs } = reply;
  const root = await selectMessage(ctx.db, key, rootTs);
  if (!root) return;
  const { user, bot_id: botId = "" } = parseBody(reply.body);
  const replier = user ?? botId;
  const left = await uncountReply(ctx.db, key, rootTs, replier);
  const newest = await selectNewestReply(ctx.db, key, rootTs);
  if (newest === undefined && root.subtype === "tombstone") {
    await deleteRow(ctx.db, key, 0, rootTs);
    if (!isSilent) await emitMessageDeleted(ctx, channel, rootTs, root.body);
    return;
  }
  const body = JSON.stringify(lowered(parseBody(root.body), { replier, isGone: left === 0, newest }));
  await updateReplies(ctx.db, key, rootTs, root.reply_count - 1, body);
}

/** A message without replies is an ordinary one again, unless its thread is locked. */
function lowered(
  body: MessageBody,
  { replier, isGone, newest }: { replier: string; isGone: boolean; newest: number | undefined },
): MessageBody {
  const {
    thread_ts,
    reply_count = 1,
    reply_users = [],
    reply_users_count = 1,
    latest_reply: _latest,
    is_locked,
    ...rest
  } = body;
  if (newest === undefined) return is_locked ? { ...rest, is_locked } : rest;
  return {
    ...rest,
    ...(thread_ts !== undefined && { thread_ts }),
    reply_count: reply_count - 1,
    reply_users_count: reply_users_count - (isGone ? 1 : 0),
    latest_reply: printTs(newest),
    reply_users: isGone ? reply_users.filter((id) => id !== replier) : reply_users,
    is_locked: is_locked ?? false,
  };
}
