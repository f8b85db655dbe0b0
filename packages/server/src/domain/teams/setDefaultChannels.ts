import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelsByIds } from "../../storage/queries/defaultChannels.ts";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

export type DefaultChannelsCode = GovernCode | "one_or_more_invalid_channels" | "invalid_arguments";

/** Replaces the channels that new members of a workspace join. Present members are not moved. */
export const setDefaultChannels = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly channelIds: readonly string[] },
  ): Promise<Outcome<object, DefaultChannelsCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const ids = [...new Set(input.channelIds)];
    if (ids.length === 0) return refuse("invalid_arguments", "channel_ids must name at least one channel");
    const channels = await selectChannelsByIds(ctx.db, governed.team.id, ids.filter(isIdShaped));
    const open = channels.filter(({ kind, is_archived }) => kind === "public" && is_archived === 0);
    if (open.length < ids.length) return refuse("one_or_more_invalid_channels");
    await updateTeam(ctx.db, governed.team.id, { default_channels: JSON.stringify(ids) });
    return succeed({});
  },
);
