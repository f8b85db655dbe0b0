import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannel } from "../../storage/queries/channels.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { ReadContext } from "../context.ts";
import type { TeamRow } from "./accessTeam.ts";
import { type Authority, mayAdminister } from "./mayAdminister.ts";
import { runsOwnWorkspace } from "./roles.ts";

export type { ChannelRow } from "../../storage/tables/channels.ts";

export type GovernChannelCode = "channel_not_found" | "channel_type_not_supported" | "not_an_admin";

/**
 * The only access check for administering a channel, for admins of its workspace and people with a role for it, members or not. What two people write to
 * each other is theirs: direct messages have no administrators.
 */
export async function governChannel(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ channel: ChannelRow; team: TeamRow; by: Authority }, GovernChannelCode>> {
  const channel = isIdShaped(id) ? await selectChannel(ctx.db, id) : undefined;
  const team = channel && (await selectTeam(ctx.db, channel.team_id));
  const isThere = channel !== undefined && team !== undefined && team.deleted_ms === null;
  const by = isThere && isReachable(ctx, team) ? await mayAdminister(ctx, { team, channelId: id }) : undefined;
  if (!isThere || by === undefined) return refuse(runsOwnWorkspace(ctx.caller) ? "channel_not_found" : "not_an_admin");
  const isChannel = channel.kind === "public" || channel.kind === "private";
  return isChannel ? succeed({ channel, team, by }) : refuse("channel_type_not_supported");
}

/** A role for a workspace that has left the caller's org is worth nothing. */
function isReachable({ caller }: ReadContext, team: TeamRow): boolean {
  return team.id === caller.teamId || (team.org_id !== null && team.org_id === caller.orgId);
}
