import { type Outcome, refuse, succeed } from "@platform/protocol";
import { findReadableChannel, type SeenChannelRow } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { filePath } from "../files/fileLinks.ts";
import { checkSharedLinks } from "../policies/checkSharedLinks.ts";

/**
 * A conversation of the caller's workspace to put a canvas in. What administrators forbid to link in a channel that
 * another organization shares is forbidden as a tab, too.
 */
export async function findCanvasChannel(
  ctx: ReadContext,
  id: string,
  canvas?: { readonly id: string; readonly team_id: string },
): Promise<Outcome<{ channel: SeenChannelRow }, "channel_not_found" | "restricted_action">> {
  const channel = await findReadableChannel(ctx, id);
  if (!channel || channel.team_id !== ctx.caller.teamId || channel.kind === "record")
    return refuse("channel_not_found");
  if (channel.is_archived === 1) return refuse("restricted_action", "the conversation is archived");
  if (canvas) {
    const linked = await checkSharedLinks(ctx, channel, { text: filePath(canvas) });
    if (!linked.ok) return refuse("restricted_action", linked.error);
  }
  return succeed({ channel });
}
