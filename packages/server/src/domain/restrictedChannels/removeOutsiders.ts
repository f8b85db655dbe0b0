import { selectOutsiders } from "../../storage/queries/channelGroups.ts";
import { removeMember } from "../channels/removeMember.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import type { WriteContext } from "../context.ts";

/** Takes people out of a restricted channel who are in none of its groups. */
export async function removeOutsiders(ctx: WriteContext, channel: ChannelRow): Promise<void> {
  for (const userId of await selectOutsiders(ctx.db, channel.key)) await removeMember(ctx, channel, userId);
}
