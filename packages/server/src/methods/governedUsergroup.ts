import { limits } from "@platform/protocol";
import { governErrors } from "./adminParams.ts";
import { id, list, optional } from "./params.ts";

/** The group that an administrator decides about. */
export const usergroupParam = id({ object: "usergroup", describe: "The group.", otherwise: "usergroup_not_found" });

export const groupTeamParam = optional(
  id({ object: "team", describe: "The workspace of the group.", otherwise: "team_not_found" }),
);

/** One more than allowed, so that too many get a code of their own. */
export const groupChannelsParam = list({
  object: "channel",
  describe: `At most ${limits.group_channels_max} channels.`,
  max: limits.arg_count_max,
});

export const usergroupErrors = {
  not_an_admin: governErrors.not_an_admin,
  usergroup_not_found: "`usergroup_id` names no group of a workspace that the caller runs.",
};

/** The refusals of naming the workspace. */
export const groupTeamErrors = {
  team_not_found: governErrors.team_not_found,
  usergroup_not_linked_to_team: "The group belongs to another workspace than `team_id`, and was not added to it.",
};

export const groupProvisionErrors = {
  usergroup_team_not_provisioned:
    "The group was added to `team_id` without `auto_provision`, so its members are not members there.",
};

export const groupChannelErrors = {
  invalid_channels_limit: `No channel is named, or the group would have more than ${limits.group_channels_max}.`,
};
