import { type Outcome, succeed } from "@platform/protocol";
import { selectLiveInviteLinks } from "../../storage/queries/inviteLinks.ts";
import type { InviteLinkRow } from "../../storage/tables/inviteLinks.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { ReadContext } from "../context.ts";

/** The links that still admit people to a workspace, for its admins. */
export async function listInviteLinks(
  ctx: ReadContext,
  teamId: string,
): Promise<Outcome<{ links: InviteLinkRow[] }, GovernCode>> {
  const governed = await governTeam(ctx, teamId);
  if (!governed.ok) return governed;
  return succeed({ links: await selectLiveInviteLinks(ctx.db, governed.team.id, ctx.nowMs) });
}
