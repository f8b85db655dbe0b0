import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { approveInviteRequest } from "../../domain/inviteRequests/approveInviteRequest.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { inviteRequestErrors, inviteRequestParams } from "../inviteRequestParams.ts";

export const adminInviteRequestsApprove = defineMethod({
  name: "admin.inviteRequests.approve",
  summary: "Approves a request of members, and invites the person.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.invites:write"],
  rate: 2,
  params: inviteRequestParams,
  result: {
    url: Type.String({ description: "The link of the invitation, for one use. It is not shown again." }),
    date_expire: Type.Integer({ description: "When the link expires." }),
    is_mailed: Type.Boolean({ description: "Whether the server sends the link to the address, too." }),
  },
  errors: {
    ...inviteRequestErrors,
    failed_to_send_invite:
      "The person cannot be invited as requested: they are a member or invited, or a channel is gone. The request stays pending.",
  },
  examples: [{ title: "Invite the person", params: { invite_request_id: "Ir0123456789" } }],
  notes: `The link is mailed to the address if the server sends mail, which \`is_mailed\` tells; otherwise pass \`url\` on. It works as the link of \`admin.users.invite\` does, for ${limits.one_time_invite_life_s / 86_400} days. Slackbot notifies everyone who has asked.`,
  async handler(ctx, params) {
    const { invite_request_id: requestId, team_id: teamId } = params;
    const invited = await ctx.write(approveInviteRequest, { requestId, teamId });
    if (!invited.ok) return invited;
    return succeed({
      url: ctx.baseUrl + invited.path,
      date_expire: seconds(invited.expiresMs),
      is_mailed: invited.isMailed,
    });
  },
});
