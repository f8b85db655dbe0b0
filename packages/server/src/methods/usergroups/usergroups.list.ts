import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listUsergroups } from "../../domain/usergroups/listUsergroups.ts";
import { presentUsergroup, usergroupSchema } from "../../present/usergroup.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag } from "../params.ts";

export const usergroupsList = defineMethod({
  name: "usergroups.list",
  summary: "Lists the user groups of the workspace.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["usergroups:read"],
  rate: 2,
  params: {
    include_users: defaulted(flag({ describe: "Whether to include the members of each." }), false),
    include_count: defaulted(flag({ describe: "Whether to include the number of members of each." }), false),
    include_disabled: defaulted(flag({ describe: "Whether to include disabled groups." }), false),
  },
  result: { usergroups: Type.Array(usergroupSchema) },
  errors: {},
  examples: [{ title: "All groups with their members", params: { include_users: true } }],
  async handler(ctx, params) {
    const view = { withUsers: params.include_users, withCount: params.include_count };
    const groups = await listUsergroups(ctx, params.include_disabled);
    return succeed({ usergroups: groups.map((listed) => presentUsergroup(listed, view)) });
  },
});
