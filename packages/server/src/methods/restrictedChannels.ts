import { governChannelErrors, governErrors } from "./adminParams.ts";
import { id } from "./params.ts";

export const groupParam = id({ object: "usergroup", describe: "The user group.", otherwise: "group_not_found" });

export const channelTeamParam = id({
  object: "team",
  describe: "A workspace that has the channel.",
  otherwise: "team_not_found",
});

/** The refusals of `accessRestrictable`, worded once. */
export const restrictErrors = {
  channel_not_found: `${governChannelErrors.channel_not_found} Or \`team_id\` does not have the channel.`,
  invalid_channel: governChannelErrors.channel_type_not_supported,
  not_an_admin: governChannelErrors.not_an_admin,
  team_not_found: governErrors.team_not_found,
};

export const groupNotFound = "`group_id` names no user group of a workspace that has the channel.";
