import { denyInviteRequest } from "../../domain/inviteRequests/denyInviteRequest.ts";
import { defineMethod } from "../define.ts";
import { inviteRequestErrors, inviteRequestParams } from "../inviteRequestParams.ts";

export const adminInviteRequestsDeny = defineMethod({
  name: "admin.inviteRequests.deny",
  summary: "Denies a request of members to invite a person.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.invites:write"],
  rate: 2,
  params: inviteRequestParams,
  result: {},
  errors: inviteRequestErrors,
  examples: [{ title: "Invite nobody", params: { invite_request_id: "Ir0123456789" } }],
  notes: "Slackbot notifies everyone who has asked. Members can ask for the same address again.",
  handler: (ctx, params) =>
    ctx.write(denyInviteRequest, { requestId: params.invite_request_id, teamId: params.team_id }),
});
