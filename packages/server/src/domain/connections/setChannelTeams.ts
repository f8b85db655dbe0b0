import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelTeams } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { governChannel } from "../access/governChannel.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { shareChannel, unshareChannel } from "./shareChannel.ts";

export type ChannelTeamsCode =
  | "channel_not_found"
  | "channel_type_not_supported"
  | "restricted_action"
  | "invalid_target_team";

/**
 * Says which workspaces of the org have a channel, besides the one it is at home in. Workspaces of others stay: they
 * were invited, and are disconnected.
 */
export const setChannelTeams = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly teamIds: readonly string[] },
  ): Promise<Outcome<object, ChannelTeamsCode>> => {
    if (!(await mayAdministerOrg(ctx))) return refuse("restricted_action");
    const governed = await governChannel(ctx, input.channelId);
    if (!governed.ok) return refuse(governed.error === "not_an_admin" ? "restricted_action" : governed.error);
    const { channel, team: home } = governed;
    const wanted = new Set(input.teamIds);
    wanted.delete(home.id);
    for (const id of wanted) if (!(await siblingOf(ctx, home, id))) return refuse("invalid_target_team");
    const present = (await selectChannelTeams(ctx.db, channel.key)).filter((team) => team.org_id === home.org_id);
    for (const team of present) if (!wanted.has(team.id)) await unshareChannel(ctx, channel, home, team.id);
    for (const id of wanted) await shareChannel(ctx, channel, home, { teamId: id, isLimited: false });
    return succeed({});
  },
);

async function siblingOf({ db }: ReadContext, home: TeamRow, id: string): Promise<boolean> {
  const team = await selectTeam(db, id);
  return team !== undefined && team.deleted_ms === null && team.org_id === home.org_id;
}
