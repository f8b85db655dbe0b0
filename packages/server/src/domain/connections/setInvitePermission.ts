import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectChannelTeams, updateIsLimited } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { seeChannel } from "../access/accessChannel.ts";
import { isNamed } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { mayApprove } from "./mayApprove.ts";
import { partyOf, readSharing } from "./sharing.ts";

export interface InvitePermission {
  readonly channelId: string;
  readonly teamId: string;
  /** Whether the people of that workspace may post, but not invite. */
  readonly isLimited: boolean;
}

export type InvitePermissionCode = "channel_not_found" | "restricted_action" | "not_supported" | "invalid_target_team";

/** Sets whether the people of a connected organization may invite in a channel. The organization of the channel decides. */
export const setInvitePermission = defineOperation(
  import.meta,
  async (ctx, { channelId, teamId, isLimited }: InvitePermission): Promise<Outcome<object, InvitePermissionCode>> => {
    const channel = isIdShaped(channelId) ? await seeChannel(ctx, channelId) : undefined;
    if (!channel) return refuse("channel_not_found");
    const home = await selectTeam(ctx.db, channel.team_id);
    if (!home || home.id !== ctx.caller.teamId || !(await mayApprove(ctx, home))) return refuse("restricted_action");
    if (!isNamed(channel) || readSharing(channel)?.isExternal !== true) return refuse("not_supported");
    await lockChannel(ctx.db, channel.key);
    const teams = await selectChannelTeams(ctx.db, channel.key);
    // An org connects as a whole, so its id stands for each of its workspaces that has the channel.
    const targets = teams.filter((team) => team.id === teamId || team.org_id === teamId);
    const isExternal = targets.every((team) => partyOf(team) !== partyOf(home));
    if (targets.length === 0 || !isExternal) return refuse("invalid_target_team");
    for (const team of targets) await updateIsLimited(ctx.db, channel.key, team.id, isLimited);
    return succeed({});
  },
);
