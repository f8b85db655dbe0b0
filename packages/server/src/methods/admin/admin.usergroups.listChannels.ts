import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listGroupChannels } from "../../domain/usergroups/listGroupChannels.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { defineMethod } from "../define.ts";
import { groupTeamErrors, groupTeamParam, usergroupErrors, usergroupParam } from "../governedUsergroup.ts";
import { defaulted, flag } from "../params.ts";

export const adminUsergroupsListChannels = defineMethod({
  name: "admin.usergroups.listChannels",
  summary: "Lists the default channels of a user group.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.usergroups:read"],
  rate: 2,
  params: {
    usergroup_id: usergroupParam,
    team_id: groupTeamParam,
    include_num_members: defaulted(flag({ describe: "Whether to count the members of each channel." }), false),
  },
  result: { channels: Type.Array(channelSchema) },
  errors: {
    ...usergroupErrors,
    ...groupTeamErrors,
  },
  examples: [{ title: "Its channels", params: { usergroup_id: "S0123456789" } }],
  async handler(ctx, params) {
    const listed = await listGroupChannels(ctx, { groupId: params.usergroup_id, teamId: params.team_id });
    if (!listed.ok) return listed;
    const extras = { countMembers: params.include_num_members };
    return succeed({ channels: listed.channels.map((channel) => presentChannel(channel, extras)) });
  },
});
