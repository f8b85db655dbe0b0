import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { invitePath } from "../../domain/invites/inviteKey.ts";
import { listInviteLinks } from "../../domain/invites/listInviteLinks.ts";
import { inviteLinkSchema, presentInviteLink } from "../../present/inviteLink.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminInviteLinksList = defineMethod({
  name: "admin.inviteLinks.list",
  summary: "Lists the valid invite links of a workspace.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.users:read"],
  rate: 3,
  params: { team_id: teamParam },
  result: { invites: Type.Array(inviteLinkSchema, { description: "The latest first." }) },
  errors: governErrors,
  examples: [{ title: "Which links are out", params: { team_id: "T0123456789" } }],
  async handler(ctx, params) {
    const listed = await listInviteLinks(ctx, params.team_id);
    if (!listed.ok) return listed;
    const urlOf = (id: string) => ctx.baseUrl + invitePath(ctx.secrets, id);
    return succeed({ invites: listed.links.map((link) => presentInviteLink(link, urlOf(link.id))) });
  },
});
