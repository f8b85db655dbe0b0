import { demoteUser } from "../../domain/users/demoteUser.ts";
import { governErrors, memberParam, roleErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminUsersSetRegular = defineMethod({
  name: "admin.users.setRegular",
  summary: "Makes a person an ordinary member; also for guests, admins and owners.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: { team_id: teamParam, user_id: memberParam },
  result: {},
  errors: { ...governErrors, ...roleErrors },
  examples: [{ title: "An admin steps down", params: { team_id: "T0123456789", user_id: "U0123456789" } }],
  handler: (ctx, params) => ctx.write(demoteUser, { teamId: params.team_id, userId: params.user_id }),
});
