import { deactivateUser } from "../../domain/users/deactivateUser.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminUsersRemove = defineMethod({
  name: "admin.users.remove",
  summary: "Deactivates a person. All of their tokens and sessions end at once.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    user_id: id({ object: "user", describe: "Whom to deactivate.", otherwise: "user_not_found" }),
  },
  result: {},
  errors: {
    ...governErrors,
    user_not_found: "`user_id` is not a person of that workspace, or is a bot: uninstall its app instead.",
    cannot_modify_primary_owner: "The primary owner cannot be deactivated.",
    invalid_permissions: "Only owners deactivate admins and owners.",
    user_already_deleted: "The person is deactivated already.",
  },
  examples: [{ title: "A person leaves", params: { team_id: "T0123456789", user_id: "U0123456789" } }],
  notes:
    "Calls with the person's tokens then answer `account_inactive`. `admin.users.reactivate` lets the person back in, but never brings the tokens back.",
  handler: (ctx, params) => ctx.write(deactivateUser, { teamId: params.team_id, userId: params.user_id }),
});
