import { limits, succeed } from "@platform/protocol";
import { setUsergroupMembers } from "../../domain/usergroups/setUsergroupMembers.ts";
import { presentUsergroup, usergroupSchema } from "../../present/usergroup.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, list } from "../params.ts";

export const usergroupsUsersUpdate = defineMethod({
  name: "usergroups.users.update",
  summary: "Replaces the members of a user group.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["usergroups:write"],
  rate: 2,
  params: {
    usergroup: id({ object: "usergroup", describe: "The group.", otherwise: "no_such_subteam" }),
    users: list({
      object: "user",
      describe: "Everybody who shall be in it.",
      otherwise: "no_users_provided",
      max: limits.usergroup_members_max,
    }),
    include_count: defaulted(flag({ describe: "Whether to include the number of members." }), false),
  },
  result: { usergroup: usergroupSchema },
  errors: {
    no_such_subteam: "`usergroup` is missing, unknown, or in another workspace.",
    no_users_provided: "`users` is missing or empty.",
    invalid_users: "One of `users` is not a person of the workspace, is a bot, or is deactivated.",
    permission_denied: "The caller is a guest, or not an admin while the group is part of an information barrier.",
  },
  examples: [{ title: "Two members", params: { usergroup: "S0123456789", users: ["U0123456789", "U0987654321"] } }],
  async handler(ctx, params) {
    const done = await ctx.write(setUsergroupMembers, { groupId: params.usergroup, userIds: params.users });
    if (!done.ok) return done;
    return succeed({
      usergroup: presentUsergroup(done.listed, { withUsers: true, withCount: params.include_count }),
    });
  },
});
