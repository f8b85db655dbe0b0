import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { channelSorts, searchChannels } from "../../domain/channelAdministration/searchChannels.ts";
import { foundChannelSchema, presentFoundChannel } from "../../present/foundChannel.ts";
import { pageSchema } from "../../present/page.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, flag, list, optional, text } from "../params.ts";

const idsMax = limits.channel_teams_max;

export const adminConversationsSearch = defineMethod({
  name: "admin.conversations.search",
  summary: "Searches the channels of the workspaces that the caller runs, by name.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: {
    query: defaulted(text({ describe: "The beginning of the name, or of a word in it. All channels when empty." }), ""),
    search_channel_types: defaulted(
      list({
        describe: "Kinds of channels; all of them have to apply.",
        max: idsMax,
        otherwise: "invalid_search_channel_type",
      }),
      [],
    ),
    team_ids: defaulted(
      list({
        object: "team",
        describe: "Only channels of these workspaces.",
        max: idsMax,
        otherwise: "team_not_found",
      }),
      [],
    ),
    connected_team_ids: defaulted(
      list({
        object: "org",
        describe: "Only channels that one of these organizations shares.",
        max: idsMax,
        otherwise: "external_team_not_connected_to_this_org",
      }),
      [],
    ),
    sort: defaulted(
      choice({ describe: "What to sort by.", of: channelSorts, otherwise: "invalid_sort" }),
      "member_count",
    ),
    sort_dir: defaulted(
      choice({ describe: "The direction.", of: ["asc", "desc"], otherwise: "invalid_sort_dir" }),
      "desc",
    ),
    total_count_only: defaulted(flag({ describe: "Whether to count only." }), false),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.found_channels_page_max }),
      limits.found_channels_page_default,
    ),
    cursor: optional(text({ describe: "`next_cursor` of the page before." })),
  },
  result: {
    conversations: Type.Array(foundChannelSchema),
    total_count: Type.Integer({ description: "On all pages." }),
    next_cursor: Type.String(),
    response_metadata: pageSchema,
  },
  errors: {
    not_an_admin: governErrors.not_an_admin,
    team_not_found: "`team_ids` names a workspace that the caller does not run.",
    invalid_search_channel_type: "`search_channel_types` contains an unknown kind, or a space.",
    invalid_sort: "`sort` is none of the values.",
    invalid_sort_dir: "`sort_dir` is none of the values.",
    external_team_not_connected_to_this_org: "`connected_team_ids` names an organization that is not connected.",
    connected_team_passed_in_is_not_top_level_team: "`connected_team_ids` names a workspace of an org; name the org.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "Archived channels", params: { search_channel_types: ["archived"], sort: "name" } }],
  notes: "Private channels are found as well. Messages are not searched.",
  async handler(ctx, params) {
    const found = await searchChannels(ctx, {
      query: params.query,
      types: params.search_channel_types,
      teamIds: params.team_ids,
      connectedIds: params.connected_team_ids,
      sort: params.sort,
      direction: params.sort_dir,
      isCountOnly: params.total_count_only,
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!found.ok) return found;
    return succeed({
      conversations: found.channels.map(presentFoundChannel),
      total_count: found.total,
      next_cursor: found.next,
      response_metadata: { next_cursor: found.next },
    });
  },
});
