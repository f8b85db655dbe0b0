import { limits, succeed } from "@platform/protocol";
import { createInviteLink, invitedRoles } from "../../domain/invites/createInviteLink.ts";
import { invitePath } from "../../domain/invites/inviteKey.ts";
import { inviteLinkSchema, presentInviteLink } from "../../present/inviteLink.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted } from "../params.ts";

export const adminInviteLinksCreate = defineMethod({
  name: "admin.inviteLinks.create",
  summary: "Creates an invite link for a workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    role: defaulted(choice({ describe: "What they will be.", of: invitedRoles }), "member"),
    uses: defaulted(
      count({ describe: "How many people may come by it.", min: 1, max: limits.invite_link_uses_max }),
      1,
    ),
  },
  result: { invite: inviteLinkSchema },
  errors: governErrors,
  notes: `A method of this server's own. The link works for ${limits.invite_link_life_s / 86_400} days. A person who opens it chooses a name and a password, and joins the default channels. A guest is in these alone until they are invited to others.`,
  examples: [{ title: "For a new team", params: { team_id: "T0123456789", uses: 12 } }],
  async handler(ctx, params) {
    const made = await ctx.write(createInviteLink, { teamId: params.team_id, role: params.role, uses: params.uses });
    if (!made.ok) return made;
    const url = ctx.baseUrl + invitePath(ctx.secrets, made.link.id);
    return succeed({ invite: presentInviteLink(made.link, url) });
  },
});
