import { limits } from "@platform/protocol";
import { defaulted, flag, id, list, optional } from "./params.ts";

/** The group that a method changes, and what its answer shows. */
export const usergroupParams = {
  usergroup: id({ object: "usergroup", describe: "The group.", otherwise: "no_such_subteam" }),
  include_count: defaulted(flag({ describe: "Whether to include the number of members." }), false),
};

const channels = { object: "channel", max: limits.arg_count_max } as const;

export const groupChannelParams = {
  channels: optional(
    list({
      describe: "Its default channels. Members join them; leaving the group takes nobody out of a channel.",
      ...channels,
    }),
  ),
  additional_channels: optional(list({ describe: "Further channels of the group.", ...channels })),
  enable_section: optional(flag({ describe: "Whether members see the channels as a section of the sidebar." })),
};

export const usergroupErrors = {
  no_such_subteam: "`usergroup` is missing, unknown, or in another workspace.",
  permission_denied: "Guests change no groups, and only admins change a group of a barrier.",
};
