import { type Outcome, parseTs, printTs, refuse, succeed } from "@platform/protocol";
import { selectMessage } from "../../storage/queries/messages.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";

export interface Permalink {
  readonly channelId: string;
  readonly ts: string;
  /** The thread of the message. */
  readonly threadTs: string | undefined;
}

/** The permalink of a message, for callers who can read it. */
export async function findPermalink(
  ctx: ReadContext,
  named: { readonly channelId: string; readonly ts: string },
): Promise<Outcome<Permalink, "channel_not_found" | "message_not_found">> {
  const channel = await findReadableChannel(ctx, named.channelId);
  if (!channel) return refuse("channel_not_found");
  const ts = parseTs(named.ts);
  const message = ts === undefined ? undefined : await selectMessage(ctx.db, channel.key, ts);
  if (!message) return refuse("message_not_found");
  const threadTs = message.thread_ts === 0 ? undefined : printTs(message.thread_ts);
  return succeed({ channelId: channel.id, ts: printTs(message.ts), threadTs });
}
