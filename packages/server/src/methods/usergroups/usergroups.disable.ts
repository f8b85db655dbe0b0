import { succeed } from "@platform/protocol";
import { enableUsergroup } from "../../domain/usergroups/enableUsergroup.ts";
import { presentUsergroup, usergroupSchema } from "../../present/usergroup.ts";
import { defineMethod } from "../define.ts";
import { usergroupErrors, usergroupParams } from "../usergroupParams.ts";

export const usergroupsDisable = defineMethod({
  name: "usergroups.disable",
  summary: "Disables a user group. Its members and its handle stay.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["usergroups:write"],
  rate: 2,
  params: usergroupParams,
  result: { usergroup: usergroupSchema },
  errors: usergroupErrors,
  examples: [{ title: "By its id", params: { usergroup: "S0123456789" } }],
  async handler(ctx, { usergroup: groupId, include_count: withCount }) {
    const set = await ctx.write(enableUsergroup, { groupId, isEnabled: false });
    return set.ok ? succeed({ usergroup: presentUsergroup(set.listed, { withUsers: true, withCount }) }) : set;
  },
});
