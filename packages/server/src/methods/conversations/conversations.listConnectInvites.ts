import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listInvites } from "../../domain/connections/listInvites.ts";
import { pageSchema } from "../../present/page.ts";
import { presentSharedInvite, sharedInviteSchema } from "../../present/sharedInvite.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const conversationsListConnectInvites = defineMethod({
  name: "conversations.listConnectInvites",
  summary: "Lists the invites to share channels that the caller's workspace has sent or accepted.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage"],
  rate: 1,
  params: {
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    count: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: { invites: Type.Array(sharedInviteSchema), response_metadata: pageSchema },
  errors: {
    restricted_action: "The caller is not an admin of the workspace; an app acts for the person who installed it.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "All of them", params: {} }],
  async handler(ctx, params) {
    const page = await listInvites(ctx, { cursor: params.cursor, limit: params.count });
    if (!page.ok) return page;
    return succeed({
      invites: page.invites.map((invite) => presentSharedInvite(invite, ctx.caller.teamId)),
      response_metadata: { next_cursor: page.next },
    });
  },
});
