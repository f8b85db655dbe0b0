import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readUsergroup } from "../../domain/usergroups/readUsergroup.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const usergroupsUsersList = defineMethod({
  name: "usergroups.users.list",
  summary: "Lists the members of a user group.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["usergroups:read"],
  rate: 2,
  params: { usergroup: id({ object: "usergroup", describe: "The group.", otherwise: "no_such_subteam" }) },
  result: { users: Type.Array(Type.String()) },
  errors: { no_such_subteam: "`usergroup` is missing, unknown, or in another workspace." },
  examples: [{ title: "Who is in it", params: { usergroup: "S0123456789" } }],
  async handler(ctx, params) {
    const found = await readUsergroup(ctx, params.usergroup);
    if (!found.ok) return found;
    return succeed({ users: found.listed.userIds.slice() });
  },
});
