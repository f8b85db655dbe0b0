import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { lookUpChannels } from "../../domain/channelAdministration/lookUpChannels.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, list, optional, text } from "../params.ts";

export const adminConversationsLookup = defineMethod({
  name: "admin.conversations.lookup",
  summary: "Finds public channels with few members that have not been used for some time.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: {
    team_ids: list({ object: "team", describe: "The workspaces.", max: limits.channel_teams_max }),
    last_message_activity_before: count({
      describe: "Unix time in seconds. The last message has to be older.",
      min: 0,
      max: limits.unix_seconds_max,
    }),
    max_member_count: defaulted(
      count({ describe: "How many members a channel may have.", min: 0, max: Number.MAX_SAFE_INTEGER }),
      1,
    ),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_max,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { channel_ids: Type.Array(Type.String(), { description: "By id." }), response_metadata: pageSchema },
  errors: {
    no_valid_teams: "`team_ids` names no workspace that the caller runs. Other workspaces are left out.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [
    {
      title: "Candidates for the archive",
      params: { team_ids: ["T0123456789"], last_message_activity_before: 1700000000, max_member_count: 2 },
    },
  ],
  notes: "Archived channels are not listed. A channel without messages counts from its creation.",
  async handler(ctx, params) {
    const found = await lookUpChannels(ctx, {
      teamIds: params.team_ids,
      before: params.last_message_activity_before,
      membersMax: params.max_member_count,
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!found.ok) return found;
    return succeed({ channel_ids: found.channelIds, response_metadata: { next_cursor: found.next } });
  },
});
