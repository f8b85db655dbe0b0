import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { describeInviteRequest } from "../../domain/inviteRequests/describeInviteRequest.ts";
import { listInviteRequests } from "../../domain/inviteRequests/listInviteRequests.ts";
import { readRefusedInvitations } from "../../domain/mail/readRefusedInvitations.ts";
import {
  deciderSchema,
  inviteRequestSchema,
  presentDecider,
  presentSentInvite,
  sentInviteSchema,
} from "../../present/personInviteRequest.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { inviteRequestListErrors, inviteRequestListParams } from "../inviteRequestParams.ts";

export const adminInviteRequestsApprovedList = defineMethod({
  name: "admin.inviteRequests.approved.list",
  summary: "Lists the requests to invite people that were approved.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.invites:read"],
  rate: 2,
  params: inviteRequestListParams,
  result: {
    approved_requests: Type.Array(
      Type.Object({ invite_request: inviteRequestSchema, approved_by: deciderSchema, invite: sentInviteSchema }),
      { description: "By the id of the request." },
    ),
    response_metadata: pageSchema,
  },
  errors: inviteRequestListErrors,
  examples: [{ title: "Who was invited", params: { team_id: "T0123456789" } }],
  notes: `They are listed for ${limits.invite_request_record_s / 86_400} days.`,
  async handler(ctx, params) {
    const { team_id: teamId, cursor, limit } = params;
    const listed = await listInviteRequests(ctx, { teamId, status: "approved", cursor, limit });
    if (!listed.ok) return listed;
    const refused = await readRefusedInvitations(ctx, listed.requests);
    return succeed({
      approved_requests: listed.requests.map((request) => {
        const invite_request = describeInviteRequest(request);
        const invite = presentSentInvite(request, invite_request, refused.has(request.email));
        return { invite_request, approved_by: presentDecider(request), invite };
      }),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
