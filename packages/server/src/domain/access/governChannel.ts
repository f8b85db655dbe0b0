import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannel } from "../../storage/queries/channels.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { ReadContext } from "../context.ts";
import type { TeamRow } from "./accessTeam.ts";
import { isWorkspaceAdmin, runsOwnWorkspace } from "./roles.ts";

export type { ChannelRow } from "../../storage/tables/channels.ts";

export type GovernChannelCode = "channel_not_found" | "channel_type_not_supported" | "not_an_admin";

/**
 * The only access check for administering a channel, for admins of its workspace, members or not. What two people write to
 * each other is theirs: direct messages have no administrators.
 */
export async function governChannel(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ channel: ChannelRow; team: TeamRow }, GovernChannelCode>> {
  if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
  const channel = isIdShaped(id) ? await selectChannel(ctx.db, id) : undefined;
  const team = channel && (await selectTeam(ctx.db, channel.team_id));
  if (!channel || !team || team.deleted_ms !== null || !isWorkspaceAdmin(ctx.caller, team)) {
    return refuse("channel_not_found");
  }
  const isChannel = channel.kind === "public" || channel.kind === "private";
  return isChannel ? succeed({ channel, team }) : refuse("channel_type_not_supported");
}
