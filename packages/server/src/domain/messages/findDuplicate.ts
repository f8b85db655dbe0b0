import { limits, type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import { insertSent, selectSent } from "../../storage/queries/sentMessages.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { WriteContext } from "../context.ts";
import { withRoot } from "./broadcastRoot.ts";
import type { PostedMessage } from "./postMessage.ts";

export type DuplicateCode = "duplicate_message_not_found" | "duplicate_channel_not_found";

/** Ids of clients that are older than this are as good as new. */
export function forgottenMs(nowMs: number): number {
  return nowMs - limits.client_msg_id_s * 1000;
}

/**
 * What the caller has already sent under this id; or nothing, and then the id is taken for what is sent now. A client
 * that got no answer sends again and must not post twice, also not by way of another server at the same moment. What it
 * sent may have been deleted since, or the channel it names be another one or out of its sight.
 */
export async function findDuplicate(
  ctx: WriteContext,
  clientMsgId: string,
  channelId: string,
): Promise<Outcome<PostedMessage, DuplicateCode> | undefined> {
  const { db, caller, nowMs } = ctx;
  const channel = await findReadableChannel(ctx, channelId);
  // A transaction gets its position among the events with its first write. Before the channel is locked, that position would come
  // before transactions that locked it earlier, and clients would see an edit undo newer replies.
  if (channel) await lockChannel(db, channel.key);
  const since = forgottenMs(nowMs);
  if (channel && (await insertSent(db, caller.userId, clientMsgId, channel.key, nowMs, since))) return undefined;
  const sent = await selectSent(db, caller.userId, clientMsgId, since);
  if (!sent) return undefined;
  if (sent.channel_key !== channel?.key) return refuse("duplicate_channel_not_found");
  const message = await selectMessage(db, channel.key, sent.ts);
  if (!message || message.subtype === "tombstone") return refuse("duplicate_message_not_found");
  const { body, metadata } = message.is_broadcast ? await withRoot(db, channel.key, message) : message;
  return succeed({ channelId: channel.id, ts: printTs(sent.ts), json: bodyWith(body, metadata) });
}

function bodyWith(body: string, metadata: string | null): string {
  return metadata === null ? body : `${body.slice(0, -1)},"metadata":${metadata}}`;
}
