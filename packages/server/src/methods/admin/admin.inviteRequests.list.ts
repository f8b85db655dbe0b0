import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { describeInviteRequest } from "../../domain/inviteRequests/describeInviteRequest.ts";
import { listInviteRequests } from "../../domain/inviteRequests/listInviteRequests.ts";
import { inviteRequestSchema } from "../../present/personInviteRequest.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { inviteRequestListErrors, inviteRequestListParams } from "../inviteRequestParams.ts";

export const adminInviteRequestsList = defineMethod({
  name: "admin.inviteRequests.list",
  summary: "Lists the pending requests of members to invite people.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.invites:read"],
  rate: 2,
  params: inviteRequestListParams,
  result: {
    invite_requests: Type.Array(inviteRequestSchema, { description: "By id." }),
    response_metadata: pageSchema,
  },
  errors: inviteRequestListErrors,
  examples: [{ title: "Who waits for an answer", params: { team_id: "T0123456789" } }],
  notes: `Members ask with \`client.invites.create\` while only administrators invite (\`admin.teams.settings.setInviteApproval\`). A request ends after ${limits.invite_request_life_s / 86_400} days.`,
  async handler(ctx, params) {
    const { team_id: teamId, cursor, limit } = params;
    const listed = await listInviteRequests(ctx, { teamId, status: "pending", cursor, limit });
    if (!listed.ok) return listed;
    return succeed({
      invite_requests: listed.requests.map((request) => describeInviteRequest(request)),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
