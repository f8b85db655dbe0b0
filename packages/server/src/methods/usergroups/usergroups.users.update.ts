import { limits, succeed } from "@platform/protocol";
import { setUsergroupMembers } from "../../domain/usergroups/setUsergroupMembers.ts";
import { presentUsergroup, usergroupSchema } from "../../present/usergroup.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, list } from "../params.ts";

export const usergroupsUsersUpdate = defineMethod({
  name: "usergroups.users.update",
  summary: "Says who is in a group: these people and nobody else.",
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
    include_count: defaulted(flag({ describe: "Whether to tell how many are in it." }), false),
  },
  result: { usergroup: usergroupSchema },
  errors: {
    no_such_subteam: "`usergroup` is missing, unknown, or in another workspace.",
    no_users_provided: "`users` is missing or empty.",
    invalid_users: "One of `users` is nobody of the workspace, a bot, or deactivated.",
    permission_denied: "The caller is a guest; or no admin, and the group stands in an information barrier.",
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
