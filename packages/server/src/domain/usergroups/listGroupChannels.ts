import { type Outcome, succeed } from "@platform/protocol";
import { selectSeenChannel } from "../../storage/queries/channels.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import { governUsergroup, type GovernUsergroupCode } from "../access/governUsergroup.ts";
import type { ReadContext } from "../context.ts";
import { defaultChannelsOf } from "./joinDefaultChannels.ts";

/** The default channels of a group that still exist, in the order in which they were added. */
export async function listGroupChannels(
  ctx: ReadContext,
  asked: { readonly groupId: string; readonly teamId: string | undefined },
): Promise<Outcome<{ channels: SeenChannelRow[] }, GovernUsergroupCode>> {
  const governed = await governUsergroup(ctx, { id: asked.groupId, teamId: asked.teamId });
  if (!governed.ok) return governed;
  const channels: SeenChannelRow[] = [];
  for (const id of defaultChannelsOf(governed.group)) {
    const channel = await selectSeenChannel(ctx.db, id, ctx.caller.userId);
    const isOfTeam = asked.teamId === undefined || channel?.team_id === asked.teamId;
    if (channel && isOfTeam) channels.push(channel);
  }
  return succeed({ channels });
}
