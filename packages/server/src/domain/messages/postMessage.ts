import { type Outcome, succeed } from "@platform/protocol";
import { updateSent } from "../../storage/queries/sentMessages.ts";
import { accessChannelToPost, type PostAccessCode } from "../access/accessChannel.ts";
import { recordShares } from "../analytics/recordShares.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { checkSharedLinks, type SharedLinkCode } from "../policies/checkSharedLinks.ts";
import { type SenderOverride, resolveSender } from "./author.ts";
import type { Content } from "./content.ts";
import { appendFields } from "./message.ts";
import { type PlaceCode, resolveTarget } from "./resolveTarget.ts";
import { type DuplicateCode, findDuplicate } from "./findDuplicate.ts";
import { writeMessage } from "./writeMessage.ts";

export interface NewMessage {
  /** An id, a name, or the id of a person. */
  readonly channel: string;
  readonly content: Content;
  readonly threadTs?: string | undefined;
  readonly isBroadcast?: boolean | undefined;
  readonly senderOverride?: SenderOverride | undefined;
  /** Made up by the client, so that it can send again what may or may not have arrived. */
  readonly clientMsgId?: string | undefined;
}

export interface PostedMessage {
  readonly channelId: string;
  readonly ts: string;
  /** The message, with what an app attached to it. */
  readonly json: string;
}

export type PostCode =
  | PlaceCode
  | PostAccessCode
  | SharedLinkCode
  | DuplicateCode
  | "cannot_reply_to_message"
  | "missing_scope";

/** Posts into a channel or a thread the caller is in. The event is written with the message or not at all. */
export const postMessage = defineOperation(import.meta, post);

/** The same inside another write, for what was asked for earlier. */
export async function post(ctx: WriteContext, input: NewMessage): Promise<Outcome<PostedMessage, PostCode>> {
  const { content, threadTs, isBroadcast, clientMsgId } = input;
  const place = await resolveTarget(ctx, input.channel);
  if (!place.ok) return place;
  const { channelId } = place;
  const again = clientMsgId === undefined ? undefined : await findDuplicate(ctx, clientMsgId, channelId);
  if (again) return again;
  const seen = await accessChannelToPost(ctx, channelId, { threadTs, isBroadcast });
  if (!seen.ok) return seen;
  const { channel } = seen;
  const linked = await checkSharedLinks(ctx, channel, content);
  if (!linked.ok) return linked;
  const spoken = resolveSender(ctx, input.senderOverride ?? {});
  if (!spoken.ok) return spoken;
  const { text, fields, metadata, unfurl } = content;
  const own = clientMsgId === undefined ? undefined : { client_msg_id: clientMsgId };
  const message = { ...spoken.author, text, ...own, ...fields };
  const placement = { threadTs, isBroadcast, ownerId: ctx.caller.userId, metadata, unfurl };
  const written = await writeMessage(ctx, channel, message, placement);
  if (!written.ok) return written;
  await recordShares(ctx, written.json);
  if (clientMsgId !== undefined) await updateSent(ctx.db, ctx.caller.userId, clientMsgId, written.ts);
  const { root } = written;
  const json = appendFields(written.json, { ...(root && { root }), ...(metadata && { metadata }) });
  return succeed({ channelId: channel.id, ts: written.tsText, json });
}
