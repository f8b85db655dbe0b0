import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { describeInviteRequest } from "../../domain/inviteRequests/describeInviteRequest.ts";
import { listInviteRequests } from "../../domain/inviteRequests/listInviteRequests.ts";
import { deciderSchema, inviteRequestSchema, presentDecider } from "../../present/personInviteRequest.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { inviteRequestListErrors, inviteRequestListParams } from "../inviteRequestParams.ts";

export const adminInviteRequestsDeniedList = defineMethod({
  name: "admin.inviteRequests.denied.list",
  summary: "Lists the requests to invite people that were denied.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.invites:read"],
  rate: 2,
  params: inviteRequestListParams,
  result: {
    denied_requests: Type.Array(Type.Object({ invite_request: inviteRequestSchema, denied_by: deciderSchema }), {
      description: "By the id of the request.",
    }),
    response_metadata: pageSchema,
  },
  errors: inviteRequestListErrors,
  examples: [{ title: "Who was not invited", params: { team_id: "T0123456789" } }],
  notes: `They are listed for ${limits.invite_request_record_s / 86_400} days.`,
  async handler(ctx, params) {
    const { team_id: teamId, cursor, limit } = params;
    const listed = await listInviteRequests(ctx, { teamId, status: "denied", cursor, limit });
    if (!listed.ok) return listed;
    return succeed({
      denied_requests: listed.requests.map((request) => ({
        invite_request: describeInviteRequest(request),
        denied_by: presentDecider(request),
      })),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
