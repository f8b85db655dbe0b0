import { promoteUser } from "../../domain/users/promoteUser.ts";
import { governErrors, memberParam, roleErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminUsersSetAdmin = defineMethod({
  name: "admin.users.setAdmin",
  summary: "Makes a person an admin of a workspace; an owner is demoted to admin.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: { team_id: teamParam, user_id: memberParam },
  result: {},
  errors: {
    ...governErrors,
    ...roleErrors,
    invalid_role_for_user: "Guests cannot run a workspace; make them members first.",
  },
  examples: [{ title: "A new admin", params: { team_id: "T0123456789", user_id: "U0123456789" } }],
  handler: (ctx, params) => ctx.write(promoteUser, { teamId: params.team_id, userId: params.user_id, role: "admin" }),
});
