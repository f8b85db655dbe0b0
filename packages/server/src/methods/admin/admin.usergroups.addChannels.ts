import { changeGroupChannels } from "../../domain/usergroups/changeGroupChannels.ts";
import { defineMethod } from "../define.ts";
import {
  groupChannelErrors,
  groupChannelsParam,
  groupProvisionErrors,
  groupTeamErrors,
  groupTeamParam,
  usergroupErrors,
  usergroupParam,
} from "../governedUsergroup.ts";

export const adminUsergroupsAddChannels = defineMethod({
  name: "admin.usergroups.addChannels",
  summary: "Adds default channels to a user group.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.usergroups:write"],
  rate: 1,
  params: { usergroup_id: usergroupParam, channel_ids: groupChannelsParam, team_id: groupTeamParam },
  result: {},
  errors: {
    ...usergroupErrors,
    ...groupTeamErrors,
    ...groupProvisionErrors,
    ...groupChannelErrors,
    channel_not_found:
      "One of `channel_ids` is not a channel of `team_id`, or of the group's workspace without it, or is archived.",
  },
  examples: [{ title: "A channel", params: { usergroup_id: "S0123456789", channel_ids: ["C0123456789"] } }],
  notes:
    "The members of the group, present and future ones, are added to the channels. People who leave the group stay in them.",
  handler: (ctx, params) =>
    ctx.write(changeGroupChannels, {
      groupId: params.usergroup_id,
      teamId: params.team_id,
      channelIds: params.channel_ids,
      isAdded: true,
    }),
});
