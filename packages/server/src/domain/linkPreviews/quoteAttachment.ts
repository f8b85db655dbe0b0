import { parseTs, printTs } from "@platform/protocol";
import { readPermalink } from "@platform/protocol/permalink.ts";
import { selectMessage } from "../../storage/queries/messages.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { personCaller } from "../access/personCaller.ts";
import type { WriteContext } from "../context.ts";
import { parseBody } from "../messages/message.ts";

export interface LinkedFrom {
  readonly url: string;
  /** The message that contains the link, and its channel. */
  readonly channel: ChannelRow;
  readonly message: MessageRow;
}

/**
 * The preview of a message that a message links to. It names the linked message and contains nothing of it: clients read it
 * for each reader, who may or may not have access (decision 55). Nothing when the author of the link has no access.
 */
export async function quoteAttachment(ctx: WriteContext, from: LinkedFrom): Promise<object | undefined> {
  const { url, channel, message } = from;
  const linked = readPermalink(url);
  const ts = linked && parseTs(linked.ts);
  if (!linked || ts === undefined) return undefined;
  const isSame = linked.channelId === channel.id;
  const body = parseBody(message.body);
  const teamId = body.team ?? channel.team_id;
  // An app links what its own channel shows, and nothing else: its tokens differ in what they may read.
  const caller = isSame ? undefined : await personCaller(ctx.db, { teamId, userId: message.user_id }, []);
  const target = isSame ? channel : caller && (await findReadableChannel({ ...ctx, caller }, linked.channelId));
  const found = target && (await selectMessage(ctx.db, target.key, ts));
  if (!found || found.subtype === "tombstone") return undefined;
  const isReply = found.thread_ts !== 0;
  const isOpen = isSame || target.kind === "public";
  return {
    from_url: url,
    original_url: url,
    is_msg_unfurl: true,
    channel_id: target.id,
    channel_team: target.team_id,
    ts: printTs(found.ts),
    ...(isReply && { thread_ts: printTs(found.thread_ts), is_reply_unfurl: true }),
    ...(found.reply_count > 0 && { is_thread_root_unfurl: true }),
    // Who has written in a private channel is known to its members only.
    ...(isOpen && { author_id: found.user_id }),
    fallback: "[no preview available]",
    color: "D0D0D0",
  };
}
