import { reactivateUser } from "../../domain/users/reactivateUser.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminUsersReactivate = defineMethod({
  name: "admin.users.reactivate",
  summary: "Reactivates a person. Their earlier tokens stay revoked.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    user_id: id({ object: "user", describe: "Whom to let back in.", otherwise: "user_not_found" }),
  },
  result: {},
  errors: {
    ...governErrors,
    user_not_found: "`user_id` is not a person of that workspace, or is a bot.",
    user_not_deactivated: "The person is active.",
  },
  examples: [{ title: "A person returns", params: { team_id: "T0123456789", user_id: "U0123456789" } }],
  handler: (ctx, params) => ctx.write(reactivateUser, { teamId: params.team_id, userId: params.user_id }),
});
