import { removeChannelGroup } from "../../domain/restrictedChannels/removeChannelGroup.ts";
import { channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { channelTeamParam, groupNotFound, groupParam, restrictErrors } from "../restrictedChannels.ts";

export const adminConversationsRestrictAccessRemoveGroup = defineMethod({
  name: "admin.conversations.restrictAccess.removeGroup",
  summary: "Ends the restriction of a private channel to a user group.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 1,
  params: { channel_id: channelParam, group_id: groupParam, team_id: channelTeamParam },
  result: {},
  errors: {
    ...restrictErrors,
    group_not_found: groupNotFound,
    link_not_found: "The channel is not restricted to the group.",
  },
  examples: [
    { title: "A group", params: { channel_id: "C0123456789", group_id: "S0123456789", team_id: "T0123456789" } },
  ],
  notes:
    "People who are in none of the remaining groups leave the channel. After its last group is removed the channel is a private channel without restriction, and nobody leaves it.",
  handler: (ctx, params) =>
    ctx.write(removeChannelGroup, { channelId: params.channel_id, groupId: params.group_id, teamId: params.team_id }),
});
