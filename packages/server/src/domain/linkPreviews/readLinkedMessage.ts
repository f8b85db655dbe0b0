import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { selectMessage } from "../../storage/queries/messages.ts";
import { accessChannel, type AccessCode, type SeenChannelRow } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";

export interface LinkedMessage {
  readonly channel: SeenChannelRow;
  /** As it is stored. */
  readonly json: string;
}

/** The message that a permalink leads to, for the caller alone: what a preview of it shows depends on who reads. */
export async function readLinkedMessage(
  ctx: ReadContext,
  named: { readonly channelId: string; readonly ts: string },
): Promise<Outcome<LinkedMessage, AccessCode | "message_not_found">> {
  const seen = await accessChannel(ctx, named.channelId, "history");
  if (!seen.ok) return seen;
  const ts = parseTs(named.ts);
  const message = ts === undefined ? undefined : await selectMessage(ctx.db, seen.channel.key, ts);
  if (!message || message.subtype === "tombstone") return refuse("message_not_found");
  return succeed({ channel: seen.channel, json: message.body });
}
