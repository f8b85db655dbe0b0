import { selectSeenChannel } from "../../storage/queries/channels.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { WriteContext } from "../context.ts";

/** A channel as the caller sees it after what this write has done to it. */
export async function seeAgain(ctx: WriteContext, id: string): Promise<SeenChannelRow> {
  const channel = await selectSeenChannel(ctx.db, id, ctx.caller.userId);
  if (!channel) throw new Error(`channel ${id} was written but cannot be read`);
  return channel;
}
