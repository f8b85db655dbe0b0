import { revokeInviteLink } from "../../domain/invites/revokeInviteLink.ts";
import { governErrors, inviteLinkErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminInviteLinksRevoke = defineMethod({
  name: "admin.inviteLinks.revoke",
  summary: "Revokes an invite link of a workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    invite_id: id({ object: "invite_link", describe: "The link.", otherwise: "invite_not_found" }),
  },
  result: {},
  errors: { ...governErrors, ...inviteLinkErrors },
  notes: "Who came by it stays.",
  examples: [{ title: "It went to the wrong list", params: { team_id: "T0123456789", invite_id: "Il0123456789" } }],
  handler: (ctx, params) => ctx.write(revokeInviteLink, { teamId: params.team_id, inviteId: params.invite_id }),
});
