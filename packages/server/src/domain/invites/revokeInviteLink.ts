import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectInviteLink, updateInviteLinkRevoked } from "../../storage/queries/inviteLinks.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

/** Ends a link. Who came by it stays. */
export const revokeInviteLink = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly inviteId: string },
  ): Promise<Outcome<object, GovernCode | "invite_not_found">> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const link = isIdShaped(input.inviteId) ? await selectInviteLink(ctx.db, input.inviteId) : undefined;
    if (!link || link.team_id !== governed.team.id || link.revoked_ms !== null) return refuse("invite_not_found");
    await updateInviteLinkRevoked(ctx.db, link.id, ctx.nowMs);
    return succeed({});
  },
);
