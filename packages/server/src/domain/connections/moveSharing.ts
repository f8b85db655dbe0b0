import { lockChannel } from "../../storage/queries/channels.ts";
import { insertConnection, selectConnections, selectSharedChannelsOf } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { WriteContext } from "../context.ts";
import { renewSharing } from "./shareChannel.ts";

/**
 * What a workspace has brought into an org: those it was connected with are the org's now, and what it shared with the
 * org's own workspaces is shared with nobody outside any more. Without this, policies for outsiders would go on holding.
 */
export async function moveSharing(ctx: WriteContext, teamId: string, orgId: string): Promise<void> {
  for (const otherId of await selectConnections(ctx.db, teamId)) {
    if (otherId !== orgId) await insertConnection(ctx.db, orgId, otherId, ctx.nowMs);
  }
  for (const channel of await selectSharedChannelsOf(ctx.db, teamId)) {
    const home = await selectTeam(ctx.db, channel.team_id);
    if (!home) continue;
    await lockChannel(ctx.db, channel.key);
    await renewSharing(ctx, channel, home);
  }
}
