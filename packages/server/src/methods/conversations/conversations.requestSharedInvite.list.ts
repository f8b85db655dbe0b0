import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listRequests } from "../../domain/connections/listRequests.ts";
import { pageSchema } from "../../present/page.ts";
import { inviteRequestSchema, presentInviteRequest } from "../../present/inviteRequest.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, flag, id, list, optional, text } from "../params.ts";

export const conversationsRequestSharedInviteList = defineMethod({
  name: "conversations.requestSharedInvite.list",
  summary: "Lists requests to share channels with other organizations.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage"],
  rate: 2,
  params: {
    include_approved: defaulted(flag({ describe: "Whether to list approved requests, too." }), false),
    include_denied: defaulted(flag({ describe: "Whether to list denied requests, too." }), false),
    include_expired: defaulted(flag({ describe: "Whether to list expired requests, too." }), false),
    invite_ids: optional(
      list({ object: "shared_invite", describe: "Only these requests.", max: limits.arg_count_max }),
    ),
    user_id: optional(id({ object: "user", describe: "Only requests of this person." })),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.invite_requests_page_default,
    ),
  },
  result: { invite_requests: Type.Array(inviteRequestSchema), response_metadata: pageSchema },
  errors: {
    restricted_action: "The caller is not an admin of the workspace; an app acts for the person who installed it.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "What waits for a review", params: {} }],
  async handler(ctx, params) {
    const page = await listRequests(ctx, {
      includeApproved: params.include_approved,
      includeDenied: params.include_denied,
      includeExpired: params.include_expired,
      inviteIds: params.invite_ids,
      userId: params.user_id,
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!page.ok) return page;
    return succeed({
      invite_requests: page.requests.map((request) => presentInviteRequest(request, ctx.baseUrl)),
      response_metadata: { next_cursor: page.next },
    });
  },
});
