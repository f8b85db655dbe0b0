import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listChannelTeams } from "../../domain/channelAdministration/listChannelTeams.ts";
import { pageSchema } from "../../present/page.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const adminConversationsGetTeams = defineMethod({
  name: "admin.conversations.getTeams",
  summary: "Lists the workspaces of the org that have a channel.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 3,
  params: {
    channel_id: channelParam,
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { team_ids: Type.Array(Type.String(), { description: "By id." }), response_metadata: pageSchema },
  errors: {
    ...administerErrors,
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "One channel", params: { channel_id: "C0123456789" } }],
  notes: "A channel that is not shared has one workspace. Connected organizations are not listed.",
  async handler(ctx, params) {
    const { channel_id: channelId, cursor, limit } = params;
    const listed = await listChannelTeams(ctx, { channelId, cursor, limit });
    if (!listed.ok) return listed;
    return succeed({ team_ids: listed.teamIds, response_metadata: { next_cursor: listed.next } });
  },
});
