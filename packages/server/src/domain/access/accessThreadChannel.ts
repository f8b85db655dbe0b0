import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { type AccessCode, checkReading, findChannel, isReadableRecord, type SeenChannelRow } from "./accessChannel.ts";

export type ThreadAccessCode =
  | AccessCode
  | "method_not_supported_for_channel_type"
  | "list_record_comment_fetch_failed";

/**
 * The access check for a conversation for reading its threads. The conversation about a record has none; and where the list is
 * gone, or no longer shared with a former member, its earlier messages are inaccessible, too.
 */
export async function accessThreadChannel(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ channel: SeenChannelRow }, ThreadAccessCode>> {
  const channel = await findChannel(ctx, id);
  if (!channel) return refuse("channel_not_found");
  const checked = await checkReading(ctx, channel, "history");
  if (!checked.ok) return checked;
  if (channel.kind !== "record") return succeed({ channel });
  const isReadable = await isReadableRecord(ctx, channel);
  return refuse(isReadable ? "method_not_supported_for_channel_type" : "list_record_comment_fetch_failed");
}
