import { defaulted, flag, id } from "./params.ts";

/** The group that a method changes, and what its answer shows. */
export const usergroupParams = {
  usergroup: id({ object: "usergroup", describe: "The group.", otherwise: "no_such_subteam" }),
  include_count: defaulted(flag({ describe: "Whether to include the number of members." }), false),
};

export const usergroupErrors = {
  no_such_subteam: "`usergroup` is missing, unknown, or in another workspace.",
  permission_denied: "Guests change no groups, and only admins change a group of a barrier.",
};
