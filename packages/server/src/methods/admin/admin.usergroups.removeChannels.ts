import { refuse } from "@platform/protocol";
import { changeGroupChannels, type GroupChannelsCode } from "../../domain/usergroups/changeGroupChannels.ts";
import { defineMethod } from "../define.ts";
import { groupChannelErrors, groupChannelsParam, usergroupErrors, usergroupParam } from "../governedUsergroup.ts";

type TeamCode = "team_not_found" | "usergroup_not_linked_to_team" | "usergroup_team_not_provisioned";

function isAboutTeam(error: GroupChannelsCode): error is TeamCode {
  const codes: readonly string[] = ["team_not_found", "usergroup_not_linked_to_team", "usergroup_team_not_provisioned"];
  return codes.includes(error);
}

export const adminUsergroupsRemoveChannels = defineMethod({
  name: "admin.usergroups.removeChannels",
  summary: "Removes default channels from a user group.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.usergroups:write"],
  rate: 2,
  params: { usergroup_id: usergroupParam, channel_ids: groupChannelsParam },
  result: {},
  errors: {
    ...usergroupErrors,
    ...groupChannelErrors,
    channel_not_found: "One of `channel_ids` is not a default channel of the group.",
  },
  examples: [{ title: "A channel", params: { usergroup_id: "S0123456789", channel_ids: ["C0123456789"] } }],
  notes: "Later members of the group are not added to the channels. Nobody is removed from them.",
  async handler(ctx, { usergroup_id: groupId, channel_ids: channelIds }) {
    const changed = await ctx.write(changeGroupChannels, { groupId, channelIds, isAdded: false });
    if (changed.ok) return changed;
    // Without `team_id` there is no workspace that could be another one.
    const { error } = changed;
    return isAboutTeam(error) ? refuse("usergroup_not_found") : refuse(error);
  },
});
