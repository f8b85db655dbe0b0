import { limits, type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { lockChannel, type OpenedChannelRow } from "../../storage/queries/channels.ts";
import {
  countResponse,
  deleteEphemeral,
  selectEphemeral,
  selectResponseUrl,
  updateEphemeral,
} from "../../storage/queries/interactions.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import type { ResponseUrlRow } from "../../storage/tables/responseUrls.ts";
import { accessWebhookChannel, type WebhookAccessCode } from "../access/accessWebhookChannel.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { authorOf } from "../messages/author.ts";
import type { Content } from "../messages/content.ts";
import { removeMessage } from "../messages/deleteMessage.ts";
import { isOwn } from "../messages/ownMessage.ts";
import { changeMessage } from "../messages/updateMessage.ts";
import { emitEphemeral, showEphemeral } from "../messages/ephemeral.ts";
import { writeMessage } from "../messages/writeMessage.ts";
import { checkSharedLinks } from "../policies/checkSharedLinks.ts";

/** What an app answers, and where it is to be seen. */
export interface Answer {
  /** Nothing, when the message that was acted on is only to go. */
  readonly content: Content | undefined;
  readonly isInChannel: boolean;
  readonly change: "replace" | "delete" | undefined;
  readonly threadTs: string | undefined;
}

type Place = Pick<ResponseUrlRow, "channel_id" | "user_id" | "message_ts" | "is_ephemeral" | "thread_ts">;

export type AnswerCode =
  | WebhookAccessCode
  | "cannot_reply_to_message"
  | "message_not_found"
  | "cant_update_message"
  | "cant_delete_message"
  | "no_text";

/** Answers through an address that came with an interaction. An answer that is refused does not count as a use. */
export const answerByUrl = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly hash: string; readonly answer: Answer },
  ): Promise<Outcome<object, AnswerCode | "used_url" | "expired_url">> => {
    const url = await selectResponseUrl(ctx.db, input.hash);
    if (!url || url.expires_ms <= ctx.nowMs) return refuse("expired_url");
    if (!(await countResponse(ctx.db, url.hash, limits.response_url_uses_max))) return refuse("used_url");
    return answer(ctx, url, input.answer);
  },
);

/** Posts an answer of the calling app in the conversation where a person acted: the app need not be a member there. */
export async function answer(ctx: WriteContext, place: Place, given: Answer): Promise<Outcome<object, AnswerCode>> {
  const { content, change } = given;
  const threadTs = given.threadTs ?? place.thread_ts ?? undefined;
  const seen = await accessWebhookChannel(ctx, place.channel_id, { threadTs });
  if (!seen.ok) return seen;
  const { channel } = seen;
  if (change !== undefined && place.is_ephemeral === 1) return changeWhisper(ctx, channel, place, given);
  if (change !== undefined && place.message_ts !== null) return changeOriginal(ctx, channel, place.message_ts, given);
  if (change === "delete") return refuse("message_not_found");
  if (!content) return refuse("no_text");
  const linked = await checkSharedLinks(ctx, channel, content);
  if (!linked.ok) return refuse("action_prohibited", linked.error);
  const author = authorOf(ctx);
  if (!given.isInChannel) return showEphemeral(ctx, channel, { userId: place.user_id, content, threadTs, author });
  const { text, fields, metadata, unfurl } = content;
  const placement = { threadTs, ownerId: ctx.caller.userId, metadata, unfurl };
  return writeMessage(ctx, channel, { ...author, text, ...fields }, placement);
}

async function changeOriginal(
  ctx: WriteContext,
  channel: OpenedChannelRow,
  messageTs: string,
  { content, change }: Answer,
): Promise<Outcome<object, AnswerCode>> {
  await lockChannel(ctx.db, channel.key);
  const message = await selectMessage(ctx.db, channel.key, parseTs(messageTs) ?? 0);
  if (!message || message.subtype === "tombstone") return refuse("message_not_found");
  if (change === "delete") {
    if (!isOwn(ctx, message)) return refuse("cant_delete_message");
    await removeMessage(ctx, channel, message);
    return succeed({});
  }
  if (!content) return refuse("no_text");
  const { text, fields, metadata } = content;
  const lists = fields as { blocks?: object[]; attachments?: object[] };
  const parts = { text, metadata, blocks: lists.blocks ?? [], attachments: lists.attachments ?? [] };
  const changed = await changeMessage(ctx, { channel, message }, { parts });
  if (changed.ok) return succeed({});
  const { error } = changed;
  return error === "no_text" || error === "cant_update_message" ? refuse(error) : refuse("action_prohibited", error);
}

/** Only its reader has such a message, so it is changed by telling the reader. */
async function changeWhisper(
  ctx: WriteContext,
  channel: OpenedChannelRow,
  { user_id: userId, message_ts: ts }: Place,
  { content, change }: Answer,
): Promise<Outcome<object, AnswerCode>> {
  const shown = ts === null ? undefined : await selectEphemeral(ctx.db, channel.id, ts);
  if (!shown || shown.app_id !== ctx.caller.appId) return refuse("message_not_found");
  const before = JSON.parse(shown.body) as Record<string, unknown> & { ts: string };
  if (change === "delete") {
    await deleteEphemeral(ctx.db, channel.id, shown.ts);
    const gone = { type: "message", subtype: "message_deleted", hidden: true, ts: shown.ts, deleted_ts: shown.ts };
    await emitEphemeral(ctx, channel, userId, gone);
    return succeed({});
  }
  if (!content) return refuse("no_text");
  const linked = await checkSharedLinks(ctx, channel, content);
  if (!linked.ok) return refuse("action_prohibited", linked.error);
  const { blocks: _blocks, attachments: _attachments, ...kept } = before;
  const after = { ...kept, text: content.text, ...content.fields };
  await updateEphemeral(ctx.db, channel.id, shown.ts, JSON.stringify(after));
  const changed = { type: "message", subtype: "message_changed", hidden: true, ts: shown.ts, message: after };
  await emitEphemeral(ctx, channel, userId, changed);
  return succeed({});
}
