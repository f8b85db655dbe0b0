import { limits, type Outcome, succeed } from "@platform/protocol";
import { insertInviteLink } from "../../storage/queries/inviteLinks.ts";
import type { InviteLinkRow } from "../../storage/tables/inviteLinks.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";

export type { InviteLinkRow } from "../../storage/tables/inviteLinks.ts";

export const invitedRoles = ["member", "multi_channel_guest"] as const;

export interface NewInviteLink {
  readonly teamId: string;
  readonly role: (typeof invitedRoles)[number];
  readonly uses: number;
}

/** Creates an invite link for a workspace. Everyone who has the link can use it, so it expires. */
export const createInviteLink = defineOperation(
  import.meta,
  async (ctx, input: NewInviteLink): Promise<Outcome<{ link: InviteLinkRow }, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const link: InviteLinkRow = {
      id: ctx.ids.next("inviteLink"),
      team_id: governed.team.id,
      role: input.role,
      inviter_id: ctx.caller.userId,
      created_ms: ctx.nowMs,
      expires_ms: ctx.nowMs + limits.invite_link_life_s * 1000,
      uses_left: input.uses,
      revoked_ms: null,
    };
    await insertInviteLink(ctx.db, link);
    return succeed({ link });
  },
);
