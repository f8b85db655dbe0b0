import { addChannelGroup } from "../../domain/restrictedChannels/addChannelGroup.ts";
import { channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { optional } from "../params.ts";
import { channelTeamParam, groupNotFound, groupParam, restrictErrors } from "../restrictedChannels.ts";

export const adminConversationsRestrictAccessAddGroup = defineMethod({
  name: "admin.conversations.restrictAccess.addGroup",
  summary: "Restricts a private channel to the people of a user group.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_id: channelParam, group_id: groupParam, team_id: optional(channelTeamParam) },
  result: {},
  errors: {
    ...restrictErrors,
    group_not_found: groupNotFound,
    channel_is_not_private: "The channel is public.",
    invalid_channel_type: "The channel is shared with another organization.",
    group_must_not_be_empty: "Nobody is in the group.",
    group_already_linked_to_channel: "The channel is restricted to the group.",
    no_channel_memberships: "Nobody is in the channel.",
    cannot_add_more_groups_to_channel: "The channel is restricted to 100 groups.",
    cannot_add_more_channels_to_group: "100 channels are restricted to the group.",
  },
  examples: [{ title: "A group", params: { channel_id: "C0123456789", group_id: "S0123456789" } }],
  notes:
    "While a channel has groups, only people of one of them can be members: others leave it at once, and are not let in by an invitation or a link. A person who leaves the last of its groups leaves the channel. Apps stay. From then on only admins change the members of the group, and the channel cannot become public.",
  handler: (ctx, params) =>
    ctx.write(addChannelGroup, { channelId: params.channel_id, groupId: params.group_id, teamId: params.team_id }),
});
