import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { lockChannel, type OpenedChannelRow } from "../../storage/queries/channels.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { accessChannelToSpeak, type JoinedAccessCode } from "../access/accessChannel.ts";
import type { WriteContext } from "../context.ts";

export type FindCode = JoinedAccessCode | "message_not_found";

/**
 * A message that the caller wants to change. It is read after the channel is locked; otherwise a change that another server has just
 * committed would be overwritten.
 */
export async function lockMessage(
  ctx: WriteContext,
  channelId: string,
  ts: string,
): Promise<Outcome<{ channel: OpenedChannelRow; message: MessageRow }, FindCode>> {
  const seen = await accessChannelToSpeak(ctx, channelId);
  if (!seen.ok) return seen;
  const { channel } = seen;
  await lockChannel(ctx.db, channel.key);
  const us = parseTs(ts);
  const message = us === undefined ? undefined : await selectMessage(ctx.db, channel.key, us);
  if (!message || message.subtype === "tombstone") return refuse("message_not_found");
  return succeed({ channel, message });
}

/** What people and apps say. The rest tells what happened, and is nobody's to change. */
const spoken = new Set<string | null>([null, "bot_message", "me_message", "thread_broadcast", "file_share"]);

export function isOwn({ caller }: Pick<WriteContext, "caller">, { user_id, subtype }: MessageRow): boolean {
  return user_id === caller.userId && spoken.has(subtype);
}
